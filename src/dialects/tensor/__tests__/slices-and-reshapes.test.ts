import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as fc from 'fast-check';
import { staticSlice } from '../../../builtin/offset-size-stride.ts';
import { isRankReducedShape } from '../../../builtin/rank-reduction.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { updatedDestinations } from '../../../ir/interfaces/parallel-combining.ts';
import { kDynamic } from '../../../ir/types/shaped-types.ts';
import { isWholeSlice, mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { findOp, parseModule } from '../../__tests__/parse-module.ts';
import {
  type ExpandShapeOp,
  type ExtractSliceOp,
  type GenerateOp,
  type InsertSliceOp,
  type ParallelInsertSliceOp,
} from '../generated/tensor-ops.gen.ts';

const module = parseModule(`
  func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
    %0 = tensor.extract_slice %a[0, %i] [4, 2] [1, 3] : tensor<4x8xf32> to tensor<4x2xf32>
    %1 = tensor.insert_slice %a into %a[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<4x8xf32>
    %2 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
    %3 = tensor.generate %i {
    ^bb0(%j: index):
      tensor.yield %x : f32
    } : tensor<?xf32>
    %4 = scf.forall (%j) in (4) shared_outs(%o = %a) -> (tensor<4x8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %0 into %o[0, %j] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<4x8xf32>
      }
    }
    return
  }
`);
const extract = findOp(module, 'tensor.extract_slice') as ExtractSliceOp;
const insert = findOp(module, 'tensor.insert_slice') as InsertSliceOp;

test('a slice has constants and values', () => {
  assert.equal(staticSlice(extract), { offsets: [0, kDynamic], sizes: [4, 2], strides: [1, 3] });
  assert.is(extract.offsets.length, 1);
  assert.is(extract.sizes.length, 0);
});

test('a slice may be all of a tensor', () => {
  assert.equal(isWholeSlice(mixedSlice(insert), [4, 8]), true);
  assert.equal(isWholeSlice(mixedSlice(insert), [4, kDynamic]), false);
  assert.equal(isWholeSlice(mixedSlice(extract), [4, 8]), false);
});

test('an insertion is in destination-passing style', () => {
  assert.is(dpsInits(insert)![0]!.value, insert.dest);
});

test('a reshape has its groups as numbers', () => {
  const expand = findOp(module, 'tensor.expand_shape') as ExpandShapeOp;
  assert.equal(expand.reassociation, [[0, 1], [2]]);
  assert.equal(expand.staticOutputShape, [2, 2, 8]);
});

test('a body yields an element', () => {
  const generate = findOp(module, 'tensor.generate') as GenerateOp;
  assert.is(generate.body.firstBlock!.lastOp!.name, 'tensor.yield');
  assert.is(generate.dynamicExtents.length, 1);
});

test('a parallel insertion writes its destination', () => {
  const op = findOp(module, 'tensor.parallel_insert_slice') as ParallelInsertSliceOp;
  assert.is(updatedDestinations(op)![0], op.dest);
  assert.is(updatedDestinations(insert), undefined);
});

test('a shape without some of its ones is rank-reduced', () => {
  const shape = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 5 });
  fc.assert(
    fc.property(shape, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (sizes, drop) =>
      isRankReducedShape(
        sizes,
        sizes.filter((size, i) => size !== 1 || !drop[i]),
      ),
    ),
    { seed: 1 },
  );
});

test('a shape without another size is not', () => {
  assert.equal(isRankReducedShape([4, 8], [4]), false);
  assert.equal(isRankReducedShape([4, 1], [4, 1, 1]), false);
  assert.equal(isRankReducedShape([1, 4], [4]), true);
});

test.run();
