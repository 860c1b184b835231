import { ModuleOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { StridedLayoutAttr } from '../../ir/attributes/container-attributes.ts';
import { UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { type PatternRewriter } from '../../ir/pattern-match.ts';
import { lookupSymbolIn } from '../../ir/symbol-table.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { kDynamic, MemRefType } from '../../ir/types/shaped-types.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredFullConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { CallOp, FuncOp, ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { StructuredOpPattern } from '../../dialects/linalg/patterns/structured-op-pattern.ts';
import { CastOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { ConvertLinalgToStandardPassBase } from '../generated/conversion-passes.gen.ts';
import { libraryCallName } from './library-call.ts';

/** Source: mlir/lib/Conversion/LinalgToStandard/LinalgToStandard.cpp. */

/** Returns a type of memory of which only sizes, elements and memory space are known. */
function withUnknownLayout({ shape, elementType, memorySpace, context }: MemRefType): MemRefType {
  const strides = shape.map(() => kDynamic);
  return MemRefType.get(shape, elementType, memorySpace, StridedLayoutAttr.get(context, kDynamic, strides));
}

/** Calls a function of a library for a structured operation on memory. */
class LinalgOpToLibraryCallRewrite extends StructuredOpPattern {
  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const callee = libraryCallName(op);
    if (callee === undefined) return rewriter.notifyMatchFailure(op, 'No library call defined');
    if (!declare(op, callee, rewriter)) {
      return rewriter.notifyMatchFailure(op, 'only operations without results have library calls');
    }
    const { location } = op;
    const operands = op.operands.map((source) => {
      const { type } = source;
      if (!(type instanceof MemRefType)) return source;
      return CastOp.build(rewriter, location, { source, destType: withUnknownLayout(type) }).result();
    });
    rewriter.replaceOp(op, CallOp.build(rewriter, location, { callee, operands, resultTypes: [] }).results);
    return true;
  }
}

/** Declares the function in front of the last operation of the module, where there is no such symbol; tells whether the function can be called. */
function declare(op: Operation, symName: string, rewriter: PatternRewriter): boolean {
  const { context, location } = op;
  const module = op.findParent((parent) => parent instanceof ModuleOp);
  if (!module) return false;
  if (lookupSymbolIn(module, symName)) return op.numResults === 0;
  if (op.numResults > 0) return false;
  const inputs = op.operands.map(({ type }) => (type instanceof MemRefType ? withUnknownLayout(type) : type));
  const functionType = FunctionType.get(context, inputs, []);
  rewriter.withInsertionPoint(() => {
    rewriter.setInsertionPointBefore(module.regions[0]!.firstBlock!.lastOp!);
    const func = FuncOp.build(rewriter, location, { symName, functionType, symVisibility: 'private' });
    func.setAttr('llvm.emit_c_interface', UnitAttr.get(context));
  });
  return true;
}

/** `convert-linalg-to-std`. */
export class ConvertLinalgToStandardPass extends ConvertLinalgToStandardPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget()
      .addLegalDialect('affine', 'arith', 'func', 'memref', 'scf')
      .addLegalOp(ModuleOp, FuncOp, ReturnOp);
    return applyDeferredFullConversion(root, target, [new LinalgOpToLibraryCallRewrite()]);
  }
}
