import { confiningConstraints } from '../builtin-names.ts';
import {
  type AttributeModel,
  type AttrOrTypeModel,
  type ConstraintArgument,
  type ConstraintModel,
  type ConstraintUse,
  type EnumModel,
} from '../resolve/model.ts';
import { builtinListCode, expectedBuiltinList, expectedList, listCode } from './list-values.ts';
import { enumValueCode } from './enum-values.ts';
import { expectedScalar, scalarCode } from './scalar-values.ts';

/** Returns the expression for the plain default value of an attribute; text that is not understood gives undefined. */
export function attributeDefaultCode({ constraint, defaultText }: AttributeModel): string | undefined {
  return defaultText === undefined ? undefined : plainValueCode(constraint, defaultText);
}

function plainValueCode(given: ConstraintUse, text: string): string | undefined {
  const use = decisive(given);
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
  const { constraint, args } = use;
  const { storage, name } = constraint;
  const element = elementOf(constraint, args);
  if (element) return listCode(text, (item) => (classOf(element) ? undefined : plainValueCode(element, item)));
  if (storage === 'ArrayAttr' || storage === 'DenseArrayAttr') return builtinListCode(name, text);
  return scalarCode(storage, name, text);
}

/** Says what a default has to be, as the end of a message; nothing where there is no short word for it. */
export function expectedDefault(use: ConstraintUse): string {
  const expected = expectedPlainValue(use);
  return expected === undefined ? '' : `: expected ${expected}`;
}

function expectedPlainValue(given: ConstraintUse): string | undefined {
  const use = decisive(given);
  if (use.kind === 'enum') return oneOf(keywordsOf(use.enum));
  if (use.kind === 'record') {
    const { record } = use;
    if (record.enum) return oneOf(keywordsOf(record.enum).map((keyword) => `${prefixOf(record)}${keyword}>`));
    const isPlain = record.parameters.length === 0;
    return isPlain ? `#${record.dialect}.${record.mnemonic}` : 'an attribute of an enum or without parameters';
  }
  const { constraint, args } = use;
  const { storage, name } = constraint;
  const element = elementOf(constraint, args);
  if (element) return expectedList(classOf(element) ? undefined : expectedPlainValue(element));
  if (storage === 'ArrayAttr' || storage === 'DenseArrayAttr') return expectedBuiltinList(name);
  return expectedScalar(storage, name);
}

/** Returns the record whose class the plain values are of, undefined where they are none of a class. */
export function classOf(given: ConstraintUse): AttrOrTypeModel | undefined {
  const use = decisive(given);
  return use.kind === 'record' && !use.record.enum ? use.record : undefined;
}

/** Returns the constraint that says what the plain values are: the one that an alias stands for, or that only wants so many elements. */
function decisive(use: ConstraintUse): ConstraintUse {
  if (use.kind !== 'declared') return use;
  const { constraint, args } = use;
  const [first] = args;
  if (constraint.definition.kind === 'alias') return decisive(constraint.definition.of);
  return confiningConstraints.has(constraint.name) && first?.kind === 'constraint' ? decisive(first.use) : use;
}

/** Returns the constraint of the elements of a list whose spec says it. */
function elementOf(
  { definition, name }: ConstraintModel,
  [first]: readonly ConstraintArgument[],
): ConstraintUse | undefined {
  if (definition.kind === 'arrayOf') return definition.of;
  return name === 'TypedArrayAttrBase' && first?.kind === 'constraint' ? first.use : undefined;
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
