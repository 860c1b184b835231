import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { createContext, findOp, parseModule } from '../../__tests__/parse-module.ts';
import { shapeOf } from '../../tt/shapes.ts';
import { buildReshape } from '../build.ts';
import { buildPermutation } from '../build-permutation.ts';
import { TransposeOp } from '../generated/ttir-ops.gen.ts';

const context = createContext();

/** Returns the operation that uses an argument of that shape, and a builder before it. */
function functionOf(shape: readonly number[]): { use: Operation; builder: OpBuilder } {
  const type = `tensor<${[...shape, 'f32'].join('x')}>`;
  const module = parseModule(`func.func @f(%a: ${type}) -> ${type} { return %a : ${type} }`, context);
  const use = findOp(module, 'func.return');
  return { use, builder: OpBuilder.before(use) };
}

test('a permutation is made of at most as many swaps as there are dimensions, none for the identity', () => {
  const permutation = fc
    .integer({ min: 1, max: 5 })
    .chain((rank) => fc.shuffledSubarray([...Array(rank).keys()], { minLength: rank }));
  fc.assert(
    fc.property(permutation, (order) => {
      const shape = order.map((_, dim) => 2 + dim);
      const { use, builder } = functionOf(shape);
      const value = buildPermutation(builder, use.location, use.operand(0), order);
      assert.equal(
        shapeOf(value),
        order.map((dim) => shape[dim]),
      );
      const swaps = [...use.block!.operations()].filter((op) => op instanceof TransposeOp);
      assert.ok(swaps.length <= order.length);
      if (order.every((dim, i) => dim === i)) assert.is(value, use.operand(0));
    }),
    { seed: 31, numRuns: 200 },
  );
});

test('the last dimension changes places with the one before where that costs less', () => {
  const swapsOf = (shape: number[], order: number[]): number[][] => {
    const { use, builder } = functionOf(shape);
    buildPermutation(builder, use.location, use.operand(0), order);
    return [...use.block!.operations()].flatMap((op) => (op instanceof TransposeOp ? [[op.dim0, op.dim1]] : []));
  };
  assert.equal(swapsOf([1, 32, 32, 64], [0, 3, 1, 2]), [[2, 3], [1, 2]]); // prettier-ignore
  assert.equal(swapsOf([1, 32, 64, 32], [0, 3, 2, 1]), [[1, 2], [2, 3], [1, 2]]); // prettier-ignore
  // Single elements are moved in any case.
  assert.equal(swapsOf([5, 2, 3], [2, 1, 0]), [[0, 2]]);
});

test('a reshape to the same shape is none', () => {
  const { use, builder } = functionOf([4, 8]);
  assert.is(buildReshape(builder, use.location, use.operand(0), [4, 8]), use.operand(0));
  assert.equal(shapeOf(buildReshape(builder, use.location, use.operand(0), [32])), [32]);
});

test.run();
