// RUN: ttmlir-opt --pass-pipeline="builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4,8 vectorize-reductions}))" --verify-diagnostics %s

// expected-error @+1 {{Vectorizing reductions is supported only for 1-D vectors.}}
func.func @two_dimensions() {
  return
}
