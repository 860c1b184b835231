// RUN: ttmlir-opt --convert-bufferization-to-memref --split-input-file --verify-diagnostics %s

func.func @not_dense(%m: memref<2xf32, strided<[2]>>) -> memref<2xf32, strided<[2]>> {
  // expected-error @+1 {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %m : memref<2xf32, strided<[2]>> to memref<2xf32, strided<[2]>>
  return %0 : memref<2xf32, strided<[2]>>
}
