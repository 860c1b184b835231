// RUN: ttmlir-opt --allow-unregistered-dialect --strip-func-quant-types %s | filecheck %s --check-prefix=STRIP
// RUN: ttmlir-opt --allow-unregistered-dialect --normalize-quant-types %s | filecheck %s --check-prefix=NORMAL

!blocks = !quant.uniform<i8:f32:{0:1}, {{2.0:10}, {3.0:20}}>

// STRIP: func.func @f(%[[A:.*]]: tensor<2x8xi8>) -> tensor<2x8xi8> {
// STRIP-NEXT: %[[Q:.*]] = quant.scast %[[A]] : tensor<2x8xi8> to tensor<2x8x!quant.uniform<i8:f32:{0:1}, {{[{][{]}}2.000000e+00:10}, {3.000000e+00:20}}>>
// STRIP-NEXT: quant.dcast %[[Q]]
// STRIP: return %[[A]] : tensor<2x8xi8>

// NORMAL: func.func @f(%[[A:.*]]: tensor<2x8x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>>)
// NORMAL-NEXT: quant.dcast %[[A]] : tensor<2x8x!quant.uniform<i8:f32:0, {2.000000e+00:10,3.000000e+00:20}>> to tensor<2x8xf32>
func.func @f(%a: tensor<2x8x!blocks>) -> tensor<2x8x!blocks> {
  %0 = quant.dcast %a : tensor<2x8x!blocks> to tensor<2x8xf32>
  "test.keep"(%0) : (tensor<2x8xf32>) -> ()
  return %a : tensor<2x8x!blocks>
}
