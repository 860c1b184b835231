import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseModule } from '../../../__tests__/parse-module.ts';
import { type FuncOp } from '../../../func/generated/func-ops.gen.ts';
import { IntegerRanges } from '../integer-ranges.ts';

/** Returns what the elements of %r are between, in a function with arguments %a, %b, %u, %p and %x. */
function rangeOf(body: string, type: string): readonly number[] {
  const text = `func.func @f(%a: tensor<4xi32>, %b: tensor<4xi8>, %u: tensor<4xui8>, %p: tensor<4xi1>, %x: tensor<4x8xf32>) -> ${type} {
    %c = stablehlo.constant dense<[3, -2, 7, 0]> : tensor<4xi32>
    %five = stablehlo.constant dense<5> : tensor<4xi32>
    %n = stablehlo.iota dim = 0 : tensor<4xi32>
    %lo = stablehlo.constant dense<0> : tensor<i32>
    %hi = stablehlo.constant dense<9> : tensor<i32>
    %within = stablehlo.clamp %lo, %a, %hi : (tensor<i32>, tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    ${body}
    return %r : ${type}
  }`;
  const func = parseModule(text).regions[0]!.firstBlock!.firstOp as FuncOp;
  const range = new IntegerRanges().rangeOf(func.body.firstBlock!.lastOp!.operand(0));
  return range ? [Number(range.min), Number(range.max)] : [];
}

const whole = [-(2 ** 31), 2 ** 31 - 1];
const choice = (
  operands: string,
): string => `%is = stablehlo.compare LT, ${operands} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %r = stablehlo.select %is, %c, %n : tensor<4xi1>, tensor<4xi32>`;
/** A search for the greatest element whose place is `place`. */
const search = (place: string): string => `%low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %places = stablehlo.iota dim = 1 : tensor<4x8xi32>
    %v, %r = stablehlo.reduce(%x init: %low), (%places init: %lo) across dimensions = [1] : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
     reducer(%k: tensor<f32>, %l: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
      %is = stablehlo.compare GE, %k, %l : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %e = stablehlo.select %is, %k, %l : tensor<i1>, tensor<f32>
      %q = stablehlo.select %is, %i, %j : tensor<i1>, tensor<i32>
      ${place}
      stablehlo.return %e, %s : tensor<f32>, tensor<i32>
    }`;

