import { invariant } from '../support/invariant.ts';
import { affineText } from './affine-printer.ts';
import {
  absInt64,
  addInt64,
  ceilDivInt64,
  floorDivInt64,
  gcdInt64,
  type Int64,
  isMultipleOfInt64,
  modInt64,
  mulInt64,
  toInt64,
  wrapAddInt64,
  wrapMulInt64,
} from './int64.ts';

/** The operators of affine expressions, in MLIR's order. */
export type AffineBinaryOpKind = 'add' | 'mul' | 'mod' | 'floordiv' | 'ceildiv';

/** An immutable affine expression over dims `d0, d1, …` and symbols `s0, s1, …`. */
export type AffineExpr = AffineDimExpr | AffineSymbolExpr | AffineConstantExpr | AffineBinaryOpExpr;

/** What an arithmetic method takes: an expression or an integer constant. */
export type AffineOperand = AffineExpr | number;

/**
 * Above this nesting depth `mod`, `floordiv` and new operands are not distributed over sums, which would recurse once per level.
 * The result is correct, only less simplified.
 */
const maxRecursiveDepth = 2000;

/**
 * In which order the operands of sums and products stay. `canonical` is MLIR's: `d1 + d0` becomes `d0 + d1`, `s1 * s0`
 * becomes `s0 * s1`. `as-written` is what MLIR did before version 20, on which tt-mlir was built: its layouts and device
 * maps, in text and in binaries, have `s1 * s0`.
 *
 * The order belongs to the dims and symbols that an expression is built from and passes on to every operator above them, so code
 * says it once, where it makes its inputs, and all algebra after that (substitution, composition, simplification) keeps it. It
 * is no part of an expression's identity.
 */
export type AffineOperandOrder = 'canonical' | 'as-written';

/**
 * What all affine expressions share. Arithmetic simplifies at construction exactly as MLIR does, so equal text means
 * equal expression and an expression rebuilt from its parts is itself. Where a constant would leave 64 bits the
 * expression stays unfolded. Source: mlir/lib/IR/AffineExpr.cpp (simplifyAdd, simplifyMul, simplifyFloorDiv, …).
 */
abstract class AffineExprBase {
  /** A structural hash: equal expressions have equal hashes. */
  abstract readonly hash: number;
  /** Whether operands stay in the order `as-written`. */
  abstract readonly keepsOrder: boolean;
  /** The number of levels of operators; 0 for a leaf. */
  abstract readonly depth: number;
  /** Whether no dim occurs. */
  abstract readonly isSymbolicOrConstant: boolean;
  /** Whether factors and divisors are constants, so that the expression is affine and not only semi-affine. */
  abstract readonly isPureAffine: boolean;
  /** An integer, not negative, that divides the value for all dims and symbols; 0 only when the value is 0. */
  abstract readonly largestKnownDivisor: Int64;

  /** Returns this + other. */
  add(this: AffineExpr, other: AffineOperand): AffineExpr {
    return getAffineBinaryOpExpr('add', this, operand(other));
  }
  /** Returns this - other, which MLIR represents as this + other * -1. */
  sub(this: AffineExpr, other: AffineOperand): AffineExpr {
    return this.add(operand(other).neg());
  }
  /** Returns -this, represented as this * -1. */
  neg(this: AffineExpr): AffineExpr {
    return getAffineBinaryOpExpr('mul', this, minusOne);
  }
  /** Returns this * other. */
  mul(this: AffineExpr, other: AffineOperand): AffineExpr {
    return getAffineBinaryOpExpr('mul', this, operand(other));
  }
  /** Returns this mod other, in [0, other). */
  mod(this: AffineExpr, other: AffineOperand): AffineExpr {
    return getAffineBinaryOpExpr('mod', this, operand(other));
  }
  /** Returns this / other rounded towards minus infinity. */
  floorDiv(this: AffineExpr, other: AffineOperand): AffineExpr {
    return getAffineBinaryOpExpr('floordiv', this, operand(other));
  }
  /** Returns this / other rounded towards plus infinity. */
  ceilDiv(this: AffineExpr, other: AffineOperand): AffineExpr {
    return getAffineBinaryOpExpr('ceildiv', this, operand(other));
  }

