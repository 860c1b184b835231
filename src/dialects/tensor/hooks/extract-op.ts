import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { listedElements } from '../../../ir/attributes/listed-elements.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { flatIndex } from '../element-folding.ts';
import { extractPatterns } from '../patterns/element-patterns.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ExtractOp, FromElementsOp, InsertOp } from '../generated/tensor-ops.gen.ts';

export const extractOp = {
  /** Source: ExtractOp::verify of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
  verify(op: ExtractOp): LogicalResult {
    const { rank } = op.tensor.type as RankedTensorType;
    return op.indices.length === rank || op.emitOpError('incorrect number of indices for extract_element');
  },
  verifiesSignatureOnly: true,

  canonicalizationPatterns: extractPatterns,

  /** An element of a splat, of listed elements or of a constant, or the one that was put at the same constant place. */
  fold(op: ExtractOp, [tensor, ...indices]: readonly (Attribute | undefined)[]): FoldResult {
    if (tensor instanceof DenseElementsAttr && tensor.isSplat) return [tensor.attributeAt(0)];
    if (!indices.every((index) => index instanceof IntegerAttr)) return undefined;
    const source = op.tensor.definingOp;
    if (source instanceof InsertOp) {
      const isSamePlace = source.indices.every((index, i) => matchConstant(index) === indices[i]);
      return isSamePlace ? [source.scalar] : undefined;
    }
    const type = op.tensor.type as RankedTensorType;
    if (!type.hasStaticShape) return undefined;
    const at = flatIndex(
      type,
      indices.map((index) => index.number),
    );
    if (at === undefined) return undefined;
    if (source instanceof FromElementsOp) return [source.operand(at)];
    const constant = listedElements(tensor);
    return constant && [constant.attributeAt(at)];
  },

  asmResultNames(op: ExtractOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'extracted');
  },
};
