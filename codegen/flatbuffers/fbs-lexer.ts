import { type Diagnostics } from '../diagnostics.ts';
import { type SourceFile } from '../source.ts';

/** A token of a schema file; `doc` holds the `///` lines right before it. */
export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'punctuation' | 'end';
  readonly text: string;
  /** Offset of the first character, in UTF-16 code units. */
  readonly offset: number;
  readonly doc: readonly string[];
}

const PATTERN =
  /(?<blank>\s+)|\/\/\/ ?(?<doc>[^\n]*)|(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/)|(?<name>[A-Za-z_][\w.]*)|(?<number>-?\d+)|"(?<string>[^"\n\\]*)"|(?<punctuation>[{}()[\]:;,=])/y;

/** Splits a schema file into tokens, the last of kind `end`. Reports and skips what no token starts with. */
export function tokenize(file: SourceFile, diagnostics: Diagnostics): readonly Token[] {
  const { text } = file;
  const tokens: Token[] = [];
  let doc: string[] = [];
  let offset = 0;
  const push = (kind: Token['kind'], value: string): void => {
    tokens.push({ kind, text: value, offset, doc });
    doc = [];
  };
  while (offset < text.length) {
    PATTERN.lastIndex = offset;
    const groups = PATTERN.exec(text)?.groups;
    if (groups === undefined) {
      diagnostics.error({ file, offset }, `unexpected character '${text[offset]}'`);
      offset++;
      continue;
    }
    if (groups['doc'] !== undefined) doc.push(groups['doc'].trimEnd());
    else if (groups['name'] !== undefined) push('name', groups['name']);
    else if (groups['number'] !== undefined) push('number', groups['number']);
    else if (groups['string'] !== undefined) push('string', groups['string']);
    else if (groups['punctuation'] !== undefined) push('punctuation', groups['punctuation']);
    offset = PATTERN.lastIndex;
  }
  push('end', '');
  return tokens;
}
