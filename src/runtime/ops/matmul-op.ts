import { type MatmulOp } from '../../target/schema/generated/ttnn.gen.ts';
import { matmul } from '../golden/matmul.ts';
import { canMultiply, runMatmul } from '../kernels/matmul.ts';
import { RuntimeError } from '../runtime-error.ts';
import { type OpHandler } from './op-handler.ts';

const name = 'ttnn.matmul';

/** Matrix product. Batches whose matrices do not begin at whole tiles are brought to whole tiles first. */
export const matmulOp: OpHandler<MatmulOp> = {
  name: () => name,
  inputs: (op) => [op.in0, op.in1],
  output: (op) => op.out,
  run(op, context) {
    if (op.in0.desc.shape.length < 2 || op.in1.desc.shape.length < 2) {
      throw new RuntimeError(`${name} of tensors of rank below 2 is not supported`);
    }
    const left = context.tiles(op.in0, name);
    const right = context.tiles(op.in1, name);
    context.compute(op.out, name, (result) => {
      if (canMultiply(left, right, result)) {
        runMatmul(context.device, name, left, right, result);
        return;
      }
      const aligned = context.temporary(result.shape, result.format, result, { alignMatrices: true });
      runMatmul(context.device, name, context.aligned(left, name), context.aligned(right, name), aligned);
      context.move(aligned, result, name);
    });
  },
  golden: (_, [a, b]) => matmul(a!, b!),
};
