// RUN: ttmlir-opt --verify-diagnostics --allow-unregistered-dialect %s

// Numbers are made of floats; mlir-opt crashes at others.
// expected-error @+1 {{expected floating-point type, but got 'i32'}}
"foo.op"() {a = #complex.number<:i32 1.0, 2.0>} : () -> ()
