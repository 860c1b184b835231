import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { flatIndex } from '../element-folding.ts';
import { extractPatterns } from '../patterns/element-patterns.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ExtractOp, FromElementsOp } from '../generated/tensor-ops.gen.ts';

export const extractOp = {
  /** Source: ExtractOp::verify of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
  verify(op: ExtractOp): LogicalResult {
    const { rank } = op.tensor.type as RankedTensorType;
    return op.indices.length === rank || op.emitOpError('incorrect number of indices for extract_element');
  },

  canonicalizationPatterns: extractPatterns,

  /** An element of a splat, of listed elements or of a constant. */
  fold(op: ExtractOp, [tensor, ...indices]: readonly (Attribute | undefined)[]): FoldResult {
    const constant = tensor instanceof DenseElementsAttr ? tensor : undefined;
    if (constant?.isSplat) return [constant.attributeAt(0)];
    if (!indices.every((index) => index instanceof IntegerAttr)) return undefined;
    const type = op.tensor.type as RankedTensorType;
    if (!type.hasStaticShape) return undefined;
    const at = flatIndex(
      type,
      indices.map((index) => index.number),
    );
    if (at === undefined) return undefined;
    const source = op.tensor.definingOp;
    if (source instanceof FromElementsOp) return [source.elements[at]!];
    return constant && [constant.attributeAt(at)];
  },

  asmResultNames(op: ExtractOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'extracted');
  },
};
