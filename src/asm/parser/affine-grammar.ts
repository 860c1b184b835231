import { type TokenType } from 'chevrotain';
import { AffineMap } from '../../affine/affine-map.ts';
import {
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineExpr,
  type AffineOperandOrder,
} from '../../affine/affine-expr.ts';
import { IntegerSet } from '../../affine/integer-set.ts';
import * as t from '../lexer/tokens.ts';
import { AffineReader } from './affine-reader.ts';
import { withConsequence } from './parse-error.ts';
import { recorded, TokenStream } from './token-stream.ts';

/** How many dimensions and symbols a map or set has. */
interface Counts {
  readonly dims: number;
  readonly symbols: number;
}

/** A constraint of an integer set: `expr == 0` or `expr >= 0`. */
interface AffineConstraint {
  readonly expr: AffineExpr;
  readonly isEq: boolean;
}

/** The SSA values that were named so far as inputs of a map, and how to parse the next one. */
interface SsaInputs {
  readonly names: Map<string, AffineExpr>;
  readonly counts: { dims: number; symbols: number };
  parseInput(isSymbol: boolean): void;
}

/** What the alternatives of a factor start with, in order. */
const factorStarts = [t.BareId, t.Integer, t.LParen, t.Minus, t.PercentId];

/** Numbers of fewer digits are exact. */
const surelySafeDigits = 16;

const highPrecedence: Readonly<Record<string, true>> = { floordiv: true, ceildiv: true, mod: true };

/** The arguments of a rule that parses the right operand of something. */
const hasLeftOperand = { ARGS: [true] as [boolean] };

/** The grammar of affine maps and integer sets. Source: LangRef of the affine dialect; mlir/lib/AsmParser/AffineParser.cpp. */
export abstract class AffineGrammar extends TokenStream {
  #names = new Map<string, AffineExpr>();
  #factorCases: { ALT: () => AffineExpr }[] | undefined;
  /** Whether the factor that is parsed now is the right operand of something. */
  #hasLeft = false;
  /** Present while SSA values may be inputs. */
  #ssaInputs: SsaInputs | undefined;
  #reader = new AffineReader('');

  /** Must be called before a text is parsed: forgets what was read of another one, in which aliases may mean something else. */
  protected startText(text: string): void {
    this.#reader = new AffineReader(text);
  }

  /**
   * ```
   * affine-map ::= dim-and-symbol-id-lists `->` `(` (affine-expr (`,` affine-expr)*)? `)`
   * ```
   */
  readonly affineMap = this.RULE('affineMap', (order?: AffineOperandOrder): AffineMap => {
    const counts = this.SUBRULE(this.affineDimsAndSymbols, { ARGS: [order] });
    return this.SUBRULE(this.affineMapResults, { ARGS: [counts] });
  });

  readonly affineMapResults = this.RULE('affineMapResults', (counts?: Counts): AffineMap => {
    this.CONSUME(t.Arrow, { ERR_MSG: "expected '->' or ':'" });
    this.CONSUME(t.LParen, { ERR_MSG: "expected '(' in affine map range" });
    let results: AffineExpr[] = [];
    if (!this.RECORDING_PHASE && !this.at(t.RParen)) {
      results = [this.SUBRULE(this.affineExpr)];
      while (this.takeIf(t.Comma)) results.push(this.SUBRULE(this.affineExpr));
    }
    this.CONSUME(t.RParen, { ERR_MSG: "expected ')' in affine map range" });
    return this.RECORDING_PHASE ? recorded : AffineMap.get(counts!.dims, counts!.symbols, results);
  });

