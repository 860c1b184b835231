/** How numbers are written in the input. */
import { invariant } from '../../support/invariant.ts';

/** `unsigned` is `%u`, `signed` `%d`, `hexLower` `%x`, `hexUpper` `%X`. */
export type NumberKind = 'unsigned' | 'signed' | 'hexLower' | 'hexUpper';

/** A kind with its number of digits at least (0: any) and whether `0x` stands before it. */
export interface ExpressionFormat {
  readonly kind: NumberKind;
  readonly precision: number;
  readonly alternateForm: boolean;
}

/** Returns a format of any number of digits. */
export function formatOf(kind: NumberKind, precision = 0, alternateForm = false): ExpressionFormat {
  return { kind, precision, alternateForm };
}

/** Tells whether two formats are the same; undefined is no format. */
export function sameFormat(a: ExpressionFormat | undefined, b: ExpressionFormat | undefined): boolean {
  if (!a || !b) return a === b;
  return a.kind === b.kind && a.precision === b.precision && a.alternateForm === b.alternateForm;
}

/** Returns the conversion letter with its percent sign. */
export function formatName(format: ExpressionFormat): string {
  return conversions[format.kind];
}

const conversions: Readonly<Record<NumberKind, string>> = {
  unsigned: '%u',
  signed: '%d',
  hexLower: '%x',
  hexUpper: '%X',
};

/** Returns a regular expression for every number in this format. */
export function wildcardRegex(format: ExpressionFormat): string {
  const { kind, precision } = format;
  const digits = { unsigned: '0-9', signed: '0-9', hexLower: '0-9a-f', hexUpper: '0-9A-F' }[kind];
  const prefix = `${kind === 'signed' ? '-?' : ''}${format.alternateForm ? '0x' : ''}`;
  if (precision === 0) return `${prefix}[${digits}]+`;
  return `${prefix}([${digits.replace('0', '1')}][${digits}]*)?[${digits}]{${precision}}`;
}

/** Returns `value` in this format, or undefined when the format cannot say it: a negative number without sign. */
export function formatNumber(format: ExpressionFormat, value: bigint): string | undefined {
  const negative = value < 0n;
  if (negative && format.kind !== 'signed') return undefined;
  const radix = isHex(format) ? 16 : 10;
  const digits = (negative ? -value : value).toString(radix).padStart(format.precision, '0');
  const prefix = format.alternateForm ? '0x' : '';
  return `${negative ? '-' : ''}${prefix}${format.kind === 'hexUpper' ? digits.toUpperCase() : digits}`;
}

/** Returns the number that `text`, a match of the wildcard, stands for. */
export function parseNumber(format: ExpressionFormat, text: string): bigint {
  const negative = text.startsWith('-');
  let digits = negative ? text.slice(1) : text;
  if (format.alternateForm) digits = digits.slice('0x'.length);
  invariant(/^[0-9a-fA-F]+$/.test(digits), `not a number: ${text}`);
  const value = BigInt(isHex(format) ? `0x${digits}` : digits);
  return negative ? -value : value;
}

function isHex(format: ExpressionFormat): boolean {
  return format.kind === 'hexLower' || format.kind === 'hexUpper';
}
