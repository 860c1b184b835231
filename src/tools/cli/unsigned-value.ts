import { ArgumentError } from './argument-error.ts';
import { spelled } from './llvm-arguments.ts';

const limit = 2n ** 32n;

/** Returns the number that the value of an option of `tool` spells. Throws ArgumentError with LLVM's words. */
export function unsignedValue(text: string, name: string, tool: string): number {
  if (/^[0-9]+$/.test(text) && BigInt(text) < limit) return Number(text);
  throw new ArgumentError(`${tool}: for the ${spelled(name)} option: '${text}' value invalid for uint argument!`);
}
