import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ConstantMaskOp, type CreateMaskOp } from '../generated/vector-ops.gen.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { isSameList } from '../../../support/lists.ts';
import { splatElements } from '../../../ir/attributes/elements-attributes.ts';
import { boolAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { CreateMaskFolder } from '../patterns/mask-value-patterns.ts';

/** Source: ConstantMaskOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const constantMaskOp = {
  verify(op: ConstantMaskOp): LogicalResult {
    const { shape, rank, scalableDims } = op.result().type as VectorType;
    const { maskDimSizes: sizes } = op;
    if (rank === 0) {
      if (sizes.length !== 1) return op.emitError('array attr must have length 1 for 0-D vectors');
      const isBool = sizes[0] === 0 || sizes[0] === 1;
      return isBool || op.emitError('mask dim size must be either 0 or 1 for 0-D vectors');
    }
    if (sizes.length !== rank) {
      return op.emitOpError('must specify array attr of size equal vector result rank');
    }
    for (const [dim, size] of sizes.entries()) {
      if (size < 0 || size > shape[dim]!) {
        return op.emitOpError('array attr of size out of bounds of vector result dimension size');
      }
      if (scalableDims[dim] && size !== 0 && size !== shape[dim]) {
        return op.emitOpError("only supports 'none set' or 'all set' scalable dimensions");
      }
    }
    return (
      !sizes.includes(0) ||
      sizes.every((size) => size === 0) ||
      op.emitOpError('expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim')
    );
  },

  /** A mask that is all true or all false is a constant. */
  fold(op: ConstantMaskOp): FoldResult {
    const type = op.result().type as VectorType;
    const { maskDimSizes: sizes } = op;
    const isTrue = type.rank === 0 ? sizes[0] === 1 : isSameList(sizes, type.shape);
    if (!isTrue && sizes.some((size) => size !== 0)) return undefined;
    return [splatElements(type, boolAttr(op.context, isTrue))];
  },
};

/** Source: CreateMaskOp of the same file, texts verbatim. */
export const createMaskOp = {
  verify(op: CreateMaskOp): LogicalResult {
    const { rank } = op.result().type as VectorType;
    if (rank === 0) {
      return op.numOperands === 1 || op.emitOpError('must specify exactly one operand for 0-D create_mask');
    }
    return op.numOperands === rank || op.emitOpError('must specify an operand for each result vector dimension');
  },
  verifiesSignatureOnly: true,

  canonicalizationPatterns: (): readonly RewritePattern[] => [new CreateMaskFolder()],
};
