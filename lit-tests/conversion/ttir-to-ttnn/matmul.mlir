// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout --convert-ttir-to-ttnn %s | filecheck %s

// Operands are brought to the device as tiles, in DRAM; what is returned comes back to the host.
#any_device_tile = #tt.operand_constraint<dram|l1|tile|any_device_tile>
// CHECK-DAG: #[[HOST_A:layout[0-9]*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xbf16, #system>>
// CHECK-DAG: #[[A:layout[0-9]*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, bf16>, #dram>, interleaved>
// CHECK-DAG: #[[B:layout[0-9]*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x3x!tt.tile<32x32, bf16>, #dram>, interleaved>
// CHECK-DAG: #[[RESULT:layout[0-9]*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x3x!tt.tile<32x32, bf16>, #dram>, interleaved>
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[ARG0:.*]]: tensor<64x128xbf16, #[[HOST_A]]>, %[[ARG1:.*]]: tensor<128x96xbf16, #{{.*}}>)
func.func @product(%a: tensor<64x128xbf16>, %b: tensor<128x96xbf16>) -> tensor<64x96xbf16> {
  %init = tensor.empty() : tensor<64x96xbf16>
  // CHECK: %[[A_TILES:.*]] = "ttnn.to_layout"(%[[ARG0]], %{{.*}}) <{layout = #ttnn.layout<tile>}>
  // CHECK-NEXT: %[[A_DEVICE:.*]] = "ttnn.to_device"(%[[A_TILES]], %{{.*}})
  // CHECK-NEXT: %[[B_TILES:.*]] = "ttnn.to_layout"(%[[ARG1]], %{{.*}}) <{layout = #ttnn.layout<tile>}>
  // CHECK-NEXT: %[[B_DEVICE:.*]] = "ttnn.to_device"(%[[B_TILES]], %{{.*}})
  // CHECK-NEXT: %[[INIT:.*]] = "ttnn.empty"
  // CHECK-NEXT: %[[PRODUCT:.*]] = "ttnn.matmul"(%[[A_DEVICE]], %[[B_DEVICE]], %[[INIT]]) : (tensor<64x128xbf16, #[[A]]>, tensor<128x96xbf16, #[[B]]>, tensor<64x96xbf16, #[[RESULT]]>) -> tensor<64x96xbf16, #[[RESULT]]>
  // CHECK-NEXT: "ttnn.to_memory_config"(%[[PRODUCT]], %{{.*}})
  %0 = "ttir.matmul"(%a, %b, %init) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<64x128xbf16>, tensor<128x96xbf16>, tensor<64x96xbf16>) -> tensor<64x96xbf16>
  return %0 : tensor<64x96xbf16>
}
