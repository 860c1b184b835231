import { DictionaryAttr } from '../../../ir/attributes/container-attributes.ts';
import { DenseElementsAttr, denseFromNumbers } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { cloneOperation, IRMapping } from '../../../ir/clone.ts';
import { type Operation } from '../../../ir/operation.ts';
import { lookupNearestSymbol } from '../../../ir/symbol-table.ts';
import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { isSize, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { RngAlgorithmAttr } from '../generated/stablehlo-attributes.gen.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';
import { isSameList } from '../../../support/lists.ts';
import { windowDimensions, windowedSize } from '../window.ts';

/**
 * Calls of JAX's programs with sizes that are computed (`jax.export`), which say by operands what shapes their results have, and what does the same
 * once these are known. Source: jax/_src/interpreters/mlir.py, custom_call and reduce_window; stablehlo/transforms/StablehloCanonicalizeDynamism.cpp.
 */

/** Says of the last operands of a call which shapes its results have, of one result after the other. */
const shapesAttribute = 'indices_of_shape_operands';

/** A call of `ApproxTopK` with the number of elements as an operand behind its four. Source: jax/_src/lax/ann.py. */
const approximateTopK = 'stablehlo.dynamic_approx_top_k';
const approximateOperands = 4;
const configuration = 'mhlo.backend_config';

/** The operands of `stablehlo.dynamic_reduce_window` behind tensors and what reductions start with: sizes, strides, dilations of base and window, padding. */
const windowOperands = 5;

/** Returns the places of the operands that the shapes of the results of a call are computed of. */
export function callShapeOperands(op: hlo.CustomCallOp): readonly number[] {
  const { numOperands: count } = op;
  switch (op.callTargetName) {
    case 'stablehlo.dynamic_reduce_window':
      return count > windowOperands ? Array.from({ length: windowOperands }, (_, i) => count - windowOperands + i) : [];
    case 'stablehlo.dynamic_rng_bit_generator':
    case 'stablehlo.dynamic_top_k':
      return count === 2 && op.numResults === 2 ? [1] : [];
    case approximateTopK: {
      const ofShapes = shapeOperandsBehind(op);
      return op.numResults === 2 && count === approximateOperands + 1 + ofShapes.length ? [approximateOperands, ...ofShapes] : []; // prettier-ignore
    }
  }
  return shapeOperandsBehind(op);
}

/** Returns the places of the last operands where the call says that they are the shapes of its results. */
function shapeOperandsBehind(op: hlo.CustomCallOp): readonly number[] {
  const { numOperands: count } = op;
  const places = op.getAttr(shapesAttribute);
  if (!(places instanceof DenseElementsAttr) || places.type.numElements !== op.numResults) return [];
  // They are behind the others, as many as results.
  const first = count - op.numResults;
  const listed = Array.from({ length: op.numResults }, (_, i) => places.numberAt(i));
  return first >= 0 && listed.every((place, i) => place === first + i) ? listed : [];
}

/** Returns what shape operands of a call must hold by the types of its results; undefined where these do not say it. */
export function declaredNumbers(op: hlo.CustomCallOp): readonly (readonly number[])[] | undefined {
  const shapes = op.resultTypes.map((type) =>
    type instanceof RankedTensorType && type.hasStaticShape ? type.shape : undefined,
  );
  if (!shapes.every((shape) => shape !== undefined)) return undefined;
  switch (op.callTargetName) {
    case 'stablehlo.dynamic_reduce_window':
      return undefined;
    case 'stablehlo.dynamic_rng_bit_generator':
      return [shapes[1]!];
    case 'stablehlo.dynamic_top_k':
      return [shapes[0]!.slice(-1)];
    case approximateTopK: {
      const k = shapes[0]![configuredDimension(op) ?? -1];
      return k === undefined ? undefined : [[k], ...shapes];
    }
    default:
      return shapes;
  }
}

/** Makes what does the same as a call whose shape operands hold `numbers`, before it; undefined where it cannot be that. */
export function buildStaticCall(
  op: hlo.CustomCallOp,
  numbers: readonly (readonly number[])[],
): readonly Value[] | undefined {
  switch (op.callTargetName) {
    case 'stablehlo.dynamic_reduce_window':
      return buildReduceWindow(op, numbers);
    case 'stablehlo.dynamic_rng_bit_generator':
      return buildRandomBits(op, numbers[0]!);
    case 'stablehlo.dynamic_top_k':
      return buildTopK(op, numbers[0]!);
    case approximateTopK:
      return buildApproximateTopK(op, numbers);
    default:
      return buildWithoutShapes(op, numbers);
  }
}

/** Returns the types of the results with these shapes; undefined where they are declared to have others. */
function refinedTypes(op: Operation, shapes: readonly (readonly number[])[]): readonly Type[] | undefined {
  const types = op.resultTypes.map((type, i) => {
    const shape = shapes[i]!;
    if (!(type instanceof RankedTensorType) || !shape.every(isSize) || !dimsAgree(shape, type.shape)) return undefined;
    return RankedTensorType.get(shape, type.elementType, type.encoding);
  });
  return types.every((type) => type !== undefined) ? types : undefined;
}

/** What the call says by name, and which is no operand of it any more, goes. */
function buildWithoutShapes(
  op: hlo.CustomCallOp,
  shapes: readonly (readonly number[])[],
): readonly Value[] | undefined {
  const types = refinedTypes(op, shapes);
  if (!types) return undefined;
  const copy = OpBuilder.before(op).insert(cloneOperation(op)) as hlo.CustomCallOp;
  copy.setOperands(op.operands.slice(0, op.numOperands - shapes.length));
  copy.setDiscardableAttr(shapesAttribute, undefined);
  // A layout of each operand, of which there are fewer now.
  copy.operandLayouts = op.operandLayouts?.slice(0, copy.numOperands);
  copy.results.forEach((result, i) => (result.type = types[i]!));
  return copy.results;
}

function buildReduceWindow(
  op: hlo.CustomCallOp,
  numbers: readonly (readonly number[])[],
): readonly Value[] | undefined {
  const [sizes, windowStrides, baseDilations, windowDilations, pairs] = numbers as readonly (readonly number[])[] & readonly [readonly number[], readonly number[], readonly number[], readonly number[], readonly number[]]; // prettier-ignore
  const tensors = op.operands.slice(0, -windowOperands);
  const count = op.numResults;
  const computation = blockOfComputation(op, tensors);
  const [first] = tensors;
  if (!computation || !(first?.type instanceof RankedTensorType && first.type.hasStaticShape)) return undefined;
  const { rank, shape } = first.type;
  if ( [sizes, windowStrides, baseDilations, windowDilations].some(({ length }) => length !== rank)) return undefined; // prettier-ignore
  if (pairs.length !== 2 * rank) return undefined;
  const paddingType = RankedTensorType.get([rank, 2], IntegerType.get(op.context, 64));
  const padding = denseFromNumbers(paddingType, pairs);
  const window = windowDimensions(sizes, { strides: windowStrides, padding, baseDilations, windowDilations });
  if (typeof window === 'string') return undefined;
  const result = shape.map((size, dim) => windowedSize(size, window[dim]!));
  const resultTypes = refinedTypes(op, op.results.map(() => result)); // prettier-ignore
  if (!resultTypes) return undefined;
  const builder = OpBuilder.before(op);
  const made = hlo.ReduceWindowOp.build(builder, op.location, {
    inputs: tensors.slice(0, count),
    initValues: tensors.slice(count),
    windowDimensions: sizes,
    windowStrides,
    baseDilations,
    windowDilations,
    padding,
    resultTypes,
  });
  builder.withInsertionPoint(() => copyComputation(builder, computation, made));
  return made.results;
}

/** Returns the block of the function that a call has for scalars of its tensors; undefined where it has none of that kind. */
function blockOfComputation(op: hlo.CustomCallOp, tensors: readonly Value[]): Block | undefined {
  const [name] = op.calledComputations;
  const blocks = (name === undefined ? undefined : lookupNearestSymbol(op, name))?.regions[0]?.blocks ?? [];
  const [block] = blocks;
  const isOfScalars = block?.arguments.every(({ type }) => type instanceof RankedTensorType && type.rank === 0);
  const fits = tensors.length === 2 * op.numResults && block?.arguments.length === tensors.length;
  return blocks.length === 1 && isOfScalars && fits && block.lastOp?.numOperands === op.numResults ? block : undefined;
}

function copyComputation(builder: OpBuilder, computation: Block, op: hlo.ReduceWindowOp): void {
  const mapping = new IRMapping();
  const types = computation.arguments.map(({ type }) => type);
  const block = builder.createBlock(op.body, types, types.map(() => op.location)); // prettier-ignore
  computation.arguments.forEach((argument, i) => mapping.map(argument, block.arguments[i]!));
  for (const nested of computation.operations()) {
    if (nested !== computation.lastOp) builder.insert(cloneOperation(nested, mapping));
  }
  const results = computation.lastOp!.operands.map((value) => mapping.lookup(value));
  hlo.ReturnOp.build(builder, op.location, { results });
}

function buildRandomBits(op: hlo.CustomCallOp, shape: readonly number[]): readonly Value[] | undefined {
  const algorithm = op.getAttr('rng_algorithm');
  const state = op.operand(0);
  if (!(state.type instanceof RankedTensorType && algorithm instanceof RngAlgorithmAttr)) return undefined;
  const types = refinedTypes(op, [state.type.shape, shape]);
  if (!types) return undefined;
  return hlo.RngBitGeneratorOp.build(OpBuilder.before(op), op.location, {
    initialState: state,
    rngAlgorithm: algorithm.value,
    outputStateType: types[0]!,
    outputType: types[1]!,
  }).results;
}

/** The greatest elements along the last dimension are those of a call that is known by its attributes, as chlo is none of this dialect. */
function buildTopK(op: hlo.CustomCallOp, [k]: readonly number[]): readonly Value[] | undefined {
  const { context } = op;
  const { type } = op.operand(0);
  if (k === undefined || !(type instanceof RankedTensorType && type.rank > 0)) return undefined;
  const { shape } = type;
  if (k > shape.at(-1)!) return undefined;
  const found = shape.with(-1, k);
  const resultTypes = refinedTypes(op, [found, found]);
  if (!resultTypes) return undefined;
  const made = hlo.CustomCallOp.build(OpBuilder.before(op), op.location, {
    inputs: [op.operand(0)],
    callTargetName: 'mhlo.topk',
    resultTypes,
  });
  const attributes = new Map([
    ['k', IntegerAttr.get(IntegerType.get(context, 64), k)],
    ['largest', IntegerAttr.get(IntegerType.get(context, 1), 1)],
  ]);
  made.setDiscardableAttr('mhlo.attributes', DictionaryAttr.get(context, attributes));
  return made.results;
}

function buildApproximateTopK(
  op: hlo.CustomCallOp,
  [count, ...shapes]: readonly (readonly number[])[],
): readonly Value[] | undefined {
  const { context } = op;
  const [k] = count!;
  const dim = configuredDimension(op);
  const { type } = op.operand(0);
  if (k === undefined || dim === undefined || !(type instanceof RankedTensorType)) return undefined;
  const size = type.shape[dim];
  if (size === undefined || k > size) return undefined;
  const found = type.shape.with(dim, k);
  const types = shapes.every((shape) => isSameList(shape, found)) ? refinedTypes(op, [found, found]) : undefined;
  if (!types) return undefined;
  const copy = OpBuilder.before(op).insert(cloneOperation(op)) as hlo.CustomCallOp;
  copy.setOperands(op.operands.slice(0, approximateOperands));
  copy.callTargetName = 'ApproxTopK';
  copy.setDiscardableAttr(shapesAttribute, undefined);
  copy.operandLayouts = op.operandLayouts?.slice(0, approximateOperands);
  const { value } = op.getAttr(configuration) as DictionaryAttr;
  const attributes = new Map([...value, ['top_k', IntegerAttr.get(IntegerType.get(context, 64), k)] as const]);
  copy.setDiscardableAttr(configuration, DictionaryAttr.get(context, attributes));
  copy.results.forEach((result, i) => (result.type = types[i]!));
  return copy.results;
}

/** Returns the dimension along which a call of `ApproxTopK` searches, where it says one. */
function configuredDimension(op: hlo.CustomCallOp): number | undefined {
  const attributes = op.getAttr(configuration);
  const dim = attributes instanceof DictionaryAttr ? attributes.value.get('reduction_dim') : undefined;
  return dim instanceof IntegerAttr ? Number(dim.value) : undefined;
}
