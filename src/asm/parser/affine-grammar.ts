import { AffineMap } from '../../affine/affine-map.ts';
import {
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineExpr,
} from '../../affine/affine-expr.ts';
import { IntegerSet } from '../../affine/integer-set.ts';
import * as t from '../lexer/tokens.ts';
import { TokenStream } from './token-stream.ts';

/** A constraint of an integer set: `expr == 0` or `expr >= 0`. */
interface AffineConstraint {
  readonly expr: AffineExpr;
  readonly isEq: boolean;
}

const highPrecedence: Readonly<Record<string, true>> = { floordiv: true, ceildiv: true, mod: true };

/** The grammar of affine maps and integer sets. Source: LangRef of the affine dialect; mlir/lib/AsmParser/AffineParser.cpp. */
export abstract class AffineGrammar extends TokenStream {
  #names = new Map<string, AffineExpr>();
  #factorCases: { ALT: () => AffineExpr }[] | undefined;
  /** Resolves a name that is no dimension or symbol of the map itself, for maps over SSA values. */
  #lookup: ((name: string) => AffineExpr | undefined) | undefined;

  /**
   * ```
   * affine-map ::= dim-and-symbol-id-lists `->` `(` (affine-expr (`,` affine-expr)*)? `)`
   * ```
   */
  readonly affineMap = this.RULE('affineMap', (): AffineMap => {
    const counts = this.SUBRULE(this.affineDimsAndSymbols);
    this.CONSUME(t.Arrow, { ERR_MSG: "expected '->' or ':'" });
    const results: AffineExpr[] = [];
    this.CONSUME(t.LParen, { ERR_MSG: "expected '(' at start of affine map range" });
    this.OPTION(() => {
      results.push(this.SUBRULE1(this.affineExpr));
      this.MANY(() => {
        this.CONSUME(t.Comma);
        results.push(this.SUBRULE2(this.affineExpr));
      });
    });
    this.CONSUME(t.RParen, { ERR_MSG: "expected ',' or ')'" });
    return this.ACTION(() => AffineMap.get(counts.dims, counts.symbols, results));
  });

