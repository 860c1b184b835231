import { ArgumentError } from './argument-error.ts';
import { spelled } from './llvm-arguments.ts';

const limit = 2n ** 32n;

/** Returns the number that the value of an option of `tool` spells. Throws ArgumentError with LLVM's words. */
export function unsignedValue(text: string, name: string, tool: string): number {
  const value = magnitude(text);
  return value !== undefined && value < limit ? Number(value) : wrongNumber(text, 'uint', name, tool);
}

/** Returns the number of 64 bits that the value of an option of `tool` spells. Throws ArgumentError with LLVM's words. */
export function longValue(text: string, name: string, tool: string): number {
  const sign = text.startsWith('-') ? -1n : 1n;
  const value = magnitude(sign < 0n ? text.slice(1) : text);
  const isLong = value !== undefined && BigInt.asIntN(64, sign * value) === sign * value;
  return isLong ? Number(sign * value) : wrongNumber(text, 'long', name, tool);
}

/** Returns the number without a sign that the text spells, as C does or with `0b` or `0o`. Source: llvm::getAsUnsignedInteger. */
function magnitude(text: string): bigint | undefined {
  if (/^0[0-9]+$/.test(text)) return magnitude(`0o${text.slice(1)}`);
  return /^([0-9]+|0[xX][0-9a-fA-F]+|0[bB][01]+|0o[0-7]+)$/.test(text) ? BigInt(text) : undefined;
}

function wrongNumber(text: string, kind: string, name: string, tool: string): never {
  throw new ArgumentError(`${tool}: for the ${spelled(name)} option: '${text}' value invalid for ${kind} argument!`);
}
