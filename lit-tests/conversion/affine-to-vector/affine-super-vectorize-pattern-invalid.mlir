// RUN: ttmlir-opt --pass-pipeline="builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4 test-fastest-varying=0,1}))" --verify-diagnostics %s

// expected-remark @+1 {{Fastest varying pattern specified with different size than the vector size.}}
func.func @pattern_of_two() {
  return
}
