import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { at, build, computesAfter, outputsOf } from './program-runs.ts';

/** What quantized networks scale sums with, as MLIR's passes write operations of TOSA in linalg: products of 64 bits that are shifted. All of them are exact. */

const computes = computesAfter('--linalg-to-ttir-pipeline');

const words = [0, 1, -1, 2, -3, 100, -4000, 65535, -65536, 1234567, -7654321, 2 ** 30, -(2 ** 30), 99999999];
const row = '#row = affine_map<(i, j) -> (i, j)>\n#channel = affine_map<(i, j) -> (j)>';

/** Returns the low 32 bits of a product that is shifted, rounded as said. */
function scaled(value: number, factor: number, shift: number, rounding: 'down' | 'once' | 'twice'): number {
  let added = rounding === 'down' ? 0n : 1n << BigInt(shift - 1);
  if (rounding === 'twice' && shift > 31) added += value >= 0 ? 1n << 30n : -(1n << 30n);
  return Number(BigInt.asIntN(32, (BigInt(value) * BigInt(factor) + added) >> BigInt(shift)));
}

/** Tests the body of a function of words in a column for each channel, which takes `%x`, `%m` and `%s` and makes `%r`. */
function scales(
  name: string,
  body: string,
  factors: readonly number[],
  shifts: readonly number[],
  rounding: 'down' | 'once' | 'twice',
): void {
  const channels = factors.length;
  computes(
    name,
    `${row}
    func.func @f(%a: tensor<14x${channels}xi32>) -> tensor<14x${channels}xi32> {
      %c0 = arith.constant 0 : i32
      %c1_64 = arith.constant 1 : i64
      %c31 = arith.constant 31 : i32
      %up = arith.constant 1073741824 : i64
      %down = arith.constant -1073741824 : i64
      %ms = arith.constant dense<[${factors.join(', ')}]> : tensor<${channels}xi32>
      %ss = arith.constant dense<[${shifts.join(', ')}]> : tensor<${channels}xi8>
      %e = tensor.empty() : tensor<14x${channels}xi32>
      %0 = linalg.generic {indexing_maps = [#row, #channel, #channel, #row], iterator_types = ["parallel", "parallel"]} ins(%a, %ms, %ss : tensor<14x${channels}xi32>, tensor<${channels}xi32>, tensor<${channels}xi8>) outs(%e : tensor<14x${channels}xi32>) {
      ^bb0(%x: i32, %m: i32, %s: i8, %o: i32):
        ${body}
        linalg.yield %r : i32
      } -> tensor<14x${channels}xi32>
      return %0 : tensor<14x${channels}xi32>
    }`,
    (a) => build([14, channels], ([i, c]) => scaled(at(a, [i!, c!]), factors[c!]!, shifts[c!]!, rounding)),
    {
      0: hostTensor(
        [14, channels],
        'si32',
        words.flatMap((word) => factors.map(() => word)),
      ),
    },
  );
}

const product = `%x64 = arith.extsi %x : i32 to i64
        %m64 = arith.extsi %m : i32 to i64
        %p = arith.muli %x64, %m64 : i64`;
const once = `${product}
        %s64 = arith.extui %s : i8 to i64
        %bit = arith.shli %c1_64, %s64 : i64
        %half = arith.shrui %bit, %c1_64 : i64
        %sum = arith.addi %p, %half : i64`;

const factors = [1073741825, 2147483647, 3, 1234567890];

scales(
  'operations of TOSA in a body',
  '%r = tosa.apply_scale %x, %m, %s {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32',
  factors,
  [30, 38, 2, 45],
  'twice',
);
scales(
  'products of 64 bits that are rounded',
  `${once}
        %q = arith.shrsi %sum, %s64 : i64
        %r = arith.trunci %q : i64 to i32`,
  factors,
  [30, 38, 2, 32],
  'once',
);
scales(
  'products of 64 bits that are rounded twice where the shift is long',
  `${once}
        %s32 = arith.extui %s : i8 to i32
        %isUp = arith.cmpi sge, %x, %c0 : i32
        %dir = arith.select %isUp, %up, %down : i64
        %more = arith.addi %dir, %sum : i64
        %isLong = arith.cmpi sgt, %s32, %c31 : i32
        %t = arith.select %isLong, %more, %sum : i64
        %q = arith.shrsi %t, %s64 : i64
        %r = arith.trunci %q : i64 to i32`,
  factors,
  [30, 38, 31, 45],
  'twice',
);
scales(
  'products of 64 bits that are rounded down, with factors that are negative',
  `${product}
        %s64 = arith.extui %s : i8 to i64
        %q = arith.shrsi %p, %s64 : i64
        %r = arith.trunci %q : i64 to i32`,
  [-5, -2147483648, 7, -1],
  [1, 33, 40, 63],
  'down',
);
scales(
  'upper halves of products, whose bits are shifted in as those of numbers without a sign',
  `${product}
        %c32_64 = arith.constant 32 : i64
        %q = arith.shrui %p, %c32_64 : i64
        %r = arith.trunci %q : i64 to i32`,
  factors,
  [32, 32, 32, 32],
  'down',
);
scales(
  'upper halves of products that have two results',
  '%low, %r = arith.mulsi_extended %x, %m : i32',
  factors,
  [32, 32, 32, 32],
  'down',
);

