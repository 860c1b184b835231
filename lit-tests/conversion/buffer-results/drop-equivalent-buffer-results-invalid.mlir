// RUN: ttmlir-opt --drop-equivalent-buffer-results --verify-diagnostics %s

func.func private @f(%a: memref<2xf32>) -> memref<2xf32> {
  return %a : memref<2xf32>
}

func.func @constant() -> ((memref<2xf32>) -> memref<2xf32>) {
  // expected-error @+1 {{reference to function with mismatched type}}
  %f = constant @f : (memref<2xf32>) -> memref<2xf32>
  return %f : (memref<2xf32>) -> memref<2xf32>
}
