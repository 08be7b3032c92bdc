package org.slidelab.core.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;

/**
 * Gives every evaluator class a copy of its own of an engine's innermost loop.
 *
 * <p>The compiler inlines a call through an interface as long as it has seen one class there. A loop that has worked for
 * three heuristics has seen three, and calls all of them slowly from then on. So the loop's class is a template: each
 * evaluator class gets a hidden class made of the same bytes, which sees that one evaluator class for ever and is
 * compiled for it alone. Copies live as long as the evaluator class does.
 *
 * <p>A template is a final class without nested classes or lambdas; its constructor is public, and it is used through an
 * interface.
 *
 * @param <T> the interface
 */
public final class PrivateCopy<T> {

    private final Class<T> type;
    private final ClassValue<MethodHandle> constructors;

    /**
     * Creates copies of a template.
     *
     * @param lookup the lookup of a class in the template's package
     * @param template the class to copy
     * @param type the interface through which the copies are used
     * @param parameters the parameters of the template's constructor
     */
    public PrivateCopy(Lookup lookup, Class<? extends T> template, Class<T> type, Class<?>... parameters) {
        this.type = type;
        constructors = new ClassValue<>() {
            @Override
            protected MethodHandle computeValue(Class<?> evaluatorClass) {
                return constructor(lookup, template, parameters);
            }
        };
    }

    /** A new instance of the copy that belongs to the class of an evaluator. */
    public T newInstance(Class<?> evaluatorClass, Object... arguments) {
        try {
            return type.cast(constructors.get(evaluatorClass).invokeWithArguments(arguments));
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("no copy for " + evaluatorClass, e);
        }
    }

    private static MethodHandle constructor(Lookup lookup, Class<?> template, Class<?>[] parameters) {
        try (InputStream bytes = template.getResourceAsStream(template.getSimpleName() + ".class")) {
            if (bytes == null) {
                throw new IllegalStateException("the class file of " + template + " is missing");
            }
            Lookup copy = lookup.defineHiddenClass(bytes.readAllBytes(), true);
            return copy.findConstructor(copy.lookupClass(), MethodType.methodType(void.class, parameters));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no copy of " + template, e);
        }
    }
}
