import { type MatmulOp } from '../../target/schema/generated/ttnn.gen.ts';
import { broadcastShapes, canBroadcast } from '../golden/broadcast.ts';
import { matmul } from '../golden/matmul.ts';
import { canMultiply, runMatmul } from '../kernels/matmul.ts';
import { RuntimeError } from '../runtime-error.ts';
import { type OpHandler } from './op-handler.ts';
import { checkResultShape } from './shape-checks.ts';

const name = 'ttnn.matmul';

/** Matrix product. Batches whose matrices do not begin at whole tiles are brought to whole tiles first. */
export const matmulOp: OpHandler<MatmulOp> = {
  name: () => name,
  inputs: (op) => [op.in0, op.in1],
  output: (op) => op.out,
  checkShapes({ in0, in1, out }) {
    const [left, right] = [in0.desc.shape, in1.desc.shape];
    if (left.length < 2 || right.length < 2) {
      throw new RuntimeError(`${name} of tensors of rank below 2 is not supported`);
    }
    const isProduct = left.at(-1) === right.at(-2) && canBroadcast(left.slice(0, -2), right.slice(0, -2));
    if (!isProduct) throw new RuntimeError(`${name} cannot multiply ${left.join('x')} by ${right.join('x')}`);
    const batch = broadcastShapes(left.slice(0, -2), right.slice(0, -2));
    checkResultShape(name, out, [...batch, left.at(-2)!, right.at(-1)!]);
  },
  run(op, context) {
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
