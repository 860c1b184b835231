import { Operation } from '../ir/operation.ts';

/** Something is given as an attribute that none of its constraint can be made of. The message goes on behind the name of the attribute. */
export class PlainValueError extends TypeError {}

/** Returns `value`. Throws PlainValueError where it is of another kind, which only programs without types can give. */
export function expectPlain<T>(value: T, kind: 'string' | 'number' | 'boolean'): T {
  if (typeof value === kind) return value;
  throw new PlainValueError(`must be a ${kind}, not ${describeGiven(value)}`);
}

/** Returns `value`. Throws PlainValueError where it is no list. */
export function expectList<T>(value: readonly T[]): readonly T[] {
  if (Array.isArray(value)) return value;
  throw new PlainValueError(`must be a list, not ${describeGiven(value)}`);
}

/** Returns words for something that was given in place of what should have been. */
export function describeGiven(given: unknown): string {
  if (given instanceof Operation) return `an operation, '${given.name}'`;
  if (typeof given === 'string') return JSON.stringify(given);
  return given instanceof Object ? `an object of class ${given.constructor.name}` : String(given);
}
