// RUN: ttmlir-opt --normalize-quant-types %s | filecheck %s

// Arguments of all blocks get the types.
// CHECK: ^bb1(%{{.*}}: tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>):
func.func @blocks(%a: tensor<4x!quant.uniform<i8:f32:{0:4}, {2.0}>>) {
  cf.br ^bb1(%a : tensor<4x!quant.uniform<i8:f32:{0:4}, {2.0}>>)
^bb1(%b: tensor<4x!quant.uniform<i8:f32:{0:4}, {2.0}>>):
  return
}

// Two indices share a scale.
// CHECK: func.func private @shared(tensor<4x!quant.uniform<i8:f32:{0:2}, {2.000000e+00, 3.000000e+00}>>)
func.func private @shared(tensor<4x!quant.uniform<i8:f32:{0:2}, {2.0, 3.0}>>)
