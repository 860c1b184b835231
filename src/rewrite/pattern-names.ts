import { type Operation } from '../ir/operation.ts';
import { type OpSpec } from '../ods/op-spec.ts';
import { invariant } from '../support/invariant.ts';

/**
 * Returns the name of MLIR's class for the operations of a class, which is in the names of patterns that are made from templates:
 * `mlir::memref::AllocOp` for `memref.alloc`.
 */
export function opClassName(root: abstract new (...args: never[]) => Operation): string {
  invariant('opName' in root && typeof root.opName === 'string', 'a class of one kind of operation');
  const [namespace, mnemonic] = root.opName.split('.') as [string, string];
  // Its mnemonics do not say where words begin, as `maskedload`.
  if (namespace === 'vector' && 'spec' in root) return `mlir::vector::${(root.spec as OpSpec).className}`;
  const words = mnemonic.split('_').map((word) => word[0]!.toUpperCase() + word.slice(1));
  // One dialect has its name in those of its classes.
  const prefix = namespace === 'affine' ? 'Affine' : '';
  return `mlir::${namespace}::${prefix}${words.join('')}Op`;
}
