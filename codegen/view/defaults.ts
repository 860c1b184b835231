import { type AttributeModel, type ConstraintUse } from '../resolve/model.ts';
import { stringCode } from './code.ts';
import { enumValueCode } from './parameters.ts';

/** Returns the expression for the plain default value of an attribute; text that is not understood gives undefined. */
export function attributeDefaultCode({ constraint, defaultText }: AttributeModel): string | undefined {
  return defaultText === undefined ? undefined : plainValueCode(constraint, defaultText);
}

function plainValueCode(use: ConstraintUse, text: string): string | undefined {
  if (use.kind === 'enum') return enumValueCode(use.enum, text);
  if (use.kind === 'record') {
    const { enum: model, dialect, mnemonic, parameters } = use.record;
    // The plain value of an attribute without parameters needs a context; its list of parameters does not.
    if (parameters.length === 0 && text === `#${dialect}.${mnemonic}`) return '[]';
    const prefix = `#${dialect}.${mnemonic}<`;
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

/** Bits and signedness of an integer attribute are in the name of its constraint: `SI32Attr`. */
function integerCode(constraint: string, text: string): string | undefined {
  const value = Number(text);
  // Plain values are numbers: beyond 2^53 another integer would be meant than the one that is written.
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value)) return undefined;
  const [, sign, bits] = /^(SI|UI|I)(\d+)Attr$/.exec(constraint) ?? [];
  if (bits === undefined) return String(value);
  const least = sign === 'UI' ? 0 : -(2 ** (Number(bits) - 1));
  const greatest = sign === 'SI' ? 2 ** (Number(bits) - 1) - 1 : 2 ** Number(bits) - 1;
  return value >= least && value <= greatest ? String(value) : undefined;
}

function integerListCode(text: string): string | undefined {
  return /^\[(-?\d+(, *-?\d+)*)?\]$/.test(text) ? text : undefined;
}