  /** Returns whether the value is a multiple of `factor` for all dims and symbols, as far as is known. */
  isMultipleOf(factor: number): boolean {
    return isMultipleOfInt64(this.largestKnownDivisor, factor);
  }

  /** Returns whether both are the same expression. Takes no stack per nesting level. */
  equals(this: AffineExpr, other: AffineExpr): boolean {
    if (this === other) return true;
    if (this.hash !== other.hash) return false;
    const pending: AffineExpr[] = [this, other];
    for (let b = pending.pop(); b !== undefined; b = pending.pop()) {
      const a = pending.pop()!;
      if (a === b) continue;
      if (a.hash !== b.hash || a.kind !== b.kind || a.depth !== b.depth) return false;
      if (a instanceof AffineBinaryOpExpr) {
        const other = b as AffineBinaryOpExpr;
        pending.push(a.lhs, other.lhs, a.rhs, other.rhs);
      } else if (a.kind === 'constant') {
        if (a.exact !== (b as AffineConstantExpr).exact) return false;
      } else if (a.position !== (b as AffineDimExpr).position) return false;
    }
    return true;
  }

  /** Returns the text MLIR prints, e.g. `d0 * 64 + d1`. */
  toString(this: AffineExpr): string {
    return affineText((printer) => printer.expr(this));
  }
}

/** The input dimension `d<position>`. */
export class AffineDimExpr extends AffineExprBase {
  readonly kind = 'dim';
  readonly hash: number;
  readonly depth = 0;
  readonly isSymbolicOrConstant = false;
  readonly isPureAffine = true;
  readonly largestKnownDivisor = 1;
  constructor(
    readonly position: number,
    readonly keepsOrder = false,
  ) {
    super();
    this.hash = Math.imul(position + 1, 0x9e3779b1);
  }
}

/** The input symbol `s<position>`. */
export class AffineSymbolExpr extends AffineExprBase {
  readonly kind = 'symbol';
  readonly hash: number;
  readonly depth = 0;
  readonly isSymbolicOrConstant = true;
  readonly isPureAffine = true;
  readonly largestKnownDivisor = 1;
  constructor(
    readonly position: number,
    readonly keepsOrder = false,
  ) {
    super();
    this.hash = Math.imul(position + 1, 0x85ebca6b) ^ 0x5bd1e995;
  }
}

/** A 64-bit signed constant. What follows from it is computed when asked for, since maps may have as many constants as operators. */
export class AffineConstantExpr extends AffineExprBase {
  readonly kind = 'constant';
  constructor(readonly exact: Int64) {
    super();
  }

  /** The constant as a number: exact below 2^53 in magnitude, else the nearest double. */
  get value(): number {
    return Number(this.exact);
  }
  get hash(): number {
    return Math.imul(this.value | 0, 0xc2b2ae35) ^ 0x27d4eb2f;
  }
  get depth(): number {
    return 0;
  }
  get isSymbolicOrConstant(): boolean {
    return true;
  }
  get isPureAffine(): boolean {
    return true;
  }
  get keepsOrder(): boolean {
    return false;
  }
  get largestKnownDivisor(): Int64 {
    return absInt64(this.exact) ?? 1;
  }
}

/** An operator applied to two expressions. Built by getAffineBinaryOpExpr or the arithmetic methods only. */
export class AffineBinaryOpExpr extends AffineExprBase {
  readonly hash: number;
  readonly largestKnownDivisor: Int64;
  /** The depth and what else is known, in one number: programs may have many maps. */
  readonly #facts: number;
  constructor(
    readonly kind: AffineBinaryOpKind,
    readonly lhs: AffineExpr,
    readonly rhs: AffineExpr,
    keepsOrder: boolean,
  ) {
    super();
    this.hash = (Math.imul(Math.imul(lhs.hash, 31) + rhs.hash, 0x9e3779b1) + kind.charCodeAt(0) + kind.length) | 0;
    this.largestKnownDivisor = knownDivisor(kind, lhs, rhs);
    let facts = (Math.max(lhs.depth, rhs.depth) + 1) << depthShift;
    if (keepsOrder) facts |= keepsOrderFact;
    if (lhs.isSymbolicOrConstant && rhs.isSymbolicOrConstant) facts |= symbolicFact;
    if (lhs.isPureAffine && rhs.isPureAffine && hasConstantOperandWhereNeeded(kind, lhs, rhs)) facts |= pureAffineFact;
    this.#facts = facts;
  }

