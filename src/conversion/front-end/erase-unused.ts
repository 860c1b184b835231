import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';

/**
 * Erases the operations of these names that nothing uses: constants that became attributes, inits and neutral elements that the
 * operations of TTIR do not need.
 */
export function eraseUnused(module: Operation, names: ReadonlySet<string>): void {
  const candidates: Operation[] = [];
  walk(module, { before: (op) => void (names.has(op.name) && candidates.push(op)) });
  // The last first: what it used may be unused then.
  for (const op of candidates.reverse()) if (op.useEmpty) op.erase();
}
