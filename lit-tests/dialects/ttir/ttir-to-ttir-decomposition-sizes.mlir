// RUN: ttmlir-opt --ttir-to-ttir-decomposition %s | filecheck %s

#any_device_tile = #tt.operand_constraint<dram|l1|tile|none|interleaved|single_bank|height_sharded|width_sharded|block_sharded|any_layout|any_device_tile>

// Of a billion indices no constant is made.
// CHECK-LABEL: func.func @long_lists(
// CHECK: %[[R:.*]] = "ttir.reverse"(%arg0,
// CHECK: %[[S:.*]] = "ttir.slice"(%[[R]],
// CHECK: return %[[S]]
func.func @long_lists(%a: tensor<1000000000xf32>) -> tensor<500000000xf32> {
  %er = tensor.empty() : tensor<1000000000xf32>
  %r = "ttir.reverse"(%a, %er) <{dimensions = array<i64: 0>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1000000000xf32>, tensor<1000000000xf32>) -> tensor<1000000000xf32>
  %es = tensor.empty() : tensor<500000000xf32>
  %s = "ttir.slice"(%r, %es) <{begins = [0 : i32], ends = [1000000000 : i32], step = [2 : i32], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1000000000xf32>, tensor<500000000xf32>) -> tensor<500000000xf32>
  return %s : tensor<500000000xf32>
}

// Sizes of joined dimensions have to fit the attribute of a reshape.
// CHECK-LABEL: func.func @many_elements(
// CHECK: "ttir.reverse"
func.func @many_elements(%a: tensor<4294967296x2xf32>) -> tensor<4294967296x2xf32> {
  %e = tensor.empty() : tensor<4294967296x2xf32>
  %r = "ttir.reverse"(%a, %e) <{dimensions = array<i64: 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4294967296x2xf32>, tensor<4294967296x2xf32>) -> tensor<4294967296x2xf32>
  return %r : tensor<4294967296x2xf32>
}
