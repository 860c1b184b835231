import { counted } from '../../support/counted.ts';
import { product } from '../../support/math.ts';
import { type ReshapeOp } from '../../target/schema/generated/ttnn.gen.ts';
import { reshape } from '../golden/data-movement.ts';
import { runGather } from '../kernels/gather.ts';
import { RuntimeError } from '../runtime-error.ts';
import { isPacked, type DeviceTensor } from '../tensors/device-tensor.ts';
import { shapeText } from '../shape-text.ts';
import { type OpContext } from './op-context.ts';
import { type OpHandler } from './op-handler.ts';

const name = 'ttnn.reshape';

/** Gives a tensor another shape. The matrix of rows and columns often stays the same, and then whole pages are copied. */
export const reshapeOp: OpHandler<ReshapeOp> = {
  name: () => name,
  inputs: (op) => [op.in],
  output: (op) => op.out,
  checkShapes(op) {
    const [from, to] = [op.in.desc.shape, op.out.desc.shape];
    if (product(from) === product(to)) return;
    throw new RuntimeError(
      `${name} of ${counted(product(from), 'element')} to the shape ${shapeText(to)} of ${product(to)}`,
    );
  },
  run(op, context) {
    const live = context.live(op.in);
    if (live.kind === 'host') {
      const { tensor } = live;
      context.relocate({ kind: 'host', tensor: { ...tensor, shape: op.out.desc.shape } }, op.out, name);
      return;
    }
    context.produce(op.out, (result) => reshaped(context, live.tensor, result));
  },
  golden: (op, [input]) => reshape(input!, op.out.desc.shape),
};

function reshaped(context: OpContext, operand: DeviceTensor, result: DeviceTensor): void {
  let input = operand;
  if (!isPacked(input)) {
    input = context.temporary(input.shape, input.format, result);
    context.move(operand, input, name);
  }
  if (input.rows === result.rows && input.columns === result.columns && isPacked(result)) {
    const { shape, rowStrides } = result;
    const view: DeviceTensor = { ...input, shape, rowStrides };
    context.move(view, result, name);
    return;
  }
  const source = context.elements(input, name);
  if (source.format === result.format && isPacked(result)) {
    runGather(context.device, name, source, result, { kind: 'flat' });
  } else {
    context.move(context.gathered(source, result.shape, { kind: 'flat' }, result, name), result, name);
  }
}
