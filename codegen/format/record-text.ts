import { type AttrOrTypeModel, type ParameterType } from '../resolve/model.ts';
import { isSelfType, mayBeAbsent, writtenParameters } from '../resolve/parameter-kinds.ts';
import { type FormatElement } from './elements.ts';
import { type ElementText } from './starts.ts';

export const typeStarts = ['!', '(', '[type]'];
export const attributeStarts = ['#', '@', '"', '[', '{', '-', '[number]', 'true', 'false', 'unit', ...typeStarts];
/** What the parser takes for an attribute. */
export const attributeTakes = [...attributeStarts, '[dict]', '[region]', '[operation]'];

/** Returns the names of the parameters that an element writes. */
export function namesOf(element: FormatElement, record: AttrOrTypeModel): readonly string[] {
  switch (element.kind) {
    case 'variable':
      return [element.name];
    case 'struct':
      return element.names === 'params' ? writtenParameters(record).map(({ name }) => name) : element.names;
    case 'params':
      return writtenParameters(record).map(({ name }) => name);
    case 'custom':
      return element.args.flatMap((arg) => namesOf(arg, record));
    default:
      return [];
  }
}

/** Returns what is known of the text of an element in the format of an attribute or type. */
export function parameterElementText(record: AttrOrTypeModel, element: FormatElement): ElementText {
  const typeOf = (name: string): ParameterType | undefined =>
    record.parameters.find((parameter) => parameter.name === name)?.type;
  switch (element.kind) {
    case 'literal':
      return literalText(element.text);
    case 'variable': {
      const type = typeOf(element.name);
      return type ? { ...parameterText(type, element.qualified), words: `parameter \`${element.name}\`` } : unknown;
    }
    case 'params': {
      const texts = writtenParameters(record).map(({ type }) => parameterText(type, false));
      const firsts = texts.slice(0, countWhile(texts));
      return {
        starts: firsts.flatMap(({ starts }) => starts),
        takes: firsts.flatMap(({ starts, takes = starts }) => takes),
        canBeNothing: texts.every(({ canBeNothing }) => canBeNothing),
        continues: [...texts.flatMap(({ continues = [] }) => continues), ...(texts.at(-1)?.canBeNothing ? [','] : [])],
        endsWord: texts.some(({ endsWord }) => endsWord),
        words: '`params` directive',
      };
    }
    case 'struct': {
      const names = namesOf(element, record);
      const parameters = record.parameters.filter(({ name }) => names.includes(name));
      const texts = parameters.map(({ type }) => parameterText(type, false));
      return {
        starts: names,
        takes: ['[word]'],
        canBeNothing: parameters.every(mayBeAbsent),
        continues: [
          ...(parameters.some(mayBeAbsent) ? [','] : []),
          ...texts.flatMap(({ continues = [] }) => continues),
        ],
        endsWord: texts.some(({ endsWord }) => endsWord),
        words: '`struct` directive',
      };
    }
    case 'custom':
      return { starts: ['[number]', '['], continues: ['[x]'], endsWord: true, words: `\`${element.name}\` directive` };
    default:
      return unknown;
  }
}

const unknown: ElementText = { starts: [] };

export function literalText(text: string): ElementText {
  const takes = text === '{' ? ['{', '[dict]', '[region]'] : [text];
  // Nothing stands between these two.
  const continues = text === '-' ? ['>'] : [];
  const starts = text === '::' ? [':', text] : [text];
  return { starts, takes, continues, endsWord: /[\w$.]$/.test(text), words: `literal \`${text}\`` };
}

/** The texts of records whose formats are known; nothing is known of one while what is in it is looked at, which may lead back. */
const recordTexts = new WeakMap<AttrOrTypeModel, ElementText>();

/** Returns what is known of the text of an attribute or type without its name. */
export function recordText(record: AttrOrTypeModel): ElementText {
  let text = recordTexts.get(record);
  if (!text) {
    recordTexts.set(record, unknown);
    recordTexts.set(record, (text = textOfFormat(record)));
  }
  return text;
}

function textOfFormat(record: AttrOrTypeModel): ElementText {
  if (record.hasCustomAssemblyFormat || record.format === undefined) {
    const isEmpty = !record.hasCustomAssemblyFormat;
    return { starts: [], canBeNothing: isEmpty, endsWord: true };
  }
  const text = sequenceText(record.format, (element) => parameterElementText(record, element));
  return hasSelfType(record) ? { ...text, continues: [...(text.continues ?? []), ':'], endsWord: true } : text;
}

function hasSelfType({ parameters }: AttrOrTypeModel): boolean {
  return parameters.some(({ type }) => isSelfType(type));
}

