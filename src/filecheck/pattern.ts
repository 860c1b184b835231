/** One pattern of a directive, ready to be matched. */
import { type DirectiveType } from './directive-kind.ts';
import { type MatchContext } from './match-context.ts';
import { formatNumber, parseNumber } from './numeric/expression-format.ts';
import { evaluate, type NumericVariable } from './numeric/expression.ts';
import { type NumericBlock } from './numeric/parse-expression.ts';
import { type EvaluationError, PatternError } from './pattern-error.ts';
import { escapeRegex } from './regex/byte-regex.ts';
import { type RegexMatch } from './regex/regex-match.ts';
import { indexOfIn } from './regex/search-text.ts';
import { type Loc, type SourceBuffer, type Span, spanText, startOf } from './source-buffer.ts';

/** A use of a variable or expression whose value goes into the regular expression at `index`. */
export interface Substitution {
  readonly span: Span;
  readonly index: number;
  /** Undefined for a string variable, whose name is the text of `span`. */
  readonly numeric:
    (Pick<NumericBlock, 'format'> & { readonly expression: NonNullable<NumericBlock['expression']> }) | undefined;
}

/** What a pattern is made of. */
export interface PatternParts {
  readonly type: DirectiveType;
  /** Where the pattern starts in the check file. */
  readonly loc: Loc;
  /** The line of the directive, the value of `@LINE`; undefined for patterns of the command line. */
  readonly line: number | undefined;
  /** The text to find when the pattern has nothing special in it, otherwise empty. */
  readonly fixedText: string;
  /** The regular expression otherwise, without the values of `substitutions`. */
  readonly regex: string;
  readonly substitutions: readonly Substitution[];
  /** The group of each string variable that the pattern defines. */
  readonly stringDefinitions: ReadonlyMap<string, number>;
  /** The group of each numeric variable that the pattern defines. */
  readonly numericDefinitions: ReadonlyMap<NumericVariable, number>;
}

/** A part of the input, `buffer.text[start..end)`; what a pattern is matched in. */
export type Region = Span;

/** Where a pattern matched, or why it could not be tried; neither when it was not found. */
export interface PatternMatch {
  readonly range?: Span;
  readonly errors: readonly PatternError[];
}

const notFound: PatternMatch = { errors: [] };

/** A pattern in the context of a run; a match reads and sets the variables. */
export class Pattern {
  readonly type: DirectiveType;
  readonly loc: Loc;

  constructor(
    readonly parts: PatternParts,
    private readonly context: MatchContext,
  ) {
    this.type = parts.type;
    this.loc = parts.loc;
  }

  /** True when the pattern defines a string variable or substitutes anything. */
  get hasVariable(): boolean {
    return this.parts.substitutions.length > 0 || this.parts.stringDefinitions.size > 0;
  }

  /** Finds the pattern in a region; a match sets the variables that the pattern defines. */
  match(region: Region): PatternMatch {
    const { buffer, start, end } = region;
    if (this.type.kind === 'eof') return { range: { buffer, start: end, end }, errors: [] };
    const { fixedText } = this.parts;
    if (fixedText !== '' && !this.context.ignoreCase) {
      const at = indexOfIn(buffer.text, fixedText, start, end);
      return at < 0 ? notFound : { range: { buffer, start: at, end: at + fixedText.length }, errors: [] };
    }
    const source = fixedText !== '' ? escapeRegex(fixedText) : this.substituted();
    if (typeof source !== 'string') return { errors: source };
    const found = this.context.regexes.get(source)?.match(buffer.text, start, end);
    if (!found) return notFound;
    this.setVariables(buffer, found);
    // The newline before an empty line is no part of the match of -EMPTY.
    const skipped = this.type.kind === 'empty' ? 1 : 0;
    return { range: { buffer, start: found.start + skipped, end: found.end }, errors: [] };
  }

  /** Returns the value of a substitution as messages show it, or undefined when it has none. */
  describeValue(substitution: Substitution): string | undefined {
    const value = this.valueOf(substitution, []);
    if (value === undefined) return undefined;
    return /^[ !#-~]*$/.test(value) ? `"${value}"` : `"${escapeText(value)}" (escaped value)`;
  }

  /** Returns the variables that the last match set, in the order of the input. */
  captures(): { readonly name: string; readonly range: Span }[] {
    const captures: { name: string; range: Span }[] = [];
    for (const name of [...this.parts.stringDefinitions.keys()].sort()) {
      const range = this.context.variables.strings.get(name);
      if (range) captures.push({ name, range });
    }
    for (const { name, source } of this.parts.numericDefinitions.keys()) {
      if (source) captures.push({ name, range: source });
    }
    return captures.sort((a, b) => a.range.start - b.range.start);
  }

  private substituted(): string | readonly PatternError[] {
    const { regex, substitutions, line } = this.parts;
    if (substitutions.length === 0) return regex;
    if (line !== undefined) this.context.variables.line.value = BigInt(line);
    const errors: PatternError[] = [];
    let source = '';
    let from = 0;
    for (const substitution of substitutions) {
      const reasons: EvaluationError[] = [];
      const value = this.valueOf(substitution, reasons);
      errors.push(...reasons.map((reason) => substitutionError(substitution, reason)));
      source += regex.slice(from, substitution.index);
      from = substitution.index;
      if (value !== undefined) source += substitution.numeric ? value : escapeRegex(value);
    }
    return errors.length > 0 ? errors : source + regex.slice(from);
  }

  private valueOf({ numeric, span }: Substitution, errors: EvaluationError[]): string | undefined {
    if (!numeric) {
      const value = this.context.variables.stringValue(spanText(span));
      if (value === undefined) errors.push({ is: 'undefined', name: span });
      return value;
    }
    const value = evaluate(numeric.expression, errors);
    if (value === undefined) return undefined;
    const text = formatNumber(numeric.format, value);
    if (text === undefined) errors.push({ is: 'overflow' });
    return text;
  }

  private setVariables(buffer: SourceBuffer, { groups }: RegexMatch): void {
    const spanOf = (group: number): Span => ({
      buffer,
      start: Math.max(groups[2 * group]!, 0),
      end: Math.max(groups[2 * group + 1]!, 0),
    });
    for (const [name, group] of this.parts.stringDefinitions) this.context.variables.strings.set(name, spanOf(group));
    for (const [variable, group] of this.parts.numericDefinitions) {
      variable.source = spanOf(group);
      variable.value = parseNumber(variable.format!, spanText(variable.source));
    }
  }
}

function substitutionError(substitution: Substitution, reason: EvaluationError): PatternError {
  if (reason.is === 'undefined') {
    return new PatternError(startOf(reason.name), `undefined variable: ${spanText(reason.name)}`);
  }
  return new PatternError(
    startOf(substitution.span),
    'unable to substitute variable or numeric expression: overflow error',
  );
}

/** Returns `text` with backslash escapes for quotes, backslashes and everything that does not print. */
export function escapeText(text: string): string {
  return text.replace(/[\\"]|[^ -~]/g, (c) => {
    if (c === '\n') return '\\n';
    if (c === '\t') return '\\t';
    if (c === '\\' || c === '"') return `\\${c}`;
    return `\\${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
}
