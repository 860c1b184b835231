/** What affine expressions compute, as operations of arith. Source: AffineExprExpander of mlir/lib/Dialect/Affine/Utils/Utils.cpp, texts verbatim. */
import { type AffineBinaryOpExpr, type AffineExpr } from '../../affine/affine-expr.ts';
import { type AffineMap } from '../../affine/affine-map.ts';
import { foldAffineExpr } from '../../affine/affine-walk.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { exactInt64 } from '../../support/int64.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { IntegerOverflowFlags } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AddIOp, DivSIOp, MulIOp, RemSIOp, SubIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';

/** Reports divisors that are not positive numbers; `expandAffineExpr` may be called where there are none. */
export function checkDivisors(op: Operation, exprs: readonly AffineExpr[]): LogicalResult {
  let isFine = true;
  const pending = [...exprs].reverse();
  for (let expr = pending.pop(); expr; expr = pending.pop()) {
    if (expr.kind === 'dim' || expr.kind === 'symbol' || expr.kind === 'constant') continue;
    const { kind, lhs, rhs } = expr;
    const divides = kind !== 'add' && kind !== 'mul';
    if (divides && rhs.kind === 'constant' && rhs.exact <= 0) {
      const noun = kind === 'mod' ? 'modulo' : 'division';
      isFine = op.context.emitError(op.location, `${noun} by non-positive value is not supported`);
    } else {
      pending.push(rhs, lhs);
    }
  }
  return isFine;
}

/** Makes the value of an expression. */
export function expandAffineExpr(
  builder: OpBuilder,
  location: Location,
  expr: AffineExpr,
  dims: readonly Value[],
  symbols: readonly Value[],
): Value {
  const expander = new AffineExpander(builder, location);
  return foldAffineExpr<Value>(
    expr,
    (leaf) => {
      if (leaf.kind === 'constant') return expander.constant(leaf.exact);
      return (leaf.kind === 'dim' ? dims : symbols)[leaf.position]!;
    },
    (binary, lhs, rhs) => expander.expand(binary.kind, lhs, rhs),
  );
}

/** Makes the values of all results of a map. */
export function expandAffineMap(
  builder: OpBuilder,
  location: Location,
  map: AffineMap,
  operands: readonly Value[],
): Value[] {
  const dims = operands.slice(0, map.numDims);
  const symbols = operands.slice(map.numDims);
  return map.results.map((expr) => expandAffineExpr(builder, location, expr, dims, symbols));
}

class AffineExpander {
  readonly #builder: OpBuilder;
  readonly #location: Location;
  readonly #arith: ArithBuilder;

  constructor(builder: OpBuilder, location: Location) {
    this.#builder = builder;
    this.#location = location;
    this.#arith = new ArithBuilder(builder, location);
  }

  constant(value: number | bigint): Value {
    return buildIndexConstant(this.#builder, this.#location, exactInt64(value));
  }

  expand(kind: AffineBinaryOpExpr['kind'], lhs: Value, rhs: Value): Value {
    switch (kind) {
      case 'add':
        return this.#arith.apply(AddIOp, lhs, rhs);
      case 'mul': {
        const overflowFlags = IntegerOverflowFlags.nsw;
        return MulIOp.build(this.#builder, this.#location, { lhs, rhs, overflowFlags }).result();
      }
      case 'mod':
        return this.#mod(lhs, rhs);
      case 'floordiv':
        return this.#floorDiv(lhs, rhs);
      case 'ceildiv':
        return this.#ceilDiv(lhs, rhs);
    }
  }

  /** The remainder of the truncated quotient, plus the divisor where it is negative. */
  #mod(lhs: Value, rhs: Value): Value {
    const arith = this.#arith;
    const remainder = arith.apply(RemSIOp, lhs, rhs);
    const isNegative = arith.compareIntegers('slt', remainder, this.constant(0));
    return arith.select(isNegative, arith.apply(AddIOp, remainder, rhs), remainder);
  }

  /** Of a negative number a, -1 - (-1 - a) / b. */
  #floorDiv(lhs: Value, rhs: Value): Value {
    const arith = this.#arith;
    const [zero, minusOne] = [this.constant(0), this.constant(-1)];
    const isNegative = arith.compareIntegers('slt', lhs, zero);
    const dividend = arith.select(isNegative, arith.apply(SubIOp, minusOne, lhs), lhs);
    const quotient = arith.apply(DivSIOp, dividend, rhs);
    return arith.select(isNegative, arith.apply(SubIOp, minusOne, quotient), quotient);
  }

  /** Of a positive number a, (a - 1) / b + 1, else -(-a / b). */
  #ceilDiv(lhs: Value, rhs: Value): Value {
    const arith = this.#arith;
    const [zero, one] = [this.constant(0), this.constant(1)];
    const isNotPositive = arith.compareIntegers('sle', lhs, zero);
    const [negated, decremented] = [arith.apply(SubIOp, zero, lhs), arith.apply(SubIOp, lhs, one)];
    const quotient = arith.apply(DivSIOp, arith.select(isNotPositive, negated, decremented), rhs);
    const [negatedQuotient, incremented] = [arith.apply(SubIOp, zero, quotient), arith.apply(AddIOp, quotient, one)];
    return arith.select(isNotPositive, negatedQuotient, incremented);
  }
}
