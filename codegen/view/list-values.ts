import { expectedScalar, scalarCode } from './scalar-values.ts';

/** Plain values of builtin's attributes that are lists, from the text that IR has for them. */

interface Element {
  /** The name of the constraint of an element, and the class of its attribute. */
  readonly name: string;
  readonly storage: string;
  /** The type in the text of a dense array. */
  readonly type?: string;
}

/** What the lists hold whose elements have plain values, by the names of their constraints. */
const builtinElements: Readonly<Record<string, Element>> = {
  BoolArrayAttr: { name: 'BoolAttr', storage: 'BoolAttr' },
  I32ArrayAttr: { name: 'I32Attr', storage: 'IntegerAttr' },
  I64ArrayAttr: { name: 'I64Attr', storage: 'IntegerAttr' },
  F32ArrayAttr: { name: 'F32Attr', storage: 'FloatAttr' },
  F64ArrayAttr: { name: 'F64Attr', storage: 'FloatAttr' },
  StrArrayAttr: { name: 'StrAttr', storage: 'StringAttr' },
  DenseBoolArrayAttr: { name: 'BoolAttr', storage: 'BoolAttr', type: 'i1' },
  DenseI8ArrayAttr: { name: 'I8Attr', storage: 'IntegerAttr', type: 'i8' },
  DenseI16ArrayAttr: { name: 'I16Attr', storage: 'IntegerAttr', type: 'i16' },
  DenseI32ArrayAttr: { name: 'I32Attr', storage: 'IntegerAttr', type: 'i32' },
  DenseI64ArrayAttr: { name: 'I64Attr', storage: 'IntegerAttr', type: 'i64' },
  DenseF32ArrayAttr: { name: 'F32Attr', storage: 'FloatAttr', type: 'f32' },
  DenseF64ArrayAttr: { name: 'F64Attr', storage: 'FloatAttr', type: 'f64' },
};

/** Returns the expression for a list of builtin; text that is not understood gives undefined. Of other lists only the empty one is. */
export function builtinListCode(constraint: string, text: string): string | undefined {
  const element = builtinElements[constraint];
  if (!element) return listCode(text, () => undefined);
  const { name, storage, type } = element;
  if (type === undefined) return listCode(text, (item) => scalarCode(storage, name, item));
  const [, givenType, items] = /^array<(\w+)(?:: (.*))?>$/.exec(text) ?? [];
  if (givenType !== undefined && givenType !== type) return undefined;
  // The type stands in front of all of them, never at one.
  return listCode(givenType === undefined ? text : `[${items ?? ''}]`, (item) =>
    item.includes(':') ? undefined : scalarCode(storage, name, item),
  );
}

/** Returns the expression for elements in brackets, of each of which `codeOf` returns one. */
export function listCode(text: string, codeOf: (item: string) => string | undefined): string | undefined {
  if (!text.startsWith('[') || !text.endsWith(']')) return undefined;
  const codes = itemsOf(text.slice(1, -1)).map(codeOf);
  return codes.includes(undefined) ? undefined : `[${codes.join(', ')}]`;
}

/** Says what the text of a list of builtin has to be. */
export function expectedBuiltinList(constraint: string): string {
  const element = builtinElements[constraint];
  return expectedList(element && expectedScalar(element.storage, element.name), element?.type);
}

/** Says what the text of a list has to be whose elements have to be `element`; `type` is that of a dense array. */
export function expectedList(element: string | undefined, type?: string): string {
  if (element === undefined) return "'[]'";
  return `elements in brackets${type === undefined ? '' : ` or in 'array<${type}: …>'`}, each ${element}`;
}

/** Returns the texts between the commas, those within strings and brackets aside. */
function itemsOf(text: string): string[] {
  if (text.trim() === '') return [];
  const items = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[^]/g)) {
    if ('[<({'.includes(token)) depth++;
    else if ('])}>'.includes(token)) depth--;
    if (token === ',' && depth === 0) items.push('');
    else items[items.length - 1] += token;
  }
  return items.map((item) => item.trim());
}
