import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { product } from '../../../support/math.ts';
import { listText, shapeOf } from '../compatible-shapes.ts';
import { constantShape } from '../constant-shape.ts';
import * as tosa from '../generated/tosa-ops.gen.ts';
import { height, verifyResizedSize, width } from '../verify-windows.ts';
import { type Nesting } from './nesting.ts';

/** What the specification calls an error of single operations. Source: checkErrorIf of mlir/lib/Dialect/Tosa/Transforms/TosaValidation.cpp, texts verbatim. */

/** Demands that nothing of an operation is an error. */
export function verifyNoError(op: Operation, nesting: Nesting): LogicalResult {
  if (op instanceof tosa.ResizeOp) return verifyResize(op);
  if (op instanceof tosa.MulOp) return verifyShift(op);
  if (op instanceof tosa.TableOp) return verifyTable(op);
  if (op instanceof tosa.RescaleOp) return verifyRescale(op);
  if (op instanceof tosa.PadOp) return verifyPadding(op);
  if (op instanceof tosa.ScatterOp) return verifyIndices(op);
  if (op instanceof tosa.IfOp || op instanceof tosa.WhileOp) return verifyIsolated(op, nesting);
  return true;
}

const largestImage = 16384;
const largestScale = 1 << 11;

/** Shapes that are not known fail without a word. */
function verifyResize(op: tosa.ResizeOp): LogicalResult {
  const [input, output] = [op.input.type, op.result().type];
  if (!(input instanceof RankedTensorType) || !(output instanceof RankedTensorType)) {
    return op.emitOpError('expect ranked input/output tensor');
  }
  const sizes = [...output.shape.slice(1, 3), ...input.shape.slice(1, 3)];
  const areKnown = ![...input.shape, ...output.shape].some(isDynamic);
  if (areKnown && sizes.some((size) => size >= largestImage)) {
    return op.emitOpError(
      `expect input/output height/width dims to be < ${largestImage}, got [OH, OW, IH, IW] = ${listText(sizes)}`,
    );
  }
  const [scales, offsets, borders] = [op.scale, op.offset, op.border].map(constantShape);
  if (!scales) return false;
  const [yn, yd, xn, xd] = scales as [number, number, number, number];
  if (yn > largestScale || xn > largestScale) {
    return op.emitOpError(`expect all scale numerator values to be <= (1 << 11), got scale_y_n=${yn}, scale_x_n=${xn}`);
  }
  if (yd >= 16 * yn || xd >= 16 * xn) {
    return op.emitOpError(`expect a downscale ratio larger than 1/16, got y=${yn}/${yd}, x=${xn}/${xd}`);
  }
  if (!offsets || !borders) return false;
  const isWithin = (name: string, value: number, numerator: number, from: number, below: number): LogicalResult =>
    (value >= from * numerator && value < below * numerator) ||
    op.emitOpError(
      `expect ${name} / scale${name.at(-1)}Numerator to be in range [${from}, ${below}), got ${value}/${numerator}`,
    );
  return (
    isWithin('offsetY', offsets[0]!, yn, -1, 16) &&
    isWithin('offsetX', offsets[1]!, xn, -1, 16) &&
    isWithin('borderY', borders[0]!, yn, -16, 1) &&
    isWithin('borderX', borders[1]!, xn, -16, 1) &&
    [height, width].every((dimension, i) => {
      const size = input.shape[i + 1]!;
      if (isDynamic(size)) return true;
      const [numerator, denominator] = [scales[2 * i]!, scales[2 * i + 1]!];
      const resizing = { numerator, denominator, offset: offsets[i]!, border: borders[i]! };
      return verifyResizedSize(op, dimension, size, resizing, output.shape[i + 1]!);
    })
  );
}

function verifyShift(op: tosa.MulOp): LogicalResult {
  const constant = matchConstant(op.shift);
  if (!(constant instanceof DenseElementsAttr)) return true;
  const shift = constant.numberAt(0);
  const element = elementTypeOrSelf(op.input1.type);
  if (element instanceof IntegerType && element.width === 32) {
    const isPossible = shift >= 0 && shift <= 63;
    return isPossible || op.emitOpError(`requires 0 <= shift && shift <= 63, but got: ${shift}`);
  }
  return (
    shift === 0 || op.emitOpError(`requires shift = 0 for all input data types that are not int32_t, but got: ${shift}`)
  );
}

