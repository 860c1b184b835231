import { type Operation } from '../../ir/operation.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { walk } from '../../ir/walk.ts';
import { printLocation, printOpsInline } from '../../asm/printer/print-op.ts';
import { LinalgStructuredInterface } from '../../dialects/linalg/interfaces.ts';
import * as memref from '../../dialects/memref/generated/memref-ops.gen.ts';
import * as tensor from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { GenerateRuntimeVerificationPassBase } from '../generated/conversion-passes.gen.ts';
import { checkDimension, checkElement, checkExtractSlice, checkSubView } from './access-checks.ts';
import { CheckWriter } from './check-writer.ts';
import { checkStructured } from './structured-checks.ts';
import { checkAlignment, checkCopy, checkExpandShape, checkMemRefCast, checkTensorCast } from './shape-checks.ts';

/** `generate-runtime-verification`. Source: mlir/lib/Transforms/GenerateRuntimeVerification.cpp. */
export class GenerateRuntimeVerificationPass extends GenerateRuntimeVerificationPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { verboseLevel } = this.options;
    if (verboseLevel > 1) {
      return root.emitError('generate-runtime-verification pass: set verboseLevel to 0 or 1');
    }
    const found: { readonly op: Operation; readonly check: (write: CheckWriter) => void }[] = [];
    walk(root, {
      after: (op) => {
        const check = checkOf(op);
        if (check) found.push({ op, check });
      },
    });
    // Operations are named as they are before there are checks.
    const texts =
      verboseLevel > 0
        ? printOpsInline(
            root,
            found.map(({ op }) => op),
            { ...this.printing, skipRegions: true },
          )
        : undefined;
    const builder = new OpBuilder(root.context);
    found.forEach(({ op, check }, i) => {
      builder.setInsertionPointBefore(op);
      const lines = ['ERROR: Runtime op verification failed', ...(texts ? [texts[i]!] : [])];
      const place = `Location: ${printLocation(op.location)}`;
      check(new CheckWriter(builder, op, (complaint) => [...lines, `^ ${complaint}`, place].join('\n')));
    });
    return true;
  }
}

/** Returns what writes checks of an operation, undefined where there are none. */
function checkOf(op: Operation): ((write: CheckWriter) => void) | undefined {
  if (
    op instanceof memref.LoadOp ||
    op instanceof memref.StoreOp ||
    op instanceof memref.AtomicRMWOp ||
    op instanceof memref.GenericAtomicRMWOp
  ) {
    return (write) => checkElement(write, op.memref, op.indices);
  }
  if (op instanceof tensor.ExtractOp) return (write) => checkElement(write, op.tensor, op.indices);
  if (op instanceof tensor.InsertOp) return (write) => checkElement(write, op.dest, op.indices);
  if (op instanceof memref.DimOp) return (write) => checkDimension(write, memref.RankOp, op.source, op.index);
  if (op instanceof tensor.DimOp) return (write) => checkDimension(write, tensor.RankOp, op.source, op.index);
  if (op instanceof memref.CastOp) return (write) => checkMemRefCast(write, op);
  if (op instanceof tensor.CastOp) return (write) => checkTensorCast(write, op);
  if (op instanceof memref.CopyOp) return (write) => checkCopy(write, op);
  if (op instanceof memref.SubViewOp) return (write) => checkSubView(write, op);
  if (op instanceof tensor.ExtractSliceOp) return (write) => checkExtractSlice(write, op);
  if (op instanceof memref.ExpandShapeOp) return (write) => checkExpandShape(write, op);
  if (op instanceof memref.AssumeAlignmentOp) return (write) => checkAlignment(write, op);
  if (LinalgStructuredInterface.isImplementedBy(op)) return (write) => checkStructured(write, op);
  return undefined;
}
