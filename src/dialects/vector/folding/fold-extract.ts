import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { PoisonAttr } from '../../ub/generated/ub-attributes.gen.ts';
import { splatOf, storedRange } from '../element-folding.ts';
import { type ExtractOp } from '../generated/vector-ops.gen.ts';
import { linearize } from '../linear-positions.ts';
import { poisonIndex } from '../positions.ts';
import { foldConstantIndices } from './constant-positions.ts';
import { foldExtractFromChain, foldExtractOfExtract } from './extract-from-chain.ts';
import {
  foldExtractFromBroadcast,
  foldExtractFromElements,
  foldExtractFromInsertedSlices,
  foldExtractFromShapeCast,
  foldExtractFromShuffle,
  foldExtractFromSlice,
} from './extract-through.ts';

const throughConstantPositions = [
  foldExtractFromChain,
  foldExtractFromBroadcast,
  foldExtractFromShuffle,
  foldExtractFromShapeCast,
  foldExtractFromSlice,
  foldExtractFromInsertedSlices,
  foldExtractFromElements,
];

/** Source: ExtractOp::fold of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function foldExtract(op: ExtractOp, [source, ...indices]: readonly (Attribute | undefined)[]): FoldResult {
  const { context } = op;
  if (op.staticPosition.length === 0 && op.source.type === op.result().type) return [op.source];
  const isChanged = foldConstantIndices(op, [op.source], indices, op.source.type as VectorType);
  if (op.staticPosition.includes(poisonIndex)) return [PoisonAttr.get(context)];
  if (source instanceof PoisonAttr) return [source];
  const constant = foldExtractOfConstant(op, source);
  if (constant) return [constant];
  const inPlace = isChanged ? 'updated' : undefined;
  if (op.dynamicPosition.length > 0) {
    const folded = foldExtractFromBroadcast(op);
    return folded === undefined || folded === 'updated' ? (folded ?? inPlace) : [folded];
  }
  if (foldExtractOfExtract(op)) return 'updated';
  for (const fold of throughConstantPositions) {
    const folded = fold(op);
    if (folded !== undefined) return folded === 'updated' ? folded : [folded];
  }
  return inPlace;
}

/** Returns the part of the constant. Source: foldDenseElementsAttrSrcExtractOp. */
function foldExtractOfConstant(op: ExtractOp, source: Attribute | undefined): Attribute | undefined {
  if (!(source instanceof DenseElementsAttr)) return undefined;
  const result = op.result().type;
  if (source.isSplat) return result instanceof VectorType ? splatOf(result, source) : source.attributeAt(0);
  const { shape, scalableDims } = op.source.type as VectorType;
  if (scalableDims.includes(true) || op.dynamicPosition.length > 0) return undefined;
  const start = linearize(op.staticPosition, shape);
  if (!(result instanceof VectorType)) return source.attributeAt(start);
  return DenseElementsAttr.get(result, storedRange(source, start, result.numElements));
}
