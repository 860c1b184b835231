import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { product, rowMajorStrides } from '../../../support/math.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';
import { elementFunctionOf, type KnownTensor, numberTensorType } from './evaluate-operation.ts';

/** Operations that combine integers in any order. */
const combiners = [hlo.AddOp, hlo.AndOp, hlo.MaxOp, hlo.MinOp, hlo.MulOp, hlo.OrOp] as const;

/**
 * Returns what known integers of one tensor are reduced to, as sizes are multiplied and truth values joined; undefined for other reductions.
 * Of shape [2, 3] along dimension 1, (d0, d1) -> (d0).
 */
export function evaluateReduction(op: hlo.ReduceOp, [input, init]: readonly KnownTensor[]): KnownTensor | undefined {
  const type = op.numResults === 1 ? numberTensorType(op.result(0).type) : undefined;
  const combiner = combinerOf(op);
  if (!(type?.elementType instanceof IntegerType) || !combiner) return undefined;
  const combine = elementFunctionOf(combiner, type.elementType)!;
  const kept = input!.shape.flatMap((_, dim) => (op.dimensions.includes(dim) ? [] : [dim]));
  const [strides, keptStrides] = [rowMajorStrides(input!.shape), rowMajorStrides(type.shape)];
  const elements = new Array<bigint>(product(type.shape)).fill(init!.elements[0]!);
  input!.elements.forEach((element, i) => {
    const place = kept.reduce((sum, dim, k) => {
      const index = Math.floor(i / strides[dim]!) % input!.shape[dim]!;
      return sum + index * keptStrides[k]!;
    }, 0);
    elements[place] = combine(elements[place]!, element)!;
  });
  return { shape: type.shape, elements };
}

/** Returns the operation that alone combines both arguments of the body. */
function combinerOf({ body }: hlo.ReduceOp) {
  const block = body.firstBlock!;
  const [first, last] = block.operations();
  const combines = combiners.some((combiner) => first instanceof combiner);
  const takesBoth = block.arguments.every((argument) => first!.operands.includes(argument));
  return combines && takesBoth && last instanceof hlo.ReturnOp && last.operand(0) === first!.result(0)
    ? first
    : undefined;
}
