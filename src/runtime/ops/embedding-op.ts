import { type EmbeddingOp } from '../../target/schema/generated/ttnn.gen.ts';
import { embedding } from '../golden/data-movement.ts';
import { runEmbedding } from '../kernels/embedding.ts';
import { RuntimeError } from '../runtime-error.ts';
import { shapeText } from '../shape-text.ts';
import { isInteger } from '../tensors/device-tensor.ts';
import { readTensor } from '../tensors/transfer.ts';
import { type OpHandler } from './op-handler.ts';
import { checkResultShape } from './shape-checks.ts';

const name = 'ttnn.embedding';

/** Throws RuntimeError for the first index that is no row of a table. */
function checkRows(indices: ArrayLike<number>, numRows: number): void {
  for (let i = 0; i < indices.length; i++) {
    const row = indices[i]!;
    if (!(Number.isInteger(row) && row >= 0 && row < numRows)) {
      throw new RuntimeError(`${name} looks up row ${row} of ${numRows}`);
    }
  }
}

/** Looks rows of a table up by index. */
export const embeddingOp: OpHandler<EmbeddingOp> = {
  name: () => name,
  inputs: (op) => [op.input, op.weight],
  output: (op) => op.output,
  checkShapes({ input, weight, output }) {
    const { shape } = weight.desc;
    if (shape.length !== 2) throw new RuntimeError(`the table of ${name} is ${shapeText(shape)}, expected two dims`);
    checkResultShape(name, output, [...input.desc.shape, shape[1]!]);
  },
  run(op, context) {
    const indices = context.onDevice(op.input);
    const isReadable = isInteger(indices) || indices.format === 'f32' || indices.format === 'bf16';
    const numbers = isReadable ? indices : context.inFormat(indices, 'f32', name);
    // The kernel would read what lies there, which on the device is anything.
    const { values } = readTensor(numbers, context.chip, 'chip');
    checkRows(values, op.weight.desc.shape[0]!);
    context.produce(op.output, (target) =>
      context.rearrange(target, name, (result) => {
        const weight = context.inFormat(context.onDevice(op.weight), result.format, name);
        runEmbedding(context.device, name, numbers, weight, result);
      }),
    );
  },
  golden(_, [indices, weight]) {
    checkRows(indices!.data, weight!.shape[0]!);
    return embedding(indices!, weight!);
  },
};
