import { invariant } from '../../src/support/invariant.ts';
import { type SpecText } from '../nodes.ts';
import { type SourceLocation } from '../source.ts';
import { didYouMean } from '../../src/support/suggest.ts';
import { type FormatArgument, type FormatElement, type OIListClause, type PlainDirective } from './elements.ts';
import { FormatError, type FormatToken, isWhitespaceLiteral, lexFormat, literalNote } from './lex.ts';

/** A parsed format, with the place of each element. */
export interface ParsedFormat {
  readonly elements: readonly FormatElement[];
  readonly locations: ReadonlyMap<FormatElement, SourceLocation>;
}

/** Whose format it is: directives differ. */
export type FormatOwner = 'op' | 'attr';

export const plainDirectives: Readonly<Record<FormatOwner, readonly PlainDirective[]>> = {
  op: ['attr-dict', 'attr-dict-with-keyword', 'prop-dict', 'operands', 'results', 'regions', 'successors'],
  attr: ['params'],
};
export const callDirectives: Readonly<Record<FormatOwner, readonly string[]>> = {
  op: ['type', 'functional-type', 'custom', 'oilist', 'qualified', 'ref'],
  attr: ['struct', 'custom', 'qualified', 'ref'],
};

/** Parses an assembly format. Throws FormatError at the first mistake in its syntax. */
export function parseFormat(format: SpecText, owner: FormatOwner): ParsedFormat {
  const parser = new FormatParser(format, owner);
  return { elements: parser.parseAll(), locations: parser.locations };
}

interface AnchoredElements {
  readonly elements: FormatElement[];
  readonly anchor: number | undefined;
}

class FormatParser {
  readonly locations = new Map<FormatElement, SourceLocation>();
  private readonly format: SpecText;
  private readonly owner: FormatOwner;
  private readonly tokens: readonly FormatToken[];
  private position = 0;

  constructor(format: SpecText, owner: FormatOwner) {
    this.format = format;
    this.owner = owner;
    this.tokens = lexFormat(format);
  }

  parseAll(): FormatElement[] {
    const elements: FormatElement[] = [];
    while (this.token.kind !== 'end') elements.push(this.element(true));
    return elements;
  }

  private get token(): FormatToken {
    const token = this.tokens[this.position] ?? this.tokens.at(-1);
    invariant(token !== undefined, 'a format has at least its end token');
    return token;
  }

  private next(): FormatToken {
    const { token } = this;
    if (token.kind !== 'end') this.position++;
    return token;
  }

  private accept(text: string): boolean {
    if (this.token.kind !== 'punctuation' || this.token.text !== text) return false;
    this.position++;
    return true;
  }

  private expect(text: string, where: string): void {
    if (!this.accept(text)) throw new FormatError(this.token.index, `expected '${text}' ${where}`);
  }

  private at<T extends FormatElement>(token: FormatToken, element: T): T {
    this.locations.set(element, this.format.at(token.index));
    return element;
  }

  private element(topLevel: boolean): FormatElement {
    const token = this.next();
    switch (token.kind) {
      case 'literal':
        return this.at(token, {
          kind: isWhitespaceLiteral(token.text) ? 'whitespace' : 'literal',
          text: token.text === '\\n' ? '\n' : token.text,
        });
      case 'variable':
        return this.at(token, { kind: 'variable', name: token.text });
      case 'keyword':
        return this.directive(token);
      case 'punctuation':
        if (token.text === '(') {
          if (!topLevel) throw new FormatError(token.index, 'optional groups can only be used as top-level elements');
          return this.optionalGroup(token);
        }
    }
    const message = 'expected literal, variable, directive, or optional group';
    throw new FormatError(token.index, message, token.kind === 'punctuation' ? literalNote : undefined);
  }

  private directive(token: FormatToken): FormatElement {
    const name = token.text;
    const plain = plainDirectives[this.owner].find((directive) => directive === name);
    if (plain !== undefined) return this.at(token, { kind: plain });
    switch (callDirectives[this.owner].find((directive) => directive === name)) {
      case 'type':
        return this.typeDirective(token);
      case 'functional-type':
        return this.functionalType(token);
      case 'custom':
        return this.custom(token);
      case 'oilist':
        return this.oilist(token);
      case 'qualified':
        return this.qualified(token);
      case 'struct':
        return this.struct(token);
      case 'ref':
        throw new FormatError(token.index, "'ref' is only valid within a `custom` directive");
    }
    const known = [...plainDirectives[this.owner], ...callDirectives[this.owner]];
    throw new FormatError(token.index, `unknown directive '${name}' in format${didYouMean(name, known)}`);
  }

  private typeDirective(token: FormatToken): FormatElement {
    this.expect('(', 'before argument list');
    const of = this.formatArgument("'type' directive operand expects variable or directive operand");
    this.expect(')', 'after argument list');
    return this.at(token, { kind: 'type', of });
  }

  private functionalType(token: FormatToken): FormatElement {
    this.expect('(', 'before argument list');
    const inputs = this.formatArgument("'functional-type' expects variable or directive operand");
    this.expect(',', 'after inputs argument');
    const results = this.formatArgument("'functional-type' expects variable or directive operand");
    this.expect(')', 'after argument list');
    return this.at(token, { kind: 'functional-type', inputs, results });
  }

