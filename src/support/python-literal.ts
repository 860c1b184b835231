/** What `parsePythonLiteral` reads: Python's strings, integers, booleans, None, tuples, lists and dicts with string keys. */
export type PythonLiteral =
  string | number | boolean | null | readonly PythonLiteral[] | { readonly [key: string]: PythonLiteral };

const token = /\s*(?:('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(-?\d+)L?|(True|False|None)\b|([()[\]{},:]))/y;
const words: Readonly<Record<string, boolean | null>> = { True: true, False: false, None: null };

/** Deeper nesting is refused, so that a malicious text cannot exhaust the stack. */
const maxDepth = 32;

/** Returns the value of a Python literal, the language of .npy headers. Throws SyntaxError at what it does not know. */
export function parsePythonLiteral(text: string): PythonLiteral {
  let position = 0;
  let depth = 0;
  let current = next();
  const value = parseValue();
  if (current !== undefined) throw new SyntaxError(`unexpected '${current[0].trim()}' after the value`);
  return value;

  function next(): RegExpExecArray | undefined {
    token.lastIndex = position;
    const match = token.exec(text);
    if (match === null && text.slice(position).trim() !== '') {
      throw new SyntaxError(`unexpected '${text.slice(position).trim().slice(0, 20)}'`);
    }
    if (match !== null) position = token.lastIndex;
    return match ?? undefined;
  }

  function take(punctuation: string): boolean {
    if (current?.[4] !== punctuation) return false;
    current = next();
    return true;
  }

  function parseValue(): PythonLiteral {
    if (++depth > maxDepth) throw new SyntaxError(`more than ${maxDepth} levels of nesting`);
    const value = parseNested();
    depth--;
    return value;
  }

  function parseNested(): PythonLiteral {
    const [, quoted, digits, word] = current ?? [];
    if (take('{')) return parseDict();
    if (take('[')) return parseItems(']').items;
    if (take('(')) {
      const { items, commas } = parseItems(')');
      return items.length === 1 && commas === 0 ? items[0]! : items;
    }
    if (quoted === undefined && digits === undefined && word === undefined) {
      throw new SyntaxError(current ? `unexpected '${current[0].trim()}'` : 'unexpected end');
    }
    current = next();
    if (quoted !== undefined) return quoted.slice(1, -1).replace(/\\(.)/g, '$1');
    return digits !== undefined ? Number(digits) : words[word!]!;
  }

  function parseItems(close: string): { items: PythonLiteral[]; commas: number } {
    const items: PythonLiteral[] = [];
    let commas = 0;
    while (!take(close)) {
      if (items.length > commas) throw new SyntaxError(`expected ',' or '${close}'`);
      items.push(parseValue());
      if (take(',')) commas++;
    }
    return { items, commas };
  }

  function parseDict(): { readonly [key: string]: PythonLiteral } {
    const entries = new Map<string, PythonLiteral>();
    for (let separated = true; !take('}'); separated = take(',')) {
      if (!separated) throw new SyntaxError(`expected ',' or '}'`);
      const key = parseValue();
      if (typeof key !== 'string') throw new SyntaxError('a key is not a string');
      if (entries.has(key)) throw new SyntaxError(`key '${key}' is given twice`);
      if (!take(':')) throw new SyntaxError(`expected ':' after key '${key}'`);
      entries.set(key, parseValue());
    }
    return Object.fromEntries(entries);
  }
}
