import {
  getAffineBinaryOpExpr,
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineBinaryOpKind,
  type AffineExpr,
} from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { IntegerSet } from '../../affine/integer-set.ts';
import { isBareIdCharacter } from '../lexer/lexer.ts';
import { CharacterReader } from './character-reader.ts';

/** Inputs, digits and brackets of which there are more are left to others. */
const mostInputs = 16;
const mostDigits = 15;
const mostNested = 32;

const minusOne = getAffineConstantExpr(-1);

/**
 * Reads affine maps and integer sets by their characters, without making tokens of them: files of many maps are mostly these. Leaves to the grammar, which
 * knows what to say about them, mistakes, comments and everything unusual.
 */
export class AffineReader extends CharacterReader {
  /** Where the names of dimensions and, behind them, of symbols start and end. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** The results or constraints so far. They are copied, because a list that grows has room for many more. */
  readonly #exprs: AffineExpr[] = [];
  readonly #eqFlags: boolean[] = [];
  #numDims = 0;
  #numInputs = 0;
  #nesting = 0;

  /** Returns the map or set whose dimensions start at `start`; undefined for what is left to others. */
  read(start: number): AffineMap | IntegerSet | undefined {
    this.at = start;
    this.#numInputs = this.#nesting = 0;
    if (!this.takes(0x28) || !this.#inputs(0x29)) return undefined;
    this.#numDims = this.#numInputs;
    if (this.takes(0x5b) && !this.#inputs(0x5d)) return undefined;
    if (this.takes(0x3a)) return this.#set();
    return this.takes(0x2d) && this.text.charCodeAt(this.at++) === 0x3e ? this.#map() : undefined;
  }

  #map(): AffineMap | undefined {
    let count = 0;
    if (!this.takes(0x28)) return undefined;
    if (!this.takes(0x29)) {
      do {
        const result = this.#sum();
        if (!result) return undefined;
        this.#exprs[count++] = result;
      } while (this.takes(0x2c));
      if (!this.takes(0x29)) return undefined;
    }
    return AffineMap.get(this.#numDims, this.#numInputs - this.#numDims, this.#exprs.slice(0, count));
  }

  #set(): IntegerSet | undefined {
    let count = 0;
    if (!this.takes(0x28)) return undefined;
    if (!this.takes(0x29)) {
      do {
        const left = this.#sum();
        const relation = this.next();
        this.at++;
        if (!left || !this.takes(0x3d)) return undefined;
        const right = this.#sum();
        if (!right || !(relation >= 0x3c && relation <= 0x3e)) return undefined;
        this.#exprs[count] = relation === 0x3c ? right.sub(left) : left.sub(right);
        this.#eqFlags[count++] = relation === 0x3d;
      } while (this.takes(0x2c));
      if (!this.takes(0x29)) return undefined;
    }
    const constraints = this.#exprs.slice(0, count);
    return IntegerSet.get(this.#numDims, this.#numInputs - this.#numDims, constraints, this.#eqFlags.slice(0, count));
  }

  /** Takes the names of inputs and the bracket behind them. */
  #inputs(close: number): boolean {
    if (this.takes(close)) return true;
    do {
      this.next();
      const start = this.at;
      const end = this.#nameEnd();
      // The word stands for an input that is not named here.
      const isWord = end - start === 6 && this.text.startsWith('symbol', start);
      if (end === start || isWord || this.#numInputs === mostInputs || this.#input(start, end) >= 0) return false;
      this.#starts[this.#numInputs] = start;
      this.#ends[this.#numInputs++] = end;
      this.at = end;
    } while (this.takes(0x2c));
    return this.takes(close);
  }

  #sum(): AffineExpr | undefined {
    let expr = this.#product();
    while (expr) {
      const operator = this.next();
      if (operator !== 0x2b && operator !== 0x2d) break;
      this.at++;
      const right = this.#product();
      expr = right && (operator === 0x2b ? expr.add(right) : expr.sub(right));
    }
    return expr;
  }

  #product(): AffineExpr | undefined {
    let expr = this.#factor();
    while (expr) {
      const kind = this.#productOperator();
      if (!kind) break;
      const right = this.#factor();
      const isAffine = right && (right.isSymbolicOrConstant || (kind === 'mul' && expr.isSymbolicOrConstant));
      expr = isAffine ? getAffineBinaryOpExpr(kind, expr, right) : undefined;
    }
    return expr;
  }

  /** Takes the operator of a product, if one stands here. */
  #productOperator(): AffineBinaryOpKind | undefined {
    const code = this.next();
    if (code === 0x2a) {
      this.at++;
      return 'mul';
    }
    // All words are longer than what may stand here else.
    if (!(code >= 0x61 && code <= 0x7a)) return undefined;
    const word = this.text.slice(this.at, this.#nameEnd());
    if (word !== 'floordiv' && word !== 'ceildiv' && word !== 'mod') return undefined;
    this.at += word.length;
    return word;
  }

  #factor(): AffineExpr | undefined {
    const code = this.next();
    if (isDigit(code)) return this.#constant();
    if (code === 0x28) {
      if (this.#nesting === mostNested) return undefined;
      this.at++;
      this.#nesting++;
      const expr = this.#sum();
      this.#nesting--;
      return this.takes(0x29) ? expr : undefined;
    }
    if (code === 0x2d) {
      if (this.#nesting === mostNested) return undefined;
      this.at++;
      this.#nesting++;
      const expr = this.#factor();
      this.#nesting--;
      return expr?.mul(minusOne);
    }
    const end = this.#nameEnd();
    const input = end > this.at ? this.#input(this.at, end) : -1;
    if (input < 0) return undefined;
    this.at = end;
    return input < this.#numDims ? getAffineDimExpr(input) : getAffineSymbolExpr(input - this.#numDims);
  }

  #constant(): AffineExpr | undefined {
    const { text } = this;
    const start = this.at;
    let at = start;
    let value = 0;
    for (let code = text.charCodeAt(at); isDigit(code); code = text.charCodeAt(++at)) value = value * 10 + code - 0x30;
    if (at - start > mostDigits || isBareIdCharacter(text.charCodeAt(at))) return undefined;
    this.at = at;
    return getAffineConstantExpr(value);
  }

  /** Returns where the name ends that starts here, here if none does. */
  #nameEnd(): number {
    const { text } = this;
    let at = this.at;
    const first = text.charCodeAt(at);
    if (isDigit(first) || first === 0x24 || first === 0x2e) return at;
    while (isBareIdCharacter(text.charCodeAt(at))) at++;
    return at;
  }

  /** Returns which input has the name from `start` to `end`, -1 if none has. */
  #input(start: number, end: number): number {
    const { text } = this;
    for (let input = 0; input < this.#numInputs; input++) {
      const first = this.#starts[input]!;
      if (this.#ends[input]! - first !== end - start) continue;
      let i = start;
      while (i < end && text.charCodeAt(i) === text.charCodeAt(first + i - start)) i++;
      if (i === end) return input;
    }
    return -1;
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
