import { collapsePatterns } from '../patterns/reshape-patterns.ts';
import { foldReshape } from '../fold-reshape.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type CollapseShapeOp } from '../generated/memref-ops.gen.ts';
import { verifyReassociation } from '../reassociation.ts';
import { collapsedType } from '../reshaped-layout.ts';
import { named } from '../result-names.ts';

/** Source: CollapseShapeOp of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
export const collapseShapeOp = {
  fold: foldReshape,

  canonicalizationPatterns: collapsePatterns,

  verify(op: CollapseShapeOp): LogicalResult {
    const source = op.src.type as MemRefType;
    const result = op.result(0).type as MemRefType;
    if (source.rank < result.rank) {
      return op.emitOpError(
        `has source rank ${source.rank} and result rank ${result.rank}. This is not a collapse (${source.rank} < ${result.rank}).`,
      );
    }
    if (!verifyReassociation(op, result.shape, source.shape, op.reassociation)) return false;
    const expected = collapsedType(source, result.shape, op.reassociation);
    if (!expected) return op.emitOpError('invalid source layout map or collapsing non-contiguous dims');
    const print = op.context.printType;
    return (
      expected === result ||
      op.emitOpError(`expected collapsed type to be '${print(expected)}' but found '${print(result)}'`)
    );
  },
  verifiesSignatureOnly: true,

  ...named('collapse_shape'),
};