/** Integers of `count` numbers, of which one is divided by another in 64 bits, as averages of windows at edges are: factors of the numbers of iterations. */
const divisors = [1, 2, 3];
computes(
  'factors that bodies compute in 64 bits of the numbers of iterations',
  `${row}
  func.func @f(%a: tensor<14x3xi32>) -> tensor<14x3xi32> {
    %c1 = arith.constant 1 : index
    %c30 = arith.constant 30 : i64
    %half = arith.constant 536870912 : i64
    %one = arith.constant 1073741824 : i64
    %e = tensor.empty() : tensor<14x3xi32>
    %0 = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<14x3xi32>) outs(%e : tensor<14x3xi32>) {
    ^bb0(%x: i32, %o: i32):
      %j = linalg.index 1 : index
      %count = arith.addi %j, %c1 : index
      %count64 = arith.index_cast %count : index to i64
      %m64 = arith.divui %one, %count64 : i64
      %x64 = arith.extsi %x : i32 to i64
      %p = arith.muli %x64, %m64 : i64
      %sum = arith.addi %p, %half : i64
      %q = arith.shrsi %sum, %c30 : i64
      %r = arith.trunci %q : i64 to i32
      linalg.yield %r : i32
    } -> tensor<14x3xi32>
    return %0 : tensor<14x3xi32>
  }`,
  (a) => build([14, 3], ([i, j]) => scaled(at(a, [i!, j!]), Math.floor(2 ** 30 / divisors[j!]!), 30, 'once')),
  {
    0: hostTensor(
      [14, 3],
      'si32',
      words.flatMap((word) => divisors.map(() => word)),
    ),
  },
);

const short = [0, 1, -1, 20000, -20000, 32767, -32768];
computes(
  'short integers, scaled by a product of 64 bits that is rounded twice',
  `#id = affine_map<(i) -> (i)>
  func.func @f(%a: tensor<7xi16>) -> tensor<7xi32> {
    %c0 = arith.constant 0 : i32
    %m64 = arith.constant 1723363141 : i64
    %half = arith.constant 17179869184 : i64
    %c35 = arith.constant 35 : i64
    %up = arith.constant 1073741824 : i64
    %down = arith.constant -1073741824 : i64
    %e = tensor.empty() : tensor<7xi32>
    %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<7xi16>) outs(%e : tensor<7xi32>) {
    ^bb0(%x: i16, %o: i32):
      %x32 = arith.extsi %x : i16 to i32
      %x64 = arith.extsi %x : i16 to i64
      %p = arith.muli %x64, %m64 : i64
      %sum = arith.addi %p, %half : i64
      %isUp = arith.cmpi sge, %x32, %c0 : i32
      %dir = arith.select %isUp, %up, %down : i64
      %t = arith.addi %dir, %sum : i64
      %q = arith.shrsi %t, %c35 : i64
      %r = arith.trunci %q : i64 to i32
      linalg.yield %r : i32
    } -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }`,
  (a) => build([7], ([i]) => scaled(at(a, [i!]), 1723363141, 35, 'twice')),
  { 0: hostTensor([7], 'si16', short) },
);

const unsigned = [0, 1, -1, 65535, -65536, 1234567, -7654321, 2 ** 30, -(2 ** 31), 2 ** 31 - 1, -5, 99999999];
const others = [7, -1, -1, -65536, 65537, -98765, -7654321, -(2 ** 30), -(2 ** 31), 2 ** 31 - 1, 3, -99999999];

/** Returns the upper half of a product of words without a sign. */
const upperHalf = (a: number, b: number): number => Number(BigInt.asIntN(32, (BigInt.asUintN(32, BigInt(a)) * BigInt.asUintN(32, BigInt(b))) >> 32n)); // prettier-ignore

/** Tests the body of a function of two lists of words without a sign, which takes `%x` and `%y` and makes their upper half `%r`. */
function multiplies(name: string, body: string): void {
  computes(
    name,
    `#list = affine_map<(i) -> (i)>
    func.func @f(%a: tensor<12xi32>, %b: tensor<12xi32>) -> tensor<12xi32> {
      %half = arith.constant 32 : i64
      %e = tensor.empty() : tensor<12xi32>
      %0 = linalg.generic {indexing_maps = [#list, #list, #list], iterator_types = ["parallel"]} ins(%a, %b : tensor<12xi32>, tensor<12xi32>) outs(%e : tensor<12xi32>) {
      ^bb0(%x: i32, %y: i32, %o: i32):
        ${body}
        linalg.yield %r : i32
      } -> tensor<12xi32>
      return %0 : tensor<12xi32>
    }`,
    (a, b) => build([12], ([i]) => upperHalf(at(a, [i!]), at(b, [i!]))),
    { 0: hostTensor([12], 'si32', unsigned), 1: hostTensor([12], 'si32', others) },
  );
}

