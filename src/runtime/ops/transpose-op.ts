import { type TransposeOp } from '../../target/schema/generated/ttnn.gen.ts';
import { transpose } from '../golden/data-movement.ts';
import { identityMap, type IndexMap } from '../kernels/element-copiers.ts';
import { runGather } from '../kernels/gather.ts';
import { canTransposeTiles, runTranspose } from '../kernels/transpose.ts';
import { type DeviceTensor, type TensorPlan } from '../tensors/device-tensor.ts';
import { normalizeDim, swapped } from './dims.ts';
import { type OpContext } from './op-context.ts';
import { type OpHandler } from './op-handler.ts';
import { checkResultShape } from './shape-checks.ts';

const name = 'ttnn.transpose';

/** Swaps two dims: tile by tile for the last two, else by rearranging rows or elements. */
export const transposeOp: OpHandler<TransposeOp> = {
  name: () => name,
  inputs: (op) => [op.in],
  output: (op) => op.out,
  checkShapes: (op) => checkResultShape(name, op.out, swapped(op.in.desc.shape, ...swappedDims(op))),
  run(op, context) {
    const input = context.tiles(op.in, name);
    const [a, b] = swappedDims(op);
    context.compute(op.out, name, (result) => runSwap(context, input, result, a, b, name), input);
  },
  golden: (op, [input]) => transpose(input!, op.dim0, op.dim1),
};

function swappedDims({ in: { desc }, dim0, dim1 }: TransposeOp): readonly [number, number] {
  const rank = desc.shape.length;
  return [normalizeDim(dim0, rank, name), normalizeDim(dim1, rank, name)];
}

/** Returns the map that swaps two dims of the input. */
export function swapMap(input: TensorPlan, a: number, b: number): IndexMap {
  const identity = identityMap(input);
  if (identity.kind === 'flat') return identity;
  const { rowStrides, columnStrides } = identity;
  return { kind: 'strided', rowStrides: swapped(rowStrides, a, b), columnStrides: swapped(columnStrides, a, b) };
}

/** Runs `result := input` with dims a and b swapped, for tiled tensors of one kind, integers or floats. */
export function runSwap(
  context: OpContext,
  input: DeviceTensor,
  result: DeviceTensor,
  a: number,
  b: number,
  origin: string,
): void {
  const rank = input.shape.length;
  if (a === b) {
    context.move(input, result, origin);
  } else if (Math.min(a, b) === rank - 2 && Math.max(a, b) === rank - 1 && canTransposeTiles(input, result)) {
    runTranspose(context.device, origin, input, result);
  } else {
    const source = context.elements(input, origin);
    const map = swapMap(source, a, b);
    if (source.format === result.format) runGather(context.device, origin, source, result, map);
    else context.move(context.gathered(source, swapped(input.shape, a, b), map, result, origin), result, origin);
  }
}
