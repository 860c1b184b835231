import { reallocPatterns } from '../patterns/alloc-patterns.ts';
import { hasIdentityLayout } from '../../../ir/types/memref-layout.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ReallocOp } from '../generated/memref-ops.gen.ts';
import { memoryEffectHooks } from '../memory-effects.ts';

export const reallocOp = {
  canonicalizationPatterns: reallocPatterns,

  /** Source: ReallocOp::verify of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
  verify(op: ReallocOp): LogicalResult {
    const source = op.source.type as MemRefType;
    const result = op.result(0).type as MemRefType;
    const print = op.context.printType;
    const sourceText = (): string => `'${print(source)}'`;
    const resultText = (): string => `'${print(result)}'`;
    if (!hasIdentityLayout(source)) return op.emitError(`unsupported layout for source memref type ${sourceText()}`);
    if (!hasIdentityLayout(result)) return op.emitError(`unsupported layout for result memref type ${resultText()}`);
    const types = (): string =>
      `specified for source memref type ${sourceText()} and result memref type ${resultText()}`;
    if (source.memorySpace !== result.memorySpace) return op.emitError(`different memory spaces ${types()}`);
    if (source.elementType !== result.elementType) return op.emitError(`different element types ${types()}`);
    const hasSize = op.dynamicResultSize !== undefined;
    if (!result.hasStaticShape && !hasSize)
      return op.emitError(`missing dimension operand for result type ${resultText()}`);
    return (
      !result.hasStaticShape ||
      !hasSize ||
      op.emitError(`unnecessary dimension operand for result type ${resultText()}`)
    );
  },
  verifiesSignatureOnly: true,

  interfaces: memoryEffectHooks((op: ReallocOp) => [
    ['free', op.source],
    ['allocate', op.result(0)],
  ]),
};
