import { type ReduceDim } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { type ReductionOp } from '../../target/schema/generated/ttnn.gen.ts';
import { product } from '../../support/math.ts';
import { reduce, type ReductionName } from '../golden/reduction.ts';
import { identityMap } from '../kernels/element-copiers.ts';
import { runGather } from '../kernels/gather.ts';
import { runReduce } from '../kernels/reduce.ts';
import { isPacked, type DeviceTensor } from '../tensors/device-tensor.ts';
import { type OpContext } from './op-context.ts';
import { type OpHandler } from './op-handler.ts';
import { normalizeDim } from './dims.ts';

const kinds = { Sum: 'sum', Mean: 'mean', Max: 'max' } as const satisfies Record<ReductionOp['type'], ReductionName>;
const reduceTypes = { Sum: 'sum', Mean: 'avg', Max: 'max' } as const;

/** Sums, means and maxima over any dims. Dims that are not the last, or all before it, are first brought to the end. */
export const reductionOp: OpHandler<ReductionOp> = {
  name: (op) => `ttnn.${kinds[op.type]}`,
  inputs: (op) => [op.in],
  output: (op) => op.out,
  run(op, context) {
    const name = this.name(op);
    const input = context.tiles(op.in, name);
    const { shape } = input;
    const listed = op.dimArg === undefined || op.dimArg.length === 0 ? shape.map((_, dim) => dim) : op.dimArg;
    const folded = new Set(listed.map((dim) => normalizeDim(dim, shape.length, name)));
    const count = product(shape.filter((_, dim) => folded.has(dim)));
    const scale = op.type === 'Mean' ? 1 / count : 1;
    const matrix = isPacked(input) ? foldedMatrix(context, input, folded, name) : undefined;
    const { tensor, dim } =
      matrix ?? foldedMatrix(context, context.gathered(input, shape, identityMap(input), input, name), folded, name);
    context.compute(op.out, name, (result) => {
      const rows = dim === 'row' ? tensor.rows : 1;
      const columns = dim === 'col' ? tensor.columns : 1;
      if (result.rows === rows && result.columns === columns && isPacked(result)) {
        runReduce(context.device, name, tensor, result, reduceTypes[op.type], dim, scale);
        return;
      }
      const reduced = context.temporary([rows, columns], result.format, result);
      runReduce(context.device, name, tensor, reduced, reduceTypes[op.type], dim, scale);
      runGather(context.device, name, reduced, result, { kind: 'flat' });
    });
  },
  golden: (op, [input]) => reduce(kinds[op.type], input!, { dims: op.dimArg, keepDim: op.keepDim }),
};

/** Returns a matrix and the direction in which its reduction is that of the tensor over the folded dims. */
function foldedMatrix(
  context: OpContext,
  input: DeviceTensor,
  folded: ReadonlySet<number>,
  origin: string,
): { readonly tensor: DeviceTensor; readonly dim: ReduceDim } {
  const { shape, rowStrides } = input;
  const last = shape.length - 1;
  const dims = shape.map((_, dim) => dim).filter((dim) => shape[dim]! > 1);
  const kept = dims.filter((dim) => !folded.has(dim));
  if (folded.has(last) && kept.length === dims.length - Number(shape[last]! > 1)) return { tensor: input, dim: 'row' };
  if (kept.length === 0) return { tensor: input, dim: 'scalar' };
  if (kept.every((dim) => dim === last)) return { tensor: input, dim: 'col' };
  const order = [...kept, ...dims.filter((dim) => folded.has(dim))];
  const permuted = context.gathered(
    input,
    order.map((dim) => shape[dim]!),
    {
      kind: 'strided',
      rowStrides: order.map((dim) => (dim === last ? 0 : rowStrides[dim]!)),
      columnStrides: order.map((dim) => Number(dim === last)),
    },
    input,
    origin,
  );
  const rows = product(kept.map((dim) => shape[dim]!));
  if (permuted.rows === rows) return { tensor: permuted, dim: 'row' };
  const matrixShape = [rows, product(shape) / rows];
  return { tensor: context.gathered(permuted, matrixShape, { kind: 'flat' }, input, origin), dim: 'row' };
}
