import { floatAttr } from '../../../ir/attributes/float-values.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { ComplexType, FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import * as arith from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { CmpFPredicate } from '../../../dialects/arith/generated/arith-enums.gen.ts';
import * as complex from '../../../dialects/complex/generated/complex-ops.gen.ts';
import * as math from '../../../dialects/math/generated/math-ops.gen.ts';

/** The parts of a complex number, or of a tensor of them. */
export interface Parts {
  readonly real: Value;
  readonly imaginary: Value;
}

type Binary =
  typeof arith.AddFOp | typeof arith.SubFOp | typeof arith.MulFOp | typeof arith.DivFOp | typeof math.Atan2Op;
type Unary = typeof arith.NegFOp | typeof math.AbsFOp | typeof math.CosOp | typeof math.ExpOp | typeof math.SinOp | typeof math.SqrtOp; // prettier-ignore

/** Makes operations on floats of one type. */
class FloatBuilder {
  constructor(
    readonly builder: OpBuilder,
    readonly location: Location,
    readonly type: FloatType,
  ) {}

  unary(op: Unary, operand: Value): Value {
    return op.build(this.builder, this.location, { operand }).result();
  }

  binary(op: Binary, lhs: Value, rhs: Value): Value {
    return op.build(this.builder, this.location, { lhs, rhs }).result();
  }

  number(value: number): Value {
    const args = { value: floatAttr(this.type, value), resultType: this.type };
    return arith.ConstantOp.build(this.builder, this.location, args).result();
  }

  compare(predicate: CmpFPredicate, lhs: Value, rhs: Value): Value {
    const resultType = IntegerType.get(this.builder.context, 1);
    return arith.CmpFOp.build(this.builder, this.location, { predicate, lhs, rhs, resultType }).result();
  }

  select(condition: Value, trueValue: Value, falseValue: Value): Value {
    return arith.SelectOp.build(this.builder, this.location, { condition, trueValue, falseValue }).result();
  }
}

type Expansion = (f: FloatBuilder, operands: readonly Parts[]) => Parts | Value;

/** What operations on complex numbers compute of parts: parts, or a real number. */
const expansions: ReadonlyMap<string, Expansion> = new Map<string, Expansion>([
  [complex.ReOp.opName, (_, [z]) => z!.real],
  [complex.ImOp.opName, (_, [z]) => z!.imaginary],
  [complex.AbsOp.opName, (f, [z]) => buildMagnitude(f, z!)],
  [complex.AngleOp.opName, (f, [z]) => f.binary(math.Atan2Op, z!.imaginary, z!.real)],
  [complex.AddOp.opName, (f, [a, b]) => mapPairs(a!, b!, (x, y) => f.binary(arith.AddFOp, x, y))],
  [complex.SubOp.opName, (f, [a, b]) => mapPairs(a!, b!, (x, y) => f.binary(arith.SubFOp, x, y))],
  [complex.MulOp.opName, (f, [a, b]) => buildProduct(f, a!, b!)],
  [complex.DivOp.opName, (f, [a, b]) => buildQuotient(f, a!, b!)],
  [complex.NegOp.opName, (f, [z]) => mapPairs(z!, z!, (x) => f.unary(arith.NegFOp, x))],
  [complex.ConjOp.opName, (f, [z]) => ({ real: z!.real, imaginary: f.unary(arith.NegFOp, z!.imaginary) })],
  [complex.ExpOp.opName, (f, [z]) => buildExponential(f, z!)],
  [complex.EqualOp.opName, (f, [a, b]) => buildEqual(f, a!, b!)],
  [complex.NotEqualOp.opName, (f, [a, b]) => buildNotEqual(f, a!, b!)],
]);

/** Returns the type of the parts of complex numbers of floats; undefined for all other types. */
export function partOfNumber(type: Type): FloatType | undefined {
  return type instanceof ComplexType && type.elementType instanceof FloatType ? type.elementType : undefined;
}

/** Tells whether an operation of the complex dialect is computed of parts. */
export function isExpandableElement(op: Operation): boolean {
  return op instanceof complex.ConstantOp || op instanceof complex.CreateOp || expansions.has(op.name);
}

/** Makes what such an operation computes: parts, or a real number. `lookup` gives what stands for operands that are real. */
export function expandElement(
  op: Operation,
  builder: OpBuilder,
  partsOf: (value: Value) => Parts,
  lookup: (value: Value) => Value,
): Parts | Value {
  if (op instanceof complex.CreateOp) return { real: lookup(op.real), imaginary: lookup(op.imaginary) };
  const { location } = op;
  if (op instanceof complex.ConstantOp) {
    const [real, imaginary] = op.value.map((value) => arith.ConstantOp.build(builder, location, { value }).result());
    return { real: real!, imaginary: imaginary! };
  }
  return expansions.get(op.name)!(
    new FloatBuilder(builder, location, partOfNumber(op.operand(0).type)!),
    op.operands.map(partsOf),
  );
}