  get depth(): number {
    return this.#facts >> depthShift;
  }
  get keepsOrder(): boolean {
    return (this.#facts & keepsOrderFact) !== 0;
  }
  get isSymbolicOrConstant(): boolean {
    return (this.#facts & symbolicFact) !== 0;
  }
  get isPureAffine(): boolean {
    return (this.#facts & pureAffineFact) !== 0;
  }
}

const keepsOrderFact = 1;
const symbolicFact = 2;
const pureAffineFact = 4;
const depthShift = 3;

/** The constants from `leastShared` on that were made so far, of which most maps consist. */
const sharedConstants: (AffineConstantExpr | undefined)[] = new Array<undefined>(256).fill(undefined);
const leastShared = -64;

function constant(exact: Int64): AffineConstantExpr {
  const place = typeof exact === 'number' ? exact - leastShared : -1;
  if (place < 0 || place >= sharedConstants.length) return new AffineConstantExpr(exact);
  return (sharedConstants[place] ??= new AffineConstantExpr(place + leastShared));
}

const minusOne = constant(-1);

function operand(value: AffineOperand): AffineExpr {
  return typeof value === 'number' ? getAffineConstantExpr(value) : value;
}

function hasConstantOperandWhereNeeded(kind: AffineBinaryOpKind, lhs: AffineExpr, rhs: AffineExpr): boolean {
  if (kind === 'add') return true;
  return rhs.kind === 'constant' || (kind === 'mul' && lhs.kind === 'constant');
}

function knownDivisor(kind: AffineBinaryOpKind, lhs: AffineExpr, rhs: AffineExpr): Int64 {
  const left = lhs.largestKnownDivisor;
  const right = rhs.largestKnownDivisor;
  switch (kind) {
    case 'add':
    case 'mod':
      return gcdInt64(left, right);
    case 'mul':
      return mulInt64(left, right) ?? (left > right ? left : right);
    case 'floordiv':
    case 'ceildiv':
      if (rhs.kind !== 'constant' || !isMultipleOfInt64(left, rhs.exact)) return 1;
      return absInt64(floorDivInt64(left, rhs.exact) ?? 1) ?? 1;
  }
}

/** The dims and symbols of the first positions, which nearly all maps consist of. */
const firstDims = Array.from({ length: 8 }, (_, position) => new AffineDimExpr(position));
const firstSymbols = Array.from({ length: 8 }, (_, position) => new AffineSymbolExpr(position));

/** Returns the dim `d<position>`. */
export function getAffineDimExpr(position: number, order: AffineOperandOrder = 'canonical'): AffineExpr {
  if (order === 'canonical' && position < firstDims.length) return firstDims[position]!;
  return new AffineDimExpr(position, order === 'as-written');
}

/** Returns the symbol `s<position>`. */
export function getAffineSymbolExpr(position: number, order: AffineOperandOrder = 'canonical'): AffineExpr {
  if (order === 'canonical' && position < firstSymbols.length) return firstSymbols[position]!;
  return new AffineSymbolExpr(position, order === 'as-written');
}

/** Returns the constant. Takes a bigint for values of 2^53 or more in magnitude; the value must fit into 64 bits. */
export function getAffineConstantExpr(value: number | bigint): AffineExpr {
  const exact = toInt64(value);
  invariant(exact !== undefined, `${value} is not a 64-bit integer`);
  return constant(exact);
}

/** Returns the simplified application of an operator. The operands keep their order if one of them does, or with `keepsOrder`. */
export function getAffineBinaryOpExpr(
  kind: AffineBinaryOpKind,
  lhs: AffineExpr,
  rhs: AffineExpr,
  keepsOrder = false,
): AffineExpr {
  const keeps = keepsOrder || lhs.keepsOrder || rhs.keepsOrder;
  return simplifiers[kind](lhs, rhs, keeps) ?? new AffineBinaryOpExpr(kind, lhs, rhs, keeps);
}

type Simplifier = (lhs: AffineExpr, rhs: AffineExpr, keepsOrder: boolean) => AffineExpr | undefined;

const simplifiers: Record<AffineBinaryOpKind, Simplifier> = {
  add: simplifyAdd,
  mul: simplifyMul,
  mod: simplifyMod,
  floordiv: simplifyFloorDiv,
  ceildiv: simplifyCeilDiv,
};

const constantOrNothing = (value: Int64 | undefined) => (value === undefined ? undefined : constant(value));

/** Returns expr for `expr * 3`, anything else itself. */
function withoutFactor(expr: AffineExpr): AffineExpr {
  return expr.kind === 'mul' && expr.rhs.kind === 'constant' ? expr.lhs : expr;
}

/** Returns 3 for `expr * 3`, 1 for anything else. */
function constantFactor(expr: AffineExpr): Int64 {
  return expr.kind === 'mul' && expr.rhs.kind === 'constant' ? expr.rhs.exact : 1;
}

/** Returns whether both are dims, or both symbols, the greater one first. */
function areUnordered(lhs: AffineExpr, rhs: AffineExpr): boolean {
  if (lhs.kind === 'dim') return rhs.kind === 'dim' && lhs.position > rhs.position;
  return lhs.kind === 'symbol' && rhs.kind === 'symbol' && lhs.position > rhs.position;
}

/** As upstream, a sum of two constants that is beyond 64 bits stays, while constants that meet as terms or factors wrap. */
function simplifyAdd(lhs: AffineExpr, rhs: AffineExpr, keepsOrder: boolean): AffineExpr | undefined {
  if (lhs.kind === 'constant' && rhs.kind === 'constant') return constantOrNothing(addInt64(lhs.exact, rhs.exact));

  // A constant goes to the right, and so does a symbolic operand beside one that is not.
  if (lhs.kind === 'constant' || (lhs.isSymbolicOrConstant && !rhs.isSymbolicOrConstant)) return rhs.add(lhs);
  if (!keepsOrder && areUnordered(lhs, rhs)) return rhs.add(lhs);

  if (rhs.kind === 'constant') {
    if (rhs.exact === 0) return lhs;
    if (lhs.kind === 'add' && lhs.rhs.kind === 'constant') {
      return lhs.lhs.add(constant(wrapAddInt64(lhs.rhs.exact, rhs.exact)));
    }
  }

  const base = withoutFactor(lhs);
  if (base.equals(withoutFactor(rhs))) {
    return base.mul(constant(wrapAddInt64(constantFactor(lhs), constantFactor(rhs))));
  }

  // (d0 + 2) + d1 -> (d0 + d1) + 2
  if (lhs.kind === 'add' && lhs.rhs.kind === 'constant') return lhs.lhs.add(rhs).add(lhs.rhs);

  return simplifyAddToMod(lhs, rhs, keepsOrder);
}

/**
 * Turns `e + (e floordiv q) * -q` and `e + ((e floordiv q) * q) * -1` into `e mod q`, also where e is only the last operand
 * of a sum. MLIR tries to combine that operand with any multiple of a quotient.
 */
function simplifyAddToMod(lhs: AffineExpr, rhs: AffineExpr, keepsOrder: boolean): AffineExpr | undefined {
  if (rhs.kind !== 'mul') return undefined;
  const product = rhs.lhs;
  if (product.kind === 'mul' && rhs.rhs.kind === 'constant' && rhs.rhs.exact === -1) {
    const quotient = product.lhs;
    if (quotient.kind !== 'floordiv') return undefined;
    if (quotient.rhs.equals(product.rhs) && lhs.equals(quotient.lhs)) return lhs.mod(product.rhs);
  }
  if (product.kind !== 'floordiv') return undefined;
  const divisor = product.rhs;
  const isPositive = divisor.kind === 'constant' && divisor.exact > 0;
  if (isPositive && lhs.equals(product.lhs) && divisor.equals(rhs.rhs.neg())) return lhs.mod(divisor);
  // As old as the order of operands.
  if (keepsOrder || lhs.kind !== 'add' || lhs.depth > maxRecursiveDepth) return undefined;
  const last = simplifyAdd(lhs.rhs, rhs, keepsOrder);
  return last === undefined ? undefined : lhs.lhs.add(last);
}

function simplifyMul(lhs: AffineExpr, rhs: AffineExpr, keepsOrder: boolean): AffineExpr | undefined {
  if (lhs.kind === 'constant' && rhs.kind === 'constant') return constantOrNothing(mulInt64(lhs.exact, rhs.exact));
  if (!lhs.isSymbolicOrConstant && !rhs.isSymbolicOrConstant) return undefined;
  if (!rhs.isSymbolicOrConstant || lhs.kind === 'constant') return rhs.mul(lhs);
  if (!keepsOrder && areUnordered(lhs, rhs)) return rhs.mul(lhs);

  if (rhs.kind === 'constant') {
    if (rhs.exact === 1) return lhs;
    if (rhs.exact === 0) return rhs;
  }
  if (lhs.kind !== 'mul' || lhs.rhs.kind !== 'constant') return undefined;
  if (rhs.kind === 'constant') {
    return lhs.lhs.mul(constant(wrapMulInt64(lhs.rhs.exact, rhs.exact)));
  }
  // (d0 * 2) * s0 -> (d0 * s0) * 2
  return lhs.lhs.mul(rhs).mul(lhs.rhs);
}

/** Returns x * (c / d) for (x * c) divided by d when d divides c: then rounding does not matter. */
function simplifyExactDivision(lhs: AffineExpr, divisor: Int64): AffineExpr | undefined {
  if (lhs.kind !== 'mul' || lhs.rhs.kind !== 'constant' || !isMultipleOfInt64(lhs.rhs.exact, divisor)) return undefined;
  const factor = floorDivInt64(lhs.rhs.exact, divisor);
  return factor === undefined ? undefined : lhs.lhs.mul(constant(factor));
}

function simplifyFloorDiv(lhs: AffineExpr, rhs: AffineExpr): AffineExpr | undefined {
  if (rhs.kind !== 'constant' || rhs.exact === 0) return undefined;
  const divisor = rhs.exact;
  if (lhs.kind === 'constant') return constantOrNothing(floorDivInt64(lhs.exact, divisor));
  if (divisor === 1) return lhs;
  const exact = simplifyExactDivision(lhs, divisor);
  if (exact !== undefined) return exact;

  if (lhs.kind !== 'add' || lhs.depth > maxRecursiveDepth) return undefined;
  const splits =
    isMultipleOfInt64(lhs.lhs.largestKnownDivisor, divisor) || isMultipleOfInt64(lhs.rhs.largestKnownDivisor, divisor);
  return splits ? lhs.lhs.floorDiv(rhs).add(lhs.rhs.floorDiv(rhs)) : undefined;
}

function simplifyCeilDiv(lhs: AffineExpr, rhs: AffineExpr): AffineExpr | undefined {
  if (rhs.kind !== 'constant' || rhs.exact === 0) return undefined;
  if (lhs.kind === 'constant') return constantOrNothing(ceilDivInt64(lhs.exact, rhs.exact));
  if (rhs.exact === 1) return lhs;
  return simplifyExactDivision(lhs, rhs.exact);
}

function simplifyMod(lhs: AffineExpr, rhs: AffineExpr): AffineExpr | undefined {
  if (rhs.kind !== 'constant' || rhs.exact < 1) return undefined;
  const modulus = rhs.exact;
  if (lhs.kind === 'constant') return constantOrNothing(modInt64(lhs.exact, modulus));
  if (isMultipleOfInt64(lhs.largestKnownDivisor, modulus)) return constant(0);
  if (lhs.depth > maxRecursiveDepth) return undefined;
  if (lhs.kind === 'add') {
    if (isMultipleOfInt64(lhs.lhs.largestKnownDivisor, modulus)) return lhs.rhs.mod(rhs);
    if (isMultipleOfInt64(lhs.rhs.largestKnownDivisor, modulus)) return lhs.lhs.mod(rhs);
  }
  if (lhs.kind === 'mod' && lhs.rhs.kind === 'constant' && lhs.rhs.exact >= 1) {
    if (isMultipleOfInt64(lhs.rhs.exact, modulus)) return lhs.lhs.mod(rhs);
  }
  return undefined;
}
