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

function integerListCode(text: string): string | undefined {
  return /^\[(-?\d+(, *-?\d+)*)?\]$/.test(text) ? text : undefined;
}
