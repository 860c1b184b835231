/** An expression of features that is not well formed. */
export class BooleanExpressionError extends Error {
  override readonly name = 'BooleanExpressionError';
}

/**
 * Returns whether an expression of features holds. Throws BooleanExpressionError.
 *
 *     or   ::= and (`||` and)*
 *     and  ::= not (`&&` not)*
 *     not  ::= `!` not | `(` or `)` | name
 *     name ::= ([-+=._a-zA-Z0-9]+ | `{{` regex `}}`)+
 *
 * A name is true when it is a feature, or, with a regular expression in it, when some feature matches as a whole; `true` is
 * always true.
 */
export function evaluateBooleanExpression(text: string, features: ReadonlySet<string>): boolean {
  const tokens = tokenize(text);
  let at = 0;
  const value = parseOr();
  if (at < tokens.length) fail(`expected the end, '&&' or '||', but got '${tokens[at]}'`);
  return value;

  function parseOr(): boolean {
    let value = parseAnd();
    while (take('||')) value = parseAnd() || value;
    return value;
  }

  function parseAnd(): boolean {
    let value = parseNot();
    while (take('&&')) value = parseNot() && value;
    return value;
  }

  function parseNot(): boolean {
    if (take('!')) return !parseNot();
    if (take('(')) {
      const value = parseOr();
      if (!take(')')) fail(`expected ')', but got ${found()}`);
      return value;
    }
    const name = tokens[at];
    if (name === undefined || /^(?:[()!]|&&|\|\|)$/.test(name))
      return fail(`expected a feature, '!' or '(', but got ${found()}`);
    at++;
    return holds(name);
  }

  function holds(name: string): boolean {
    if (name === 'true' || features.has(name)) return true;
    if (!name.includes('{{')) return false;
    const pattern = name.replace(/\{\{(.+?)\}\}|[^{]+/g, (part, regex?: string) =>
      regex === undefined ? part.replace(/[.+]/g, '\\$&') : `(?:${regex})`,
    );
    let compiled: RegExp;
    try {
      compiled = new RegExp(`^(?:${pattern})$`);
    } catch {
      return fail(`invalid regular expression '${name}'`);
    }
    return [...features].some((feature) => compiled.test(feature));
  }

  function take(token: string): boolean {
    if (tokens[at] !== token) return false;
    at++;
    return true;
  }

  function found(): string {
    return tokens[at] === undefined ? 'the end' : `'${tokens[at]}'`;
  }

  function fail(message: string): never {
    throw new BooleanExpressionError(`${message} in expression '${text}'`);
  }
}

function tokenize(text: string): string[] {
  const tokens: string[] = [];
  const token = /\s*([()!]|&&|\|\||(?:[-+=.\w]+|\{\{.+?\}\})+)\s*/y;
  while (token.lastIndex < text.length) {
    const start = token.lastIndex;
    const match = token.exec(text);
    if (match === null) {
      throw new BooleanExpressionError(`cannot read '${text.slice(start)}' in expression '${text}'`);
    }
    tokens.push(match[1]!);
  }
  return tokens;
}
