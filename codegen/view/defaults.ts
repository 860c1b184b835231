import { type AttributeModel, type AttrOrTypeModel, type ConstraintUse, type EnumModel } from '../resolve/model.ts';
import { stringCode } from './code.ts';
import { enumValueCode } from './parameters.ts';

/** Returns the expression for the plain default value of an attribute; text that is not understood gives undefined. */
export function attributeDefaultCode({ constraint, defaultText }: AttributeModel): string | undefined {
  return defaultText === undefined ? undefined : plainValueCode(constraint, defaultText);
}

function plainValueCode(use: ConstraintUse, text: string): string | undefined {
  if (use.kind === 'enum') return enumValueCode(use.enum, text);
  if (use.kind === 'record') {
    const { record } = use;
    const { enum: model, dialect, mnemonic, parameters } = record;
    // The plain value of an attribute without parameters needs a context; its list of parameters does not.
    if (parameters.length === 0 && text === `#${dialect}.${mnemonic}`) return '[]';
    const prefix = prefixOf(record);
    if (model === undefined || !text.startsWith(prefix) || !text.endsWith('>')) return undefined;
    return enumValueCode(model, text.slice(prefix.length, -1));
  }
  const { definition, storage } = use.constraint;
  if (definition.kind === 'alias') return plainValueCode(definition.of, text);
  if (definition.kind === 'arrayOf') return text === '[]' ? '[]' : undefined;
  switch (storage) {
    case 'BoolAttr':
      return /^(true|false)$/.test(text) ? text : undefined;
    case 'IntegerAttr':
      return integerCode(use.constraint.name, text);
    case 'FloatAttr':
      return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text) ? String(Number(text)) : undefined;
    case 'StringAttr':
      return /^".*"$/.test(text) ? stringCode(text.slice(1, -1)) : undefined;
    case 'ArrayAttr':
    case 'DenseArrayAttr':
      return integerListCode(text);
    default:
      return undefined;
  }
}

/** Says what a default has to be, as the end of a message; nothing where there is no short word for it. */
export function expectedDefault(use: ConstraintUse): string {
  if (use.kind === 'enum') return `: expected ${oneOf(keywordsOf(use.enum))}`;
  if (use.kind === 'record') {
    const { record } = use;
    return record.enum
      ? `: expected ${oneOf(keywordsOf(record.enum).map((keyword) => `${prefixOf(record)}${keyword}>`))}`
      : '';
  }
  const { definition, storage, name } = use.constraint;
  if (definition.kind === 'alias') return expectedDefault(definition.of);
  if (definition.kind === 'arrayOf') return ": expected '[]'";
  switch (storage) {
    case 'BoolAttr':
      return ': expected true or false';
    case 'IntegerAttr': {
      const { type, least, greatest } = integerRange(name);
      return `: expected an integer${type ? ` of type ${type}` : ''}, from ${least} to ${greatest}`;
    }
    case 'FloatAttr':
      return ': expected a number';
    case 'StringAttr':
      return ': expected text in escaped double quotes';
    case 'ArrayAttr':
    case 'DenseArrayAttr':
      return ': expected integers in brackets';
    default:
      return '';
  }
}

/** Returns what IR has before the keyword of an attribute of an enum: `#d.mode<`, or `#d<mode ` where its format does not begin with `<`. */
function prefixOf({ dialect, mnemonic, format }: AttrOrTypeModel): string {
  return format?.[0]?.kind === 'variable' ? `#${dialect}<${mnemonic} ` : `#${dialect}.${mnemonic}<`;
}

function keywordsOf(model: EnumModel): readonly string[] {
  return model.cases.map(({ keyword }) => keyword);
}

function oneOf(texts: readonly string[]): string {
  return `${texts.length > 1 ? 'one of ' : ''}${texts.join(', ')}`;
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

function integerListCode(text: string): string | undefined {
  return /^\[(-?\d+(, *-?\d+)*)?\]$/.test(text) ? text : undefined;
}
