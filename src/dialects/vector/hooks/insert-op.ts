import { DynamicIndexList } from '../../../builtin/dynamic-index-list.ts';
import { type InferIntRangeMethods } from '../../../ir/interfaces/integer-range.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type InsertOp } from '../generated/vector-ops.gen.ts';
import { countMarks, findIndexOutside } from '../positions.ts';
import { foldInsert } from '../folding/fold-insert.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { InsertToBroadcast, InsertChainFullyInitialized } from '../patterns/insert-patterns.ts';
import { InsertSplatToSplat } from '../patterns/splat-patterns.ts';

/** Source: InsertOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const insertOp = {
  verify(op: InsertOp): LogicalResult {
    const value = op.valueToStore.type;
    if (value instanceof VectorType && value.rank === 0) {
      return op.emitError('expected a scalar instead of a 0-d vector as the source operand');
    }
    // Upstream reads operands that there are not.
    if (countMarks(op) > op.dynamicPosition.length) {
      return op.emitOpError('mismatch between dynamic and static positions');
    }
    const dest = op.dest.type as VectorType;
    const { length } = op.staticPosition;
    if (length > dest.rank) {
      return op.emitOpError('expected position attribute of rank no greater than dest vector rank');
    }
    if (value instanceof VectorType && value.rank + length !== dest.rank) {
      return op.emitOpError('expected position attribute rank + source rank to match dest vector rank');
    }
    if (!(value instanceof VectorType) && length !== dest.rank) {
      return op.emitOpError('expected position attribute rank to match the dest vector rank');
    }
    const outside = findIndexOutside(op, dest);
    return (
      outside < 0 ||
      op.emitOpError(
        `expected position attribute #${outside + 1} to be a non-negative integer smaller than the corresponding dest vector dimension`,
      )
    );
  },

  fold: foldInsert,
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new InsertToBroadcast(),
    new InsertSplatToSplat(),
    new InsertChainFullyInitialized(),
  ],
  directives: { DynamicIndexList },

  interfaces: {
    InferIntRangeInterface: (): InferIntRangeMethods => ({
      inferResultRanges: ([value, dest]) => [value && dest && value.union(dest)],
    }),
  },
};