  /** An affine map or an integer set: what stands behind the names says which. */
  readonly affineMapOrSet = this.RULE('affineMapOrSet', (): AffineMap | IntegerSet => {
    const read = this.RECORDING_PHASE ? undefined : this.#reader.read(this.currentOffset);
    if (read) {
      this.skipTo(this.#reader.end);
      return read;
    }
    const counts = this.SUBRULE(this.affineDimsAndSymbols);
    if (this.RECORDING_PHASE) return recorded;
    return this.at(t.Colon)
      ? this.SUBRULE(this.integerSetConstraints, { ARGS: [counts] })
      : this.SUBRULE(this.affineMapResults, { ARGS: [counts] });
  });

  /**
   * ```
   * integer-set ::= dim-and-symbol-id-lists `:` `(` (affine-constraint (`,` affine-constraint)*)? `)`
   * ```
   */
  readonly integerSet = this.RULE('integerSet', (): IntegerSet => {
    const counts = this.SUBRULE(this.affineDimsAndSymbols);
    return this.SUBRULE(this.integerSetConstraints, { ARGS: [counts] });
  });

  readonly integerSetConstraints = this.RULE('integerSetConstraints', (counts?: Counts): IntegerSet => {
    this.CONSUME(t.Colon, { ERR_MSG: "expected '->' or ':'" });
    const constraints: AffineConstraint[] = [];
    this.CONSUME(t.LParen, { ERR_MSG: "expected '(' in integer set constraint list" });
    this.ACTION(() => {
      if (this.at(t.RParen)) return;
      do constraints.push(this.SUBRULE(this.affineConstraint));
      while (this.takeIf(t.Comma));
    });
    this.CONSUME(t.RParen, { ERR_MSG: "expected ')' in integer set constraint list" });
    return this.ACTION(() =>
      IntegerSet.get(
        counts!.dims,
        counts!.symbols,
        constraints.map(({ expr }) => expr),
        constraints.map(({ isEq }) => isEq),
      ),
    );
  });

  /**
   * ```
   * dim-and-symbol-id-lists ::= `(` (bare-id (`,` bare-id)*)? `)` (`[` (bare-id (`,` bare-id)*)? `]`)?
   * ```
   */
  readonly affineDimsAndSymbols = this.RULE('affineDimsAndSymbols', (order?: AffineOperandOrder): Counts => {
    this.#names = new Map();
    this.CONSUME(t.LParen, { ERR_MSG: "expected '(' in dimensional identifier list" });
    const dims = this.#identifiers(t.RParen, getAffineDimExpr, order);
    this.CONSUME(t.RParen, { ERR_MSG: "expected ')' in dimensional identifier list" });
    const symbols = this.mayStart(t.LSquare) ? this.SUBRULE(this.affineSymbols, { ARGS: [order] }) : 0;
    return { dims, symbols };
  });

  readonly affineSymbols = this.RULE('affineSymbols', (order?: AffineOperandOrder): number => {
    this.CONSUME(t.LSquare);
    const symbols = this.#identifiers(t.RSquare, getAffineSymbolExpr, order);
    this.CONSUME(t.RSquare, { ERR_MSG: "expected ']' in symbol list" });
    return symbols;
  });

  /** Parses the names of dimensions or symbols up to `close` and returns how many there are. */
  #identifiers(
    close: TokenType,
    make: (position: number, order?: AffineOperandOrder) => AffineExpr,
    order: AffineOperandOrder | undefined,
  ): number {
    let count = 0;
    if (this.RECORDING_PHASE || this.at(close)) return count;
    do {
      if (!this.at(t.BareId)) throw this.wrongToken('expected bare identifier');
      const offset = this.currentOffset;
      this.#define(this.take(), make(count++, order), offset);
    } while (this.takeIf(t.Comma));
    return count;
  }

