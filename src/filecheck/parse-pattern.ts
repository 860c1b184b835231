/** Parses the text of a directive to a Pattern. */
import { Cursor } from './cursor.ts';
import { type DirectiveType } from './directive-kind.ts';
import { type MatchContext } from './match-context.ts';
import { wildcardRegex } from './numeric/expression-format.ts';
import { type NumericVariable } from './numeric/expression.ts';
import { parseNumericBlock } from './numeric/parse-expression.ts';
import { Pattern, type Substitution } from './pattern.ts';
import { PatternError } from './pattern-error.ts';
import { escapeRegex, regexError } from './regex/byte-regex.ts';
import { parseEre } from './regex/parse-ere.ts';
import { type FileCheckRequest } from './request.ts';
import { type Span, spanText, startOf } from './source-buffer.ts';
import { type Variables } from './variables.ts';

/** A directive as found in a check file. */
export interface Directive {
  readonly type: DirectiveType;
  readonly prefix: string;
  /** From after the colon and blanks to the end of the line. */
  readonly span: Span;
  /** Undefined for a pattern of the command line. */
  readonly line: number | undefined;
}

/** Groups up to this number can be referred back to. */
const MAX_BACKREF = 9;

/** Returns the pattern of a directive and registers the variables that it names. Throws PatternError. */
export function parsePattern(directive: Directive, context: MatchContext, request: FileCheckRequest): Pattern {
  const { type, prefix } = directive;
  const cursor = new Cursor(directive.span);
  if (!(request.strictWhitespace && request.matchFullLines)) cursor.trimEnd();
  const parts = { type, loc: startOf(directive.span), line: directive.line };
  const none = { substitutions: [], stringDefinitions: new Map(), numericDefinitions: new Map() };
  if (type.kind === 'empty') {
    if (!cursor.isAtEnd) throw cursor.error(`found non-empty check string for empty check with prefix '${prefix}:'`);
    return new Pattern({ ...parts, ...none, fixedText: '', regex: '(\n$)' }, context);
  }
  if (cursor.isAtEnd) throw cursor.error(`found empty check string with prefix '${prefix}:'`, directive.span.start);
  const text = cursor.rest;
  const fullLine = request.matchFullLines && type.kind !== 'not';
  if (type.literal || !(fullLine || text.includes('{{') || text.includes('[['))) {
    return new Pattern({ ...parts, ...none, fixedText: text, regex: '' }, context);
  }
  const builder = new RegexBuilder(cursor, context.variables, directive.line);
  return new Pattern({ ...parts, fixedText: '', ...builder.build(fullLine, request.strictWhitespace) }, context);
}

/** Builds one regular expression out of fixed text, `{{regex}}` and `[[blocks]]`. */
class RegexBuilder {
  private regex = '';
  private nextGroup = 1;
  private readonly substitutions: Substitution[] = [];
  private readonly stringDefinitions = new Map<string, number>();
  private readonly numericDefinitions = new Map<NumericVariable, number>();

  constructor(
    private readonly cursor: Cursor,
    private readonly variables: Variables,
    private readonly line: number | undefined,
  ) {}

  build(fullLine: boolean, strictWhitespace: boolean) {
    const blanks = strictWhitespace ? '' : ' *';
    if (fullLine) this.regex += `^${blanks}`;
    while (!this.cursor.isAtEnd) {
      if (this.cursor.see('{{')) this.regexBlock();
      else if (this.cursor.see('[[') && !this.cursor.see('[[[')) this.substitutionBlock();
      else this.fixedText();
    }
    if (fullLine) this.regex += `${blanks}$`;
    const { regex, substitutions, stringDefinitions, numericDefinitions } = this;
    return { regex, substitutions, stringDefinitions, numericDefinitions };
  }

  private fixedText(): void {
    const { cursor } = this;
    const start = cursor.at;
    cursor.at++;
    const ends = [cursor.find('{{'), cursor.find('[[')].filter((at) => at >= 0);
    cursor.at = Math.min(...ends, cursor.end);
    this.regex += escapeRegex(spanText(cursor.spanFrom(start)));
  }

