/** Writes a regular expression as one of JavaScript, for what no automaton can do: back-references. */
import { assertNever } from '../../support/invariant.ts';
import { type ByteSet } from './byte-set.ts';
import { type Ere, type EreAssertion } from './ere.ts';

/**
 * Returns the source of a JavaScript regular expression that matches what `root` matches. Groups keep their numbers.
 * Differs: of several matches that start at the same place it takes the first in order of preference, not the longest.
 */
export function ereToJs(root: Ere): string {
  switch (root.kind) {
    case 'byte':
      return jsByte(root.byte);
    case 'set':
      return jsSet(root.set);
    case 'assert':
      return jsAssertions[root.assertion];
    case 'concat':
      return root.parts.map(ereToJs).join('');
    case 'alternate':
      return `(?:${root.branches.map(ereToJs).join('|')})`;
    case 'repeat':
      return `(?:${ereToJs(root.body)})${jsCount(root.min, root.max)}`;
    case 'group':
      return `(${ereToJs(root.body)})`;
    case 'backref':
      // The empty group keeps a digit that follows out of the number.
      return `\\${root.index}(?:)`;
    default:
      return assertNever(root);
  }
}

/** The `m` flag of JavaScript would also end lines at a carriage return. */
const jsAssertions: Readonly<Record<EreAssertion, string>> = {
  bol: '(?<![^\\n])',
  eol: '(?![^\\n])',
  bow: '(?<!\\w)(?=\\w)',
  eow: '(?<=\\w)(?!\\w)',
};

function jsByte(byte: number): string {
  return `\\x${byte.toString(16).padStart(2, '0')}`;
}

function jsSet(set: ByteSet): string {
  let ranges = '';
  for (let byte = 0; byte < 256; byte++) {
    if (!set.has(byte)) continue;
    const first = byte;
    while (byte < 255 && set.has(byte + 1)) byte++;
    ranges += first === byte ? jsByte(byte) : `${jsByte(first)}-${jsByte(byte)}`;
  }
  return `[${ranges}]`;
}

function jsCount(min: number, max: number): string {
  return max === Infinity ? `{${min},}` : `{${min},${max}}`;
}