function mapPairs(a: Parts, b: Parts, map: (a: Value, b: Value) => Value): Parts {
  return { real: map(a.real, b.real), imaginary: map(a.imaginary, b.imaginary) };
}

/** Makes (a + bi)(c + di) = (ac - bd) + (ad + bc)i. */
function buildProduct(f: FloatBuilder, lhs: Parts, rhs: Parts): Parts {
  const product = (a: Value, b: Value): Value => f.binary(arith.MulFOp, a, b);
  const [ac, bd] = [product(lhs.real, rhs.real), product(lhs.imaginary, rhs.imaginary)];
  const [ad, bc] = [product(lhs.real, rhs.imaginary), product(lhs.imaginary, rhs.real)];
  return { real: f.binary(arith.SubFOp, ac, bd), imaginary: f.binary(arith.AddFOp, ad, bc) };
}

/**
 * Makes (a + bi) / (c + di): of r = d / c, it is ((a + br) + (b - ar)i) / (c + dr) where |c| is not less than |d|, else the same with the parts exchanged.
 * Source: Smith, Algorithm 116: Complex division, CACM 5 (1962).
 */
function buildQuotient(f: FloatBuilder, lhs: Parts, { real: c, imaginary: d }: Parts): Parts {
  const isReal = f.compare(CmpFPredicate.OGE, f.unary(math.AbsFOp, c), f.unary(math.AbsFOp, d));
  const exchange = (a: Value, b: Value): readonly [Value, Value] => [f.select(isReal, a, b), f.select(isReal, b, a)];
  const [large, small] = exchange(c, d);
  const [x, y] = exchange(lhs.real, lhs.imaginary);
  // Of a divisor that is 0 the quotients are infinite, or no numbers.
  const zero = f.number(0);
  const isZero = f.compare(CmpFPredicate.OEQ, large, zero);
  const ratio = f.select(isZero, zero, f.binary(arith.DivFOp, small, large));
  const divisor = f.binary(arith.AddFOp, large, f.binary(arith.MulFOp, small, ratio));
  const real = f.binary(arith.AddFOp, x, f.binary(arith.MulFOp, y, ratio));
  const difference = f.binary(arith.SubFOp, y, f.binary(arith.MulFOp, x, ratio));
  const imaginary = f.select(isReal, difference, f.unary(arith.NegFOp, difference));
  const divide = (part: Value): Value => f.binary(arith.DivFOp, part, divisor);
  return { real: divide(real), imaginary: divide(imaginary) };
}

/** Makes l * sqrt(1 + (s / l)^2) of the larger and the smaller of both absolute values, whose squares need not be numbers of the type. */
function buildMagnitude(f: FloatBuilder, z: Parts): Value {
  const [a, b] = [f.unary(math.AbsFOp, z.real), f.unary(math.AbsFOp, z.imaginary)];
  const isReal = f.compare(CmpFPredicate.OGE, a, b);
  const [large, small] = [f.select(isReal, a, b), f.select(isReal, b, a)];
  const one = f.number(1);
  // So the ratio of two zeros, or of two infinite numbers, is a number too.
  const areSame = f.compare(CmpFPredicate.OEQ, a, b);
  const ratio = f.select(areSame, one, f.binary(arith.DivFOp, small, large));
  const root = f.unary(math.SqrtOp, f.binary(arith.AddFOp, one, f.binary(arith.MulFOp, ratio, ratio)));
  return f.binary(arith.MulFOp, large, root);
}

/** Makes e^a (cos b + i sin b). */
function buildExponential(f: FloatBuilder, { real, imaginary }: Parts): Parts {
  const scale = f.unary(math.ExpOp, real);
  const scaled = (direction: Value): Value => f.binary(arith.MulFOp, scale, direction);
  return {
    real: scaled(f.unary(math.CosOp, imaginary)),
    imaginary: scaled(f.unary(math.SinOp, imaginary)),
  };
}

function buildEqual(f: FloatBuilder, a: Parts, b: Parts): Value {
  const lhs = f.compare(CmpFPredicate.OEQ, a.real, b.real);
  const rhs = f.compare(CmpFPredicate.OEQ, a.imaginary, b.imaginary);
  return arith.AndIOp.build(f.builder, f.location, { lhs, rhs }).result();
}

function buildNotEqual(f: FloatBuilder, a: Parts, b: Parts): Value {
  const lhs = f.compare(CmpFPredicate.UNE, a.real, b.real);
  const rhs = f.compare(CmpFPredicate.UNE, a.imaginary, b.imaginary);
  return arith.OrIOp.build(f.builder, f.location, { lhs, rhs }).result();
}
