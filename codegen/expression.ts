import { type Diagnostics } from './diagnostics.ts';
import { type SpecText } from './nodes.ts';
import { type SourceLocation } from './source.ts';

/** A use of a class, constraint, trait or parameter type: `Name`, `Name<argument, …>`, `[…]`, `"text"` or a number. */
export type Expression = NameExpression | ListExpression | StringExpression | NumberExpression;

/** A name, with arguments when it is followed by `<…>`. */
export interface NameExpression extends SourceLocation {
  readonly kind: 'name';
  readonly name: string;
  readonly args: readonly Expression[];
}

/** A bracketed list. */
export interface ListExpression extends SourceLocation {
  readonly kind: 'list';
  readonly items: readonly Expression[];
}

/** A text in double quotes. */
export interface StringExpression extends SourceLocation {
  readonly kind: 'string';
  readonly value: string;
}

/** A decimal number. */
export interface NumberExpression extends SourceLocation {
  readonly kind: 'number';
  readonly value: number;
  /** As it is written: it may be beyond what `value` holds. */
  readonly text: string;
}

/** Returns the expression as it is written in a spec. */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'name':
      return expression.args.length === 0
        ? expression.name
        : `${expression.name}<${expression.args.map(printExpression).join(', ')}>`;
    case 'list':
      return `[${expression.items.map(printExpression).join(', ')}]`;
    case 'string':
      return JSON.stringify(expression.value);
    case 'number':
      return String(expression.value);
  }
}

/** Returns the name of a member as traits give it, in quotes or without. */
export function memberNameOf(expression: Expression): string | undefined {
  if (expression.kind === 'string') return expression.value;
  return expression.kind === 'name' ? expression.name : undefined;
}

/** Returns the names of members in a list. */
export function memberNamesOf(expression: Expression | undefined): string[] {
  return expression?.kind === 'list' ? expression.items.flatMap((item) => memberNameOf(item) ?? []) : [];
}

/** Parses `text` as one expression; reports what is wrong and returns undefined otherwise. */
export function parseExpression(text: SpecText, diagnostics: Diagnostics): Expression | undefined {
  const parser = new ExpressionParser(text);
  try {
    return parser.parseAll();
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    diagnostics.error(text.at(error.index), error.message);
    return undefined;
  }
}

/** Parses `text` as a name with optional arguments. */
export function parseNameExpression(text: SpecText, diagnostics: Diagnostics): NameExpression | undefined {
  const expression = parseExpression(text, diagnostics);
  if (expression === undefined || expression.kind === 'name') return expression;
  diagnostics.error(expression, 'expected a name');
  return undefined;
}

/** A parsed `Expression:$name`. */
export interface NamedExpression {
  readonly expression: NameExpression;
  readonly name: string;
  readonly location: SourceLocation;
}

/** Parses `Expression:$name`; `what` is what messages call the expression. */
export function parseNamedExpression(
  text: SpecText,
  diagnostics: Diagnostics,
  what: 'Constraint' | 'ParamType' = 'Constraint',
): NamedExpression | undefined {
  const match = /:\$([A-Za-z_][A-Za-z0-9_]*)$/.exec(text.text);
  if (match === null) {
    diagnostics.error(text, `expected '${what}:$name', but got '${text.text}'`, commentNotes(text));
    return undefined;
  }
  const expression = parseNameExpression(text.slice(0, match.index), diagnostics);
  return expression && { expression, name: match[1] ?? '', location: text.at(match.index + 1) };
}

/** YAML ends text without quotes where a comment begins, which may be what was to be said. */
function commentNotes(text: SpecText): { readonly location: SourceLocation; readonly message: string }[] {
  const end = text.at(text.text.length - 1).offset + 1;
  const blanks = /^[ \t]+(?=#)/.exec(text.file.text.slice(end))?.[0];
  if (blanks === undefined) return [];
  const location = { file: text.file, offset: end + blanks.length };
  return [{ location, message: "a comment begins here; text with '#' is in double quotes" }];
}

class ExpressionError extends Error {
  readonly index: number;

  constructor(index: number, message: string) {
    super(message);
    this.index = index;
  }
}

const tokenPattern = /\s*(?:([A-Za-z_][A-Za-z0-9_.]*)|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|"((?:[^"\\]|\\.)*)"|([<>[\],]))/y;

class ExpressionParser {
  private readonly text: SpecText;
  private index = 0;
  private name: string | undefined;
  private number: string | undefined;
  private string: string | undefined;
  private punctuation: string | undefined;
  private tokenStart = 0;

  constructor(text: SpecText) {
    this.text = text;
  }

  parseAll(): Expression {
    this.advance();
    const result = this.parse();
    if (!this.atEnd) throw new ExpressionError(this.tokenStart, `unexpected text after '${printExpression(result)}'`);
    return result;
  }

  private get atEnd(): boolean {
    return [this.name, this.number, this.string, this.punctuation].every((part) => part === undefined);
  }

  private advance(): void {
    tokenPattern.lastIndex = this.index;
    const match = tokenPattern.exec(this.text.text);
    [this.name, this.number, this.string, this.punctuation] = [match?.[1], match?.[2], match?.[3], match?.[4]];
    const rest = this.text.text.slice(this.index);
    this.tokenStart = this.index + (rest.length - rest.trimStart().length);
    if (match === null) {
      if (rest.trim() === '') return;
      throw new ExpressionError(this.tokenStart, `unexpected character '${rest.trimStart().charAt(0)}'`);
    }
    this.index = tokenPattern.lastIndex;
  }

  private parse(): Expression {
    const location = this.text.at(this.tokenStart);
    const start = this.tokenStart;
    if (this.name !== undefined) {
      const name = this.name;
      this.advance();
      return { kind: 'name', name, args: this.punctuation === '<' ? this.parseItems('>') : [], ...location };
    }
    if (this.number !== undefined) {
      const text = this.number;
      const value = Number(text);
      this.advance();
      return { kind: 'number', value, text, ...location };
    }
    if (this.string !== undefined) {
      const value = this.string.replace(/\\(.)/g, '$1');
      this.advance();
      return { kind: 'string', value, ...location };
    }
    if (this.punctuation === '[') return { kind: 'list', items: this.parseItems(']'), ...location };
    throw new ExpressionError(start, 'expected a name, a number, a text in double quotes or a list');
  }

  private parseItems(close: '>' | ']'): Expression[] {
    const items: Expression[] = [];
    this.advance();
    while (this.punctuation !== close) {
      items.push(this.parse());
      if (this.punctuation === ',') this.advance();
      else if (this.punctuation !== close) throw new ExpressionError(this.tokenStart, `expected ',' or '${close}'`);
    }
    this.advance();
    return items;
  }
}
