// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-optimizer --split-input-file --verify-diagnostics %s

// Two sizes that are joined, of which one is not known.
#dram = #tt.layout<(d0, d1, d2) -> (d0 * 8 + d1, d2), undef, <1x1>, memref<8x5xf32, #tt.memory_space<dram>>, interleaved>
#any = #tt.operand_constraint<any_device>
func.func @dynamic(%a: tensor<1x?x5xf32, #dram>, %b: tensor<1x?x5xf32, #dram>) -> tensor<1x?x5xf32, #dram> {
  // expected-error @+2 {{'ttir.exp' op cannot be laid out on a 8x8 grid}}
  // expected-note @+1 {{sizes of tensors on devices must be known}}
  %0 = "ttir.exp"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<1x?x5xf32, #dram>, tensor<1x?x5xf32, #dram>) -> tensor<1x?x5xf32, #dram>
  return %0 : tensor<1x?x5xf32, #dram>
}

// -----

#any = #tt.operand_constraint<any_device>
func.func @no_layout(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+2 {{'ttir.exp' op requires a result with a #tt.layout}}
  // expected-note @+1 {{ttir-layout gives layouts to tensors}}
  %0 = "ttir.exp"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
