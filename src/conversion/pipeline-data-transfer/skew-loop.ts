import { getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { IRMapping } from '../../ir/clone.ts';
import { type Operation } from '../../ir/operation.ts';
import { buildApply } from '../../dialects/affine/composed-apply.ts';
import { buildEmptyLoop } from '../../dialects/affine/build-loop.ts';
import { type ForOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { lowerBound, setLowerBound, setUpperBound } from '../../dialects/affine/loop-bounds.ts';
import { exactStep } from '../../dialects/affine/loop-step.ts';
import { type MapAndOperands } from '../../dialects/affine/map-and-operands.ts';
import { promoteIfSingleIteration } from '../../dialects/affine/promote-loop.ts';

/** Operations of a body that belong to an iteration that many iterations ago. */
interface Group {
  readonly shift: 0n | 1n;
  readonly ops: readonly Operation[];
}

/**
 * Does what `isEarly` says of iteration i + 1 together with the rest of iteration i: the first iteration of it comes in front of the loop, and the last of the rest behind. The trip count must
 * be known and not 0, and the loop must carry nothing. Source: affineForOpBodySkew of mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp, for shifts by 0 and 1.
 */
export function skewLoop(loop: ForOp, tripCount: bigint, isEarly: (op: Operation) => boolean): void {
  const ops = [...loop.region.firstBlock!.operations()].slice(0, -1);
  const early: Group = { shift: 0n, ops: ops.filter(isEarly) };
  const late: Group = { shift: 1n, ops: ops.filter((op) => !isEarly(op)) };
  const step = exactStep(loop);
  const [whole, end] = [tripCount * step, (tripCount + 1n) * step];
  // As upstream: the first part ends behind one iteration, whatever the step is.
  buildPart(loop, 0n, 1n, [early]);
  buildPart(loop, step, whole, [early, late]);
  buildPart(loop, whole, end, [late]);
  loop.erase();
}

/** Makes a loop, or its body, in front of the loop, of groups of its operations; it goes from `from` to `to` behind the lower bound. */
function buildPart(loop: ForOp, from: bigint, to: bigint, groups: readonly Group[]): void {
  const { location } = loop;
  const builder = OpBuilder.before(loop);
  const part = buildEmptyLoop(builder, location);
  setLowerBound(part, shifted(loop, from));
  setUpperBound(part, shifted(loop, to));
  part.setProperty('step', loop.properties.get('step'));
  const [inductionVar] = loop.region.firstBlock!.arguments;
  const body = part.region.firstBlock!;
  const inner = OpBuilder.before(body.lastOp!);
  const mapping = new IRMapping();
  const index = body.arguments[0]!;
  for (const { shift, ops } of groups) {
    const isMoved = inductionVar!.hasUses && shift !== 0n;
    const back = getAffineDimExpr(0).add(getAffineConstantExpr(-exactStep(loop) * shift));
    mapping.map(
      inductionVar!,
      isMoved ? buildApply(inner, location, { map: AffineMap.get(1, 0, [back]), operands: [index] }) : index,
    );
    for (const op of ops) inner.clone(op, mapping);
  }
  promoteIfSingleIteration(part);
}

function shifted(loop: ForOp, by: bigint): MapAndOperands {
  const { map, operands } = lowerBound(loop);
  const results = map.results.map((result) => result.add(getAffineConstantExpr(by)));
  return { map: AffineMap.get(map.numDims, map.numSymbols, results), operands };
}
