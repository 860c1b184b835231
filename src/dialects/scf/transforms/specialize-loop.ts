import { type Int64 } from '../../../affine/int64.ts';
import { AffineMapAttr } from '../../../ir/attributes/container-attributes.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { Region } from '../../../ir/region.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { staticIndex, type StaticIndex } from '../../../support/int64.ts';
import { CmpIPredicate } from '../../arith/generated/arith-enums.gen.ts';
import { AndIOp, CmpIOp } from '../../arith/generated/arith-ops.gen.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { IfOp, YieldOp } from '../generated/scf-ops.gen.ts';

/**
 * Puts a copy of `loop` in front of it that runs to the largest numbers that its upper bounds can be, when they are these; each bound must be
 * an `affine.min` of a constant and others. Source: mlir/lib/Dialect/SCF/Transforms/LoopSpecialization.cpp. Differs: loops whose results are used stay, of which
 * invalid IR comes there.
 */
export function specializeLoop(loop: Operation, upperBounds: readonly Value[]): void {
  if (loop.results.some(({ hasUses }) => hasUses)) return;
  const largest = upperBounds.map(largestOf);
  if (!largest.every((bound) => bound !== undefined)) return;
  const { context, location } = loop;
  const builder = OpBuilder.before(loop);
  const mapping = new IRMapping();
  let condition: Value | undefined;
  upperBounds.forEach((lhs, i) => {
    const rhs = buildIndexConstant(builder, location, largest[i]!);
    const args = { predicate: CmpIPredicate.eq, lhs, rhs, resultType: IntegerType.get(context, 1) };
    const isEqual = CmpIOp.build(builder, location, args).result();
    condition = condition ? AndIOp.build(builder, location, { lhs: condition, rhs: isEqual }).result() : isEqual;
    mapping.map(lhs, rhs);
  });
  const regions = [regionOfCopy(loop, mapping), regionOfCopy(loop, new IRMapping())];
  IfOp.build(builder, location, { condition: condition!, regions, resultTypes: [] });
  loop.erase();
}

/** Returns the least constant among the candidates of an `affine.min`. */
function largestOf({ definingOp }: Value): StaticIndex | undefined {
  const map = definingOp?.name === 'affine.min' ? definingOp.getAttr('map') : undefined;
  if (!(map instanceof AffineMapAttr)) return undefined;
  let least: Int64 | undefined;
  for (const expr of map.value.results) {
    if (expr.kind === 'constant' && (least === undefined || expr.value < least)) least = expr.value;
  }
  return least === undefined ? undefined : staticIndex(BigInt(least));
}

function regionOfCopy(loop: Operation, mapping: IRMapping): Region {
  const region = new Region();
  const block = new Block();
  region.append(block);
  const builder = OpBuilder.atBlockEnd(loop.context, block);
  builder.clone(loop, mapping);
  YieldOp.build(builder, loop.location, { results: [] });
  return region;
}
