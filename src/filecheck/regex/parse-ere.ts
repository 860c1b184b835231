/** Parses the extended regular expressions of LLVM's regex library, with its error messages. */
import { addCharacterClass, ByteSet, isLetter } from './byte-set.ts';
import { characterNames } from './character-names.ts';
import { type Ere, type ParsedEre } from './ere.ts';

/** A mistake in a regular expression; the message is LLVM's. */
export class EreError extends Error {
  override readonly name = 'EreError';
}

/** How letters and newlines count. */
export interface EreOptions {
  readonly ignoreCase?: boolean;
}

/** Repetition counts go up to this. */
const MAX_COUNT = 255;
const NEWLINE = 0x0a;

/**
 * Returns the tree of `pattern`, a text of one byte per character. `.` and negated brackets never match a newline.
 * A backslash makes the next character ordinary, except before a digit from 1 to 9, where it refers back to a group.
 * Throws EreError.
 * Source: POSIX 1003.2 extended syntax as llvm/lib/Support/regcomp.c reads it.
 */
export function parseEre(pattern: string, options: EreOptions = {}): ParsedEre {
  return new EreParser(pattern, options.ignoreCase ?? false).parse();
}

class EreParser {
  private at = 0;
  private groupCount = 0;
  private hasBackref = false;
  private readonly closedGroups = new Set<number>();
  private notNewline: Ere | undefined;

  constructor(
    private readonly pattern: string,
    private readonly ignoreCase: boolean,
  ) {}

  parse(): ParsedEre {
    const root = this.alternation(false);
    return { root, groupCount: this.groupCount, hasBackref: this.hasBackref };
  }

  /** alternation ::= piece+ (`|` piece+)* */
  private alternation(inGroup: boolean): Ere {
    const branches: Ere[] = [];
    for (;;) {
      const parts: Ere[] = [];
      while (this.more() && !this.see('|') && !(inGroup && this.see(')'))) parts.push(this.piece());
      if (parts.every(isDropped)) throw new EreError('empty (sub)expression');
      branches.push(parts.length === 1 ? parts[0]! : { kind: 'concat', parts });
      if (!this.eat('|')) break;
    }
    return branches.length === 1 ? branches[0]! : { kind: 'alternate', branches };
  }

  /** piece ::= atom (`*` | `+` | `?` | `{` count (`,` count?)? `}`)? */
  private piece(): Ere {
    const wasCaret = this.see('^');
    const body = this.atom();
    if (!this.seeRepetition()) return body;
    if (wasCaret) throw new EreError('repetition-operator operand invalid');
    const [min, max] = this.repetition();
    if (this.seeRepetition()) throw new EreError('repetition-operator operand invalid');
    return { kind: 'repeat', body, min, max };
  }

  private repetition(): [number, number] {
    const operator = this.next();
    if (operator === '*') return [0, Infinity];
    if (operator === '+') return [1, Infinity];
    if (operator === '?') return [0, 1];
    const min = this.count();
    let max = min;
    if (this.eat(',')) max = this.seeDigit(this.at) ? this.count() : Infinity;
    if (min > max) throw new EreError('invalid repetition count(s)');
    if (!this.eat('}')) {
      const closed = this.pattern.includes('}', this.at);
      throw new EreError(closed ? 'invalid repetition count(s)' : 'braces not balanced');
    }
    return [min, max];
  }

  private count(): number {
    let count = 0;
    while (this.seeDigit(this.at) && count <= MAX_COUNT) count = count * 10 + Number(this.next());
    if (count > MAX_COUNT) throw new EreError('invalid repetition count(s)');
    return count;
  }

  private atom(): Ere {
    const c = this.next();
    switch (c) {
      case '(':
        return this.group();
      case ')':
        throw new EreError('parentheses not balanced');
      case '^':
        return { kind: 'assert', assertion: 'bol' };
      case '$':
        return { kind: 'assert', assertion: 'eol' };
      case '*':
      case '+':
      case '?':
        throw new EreError('repetition-operator operand invalid');
      case '.':
        return this.anyButNewline();
      case '[':
        return this.bracket();
      case '\\':
        return this.escape();
      case '{':
        if (this.seeDigit(this.at)) throw new EreError('repetition-operator operand invalid');
        return this.ordinary(c);
      default:
        return this.ordinary(c);
    }
  }

  private group(): Ere {
    if (!this.more()) throw new EreError('parentheses not balanced');
    const index = ++this.groupCount;
    const body: Ere = this.see(')') ? { kind: 'concat', parts: [] } : this.alternation(true);
    if (!this.eat(')')) throw new EreError('parentheses not balanced');
    this.closedGroups.add(index);
    return { kind: 'group', index, body };
  }

