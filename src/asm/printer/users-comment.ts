import { type Operation } from '../../ir/operation.ts';
import { type BlockArgument, type OpResult, type Value } from '../../ir/value.ts';
import { type ValueNames } from './value-names.ts';

/**
 * Returns the comment that stands behind an operation and says which operations use its results, or its own number when it has
 * none. Source: printUsersComment in mlir/lib/IR/AsmPrinter.cpp.
 */
export function operationUsersComment(op: Operation, names: ValueNames): string {
  const { results } = op;
  if (results.length === 0) return op.opOperands.length === 0 ? '' : ` // id: ${names.operation(op)}`;
  const users = new Set(results.flatMap((result) => [...result.users()]));
  if (users.size === 0) return ' // unused';
  let usedInResults = 0;
  for (const user of users) usedInResults += user.numResults;
  const isOne = results.length === 1 && usedInResults <= 1 && users.size <= 1;
  const text = (result: OpResult): string =>
    results.length > 1 ? `(${usersOf(result, names)})` : usersOf(result, names);
  return ` // ${isOne ? 'user' : 'users'}: ${results.map(text).join(', ')}`;
}

/** Returns the comment above the operations of a block that says which of them use an argument. */
export function argumentUsersComment(argument: BlockArgument, names: ValueNames): string {
  const name = names.use(argument);
  return argument.hasUses ? `// ${name} is used by ${usersOf(argument, names)}` : `// ${name} is unused`;
}

function usersOf(value: Value, names: ValueNames): string {
  if (!value.hasUses) return 'unused';
  let text = '';
  const seen = new Set<Operation>();
  let index = 0;
  for (const user of value.users()) {
    if (!seen.has(user)) text += (index > 0 ? ', ' : '') + usedAs(user, names);
    seen.add(user);
    index++;
  }
  return text;
}

function usedAs(user: Operation, names: ValueNames): string {
  return user.numResults === 0 ? names.operation(user) : user.results.map((result) => names.use(result)).join(', ');
}
