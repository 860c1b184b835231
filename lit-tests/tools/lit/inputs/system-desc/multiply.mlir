// RUN: ttmlir-opt --ttir-load-system-desc="path=%system_desc_path%" --ttir-implicit-device --ttir-layout --convert-ttir-to-ttnn %s > %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: ttmlir-translate --ttnn-to-flatbuffer %t.mlir > %t.ttnn
// RUN: ttrt check %t.ttnn --system-desc "%system_desc_path%"

#any_device = #tt.operand_constraint<dram|l1|tile|any_device_tile>
// CHECK: #system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 8x8, {{.*}}physical_cores = {worker = [ 1x1,
// CHECK-LABEL: func.func @multiply
func.func @multiply(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %init = tensor.empty() : tensor<64x128xf32>
  // CHECK: "ttnn.multiply"
  %0 = "ttir.multiply"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}
