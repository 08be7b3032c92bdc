package org.slidelab.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaModifier.FINAL;
import static com.tngtech.archunit.lang.conditions.ArchConditions.have;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.provider.Provider;

/** Who may know whom, and why. */
class ArchitectureTest {

    private static final String CORE = "org.slidelab.core..";
    private static final String HEURISTICS = "org.slidelab.heuristics..";
    private static final String UNINFORMED = "org.slidelab.algorithms.uninformed..";
    private static final String INFORMED = "org.slidelab.algorithms.informed..";
    private static final String LAB = "org.slidelab.lab..";
    private static final String CLI = "org.slidelab.cli..";
    private static final String WEB = "org.slidelab.web..";

    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.slidelab");

    private static final DescribedPredicate<JavaClass> PROVIDERS = describe(
            "providers",
            type -> type.isAssignableTo(Provider.class)
                    && !type.isInterface()
                    && !type.getModifiers().contains(JavaModifier.ABSTRACT));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "org.slidelab.core.board",
                "org.slidelab.core.engine",
                "org.slidelab.heuristics",
                "org.slidelab.algorithms.uninformed",
                "org.slidelab.algorithms.informed",
                "org.slidelab.lab.run",
                "org.slidelab.lab.experiment",
                "org.slidelab.lab.plot",
                "org.slidelab.cli.command",
                "org.slidelab.web.api"
            })
    void classes_ofEachModule_wereSeen(String packageName) {
        assertThat(ALL).anyMatch(type -> type.getPackageName().equals(packageName));
    }

    @Test
    void core_knowsNobody() {
        check(classes()
                .that()
                .resideInAPackage(CORE)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(CORE, "java..", "org.slf4j..", "org.jspecify..")
                .because("whoever writes a plugin gets the core and what it needs: that should be next to nothing"));
    }

    @ParameterizedTest
    @ValueSource(strings = {HEURISTICS, UNINFORMED, INFORMED})
    void providers_knowTheCoreOnly(String module) {
        check(classes()
                .that()
                .resideInAPackage(module)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        module, CORE, "java..", "org.slf4j..", "org.jspecify..", "com.google.auto.service..")
                .because("a provider module is a plugin like any other and can be left out or used alone"));
    }

    @Test
    void lab_knowsNoProviderAndNoApp() {
        check(noClasses()
                .that()
                .resideInAPackage(LAB)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(HEURISTICS, UNINFORMED, INFORMED, CLI, WEB, "picocli..", "org.eclipse.jetty..")
                .because("every front end shares it, and it works with whatever providers there are"));
    }

    @Test
    void commandLine_importsNoProvider() {
        check(noClasses()
                .that()
                .resideInAPackage(CLI)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(HEURISTICS, UNINFORMED, INFORMED)
                .because("it finds providers as it finds a user's plugins, in the catalog"));
    }

    @Test
    void window_importsNoProvider() {
        check(noClasses()
                .that()
                .resideInAPackage(WEB)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(HEURISTICS, UNINFORMED, INFORMED)
                .because("it shows what the catalog has, a user's plugins like our own"));
    }

    @Test
    void apps_doNotKnowEachOther() {
        check(noClasses()
                .that()
                .resideInAPackage(CLI)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(WEB)
                .because(
                        "the command line finds the window as a service, and its classes are loaded by no other verb"));
        check(noClasses()
                .that()
                .resideInAPackage(WEB)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(CLI)
                .because("an app is an end, not a means"));
    }

    @Test
    void picocli_staysInTheCommandLine() {
        check(noClasses()
                .that()
                .resideInAnyPackage(
                        CORE,
                        HEURISTICS,
                        UNINFORMED,
                        INFORMED,
                        LAB,
                        WEB,
                        "org.slidelab.cli.print..",
                        "org.slidelab.cli.terminal..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("picocli..")
                .because("options are parsed in one place and handed on as plain values"));
    }

    @Test
    void packages_ofTheCore_haveNoCycles() {
        check(slices().matching("org.slidelab.core.(*)..")
                .should()
                .beFreeOfCycles()
                .because("a reader wants an order in which to read"));
    }

    @Test
    void packages_ofTheLaboratory_haveNoCycles() {
        check(slices().matching("org.slidelab.lab.(*)..")
                .should()
                .beFreeOfCycles()
                .because("pictures can be had without experiments, and experiments without pictures"));
    }

    @Test
    void logging_goesThroughSlf4j() {
        check(noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.util.logging..",
                        "ch.qos.logback..",
                        "org.apache.logging..",
                        "org.apache.commons.logging..")
                .because("an application chooses the logging, at runtime"));
    }

    @Test
    void providers_arePublicFinalAndStateless() {
        ArchRule rule = classes()
                .that(PROVIDERS)
                .should()
                .bePublic()
                .andShould()
                .haveModifier(FINAL)
                .andShould(have(describe("no instance fields", ArchitectureTest::hasNoInstanceFields)))
                .andShould(have(describe("a public constructor without parameters", ArchitectureTest::canBeCreated)))
                .because("the service loader creates one, and searches on several threads share it");

        check(rule);
        assertThat(ALL.that(PROVIDERS)).hasSizeGreaterThanOrEqualTo(12);
    }

    @Test
    void helpers_haveNoVagueNames() {
        check(noClasses()
                .should()
                .resideInAnyPackage("..util..", "..impl..", "..common..", "..helper..", "..manager..")
                .because("a package is a noun of the domain"));
    }

    private static boolean hasNoInstanceFields(JavaClass type) {
        return type.getAllFields().stream()
                .allMatch(field -> field.getModifiers().contains(JavaModifier.STATIC));
    }

    private static boolean canBeCreated(JavaClass type) {
        return type.tryGetConstructor()
                .filter(constructor -> constructor.getModifiers().contains(JavaModifier.PUBLIC))
                .isPresent();
    }

    private static void check(ArchRule rule) {
        rule.check(ALL);
    }
}
