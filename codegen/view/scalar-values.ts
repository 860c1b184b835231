import { stringCode } from './code.ts';

/** Plain values of builtin's attributes that are one number, truth value or text, from the text that IR has for them. */

/** Returns the expression for the plain value of an attribute of class `storage`; text that is not understood gives undefined. */
export function scalarCode(storage: string | undefined, constraint: string, text: string): string | undefined {
  switch (storage) {
    case 'BoolAttr':
      return /^(true|false)$/.test(text) ? text : undefined;
    case 'IntegerAttr':
      return integerCode(constraint, text);
    case 'FloatAttr':
      return floatCode(constraint, text);
    case 'StringAttr':
      return /^".*"$/.test(text) ? stringCode(text.slice(1, -1)) : undefined;
    default:
      return undefined;
  }
}

/** Says what the text has to be; undefined where there is no short word for it. */
export function expectedScalar(storage: string | undefined, constraint: string): string | undefined {
  switch (storage) {
    case 'BoolAttr':
      return 'true or false';
    case 'IntegerAttr': {
      const { type, least, greatest } = integerRange(constraint);
      return `an integer${type ? ` of type ${type}` : ''}, from ${least} to ${greatest}`;
    }
    case 'FloatAttr':
      return `a number${floatType(constraint) ? ` of type ${floatType(constraint)}` : ''}`;
    case 'StringAttr':
      return 'text in escaped double quotes';
    default:
      return undefined;
  }
}

/** Returns the type of an integer attribute and what fits it: bits and signedness are in the name of its constraint, `SI32Attr`. */
function integerRange(constraint: string): {
  readonly type?: string;
  readonly least: number;
  readonly greatest: number;
} {
  const [, sign, digits] = /^(SI|UI|I)(\d+)Attr$/.exec(constraint) ?? [];
  // Plain values are numbers: beyond 2^53 another integer would be meant than the one that is written.
  const [smallest, largest] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  if (sign === undefined) return { least: smallest, greatest: largest };
  const bits = Number(digits);
  const least = sign === 'UI' ? 0 : -(2 ** (bits - 1));
  const greatest = sign === 'SI' ? 2 ** (bits - 1) - 1 : 2 ** bits - 1;
  return {
    type: `${sign}${digits}`.toLowerCase(),
    least: Math.max(least, smallest),
    greatest: Math.min(greatest, largest),
  };
}

/** An integer may have its type behind it, as in IR. */
function integerCode(constraint: string, text: string): string | undefined {
  const { type, least, greatest } = integerRange(constraint);
  const [, digits, givenType = type] = /^(-?\d+)(?: : (\w+))?$/.exec(text) ?? [];
  const value = Number(digits);
  return givenType === type && value >= least && value <= greatest ? String(value) : undefined;
}

/** A number may have its type behind it too. */
function floatCode(constraint: string, text: string): string | undefined {
  const type = floatType(constraint);
  const [, number, givenType = type] = /^(-?\d+(?:\.\d*)?(?:[eE][+-]?\d+)?)(?: : (\w+))?$/.exec(text) ?? [];
  return number !== undefined && givenType === type ? String(Number(number)) : undefined;
}

/** Returns the type of a float attribute, which is in the name of its constraint, `F32Attr`. */
function floatType(constraint: string): string | undefined {
  return /^(B?F\d+)Attr$/.exec(constraint)?.[1]?.toLowerCase();
}
