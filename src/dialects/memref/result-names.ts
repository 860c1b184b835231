import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';

/** The hook that names an operation's only result. */
export function named(name: string): {
  asmResultNames(op: Operation, setName: (value: Value, name: string) => void): void;
} {
  return { asmResultNames: (op, setName) => setName(op.result(0), name) };
}