  private regexBlock(): void {
    const { cursor } = this;
    const end = cursor.find('}}');
    if (end < 0) throw cursor.error("found start of regex string with no end '}}'");
    // A group keeps an alternation from reaching beyond the block. LLVM looks for it in all that is left of the line,
    // which decides the numbers of the groups.
    const inGroup = cursor.rest.includes('|');
    if (inGroup) {
      this.regex += '(';
      this.nextGroup++;
    }
    this.addRegex({ buffer: cursor.buffer, start: cursor.at + 2, end });
    if (inGroup) this.regex += ')';
    cursor.at = end + 2;
  }

  private addRegex(span: Span): void {
    const source = spanText(span);
    const error = regexError(source);
    if (error !== undefined) throw new PatternError(startOf(span), `invalid regex: ${error}`);
    this.regex += source;
    this.nextGroup += parseEre(source).groupCount;
  }

  private substitutionBlock(): void {
    const { cursor } = this;
    const open = cursor.at;
    cursor.at += 2;
    const end = blockEnd(cursor);
    if (end < 0) throw cursor.error('Invalid substitution block, no ]] found', open);
    const block = new Cursor({ buffer: cursor.buffer, start: cursor.at, end });
    cursor.at = end + 2;
    if (block.eat('#')) return this.numericBlock(block, false);
    const colon = block.find(':');
    const blank = /^[^ \t:]*[ \t]/.exec(block.rest);
    if (blank && (colon < 0 || block.at + blank[0].length - 1 < colon)) {
      throw block.error('unexpected whitespace', block.at + blank[0].length - 1);
    }
    const start = block.at;
    const { name, isPseudo } = block.variableName();
    if (colon >= 0) return this.stringDefinition(block, name, start, isPseudo);
    if (isPseudo) {
      block.at = start;
      return this.numericBlock(block, true);
    }
    if (!block.isAtEnd) throw block.error('invalid name in string variable use', start);
    this.stringUse(name, block.spanFrom(start));
  }

  private stringDefinition(block: Cursor, name: string, start: number, isPseudo: boolean): void {
    if (isPseudo || !block.eat(':')) throw block.error('invalid name in string variable definition', start);
    if (this.variables.numerics.has(name)) {
      throw block.error(`numeric variable with name '${name}' already exists`, start);
    }
    this.regex += '(';
    this.stringDefinitions.set(name, this.nextGroup++);
    this.variables.definedStrings.add(name);
    if (!block.isAtEnd) this.addRegex({ buffer: block.buffer, start: block.at, end: block.end });
    this.regex += ')';
  }

  private stringUse(name: string, span: Span): void {
    const group = this.stringDefinitions.get(name);
    if (group === undefined) {
      this.substitutions.push({ span, index: this.regex.length, numeric: undefined });
      return;
    }
    if (group > MAX_BACKREF) throw new PatternError(startOf(span), "Can't back-reference more than 9 variables");
    this.regex += `\\${group}`;
  }

  private numericBlock(block: Cursor, isLegacyLine: boolean): void {
    const span: Span = { buffer: block.buffer, start: block.at, end: block.end };
    const { variables, line } = this;
    const { format, definition, expression } = parseNumericBlock(span, { variables, line, isLegacyLine });
    if (definition) {
      this.regex += '(';
      this.numericDefinitions.set(definition, this.nextGroup++);
      variables.numerics.set(definition.name, definition);
    }
    if (expression) {
      this.substitutions.push({ span, index: this.regex.length, numeric: { format, expression } });
    } else {
      const wildcard = wildcardRegex(format);
      this.regex += wildcard;
      this.nextGroup += parseEre(wildcard).groupCount;
    }
    if (definition) this.regex += ')';
  }
}

/** Returns where the `]]` of a block is, or -1. Brackets inside a regular expression are skipped in pairs. */
function blockEnd(cursor: Cursor): number {
  const { text } = cursor.buffer;
  let depth = 0;
  for (let at = cursor.at; at < cursor.end; at++) {
    if (depth === 0 && at + 1 < cursor.end && text.startsWith(']]', at)) return at;
    const c = text[at];
    if (c === '\\') at++;
    else if (c === '[') depth++;
    else if (c === ']' && depth-- === 0) throw cursor.error('missing closing "]" for regex variable', at);
  }
  return -1;
}
