import { floorDiv, LinearConstraints, type Row } from '../../../affine/linear-constraints.ts';
import { setOf } from '../../../affine/simplify-integer-set.ts';
import { IntegerSetAttr } from '../../../ir/attributes/container-attributes.ts';
import { Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { Region } from '../../../ir/region.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConstrainedValues } from '../constrained-values.ts';
import { domainOfLoops } from '../dependence/iteration-domain.ts';
import { type ForOp, IfOp, YieldOp } from '../generated/affine-ops.gen.ts';
import { setLowerBound, setUpperBound } from '../loop-bounds.ts';
import { exactStep } from '../loop-step.ts';
import { canonicalizeSetAndOperands } from '../map-and-operands.ts';
import { buildNest, fromTile, inductionVar, type TiledLoops } from './tile-loops.ts';

/**
 * Goes through tiles that are full by loops whose bounds do not say where all iterations end, where these count in steps of 1. Source: separateFullTiles of
 * mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp.
 */
export function separateFullTiles({ tileLoops, pointLoops }: TiledLoops): void {
  if (pointLoops.some((loop) => exactStep(loop) !== 1n)) return;
  const [partial] = pointLoops as readonly [ForOp];
  const { context, location } = partial;
  const values = domainOfLoops(pointLoops);
  const extents = values && fullExtents(values, pointLoops.length);
  const condition = extents && separationCondition(values, extents);
  if (!condition) return;

  const regions = [new Region(), new Region()] as const;
  for (const region of regions) {
    const block = new Block();
    region.append(block);
    YieldOp.build(OpBuilder.atBlockEnd(context, block), location, { operands: [] });
  }
  const builder = OpBuilder.before(partial);
  const branch = IfOp.build(builder, location, {
    operands: condition.operands,
    condition: IntegerSetAttr.get(context, condition.set),
    regions,
    resultTypes: [],
  });
  const full = buildNest(OpBuilder.before(branch.thenRegion.firstBlock!.lastOp!), location, pointLoops.length);
  const mapping = new IRMapping();
  full.forEach((loop, i) => {
    setLowerBound(loop, fromTile(tileLoops[i]!, 0n));
    setUpperBound(loop, fromTile(tileLoops[i]!, extents[i]!.count));
    mapping.map(inductionVar(pointLoops[i]!), inductionVar(loop));
  });
  const body = pointLoops.at(-1)!.region.firstBlock!;
  const inFull = OpBuilder.before(full.at(-1)!.region.firstBlock!.lastOp!);
  for (const op of body.operations()) if (op !== body.lastOp) inFull.clone(op, mapping);
  partial.moveBefore(branch.elseRegion.firstBlock!.lastOp!);
}

/** The bounds of a loop that are a known number of iterations apart, of which there are `count`. */
interface Extent {
  readonly lower: Row;
  readonly upper: Row;
  readonly count: bigint;
}

/** Returns the closest bounds of each of the first variables; undefined where there are none. Source: getConstantBoundOnDimSize. */
function fullExtents({ constraints }: ConstrainedValues, count: number): Extent[] | undefined {
  const extents: Extent[] = [];
  for (let i = 0; i < count; i++) {
    let least: Extent | undefined;
    for (const upper of constraints.inequalities) {
      if (upper[i]! >= 0n) continue;
      for (const lower of constraints.inequalities) {
        if (lower[i]! <= 0n || lower.some((factor, j) => j < lower.length - 1 && factor !== -upper[j]!)) continue;
        const size = floorDiv(upper.at(-1)! + lower.at(-1)!, lower[i]!) + 1n;
        const extent = { lower, upper, count: size < 0n ? 0n : size };
        if (!least || extent.count < least.count) least = extent;
      }
    }
    if (!least) return undefined;
    extents.push(least);
  }
  return extents;
}

/**
 * Returns when no other bound is in between of those: their difference to each of these must not be negative. Undefined where it is no set. Source:
 * createSeparationCondition.
 */
function separationCondition({ constraints, dims, symbols }: ConstrainedValues, extents: readonly Extent[]) {
  const count = extents.length;
  const dependsOnLoops = (row: Row): boolean => row.slice(0, count).some((factor) => factor !== 0n);
  const rest = new LinearConstraints();
  rest.appendDims(constraints.numDimsAndSymbols - count);
  for (let i = 0; i < constraints.numLocals; i++) rest.appendLocal();
  const subtract = (a: Row, b: Row): Row => a.map((factor, i) => factor - b[i]!);
  rest.inequalities = constraints.inequalities.filter(dependsOnLoops).map((row) => {
    const position = row.findIndex((factor) => factor !== 0n);
    const { lower, upper } = extents[position]!;
    return (row[position]! > 0n ? subtract(lower, row) : subtract(row, upper)).slice(count);
  });
  rest.removeTrivialRedundancy();
  const set = setOf(rest);
  const operands = [...dims.slice(count), ...symbols] as Value[];
  return set && canonicalizeSetAndOperands(set, operands);
}