function verifyTable(op: tosa.TableOp): LogicalResult {
  const element = elementTypeOrSelf(op.input1.type);
  const expected = element instanceof IntegerType && element.width === 8 ? 256 : 513;
  const shape = shapeOf(op.table.type);
  if (!shape || shape.some(isDynamic)) return true;
  const size = product(shape);
  return size === expected || op.emitOpError(`requires table size of ${expected}, got ${size}`);
}

function verifyRescale(op: tosa.RescaleOp): LogicalResult {
  const [input, output] = [elementTypeOrSelf(op.input.type), elementTypeOrSelf(op.result().type)];
  if (!(input instanceof IntegerType) || !(output instanceof IntegerType)) return true;
  const { scale32, roundingMode, inputUnsigned, outputUnsigned } = op;
  const error = rescaleErrors.find(([isError]) =>
    isError({ scale32, roundingMode, inputUnsigned, outputUnsigned, from: input.width, to: output.width }),
  );
  return !error || op.emitOpError(error[1]);
}

/** What a `tosa.rescale` is like; widths in bits. */
interface Rescaling {
  readonly scale32: boolean;
  readonly roundingMode: string;
  readonly inputUnsigned: boolean;
  readonly outputUnsigned: boolean;
  readonly from: number;
  readonly to: number;
}

const rescaleErrors: readonly (readonly [isError: (rescaling: Rescaling) => boolean, text: string])[] = [
  [({ scale32, from }) => scale32 && from === 48, 'scale32 is not allowed with 48-bit input.'],
  [
    ({ scale32, roundingMode }) => !scale32 && roundingMode === 'DOUBLE_ROUND',
    'DOUBLE_ROUND is only allowed with scale32=true.',
  ],
  [({ inputUnsigned, outputUnsigned }) => inputUnsigned && outputUnsigned, 'input and output cannot be both unsigned.'],
  [({ inputUnsigned, to }) => inputUnsigned && to === 32, 'i32 output type is not allowed with unsigned input.'],
  [({ outputUnsigned, from }) => outputUnsigned && from === 32, 'i32 input type is not allowed with unsigned output.'],
  [({ outputUnsigned, from }) => outputUnsigned && from === 48, 'i48 input type is not allowed with unsigned output.'],
  [({ inputUnsigned, from }) => inputUnsigned && from === 48, 'i48 input type cannot be unsigned.'],
  [({ inputUnsigned, from }) => inputUnsigned && from === 32, 'i32 input type cannot be unsigned.'],
  [({ outputUnsigned, to }) => outputUnsigned && to === 32, 'i32 output type cannot be unsigned.'],
];

function verifyPadding(op: tosa.PadOp): LogicalResult {
  const negative = constantShape(op.padding)?.find((size) => size < 0);
  return negative === undefined || op.emitOpError(`padding value must all be non-negative, got ${negative}`);
}

/** Demands that constant indices of one batch differ. */
function verifyIndices(op: tosa.ScatterOp): LogicalResult {
  const constant = matchConstant(op.indices);
  if (!(constant instanceof DenseElementsAttr) || !(constant.elementType instanceof IntegerType)) return true;
  const [batches, count] = constant.type.shape as [number, number];
  for (let batch = 0; batch < batches; batch++) {
    const seen = new Set<bigint>();
    for (let i = 0; i < count; i++) {
      const index = constant.bitsAt(batch * count + i);
      if (seen.has(index)) return op.emitOpError('indices values contain duplicates');
      seen.add(index);
    }
  }
  return true;
}

function verifyIsolated(op: tosa.IfOp | tosa.WhileOp, nesting: Nesting): LogicalResult {
  const names = op instanceof tosa.IfOp ? ['then', 'else'] : ['cond', 'body'];
  return op.regions.every(
    (region, i) =>
      nesting.isIsolated(region) ||
      op.emitOpError(
        `is not conformant to the TOSA specification. It requires the '${names[i]!}' region is isolated from above.\n`,
      ),
  );
}
