import { OpBuilder } from '../../ir/builder.ts';
import { cloneOperation } from '../../ir/clone.ts';
import { wouldOpBeTriviallyDead } from '../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { RaggedDotOp } from '../../dialects/chlo/generated/chlo-ops.gen.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { buildBroadcast, buildNumbersOfType } from '../../dialects/stablehlo/shape-builders.ts';
import { paddedSize, windowDimensions } from '../../dialects/stablehlo/window.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';

/**
 * TTIR computes nothing of tensors without elements, which scans begin with and slices of constant places may be. Takes away the operations that make them, and what
 * others do with them: a sum of nothing is what it starts with, and of products 0, a padding around nothing the number that is put there, over which windows slide. Returns the inits that stand for such tensors.
 */
export function resolveEmptyTensors(module: Operation): readonly Operation[] {
  const inits: Operation[] = [];
  const ops: Operation[] = [];
  const mayTake = (op: Operation): boolean => op.operands.some(isEmpty) || op.results.some(isEmpty) || op instanceof hlo.PadOp; // prettier-ignore
  walk(module, { before: (op) => void (mayTake(op) && ops.push(op)) });
  for (const op of ops) {
    const builder = OpBuilder.before(op);
    const empty = buildInits(builder, op);
    if (empty) inits.push(...empty);
    const values = empty?.map((init) => init.result()) ?? withoutEmptyOperands(builder, op);
    if (!values) continue;
    op.replaceAllUsesWith(values);
    op.erase();
  }
  return inits;
}

function isEmpty({ type }: Value): boolean {
  return type instanceof RankedTensorType && type.shape.includes(0) && type.hasStaticShape;
}

/** Makes inits for results that have no elements; undefined when an operation has others, or effects. */
function buildInits(builder: OpBuilder, op: Operation): EmptyOp[] | undefined {
  const isHlo = op.name.startsWith('stablehlo.') || op.name.startsWith('chlo.');
  if (!isHlo || op.numResults === 0 || !op.results.every(isEmpty) || !wouldOpBeTriviallyDead(op)) return undefined;
  return op.resultTypes.map((resultType) => EmptyOp.build(builder, op.location, { dynamicSizes: [], resultType }));
}

/** Returns what an operation gives that takes tensors without elements; undefined where it may not be told. */
function withoutEmptyOperands(builder: OpBuilder, op: Operation): readonly Value[] | undefined {
  const { location } = op;
  const fill = (operand: Value, i = 0): Value => buildBroadcast(builder, location, operand, [], shapeOf(op.result(i)));
  if (op instanceof hlo.PadOp) return isPaddingOnly(op) ? [fill(op.paddingValue)] : undefined;
  if (op instanceof hlo.ReduceOp) return op.initValues.map((init, i) => fill(init, i));
  if (op instanceof hlo.ReduceWindowOp) return overPadding(builder, op);
  if (op instanceof hlo.DynamicUpdateSliceOp) return [op.operandValue];
  // Indices without elements say nothing of places that need none.
  if (op instanceof hlo.ScatterOp) return op.updates.some(isEmpty) ? op.inputs : undefined;
  const products = [hlo.DotGeneralOp, hlo.DotOp, hlo.ConvolutionOp, RaggedDotOp];
  if (!products.some((product) => op instanceof product)) return undefined;
  const outputType = op.result().type as RankedTensorType;
  if (!isNumber(outputType.elementType)) return undefined;
  return [buildNumbersOfType(builder, location, outputType, [0])];
}

/** Makes the reduction under a window that slides over padding only, which is what the reduction starts with. */
function overPadding(builder: OpBuilder, op: hlo.ReduceWindowOp): readonly Value[] | undefined {
  const { location, initValues } = op;
  const window = windowDimensions(op.windowDimensions, {
    strides: op.windowStrides,
    padding: op.padding,
    baseDilations: op.baseDilations,
    windowDilations: op.windowDilations,
  });
  if (typeof window === 'string') return undefined;
  const sizes = shapeOf(op.inputs[0]!).map((size, dim) => paddedSize(size, window[dim]!));
  const inputs = initValues.map((init) => buildBroadcast(builder, location, init, [], sizes));
  const copy = cloneOperation(op) as hlo.ReduceWindowOp;
  copy.setOperands([...inputs, ...initValues]);
  copy.padding = undefined;
  copy.baseDilations = undefined;
  return builder.insert(copy).results;
}

const isNumber = (type: Type): boolean => type instanceof FloatType || type instanceof IntegerType;

/** Tells whether nothing of the operand is left, or there was nothing. */
function isPaddingOnly({ operandValue, edgePaddingLow, edgePaddingHigh, interiorPadding }: hlo.PadOp): boolean {
  const { type } = operandValue;
  if (!(type instanceof RankedTensorType) || !type.hasStaticShape) return false;
  return type.shape.some((size, dim) => {
    const spread = size + Math.max(0, size - 1) * interiorPadding[dim]!;
    return spread <= Math.max(0, -edgePaddingLow[dim]!) + Math.max(0, -edgePaddingHigh[dim]!);
  });
}
