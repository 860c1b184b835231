import { AffineMap } from '../../affine/affine-map.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { AffineMapAttr, type IntegerSetAttr } from '../../ir/attributes/container-attributes.ts';
import { type DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import * as affine from '../../dialects/affine/generated/affine-ops.gen.ts';
import { checkBoundOperands } from '../../dialects/affine/loop-bounds.ts';
import { exactStep } from '../../dialects/affine/loop-step.ts';
import { mapsOfGroups } from '../../dialects/affine/parallel-bounds.ts';
import { buildBoolConstant } from '../../dialects/arith/build-bool.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { AndIOp, CmpIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { LoadOp, StoreOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import * as scf from '../../dialects/scf/generated/scf-ops.gen.ts';
import { staticIndex } from '../../support/int64.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** An affine map with the values that it is applied to, dims and then symbols. */
interface Applied {
  readonly map: AffineMap;
  readonly operands: readonly Value[];
}

/**
 * Makes loops, branches, loads and stores of affine in `func` those of scf and memref, which take computed bounds and places. Fails with a
 * diagnostic where bounds do not have the operands that they name.
 */
export function makeAffineExplicit(func: Operation): LogicalResult {
  if (!checkBoundOperands(func)) return false;
  const ops: Operation[] = [];
  walk(func, { before: (op) => void (op.dialectNamespace === 'affine' && ops.push(op)) });
  for (const op of ops) replace(op);
  return true;
}

function replace(op: Operation): void {
  const builder = OpBuilder.before(op);
  const { location } = op;
  if (op instanceof affine.LoadOp) {
    const args = { memref: op.memref, indices: placeOf(builder, op), resultType: op.result(0).type };
    takePlace(op, LoadOp.build(builder, location, args));
  } else if (op instanceof affine.StoreOp) {
    const { value, memref } = op;
    takePlace(op, StoreOp.build(builder, location, { value, memref, indices: placeOf(builder, op) }));
  } else if (op instanceof affine.ForOp) {
    replaceFor(op, builder);
  } else if (op instanceof affine.IfOp) {
    const condition = buildCondition(builder, op);
    const { resultTypes } = op;
    takePlace(op, scf.IfOp.build(builder, location, { condition, resultTypes, regions: op.regions.map(moved) }));
  } else if (op instanceof affine.ParallelOp && op.numResults === 0) {
    replaceParallel(op, builder);
  }
}

function placeOf(builder: OpBuilder, op: affine.LoadOp | affine.StoreOp): Value[] {
  return applyEach(builder, op, { map: op.map.value, operands: op.indices });
}

function replaceFor(op: affine.ForOp, builder: OpBuilder): void {
  const { location, inits: initArgs, resultTypes } = op;
  const lower = { map: op.lowerBoundMap.value, operands: op.lowerBoundOperands };
  const upper = { map: op.upperBoundMap.value, operands: op.upperBoundOperands };
  const lowerBound = buildExtreme(builder, op, affine.MaxOp, lower);
  const upperBound = buildExtreme(builder, op, affine.MinOp, upper);
  const step = buildIndexConstant(builder, location, staticIndex(exactStep(op)));
  const regions = [moved(op.region)];
  takePlace(op, scf.ForOp.build(builder, location, { lowerBound, upperBound, step, initArgs, resultTypes, regions }));
}

function replaceParallel(op: affine.ParallelOp, builder: OpBuilder): void {
  const { location } = op;
  const [lowerMap, upperMap] = [op.lowerBoundsMap.value, op.upperBoundsMap.value];
  const lower = { map: lowerMap, operands: op.mapOperands.slice(0, lowerMap.numInputs) };
  const upper = { map: upperMap, operands: op.mapOperands.slice(lowerMap.numInputs) };
  const lowerBound = buildExtremes(builder, op, affine.MaxOp, lower, op.lowerBoundsGroups);
  const upperBound = buildExtremes(builder, op, affine.MinOp, upper, op.upperBoundsGroups);
  const step = op.steps.map((by) => buildIndexConstant(builder, location, by));
  const bounds = { lowerBound, upperBound, step, initVals: [], resultTypes: [] };
  takePlace(op, scf.ParallelOp.build(builder, location, { ...bounds, regions: [moved(op.region)] }));
}

/** Makes the greatest or the least result of each group of results of a map. */
function buildExtremes(
  builder: OpBuilder,
  op: Operation,
  extreme: typeof affine.MaxOp | typeof affine.MinOp,
  { map, operands }: Applied,
  groups: Attribute,
): Value[] {
  return mapsOfGroups(map, groups as DenseElementsAttr).map((candidates) =>
    buildExtreme(builder, op, extreme, { map: candidates, operands }),
  );
}

/** Makes the greatest or the least result of a map. */
function buildExtreme(
  builder: OpBuilder,
  op: Operation,
  extreme: typeof affine.MaxOp | typeof affine.MinOp,
  applied: Applied,
): Value {
  const { map, operands } = applied;
  if (map.numResults === 1) return applyEach(builder, op, applied)[0]!;
  const args = { map: AffineMapAttr.get(op.context, map), operands, resultType: IndexType.get(op.context) };
  return extreme.build(builder, op.location, args).result();
}

/** Makes the results of a map. */
function applyEach(builder: OpBuilder, { context, location }: Operation, { map, operands }: Applied): Value[] {
  const resultType = IndexType.get(context);
  return map.results.map((expr) => {
    if (expr.kind === 'dim') return operands[expr.position]!;
    if (expr.kind === 'symbol') return operands[map.numDims + expr.position]!;
    if (expr.kind === 'constant') return buildIndexConstant(builder, location, staticIndex(BigInt(expr.exact)));
    const single = AffineMapAttr.get(context, AffineMap.get(map.numDims, map.numSymbols, [expr]));
    return affine.ApplyOp.build(builder, location, { map: single, mapOperands: operands, resultType }).result();
  });
}

/** Makes what tells whether all constraints of a branch hold. */
function buildCondition(builder: OpBuilder, op: affine.IfOp): Value {
  const { context, location } = op;
  const set = (op.condition as IntegerSetAttr).value;
  const resultType = IntegerType.get(context, 1);
  const map = AffineMap.get(set.numDims, set.numSymbols, set.constraints);
  const zero = buildIndexConstant(builder, location, 0);
  const holds = applyEach(builder, op, { map, operands: op.operands }).map((lhs, i) => {
    const predicate = set.eqFlags[i] ? 'eq' : 'sge';
    return CmpIOp.build(builder, location, { predicate, lhs, rhs: zero, resultType }).result();
  });
  if (holds.length === 0) return buildBoolConstant(builder, location, true);
  return holds.reduce((lhs, rhs) => AndIOp.build(builder, location, { lhs, rhs }).result());
}

/** Moves what is in a region into one that ends as those of scf do. */
function moved(region: Region): Region {
  const target = new Region();
  const end = region.firstBlock?.lastOp;
  if (end instanceof affine.YieldOp) {
    const builder = OpBuilder.before(end);
    const isParallel = region.parentOp instanceof affine.ParallelOp;
    if (isParallel) scf.ReduceOp.build(builder, end.location, { operands: [], regions: 0 });
    else scf.YieldOp.build(builder, end.location, { results: end.operands });
    end.erase();
  }
  target.takeBody(region);
  return target;
}

function takePlace(op: Operation, made: Operation): void {
  made.setDiscardableAttrs(op.attributes);
  op.replaceAllUsesWith(made.results);
  op.erase();
}
