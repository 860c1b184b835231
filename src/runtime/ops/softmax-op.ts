import { type SoftmaxOp } from '../../target/schema/generated/ttnn.gen.ts';
import { softmax } from '../golden/softmax.ts';
import { runSoftmax } from '../kernels/softmax.ts';
import { elementFormat } from '../tensors/device-tensor.ts';
import { normalizeDim, swapped } from './dims.ts';
import { type OpHandler } from './op-handler.ts';
import { checkResultShape } from './shape-checks.ts';
import { runSwap } from './transpose-op.ts';

const name = 'ttnn.softmax';

/** Softmax along any dim; one that is not the last is swapped with it before and after. */
export const softmaxOp: OpHandler<SoftmaxOp> = {
  name: () => name,
  inputs: (op) => [op.in],
  output: (op) => op.out,
  checkShapes: (op) => checkResultShape(name, op.out, op.in.desc.shape),
  run(op, context) {
    const input = context.maskable(context.floats(context.tiles(op.in, name), name), 'lowest', name);
    const last = input.shape.length - 1;
    const dim = normalizeDim(op.dimension, input.shape.length, name);
    context.compute(
      op.out,
      name,
      (result) => {
        if (dim === last) {
          runSoftmax(context.device, name, input, result);
          return;
        }
        const shape = swapped(input.shape, dim, last);
        const turned = context.temporary(shape, elementFormat(input), result);
        runSwap(context, input, turned, dim, last, name);
        const probabilities = context.temporary(shape, elementFormat(result), result);
        runSoftmax(context.device, name, turned, probabilities);
        context.done(turned);
        runSwap(context, probabilities, result, dim, last, name);
      },
      input,
    );
  },
  golden: (op, [input]) => softmax(input!, op.dimension),
};
