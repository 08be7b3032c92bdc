package org.slidelab.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import org.slidelab.cli.ExitCode;
import org.slidelab.cli.option.CatalogOptions;
import org.slidelab.cli.option.Converters;
import org.slidelab.cli.terminal.Browser;
import org.slidelab.cli.terminal.Interruption;
import org.slidelab.core.search.Limits;
import org.slidelab.lab.window.OpenWindow;
import org.slidelab.lab.window.Window;
import org.slidelab.lab.window.WindowSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Serves the window. */
@Command(
        name = "web",
        description = "Serves a web page to play, solve, watch and compare, until Ctrl-C.",
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {
            "  slidelab web --open",
            "  slidelab web --port 8080 --plugins my-heuristics/",
            "  slidelab web --bind 0.0.0.0 --port 8080          for everybody who can reach this machine"
        })
public final class WebCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "the port (default: any that is free)",
            converter = Converters.OfPort.class)
    private int port;

    @Option(names = "--open", description = "open the page in the browser")
    private boolean open;

    @Option(
            names = "--bind",
            paramLabel = "ADDRESS",
            description = "listen at this address of the machine instead of for this machine alone",
            converter = Converters.OfAddress.class)
    private Optional<InetAddress> bind = Optional.empty();

    @Option(
            names = "--searches",
            paramLabel = "N",
            description = "how many searches may run at once (default: one for each processor, at least 2)",
            converter = Converters.OfSearches.class)
    private Optional<Integer> searches = Optional.empty();

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            description = "the most nodes that a search may expand (default: 200M)",
            converter = Converters.OfCount.class)
    private Optional<Long> nodes = Optional.empty();

    @Option(
            names = "--max-time",
            paramLabel = "TIME",
            description = "the longest time that a search may take (default: 60s)",
            converter = Converters.OfDuration.class)
    private Optional<Duration> time = Optional.empty();

    @Option(
            names = "--max-memory",
            paramLabel = "SIZE",
            description = "the most memory for the nodes of a search (default: the Java heap is shared among them)",
            converter = Converters.OfBytes.class)
    private Optional<Long> bytes = Optional.empty();

    @Mixin
    private CatalogOptions catalog = new CatalogOptions();

    @Override
    public Integer call() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Window window = ServiceLoader.load(Window.class)
                .findFirst()
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "this installation has no window (is the jar slidelab-web missing?)"));
        OpenWindow served = serve(window, settings(), err);
        Interruption.endsInOrder();
        out.println("Slidelab is at " + served.address() + " (Ctrl-C ends it)");
        bind.filter(address -> !address.isLoopbackAddress())
                .ifPresent(address -> err.println("slidelab: warning: everybody who can reach "
                        + address.getHostAddress() + " can use this window and have searches run on this machine"));
        if (open && !Browser.open(served.address())) {
            err.println("slidelab: no browser could be opened; type the address into one");
        }
        Interruption.await();
        return ExitCode.DONE.number();
    }

    private OpenWindow serve(Window window, WindowSettings settings, PrintWriter err) {
        try {
            return window.open(catalog.catalog(err), settings);
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    private WindowSettings settings() {
        WindowSettings local = WindowSettings.local();
        int chosen = searches.orElse(local.searches());
        Limits limits = new Limits(
                nodes.orElse(local.limits().nodes()),
                time.orElse(local.limits().time()),
                bytes.orElse(Limits.DEFAULT.bytes() / chosen));
        return local.at(bind.orElse(local.address()), port)
                .withSearches(chosen, local.waiting())
                .withLimits(limits);
    }
}
