/** Reads a check file to the list of what must be found, in order. */
import { directiveType } from './directive-kind.ts';
import { DirectiveFinder, type DirectivePlace } from './find-directives.ts';
import { defineOnCommandLine } from './command-line-defines.ts';
import { type MatchContext, matchContext } from './match-context.ts';
import { parsePattern } from './parse-pattern.ts';
import { Pattern } from './pattern.ts';
import { PatternError } from './pattern-error.ts';
import { type Reporter } from './reporter.ts';
import { DEFAULT_CHECK_PREFIXES, DEFAULT_COMMENT_PREFIXES, type FileCheckRequest } from './request.ts';
import { type Loc, SourceBuffer, startOf } from './source-buffer.ts';
import { type Variables } from './variables.ts';

/** A pattern with the prefix of its directive. */
export interface PrefixedPattern {
  readonly pattern: Pattern;
  readonly prefix: string;
}

/** A directive that must match at its place, with the -DAG and -NOT directives since the one before it. */
export interface CheckString extends PrefixedPattern {
  readonly dagNots: readonly PrefixedPattern[];
}

/** A check file that was read. */
export interface CheckFile {
  readonly buffer: SourceBuffer;
  readonly checks: readonly CheckString[];
  readonly variables: Variables;
  /** One buffer per `--implicit-check-not`, in the order of the command line. */
  readonly implicitBuffers: readonly SourceBuffer[];
}

/** Reads a canonicalized check file; undefined after reporting the first mistake in it or in the command line. */
export function readCheckFile(
  buffer: SourceBuffer,
  request: FileCheckRequest,
  reporter: Reporter,
): CheckFile | undefined {
  const context = matchContext(request);
  const { variables } = context;
  if (!defineOnCommandLine(request.defines, variables, reporter)) return undefined;
  variables.numerics.set(variables.line.name, variables.line);
  try {
    const implicit = implicitNots(request, context);
    const checks = new CheckFileReader(buffer, request, context, implicit).read();
    if (typeof checks !== 'string') {
      return { buffer, checks, variables, implicitBuffers: implicit.map(({ pattern }) => pattern.loc.buffer) };
    }
    reporter.line(checks);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    reporter.error(error);
  }
  return undefined;
}

/**
 * Returns the patterns of `--implicit-check-not`. Throws PatternError.
 * Differs: LLVM reports a mistake in such a pattern but goes on without it.
 */
function implicitNots(request: FileCheckRequest, context: MatchContext): PrefixedPattern[] {
  const prefix = 'IMPLICIT-CHECK';
  return request.implicitCheckNot.map((text) => {
    const option = "-implicit-check-not='";
    const buffer = new SourceBuffer('command line', `${option}${text}'`);
    const span = { buffer, start: option.length, end: option.length + text.length };
    const directive = { type: directiveType('not'), prefix, span, line: undefined };
    return { pattern: parsePattern(directive, context, request), prefix };
  });
}

class CheckFileReader {
  private readonly checks: CheckString[] = [];
  private dagNots: PrefixedPattern[];
  private readonly checkPrefixes: readonly string[];
  private readonly unused: Set<string>;
  private readonly finder: DirectiveFinder;

  constructor(
    private readonly buffer: SourceBuffer,
    private readonly request: FileCheckRequest,
    private readonly context: MatchContext,
    private readonly implicit: readonly PrefixedPattern[],
  ) {
    const orDefault = (given: readonly string[], fallback: readonly string[]): readonly string[] =>
      given.length > 0 ? given : fallback;
    this.checkPrefixes = orDefault(request.checkPrefixes, DEFAULT_CHECK_PREFIXES);
    const commentPrefixes = orDefault(request.commentPrefixes, DEFAULT_COMMENT_PREFIXES);
    this.unused = new Set(this.checkPrefixes);
    this.finder = new DirectiveFinder(buffer.text, this.checkPrefixes, commentPrefixes);
    this.dagNots = [...implicit];
  }

  /** Returns the checks, or a message when a prefix has none. Throws PatternError. */
  read(): CheckString[] | string {
    for (let place = this.finder.next(); place; place = this.finder.next()) this.readDirective(place);
    const missing = this.missingPrefixes();
    if (missing) return missing;
    if (this.dagNots.length > 0) {
      const loc = { buffer: this.buffer, offset: this.finder.offset };
      this.add(this.endOfInput(loc), this.checkPrefixes[0]!);
    }
    return this.checks;
  }

  private readDirective({ prefix, at, line, found }: DirectivePlace): void {
    if (found.is !== 'comment') this.unused.delete(prefix);
    const { buffer, request } = this;
    if (found.is === 'misspelled') {
      throw this.error(at, `misspelled directive '${buffer.text.slice(at, found.after)}'`);
    }
    if (found.is === 'bad not') throw this.error(found.after, `unsupported -NOT combo on prefix '${prefix}'`);
    if (found.is === 'bad count') {
      throw this.error(found.after, `invalid count in -COUNT specification on prefix '${prefix}'`);
    }
    const keepBlanks = request.strictWhitespace && request.matchFullLines;
    const start = keepBlanks ? found.after : skipBlanks(buffer.text, found.after);
    const end = endOfLine(buffer.text, start);
    this.finder.resume(end);
    if (found.is !== 'directive') return;
    const span = { buffer, start, end };
    const pattern = parsePattern({ type: found.type, prefix, span, line }, this.context, request);
    const { kind } = found.type;
    if (kind === 'label' && pattern.hasVariable) {
      throw this.error(at, `found '${prefix}-LABEL:' with variable definition or use`);
    }
    if ((kind === 'next' || kind === 'same' || kind === 'empty') && this.checks.length === 0) {
      throw this.error(at, `found '${prefix}-${kind.toUpperCase()}' without previous '${prefix}: line`);
    }
    if (kind === 'dag' || kind === 'not') this.dagNots.push({ pattern, prefix });
    else this.add(pattern, prefix);
  }

  private add(pattern: Pattern, prefix: string): void {
    this.checks.push({ pattern, prefix, dagNots: this.dagNots });
    this.dagNots = [...this.implicit];
  }

  private endOfInput(loc: Loc): Pattern {
    const parts = { substitutions: [], stringDefinitions: new Map(), numericDefinitions: new Map() };
    const type = directiveType('eof');
    return new Pattern({ ...parts, type, loc, line: undefined, fixedText: '', regex: '' }, this.context);
  }

  /** Says which prefixes no directive uses; without named prefixes, implicit patterns are enough. */
  private missingPrefixes(): string | undefined {
    const { request, unused } = this;
    const allUnused = unused.size === new Set(this.checkPrefixes).size;
    if (!allUnused && (request.allowUnusedPrefixes || unused.size === 0)) return undefined;
    if (this.implicit.length > 0 && request.checkPrefixes.length === 0) return undefined;
    const names = [...unused].sort().map((prefix) => `'${prefix}:'`);
    return `error: no check strings found with prefix${unused.size > 1 ? 'es' : ''} ${names.join(', ')}`;
  }

  private error(offset: number, message: string): PatternError {
    return new PatternError(startOf({ buffer: this.buffer, start: offset, end: offset }), message);
  }
}

function skipBlanks(text: string, at: number): number {
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

function endOfLine(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  const end = newline < 0 ? text.length : newline;
  const carriageReturn = text.slice(at, end).indexOf('\r');
  return carriageReturn < 0 ? end : at + carriageReturn;
}
