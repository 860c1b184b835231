import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type VariadicityArrayAttr } from './generated/irdl-attributes.gen.ts';

/** Names of what a dialect consists of. Source: mlir/lib/Dialect/IRDL/IR/IRDL.cpp, texts verbatim. */

/** Checks a name; `what` says whose it is. */
export function verifyName(op: Operation, what: string, name: string): LogicalResult {
  if (name === '') return op.emitError(`name of ${what} is empty`);
  let mayHaveUnderscore = false;
  for (const character of name) {
    const isUnderscore = character === '_';
    if (isUnderscore && !mayHaveUnderscore) {
      return op.emitError(`name of ${what} should not contain leading or double underscores`);
    }
    if (/[A-Z]/.test(character)) return op.emitError(`name of ${what} should not contain uppercase letters`);
    if (!/[a-z0-9_]/.test(character)) {
      return op.emitError(`name of ${what} must contain only lowercase letters, digits and underscores`);
    }
    mayHaveUnderscore = !isUnderscore;
  }
  return true;
}

/** Checks that each of `count` operands or the like, called `what`, has a name of its own. */
export function verifyNames(op: Operation, what: string, names: readonly string[], count: number): LogicalResult {
  if (names.length !== count) {
    const counts = `${count} and ${names.length} respectively`;
    return op.emitOpError(`the number of ${what}s and their names must be the same, but got ${counts}`);
  }
  const places = new Map<string, number>();
  for (const [i, name] of names.entries()) {
    if (!verifyName(op, `${what} #${i}`, name)) return false;
    const first = places.get(name);
    if (first !== undefined) {
      return op.emitOpError(`name of ${what} #${i} is a duplicate of the name of ${what} #${first}`);
    }
    places.set(name, i);
  }
  return true;
}

/** Checks that each operand, called `what`, has a name of its own and a variadicity. */
export function verifyVariadicNames(
  op: Operation,
  what: string,
  names: readonly string[],
  { value: variadicities }: VariadicityArrayAttr,
): LogicalResult {
  const count = op.numOperands;
  if (variadicities.length === count) return verifyNames(op, what, names, count);
  const counts = `${count} and ${variadicities.length} respectively`;
  return op.emitOpError(`the number of ${what}s and their variadicities must be the same, but got ${counts}`);
}
