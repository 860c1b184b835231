import { type MatmulOp } from '../../target/schema/generated/ttnn.gen.ts';
import { broadcastShapes, canBroadcast } from '../golden/broadcast.ts';
import { productOfIntegers } from '../golden/integers.ts';
import { matmul } from '../golden/matmul.ts';
import { canMultiply, runMatmul } from '../kernels/matmul.ts';
import { RuntimeError } from '../runtime-error.ts';
import { elementFormat, isInteger, type DeviceTensor } from '../tensors/device-tensor.ts';
import { isIntegerRef } from '../tensors/tensor-ref.ts';
import { type OpContext } from './op-context.ts';
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
    const operands = [op.in0, op.in1].map((ref) => context.maskable(context.tiles(ref, name), 'zero', name));
    const areIntegers = operands.every(isInteger);
    const [left, right] = operands.map((tensor) => (areIntegers ? tensor : context.floats(tensor, name)));
    context.compute(op.out, name, (result) => multiply(context, left!, right!, result), left);
  },
  golden: ({ in0, in1, out }, [a, b]) =>
    matmul(a!, b!, [in0, in1, out].every(isIntegerRef) ? productOfIntegers : undefined),
};

/** Runs `result := left x right`; operands that do not begin at whole tiles are brought there. */
function multiply(context: OpContext, left: DeviceTensor, right: DeviceTensor, result: DeviceTensor): void {
  if (canMultiply(left, right, result)) {
    runMatmul(context.device, name, left, right, result);
    return;
  }
  const format = elementFormat(result);
  const aligned = context.temporary(result.shape, format, result, { alignMatrices: true });
  runMatmul(context.device, name, context.aligned(left, name), context.aligned(right, name), aligned);
  context.move(aligned, result, name);
}