/** Returns what is known of the text of elements of a format. */
export function sequenceText(
  elements: readonly FormatElement[],
  textOf: (element: FormatElement) => ElementText,
): Required<Pick<ElementText, 'starts' | 'canBeNothing' | 'continues' | 'endsWord'>> {
  const texts = elements
    .filter(({ kind }) => kind !== 'whitespace')
    .map((element) => {
      if (element.kind !== 'optional') return textOf(element);
      const then = sequenceText(element.then, textOf);
      const otherwise = sequenceText(element.otherwise, textOf);
      const isOpen = element.otherwise.length === 0;
      return {
        starts: [...then.starts, ...otherwise.starts],
        canBeNothing: then.canBeNothing || otherwise.canBeNothing,
        continues: [...then.continues, ...otherwise.continues, ...(isOpen ? then.starts : [])],
        endsWord: then.endsWord || otherwise.endsWord,
      };
    });
  const firsts = texts.slice(0, countWhile(texts));
  const lasts = texts.toReversed().slice(0, countWhile(texts.toReversed()));
  return {
    starts: firsts.flatMap(({ starts }) => starts),
    canBeNothing: texts.every(({ canBeNothing }) => canBeNothing),
    continues: lasts.flatMap(({ continues = [] }) => continues),
    endsWord: lasts.some(({ endsWord }) => endsWord),
  };
}

/** Returns how many texts there are up to the first that is never empty. */
function countWhile(texts: readonly ElementText[]): number {
  const index = texts.findIndex(({ canBeNothing }) => !canBeNothing);
  return index < 0 ? texts.length : index + 1;
}

/** Returns what is known of the text of a parameter. */
export function parameterText(type: ParameterType, qualified = false): ElementText {
  switch (type.kind) {
    case 'builtin':
      return builtinText(type.name);
    case 'enum':
      return {
        starts: ['"', ...type.enum.cases.map(({ keyword }) => keyword)],
        takes: ['"', '[word]'],
        continues: type.enum.bitEnum && !type.enum.isEnumAttr ? [type.enum.separator.trim()] : [],
        endsWord: true,
      };
    case 'record': {
      return strippedText(type.record, qualified);
    }
    case 'array': {
      const of = parameterText(type.of);
      return { ...of, continues: [',', ...(of.continues ?? [])] };
    }
    case 'optional':
    case 'default':
      return { ...parameterText(type.of, qualified), canBeNothing: true };
  }
}

/** Returns what is known of the text of an attribute or type that is printed without its name where its record is known. */
export function strippedText(record: AttrOrTypeModel, qualified: boolean | undefined): ElementText {
  const sign = record.kind === 'attr' ? '#' : '!';
  const text = recordText(record);
  if (qualified || hasSelfType(record))
    return { starts: [sign], continues: [...(text.continues ?? []), ...(sign === '#' ? [':'] : [])], endsWord: true };
  const first = record.format?.find(({ kind }) => kind !== 'whitespace');
  const startIsUnknown = record.hasCustomAssemblyFormat || first?.kind !== 'literal';
  // Only where a hook names aliases is there a sign.
  const beginsApart = !record.hasCustomAssemblyFormat && first !== undefined && first.kind !== 'literal';
  return { ...text, takes: [sign, ...text.starts], startIsUnknown, beginsApart };
}

function builtinText(name: string): ElementText {
  switch (name) {
    case 'bool':
      return { starts: ['true', 'false', '[number]', '-'], endsWord: true };
    case 'string':
    case 'StringAttr':
      return { starts: ['"'], ...(name === 'StringAttr' && { continues: [':'] }) };
    case 'AffineMap':
    case 'AffineMapAsWritten':
      return { starts: ['('] };
    case 'Type':
    case 'MemRefType':
    case 'RankedTensorType':
    case 'TypeAttr':
      return { starts: typeStarts, endsWord: true };
    case 'Attribute':
      return { starts: attributeStarts, continues: [':', '::'], endsWord: true };
    case 'SymbolRefAttr':
    case 'FlatSymbolRefAttr':
      return { starts: ['@', '#'], continues: ['::'], endsWord: true };
    case 'ArrayAttr':
      return { starts: ['[', '#'] };
    case 'DictionaryAttr':
      return { starts: ['{', '#'] };
    case 'IntegerAttr':
    case 'FloatAttr':
      return { starts: ['[number]', '-', 'true', 'false', '#'], continues: [':'], endsWord: true };
    default:
      return { starts: ['[number]', '-'], takes: ['[number]', '-', 'true', 'false'], endsWord: true };
  }
}
