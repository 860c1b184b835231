import { type Value } from '../../../../ir/value.ts';
import * as hlo from '../../generated/stablehlo-ops.gen.ts';
import { splatNumber } from '../../splat-number.ts';
import { type NumberBuilder } from '../../number-builder.ts';
import { buildComplexProduct, buildQuotient } from './complex-arithmetic.ts';
import { type ComplexParts, isZero, mapParts } from './complex-parts.ts';

/**
 * Functions of complex numbers on their parts, in forms that neither overflow nor lose digits where the result does not. Branch cuts are those of the
 * StableHLO specification, along the negative real numbers; a negative zero counts as zero.
 */

/** Makes a function of the elements of tensors of complex numbers. */
export type ComplexFunction = (f: NumberBuilder, ...operands: readonly [ComplexParts, ComplexParts]) => ComplexParts;

/** Makes sqrt(x² + y²), which is not squared before it is scaled. */
export function buildMagnitude(f: NumberBuilder, { real, imaginary }: ComplexParts): Value {
  const [x, y] = [f.make(hlo.AbsOp, real), f.make(hlo.AbsOp, imaginary)];
  if (isZero(imaginary)) return x;
  if (isZero(real)) return y;
  const [more, less] = [f.make(hlo.MaxOp, x, y), f.make(hlo.MinOp, x, y)];
  const ratio = f.make(hlo.DivOp, less, more);
  const root = f.make(hlo.SqrtOp, f.make(hlo.AddOp, f.make(hlo.MulOp, ratio, ratio), 1));
  const scaled = f.make(hlo.MulOp, more, root);
  // The ratio of two zeros, and that of two infinities, is no number: both are as large as the magnitude.
  return f.select(f.compare('EQ', scaled, scaled), scaled, less);
}

function angle(f: NumberBuilder, { real, imaginary }: ComplexParts): Value {
  return f.make(hlo.Atan2Op, imaginary, real);
}

/** Makes the number of this magnitude at this angle. */
function polar(f: NumberBuilder, magnitude: Value, phase: Value): ComplexParts {
  return {
    real: f.make(hlo.MulOp, magnitude, f.make(hlo.CosineOp, phase)),
    imaginary: f.make(hlo.MulOp, magnitude, f.make(hlo.SineOp, phase)),
  };
}

/** What is real stays so, also where the power is infinite. */
function keepReal(f: NumberBuilder, { imaginary: y }: ComplexParts, imaginary: Value): Value {
  return f.select(f.compare('EQ', y, 0), y, imaginary);
}

export const exponential: ComplexFunction = (f, z) => {
  const power = f.make(hlo.ExpOp, z.real);
  if (isZero(z.imaginary)) return { real: power, imaginary: z.imaginary };
  const result = polar(f, power, z.imaginary);
  return { real: result.real, imaginary: keepReal(f, z, result.imaginary) };
};

/** (e^x - 1) cos y + (cos y - 1), of which the last is -2 sin²(y / 2). */
export const exponentialMinusOne: ComplexFunction = (f, z) => {
  const { real: x, imaginary: y } = z;
  const half = f.make(hlo.SineOp, f.make(hlo.MulOp, y, 0.5));
  const less = f.make(hlo.MulOp, f.make(hlo.MulOp, half, half), 2);
  const scaled = f.make(hlo.MulOp, f.make(hlo.Expm1Op, x), f.make(hlo.CosineOp, y));
  const imaginary = f.make(hlo.MulOp, f.make(hlo.ExpOp, x), f.make(hlo.SineOp, y));
  return { real: f.make(hlo.SubtractOp, scaled, less), imaginary: keepReal(f, z, imaginary) };
};

export const log: ComplexFunction = (f, z) => ({
  real: f.make(hlo.LogOp, buildMagnitude(f, z)),
  imaginary: angle(f, z),
});

/** log|1 + z|, which is log(1 + x (2 + x) + y²) / 2 where z is small. */
export const logPlusOne: ComplexFunction = (f, { real: x, imaginary: y }) => {
  const next = { real: f.make(hlo.AddOp, x, 1), imaginary: y };
  const size = f.make(hlo.AddOp, f.make(hlo.AbsOp, x), f.make(hlo.AbsOp, y));
  const square = f.make(hlo.MulOp, x, f.make(hlo.AddOp, x, 2));
  const beyond = f.make(hlo.AddOp, square, f.make(hlo.MulOp, y, y));
  const small = f.make(hlo.MulOp, f.make(hlo.Log1pOp, beyond), 0.5);
  const large = f.make(hlo.LogOp, buildMagnitude(f, next));
  return { real: f.select(f.compare('LT', size, 0.5), small, large), imaginary: angle(f, next) };
};

