/** A program in which most of the grammar occurs, so that the code for it is compiled. */
export const sample = `#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 * 2)>
module attributes {a.b = [1, 2.0 : f32, "c", unit, @s], a.map = #map} {
  func.func private @s(i32) -> f32
  func.func @f(%a: tensor<4x?xf32>, %b: i1 loc("x")) -> i32 {
    %0:2 = "b.c"(%a) <{p = dense<[1, 2]> : tensor<2xi32>}> ({
    ^bb0(%x: index):
      "b.d"() : () -> ()
    }) {e} : (tensor<4x?xf32>) -> (i32, f32) loc("f.py":1:2)
    cf.cond_br %b, ^bb1(%0#0 : i32), ^bb2
  ^bb1(%1: i32):
    %c1 = arith.constant -1 : i32
    %2 = arith.addi %1, %c1 : i32
    return %2 : i32
  ^bb2:
    %3 = func.call @s(%0#0) : (i32) -> f32
    cf.br ^bb1(%0#0 : i32)
  }
}
`;

/** Operations of TTIR of most kinds, so that the code of the passes that compile them is compiled. */
export const ttirSample = `#c = #tt.operand_constraint<dram|l1|tile|any_device_tile>
func.func @f(%a: tensor<1x32x32x64xbf16>, %k: tensor<64x64x3x3xbf16>, %w: tensor<64x32xf32>) -> tensor<32x32xf32> {
  %0 = tensor.empty() : tensor<1x30x30x64xbf16>
  %1 = "ttir.conv2d"(%a, %k, %0) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#c, #c, #c], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x32x32x64xbf16>, tensor<64x64x3x3xbf16>, tensor<1x30x30x64xbf16>) -> tensor<1x30x30x64xbf16>
  %2 = "ttir.constant"() <{value = dense<2.0> : tensor<32x64xf32>}> : () -> tensor<32x64xf32>
  %3 = tensor.empty() : tensor<32x32xf32>
  %4 = "ttir.matmul"(%2, %w, %3) <{operand_constraints = [#c, #c, #c]}> : (tensor<32x64xf32>, tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %5 = tensor.empty() : tensor<32x32xf32>
  %6 = "ttir.add"(%4, %4, %5) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#c, #c, #c]}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %7 = tensor.empty() : tensor<32x32xf32>
  %8 = "ttir.transpose"(%6, %7) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#c, #c]}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %9 = tensor.empty() : tensor<32x1xf32>
  %10 = "ttir.sum"(%8, %9) <{dim_arg = [1 : i32], keep_dim = true, operand_constraints = [#c, #c]}> : (tensor<32x32xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
  %11 = tensor.empty() : tensor<1x32xf32>
  %12 = "ttir.reshape"(%10, %11) <{operand_constraints = [#c, #c], shape = [1 : i32, 32 : i32]}> : (tensor<32x1xf32>, tensor<1x32xf32>) -> tensor<1x32xf32>
  %13 = tensor.empty() : tensor<32x32xf32>
  %14 = "ttir.multiply"(%8, %12, %13) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#c, #c, #c]}> : (tensor<32x32xf32>, tensor<1x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %15 = tensor.empty() : tensor<32x32xf32>
  %16 = "ttir.softmax"(%14, %15) <{dimension = 1 : si32, operand_constraints = [#c, #c]}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return %16 : tensor<32x32xf32>
}
`;
