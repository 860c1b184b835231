// RUN: ttmlir-opt --ttir-to-ttmetal-backend-pipeline="mesh-shape=1,1,1" %s | filecheck %s

// Grids of layouts have as many dimensions as the device, the grid of ttir.generic has two.

#any_device = #tt.operand_constraint<any_device>

// CHECK: meshShape = 1x1x1, chipIds = [0]
// CHECK: #tt.layout<(d0, d1) -> (0, d0, d1), undef, <1x1x1>, memref<1x1x2x!tt.tile<32x32, bf16>, #l1_>>
// CHECK-LABEL: func.func @add(
func.func @add(%a: tensor<32x64xbf16>, %b: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
  // CHECK: "ttmetal.dispatch"(%{{.*}}, %{{.*}}, %{{.*}}) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>]
  // CHECK: "ttkernel.add_tiles"
  %0 = tensor.empty() : tensor<32x64xbf16>
  %1 = "ttir.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<32x64xbf16>, tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
  return %1 : tensor<32x64xbf16>
}
