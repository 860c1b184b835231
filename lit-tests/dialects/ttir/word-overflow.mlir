// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline --ttir-element-type-normalization --verify-diagnostics %s

#any_device_tile = #tt.operand_constraint<dram|l1|tile|none|interleaved|single_bank|height_sharded|width_sharded|block_sharded|any_layout|any_device_tile>

// Once per function, where the first result may leave 32 bits.
func.func @product(%a: tensor<4xi64>, %b: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>) {
  // expected-warning @+2 {{integers of 64 bits are computed in 32 bits, which this result may leave}}
  // expected-note @+1 {{what is beyond them is cut off; values that nothing bounds are taken to be any of 32 bits}}
  %0 = stablehlo.multiply %a, %b : tensor<4xi64>
  %1 = stablehlo.multiply %0, %b : tensor<4xi64>
  return %0, %1 : tensor<4xi64>, tensor<4xi64>
}

func.func @sum(%a: tensor<4xi64>) -> tensor<i1> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  // expected-warning @+1 {{integers of 64 bits are computed in 32 bits, which this result may leave}}
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
  %1 = stablehlo.compare GT, %0, %zero, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
  return %1 : tensor<i1>
}

func.func @shift(%a: tensor<4xi32>) -> tensor<4xi64> {
  %by = stablehlo.constant dense<2> : tensor<4xi64>
  %0 = stablehlo.convert %a : (tensor<4xi32>) -> tensor<4xi64>
  // expected-warning @+1 {{integers of 64 bits are computed in 32 bits, which this result may leave}}
  %1 = stablehlo.shift_left %0, %by : tensor<4xi64>
  return %1 : tensor<4xi64>
}

// The low bits are the same, however many there are.
func.func @low_bits(%a: tensor<4xi32>) -> tensor<4xi32> {
  %many = stablehlo.constant dense<100000> : tensor<4xi64>
  %0 = stablehlo.convert %a : (tensor<4xi32>) -> tensor<4xi64>
  %1 = stablehlo.multiply %0, %many : tensor<4xi64>
  %2 = stablehlo.add %1, %many : tensor<4xi64>
  %3 = stablehlo.convert %2 : (tensor<4xi64>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// Known ranges are not left: of small types, counts, remainders, clamps and masks.
func.func @bounded(%a: tensor<4xi8>, %b: tensor<4xi64>, %m: tensor<4xi1>) -> (tensor<4xi64>, tensor<4xi64>, tensor<i64>) {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %many = stablehlo.constant dense<1000> : tensor<4xi64>
  %mask = stablehlo.constant dense<65535> : tensor<4xi64>
  %0 = stablehlo.convert %a : (tensor<4xi8>) -> tensor<4xi64>
  %1 = stablehlo.multiply %0, %many : tensor<4xi64>
  %2 = stablehlo.remainder %b, %many : tensor<4xi64>
  %places = stablehlo.iota dim = 0 : tensor<4xi64>
  %3 = stablehlo.multiply %2, %places : tensor<4xi64>
  %4 = stablehlo.and %b, %mask : tensor<4xi64>
  %5 = stablehlo.minimum %4, %many : tensor<4xi64>
  %6 = stablehlo.multiply %5, %2 : tensor<4xi64>
  %7 = stablehlo.add %3, %6 : tensor<4xi64>
  %8 = stablehlo.convert %m : (tensor<4xi1>) -> tensor<4xi64>
  %9 = stablehlo.reduce(%8 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
  return %1, %7, %9 : tensor<4xi64>, tensor<4xi64>, tensor<i64>
}

// So are those of windows within an image, signs, and what is padded.
func.func @windows() -> tensor<4xi64> {
  %one = stablehlo.constant dense<1> : tensor<4xi64>
  %size = stablehlo.constant dense<4> : tensor<4xi64>
  %places = stablehlo.iota dim = 0 : tensor<4xi64>
  %0 = stablehlo.subtract %places, %one : tensor<4xi64>
  %e = tensor.empty() : tensor<4xi64>
  %begins = "ttir.relu"(%0, %e) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %1 = stablehlo.add %places, %size : tensor<4xi64>
  %ends = stablehlo.minimum %1, %size : tensor<4xi64>
  %count = stablehlo.subtract %ends, %begins : tensor<4xi64>
  %2 = stablehlo.multiply %count, %count : tensor<4xi64>
  return %2 : tensor<4xi64>
}

func.func @signs(%a: tensor<4xi64>) -> tensor<4xi64> {
  %many = stablehlo.constant dense<1000000> : tensor<4xi64>
  %0 = stablehlo.sign %a : tensor<4xi64>
  %1 = stablehlo.multiply %0, %many : tensor<4xi64>
  return %1 : tensor<4xi64>
}

func.func @padded(%a: tensor<4xi8>) -> tensor<6xi64> {
  %seven = stablehlo.constant dense<7> : tensor<i64>
  %many = stablehlo.constant dense<1000> : tensor<6xi64>
  %0 = stablehlo.convert %a : (tensor<4xi8>) -> tensor<4xi64>
  %1 = stablehlo.pad %0, %seven, low = [1], high = [1], interior = [0] : (tensor<4xi64>, tensor<i64>) -> tensor<6xi64>
  %2 = stablehlo.multiply %1, %many : tensor<6xi64>
  return %2 : tensor<6xi64>
}

// What stands for elements that are found is no constant that is cut off.
func.func @greatest(%a: tensor<2x8xi64>) -> tensor<2x3xi64> {
  %values, %places = chlo.top_k(%a, k = 3) : tensor<2x8xi64> -> (tensor<2x3xi64>, tensor<2x3xi32>)
  return %values : tensor<2x3xi64>
}