  /**
   * ```
   * affine-constraint ::= affine-expr `>=` affine-expr | affine-expr `<=` affine-expr | affine-expr `==` affine-expr
   * ```
   */
  readonly affineConstraint = this.RULE('affineConstraint', (): AffineConstraint => {
    const left = this.SUBRULE1(this.affineExpr);
    let relation = '';
    this.ACTION(() => (relation = this.#relation()));
    const right = this.SUBRULE2(this.affineExpr);
    return this.ACTION(() => ({
      expr: relation === '<=' ? right.sub(left) : left.sub(right),
      isEq: relation === '==',
    }));
  });

  /** A character of one relation may stand in front of another, as upstream tries them in turn. */
  #relation(): string {
    if (this.takeIf(t.Greater) && this.takeIf(t.Equal)) return '>=';
    if (this.takeIf(t.Less) && this.takeIf(t.Equal)) return '<=';
    if (this.takeIf(t.Equal) && this.takeIf(t.Equal)) return '==';
    throw this.errorHere("expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
  }

  /** ```
   * affine-expr ::= product ((`+` | `-`) product)*
   * ``` */
  readonly affineExpr: () => AffineExpr = this.RULE('affineExpr', (): AffineExpr => {
    const first = this.SUBRULE(this.affineProduct);
    return this.mayStart(t.Plus) || this.at(t.Minus) ? this.SUBRULE(this.affineSum, { ARGS: [first] }) : first;
  });

  readonly affineSum: (first?: AffineExpr) => AffineExpr = this.RULE('affineSum', (first?: AffineExpr): AffineExpr => {
    if (this.RECORDING_PHASE) return this.#recordSum();
    let expr = first!;
    for (;;) {
      const subtract = this.at(t.Minus);
      if (!subtract && !this.at(t.Plus)) return expr;
      this.consumeToken();
      const right = this.SUBRULE(this.affineProduct, hasLeftOperand);
      expr = subtract ? expr.sub(right) : expr.add(right);
    }
  });

  #recordSum(): AffineExpr {
    this.MANY(() => {
      this.OR([{ ALT: () => this.CONSUME(t.Plus) }, { ALT: () => this.CONSUME(t.Minus) }]);
      this.SUBRULE(this.affineProduct);
    });
    return recorded;
  }

  /**
   * ```
   * product ::= factor ((`*` | `floordiv` | `ceildiv` | `mod`) factor)*
   * ```
   */
  readonly affineProduct: (hasLeft?: boolean) => AffineExpr = this.RULE('affineProduct', (hasLeft?: boolean) => {
    const first = this.SUBRULE(this.affineFactor, { ARGS: [hasLeft] });
    if (!this.RECORDING_PHASE && !this.#atProductOperator()) return first;
    return this.SUBRULE(this.affineFactors, { ARGS: [first] });
  });

  readonly affineFactors: (first?: AffineExpr) => AffineExpr = this.RULE('affineFactors', (first?: AffineExpr) => {
    if (this.RECORDING_PHASE) return this.#recordFactors();
    let expr = first!;
    while (this.#atProductOperator()) {
      const at = this.currentOffset;
      const operator = this.take();
      const right = this.SUBRULE(this.affineFactor, hasLeftOperand);
      // Upstream reports what is wrong with an operator at the one behind it, where there is one.
      expr = this.#product(operator, expr, right, this.#atProductOperator() ? this.currentOffset : at);
    }
    return expr;
  });

  #recordFactors(): AffineExpr {
    this.MANY(() => {
      this.OR([{ ALT: () => this.CONSUME(t.Star) }, { ALT: () => this.CONSUME(t.BareId) }]);
      this.SUBRULE(this.affineFactor);
    });
    return recorded;
  }

  #atProductOperator(): boolean {
    return this.at(t.Star) || (this.at(t.BareId) && highPrecedence[this.LA(1).image] === true);
  }

  /**
   * ```
   * factor ::= bare-id | integer | `(` affine-expr `)` | `-` factor | value-use | `symbol` `(` value-use `)`
   * ```
   */
  readonly affineFactor: (hasLeft?: boolean) => AffineExpr = this.RULE('affineFactor', (hasLeft?: boolean) => {
    const cases = (this.#factorCases ??= this.#factorAlternatives());
    // Told apart by hand: maps are many short factors, and a choice by the recorded grammar costs more than one of them.
    return this.RECORDING_PHASE ? this.OR(cases) : cases[this.#requireFactor(hasLeft ?? false)]!.ALT();
  });

  /** Returns which kind of factor starts here, and fails if none does. `hasLeft` says whether it is the right operand of something. */
  #requireFactor(hasLeft: boolean): number {
    this.#hasLeft = hasLeft;
    for (let i = 0; i < factorStarts.length; i++) if (this.at(factorStarts[i]!)) return i;
    if (hasLeft) throw this.errorHere('missing right operand of binary operator');
    const isOperator = this.at(t.Plus) || this.at(t.Star);
    throw this.errorHere(isOperator ? 'missing left operand of binary operator' : 'expected affine expression');
  }

  #factorAlternatives(): { ALT: () => AffineExpr }[] {
    return [
      {
        ALT: () => {
          const at = this.currentOffset;
          const name = this.CONSUME(t.BareId).image;
          if (this.RECORDING_PHASE) return recorded;
          return name === 'symbol' ? this.#symbolInput() : this.#reference(name, at);
        },
      },
      {
        ALT: () => {
          const at = this.currentOffset;
          const text = this.CONSUME(t.Integer).image;
          return this.RECORDING_PHASE ? recorded : this.#constant(text, at);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.LParen);
          this.ACTION(() => {
            if (this.at(t.RParen)) throw this.errorHere('no expression inside parentheses');
          });
          const expr = this.SUBRULE(this.affineExpr);
          this.CONSUME(t.RParen, { ERR_MSG: "expected ')'" });
          return expr;
        },
      },
      {
        ALT: () => {
          const hasLeft = this.#hasLeft;
          this.CONSUME(t.Minus);
          const expr = withConsequence(
            () => this.SUBRULE(this.affineFactor, { ARGS: [hasLeft] }),
            () => this.errorHere('missing operand of negation'),
          );
          return this.ACTION(() => expr.mul(getAffineConstantExpr(-1)));
        },
      },
      {
        ALT: () => {
          this.recordFirst(t.PercentId);
          return this.ACTION(() => this.#ssaInput(false));
        },
      },
    ];
  }

  /**
   * Runs `body`, in whose expressions `%x` is a dimension and `symbol(%x)` a symbol; `parseInput` parses the use of a value when it
   * occurs for the first time. Each gets the next position.
   */
  withSsaInputs<T>(parseInput: (isSymbol: boolean) => void, body: () => T): T {
    const saved = this.#ssaInputs;
    this.#names = new Map();
    this.#ssaInputs = { names: new Map(), counts: { dims: 0, symbols: 0 }, parseInput };
    try {
      return body();
    } finally {
      this.#ssaInputs = saved;
    }
  }

  /** The word `symbol` was consumed. */
  #symbolInput(): AffineExpr {
    this.expect(t.LParen, "expected '(' at start of SSA symbol");
    const expr = this.#ssaInput(true);
    this.expect(t.RParen, "expected ')' at end of SSA symbol");
    return expr;
  }

