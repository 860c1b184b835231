import { invariant } from '../../../support/invariant.ts';

/** How a number is cast: to a fixed type, to the type of the init, or to that as the attribute `cast` says. */
export type CastName = 'signed' | 'unsigned' | 'cast' | 'i32' | 'f64';

/** A scalar computation. */
export type ScalarExpression =
  | { readonly kind: 'argument'; readonly name: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'index'; readonly dim: number }
  | { readonly kind: 'cast'; readonly name: CastName; readonly of: ScalarExpression }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly ScalarExpression[] };

const castNames: readonly string[] = ['signed', 'unsigned', 'cast', 'i32', 'f64'] satisfies CastName[];
const operators: Readonly<Record<string, string>> = { '+': 'add', '-': 'sub', '*': 'mul' };

const parsed = new Map<string, ScalarExpression>();

/**
 * Returns the expression that the text of a spec stands for, `o + signed(a) * signed(b)`.
 * ```
 * sum    ::= product ((`+` | `-`) product)*
 * product ::= factor (`*` factor)*
 * factor ::= number | name | name `(` sum (`,` sum)* `)` | `(` sum `)`
 * ```
 */
export function scalarExpression(text: string): ScalarExpression {
  let expression = parsed.get(text);
  if (!expression) parsed.set(text, (expression = new Reader(text).read()));
  return expression;
}

/** Returns how many operands an expression has whose inputs are all used; the init is one of them. */
export function numArguments(expression: ScalarExpression): number {
  const inputs = new Set<string>();
  const visit = (part: ScalarExpression): void => {
    if (part.kind === 'argument') inputs.add(part.name);
    else if (part.kind === 'cast') visit(part.of);
    else if (part.kind === 'call') part.args.forEach(visit);
  };
  visit(expression);
  inputs.delete('o');
  return inputs.size + 1;
}

class Reader {
  readonly #text: string;
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = text.match(/[A-Za-z_]\w*|\d+(?:\.\d+)?(?:E-?\d+)?|\S/g) ?? [];
  }

  read(): ScalarExpression {
    const expression = this.#sum();
    invariant(this.#at === this.#tokens.length, `'${this.#text}' goes on behind its end`);
    return expression;
  }

  #sum(): ScalarExpression {
    return this.#chain(['+', '-'], () => this.#chain(['*'], () => this.#factor()));
  }

  #chain(signs: readonly string[], operand: () => ScalarExpression): ScalarExpression {
    let left = operand();
    for (let sign = this.#takeOneOf(signs); sign; sign = this.#takeOneOf(signs)) {
      left = { kind: 'call', name: operators[sign]!, args: [left, operand()] };
    }
    return left;
  }

  #factor(): ScalarExpression {
    if (this.#takeOneOf(['('])) return this.#closed(this.#sum());
    const token = this.#tokens[this.#at++];
    invariant(token !== undefined && /^\w/.test(token), `'${this.#text}' has '${token}' for an operand`);
    if (/^\d/.test(token)) return { kind: 'number', text: token };
    if (!this.#takeOneOf(['('])) return { kind: 'argument', name: token };
    const args = [this.#sum()];
    while (this.#takeOneOf([','])) args.push(this.#sum());
    return this.#closed(call(token, args));
  }

  #closed(expression: ScalarExpression): ScalarExpression {
    invariant(this.#takeOneOf([')']), `'${this.#text}' lacks ')'`);
    return expression;
  }

  #takeOneOf(signs: readonly string[]): string | undefined {
    const token = this.#tokens[this.#at];
    if (token === undefined || !signs.includes(token)) return undefined;
    this.#at++;
    return token;
  }
}

function call(name: string, args: readonly ScalarExpression[]): ScalarExpression {
  const [first] = args;
  if (castNames.includes(name)) return { kind: 'cast', name: name as CastName, of: first! };
  if (name === 'index' && first?.kind === 'number') return { kind: 'index', dim: Number(first.text) };
  return { kind: 'call', name, args };
}
