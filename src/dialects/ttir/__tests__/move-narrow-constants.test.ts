import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { delinearize, linearize } from '../../../layout/index-space.ts';
import { product } from '../../../support/math.ts';
import { foldOperation } from '../../../rewrite/fold.ts';
import { createContext, findOp, parseModule } from '../../__tests__/parse-module.ts';

const context = createContext();

interface Move {
  readonly name: string;
  readonly attributes: string;
  readonly shape: readonly number[];
  /** Where the element at an index comes from, a number where it is given. */
  readonly source: (index: readonly number[]) => readonly number[] | number;
}

/** Returns what an operation on `count` times a constant folds to: its elements are 1, 2 and so on, modulo 128. */
function fold(elementType: string, from: readonly number[], { name, attributes, shape }: Move, count = 1) {
  const numbers = Uint8Array.from({ length: product(from) }, (_, i) => (i + 1) % 128);
  const text = `"0x${[...numbers].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  const [type, result] = [from, shape].map((sizes) => `tensor<${[...sizes, elementType].join('x')}>`);
  const constraints = new Array<string>(count + 1).fill('#tt.operand_constraint<any_device>').join(', ');
  const given = [attributes, `operand_constraints = [${constraints}]`].filter((part) => part !== '').join(', ');
  const module = parseModule(
    `func.func @f() -> ${result} {
      %0 = "ttir.constant"() <{value = dense<${text}> : ${type}}> : () -> ${type}
      %1 = tensor.empty() : ${result}
      %2 = "ttir.${name}"(${'%0, '.repeat(count)}%1) <{${given}}> : (${`${type}, `.repeat(count)}${result}) -> ${result}
      return %2 : ${result}
    }`,
    context,
  );
  const folded = foldOperation(findOp(module, `ttir.${name}`));
  return { numbers, folded: Array.isArray(folded) ? (folded[0] as DenseElementsAttr) : undefined };
}

const integers = (numbers: readonly number[]): string => `[${numbers.map((number) => `${number} : i32`).join(', ')}]`;
const longs = (numbers: readonly number[]): string =>
  `array<i64${numbers.length > 0 ? ': ' : ''}${numbers.join(', ')}>`;

/** Moves of a tensor of a shape, each with numbers made of `seed`. */
function movesOf(from: readonly number[], seed: number): Move[] {
  const rank = from.length;
  const [a, b] = [seed % rank, (seed >> 3) % rank];
  const swap = (list: readonly number[]): number[] => list.with(a, list[b]!).with(b, list[a]!);
  const begins = from.map((size, dim) => (seed >> dim) % size);
  const steps = from.map((_, dim) => 1 + ((seed >> (2 * dim)) % 2));
  const padding = from.map((_, dim) => [(seed >> dim) % 2, (seed >> (dim + 1)) % 3] as const);
  const times = from.map((_, dim) => 1 + ((seed >> dim) % 3));
  const reversed = [...new Set([a, b])];
  const flat = [product(from)];
  const transpose: Move = {
    name: 'transpose',
    attributes: `dim0 = ${a} : si32, dim1 = ${b - rank} : si32`,
    shape: swap(from),
    source: swap,
  };
  return [
    ...(rank > 1 ? [transpose] : []),
    { name: 'reshape', attributes: `shape = ${integers(flat)}`, shape: flat, source: ([i]) => delinearize(i!, from) },
    { name: 'unsqueeze', attributes: 'dim = 0 : si32', shape: [1, ...from], source: (index) => index.slice(1) },
    {
      name: 'broadcast',
      attributes: 'dimension = [0]',
      shape: [2, ...from],
      source: (index) => index.slice(1),
    },
    {
      name: 'slice',
      attributes: `begins = ${integers(begins)}, ends = ${integers(from)}, step = ${integers(steps)}`,
      shape: from.map((size, dim) => Math.ceil((size - begins[dim]!) / steps[dim]!)),
      source: (index) => index.map((i, dim) => begins[dim]! + i * steps[dim]!),
    },
    {
      name: 'reverse',
      attributes: `dimensions = ${longs(reversed)}`,
      shape: from,
      source: (index) => index.map((i, dim) => (reversed.includes(dim) ? from[dim]! - 1 - i : i)),
    },
    {
      name: 'repeat',
      attributes: `repeat_dimensions = ${longs(times)}`,
      shape: from.map((size, dim) => size * times[dim]!),
      source: (index) => index.map((i, dim) => i % from[dim]!),
    },
    {
      name: 'pad',
      attributes: `padding = ${integers(padding.flat())}, value = 2.000000e+00 : f32`,
      shape: from.map((size, dim) => size + padding[dim]![0] + padding[dim]![1]),
      source: (index) => {
        const inside = index.map((i, dim) => i - padding[dim]![0]);
        return inside.every((i, dim) => i >= 0 && i < from[dim]!) ? inside : 2;
      },
    },
  ];
}

const concatOf = (from: readonly number[], dim: number): Move => ({
  name: 'concat',
  attributes: `dim = ${dim} : si32`,
  shape: from.with(dim, 3 * from[dim]!),
  source: (index) => index.with(dim, index[dim]! % from[dim]!),
});

function check(from: readonly number[], move: Move, count = 1): void {
  const { numbers, folded } = fold('ui7', from, move, count);
  assert.ok(folded, `${move.name} of ${from.join('x')}`);
  const expected = Array.from({ length: product(move.shape) }, (_, i) => {
    const source = move.source(delinearize(i, move.shape));
    return typeof source === 'number' ? source : numbers[linearize(source, from)]!;
  });
  const found = expected.map((_, i) => folded.numberAt(i));
  assert.equal(found, expected, `${move.name} <${move.attributes}> of ${from.join('x')}`);
}

test('what moves narrow elements is folded to where they go', () => {
  const shapes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(shapes, fc.nat(1023), (from, seed) => {
      for (const move of movesOf(from, seed)) check(from, move);
      check(from, concatOf(from, seed % from.length), 3);
    }),
    { seed: 47, numRuns: 60 },
  );
});

test('sizes of 1 are broadcast, and taken away', () => {
  check([2, 1, 3], { name: 'broadcast', attributes: 'dimension = [1]', shape: [2, 4, 3], source: ([i, , k]) => [i!, 0, k!] }); // prettier-ignore
  check([2, 1, 3], { name: 'squeeze', attributes: 'dim = 1 : si32', shape: [2, 3], source: ([i, k]) => [i!, 0, k!] });
  check([1], { name: 'sum', attributes: 'keep_dim = false', shape: [], source: () => [0] });
});

test('elements that the device has a format for are left to it', () => {
  const from = [2, 3];
  for (const move of movesOf(from, 5)) assert.is(fold('i8', from, move).folded, undefined, move.name);
  assert.is(fold('i8', from, concatOf(from, 0), 3).folded, undefined);
});

test('more elements than memory holds are not computed', () => {
  const many = 2 ** 40;
  const none = (): number => 0;
  const moves: readonly Move[] = [
    { name: 'broadcast', attributes: 'dimension = [0]', shape: [many, 2], source: none },
    { name: 'repeat', attributes: `repeat_dimensions = ${longs([many, 1])}`, shape: [many, 2], source: none },
    {
      name: 'pad',
      attributes: `padding = ${integers([0, 2 ** 31 - 3, 0, 0])}, value = 0.0 : f32`,
      shape: [2 ** 31 - 2, 2],
      source: none,
    },
  ];
  for (const move of moves) assert.is(fold('i4', [1, 2], move).folded, undefined, move.name);
});

test('what computes with narrow elements is not folded', () => {
  const sum: Move = { name: 'sum', attributes: 'keep_dim = true, dim_arg = [1 : i32]', shape: [2, 1], source: () => 0 };
  assert.is(fold('i4', [2, 3], sum).folded, undefined);
  const padding = `padding = ${integers([1, 1])}, value = 5.000000e-01 : f32`;
  assert.is(fold('ui7', [2], { name: 'pad', attributes: padding, shape: [4], source: () => 0 }).folded, undefined);
});

test.run();
