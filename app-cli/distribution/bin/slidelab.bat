@echo off
rem Starts Slidelab. JAVA_HOME gives the Java to use (17 or later; otherwise the one on PATH),
rem SLIDELAB_JAVA_OPTS further options for the Java virtual machine.
setlocal
for %%i in ("%~dp0..") do set "SLIDELAB_DIR=%%~fi"

if not defined JAVA_HOME goto path
set "SLIDELAB_JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%SLIDELAB_JAVA%" goto start
echo slidelab: JAVA_HOME is %JAVA_HOME%, but it has no bin\java.exe; Slidelab needs Java 17 or later 1>&2
exit /b 30

:path
set SLIDELAB_JAVA=java.exe
where /q java.exe && goto start
echo slidelab: no java on PATH, and JAVA_HOME is not set; Slidelab needs Java 17 or later 1>&2
exit /b 30

:start
rem Nothing tells whether the streams are a terminal, so the output is plain text.
"%SLIDELAB_JAVA%" -XX:+UseSerialGC -XX:MaxRAMPercentage=70 -Xshare:auto -Xlog:disable %SLIDELAB_JAVA_OPTS% "-Dslidelab.home=%SLIDELAB_DIR%" -cp "%SLIDELAB_DIR%\lib\*" org.slidelab.cli.Main %*
exit /b %ERRORLEVEL%
