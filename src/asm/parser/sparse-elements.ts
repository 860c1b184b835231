import { type DenseElementsAttr, type ElementsType } from '../../ir/attributes/elements-attributes.ts';

/**
 * Returns why a sparse constant of `type` cannot have these indices and values of shape `valueShape`, undefined if it can.
 * Source: SparseElementsAttr::verify of mlir/lib/IR/BuiltinAttributes.cpp.
 */
export function sparseElementsError(
  type: ElementsType,
  indices: DenseElementsAttr,
  valueShape: readonly number[],
): string | undefined {
  if (valueShape.length !== 1) return 'expected 1-d tensor for sparse element values';
  const { shape } = indices.type;
  const { rank } = type;
  const fitsRank = shape.length === 2 ? shape[1] === rank : shape.length === 1 && rank === 1;
  if (!fitsRank || shape[0] !== valueShape[0]) {
    return (
      `expected shape ([${type.shape.join(', ')}]); inferred shape of indices literal ([${shape.join(', ')}]); ` +
      `inferred shape of values literal ([${valueShape.join(', ')}])`
    );
  }
  const count = indices.isSplat ? 1 : shape[0]!;
  for (let i = 0; i < count; i++) {
    const index = type.shape.map((_, dim) => BigInt.asUintN(64, indices.bitsAt(i * rank + dim)));
    if (index.every((at, dim) => at < type.shape[dim]!)) continue;
    return (
      `sparse index #${i} is not contained within the value shape, with index=[${index.join(', ')}], ` +
      `and type='${type.context.printType(type)}'`
    );
  }
  return undefined;
}
