import { product } from '../../support/math.ts';
import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { horizontalAxis, verticalAxis, windowCount, type WindowOptions } from '../golden/window.ts';
import { identityMap } from '../kernels/element-copiers.ts';
import { runGather } from '../kernels/gather.ts';
import { type WindowTaps } from '../kernels/window.ts';
import { RuntimeError } from '../runtime-error.ts';
import { isPacked, type DeviceTensor, type TensorPlan } from '../tensors/device-tensor.ts';
import { shapeText } from '../shape-text.ts';
import { type OpContext } from './op-context.ts';

/** What the tables of operations with a moving window have in common. */
interface WindowTable {
  readonly inputHeight: number;
  readonly inputWidth: number;
  readonly kernelHeight: number;
  readonly kernelWidth: number;
  readonly strideHeight: number;
  readonly strideWidth: number;
  readonly paddingHeight: number;
  readonly paddingWidth: number;
  readonly dilationHeight: number;
  readonly dilationWidth: number;
}

/** A window and the places that it has on its images. */
export interface MovingWindow extends Omit<WindowTaps, 'firstTap' | 'fill'> {
  readonly options: WindowOptions;
}

/** Returns how the window of an operation moves. Throws RuntimeError for one that cannot move or does not fit. */
export function movingWindow(op: WindowTable, name: string, ceilMode = false): MovingWindow {
  const options = windowOf(op, name);
  const vertical = verticalAxis(op.inputHeight, op.kernelHeight, options);
  const horizontal = horizontalAxis(op.inputWidth, op.kernelWidth, options);
  const [outHeight, outWidth] = [windowCount(vertical, ceilMode), windowCount(horizontal, ceilMode)];
  return { options, vertical, horizontal, outHeight, outWidth };
}

/** Returns the window of an operation, whose padding is the same on both sides. Throws RuntimeError for one that cannot move or does not fit. */
function windowOf(op: WindowTable, name: string): WindowOptions {
  const { strideHeight, strideWidth, dilationHeight, dilationWidth, paddingHeight, paddingWidth } = op;
  const steps = [
    ['stride_height', strideHeight],
    ['stride_width', strideWidth],
    ['dilation_height', dilationHeight],
    ['dilation_width', dilationWidth],
  ] as const;
  for (const [what, value] of steps) {
    if (value < 1) throw new RuntimeError(`${what} of ${name} is ${value}, expected at least 1`);
  }
  const extents = [
    ['height', op.inputHeight, paddingHeight, op.kernelHeight, dilationHeight],
    ['width', op.inputWidth, paddingWidth, op.kernelWidth, dilationWidth],
  ] as const;
  for (const [what, size, padding, kernel, dilation] of extents) {
    const extent = dilation * (kernel - 1) + 1;
    if (kernel >= 1 && extent <= size + 2 * padding) continue;
    throw new RuntimeError(
      `the window of ${name} has ${what} ${extent}, which does not fit into ${size} with padding of ${padding}`,
    );
  }
  return {
    strideHeight,
    strideWidth,
    dilationHeight,
    dilationWidth,
    paddingTop: paddingHeight,
    paddingBottom: paddingHeight,
    paddingLeft: paddingWidth,
    paddingRight: paddingWidth,
  };
}

/** Throws RuntimeError unless an operand has as many elements as the sizes that the operation gives, and these as its last ones. */
export function checkElements(name: string, what: string, { desc }: TensorRef, expected: readonly number[]): void {
  const { shape } = desc;
  if (product(shape) === product(expected) && (shape.at(-1) ?? 1) === (expected.at(-1) ?? 1)) return;
  throw new RuntimeError(`${what} of ${name} is ${shapeText(shape)}, expected ${shapeText(expected)}`);
}

/** Makes the tensor that an operation returns: `run` computes the matrix of its rows and columns, which have no gaps there. */
export function computeMatrix(
  context: OpContext,
  ref: TensorRef,
  name: string,
  run: (matrix: DeviceTensor) => void,
  operand: Pick<DeviceTensor, 'format'>,
): void {
  const compute = (result: DeviceTensor): void => {
    if (isPacked(result)) {
      run(asMatrix(result));
      return;
    }
    const packed = context.temporary(result.shape, result.format, result);
    run(asMatrix(packed));
    context.move(packed, result, name);
  };
  context.compute(ref, name, compute, operand);
}

function asMatrix(tensor: DeviceTensor): DeviceTensor {
  return { ...tensor, shape: [tensor.rows, tensor.columns], rowStrides: [1] };
}

/**
 * Returns an operand as a matrix in device memory whose single elements can be moved: tensors in host memory are copied there, as upstream does,
 * gaps between rows go, and block floats become plain floats.
 */
export function matrixOperand(context: OpContext, ref: TensorRef, like: TensorPlan, origin: string): DeviceTensor {
  const live = context.live(ref);
  const tensor = context.elements(live.kind === 'device' ? live.tensor : context.uploaded(live.tensor, like), origin);
  if (isPacked(tensor)) return asMatrix(tensor);
  const packed = context.temporary(tensor.shape, tensor.format, tensor);
  runGather(context.device, origin, tensor, packed, identityMap(tensor));
  return asMatrix(packed);
}
