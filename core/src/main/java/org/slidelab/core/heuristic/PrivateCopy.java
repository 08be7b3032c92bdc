package org.slidelab.core.heuristic;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.Optional;

/**
 * Gives every evaluator class, or every class of another kind, a copy of its own of a class that works for it, such as an
 * engine's innermost loop.
 *
 * <p>The compiler inlines a call through an interface as long as it has seen one class there. A loop that has worked for
 * three heuristics has seen three, and calls all of them slowly from then on. So the loop's class is a template: each
 * evaluator class gets a hidden class made of the same bytes, which sees that one evaluator class for ever and is
 * compiled for it alone. Copies live as long as the evaluator class does.
 *
 * <p>Copies may also be made for one value of something that the loop asks at every node. They get it as class data, from
 * which the template initialises a static final field ({@link #constant}): to the compiler that is a constant.
 *
 * <p>A template is a final class without nested classes or lambdas; its constructor is public, and it is used through an
 * interface.
 *
 * @param <T> the interface
 */
public final class PrivateCopy<T> {

    private final Lookup lookup;
    private final Class<? extends T> template;
    private final Class<T> type;
    private final Class<?>[] parameters;
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
        this(Optional.empty(), lookup, template, type, parameters);
    }

    private PrivateCopy(
            Optional<Object> constant,
            Lookup lookup,
            Class<? extends T> template,
            Class<T> type,
            Class<?>... parameters) {
        this.lookup = lookup;
        this.template = template;
        this.type = type;
        this.parameters = parameters;
        constructors = new ClassValue<>() {
            @Override
            protected MethodHandle computeValue(Class<?> evaluatorClass) {
                return constructor(constant);
            }
        };
    }

    /** Copies of the same template that are made for one value. */
    public PrivateCopy<T> madeFor(Object constant) {
        return new PrivateCopy<>(Optional.of(constant), lookup, template, type, parameters);
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

    /**
     * The value that a copy is made for; to be called by its static initialiser.
     *
     * @param copy the lookup of the copy
     * @param otherwise the value for a class that was made for none
     */
    public static <C> C constant(Lookup copy, C otherwise) {
        try {
            Object constant = MethodHandles.classData(copy, ConstantDescs.DEFAULT_NAME, Object.class);
            @SuppressWarnings("unchecked") // copies and template are made for values of one type
            C value = (C) constant;
            return value == null ? otherwise : value;
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("not the lookup of a copy: " + copy, e);
        }
    }

    private MethodHandle constructor(Optional<Object> constant) {
        try (InputStream bytes = template.getResourceAsStream(template.getSimpleName() + ".class")) {
            if (bytes == null) {
                throw new IllegalStateException("the class file of " + template + " is missing");
            }
            byte[] code = bytes.readAllBytes();
            Lookup copy = constant.isPresent()
                    ? lookup.defineHiddenClassWithClassData(code, constant.get(), true)
                    : lookup.defineHiddenClass(code, true);
            return copy.findConstructor(copy.lookupClass(), MethodType.methodType(void.class, parameters));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no copy of " + template, e);
        }
    }
}
