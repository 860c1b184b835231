import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { Region } from '../../ir/region.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { carryOverBody } from '../../rewrite/carry-over-body.ts';
import { ForOp } from './generated/affine-ops.gen.ts';
import { setStep } from './unroll-loop.ts';
import { exactStep } from './loop-step.ts';

/**
 * Replaces a loop by one, without its discardable attributes, that carries more values, which start as `inits`; each iteration hands `yielded` on.
 * Source: AffineForOp::replaceWithAdditionalYields of mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
 */
export function carryMore(loop: ForOp, inits: readonly Value[], yielded: readonly Value[]): ForOp {
  const { context, location, lowerBoundMap, upperBoundMap, lowerBoundOperands, upperBoundOperands } = loop;
  const [region, block] = [new Region(), new Block()];
  region.append(block);
  const allInits = [...loop.inits, ...inits];
  block.addArgument(IndexType.get(context), location);
  for (const { type, location: place } of allInits) block.addArgument(type, place);
  const bounds = { lowerBoundMap, upperBoundMap, lowerBoundOperands, upperBoundOperands };
  const resultTypes = allInits.map(({ type }) => type);
  const builder = OpBuilder.before(loop);
  const replacement = ForOp.build(builder, location, { ...bounds, inits: allInits, step: 1, regions: [region], resultTypes }); // prettier-ignore
  setStep(replacement, exactStep(loop));
  carryOverBody(loop, replacement, yielded);
  return replacement;
}
