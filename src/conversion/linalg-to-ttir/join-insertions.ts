import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { inPlaceOrder, joinedSizes, type Update, type UpdateChain, updateChains } from '../../rewrite/update-chains.ts';
import { product } from '../../support/math.ts';
import { InsertSliceOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildInto, buildReshape, tensorLike } from '../../dialects/ttir/build.ts';
import { ConcatOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';

/**
 * Makes one insertion of many into neighbouring places, as a loop does that collects what each iteration gives: each would copy the whole tensor. Where
 * the slices are the whole tensor, none is left.
 */
export function joinInsertions(module: Operation): void {
  for (const chain of updateChains(module, insertionOf)) {
    join(chain);
    for (const { op } of chain.updates.toReversed()) op.erase();
  }
}

/** Returns what an insertion of elements beside each other at a known place does. */
function insertionOf(op: Operation): Update<InsertSliceOp> | undefined {
  if (!(op instanceof InsertSliceOp) || op.numOperands > 2) return undefined;
  const { dest: whole, source, staticOffsets: start, staticSizes: sizes, staticStrides } = op;
  const areStatic = [whole, source].every(({ type }) => type instanceof RankedTensorType && type.hasStaticShape);
  const isDense = staticStrides.every((step) => step === 1) && !sizes.includes(0);
  return areStatic && isDense ? { op, whole, start, sizes } : undefined;
}

/** Puts one insertion in the place of the last one. */
function join(chain: UpdateChain<InsertSliceOp>): void {
  const [first, last] = [chain.updates[0]!.op, chain.updates.at(-1)!.op];
  const builder = OpBuilder.before(last);
  const { location } = last;
  const inputs = inPlaceOrder(chain).map(({ op, sizes }) => buildReshape(builder, location, op.source, sizes));
  const joined = joinedSizes(chain);
  const { dim } = chain;
  const source = buildInto(builder, location, ConcatOp, { inputs, dim }, tensorLike(first.source, joined));
  const isWhole = product(joined) === product(shapeOf(first.dest));
  const { start } = inPlaceOrder(chain)[0]!;
  const place = { staticOffsets: start, staticSizes: joined, staticStrides: joined.map(() => 1) };
  const dynamic = { offsets: [], sizes: [], strides: [] };
  last.replaceAllUsesWith([
    isWhole
      ? source
      : InsertSliceOp.build(builder, location, { source, dest: first.dest, ...dynamic, ...place }).result(),
  ]);
}
