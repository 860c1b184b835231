// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-generic --ttir-layout --ttir-generic-region-operands-to-memref %s | filecheck %s
// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-generic --ttir-layout --ttir-generic-region-operands-to-memref --ttir-generic-region-operands-to-memref %s | filecheck %s
// RUN: not ttmlir-opt --ttir-generic --ttir-generic-region-operands-to-memref %s 2>&1 | filecheck %s --check-prefix=NO-LAYOUT

// NO-LAYOUT: error: 'ttir.generic' op requires operands with a #tt.layout
// NO-LAYOUT: note: operand #0 has none

#any = #tt.operand_constraint<any_device>

// Arguments have the shape of a shard in scalars, padded to tiles, and so has what is computed from them.
// CHECK-LABEL: func.func @padded(
func.func @padded(%a: tensor<60x128xf32>, %b: tensor<60x128xf32>) -> tensor<60x128xf32> {
  // CHECK: ^bb0(%[[A:.*]]: tensor<64x128xf32, #tt.buffer<memref<2x4x!tt.tile<32x32, f32>, #dram>, alias>>, %[[B:.*]]: tensor<64x128xf32, #tt.buffer<{{.*}}>>, %{{.*}}: tensor<64x128xf32, #tt.buffer<{{.*}}>>):
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[A]], %[[B]] : tensor<64x128xf32, #tt.buffer<memref<2x4x!tt.tile<32x32, f32>, #dram>, alias>>
  // CHECK-NEXT: "ttir.yield"(%[[SUM]]) : (tensor<64x128xf32, #tt.buffer<memref<2x4x!tt.tile<32x32, f32>, #dram>, alias>>) -> ()
  %0 = tensor.empty() : tensor<60x128xf32>
  %1 = "ttir.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<60x128xf32>, tensor<60x128xf32>, tensor<60x128xf32>) -> tensor<60x128xf32>
  return %1 : tensor<60x128xf32>
}
