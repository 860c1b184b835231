import { type DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, ShapedType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { opNamesOf } from '../../../ods/op-spec.ts';
import { exactInt64 } from '../../../support/int64.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf } from '../compatible-shapes.ts';
import { constantShape } from '../constant-shape.ts';
import * as tosa from '../generated/tosa-ops.gen.ts';
import { Shape } from '../generated/tosa-types.gen.ts';
import { variableType } from '../variable-type.ts';
import { type Nesting } from './nesting.ts';
import { type Limits, type Target } from './target.ts';

/** The limits of a level. Source: levelCheck of mlir/lib/Dialect/Tosa/Transforms/TosaValidation.cpp, texts verbatim. */

/** Operations whose tensors have a rank of their own, or may have any. */
const unlimitedRank = opNamesOf([
  tosa.AvgPool2dOp,
  tosa.Conv2DOp,
  tosa.Conv3DOp,
  tosa.CustomOp,
  tosa.DepthwiseConv2DOp,
  tosa.FFT2dOp,
  tosa.GatherOp,
  tosa.MatMulOp,
  tosa.MatmulTBlockScaledOp,
  tosa.MaxPool2dOp,
  tosa.ResizeOp,
  tosa.RFFT2dOp,
  tosa.ScatterOp,
  tosa.TransposeConv2DOp,
  tosa.WhileOp,
]);

const unlimited = opNamesOf([tosa.ApplyScaleOp, tosa.ConstShapeOp, tosa.YieldOp]);

/** Demands that an operation is within the limits of the target. */
export function verifyLevel(op: Operation, target: Target, nesting: Nesting): LogicalResult {
  const { limits } = target;
  if (!limits) return true;
  return (
    (unlimited.has(op.name) || verifyTensors(op, limits, target)) &&
    verifyWindow(op, limits) &&
    verifyScales(op, limits) &&
    verifyLists(op, limits) &&
    verifyNesting(op, limits, nesting)
  );
}

/** A tensor, and what messages call it. */
type Named = readonly [type: Type, name: string];

const operandsOf = (values: readonly Value[]): Named[] => values.map(({ type }) => [type, 'operand']);
const resultsOf = ({ results }: Operation): Named[] => results.map(({ type }) => [type, 'result']);

function verifyTensors(op: Operation, limits: Limits, target: Target): LogicalResult {
  const all: Named[] =
    op instanceof tosa.VariableOp
      ? [[declaredType(op), 'variable type']]
      : [...operandsOf(op.operands), ...resultsOf(op)];
  const ranked = unlimitedRank.has(op.name) ? [] : op instanceof tosa.IfOp ? operandsOf([op.condition]) : all;
  // What `tosa.argmax` makes has one dimension less.
  const rankOf = (name: string): number => limits.rank - (op instanceof tosa.ArgMaxOp && name === 'result' ? 1 : 0);
  return (
    ranked.every(([type, name]) => verifyRank(op, type, name, rankOf(name))) &&
    all.every(([type, name]) => verifySize(op, type, name, limits, target))
  );
}

function verifyRank(op: Operation, type: Type, name: string, limit: number): LogicalResult {
  if (type instanceof Shape) {
    const text = op.context.printType(type);
    return type.rank <= limit || op.emitOpError(`failed shape type level check: '${text}' exceeds MAX_RANK`);
  }
  if (!(type instanceof ShapedType)) return true;
  const shape = shapeOf(type);
  if (!shape) return op.emitOpError('failed level check: unranked tensor');
  return shape.length <= limit || op.emitOpError(`failed level check: ${name} rank(shape) <= MAX_RANK`);
}

function verifySize(op: Operation, type: Type, name: string, { log2Size }: Limits, target: Target): LogicalResult {
  if (!(type instanceof ShapedType)) return true;
  const shape = shapeOf(type);
  if (!shape) return op.emitOpError('failed level check: unranked tensor');
  if (shape.some(isDynamic)) {
    return (
      target.version !== '1.0' ||
      op.emitOpError(
        `failed level check: ${name} shape dimension cannot be dynamic when targeting TOSA specification version 1.0 or below`,
      )
    );
  }
  const { elementType } = type;
  const bits = elementType instanceof IntegerType || elementType instanceof FloatType ? elementType.width : 8;
  const bytes = BigInt(Math.max(1, Math.floor(bits / 8)));
  const size = BigInt.asIntN(
    64,
    shape.reduce((total, dimension) => total * exactInt64(dimension), bytes),
  );
  return (
    size < 2n ** BigInt(log2Size) ||
    op.emitOpError(`failed level check: ${name} tensor size (in bytes) <= (1 << MAX_LOG2_SIZE - 1)`)
  );
}

const declaredType = (op: tosa.VariableOp): Type => variableType(op.varShape as DenseElementsAttr, op.type);

/** Demands that a number, as 32 bits of it are compared, is within a limit. */
function verifyAtMost(op: Operation, value: bigint | number, limit: number, text: string): LogicalResult {
  return BigInt.asIntN(32, BigInt(value)) <= limit || op.emitOpError(`failed level check: ${text}`);
}

function verifyWindow(op: Operation, limits: Limits): LogicalResult {
  const inKernel = (values: readonly number[], name: string): LogicalResult =>
    values.every((value) => verifyAtMost(op, value, limits.kernel, `${name} <= MAX_KERNEL`));
  const inStride = (values: readonly number[]): LogicalResult =>
    values.every((value) => verifyAtMost(op, value, limits.stride, 'stride <= MAX_STRIDE'));
  const sizes = (value: Value): readonly number[] => shapeOf(value.type) ?? [];
  if (op instanceof tosa.AvgPool2dOp || op instanceof tosa.MaxPool2dOp) {
    return inKernel(op.kernel, 'kernel') && inStride(op.stride) && inKernel(op.pad, 'pad');
  }
  if (op instanceof tosa.TransposeConv2DOp) {
    const [, height, width] = sizes(op.weight);
    return inKernel([height!], 'KH') && inKernel([width!], 'KW') && inKernel(op.outPad, 'pad') && inStride(op.stride);
  }
  if (op instanceof tosa.FFT2dOp || op instanceof tosa.RFFT2dOp) {
    return op.operands.every((operand) => {
      const [, height, width] = sizes(operand);
      return inKernel([height!], 'H') && inKernel([width!], 'W');
    });
  }
  if (op instanceof tosa.Conv2DOp || op instanceof tosa.Conv3DOp || op instanceof tosa.DepthwiseConv2DOp) {
    return (
      inKernel(op.dilation, 'dilation') &&
      inKernel(op.pad, 'pad') &&
      inStride(op.stride) &&
      verifyDilatedKernel(op, op.dilation, sizes(op.operands[1]!), limits)
    );
  }
  return true;
}

/** Demands that what a window covers is small. The text has a parenthesis that nothing opens. */
function verifyDilatedKernel(
  op: Operation,
  dilation: readonly number[],
  weight: readonly number[],
  limits: Limits,
): LogicalResult {
  const first = op instanceof tosa.DepthwiseConv2DOp ? 0 : 1;
  const axes = op instanceof tosa.Conv3DOp ? ['d * KD', 'y * KH', 'x * KW'] : ['y * KH', 'x * KW'];
  return axes.every((axis, i) => {
    const covered = exactInt64(dilation[i]!) * exactInt64(weight[first + i]!);
    return verifyAtMost(op, covered, limits.kernel, `dilation_${axis} <= MAX_KERNEL)`);
  });
}

/** Scales that are not known fail without a word. */
function verifyScales(op: Operation, limits: Limits): LogicalResult {
  if (!(op instanceof tosa.ResizeOp)) return true;
  const scales = constantShape(op.scale);
  if (!scales) return false;
  return ['y', 'x'].every((axis, i) => {
    const scale = exactInt64(scales[2 * i]!) / exactInt64(scales[2 * i + 1]!);
    return verifyAtMost(op, scale, limits.scale, `scale_${axis}_n/scale_${axis}_d <= MAX_SCALE`);
  });
}

function verifyLists(op: Operation, { listLength }: Limits): LogicalResult {
  return listsOf(op).every(
    ([list, name]) =>
      list.length <= listLength || op.emitOpError(`failed level check for MAX_TENSOR_LIST_SIZE: ${name}`),
  );
}

function listsOf(op: Operation): readonly (readonly [values: readonly Value[], name: string])[] {
  if (op instanceof tosa.ConcatOp) return [[op.input1, 'input1']];
  if (op instanceof tosa.CustomOp)
    return [
      [op.inputList, 'input_list'],
      [op.outputList, 'output_list'],
    ];
  if (op instanceof tosa.IfOp || op instanceof tosa.WhileOp)
    return [
      [op.inputList, 'inputs'],
      [op.outputList, 'outputs'],
    ];
  return [];
}

function verifyNesting(op: Operation, limits: Limits, nesting: Nesting): LogicalResult {
  if (!(op instanceof tosa.IfOp) && !(op instanceof tosa.WhileOp)) return true;
  const depth = nesting.stepsTo(op);
  return depth < limits.nesting || op.emitOpError(`failed level check: ${depth} >= MAX_NESTING`);
}
