import { runElementwise } from '../kernels/elementwise.ts';
import { operandTiles } from '../kernels/operand-rows.ts';
import { isPacked, wordFormat, type DeviceTensor } from '../tensors/device-tensor.ts';
import { type OpContext } from './op-context.ts';

/**
 * Runs `result := product of input over the folded dims`. The reduction of the hardware only adds and compares, so halves of a dim are multiplied
 * with one another until one element is left; of an odd size the last element waits for the end. Products stay in 32 bits. Elements have bytes of their own.
 */
export function runProduct(
  context: OpContext,
  origin: string,
  input: DeviceTensor,
  folded: ReadonlySet<number>,
  result: DeviceTensor,
): void {
  let product = input;
  for (const dim of folded) product = foldDim(context, origin, product, dim, result);
  const { shape } = result;
  const reshaped = context.gathered(packed(context, origin, product, result), shape, { kind: 'flat' }, result, origin);
  context.move(reshaped, result, origin);
}

/** Returns the tensor without gaps between its rows, as a reshape needs it. */
function packed(context: OpContext, origin: string, tensor: DeviceTensor, like: DeviceTensor): DeviceTensor {
  if (isPacked(tensor)) return tensor;
  return partOf(context, origin, tensor, 0, 0, tensor.shape[0] ?? 1, like);
}

/** Returns the products of the elements along a dim, which has size 1 then. */
function foldDim(
  context: OpContext,
  origin: string,
  input: DeviceTensor,
  dim: number,
  like: DeviceTensor,
): DeviceTensor {
  let product = input;
  const last: DeviceTensor[] = [];
  for (let size = input.shape[dim]!; size > 1; size >>= 1) {
    const half = size >> 1;
    const part = (start: number, count: number): DeviceTensor =>
      partOf(context, origin, product, dim, start, count, like);
    if (size % 2 === 1) last.push(part(size - 1, 1));
    product = multiplied(context, origin, part(0, half), part(half, half), like);
  }
  for (const factor of last) product = multiplied(context, origin, product, factor, like);
  return product;
}

/** Returns the elements of a tensor whose index of a dim is in [start, start + count). */
function partOf(
  context: OpContext,
  origin: string,
  tensor: DeviceTensor,
  dim: number,
  start: number,
  count: number,
  like: DeviceTensor,
): DeviceTensor {
  const { shape, rowStrides } = tensor;
  const lastDim = shape.length - 1;
  const isLast = dim === lastDim;
  return context.gathered(
    tensor,
    shape.length === 0 ? shape : shape.with(dim, count),
    {
      kind: 'strided',
      rowStrides: shape.map((_, each) => (each === lastDim ? 0 : (rowStrides[each] ?? 0))),
      columnStrides: shape.map((_, each) => Number(each === lastDim)),
      rowOffset: isLast ? 0 : start * (rowStrides[dim] ?? 0),
      columnOffset: isLast ? start : 0,
    },
    like,
    origin,
  );
}

function multiplied(
  context: OpContext,
  origin: string,
  a: DeviceTensor,
  b: DeviceTensor,
  like: DeviceTensor,
): DeviceTensor {
  const product = context.temporary(a.shape, wordFormat(a), like);
  const operands = [a, b].map((factor) => operandTiles(factor, product)!);
  runElementwise(context.device, origin, operands, product, { name: 'mul' });
  return product;
}
