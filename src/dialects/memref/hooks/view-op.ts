import { viewPatterns } from '../patterns/view-patterns.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { verifyDynamicSizes } from '../../../builtin/verify-dynamic-sizes.ts';
import { hasIdentityLayout } from '../../../ir/types/memref-layout.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { constantIndex } from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ViewOp } from '../generated/memref-ops.gen.ts';
import { named } from '../result-names.ts';

export const viewOp = {
  /** A view of the same type from the first byte is the source. */
  fold(op: ViewOp): FoldResult {
    const { type } = op.result(0);
    const isAll = op.source.type === type && (type as MemRefType).hasStaticShape && constantIndex(op.byteShift) === 0;
    return isAll ? [op.source] : undefined;
  },

  canonicalizationPatterns: viewPatterns,

  /** Source: ViewOp::verify of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
  verify(op: ViewOp): LogicalResult {
    const base = op.source.type as MemRefType;
    const view = op.result(0).type as MemRefType;
    const print = op.context.printType;
    if (!hasIdentityLayout(base)) return op.emitError(`unsupported map for base memref type '${print(base)}'`);
    if (!hasIdentityLayout(view)) return op.emitError(`unsupported map for result memref type '${print(view)}'`);
    if (base.memorySpace !== view.memorySpace) {
      return op.emitError(
        `different memory spaces specified for base memref type '${print(base)}' and view memref type '${print(view)}'`,
      );
    }
    return verifyDynamicSizes(op, view, op.sizes.length);
  },
  verifiesSignatureOnly: true,

  ...named('view'),
};
