import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type ParsedNode,
  type Scalar,
} from 'yaml';
import { type Diagnostics } from './diagnostics.ts';
import { type MapEntry, type MapNode, type ScalarNode, type SpecNode } from './nodes.ts';
import { type SourceFile } from './source.ts';
import { openBracket, unclosedQuote } from './yaml-tokens.ts';

const keyWithoutColon = 'expected a colon and a blank behind the key, and the lines below at its column';

/** Words for mistakes that the YAML parser names by its own terms. */
const syntaxErrors: Partial<Record<ErrorCode, string>> = {
  MULTIPLE_DOCS: 'a spec file holds one YAML document; put what follows into a file of its own',
  BLOCK_AS_IMPLICIT_KEY:
    'no mapping or list can start here: what belongs together starts at one column, and text with a colon and a blank is in double quotes',
  MULTILINE_IMPLICIT_KEY: keyWithoutColon,
};

/** The same of mistakes within brackets. */
const flowErrors: Partial<Record<ErrorCode, string>> = {
  BLOCK_IN_FLOW: 'a comma is missing before this, or a brace or bracket is not closed above',
  MULTILINE_IMPLICIT_KEY: 'a comma is missing behind this, or a brace or bracket is not closed above',
};

/** What to do about mistakes that the YAML parser names rightly. */
const hints: readonly (readonly [start: string, hint: string])[] = [
  ['plain value cannot start', '; such text is in double quotes'],
  ['missing , or : between flow', '; text with brackets, commas or double quotes is in single quotes'],
];

/**
 * Reads one YAML document into nodes that know their places.
 * Reports the first syntax error, tags, anchors, aliases, null and duplicate keys; returns undefined when the document is not a mapping.
 */
export function loadSpec(file: SourceFile, diagnostics: Diagnostics): MapNode | undefined {
  const document: Document.Parsed = parseDocument(file.text, {
    prettyErrors: false,
    strict: true,
    uniqueKeys: false,
    logLevel: 'error',
  });
  // What the parser says after its first error follows from how it went on, not from what is written.
  const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (error) {
    syntaxError(error, file, diagnostics);
    return undefined;
  }
  const root = document.contents;
  if (root === null || !isMap(root)) {
    diagnostics.error({ file, offset: root?.range?.[0] ?? 0 }, "expected a mapping with the key 'dialect'");
    return undefined;
  }
  return new Loader(file, diagnostics).map(root);
}

function syntaxError(
  { code, message, pos }: Document.Parsed['errors'][number],
  file: SourceFile,
  diagnostics: Diagnostics,
): void {
  const offset = placeOf(pos[0], message, file.text);
  const place = { file, offset };
  const open = openBracket(file.text, offset);
  if (!open || !/^Flow (map|sequence) in block collection/.test(message)) {
    const inFlow = open && flowErrors[code];
    const notes = inFlow
      ? [{ location: { file, offset: open.offset }, message: `this '${open.bracket}' is open` }]
      : [];
    diagnostics.error(place, inFlow ?? syntaxErrors[code] ?? wordsOf(message, offset, file.text), notes);
    return;
  }
  const { bracket, closer, comment } = open;
  const notes =
    comment !== undefined
      ? [
          {
            location: { file, offset: comment },
            message: `'#' starts a comment, so this '${closer}' is none; text with '#' is in double quotes`,
          },
        ]
      : offset < file.text.trimEnd().length
        ? [{ location: place, message: `there is no '${closer}' before this` }]
        : [];
  diagnostics.error({ file, offset: open.offset }, `nothing closes this '${bracket}'`, notes);
}

class Loader {
  private readonly file: SourceFile;
  private readonly diagnostics: Diagnostics;

  constructor(file: SourceFile, diagnostics: Diagnostics) {
    this.file = file;
    this.diagnostics = diagnostics;
  }

