// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout %s | filecheck %s
// RUN: not ttmlir-opt --ttir-to-ttnn-backend-pipeline %s 2>&1 | filecheck %s --check-prefix=TTNN

// Constants of arith, whose elements must have the type of the result, get a layout with it. No operation of TTNN is converted from them.

// TTNN: error: failed to legalize operation 'arith.constant'
// TTNN: note: --linalg-to-ttir-pipeline converts operations of arith to TTIR

#any_device = #tt.operand_constraint<any_device>

// CHECK-DAG: #[[HOST:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x2xf32, #system>>
// CHECK-DAG: #[[SPARSE:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x2xi32, #system>>
// CHECK-LABEL: func.func @constants(
func.func @constants(%a: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>, tensor<2x2xf32>, vector<4xi8>) {
  // CHECK-DAG: %[[DENSE:.*]] = arith.constant dense<{{.*}}> : tensor<2x2xf32, #[[HOST]]>
  // CHECK-DAG: arith.constant sparse<{{.*}}> : tensor<2x2xi32, #[[SPARSE]]>
  // CHECK-DAG: arith.constant dense_resource<blob> : tensor<2x2xf32, #[[HOST]]>
  // CHECK-DAG: arith.constant dense<1> : vector<4xi8>
  // CHECK: "ttir.to_layout"(%[[DENSE]],
  %dense = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %sparse = arith.constant sparse<[[0, 1]], [7]> : tensor<2x2xi32>
  %resource = arith.constant dense_resource<blob> : tensor<2x2xf32>
  %vector = arith.constant dense<1> : vector<4xi8>
  %0 = tensor.empty() : tensor<2x2xf32>
  %1 = "ttir.add"(%a, %dense, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %1, %sparse, %resource, %vector : tensor<2x2xf32>, tensor<2x2xi32>, tensor<2x2xf32>, vector<4xi8>
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000000803f000000400000404000008040"
    }
  }
#-}
