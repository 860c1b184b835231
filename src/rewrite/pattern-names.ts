import { type Operation } from '../ir/operation.ts';
import { invariant } from '../support/invariant.ts';

/**
 * Returns the name of MLIR's class for the operations of a class, which is in the names of patterns that are made from templates:
 * `mlir::memref::AllocOp` for `memref.alloc`.
 */
export function opClassName(root: abstract new (...args: never[]) => Operation): string {
  invariant('opName' in root && typeof root.opName === 'string', 'a class of one kind of operation');
  const [namespace, mnemonic] = root.opName.split('.') as [string, string];
  const words = mnemonic.split('_').map((word) => word[0]!.toUpperCase() + word.slice(1));
  // One dialect has its name in those of its classes.
  const prefix = namespace === 'affine' ? 'Affine' : '';
  return `mlir::${namespace}::${prefix}${words.join('')}Op`;
}
