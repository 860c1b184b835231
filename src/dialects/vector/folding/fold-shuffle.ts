import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { PoisonAttr } from '../../ub/generated/ub-attributes.gen.ts';
import { constantOf, storedElement } from '../element-folding.ts';
import { type ShuffleOp } from '../generated/vector-ops.gen.ts';
import { poisonIndex } from '../positions.ts';

/** Source: ShuffleOp::fold of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function foldShuffle(op: ShuffleOp, [first, second]: readonly (Attribute | undefined)[]): FoldResult {
  const { rank, shape } = op.v1.type as VectorType;
  if (rank === 0) return undefined;
  const { mask } = op;
  const [count, secondCount] = [shape[0]!, (op.v2.type as VectorType).shape[0]!];
  const isRun = (start: number, length: number): boolean =>
    mask.length === length && mask.every((row, i) => row === start + i);
  if (isRun(0, count)) return [op.v1];
  if (isRun(count, secondCount)) return [op.v2];
  if (first instanceof PoisonAttr && second instanceof PoisonAttr) return [first];
  if (rank !== 1) return undefined;
  if (!isKnown(first) || !isKnown(second)) return undefined;
  const elementOf = (row: number): Uint8Array | undefined => {
    const [constant, place] = row < count ? [first, row] : [second, row - count];
    return constant instanceof DenseElementsAttr ? storedElement(constant, place) : undefined;
  };
  // What is poison may be any element.
  const any = elementOf(0) ?? elementOf(count)!;
  const elements = mask.map((row) => (row === poisonIndex ? any : (elementOf(row) ?? any)));
  return [constantOf(op.vector.type as VectorType, elements)];
}

/** Tells whether the elements are known, as constants or poison. */
function isKnown(constant: Attribute | undefined): constant is DenseElementsAttr | PoisonAttr {
  return constant instanceof PoisonAttr || constant instanceof DenseElementsAttr;
}
