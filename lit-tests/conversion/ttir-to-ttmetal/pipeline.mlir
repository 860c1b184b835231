// RUN: ttmlir-opt --ttir-to-ttmetal-backend-pipeline="mesh-shape=1,1" %s | filecheck %s

#any_device = #tt.operand_constraint<any_device>

// CHECK: meshShape = 1x1, chipIds = [0]
// CHECK-LABEL: func.func @add(
// CHECK-SAME: attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 8192, l1>, #tt.arg_alloc<9216, 8192, l1>]}
func.func @add(%a: tensor<2x32x64xbf16>, %b: tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16> {
  // CHECK: "ttkernel.tilize_init"
  // CHECK: "ttkernel.tilize_init"
  // CHECK: "ttkernel.add_tiles"
  // CHECK: "ttkernel.untilize_init"
  // CHECK: return
  %0 = tensor.empty() : tensor<2x32x64xbf16>
  %1 = "ttir.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<2x32x64xbf16>, tensor<2x32x64xbf16>, tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
  return %1 : tensor<2x32x64xbf16>
}