  private escape(): Ere {
    if (!this.more()) throw new EreError('trailing backslash (\\)');
    const c = this.next();
    if (c < '1' || c > '9') return this.ordinary(c);
    const index = Number(c);
    if (!this.closedGroups.has(index)) throw new EreError('invalid backreference number');
    this.hasBackref = true;
    return { kind: 'backref', index };
  }

  private ordinary(c: string): Ere {
    const byte = c.charCodeAt(0);
    if (!this.ignoreCase || !isLetter(byte)) return { kind: 'byte', byte };
    const set = ByteSet.range(byte, byte);
    set.addOtherCases();
    return { kind: 'set', set };
  }

  private anyButNewline(): Ere {
    if (!this.notNewline) {
      const set = ByteSet.range(0, 0xff);
      set.remove(NEWLINE);
      this.notNewline = { kind: 'set', set };
    }
    return this.notNewline;
  }

  private bracket(): Ere {
    for (const [text, assertion] of [
      ['[:<:]]', 'bow'],
      ['[:>:]]', 'eow'],
    ] as const) {
      if (!this.pattern.startsWith(text, this.at)) continue;
      this.at += text.length;
      return { kind: 'assert', assertion };
    }
    const set = new ByteSet();
    const inverted = this.eat('^');
    if (this.eat(']')) set.add(0x5d);
    else if (this.eat('-')) set.add(0x2d);
    while (this.more() && !this.see(']') && !this.pattern.startsWith('-]', this.at)) this.bracketTerm(set);
    if (this.eat('-')) set.add(0x2d);
    if (!this.eat(']')) throw new EreError('brackets ([ ]) not balanced');
    if (this.ignoreCase) set.addOtherCases();
    if (inverted) {
      set.invert();
      set.remove(NEWLINE);
    }
    return { kind: 'set', set };
  }

  /** One class `[:alpha:]`, equivalence class `[=a=]`, range or character inside brackets. */
  private bracketTerm(set: ByteSet): void {
    if (this.see('-')) throw new EreError('invalid character range');
    if (this.pattern.startsWith('[:', this.at)) return this.characterClass(set);
    if (this.pattern.startsWith('[=', this.at)) {
      this.at += 2;
      this.requireClassName('invalid collating element');
      set.add(this.collatingElement('='));
      return;
    }
    const first = this.bracketSymbol();
    let last = first;
    if (this.see('-') && this.at + 1 < this.pattern.length && this.pattern[this.at + 1] !== ']') {
      this.at++;
      last = this.eat('-') ? 0x2d : this.bracketSymbol();
    }
    if (first > last) throw new EreError('invalid character range');
    set.addRange(first, last);
  }

  private characterClass(set: ByteSet): void {
    this.at += 2;
    this.requireClassName('invalid character class');
    const start = this.at;
    while (this.more() && isLetter(this.pattern.charCodeAt(this.at))) this.at++;
    const known = addCharacterClass(set, this.pattern.slice(start, this.at));
    if (!known) throw new EreError('invalid character class');
    if (!this.more()) throw new EreError('brackets ([ ]) not balanced');
    if (!this.eat(':]')) throw new EreError('invalid character class');
  }

  private requireClassName(message: string): void {
    if (!this.more()) throw new EreError('brackets ([ ]) not balanced');
    if (this.see('-') || this.see(']')) throw new EreError(message);
  }

  private bracketSymbol(): number {
    if (!this.more()) throw new EreError('brackets ([ ]) not balanced');
    if (this.eat('[.')) return this.collatingElement('.');
    return this.next().charCodeAt(0);
  }

  /** The character of `[=a=]` or `[.hyphen.]`, itself or its name, after the opening. */
  private collatingElement(mark: '=' | '.'): number {
    const end = this.pattern.indexOf(`${mark}]`, this.at);
    if (end < 0) throw new EreError('brackets ([ ]) not balanced');
    const text = this.pattern.slice(this.at, end);
    this.at = end + 2;
    const byte = characterNames.get(text) ?? (text.length === 1 ? text.charCodeAt(0) : undefined);
    if (byte === undefined) throw new EreError('invalid collating element');
    return byte;
  }

  private more(): boolean {
    return this.at < this.pattern.length;
  }

  private see(c: string): boolean {
    return this.pattern[this.at] === c;
  }

  private seeDigit(at: number): boolean {
    const c = this.pattern[at];
    return c !== undefined && c >= '0' && c <= '9';
  }

  /** A brace is a repetition only before a digit. */
  private seeRepetition(): boolean {
    const c = this.pattern[this.at];
    return c === '*' || c === '+' || c === '?' || (c === '{' && this.seeDigit(this.at + 1));
  }

  private eat(text: string): boolean {
    if (!this.pattern.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private next(): string {
    return this.pattern[this.at++]!;
  }
}

/** The reference leaves out what is repeated no times, and takes a branch of nothing else for an empty one. */
function isDropped(piece: Ere): boolean {
  return piece.kind === 'repeat' && piece.max === 0;
}
