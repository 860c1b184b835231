import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { isDynamic, RankedTensorType, type TensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { constantIndex } from '../../../rewrite/mixed-indices.ts';
import { reshapedSplat } from '../element-folding.ts';
import { DimOp, FromElementsOp, ReshapeOp } from '../generated/tensor-ops.gen.ts';

export const reshapeOp = {
  /** Source: ReshapeOp::verify of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
  verify(op: ReshapeOp): LogicalResult {
    const source = op.source.type as TensorType;
    const result = op.result(0).type as TensorType;
    if (source.elementType !== result.elementType) {
      return op.emitOpError('element types of source and destination tensor types should be the same');
    }
    if (!result.shape) return true;
    if (source.hasStaticShape && result.hasStaticShape && source.numElements !== result.numElements) {
      return op.emitOpError('source and destination tensor should have the same number of elements');
    }
    const [length] = (op.shape.type as RankedTensorType).shape;
    if (isDynamic(length!)) {
      return op.emitOpError('cannot use shape operand with dynamic length to reshape to statically-ranked tensor type');
    }
    return (
      length === result.shape.length || op.emitOpError("length of shape operand differs from the result's tensor rank")
    );
  },
  verifiesSignatureOnly: true,

  /** A splat is one in any shape, only the last reshape counts, and none that keeps the shape does. */
  fold(op: ReshapeOp, [constant]: readonly (Attribute | undefined)[]): FoldResult {
    const { source } = op;
    const { type } = op.result(0);
    const splat = type instanceof RankedTensorType ? reshapedSplat(constant, type) : undefined;
    if (splat) return [splat];
    if (source.definingOp instanceof ReshapeOp) {
      op.setOperand(0, source.definingOp.source);
      return 'updated';
    }
    if (!(type instanceof RankedTensorType) || source.type !== type) return undefined;
    return type.rank <= 1 || isOwnShape(op.shape, source, type) ? [source] : undefined;
  },

  asmResultNames(op: ReshapeOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'reshape');
  },
};

/** Tells whether a list of sizes is known to be that of `source`. */
function isOwnShape({ definingOp }: Value, source: Value, type: RankedTensorType): boolean {
  if (!(definingOp instanceof FromElementsOp)) return false;
  return definingOp.elements.every((element, dim) => {
    const constant = constantIndex(element);
    if (constant !== undefined) return constant === type.shape[dim];
    const size = element.definingOp;
    return size instanceof DimOp && size.source === source && constantIndex(size.index) === dim;
  });
}
