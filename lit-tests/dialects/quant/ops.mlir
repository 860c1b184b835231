// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

!q = !quant.uniform<i8:f32, 2.0:10>

// CHECK-LABEL: func.func @casts
func.func @casts(%a: f32, %b: tensor<?x!q>, %c: tensor<*xi8>, %d: tensor<4x!quant.uniform<i8:f32:0, {1.0, 2.0, 3.0, 4.0}>>, %e: tensor<4x6xf32>) {
  // CHECK-NEXT: quant.qcast %{{.*}} : f32 to !quant.uniform<i8:f32, 2.000000e+00:10>
  %0 = quant.qcast %a : f32 to !q
  // CHECK-NEXT: quant.dcast %{{.*}} : tensor<?x!quant.uniform<i8:f32, 2.000000e+00:10>> to tensor<?xf32>
  %1 = quant.dcast %b : tensor<?x!q> to tensor<?xf32>
  // CHECK-NEXT: quant.scast %{{.*}} : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>
  %2 = quant.scast %c : tensor<*xi8> to tensor<*x!q>
  %3 = quant.dcast %d {a = 1 : i32} : tensor<4x!quant.uniform<i8:f32:0, {1.0, 2.0, 3.0, 4.0}>> to tensor<4xf32>
  %4 = "quant.qcast"(%e) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i8:f32:{0:2, 1:3}, {{1.0, 2.0}, {3.0:1, 4.0}}>>
  return
}

// CHECK-LABEL: func.func private @any
// CHECK-SAME: (!quant.any<i8<-8:7>:f32>, !quant.any<u8>, !quant.any<i8>, tensor<2x!quant.any<i16:bf16>>)
func.func private @any(!quant.any<i8<-8:7>:f32>, !quant.any<u8>, !quant.any<i8<-128:127>>, tensor<2x!quant.any<i16:bf16>>)

// CHECK-LABEL: func.func private @calibrated
// CHECK-SAME: (!quant.calibrated<f32<-0.998:1.232100e+00>>, !quant.calibrated<f64<-0.69999999999999996:0x419D6F3454000000>>)
func.func private @calibrated(!quant.calibrated<f32<-0.998:1.2321>>, !quant.calibrated<f64<-0.7:123456789.0>>)

// CHECK-LABEL: func.func private @per_tensor
// CHECK-SAME: !quant.uniform<u8:f16, 1.000000e-03:-4>
func.func private @per_tensor(!quant.uniform<ui8:f16, 1.0e-3:-4>, tensor<4x!quant.uniform<u8<1:255>:f32, 0.1>>, !quant.uniform<i4:f32, 1.0>, !quant.uniform<i8<-127:127>:f32, 1.0:300>)

// CHECK-LABEL: func.func private @per_axis
// CHECK-SAME: tensor<2x2x!quant.uniform<i8:f32:1, {2.000000e+00:10,3.000000e+00:20}>>
func.func private @per_axis(tensor<2x2x!quant.uniform<i8:f32:1, {2.0:10, 3.0:20}>>, tensor<2x!quant.uniform<i8:f32:0, {0.123456789, 1234567891.0}>>)

// CHECK-LABEL: func.func private @sub_channel
// CHECK-SAME: tensor<4x4x!quant.uniform<i8:f32:{0:2, 1:2}, {
func.func private @sub_channel(tensor<4x4x!quant.uniform<i8:f32:{0:2, 1:2}, {{2.0:10, 1.0:3}, {3.0:20, 1.0}}>>, !quant.uniform<i8:f32:{}, {1.0}>, tensor<2x!quant.uniform<i8:f32:{0:1}, {0.123456789, 12345678912.0, 0.998, 1.0}>>)

// CHECK-LABEL: func.func private @elements_of_tensors
// CHECK-SAME: !quant.uniform<u8:f16:{0:2}, {9.997550e-02:-56, 2.000000e+00:44}>
func.func private @elements_of_tensors(tensor<4x!quant.uniform<u8:f16:{0:2}, {0.1:200, 2.0:300}>>)