/** Of t = sqrt((|x| + |z|) / 2) and y / 2t, the larger part first where x is not negative. */
export const sqrt: ComplexFunction = (f, z) => {
  const { real: x, imaginary: y } = z;
  const halves = [f.make(hlo.AbsOp, x), buildMagnitude(f, z)].map((part) => f.make(hlo.MulOp, part, 0.5));
  const root = f.make(hlo.SqrtOp, f.make(hlo.AddOp, ...halves));
  const quotient = f.make(hlo.DivOp, y, f.make(hlo.AddOp, root, root));
  const other = f.select(f.compare('EQ', root, 0), y, quotient);
  const isRight = f.compare('GE', x, 0);
  const signed = f.select(f.compare('LT', y, 0), f.make(hlo.NegOp, root), root);
  return {
    real: f.select(isRight, root, f.make(hlo.AbsOp, other)),
    imaginary: f.select(isRight, other, signed),
  };
};

export const conjugate: ComplexFunction = (f, { real, imaginary }) => ({
  real,
  imaginary: f.make(hlo.NegOp, imaginary),
});

export const reciprocalSqrt: ComplexFunction = (f, z) => {
  const root = sqrt(f, z, z);
  const magnitude = buildMagnitude(f, z);
  return mapParts(conjugate(f, root, root), (part) => f.make(hlo.DivOp, part, magnitude));
};

export const cbrt: ComplexFunction = (f, z) =>
  polar(f, f.make(hlo.CbrtOp, buildMagnitude(f, z)), f.make(hlo.DivOp, angle(f, z), 3));

/** Largest exponents that are written out as products. */
const maxProducts = 16;

/** e^(w log z), or products where the exponent is a small integer. */
export const power: ComplexFunction = (f, z, w) => {
  const exponent = isZero(w.imaginary) ? splatNumber(w.real) : undefined;
  if (exponent === 0.5) return sqrt(f, z, z);
  if (exponent !== undefined && Number.isInteger(exponent) && Math.abs(exponent) <= maxProducts) {
    return integerPower(f, z, exponent);
  }
  const magnitude = buildMagnitude(f, z);
  const [logarithm, phase] = [f.make(hlo.LogOp, magnitude), angle(f, z)];
  const { real: c, imaginary: d } = w;
  const growth = f.make(hlo.SubtractOp, f.make(hlo.MulOp, c, logarithm), f.make(hlo.MulOp, d, phase));
  const turn = f.make(hlo.AddOp, f.make(hlo.MulOp, d, logarithm), f.make(hlo.MulOp, c, phase));
  const general = polar(f, f.make(hlo.ExpOp, growth), turn);
  const isNothing = f.make(hlo.MaxOp, f.make(hlo.AbsOp, c), f.make(hlo.AbsOp, d));
  const ofZero = f.select(f.compare('EQ', isNothing, 0), 1, f.select(f.compare('GT', c, 0), 0, NaN));
  const isZeroBase = f.compare('EQ', magnitude, 0);
  return {
    real: f.select(isZeroBase, ofZero, general.real),
    imaginary: f.select(isZeroBase, f.select(f.compare('EQ', ofZero, ofZero), 0, NaN), general.imaginary),
  };
};

/** Multiplies the squares that the bits of the exponent stand for. */
function integerPower(f: NumberBuilder, z: ComplexParts, exponent: number): ComplexParts {
  const one = { real: f.value(1), imaginary: f.value(0) };
  let result: ComplexParts | undefined;
  let square = z;
  for (let rest = Math.abs(exponent); rest > 0; rest >>= 1) {
    if (rest & 1) result = result ? buildComplexProduct(f, result, square) : square;
    if (rest > 1) square = buildComplexProduct(f, square, square);
  }
  if (!result) return one;
  return exponent < 0 ? buildQuotient(f, one, result) : result;
}

/** Makes sinh and cosh; the first is made of e^x - 1 near 0. */
function hyperbolic(f: NumberBuilder, x: Value): { readonly sinh: Value; readonly cosh: Value } {
  const [up, down] = [f.make(hlo.ExpOp, x), f.make(hlo.ExpOp, f.make(hlo.NegOp, x))];
  const less = f.make(hlo.Expm1Op, x);
  const small = f.make(hlo.AddOp, less, f.make(hlo.DivOp, less, f.make(hlo.AddOp, less, 1)));
  const isSmall = f.compare('LT', f.make(hlo.AbsOp, x), 1);
  const twice = f.select(isSmall, small, f.make(hlo.SubtractOp, up, down));
  return {
    sinh: f.make(hlo.MulOp, twice, 0.5),
    cosh: f.make(hlo.MulOp, f.make(hlo.AddOp, up, down), 0.5),
  };
}

export const sine: ComplexFunction = (f, { real: x, imaginary: y }) => {
  const { sinh, cosh } = hyperbolic(f, y);
  return {
    real: f.make(hlo.MulOp, f.make(hlo.SineOp, x), cosh),
    imaginary: f.make(hlo.MulOp, f.make(hlo.CosineOp, x), sinh),
  };
};

