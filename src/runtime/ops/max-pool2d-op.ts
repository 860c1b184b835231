import { type MaxPool2dOp } from '../../target/schema/generated/ttnn.gen.ts';
import { reshape } from '../golden/data-movement.ts';
import { maxPool2d } from '../golden/max-pool2d.ts';
import { runElementwise } from '../kernels/elementwise.ts';
import { operandTiles } from '../kernels/operand-rows.ts';
import { fillBits } from '../kernels/padding-mask.ts';
import { runWindowTaps } from '../kernels/window.ts';
import { type DeviceTensor } from '../tensors/device-tensor.ts';
import { refFormat } from '../tensors/tensor-ref.ts';
import { type OpContext } from './op-context.ts';
import { type OpHandler } from './op-handler.ts';
import { checkElements, computeMatrix, matrixOperand, movingWindow } from './window-operands.ts';

const name = 'ttnn.max_pool2d';

/** Maximum of every window, channel by channel, of images [1, 1, N * H * W, C]: of one tap after the other, of which two are held at a time. Padding never wins. */
export const maxPool2dOp: OpHandler<MaxPool2dOp> = {
  name: () => name,
  inputs: (op) => [op.in],
  output: (op) => op.out,
  checkShapes(op) {
    const { outHeight, outWidth } = movingWindow(op, name, op.ceilMode);
    checkElements(name, 'the input', op.in, [op.batchSize, op.inputHeight, op.inputWidth, op.channels]);
    checkElements(name, 'the result', op.out, [op.batchSize, outHeight, outWidth, op.channels]);
  },
  run(op, context) {
    computeMatrix(context, op.out, name, (result) => pool(op, context, result), { format: refFormat(op.in) });
  },
  golden(op, [input]) {
    const images = reshape(input!, [op.batchSize, op.inputHeight, op.inputWidth, op.channels]);
    const { kernelHeight, kernelWidth, ceilMode } = op;
    return reshape(
      maxPool2d(images, { ...movingWindow(op, name).options, kernelHeight, kernelWidth, ceilMode }),
      op.out.desc.shape,
    );
  },
};

function pool(op: MaxPool2dOp, context: OpContext, result: DeviceTensor): void {
  const { device } = context;
  const input = matrixOperand(context, op.in, result, name);
  const window = movingWindow(op, name, op.ceilMode);
  const fill = fillBits('lowest', input.format);
  const pixels = (firstTap: number): DeviceTensor => {
    const taken = context.temporary(result.shape, input.format, result);
    runWindowTaps(device, name, input, taken, { ...window, firstTap, fill });
    return taken;
  };
  const numTaps = op.kernelHeight * op.kernelWidth;
  let largest = pixels(0);
  for (let tap = 1; tap < numTaps; tap++) {
    const target = tap === numTaps - 1 ? result : context.temporary(result.shape, input.format, result);
    const operands = [largest, pixels(tap)];
    runElementwise(
      device,
      name,
      operands.map((tensor) => operandTiles(tensor, target)!),
      target,
      { name: 'max' },
    );
    operands.forEach((tensor) => context.done(tensor));
    largest = target;
  }
  if (numTaps === 1) context.move(largest, result, name);
}
