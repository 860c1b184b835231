// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --convert-ttir-to-ttnn %s | ttmlir-translate --ttnn-to-flatbuffer - -o %t.ttnn
// RUN: ttrt run --golden %t.ttnn | filecheck %s

// Linear maps that put rows in another order than the dims: tensors of TTNN have a shape and no map.

// CHECK: ttnn.to_layout {{.*}} 1.000000
// CHECK: ttnn.add {{.*}} 1.000000
// CHECK: ttnn.to_memory_config {{.*}} 1.000000

#any_device = #tt.operand_constraint<dram|l1|scalar|tile|any_layout|any_device_tile>
#dram = #tt.memory_space<dram>
#l1_ = #tt.memory_space<l1>
#sys = #tt.memory_space<system>
#x = #tt.layout<(d0, d1, d2) -> (d1 * 2 + d0, d2), undef, <1x1>, memref<80x72xf32, #sys>>
#y = #tt.layout<(d0, d1, d2) -> (d1 * 2 + d0, d2), undef, <1x1>, memref<80x72xf32, #dram>, interleaved>
#z = #tt.layout<(d0, d1, d2) -> (d0 + d1 * 2, d2), undef, <2x1>, memref<2x3x!tt.tile<32x32, f32>, #l1_>, block_sharded>
func.func @f(%a: tensor<2x40x72xf32, #x>) -> (tensor<2x40x72xf32, #x>) {
  %0 = tensor.empty() : tensor<2x40x72xf32, #y>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<2x40x72xf32, #x>, tensor<2x40x72xf32, #y>) -> tensor<2x40x72xf32, #y>
  %2 = tensor.empty() : tensor<2x40x72xf32, #z>
  %3 = "ttir.add"(%1, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<2x40x72xf32, #y>, tensor<2x40x72xf32, #y>, tensor<2x40x72xf32, #z>) -> tensor<2x40x72xf32, #z>
  %4 = tensor.empty() : tensor<2x40x72xf32, #x>
  %5 = "ttir.to_layout"(%3, %4) : (tensor<2x40x72xf32, #z>, tensor<2x40x72xf32, #x>) -> tensor<2x40x72xf32, #x>
  return %5 : tensor<2x40x72xf32, #x>
}
