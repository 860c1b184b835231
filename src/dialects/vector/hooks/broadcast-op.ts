import { type Attribute } from '../../../ir/attribute.ts';
import { type InferIntRangeMethods } from '../../../ir/interfaces/integer-range.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { PoisonAttr } from '../../ub/generated/ub-attributes.gen.ts';
import { broadcastProblem } from '../broadcasting.ts';
import { splatOf } from '../element-folding.ts';
import { type BroadcastOp } from '../generated/vector-ops.gen.ts';
import { BroadcastFolder } from '../patterns/broadcast-patterns.ts';

/** Source: BroadcastOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export const broadcastOp = {
  verify(op: BroadcastOp): LogicalResult {
    const problem = broadcastProblem(op.source.type, op.vector.type as VectorType);
    return problem === undefined || op.emitOpError(problem);
  },
  verifiesSignatureOnly: true,

  /** To the same type it is nothing; of a number, a splat or poison it is one. */
  fold(op: BroadcastOp, [source]: readonly (Attribute | undefined)[]): FoldResult {
    if (op.source.type === op.vector.type) return [op.source];
    if (source instanceof PoisonAttr) return [source];
    const splat = splatOf(op.vector.type as VectorType, source);
    return splat && [splat];
  },

  canonicalizationPatterns: (): readonly RewritePattern[] => [new BroadcastFolder()],

  interfaces: {
    InferIntRangeInterface: (): InferIntRangeMethods => ({ inferResultRanges: ([source]) => [source] }),
  },
};
