/* Read before each C file that mypyc makes of the engine (see hatch_build.py): what its code does at every step, told to
   the compiler in a way that costs less. Nothing here changes what the code does. */

#include <Python.h>

/* Errors: a third of the code, which games never come to. Said to be cold, it lies apart from what they do. */
#define COLD __attribute__((cold))
COLD void CPy_AddTraceback(const char *file, const char *function, int line, PyObject *globals);
COLD void CPy_TypeError(const char *expected, PyObject *value);
COLD void CPy_TypeErrorTraceback(const char *file, const char *function, int line, PyObject *globals,
                                 const char *expected, PyObject *value);
COLD void CPy_AttributeError(const char *file, const char *function, const char *type, const char *attribute, int line,
                             PyObject *globals);
COLD void CPy_Raise(PyObject *exception);
COLD void CPyError_OutOfMemory(void);
COLD __attribute__((unused)) static void CPy_DecRef(PyObject *object);

/* Whether an effect that is taken from a list is an effect: asked 5,000 times in a game. Python looks through the list
   of all classes of an object, which lies elsewhere for each; classes with one parent are known by it. */
static inline __attribute__((always_inline)) int is_a(PyObject *object, PyTypeObject *wanted) {
    PyTypeObject *type = Py_TYPE(object);
    do {
        if (type == wanted)
            return 1;
        type = type->tp_base;
    } while (type != NULL);
    return PyType_IsSubtype(Py_TYPE(object), wanted);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, wanted) is_a((PyObject *)(object), (wanted))
