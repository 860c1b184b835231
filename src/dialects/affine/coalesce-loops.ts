import { getAffineDimExpr, getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { buildApply } from './composed-apply.ts';
import { type ForOp, MinOp } from './generated/affine-ops.gen.ts';
import { setUpperBound, upperBound } from './loop-bounds.ts';
import { exactStep } from './loop-step.ts';
import { type MapAndOperands } from './map-and-operands.ts';
import { affineScope, isValidSymbol } from './valid-operands.ts';

const [d0, s0] = [getAffineDimExpr(0), getAffineSymbolExpr(0)];
const product = AffineMap.get(1, 1, [d0.mul(s0)]);
const quotient = AffineMap.get(1, 1, [d0.floorDiv(s0)]);
const remainder = AffineMap.get(1, 1, [d0.mod(s0)]);

/**
 * Makes loops, each of which is all that is in the one around it, to one; false where not all count up from 0 in steps of 1. Source: coalesceLoops of
 * mlir/Dialect/Affine/LoopUtils.h. Differs: loops that carry values inside of others, at which upstream crashes, and loops whose ends are no symbols, of which
 * invalid IR comes there, stay.
 */
export function coalesceLoops(loops: readonly ForOp[]): boolean {
  const [outermost, second] = loops as readonly [ForOp, ForOp];
  const innermost = loops.at(-1)!;
  if (!loops.every(isNormalized) || loops.some((loop) => loop !== outermost && loop.numResults > 0)) return false;
  const scope = affineScope(outermost);
  if (!loops.every((loop) => loop.upperBoundOperands.every((value) => isValidSymbol(value, scope)))) return false;
  const { location } = outermost;
  const builder = OpBuilder.before(outermost);
  const counts: Value[] = [];
  let all: Value | undefined;
  for (const loop of loops) {
    const count = buildUpperBound(builder, location, upperBound(loop));
    counts.push(count);
    all = all ? buildApply(builder, location, { map: product, operands: [all, count] }) : count;
  }
  setUpperBound(outermost, { map: AffineMap.get(0, 1, [s0]), operands: [all!] });

  const [body, innerBody] = [outermost.region.firstBlock!, innermost.region.firstBlock!];
  builder.setInsertionPointToStart(body);
  let [rest] = body.arguments as readonly Value[];
  const indices = new Array<Value>(loops.length);
  for (let i = loops.length - 1; i >= 0; i--) {
    const count = counts[i + 1];
    if (count) rest = buildApply(builder, location, { map: quotient, operands: [rest!, count] });
    indices[i] = i === 0 ? rest! : buildApply(builder, location, { map: remainder, operands: [rest!, counts[i]!] });
  }
  loops.forEach((loop, i) => {
    loop.region.firstBlock!.arguments[0]!.replaceAllUsesWith(indices[i]!, ({ owner }) => owner.block === body);
  });

  innerBody.lastOp!.erase();
  for (const op of [...innerBody.operations()]) op.moveBefore(second);
  second.erase();
  return true;
}

/** Tells whether the loop counts up from 0 in steps of 1. */
function isNormalized(loop: ForOp): boolean {
  const { results } = loop.lowerBoundMap.value;
  const [first] = results;
  const isZero = results.length === 1 && first!.kind === 'constant' && first!.exact === 0;
  return isZero && exactStep(loop) === 1n;
}

/** Makes the value that the upper bound is, of several results the least. */
function buildUpperBound(builder: OpBuilder, location: Location, bound: MapAndOperands): Value {
  if (bound.map.numResults === 1) return buildApply(builder, location, bound);
  const { context } = builder;
  return MinOp.build(builder, location, {
    map: AffineMapAttr.get(context, bound.map),
    operands: bound.operands,
    resultType: IndexType.get(context),
  }).result();
}
