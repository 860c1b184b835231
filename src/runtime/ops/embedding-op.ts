import { type EmbeddingOp } from '../../target/schema/generated/ttnn.gen.ts';
import { embedding } from '../golden/data-movement.ts';
import { runEmbedding } from '../kernels/embedding.ts';
import { RuntimeError } from '../runtime-error.ts';
import { shapeText } from '../shape-text.ts';
import { isInteger } from '../tensors/device-tensor.ts';
import { type OpHandler } from './op-handler.ts';
import { checkResultShape } from './shape-checks.ts';

const name = 'ttnn.embedding';

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
    context.produce(op.output, (target) =>
      context.rearrange(target, name, (result) => {
        const weight = context.inFormat(context.onDevice(op.weight), result.format, name);
        runEmbedding(context.device, name, numbers, weight, result);
      }),
    );
  },
  golden(_, [indices, weight]) {
    const numRows = weight!.shape[0]!;
    const wrong = indices!.data.find((row) => !(Number.isInteger(row) && row >= 0 && row < numRows));
    if (wrong !== undefined) throw new RuntimeError(`${name} looks up row ${wrong} of ${numRows}`);
    return embedding(indices!, weight!);
  },
};
