import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { inPlaceOrder, joinedSizes, type UpdateChain, updateChains } from '../../../rewrite/update-chains.ts';
import { product } from '../../../support/math.ts';
import { InsertSliceOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildInto, buildReshape, tensorLike } from '../../../dialects/ttir/build.ts';
import { ConcatOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { insertionOf } from './read-past-insertions.ts';

/**
 * Makes one insertion of many into neighbouring places, as a loop does that collects what each iteration gives: each would copy the whole tensor. Where
 * the slices are the whole tensor, none is left. Those that are joined along one dimension may be neighbours along another, as rows of tiles are.
 */
export function joinInsertions(module: Operation): void {
  for (;;) {
    const chains = updateChains(module, insertionOf);
    if (chains.length === 0) return;
    for (const chain of chains) {
      join(chain);
      for (const { op } of chain.updates.toReversed()) op.erase();
    }
  }
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
