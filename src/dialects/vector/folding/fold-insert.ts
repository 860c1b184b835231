import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr, elementSizeBytes } from '../../../ir/attributes/elements-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { isSameList } from '../../../support/lists.ts';
import { PoisonAttr } from '../../ub/generated/ub-attributes.gen.ts';
import { expandedElements, isScalar, storedScalar } from '../element-folding.ts';
import { InsertOp } from '../generated/vector-ops.gen.ts';
import { linearize } from '../linear-positions.ts';
import { poisonIndex } from '../positions.ts';
import { foldConstantIndices } from './constant-positions.ts';

/** Constants of more elements are only changed where nothing else uses the result. */
const maxElements = 256;

/** Source: InsertOp::fold of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function foldInsert(op: InsertOp, [value, dest, ...indices]: readonly (Attribute | undefined)[]): FoldResult {
  const type = op.dest.type as VectorType;
  if (op.staticPosition.length === 0 && op.valueToStore.type === type) return [op.valueToStore];
  const isChanged = foldConstantIndices(op, [op.valueToStore, op.dest], indices, type);
  if (dropOverwritten(op)) return 'updated';
  if (op.staticPosition.includes(poisonIndex)) return [PoisonAttr.get(op.context)];
  const constant = foldInsertIntoConstant(op, value, dest);
  if (constant) return [constant];
  return isChanged ? 'updated' : undefined;
}

/** What was inserted at the same position before does not matter; tells whether there was something. Source: foldInsertUseChain. */
function dropOverwritten(op: InsertOp): boolean {
  const before = op.dest.definingOp;
  if (!(before instanceof InsertOp)) return false;
  if (!isSameList(op.staticPosition, before.staticPosition)) return false;
  if (!isSameList(op.dynamicPosition, before.dynamicPosition)) return false;
  op.setOperand(1, before.dest);
  return true;
}

/** Source: foldDenseElementsAttrDestInsertOp. */
function foldInsertIntoConstant(
  op: InsertOp,
  value: Attribute | undefined,
  dest: Attribute | undefined,
): Attribute | undefined {
  if (op.dynamicPosition.length > 0 || !(dest instanceof DenseElementsAttr)) return undefined;
  const type = op.dest.type as VectorType;
  if (type.scalableDims.includes(true)) return undefined;
  if (type.numElements > maxElements && !op.result().hasOneUse) return undefined;
  const inserted = storedPart(value);
  const elements = inserted && expandedElements(dest);
  if (!elements) return undefined;
  const first = linearize(op.staticPosition, type.shape);
  elements.set(inserted, first * elementSizeBytes(type.elementType));
  return DenseElementsAttr.get(type, elements);
}

function storedPart(value: Attribute | undefined): Uint8Array | undefined {
  if (value instanceof DenseElementsAttr) return expandedElements(value);
  return isScalar(value) ? storedScalar(value) : undefined;
}
