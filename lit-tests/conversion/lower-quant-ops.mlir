// RUN: ttmlir-opt --lower-quant-ops %s | filecheck %s

!q = !quant.uniform<u8<1:200>:f32, 2.0:10>

// CHECK-LABEL: func.func @quantize(
// CHECK-SAME: %[[A:.*]]: f32)
func.func @quantize(%a: f32) -> !q {
  // CHECK-DAG: %[[SCALE:.*]] = arith.constant 2.000000e+00 : f32
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant 10 : i8
  // CHECK: %[[SCALED:.*]] = arith.divf %[[A]], %[[SCALE]] : f32
  // CHECK-NEXT: %[[OFFSET:.*]] = arith.uitofp %[[ZERO]] : i8 to f32
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[SCALED]], %[[OFFSET]] : f32
  // CHECK-NEXT: %[[STORED:.*]] = arith.fptoui %[[SUM]] : f32 to i8
  // CHECK-NEXT: %[[MIN:.*]] = arith.constant 1 : i8
  // CHECK-NEXT: %[[MAX:.*]] = arith.constant -56 : i8
  // CHECK-NEXT: %[[RAISED:.*]] = arith.maxui %[[STORED]], %[[MIN]] : i8
  // CHECK-NEXT: %[[CLAMPED:.*]] = arith.minui %[[RAISED]], %[[MAX]] : i8
  // CHECK-NEXT: %[[Q:.*]] = quant.scast %[[CLAMPED]] : i8 to !quant.uniform<u8<1:200>:f32, 2.000000e+00:10>
  // CHECK-NEXT: return %[[Q]]
  %0 = quant.qcast %a : f32 to !q
  return %0 : !q
}

!axis = !quant.uniform<i8:f32:1, {2.0, 3.0}>

// CHECK-LABEL: func.func @dequantize(
// CHECK-SAME: %[[Q:.*]]: tensor<*x
func.func @dequantize(%q: tensor<*x!axis>) -> tensor<*xf32> {
  // CHECK-NEXT: %[[STORED:.*]] = quant.scast %[[Q]] : tensor<*x!quant.uniform<i8:f32:1, {2.000000e+00,3.000000e+00}>> to tensor<*xi8>
  // CHECK-NEXT: %[[SHAPE:.*]] = shape.shape_of %[[STORED]] : tensor<*xi8> -> tensor<?xindex>
  // CHECK: %[[LEFT:.*]], %{{.*}} = "shape.split_at"(%[[SHAPE]], %{{.*}}) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  // CHECK-NEXT: shape.num_elements %[[LEFT]]
  // CHECK-NEXT: %{{.*}}, %[[RIGHT:.*]] = "shape.split_at"(%[[SHAPE]], %{{.*}})
  // CHECK-NEXT: shape.num_elements %[[RIGHT]]
  // CHECK: %[[FLAT:.*]] = tensor.reshape %[[STORED]](%{{.*}}) : (tensor<*xi8>, tensor<3xindex>) -> tensor<?x2x?xi8>
  // CHECK: %[[RESULT:.*]] = linalg.generic {{.*}} ins(%[[FLAT]], %{{.*}}, %{{.*}} : tensor<?x2x?xi8>, tensor<2xf32>, tensor<2xi8>)
  // CHECK: %[[RESTORED:.*]] = tensor.reshape %[[RESULT]](%[[SHAPE]]) : (tensor<?x2x?xf32>, tensor<?xindex>) -> tensor<*xf32>
  // CHECK-NEXT: return %[[RESTORED]]
  %0 = quant.dcast %q : tensor<*x!axis> to tensor<*xf32>
  return %0 : tensor<*xf32>
}
