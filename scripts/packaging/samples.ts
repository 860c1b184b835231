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

/** Operations of the dialects for loops, memory and structured computations, some of which fold. */
export const generalSample = `#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x?xf32>, %n: index, %m: memref<?x4xf32>) -> (tensor<4x8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
    %v = memref.load %m[%i, %c0] : memref<?x4xf32>
    %w = math.exp %v : f32
    %t = arith.addf %s, %w : f32
    %p = arith.cmpi slt, %i, %n : index
    %u = scf.if %p -> (f32) {
      scf.yield %t : f32
    } else {
      scf.yield %w : f32
    }
    memref.store %u, %m[%i, %c1] : memref<?x4xf32>
    scf.yield %t : f32
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i, 0] : memref<?x4xf32>
    affine.store %v, %m[%i + 1, 2] : memref<?x4xf32>
  }
  %view = memref.subview %m[%c0, 0] [%n, 2] [1, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
  memref.dealloc %view : memref<?x2xf32, strided<[4, 1], offset: ?>>
  %c = tensor.cast %b : tensor<4x?xf32> to tensor<4x8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%a, %c : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.add ins(%0, %f : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1, %sum : tensor<4x8xf32>, f32
}
`;

/** What frameworks give for a layer of a network. */
export const stableHLOSample = `func.func @f(%a: tensor<8x16xf32>, %w: tensor<16x4xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %3 = stablehlo.maximum %0, %2 : tensor<8x4xf32>
  %4 = stablehlo.reduce(%3 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
  %6 = stablehlo.divide %3, %5 : tensor<8x4xf32>
  return %6 : tensor<8x4xf32>
}
`;

/** The same in TOSA. */
export const tosaSample = `func.func @f(%a: tensor<1x8x16xf32>, %w: tensor<1x16x4xf32>) -> tensor<1x8x4xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %w, %z, %z : (tensor<1x8x16xf32>, tensor<1x16x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x4xf32>
  %1 = tosa.clamp %0 {max_val = 6.0 : f32, min_val = 0.0 : f32} : (tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
  %2 = tosa.add %1, %0 : (tensor<1x8x4xf32>, tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
  return %2 : tensor<1x8x4xf32>
}
`;

/** A few operations that most programs have. */
export const shortGeneralSample = `func.func @f(%a: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> (i32) {
    %1 = arith.addi %s, %a : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
`;

/** One operation each of the dialects that occur most, as people try them. */
export const shortSamples: readonly string[] = [
  'module {\n}\n',
  'func.func @f() {\n  return\n}\n',
  '%0 = arith.constant 1.0 : f32\n',
  oneOperation('%a: i32', '%0 = arith.addi %a, %a : i32'),
  oneOperation('%a: index', 'scf.for %i = %a to %a step %a {\n  }'),
  oneOperation('%a: i1', 'cf.cond_br %a, ^bb1, ^bb1\n^bb1:'),
  oneOperation('%a: memref<4x?xf32>, %i: index', '%0 = memref.load %a[%i, %i] : memref<4x?xf32>'),
  oneOperation('%a: memref<4xf32>', 'affine.for %i = 0 to 4 {\n    %0 = affine.load %a[%i] : memref<4xf32>\n  }'),
  oneOperation('', '%0 = tensor.empty() : tensor<4x8xf32>'),
  oneOperation('%a: f32', '%0 = math.exp %a : f32'),
  oneOperation('%a: vector<4xf32>', '%0 = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>'),
  oneOperation(
    '%a: tensor<4xf32>, %b: tensor<4xf32>',
    '%0 = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>',
  ),
];

/** The same of the dialects that compilers start from. */
export const shortSamplesOf = {
  tosa: oneOperation('%a: tensor<4xf32>', '%0 = tosa.abs %a : (tensor<4xf32>) -> tensor<4xf32>'),
  stablehlo: oneOperation('%a: tensor<4xf32>', '%0 = stablehlo.abs %a : tensor<4xf32>'),
  ttir: oneOperation(
    '%a: tensor<4xf32>, %b: tensor<4xf32>',
    '%0 = "ttir.relu"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#tt.operand_constraint<any_device>, #tt.operand_constraint<any_device>]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>',
  ),
} as const;

function oneOperation(args: string, operation: string): string {
  return `func.func @f(${args}) {\n  ${operation}\n  return\n}\n`;
}
