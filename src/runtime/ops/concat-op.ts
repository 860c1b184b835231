import { type ConcatOp } from '../../target/schema/generated/ttnn.gen.ts';
import { concat } from '../golden/data-movement.ts';
import { runConcat } from '../kernels/concat.ts';
import { normalizeDim } from './dims.ts';
import { type OpHandler } from './op-handler.ts';

const name = 'ttnn.concat';

/** Puts tensors one behind the other along a dim. */
export const concatOp: OpHandler<ConcatOp> = {
  name: () => name,
  inputs: (op) => op.inputs,
  output: (op) => op.out,
  run(op, context) {
    const result = context.result(op.out);
    const axis = normalizeDim(op.dim, result.shape.length, name);
    const inputs = op.inputs.map((ref) => context.inFormat(context.onDevice(ref, name), result.format, name));
    runConcat(context.device, name, inputs, result, axis);
  },
  golden: (op, inputs) => concat(inputs, op.dim),
};
