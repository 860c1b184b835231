// RUN: ttmlir-opt --ttir-element-type-normalization %s | filecheck %s
// RUN: ttmlir-opt --inline --ttir-to-ttnn-backend-pipeline %s | ttmlir-translate --ttnn-to-flatbuffer -o %t.ttnn
// RUN: ttrt run --golden %t.ttnn

#any = #tt.operand_constraint<any_device>

// What is moved is held in the device's types; sums of integers are computed in 32 bits, of which the lowest stay.
// CHECK-LABEL: func.func @integers(
// CHECK-SAME: %[[A:.*]]: tensor<2x3xi8>, %[[B:.*]]: tensor<3x2xui8>) -> (tensor<3x2xi8>, tensor<3x2xui8>)
// CHECK: %[[MOVED:.*]] = "ttir.transpose"(%[[A]],
// CHECK-SAME: (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<3x2xi8>
// CHECK: %[[WIDE:.*]] = "ttir.typecast"(%[[MOVED]],
// CHECK-SAME: (tensor<3x2xi8>, tensor<3x2xi32>) -> tensor<3x2xi32>
// CHECK: %[[SUM:.*]] = "ttir.add"(%[[WIDE]], %[[WIDE]],
// CHECK-SAME: -> tensor<3x2xi32>
// CHECK: %[[LEAST:.*]] = "ttir.constant"() <{value = dense<-8> : tensor<1x1xi32>}>
// CHECK: %[[POSITIVE:.*]] = "ttir.subtract"(%[[SUM]], %[[LEAST]],
// CHECK: %[[MASK:.*]] = "ttir.constant"() <{value = dense<15> : tensor<1x1xi32>}>
// CHECK: %[[LOW:.*]] = "ttir.bitwise_and"(%[[POSITIVE]], %[[MASK]],
// CHECK: %[[SIGNED:.*]] = "ttir.add"(%[[LOW]],
// CHECK: %[[RESULT:.*]] = "ttir.typecast"(%[[SIGNED]],
// CHECK-SAME: (tensor<3x2xi32>, tensor<3x2xi8>) -> tensor<3x2xi8>
// CHECK: %[[PRODUCT:.*]] = "ttir.multiply"
// CHECK: "ttir.bitwise_and"(%[[PRODUCT]],
// CHECK: %[[UNSIGNED:.*]] = "ttir.typecast"
// CHECK-SAME: (tensor<3x2xui32>, tensor<3x2xui8>) -> tensor<3x2xui8>
// CHECK: return %[[RESULT]], %[[UNSIGNED]] : tensor<3x2xi8>, tensor<3x2xui8>
func.func @integers(%a: tensor<2x3xi4>, %b: tensor<3x2xui4>) -> (tensor<3x2xi4>, tensor<3x2xui4>) {
  %e0 = tensor.empty() : tensor<3x2xi4>
  %0 = "ttir.transpose"(%a, %e0) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<2x3xi4>, tensor<3x2xi4>) -> tensor<3x2xi4>
  %e1 = tensor.empty() : tensor<3x2xi4>
  %1 = "ttir.add"(%0, %0, %e1) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<3x2xi4>, tensor<3x2xi4>, tensor<3x2xi4>) -> tensor<3x2xi4>
  %e2 = tensor.empty() : tensor<3x2xui4>
  %2 = "ttir.multiply"(%b, %b, %e2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<3x2xui4>, tensor<3x2xui4>, tensor<3x2xui4>) -> tensor<3x2xui4>
  return %1, %2 : tensor<3x2xi4>, tensor<3x2xui4>
}

// Floats that become integers are taken to the nearest that there is.
// CHECK-LABEL: func.func @taken(
// CHECK: %[[WHOLE:.*]] = "ttir.typecast"
// CHECK-SAME: (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK: %[[LEAST:.*]] = "ttir.constant"() <{value = dense<-2> : tensor<1xi32>}>
// CHECK: "ttir.maximum"(%[[WHOLE]], %[[LEAST]],
// CHECK: %[[LARGEST:.*]] = "ttir.constant"() <{value = dense<1> : tensor<1xi32>}>
// CHECK: "ttir.minimum"(%{{.*}}, %[[LARGEST]],
func.func @taken(%a: tensor<4xf32>) -> tensor<4xi2> {
  %e = tensor.empty() : tensor<4xi2>
  %0 = "ttir.typecast"(%a, %e) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<4xf32>, tensor<4xi2>) -> tensor<4xi2>
  return %0 : tensor<4xi2>
}

// Products of matrices read what is held; those of narrow types are rounded. A called function has the types of its caller.
// CHECK-LABEL: func.func private @negated(%{{.*}}: tensor<2x2xbf16>) -> tensor<2x2xbf16>
// CHECK: "ttir.neg"
// CHECK-SAME: (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
func.func private @negated(%a: tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN> {
  %e = tensor.empty() : tensor<2x2xf8E4M3FN>
  %0 = "ttir.neg"(%a, %e) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  return %0 : tensor<2x2xf8E4M3FN>
}

// CHECK-LABEL: func.func @products(
// CHECK-SAME: %[[A:.*]]: tensor<2x2xbf16>) -> (tensor<2x2xf32>, tensor<2x2xbf16>)
// CHECK: "ttir.matmul"(%[[A]], %[[A]],
// CHECK-SAME: (tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK: %[[PRODUCT:.*]] = "ttir.matmul"
// CHECK-SAME: (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK: "ttir.isfinite"(%[[PRODUCT]],
// CHECK: call @negated(%{{.*}}) : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
func.func @products(%a: tensor<2x2xf8E4M3FN>) -> (tensor<2x2xf32>, tensor<2x2xf8E4M3FN>) {
  %e0 = tensor.empty() : tensor<2x2xf32>
  %0 = "ttir.matmul"(%a, %a, %e0) <{operand_constraints = [#any, #any, #any]}> : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %e1 = tensor.empty() : tensor<2x2xf8E4M3FN>
  %1 = "ttir.matmul"(%a, %a, %e1) <{operand_constraints = [#any, #any, #any]}> : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %2 = call @negated(%1) : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  return %0, %2 : tensor<2x2xf32>, tensor<2x2xf8E4M3FN>
}

// Floats of sums of products of integers, some of which are negative.
// CHECK-LABEL: func.func @floats_of_integers(
// CHECK: "ttir.matmul"({{.*}} : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xf32>) -> tensor<2x2xf32>
func.func @floats_of_integers() -> tensor<2x2xf32> {
  %a = "ttir.constant"() <{value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %b = "ttir.constant"() <{value = dense<[[3, -5], [-2, 4]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %e = tensor.empty() : tensor<2x2xf32>
  %0 = "ttir.matmul"(%a, %b, %e) <{operand_constraints = [#any, #any, #any]}> : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