  /**
   * ```
   * integer-set ::= dim-and-symbol-id-lists `:` `(` (affine-constraint (`,` affine-constraint)*)? `)`
   * ```
   */
  readonly integerSet = this.RULE('integerSet', (): IntegerSet => {
    const counts = this.SUBRULE(this.affineDimsAndSymbols);
    this.CONSUME(t.Colon, { ERR_MSG: "expected '->' or ':'" });
    const constraints: AffineConstraint[] = [];
    this.CONSUME(t.LParen, { ERR_MSG: "expected '(' at start of integer set constraint list" });
    this.OPTION(() => {
      constraints.push(this.SUBRULE1(this.affineConstraint));
      this.MANY(() => {
        this.CONSUME(t.Comma);
        constraints.push(this.SUBRULE2(this.affineConstraint));
      });
    });
    this.CONSUME(t.RParen, { ERR_MSG: "expected ',' or ')'" });
    return this.ACTION(() =>
      IntegerSet.get(
        counts.dims,
        counts.symbols,
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
  readonly affineDimsAndSymbols = this.RULE('affineDimsAndSymbols', () => {
    let dims = 0;
    let symbols = 0;
    this.ACTION(() => (this.#names = new Map()));
    this.CONSUME(t.LParen, { ERR_MSG: "expected '(' at start of dimensional identifiers list" });
    this.MANY_SEP({
      SEP: t.Comma,
      DEF: () => {
        const at = this.currentOffset;
        const name = this.CONSUME1(t.BareId, { ERR_MSG: 'expected bare identifier' }).image;
        this.ACTION(() => this.#define(name, getAffineDimExpr(dims++), at));
      },
    });
    this.CONSUME(t.RParen, { ERR_MSG: "expected ',' or ')'" });
    this.OPTION(() => {
      this.CONSUME(t.LSquare);
      this.MANY_SEP1({
        SEP: t.Comma,
        DEF: () => {
          const at = this.currentOffset;
          const name = this.CONSUME2(t.BareId, { ERR_MSG: 'expected bare identifier' }).image;
          this.ACTION(() => this.#define(name, getAffineSymbolExpr(symbols++), at));
        },
      });
      this.CONSUME(t.RSquare, { ERR_MSG: "expected ',' or ']'" });
    });
    return { dims, symbols };
  });

  /**
   * ```
   * affine-constraint ::= affine-expr `>=` affine-expr | affine-expr `<=` affine-expr | affine-expr `==` affine-expr
   * ```
   */
  readonly affineConstraint = this.RULE('affineConstraint', (): AffineConstraint => {
    const left = this.SUBRULE1(this.affineExpr);
    const relation = this.OR([
      { ALT: () => this.CONSUME(t.Greater) && '>=' },
      { ALT: () => this.CONSUME(t.Less) && '<=' },
      { ALT: () => this.CONSUME1(t.Equal) && '==' },
    ]);
    this.CONSUME2(t.Equal, { ERR_MSG: "expected '== affine-expr' or '>= affine-expr' at end of affine constraint" });
    const right = this.SUBRULE2(this.affineExpr);
    return this.ACTION(() => ({
      expr: relation === '<=' ? right.sub(left) : left.sub(right),
      isEq: relation === '==',
    }));
  });

  /** ```
   * affine-expr ::= product ((`+` | `-`) product)*
   * ``` */
  readonly affineExpr: () => AffineExpr = this.RULE('affineExpr', (): AffineExpr => {
    let expr = this.SUBRULE1(this.affineProduct);
    this.MANY(() => {
      const subtract = this.OR([
        { ALT: () => this.CONSUME(t.Plus) && false },
        { ALT: () => this.CONSUME(t.Minus) && true },
      ]);
      const right = this.SUBRULE2(this.affineProduct);
      this.ACTION(() => (expr = subtract ? expr.sub(right) : expr.add(right)));
    });
    return expr;
  });

  /**
   * ```
   * product ::= factor ((`*` | `floordiv` | `ceildiv` | `mod`) factor)*
   * ```
   */
  readonly affineProduct: () => AffineExpr = this.RULE('affineProduct', (): AffineExpr => {
    let expr = this.SUBRULE1(this.affineFactor);
    this.MANY({
      GATE: () => this.at(t.Star) || highPrecedence[this.LA(1).image] === true,
      DEF: () => {
        const at = this.currentOffset;
        const operator = this.OR([
          { ALT: () => this.CONSUME(t.Star) && '*' },
          { ALT: () => this.CONSUME(t.BareId).image },
        ]);
        const right = this.SUBRULE2(this.affineFactor);
        this.ACTION(() => (expr = this.#product(operator, expr, right, at)));
      },
    });
    return expr;
  });

  /**
   * ```
   * factor ::= bare-id | integer | `(` affine-expr `)` | `-` factor
   * ```
   */
  readonly affineFactor: () => AffineExpr = this.RULE('affineFactor', (): AffineExpr =>
    this.OR({
      DEF: (this.#factorCases ??= this.#factorAlternatives()),
      ERR_MSG: 'expected affine expression',
    }),
  );

  #factorAlternatives(): { ALT: () => AffineExpr }[] {
    return [
      {
        ALT: () => {
          const at = this.currentOffset;
          const name = this.CONSUME(t.BareId).image;
          return this.ACTION(() => this.#reference(name, at));
        },
      },
      {
        ALT: () => {
          const text = this.CONSUME(t.Integer).image;
          return this.ACTION(() => getAffineConstantExpr(BigInt(text)));
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.LParen);
          const expr = this.SUBRULE(this.affineExpr);
          this.CONSUME(t.RParen, { ERR_MSG: "expected ')'" });
          return expr;
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Minus);
          const expr = this.SUBRULE(this.affineFactor);
          return this.ACTION(() => expr.mul(getAffineConstantExpr(-1)));
        },
      },
      {
        // A symbol of a map over SSA values: `symbol(%x)`; `%x` is a dimension.
        ALT: () => {
          const at = this.currentOffset;
          const name = this.CONSUME(t.PercentId).image;
          return this.ACTION(() => this.#reference(name, at));
        },
      },
    ];
  }

  /** Runs `body` with a resolver for names that the map itself does not declare. */
  protected withAffineNames<T>(lookup: (name: string) => AffineExpr | undefined, body: () => T): T {
    const saved = [this.#names, this.#lookup] as const;
    this.#names = new Map();
    this.#lookup = lookup;
    try {
      return body();
    } finally {
      [this.#names, this.#lookup] = saved;
    }
  }

  #define(name: string, expr: AffineExpr, offset: number): void {
    if (this.#names.has(name)) throw this.errorAt(offset, `redefinition of identifier '${name}'`);
    this.#names.set(name, expr);
  }

  #reference(name: string, offset: number): AffineExpr {
    const found = this.#names.get(name) ?? this.#lookup?.(name);
    if (!found) throw this.errorAt(offset, `use of undeclared identifier`);
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
