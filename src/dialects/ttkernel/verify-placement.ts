import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Operations of a kernel's control flow, which a kernel's operations may be inside of. */
const controlFlow = ['scf.for', 'scf.if'];

/**
 * Checks that an operation is in a kernel: a region of `ttmetal.dispatch`, or a function of a module.
 * Source: ttmlir-facts, section 1.6.4. Differs: loops and branches in between are allowed, which kernels need.
 */
export function verifyPlacement(op: Operation, className: string): LogicalResult {
  let parent = op.parentOp;
  while (parent && controlFlow.includes(parent.name)) parent = parent.parentOp;
  if (parent?.name === 'ttmetal.dispatch') return true;
  if (parent?.name === 'func.func' && parent.parentOp?.name === 'builtin.module') return true;
  return op.emitOpError(`${className} must be inside of a DispatchOp region`);
}