const cases: readonly (readonly [name: string, body: string, range: readonly number[], type?: string])[] = [
  ['arguments', '%r = stablehlo.reshape %a : (tensor<4xi32>) -> tensor<4xi32>', whole],
  ['unsigned arguments', '%r = stablehlo.reverse %u, dims = [0] : tensor<4xui8>', [0, 255], 'tensor<4xui8>'],
  ['wider ones', '%r = stablehlo.convert %b : (tensor<4xi8>) -> tensor<4xi32>', [-128, 127]],
  ['narrower ones', '%r = stablehlo.convert %a : (tensor<4xi32>) -> tensor<4xi8>', [-128, 127], 'tensor<4xi8>'],
  ['narrower ones that fit', '%r = stablehlo.convert %within : (tensor<4xi32>) -> tensor<4xi8>', [0, 9], 'tensor<4xi8>'],
  ['truth values', '%r = stablehlo.convert %p : (tensor<4xi1>) -> tensor<4xi32>', [0, 1]],
  ['truth of numbers', '%r = stablehlo.convert %c : (tensor<4xi32>) -> tensor<4xi1>', [0, 1], 'tensor<4xi1>'],
  ['constants', '%r = stablehlo.slice %c [0:2] : (tensor<4xi32>) -> tensor<2xi32>', [-2, 7], 'tensor<2xi32>'],
  ['counts', '%r = stablehlo.broadcast_in_dim %n, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>', [0, 3], 'tensor<2x4xi32>'],
  ['clamps', '%r = stablehlo.add %within, %c : tensor<4xi32>', [-2, 16]],
  ['sums that wrap', '%r = stablehlo.add %a, %five : tensor<4xi32>', whole],
  ['differences', '%r = stablehlo.subtract %within, %c : tensor<4xi32>', [-7, 11]],
  ['products', '%r = stablehlo.multiply %within, %c : tensor<4xi32>', [-18, 63]],
  ['quotients', '%r = stablehlo.divide %a, %five : tensor<4xi32>', [-429496729, 429496729]],
  ['quotients by what may be 0', '%r = stablehlo.divide %five, %c : tensor<4xi32>', whole],
  ['remainders', '%r = stablehlo.remainder %a, %five : tensor<4xi32>', [-4, 4]],
  ['remainders of small numbers', '%r = stablehlo.remainder %n, %five : tensor<4xi32>', [0, 3]],
  ['remainders by what may be 0', '%r = stablehlo.remainder %n, %c : tensor<4xi32>', whole],
  ['minimum and maximum', '%low = stablehlo.minimum %a, %five : tensor<4xi32>\n%r = stablehlo.maximum %low, %c : tensor<4xi32>', [-2, 7]],
  ['joined tensors', '%r = stablehlo.concatenate %c, %within, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>', [-2, 9], 'tensor<8xi32>'],
  ['padded tensors', '%r = stablehlo.pad %n, %hi, low = [1], high = [0], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<5xi32>', [0, 9], 'tensor<5xi32>'],
  ['updated parts', '%r = stablehlo.dynamic_update_slice %n, %within, %lo : (tensor<4xi32>, tensor<4xi32>, tensor<i32>) -> tensor<4xi32>', [0, 9]],
  ['a choice', choice('%a, %five'), [-2, 7]],
  ['a choice by numbers that overlap', choice('%within, %c'), [-2, 7]],
  ['a choice of one side', choice('%five, %n'), [0, 3]],
  ['a choice of the other', choice('%n, %five'), [-2, 7]],
  ['sorted ones', '%r = "stablehlo.sort"(%n) ({\n^bb0(%i: tensor<i32>, %j: tensor<i32>):\n%is = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>\nstablehlo.return %is : tensor<i1>\n}) : (tensor<4xi32>) -> tensor<4xi32>', [0, 3]],
  ['places of the greatest', '%v, %r = chlo.top_k(%x, k = 2) : tensor<4x8xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)', [0, 7], 'tensor<4x2xi32>'],
  ['a search', search('%s = stablehlo.minimum %q, %i : tensor<i32>'), [0, 7]],
  ['a search that adds', search('%s = stablehlo.add %q, %i : tensor<i32>'), whole],
  ['bits of a mask', '%r = stablehlo.and %a, %five : tensor<4xi32>', [0, 5]],
  ['bits of two masks', '%r = stablehlo.and %five, %n : tensor<4xi32>', [0, 3]],
  ['bits without a mask', '%r = stablehlo.and %a, %c : tensor<4xi32>', whole],
  ['bits that are set', '%r = stablehlo.popcnt %a : tensor<4xi32>', [0, 32]],
  ['bits before the first one', '%r = stablehlo.count_leading_zeros %b : tensor<4xi8>', [0, 8], 'tensor<4xi8>'],
  ['other bits', '%r = stablehlo.not %c : tensor<4xi32>', [-8, 1]],
  ['signs', '%r = stablehlo.sign %c : tensor<4xi32>', [-1, 1]],
  ['shifts to the right', '%r = stablehlo.shift_right_arithmetic %a, %five : tensor<4xi32>', [-(2 ** 26), 2 ** 26 - 1]],
  ['shifts of no negative number', '%r = stablehlo.shift_right_logical %within, %n : tensor<4xi32>', [0, 9]],
  ['shifts of negative numbers', '%r = stablehlo.shift_right_logical %c, %five : tensor<4xi32>', whole],
  ['shifts of all bits', '%r = stablehlo.shift_right_arithmetic %five, %a : tensor<4xi32>', whole],
  ['other operations', '%r = stablehlo.xor %n, %c : tensor<4xi32>', whole],
]; // prettier-ignore

for (const [name, body, range, type = 'tensor<4xi32>'] of cases) {
  test(`what integers are between: ${name}`, () => assert.equal(rangeOf(body, type), range));
}

test('floats are between no integers', () => {
  assert.equal(rangeOf('%r = stablehlo.negate %x : tensor<4x8xf32>', 'tensor<4x8xf32>'), []);
});

test.run();