  #ssaInput(isSymbol: boolean): AffineExpr {
    const inputs = this.#ssaInputs;
    if (!inputs) throw this.wrongToken('unexpected ssa identifier');
    if (!this.at(t.PercentId)) throw this.wrongToken('expected ssa identifier');
    // Differs: mlir-opt knows `%0` of `%0#1` only, and fails at the number where a value is named again. `%0` is `%0#0`.
    const { image: number, tokenType } = this.LA(2);
    const hasNumber = tokenType === t.HashId;
    const name = this.LA(1).image + (hasNumber ? number : '#0');
    const known = inputs.names.get(name);
    if (known) {
      this.consumeToken();
      if (hasNumber) this.consumeToken();
      return known;
    }
    inputs.parseInput(isSymbol);
    const expr = isSymbol ? getAffineSymbolExpr(inputs.counts.symbols++) : getAffineDimExpr(inputs.counts.dims++);
    inputs.names.set(name, expr);
    return expr;
  }

  #constant(text: string, offset: number): AffineExpr {
    if (text.length < surelySafeDigits) return getAffineConstantExpr(Number(text));
    const value = BigInt(text);
    if (BigInt.asIntN(64, value) !== value) throw this.errorBackAt(offset, 'constant too large for index');
    return getAffineConstantExpr(value);
  }

  #define(name: string, expr: AffineExpr, offset: number): void {
    if (this.#names.has(name)) throw this.errorBackAt(offset, `redefinition of identifier '${name}'`);
    this.#names.set(name, expr);
  }

  #reference(name: string, offset: number): AffineExpr {
    const found = this.#names.get(name);
    if (!found) {
      this.moveTo(offset);
      throw this.wrongToken('use of undeclared identifier');
    }
    return found;
  }

  #product(operator: string, left: AffineExpr, right: AffineExpr, offset: number): AffineExpr {
    const constant = right.isSymbolicOrConstant;
    switch (operator) {
      case '*':
        if (!constant && !left.isSymbolicOrConstant) {
          throw this.errorAt(
            offset,
            'non-affine expression: at least one of the multiply operands has to be either a constant or symbolic',
          );
        }
        return left.mul(right);
      case 'floordiv':
        if (!constant)
          throw this.errorAt(
            offset,
            'non-affine expression: right operand of floordiv has to be either a constant or symbolic',
          );
        return left.floorDiv(right);
      case 'ceildiv':
        if (!constant)
          throw this.errorAt(
            offset,
            'non-affine expression: right operand of ceildiv has to be either a constant or symbolic',
          );
        return left.ceilDiv(right);
      default:
        if (!constant)
          throw this.errorAt(
            offset,
            'non-affine expression: right operand of mod has to be either a constant or symbolic',
          );
        return left.mod(right);
    }
  }
}
