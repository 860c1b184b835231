import { type AffineExpr, getAffineConstantExpr } from '../../affine/affine-expr.ts';
import { dpsInits } from '../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../ir/operation.ts';
import { isDynamic, MemRefType, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { BlockArgument, OpResult, type Value } from '../../ir/value.ts';
import { knownIndex, type MixedIndex, mixedIndices } from '../../rewrite/mixed-indices.ts';
import { mixedSlice } from '../../rewrite/mixed-slice.ts';
import * as affine from '../../dialects/affine/generated/affine-ops.gen.ts';
import { basisOf, hasOuterBound } from '../../dialects/affine/linear-index-patterns.ts';
import { composeMapAndOperands, type MapAndOperands } from '../../dialects/affine/map-and-operands.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as linalg from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../dialects/linalg/interfaces.ts';
import * as memref from '../../dialects/memref/generated/memref-ops.gen.ts';
import { droppedDimsOf } from '../../dialects/memref/patterns/subview-patterns.ts';
import * as scf from '../../dialects/scf/generated/scf-ops.gen.ts';
import * as tensor from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { highPadding, lowPadding } from '../../dialects/tensor/padding.ts';
import { outputSizes } from '../../dialects/tensor/patterns/reshape-patterns.ts';
import { droppedDims } from '../../dialects/tensor/slices.ts';
import { type Quantity, type ValueBounds } from './value-bounds.ts';

/**
 * Says what operations make known of their results and of arguments of their blocks. Source: the implementations of ValueBoundsOpInterface for affine, arith,
 * linalg, memref, scf and tensor, ValueBoundsOpInterfaceImpl.cpp in the folders of these dialects.
 */
export function addBoundsOf(bounds: ValueBounds, quantity: Quantity): void {
  const { value, dim } = quantity;
  const op = value instanceof BlockArgument ? value.owner.parentOp : value.definingOp;
  if (!op || (value instanceof BlockArgument && value.parentBlock !== value.parentBlock?.region?.firstBlock)) return;
  if (op instanceof scf.ForOp) addBoundsOfLoop(bounds, op, quantity);
  else if (op instanceof scf.ForallOp) addBoundsOfForall(bounds, op, quantity);
  else if (!(value instanceof OpResult)) return;
  else if (op instanceof arith.SelectOp) addChoice(bounds, quantity, op.trueValue, op.falseValue);
  else if (op instanceof scf.IfOp) {
    const [first, second] = op.regions.map((region) => region.firstBlock!.lastOp!.operand(value.resultNumber));
    addChoice(bounds, quantity, first!, second!);
  } else if (dim === undefined) addBoundsOfIndex(bounds, op, value);
  else addBoundsOfSize(bounds, op, value, dim);
}

const withDim = (value: Value, dim: number | undefined): Quantity => (dim === undefined ? { value } : { value, dim });

/** Of what is one of two quantities: it is between them where it is known which is the less. */
function addChoice(bounds: ValueBounds, quantity: Quantity, a: Value, b: Value): void {
  const [first, second] = [withDim(a, quantity.dim), withDim(b, quantity.dim)];
  for (const [less, more] of [
    [first, second],
    [second, first],
  ] as const) {
    if (!bounds.areKnown(less, '<=', more)) continue;
    bounds.bound(quantity, '>=', bounds.expr(less));
    bounds.bound(quantity, '<=', bounds.expr(more));
  }
}

/** Of what counts iterations, and of what they hand on as it is. */
function addBoundsOfLoop(bounds: ValueBounds, op: scf.ForOp, quantity: Quantity): void {
  const { value, dim } = quantity;
  const body = op.region.firstBlock!;
  if (value === body.arguments[0]) {
    if (op.unsignedCmp) return;
    addBoundsOfCounter(bounds, value, [op.lowerBound, op.upperBound, op.step]);
    return;
  }
  const index = value instanceof OpResult ? value.resultNumber : (value as BlockArgument).argNumber - 1;
  const [carried, yielded] = [body.arguments[index + 1]!, body.lastOp!.operand(index)];
  if (!bounds.areKnown(withDim(yielded, dim), '==', withDim(carried, dim))) return;
  bounds.bound(quantity, '==', bounds.expr(withDim(op.initArgs[index]!, dim)));
}

function addBoundsOfCounter(bounds: ValueBounds, value: Value, range: readonly MixedIndex[]): void {
  const [lower, upper, step] = range.map((part) => bounds.expr(part)) as [AffineExpr, AffineExpr, AffineExpr];
  bounds.bound({ value }, '>=', lower);
  bounds.bound({ value }, '<', upper);
  const last = upper.sub(lower).ceilDiv(step).sub(1).mul(step).add(lower);
  bounds.bound({ value }, '<=', last);
}

function addBoundsOfForall(bounds: ValueBounds, op: scf.ForallOp, quantity: Quantity): void {
  const { value, dim } = quantity;
  const numIndices = op.region.firstBlock!.arguments.length - op.outputs.length;
  if (dim !== undefined) {
    const index = value instanceof OpResult ? value.resultNumber : (value as BlockArgument).argNumber - numIndices;
    bounds.bound(quantity, '==', bounds.expr({ value: op.outputs[index]!, dim }));
    return;
  }
  if (!(value instanceof BlockArgument)) return;
  const ranges = [
    mixedIndices(op.properties.get('staticLowerBound'), op.dynamicLowerBound),
    mixedIndices(op.properties.get('staticUpperBound'), op.dynamicUpperBound),
    mixedIndices(op.properties.get('staticStep'), op.dynamicStep),
  ].map((list) => list[value.argNumber]!);
  addBoundsOfCounter(bounds, value, ranges);
}

/** Returns the results of a map in terms of what stands for its operands. */
function exprsOf(bounds: ValueBounds, { map, operands }: MapAndOperands): readonly AffineExpr[] {
  const exprs = operands.map((operand) => bounds.expr(operand));
  const [dims, symbols] = [exprs.slice(0, map.numDims), exprs.slice(map.numDims)];
  return map.replaceDimsAndSymbols(dims, symbols, 0, 0).results;
}

function addBoundsOfIndex(bounds: ValueBounds, op: Operation, value: OpResult): void {
  const says = (comparison: '==' | '>=' | '<' | '<=', expr: AffineExpr): void =>
    bounds.bound({ value }, comparison, expr);
  const operands = (): AffineExpr[] => op.operands.map((operand) => bounds.expr(operand));
  if (op instanceof arith.AddIOp || op instanceof arith.SubIOp || op instanceof arith.MulIOp) {
    const [a, b] = operands();
    const [plus, minus] = [a!.add(b!), a!.sub(b!)];
    says('==', op instanceof arith.AddIOp ? plus : op instanceof arith.SubIOp ? minus : a!.mul(b!));
  } else if (op instanceof arith.FloorDivSIOp) {
    const [a, b] = operands();
    says('==', a!.floorDiv(b!));
  } else if (op instanceof affine.ApplyOp) {
    const composed = composeMapAndOperands({ map: op.map.value, operands: op.mapOperands });
    says('==', exprsOf(bounds, composed)[0]!);
  } else if (op instanceof affine.MinOp || op instanceof affine.MaxOp) {
    const comparison = op instanceof affine.MinOp ? '<=' : '>=';
    for (const expr of exprsOf(bounds, { map: op.map.value, operands: op.operands })) says(comparison, expr);
  } else if (op instanceof affine.DelinearizeIndexOp) addBoundsOfPart(bounds, op, value);
  else if (op instanceof affine.LinearizeIndexOp) addBoundsOfWhole(bounds, op, value);
  else if (op instanceof tensor.DimOp || op instanceof memref.DimOp) {
    says('>=', getAffineConstantExpr(0));
    const dim = knownIndex(op.index);
    const shape = shapeOf(op.source);
    // Upstream reads behind the end of a shape.
    if (dim === undefined || dim < 0 || (shape && dim >= shape.length)) return;
    says('==', bounds.expr({ value: op.source, dim }));
  } else if (op instanceof tensor.RankOp || op instanceof memref.RankOp) {
    const rank = shapeOf(op.operand(0))?.length;
    if (rank !== undefined) says('==', getAffineConstantExpr(rank));
  } else if (op instanceof linalg.IndexOp) addBoundsOfIteration(bounds, op, value);
}

const shapeOf = ({ type }: Value): readonly number[] | undefined =>
  type instanceof RankedTensorType || type instanceof MemRefType ? type.shape : undefined;

/** Source: AffineDelinearizeIndexOpInterface of mlir/lib/Dialect/Affine/IR/ValueBoundsOpInterfaceImpl.cpp. */
function addBoundsOfPart(bounds: ValueBounds, op: affine.DelinearizeIndexOp, value: OpResult): void {
  const basis = basisOf(op);
  const numBehind = op.numResults - value.resultNumber - 1;
  const [own, behind] = [basis.at(-numBehind - 1), basis.slice(basis.length - numBehind)];
  const index = bounds.expr(op.linearIndex);
  const divisor = behind.reduce((product, size) => product.mul(bounds.expr(size)), getAffineConstantExpr(1));
  if (value.resultNumber === 0) {
    bounds.bound({ value }, '==', index.floorDiv(divisor));
    if (basis.length === op.numResults) bounds.bound({ value }, '<', bounds.expr(own!));
    return;
  }
  bounds.bound({ value }, '==', index.mod(bounds.expr(own!).mul(divisor)).floorDiv(divisor));
}

/** Source: AffineLinearizeIndexOpInterface of mlir/lib/Dialect/Affine/IR/ValueBoundsOpInterfaceImpl.cpp. */
function addBoundsOfWhole(bounds: ValueBounds, op: affine.LinearizeIndexOp, value: OpResult): void {
  const sizes = basisOf(op);
  const inner = hasOuterBound(op) ? sizes.slice(1) : sizes;
  let [sum, stride]: AffineExpr[] = [getAffineConstantExpr(0), getAffineConstantExpr(1)];
  for (let i = op.multiIndex.length; i-- > 0;) {
    sum = sum!.add(bounds.expr(op.multiIndex[i]!).mul(stride!));
    if (i > 0) stride = stride!.mul(bounds.expr(inner[i - 1]!));
  }
  bounds.bound({ value }, '==', sum!);
  if (!op.disjoint || !hasOuterBound(op)) return;
  bounds.bound({ value }, '<', stride!.mul(bounds.expr(sizes[0]!)));
}

/** Source: mlir/lib/Dialect/Linalg/IR/ValueBoundsOpInterfaceImpl.cpp. */
function addBoundsOfIteration(bounds: ValueBounds, op: linalg.IndexOp, value: OpResult): void {
  const around = op.block?.parentOp;
  const structured = around && LinalgStructuredInterface.of(around);
  if (!structured) return;
  bounds.bound({ value }, '>=', getAffineConstantExpr(0));
  const { indexingMaps } = structured;
  const dim = Number(op.dim);
  for (const [i, map] of indexingMaps.entries()) {
    const position = map.results.findIndex((expr) => expr.kind === 'dim' && expr.position === dim);
    if (position < 0) continue;
    bounds.bound({ value }, '<', bounds.expr({ value: around.operand(i), dim: position }));
    return;
  }
}

function addBoundsOfSize(bounds: ValueBounds, op: Operation, value: OpResult, dim: number): void {
  const is = (part: MixedIndex | Quantity): void => bounds.bound({ value, dim }, '==', bounds.expr(part));
  if (op instanceof tensor.EmptyOp || op instanceof memref.AllocOp || op instanceof memref.AllocaOp) {
    is(op.dynamicSizes[shapeOf(value)!.slice(0, dim).filter(isDynamic).length]!);
  } else if (op instanceof tensor.CastOp || op instanceof memref.CastOp) {
    if (shapeOf(op.source) && shapeOf(value)) is({ value: op.source, dim });
  } else if (op instanceof tensor.ExtractSliceOp) {
    const dropped = droppedDims(op);
    is(mixedSlice(op).sizes.filter((_, i) => !dropped.has(i))[dim]!);
  } else if (op instanceof memref.SubViewOp) {
    const dropped = droppedDimsOf(op);
    is(mixedSlice(op).sizes.filter((_, i) => !dropped[i])[dim]!);
  } else if (op instanceof tensor.PadOp) {
    const size = bounds.expr({ value: op.source, dim });
    const padding = [lowPadding(op)[dim]!, highPadding(op)[dim]!].map((part) => bounds.expr(part));
    bounds.bound({ value, dim }, '==', size.add(padding[0]!).add(padding[1]!));
  } else if (op instanceof tensor.ExpandShapeOp) is(outputSizes(op)[dim]!);
  else if (op instanceof memref.ExpandShapeOp) {
    is(mixedIndices(op.properties.get('static_output_shape'), op.outputShape)[dim]!);
  } else if (op instanceof tensor.CollapseShapeOp || op instanceof memref.CollapseShapeOp) {
    const factors = op.reassociation[dim]!.map((inner) => bounds.expr({ value: op.src, dim: inner }));
    bounds.bound(
      { value, dim },
      '==',
      factors.reduce((product, size) => product.mul(size)),
    );
  } else {
    const init = dpsInits(op)?.[value.resultNumber];
    if (init) is({ value: init.value, dim });
  }
}
