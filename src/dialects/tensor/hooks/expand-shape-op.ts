import { type Attribute } from '../../../ir/attribute.ts';
import { expandShapePatterns, foldReshape } from '../patterns/reshape-patterns.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { DynamicIndexList, staticIndices } from '../../../builtin/dynamic-index-list.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ExpandShapeOp } from '../generated/tensor-ops.gen.ts';
import { verifyReassociation } from '../reassociation.ts';

export const expandShapeOp = {
  /** Source: ExpandShapeOp::verify of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
  verify(op: ExpandShapeOp): LogicalResult {
    const { type } = op.result(0);
    const sizes = staticIndices(op.properties.get('static_output_shape'));
    if (type instanceof RankedTensorType && sizes.length !== type.rank) {
      return op.emitOpError(
        `expected number of static shape dims to be equal to the output rank (${type.rank}) but found ${sizes.length} inputs instead`,
      );
    }
    const dynamic = sizes.filter(isDynamic).length;
    const { length } = op.outputShape;
    if (length !== dynamic) {
      return op.emitOpError(
        `mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has ${dynamic} dynamic dims while output_shape has ${length} values`,
      );
    }
    return verifyReassociation(op, type, op.src.type, op.reassociation);
  },
  verifiesSignatureOnly: true,

  directives: { DynamicIndexList },

  canonicalizationPatterns: expandShapePatterns,

  fold(op: ExpandShapeOp, [constant]: readonly (Attribute | undefined)[]): FoldResult {
    return foldReshape(op, constant);
  },

  asmResultNames(op: ExpandShapeOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'expanded');
  },
};
