import { type Alias } from './aliases.ts';

/**
 * Marks stand in a text for numbers that are not known yet: a character that says what for, a number that is known, and the character again.
 * No text of MLIR holds these characters unless the input does.
 */
const aliasSign = '\0';
const valueSign = '\x01';
const argumentSign = '\x02';
const lastSign = 2;
const digit0 = 0x30;

/** Stands for the alias that was found as number `place`. */
export const aliasMark = (place: number): string => `${aliasSign}${place}${aliasSign}`;

/** Stand for numbers of values and arguments, of which those in later parts of the text come before `number`. */
export const valueMark = (number: number): string => `${valueSign}${number}${valueSign}`;
export const argumentMark = (number: number): string => `${argumentSign}${number}${argumentSign}`;

/** Tells whether a program holds characters that marks are made of. */
export function holdsMarks(text: string): boolean {
  return [aliasSign, valueSign, argumentSign].some((sign) => text.includes(sign));
}

/** How many values and arguments have numbers. */
export interface Counts {
  readonly values: number;
  readonly arguments: number;
}

/** A part of a text, from byte `start` on, and what has numbers in it. */
export interface MarkedPart extends Counts {
  readonly start: number;
}

/** Returns the text with names of aliases, by their places, and with numbers instead of marks. Numbers begin in the last part and go on in the one before it. */
export function withoutMarks(text: Uint8Array, aliases: readonly Alias[], parts: readonly MarkedPart[]): Uint8Array {
  const firstNumbers = firstNumbersOf(parts);
  const ends = [...parts.slice(1).map(({ start }) => start), Infinity];
  let result = new Uint8Array(text.length + spare);
  let length = 0;
  let part = 0;
  // Byte by byte: what is between marks is too short for anything else.
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (sign > lastSign) {
      result[length++] = sign;
      continue;
    }
    let number = 0;
    for (i++; text[i] !== sign; i++) number = 10 * number + text[i]! - digit0;
    let prefix = '';
    if (sign === aliasSign.charCodeAt(0)) ({ prefix, number } = aliases[number]!);
    else {
      while (ends[part]! <= i) part++;
      const first = firstNumbers[part]!;
      number += sign === valueSign.charCodeAt(0) ? first.values : first.arguments;
    }
    const needed = length + prefix.length + spare + text.length - i;
    if (needed > result.length) {
      const larger = new Uint8Array(needed + needed / 2);
      larger.set(result);
      result = larger;
    }
    for (let k = 0; k < prefix.length; k++) result[length++] = prefix.charCodeAt(k);
    if (number === 0 && prefix !== '') continue;
    length += digitCount(number);
    for (let at = length - 1, rest = number; ; at--, rest = Math.floor(rest / 10)) {
      result[at] = digit0 + (rest % 10);
      if (rest < 10) break;
    }
  }
  return result.subarray(0, length);
}

/** More bytes than the digits of a number. */
const spare = 32;

function digitCount(number: number): number {
  let digits = 1;
  for (let limit = 10; number >= limit; limit *= 10) digits++;
  return digits;
}

/** Returns the first numbers in each part. */
function firstNumbersOf(parts: readonly Counts[]): Counts[] {
  const first: Counts[] = [];
  let values = 0;
  let args = 0;
  for (let i = parts.length - 1; i >= 0; i--) {
    first[i] = { values, arguments: args };
    values += parts[i]!.values;
    args += parts[i]!.arguments;
  }
  return first;
}
