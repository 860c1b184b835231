import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type Conv2dOp } from '../../target/schema/generated/ttnn.gen.ts';
import { conv2d } from '../golden/conv2d.ts';
import { reshape } from '../golden/data-movement.ts';
import { runElementwise } from '../kernels/elementwise.ts';
import { runMatmul } from '../kernels/matmul.ts';
import { operandTiles } from '../kernels/operand-rows.ts';
import { channelPitch, runWindowTaps } from '../kernels/window.ts';
import { RuntimeError } from '../runtime-error.ts';
import { elementFormat, isInteger, wordFormat, type DeviceTensor } from '../tensors/device-tensor.ts';
import { isIntegerRef, refFormat } from '../tensors/tensor-ref.ts';
import { hostTensor, type HostTensor } from '../tensors/host-tensor.ts';
import { type OpContext } from './op-context.ts';
import { type OpHandler } from './op-handler.ts';
import { checkElements, computeMatrix, matrixOperand, movingWindow } from './window-operands.ts';

const name = 'ttnn.conv2d';

/**
 * Two-dimensional convolution of images [N, H, W, C] with weights [O, C / groups, KH, KW]: the pixels under the window become the rows of a matrix,
 * which is multiplied by the weights. The host prepares the weights, as TTNN's does: with zeros between groups.
 */
export const conv2dOp: OpHandler<Conv2dOp> = {
  name: () => name,
  inputs: ({ input, weight, bias }) => (bias ? [input, weight, bias] : [input, weight]),
  output: (op) => op.out,
  checkShapes(op) {
    const { groups, inChannels, outChannels } = op;
    if (groups < 1 || inChannels % groups !== 0 || outChannels % groups !== 0) {
      throw new RuntimeError(`${name} cannot divide ${inChannels} and ${outChannels} channels into ${groups} groups`);
    }
    const { outHeight, outWidth } = movingWindow(op, name);
    checkElements(name, 'the input', op.input, [op.batchSize, op.inputHeight, op.inputWidth, inChannels]);
    checkElements(name, 'the weight', op.weight, [outChannels, inChannels / groups, op.kernelHeight, op.kernelWidth]);
    if (op.bias) checkElements(name, 'the bias', op.bias, [1, 1, 1, outChannels]);
    checkElements(name, 'the result', op.out, [op.batchSize, outHeight, outWidth, outChannels]);
  },
  run(op, context) {
    const { input, weight } = op;
    const format = isIntegerRef(weight) ? wordFormat({ format: refFormat(input) }) : 'f32';
    computeMatrix(context, op.out, name, (result) => convolve(op, context, result), { format });
  },
  golden(op, [input, weight, bias]) {
    const images = reshape(input!, [op.batchSize, op.inputHeight, op.inputWidth, op.inChannels]);
    return reshape(
      conv2d(images, weight!, bias, { ...movingWindow(op, name).options, groups: op.groups }),
      op.out.desc.shape,
    );
  },
};

function convolve(op: Conv2dOp, context: OpContext, result: DeviceTensor): void {
  const { device } = context;
  const ofKind = (tensor: DeviceTensor): DeviceTensor => (isInteger(result) ? tensor : context.floats(tensor, name));
  const input = ofKind(matrixOperand(context, op.input, result, name));
  const depth = op.kernelHeight * op.kernelWidth * channelPitch(op.inChannels);
  const pixels = context.temporary([result.rows, depth], input.format, result);
  runWindowTaps(device, name, input, pixels, { ...movingWindow(op, name), firstTap: 0, fill: 0 });
  const weights = ofKind(context.uploaded(weightMatrix(op, context.toHost(context.live(op.weight))), result));
  if (!op.bias) {
    runMatmul(device, name, pixels, weights, result);
    return;
  }
  const products = context.temporary(result.shape, result.format, result);
  runMatmul(device, name, pixels, weights, products);
  context.done(pixels);
  const bias = biasOfKind(context, op.bias, result);
  const operands = [operandTiles(products, result)!, operandTiles(bias, result)!];
  runElementwise(device, name, operands, result, { name: 'add' });
}

/** Returns the bias as tiles, integers or floats as the result is. */
function biasOfKind(context: OpContext, ref: TensorRef, result: DeviceTensor): DeviceTensor {
  const bias = context.tiled(matrixOperand(context, ref, result, name), name);
  if (isInteger(bias) === isInteger(result)) return bias;
  return context.inFormat(bias, wordFormat(result), name);
}

/** Returns the weights as the matrix [KH * KW * pitch, O] that rows of pixels are multiplied by. */
function weightMatrix(op: Conv2dOp, { format, values }: HostTensor): HostTensor {
  const { inChannels, outChannels, groups, kernelHeight, kernelWidth } = op;
  const numTaps = kernelHeight * kernelWidth;
  const pitch = channelPitch(inChannels);
  const [groupInputs, groupOutputs] = [inChannels / groups, outChannels / groups];
  const matrix = new Float64Array(numTaps * pitch * outChannels);
  let from = 0;
  for (let output = 0; output < outChannels; output++) {
    const firstChannel = Math.floor(output / groupOutputs) * groupInputs;
    for (let channel = firstChannel; channel < firstChannel + groupInputs; channel++) {
      for (let tap = 0; tap < numTaps; tap++) matrix[(tap * pitch + channel) * outChannels + output] = values[from++]!;
    }
  }
  return hostTensor([numTaps * pitch, outChannels], elementFormat({ format }), matrix);
}
