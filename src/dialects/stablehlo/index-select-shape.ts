import { type TorchIndexSelectOp } from './generated/stablehlo-ops.gen.ts';
import { ranked } from './verify-problem.ts';

/** Returns the shape of what is looked up: the index, without its batch dimensions, takes the place of a dimension of the operand. */
export function indexSelectShape({ operandValue, index, dim, batchDims }: TorchIndexSelectOp): readonly number[] {
  const { shape } = ranked(operandValue);
  return [...shape.slice(0, dim), ...ranked(index).shape.slice(batchDims), ...shape.slice(dim + 1)];
}
