import fc from 'fast-check';
import { test } from 'uvu';
import { broadcastShapes } from '../golden/broadcast.ts';
import { ProgramFixture, type Place } from './program-fixture.ts';
import { check } from './program-check.ts';

const grid: Place = { space: 'dram', grid: [2, 2] };
const dims = (count: number) => fc.array(fc.constantFrom(1, 2, 5, 33), { minLength: count, maxLength: count });

test('batched matmul of ragged matrices', () => {
  fc.assert(
    fc.property(dims(2), fc.boolean(), fc.integer({ min: 1, max: 40 }), (batch, repeats, k) => {
      const fixture = new ProgramFixture();
      const small = batch.map((size) => Math.min(size, 5));
      const a = fixture.input([...small, 7, k], grid);
      const b = fixture.input(repeats ? [k, 35] : [small[1]!, k, 35], grid);
      fixture.output(fixture.matmul(a, b, [...small, 7, 35], grid));
      check(fixture, 4 * k);
    }),
    { seed: 31, numRuns: 6 },
  );
});

test('elementwise operations broadcast in every dim', () => {
  const shape = fc.tuple(
    fc.constantFrom(1, 3),
    fc.constantFrom(1, 2),
    fc.constantFrom(1, 5, 32),
    fc.constantFrom(1, 33),
  );
  const ones = fc.array(fc.constantFrom('none', 'left', 'right'), { minLength: 4, maxLength: 4 });
  const type = fc.constantFrom('Add', 'Subtract', 'Maximum', 'GreaterEqual');
  fc.assert(
    fc.property(shape, ones, type, (sizes, sides, name) => {
      const of = (side: string): number[] => sizes.map((size, dim) => (sides[dim] === side ? 1 : size));
      const fixture = new ProgramFixture();
      const ins = [fixture.input(of('left'), grid), fixture.input(of('right'), grid)];
      const result = broadcastShapes(of('left'), of('right'));
      fixture.output(
        fixture.op(result, (out) => ({ type: 'EltwiseOp', value: { type: name as 'Add', ins, out } }), grid),
      );
      check(fixture, 4, name);
    }),
    { seed: 32, numRuns: 20 },
  );
});

test('reductions over any dims', () => {
  const folded = fc.subarray([0, 1, 2], { minLength: 0 });
  const kind = fc.constantFrom('Sum', 'Mean', 'Max', 'Prod');
  fc.assert(
    fc.property(dims(3), folded, fc.boolean(), kind, (shape, dimArg, keepDim, type) => {
      const fixture = new ProgramFixture();
      const input = fixture.input(shape, grid);
      const all = dimArg.length === 0 ? [0, 1, 2] : dimArg;
      const kept = shape.flatMap((size, dim) => (all.includes(dim) ? (keepDim ? [1] : []) : [size]));
      const result = kept.length === 0 ? [1] : kept;
      const op = { type: type as 'Sum', in: input, dimArg, keepDim };
      fixture.output(fixture.op(result, (out) => ({ type: 'ReductionOp', value: { ...op, out } }), grid));
      const count = all.reduce((product, dim) => product * shape[dim]!, 1);
      check(fixture, type === 'Sum' ? 2 * count : 2, `${type} over ${all.join()} of ${shape.join('x')}`);
    }),
    { seed: 33, numRuns: 20 },
  );
});

test('dims of size 1: nothing to fold before the last dim, one ragged matrix to transpose', () => {
  const folds: readonly [readonly number[], readonly number[]][] = [
    [[1, 64], [0]],
    [[33, 1, 40], [1]],
    [[5, 1], [1]],
    [[1], [0]],
  ];
  for (const [shape, dimArg] of folds) {
    for (const type of ['Mean', 'Max'] as const) {
      const fixture = new ProgramFixture();
      const result = shape.map((size, dim) => (dimArg.includes(dim) ? 1 : size));
      const op = { type, in: fixture.input(shape, grid), dimArg, keepDim: true };
      fixture.output(fixture.op(result, (out) => ({ type: 'ReductionOp', value: { ...op, out } }), grid));
      check(fixture, 1, `${type} over ${dimArg.join()} of ${shape.join('x')}`);
    }
  }
  const fixture = new ProgramFixture();
  const value = { in: fixture.input([1, 32, 33], grid), dim0: -2, dim1: 2 };
  fixture.output(fixture.op([1, 33, 32], (out) => ({ type: 'TransposeOp', value: { ...value, out } }), grid));
  check(fixture, 1);
});

test('softmax along any dim, transposes of any two dims', () => {
  const dim = fc.integer({ min: -3, max: 2 });
  fc.assert(
    fc.property(dims(3), dim, dim, (shape, dim0, dim1) => {
      const fixture = new ProgramFixture();
      const input = fixture.input(shape, grid);
      const soft = fixture.op(
        shape,
        (out) => ({ type: 'SoftmaxOp', value: { in: input, out, dimension: dim0 } }),
        grid,
      );
      const swapped = [...shape];
      const [a, b] = [(dim0 + 3) % 3, (dim1 + 3) % 3];
      [swapped[a], swapped[b]] = [shape[b]!, shape[a]!];
      const turned = fixture.op(
        swapped,
        (out) => ({ type: 'TransposeOp', value: { in: soft, out, dim0, dim1 } }),
        grid,
      );
      fixture.output(turned);
      check(fixture, 1, `${shape.join('x')} ${dim0} ${dim1}`);
    }),
    { seed: 34, numRuns: 10 },
  );
});

test.run();