  private formatArgument(message: string): FormatArgument {
    const token = this.next();
    const isDirective = token.kind === 'keyword' && (token.text === 'operands' || token.text === 'results');
    if (token.kind !== 'variable' && !isDirective) throw new FormatError(token.index, message);
    return token.text;
  }

  private custom(token: FormatToken): FormatElement {
    this.expect('<', 'before custom directive name');
    const name = this.next();
    if (name.kind !== 'keyword') throw new FormatError(name.index, 'expected custom directive name identifier');
    this.expect('>', 'after custom directive name');
    this.expect('(', 'before custom directive parameters');
    const args: FormatElement[] = [];
    while (!this.accept(')')) {
      if (args.length > 0) this.expect(',', "or ')' between custom directive parameters");
      args.push(this.customArgument());
    }
    return this.at(token, { kind: 'custom', name: name.text, args });
  }

  private customArgument(): FormatElement {
    const { token } = this;
    if (token.kind === 'keyword' && token.text === 'ref') {
      this.next();
      this.expect('(', 'before argument list');
      const name = this.next();
      if (name.kind === 'keyword' && name.text === 'type') {
        this.expect('(', 'before argument list');
        const of = this.next();
        if (of.kind !== 'variable') throw new FormatError(of.index, "expected variable in 'ref'");
        this.expect(')', 'after argument list');
        this.expect(')', 'after argument list');
        return this.at(token, { kind: 'ref', name: of.text, isType: true });
      }
      if (name.kind !== 'variable') throw new FormatError(name.index, "expected variable in 'ref'");
      this.expect(')', 'after argument list');
      return this.at(token, { kind: 'ref', name: name.text });
    }
    if (token.kind === 'string') {
      this.next();
      return this.at(token, { kind: 'literal', text: token.text });
    }
    const isArgument =
      token.kind === 'variable' ||
      (token.kind === 'keyword' && ['type', 'attr-dict', 'prop-dict', 'qualified'].includes(token.text));
    if (!isArgument)
      throw new FormatError(token.index, 'only variables and types may be used as parameters to a custom directive');
    return this.element(false);
  }

  private qualified(token: FormatToken): FormatElement {
    this.expect('(', 'before argument list');
    const inner = this.element(false);
    if (inner.kind !== 'variable' && inner.kind !== 'type')
      throw new FormatError(token.index, "'qualified' directive expects an attribute or a `type` directive");
    this.expect(')', 'after argument list');
    return this.at(token, { ...inner, qualified: true });
  }

  private struct(token: FormatToken): FormatElement {
    this.expect('(', 'before `struct` argument list');
    const names: string[] = [];
    for (;;) {
      const argument = this.next();
      if (argument.kind === 'keyword' && argument.text === 'params' && names.length === 0) {
        this.expect(')', 'at the end of an argument list');
        return this.at(token, { kind: 'struct', names: 'params' });
      }
      if (argument.kind !== 'variable')
        throw new FormatError(argument.index, '`struct` argument list expected a parameter or directive');
      names.push(argument.text);
      if (this.accept(')')) return this.at(token, { kind: 'struct', names });
      this.expect(',', "or ')' after a `struct` argument");
    }
  }

  private oilist(token: FormatToken): FormatElement {
    this.expect('(', 'before oilist argument list');
    const clauses: OIListClause[] = [];
    do {
      const keyword = this.next();
      if (keyword.kind !== 'literal')
        throw new FormatError(keyword.index, 'expected literal at the start of an oilist clause');
      if (clauses.some((clause) => clause.keyword === keyword.text))
        throw new FormatError(keyword.index, `'${keyword.text}' starts two clauses of this oilist`);
      const elements: FormatElement[] = [];
      while (!this.closes('|') && !this.closes(')')) elements.push(this.element(false));
      clauses.push({ keyword: keyword.text, elements });
    } while (this.accept('|'));
    this.expect(')', 'at the end of an argument list');
    return this.at(token, { kind: 'oilist', clauses });
  }

  private closes(text: string): boolean {
    return this.token.kind === 'end' || (this.token.kind === 'punctuation' && this.token.text === text);
  }

  private optionalGroup(open: FormatToken): FormatElement {
    const then = this.groupElements();
    let otherwise: AnchoredElements = { elements: [], anchor: undefined };
    if (this.accept(':')) {
      this.expect('(', 'to start else branch of optional group');
      otherwise = this.groupElements();
    }
    this.expect('?', 'after optional group');
    if (then.anchor !== undefined && otherwise.anchor !== undefined)
      throw new FormatError(open.index, 'only one element can be marked as the anchor of an optional group');
    const anchor = then.anchor ?? otherwise.anchor;
    if (anchor === undefined) throw new FormatError(open.index, 'optional group has no anchor element');
    const group = { kind: 'optional', then: then.elements, otherwise: otherwise.elements, anchor } as const;
    return this.at(open, then.anchor === undefined ? { ...group, inverted: true } : group);
  }

  private groupElements(): AnchoredElements {
    const elements: FormatElement[] = [];
    let anchor: number | undefined;
    while (!this.accept(')')) {
      if (this.token.kind === 'end') throw new FormatError(this.token.index, "expected ')' to close optional group");
      elements.push(this.element(false));
      const mark = this.token.index;
      if (!this.accept('^')) continue;
      if (anchor !== undefined)
        throw new FormatError(mark, 'only one element can be marked as the anchor of an optional group');
      anchor = elements.length - 1;
    }
    return { elements, anchor };
  }
}