  map(node: ParsedNode & { items: readonly unknown[] }): MapNode {
    const entries = new Map<string, MapEntry>();
    const location = { file: this.file, offset: node.range[0] };
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      for (const pair of node.items) {
        const key = this.node(pair.key, node.range[0]);
        if (key === undefined) continue;
        if (key.kind !== 'scalar') {
          this.diagnostics.error(key, 'a key must be a string');
          continue;
        }
        const name = String(key.value);
        if (pair.value === null && /[>\]]$/.test(name)) {
          this.diagnostics.error(key, `'${name}' is no key: within braces, text with a comma must be in double quotes`);
          continue;
        }
        const value = this.node(pair.value, key.offset);
        const earlier = entries.get(name);
        if (earlier !== undefined) {
          this.diagnostics.error(key, `duplicate key '${name}'`, [
            { location: earlier.key, message: 'first given here' },
          ]);
          continue;
        }
        if (value !== undefined) entries.set(name, { key, value });
      }
    }
    return { kind: 'map', entries, ...location };
  }

  private node(node: ParsedNode | null, fallbackOffset: number): SpecNode | undefined {
    const location = { file: this.file, offset: node?.range[0] ?? fallbackOffset };
    if (node === null) {
      this.diagnostics.error(location, 'a value is missing');
      return undefined;
    }
    const property = isAlias(node)
      ? { what: 'an alias', offset: node.range[0] }
      : propertyBefore(this.file.text, node.range[0]);
    if (property !== undefined) {
      this.diagnostics.error(
        { file: this.file, offset: property.offset },
        `${property.what} is not allowed in a spec; write text with '!', '&' or '*' in double quotes`,
      );
      return undefined;
    }
    if (isMap(node)) return this.map(node);
    if (isSeq<ParsedNode>(node)) {
      const items = node.items
        .map((item) => this.node(item, location.offset))
        .filter((item): item is SpecNode => item !== undefined);
      return { kind: 'list', items, ...location };
    }
    if (isScalar(node)) return this.scalar(node);
    return undefined;
  }

  private scalar(node: Scalar.Parsed): ScalarNode | undefined {
    const location = { file: this.file, offset: node.range[0] };
    const value: unknown = node.value;
    if (value === null || value === undefined) {
      this.diagnostics.error(
        location,
        node.range[0] === node.range[1]
          ? "a value is missing: what belongs to a key is indented below it, and text that starts with '#' is in double quotes"
          : 'null is not allowed in a spec',
      );
      return undefined;
    }
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      this.diagnostics.error(location, 'expected a string, a number or a boolean');
      return undefined;
    }
    return { kind: 'scalar', value, ...location, offsetAt: offsetFunction(this.file, node, String(value)) };
  }
}

/** Finds a tag or anchor in front of a node: the word before it on its line that starts with `!` or `&`. */
function propertyBefore(
  text: string,
  nodeOffset: number,
): { readonly what: string; readonly offset: number } | undefined {
  let end = nodeOffset;
  while (text[end - 1] === ' ') end--;
  let start = end;
  while (start > 0 && !/[\s,[\]{}]/.test(text[start - 1] ?? ' ')) start--;
  if (start === end) return undefined;
  if (text[start] === '!') return { what: 'a tag', offset: start };
  return text[start] === '&' ? { what: 'an anchor', offset: start } : undefined;
}

/** Returns the function from a character of a scalar's value to its offset; exact unless the scalar has escapes or folds. */
function offsetFunction(file: SourceFile, node: Scalar.Parsed, value: string): (index: number) => number {
  const start = node.range[0];
  const source = file.text.slice(start, node.range[1]);
  if (source === value) return (index) => start + index;
  if (source.slice(1, 1 + value.length) === value) return (index) => start + 1 + index;
  if (node.type === 'BLOCK_LITERAL') return blockLiteralOffsets(start, source, value);
  if (node.type === 'QUOTE_DOUBLE') return doubleQuotedOffsets(start, source);
  return () => start;
}

function blockLiteralOffsets(start: number, source: string, value: string): (index: number) => number {
  const lines = source.split('\n').slice(1);
  const indent = Math.min(
    ...lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length),
  );
  const offsets: number[] = [];
  let lineOffset = start + source.indexOf('\n') + 1;
  for (const line of lines) {
    for (let i = Math.min(indent, line.length); i <= line.length; i++) offsets.push(lineOffset + i);
    lineOffset += line.length + 1;
  }
  return (index) => offsets[Math.min(index, value.length)] ?? start;
}

function doubleQuotedOffsets(start: number, source: string): (index: number) => number {
  const offsets: number[] = [];
  for (let i = 1; i < source.length; i++) {
    offsets.push(start + i);
    if (source[i] === '\\') i++;
  }
  return (index) => offsets[index] ?? start;
}

/** Returns where a mistake is that the YAML parser sees only later: a quote at its start, and what is indented at its first letter. */
function placeOf(offset: number, message: string, text: string): number {
  if (/^Missing closing .quote/.test(message)) return unclosedQuote(text) ?? offset;
  let place = offset;
  while (text[place] === ' ') place++;
  return place;
}

/** Returns what the YAML parser says, in the style of other messages. */
function wordsOf(message: string, offset: number, text: string): string {
  const [line = ''] = message.split('\n');
  const words = (line.charAt(0).toLowerCase() + line.slice(1)).replace(
    /^missing closing (["'])quote$/,
    'this quote has no closing $1',
  );
  if (words.startsWith('implicit map keys need')) return keyWithoutColon;
  if (words.startsWith('unexpected scalar at node end')) return `${words}; ${afterValue(offset, text)}`;
  return words + (hints.find(([start]) => words.startsWith(start))?.[1] ?? '');
}

/** What to do about text behind a value: on its line, or on one of its own. */
function afterValue(offset: number, text: string): string {
  const isFirst = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
  return isFirst ? 'what belongs together starts at one column' : 'text with double quotes is in single quotes';
}
