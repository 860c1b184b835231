/** Keeps the regular expressions of a run that were used last. */
import { compileRegex } from './byte-regex.ts';
import { EreError } from './parse-ere.ts';
import { type ByteRegex } from './regex-match.ts';

/** Most patterns are used once; those of -NOT, -COUNT and `--implicit-check-not` again and again. */
const CAPACITY = 256;

/** Compiled expressions by their source; at most as many as a check file uses at once. */
export class RegexCache {
  private readonly compiled = new Map<string, ByteRegex | undefined>();

  constructor(private readonly ignoreCase: boolean) {}

  /** Returns the compiled expression, or undefined when it is not valid: it matches nothing then. */
  get(source: string): ByteRegex | undefined {
    const known = this.compiled.get(source);
    if (known || this.compiled.has(source)) return known;
    if (this.compiled.size >= CAPACITY) this.compiled.delete(this.compiled.keys().next().value!);
    const regex = this.compile(source);
    this.compiled.set(source, regex);
    return regex;
  }

  private compile(source: string): ByteRegex | undefined {
    try {
      return compileRegex(source, { ignoreCase: this.ignoreCase });
    } catch (error) {
      if (error instanceof EreError) return undefined;
      throw error;
    }
  }
}
