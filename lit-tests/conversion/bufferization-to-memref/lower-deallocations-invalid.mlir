// RUN: ttmlir-opt --pass-pipeline="builtin.module(any(bufferization-lower-deallocations))" --split-input-file --verify-diagnostics %s

func.func @several(%m: memref<2xf32>, %n: memref<?xf32>, %c: i1) {
  // expected-error @+2 {{library function required for generic lowering, but cannot be automatically inserted when operating on functions}}
  // expected-error @+1 {{failed to legalize operation 'bufferization.dealloc' that was explicitly marked illegal}}
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<?xf32>) if (%c, %c)
  return
}

// -----

// expected-error @+1 {{root operation must be a builtin.module or a function}}
emitc.class @c {
}
