import { OpaqueAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';

/** Gives the branch back to the head of a loop what LLVM is to know of the loop: its attributes that hold one of LLVM's. */
export function keepLoopAttributes(loop: Operation, branch: Operation): void {
  const kept = [...loop.attributes].filter(
    ([, value]) => value instanceof OpaqueAttr && value.dialectNamespace === 'llvm',
  );
  if (kept.length > 0) branch.setDiscardableAttrs(new Map(kept));
}
