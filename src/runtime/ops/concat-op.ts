import { sum } from '../../support/math.ts';
import { type ConcatOp } from '../../target/schema/generated/ttnn.gen.ts';
import { concat } from '../golden/data-movement.ts';
import { runConcat } from '../kernels/concat.ts';
import { RuntimeError } from '../runtime-error.ts';
import { shapeText } from '../shape-text.ts';
import { normalizeDim } from './dims.ts';
import { type OpHandler } from './op-handler.ts';
import { checkResultShape } from './shape-checks.ts';

const name = 'ttnn.concat';

/** Puts tensors one behind the other along a dim. */
export const concatOp: OpHandler<ConcatOp> = {
  name: () => name,
  inputs: (op) => op.inputs,
  output: (op) => op.out,
  checkShapes(op) {
    const shapes = op.inputs.map(({ desc }) => desc.shape);
    const first = shapes[0];
    if (first === undefined) throw new RuntimeError(`${name} needs an input`);
    const axis = normalizeDim(op.dim, first.length, name);
    const others = (shape: readonly number[]): string => shape.with(axis, 0).join();
    const odd = shapes.find((shape) => shape.length !== first.length || others(shape) !== others(first));
    if (odd) throw new RuntimeError(`${name} cannot join ${shapeText(first)} and ${shapeText(odd)} at dim ${axis}`);
    checkResultShape(name, op.out, first.with(axis, sum(shapes.map((shape) => shape[axis]!))));
  },
  run(op, context) {
    const axis = normalizeDim(op.dim, op.out.desc.shape.length, name);
    context.produce(op.out, (target) =>
      context.rearrange(target, name, (result) => {
        const inputs = op.inputs.map((ref) => context.inFormat(context.onDevice(ref), result.format, name));
        runConcat(context.device, name, inputs, result, axis);
      }),
    );
  },
  golden: (op, inputs) => concat(inputs, op.dim),
};