export const cosine: ComplexFunction = (f, { real: x, imaginary: y }) => {
  const { sinh, cosh } = hyperbolic(f, y);
  return {
    real: f.make(hlo.MulOp, f.make(hlo.CosineOp, x), cosh),
    imaginary: f.make(hlo.NegOp, f.make(hlo.MulOp, f.make(hlo.SineOp, x), sinh)),
  };
};

/** sinh z = -i sin(i z). */
export const hyperbolicSine: ComplexFunction = (f, { real: x, imaginary: y }) => {
  const { sinh, cosh } = hyperbolic(f, x);
  return {
    real: f.make(hlo.MulOp, sinh, f.make(hlo.CosineOp, y)),
    imaginary: f.make(hlo.MulOp, cosh, f.make(hlo.SineOp, y)),
  };
};

/** cosh z = cos(i z). */
export const hyperbolicCosine: ComplexFunction = (f, { real: x, imaginary: y }) => {
  const { sinh, cosh } = hyperbolic(f, x);
  return {
    real: f.make(hlo.MulOp, cosh, f.make(hlo.CosineOp, y)),
    imaginary: f.make(hlo.MulOp, sinh, f.make(hlo.SineOp, y)),
  };
};

/** Of e = e^(-2 |x|): (± (1 - e²) + i 4 e sin y cos y) / ((1 - e)² + 4 e cos² y), in which nothing overflows. */
export const tanh: ComplexFunction = (f, { real: x, imaginary: y }) => {
  const twice = f.make(hlo.MulOp, f.make(hlo.AbsOp, x), -2);
  const e = f.make(hlo.ExpOp, twice);
  const less = f.make(hlo.Expm1Op, twice);
  const [sin, cos] = [f.make(hlo.SineOp, y), f.make(hlo.CosineOp, y)];
  const fourfold = f.make(hlo.MulOp, f.make(hlo.MulOp, e, cos), 4);
  const divisor = f.make(hlo.AddOp, f.make(hlo.MulOp, less, less), f.make(hlo.MulOp, fourfold, cos));
  const beyond = f.make(hlo.NegOp, f.make(hlo.Expm1Op, f.make(hlo.AddOp, twice, twice)));
  return {
    real: f.make(hlo.DivOp, f.make(hlo.MulOp, f.make(hlo.SignOp, x), beyond), divisor),
    imaginary: f.make(hlo.DivOp, f.make(hlo.MulOp, fourfold, sin), divisor),
  };
};

/** tan z = -i tanh(i z). */
export const tan: ComplexFunction = (f, { real: x, imaginary: y }) => {
  const turned = { real: f.make(hlo.NegOp, y), imaginary: x };
  const { real, imaginary } = tanh(f, turned, turned);
  return { real: imaginary, imaginary: f.make(hlo.NegOp, real) };
};

/** Of w = e^(-z), or e^z where x is negative, which has a magnitude of 1 at most: 1 / (1 + w), or w / (1 + w). */
export const logistic: ComplexFunction = (f, { real: x, imaginary: y }) => {
  const isRight = f.compare('GE', x, 0);
  const magnitude = f.make(hlo.ExpOp, f.make(hlo.NegOp, f.make(hlo.AbsOp, x)));
  const w = polar(f, magnitude, y);
  const next = f.make(hlo.AddOp, w.real, 1);
  const squares = [next, w.imaginary].map((part) => f.make(hlo.MulOp, part, part));
  const divisor = f.make(hlo.AddOp, ...squares);
  const ofLeft = f.make(hlo.AddOp, w.real, f.make(hlo.MulOp, magnitude, magnitude));
  return {
    real: f.make(hlo.DivOp, f.select(isRight, next, ofLeft), divisor),
    imaginary: f.make(hlo.DivOp, w.imaginary, divisor),
  };
};

export const sign: ComplexFunction = (f, z) => {
  const magnitude = buildMagnitude(f, z);
  const divisor = f.select(f.compare('EQ', magnitude, 0), 1, magnitude);
  return mapParts(z, (part) => f.make(hlo.DivOp, part, divisor));
};

/** Returns the function that chooses by the real parts, and where these are equal by the imaginary ones. */
export function extreme(direction: 'GT' | 'LT'): ComplexFunction {
  return (f, a, b) => {
    const isTie = f.compare('EQ', a.real, b.real);
    const first = { real: f.select(isTie, a.imaginary, a.real), imaginary: f.select(isTie, b.imaginary, b.real) };
    const takesFirst = f.compare(direction, first.real, first.imaginary);
    return {
      real: f.select(takesFirst, a.real, b.real),
      imaginary: f.select(takesFirst, a.imaginary, b.imaginary),
    };
  };
}