scales(
  'shifts that are widened twice',
  `${product}
        %s32 = arith.extui %s : i8 to i32
        %s64 = arith.extui %s32 : i32 to i64
        %bit = arith.shli %c1_64, %s64 : i64
        %half = arith.shrui %bit, %c1_64 : i64
        %sum = arith.addi %p, %half : i64
        %q = arith.shrsi %sum, %s64 : i64
        %r = arith.trunci %q : i64 to i32`,
  factors,
  [30, 38, 2, 45],
  'once',
);

computes(
  'words that bodies compute in 64 bits of the numbers of iterations',
  `${row}
  func.func @f(%a: tensor<14x3xi32>) -> tensor<14x3xi32> {
    %c2 = arith.constant 2 : index
    %many = arith.constant 1099511627776 : i64
    %e = tensor.empty() : tensor<14x3xi32>
    %0 = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<14x3xi32>) outs(%e : tensor<14x3xi32>) {
    ^bb0(%x: i32, %o: i32):
      %j = linalg.index 1 : index
      %count = arith.addi %j, %c2 : index
      %count64 = arith.index_cast %count : index to i64
      %m64 = arith.divui %many, %count64 : i64
      %m = arith.trunci %m64 : i64 to i32
      %r = arith.xori %x, %m : i32
      linalg.yield %r : i32
    } -> tensor<14x3xi32>
    return %0 : tensor<14x3xi32>
  }`,
  (a) => build([14, 3], ([i, j]) => at(a, [i!, j!]) ^ Number(BigInt.asIntN(32, 1099511627776n / BigInt(j! + 2)))),
  {
    0: hostTensor(
      [14, 3],
      'si32',
      words.flatMap((word) => divisors.map(() => word)),
    ),
  },
);

multiplies('the upper half of mului_extended', '%low, %r = arith.mului_extended %x, %y : i32');

multiplies(
  'the upper half of a product of words that are widened without a sign',
  `%x64 = arith.extui %x : i32 to i64
        %y64 = arith.extui %y : i32 to i64
        %p = arith.muli %x64, %y64 : i64
        %s = arith.shrui %p, %half : i64
        %r = arith.trunci %s : i64 to i32`,
);

scales(
  'factors of 16 bits that are widened without a sign',
  `%low = arith.trunci %m : i32 to i16
        %x64 = arith.extsi %x : i32 to i64
        %m64 = arith.extui %low : i16 to i64
        %p = arith.muli %x64, %m64 : i64
        %s64 = arith.extui %s : i8 to i64
        %q = arith.shrsi %p, %s64 : i64
        %r = arith.trunci %q : i64 to i32`,
  [65535, 32768, 3, 40000],
  [16, 20, 1, 35],
  'down',
);

/** Tests an operation with two results, on tensors of integers of a width. */
function extended(
  width: 8 | 16 | 32,
  name: string,
  resultsOf: (a: bigint, b: bigint) => readonly [bigint, bigint],
): void {
  const type = `tensor<12xi${width}>`;
  const second = name === 'addui_extended' ? 'tensor<12xi1>' : type;
  const types = name === 'addui_extended' ? `${type}, ${second}` : type;
  test(`${name} of tensors of ${width} bits`, () => {
    const [x, y] = [unsigned, others].map((numbers) => hostTensor([12], `si${width}`, numbers));
    const outputs = outputsOf(
      `func.func @f(%a: ${type}, %b: ${type}) -> (${type}, ${second}) {
        %0, %1 = arith.${name} %a, %b : ${types}
        return %0, %1 : ${type}, ${second}
      }`,
      ['--linalg-to-ttir-pipeline'],
      [x!, y!],
    );
    const expected = Array.from(x!.values, (a, i) => resultsOf(BigInt(a), BigInt(y!.values[i]!)));
    const signed = (bits: bigint): number => Number(BigInt.asIntN(width, bits));
    assert.equal([...outputs[0]!.values], expected.map(([low]) => signed(low))); // prettier-ignore
    const other = expected.map(([, high]) => (name === 'addui_extended' ? Number(high) : signed(high)));
    assert.equal([...outputs[1]!.values], other);
  });
}

for (const width of [8, 16, 32] as const) {
  const word = BigInt(width);
  const unsignedOf = (value: bigint): bigint => BigInt.asUintN(width, value);
  extended(width, 'addui_extended', (a, b) => [a + b, (unsignedOf(a) + unsignedOf(b)) >> word]);
  extended(width, 'mulsi_extended', (a, b) => [a * b, (a * b) >> word]);
  extended(width, 'mului_extended', (a, b) => [a * b, (unsignedOf(a) * unsignedOf(b)) >> word]);
}

test.run();
