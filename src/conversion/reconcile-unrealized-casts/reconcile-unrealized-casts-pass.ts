import { UnrealizedConversionCastOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';
import { reconcileUnrealizedCasts } from '../../rewrite/reconcile-casts.ts';
import { ReconcileUnrealizedCastsPassBase } from '../generated/conversion-passes.gen.ts';

/** `reconcile-unrealized-casts`. Source: mlir/lib/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.cpp. */
export class ReconcileUnrealizedCastsPass extends ReconcileUnrealizedCastsPassBase {
  override runOnOperation(root: Operation): void {
    const casts: UnrealizedConversionCastOp[] = [];
    walk(root, { before: (op) => void (op instanceof UnrealizedConversionCastOp && casts.push(op)) });
    reconcileUnrealizedCasts(casts);
  }
}
