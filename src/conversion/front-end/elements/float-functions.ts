import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { FloatBuilder } from '../../../dialects/ttir/float-builder.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { buildBesselI1e } from './bessel.ts';

/** Functions of floats that TTIR lacks, made of those that it has, in f32. */

/** Makes a function of the elements of a tensor of f32. */
export type FloatFunction = (f: FloatBuilder, x: Value) => Value;

/** Makes the square root of 1 - x², of factors that are exact near 1. */
function buildCircle(f: FloatBuilder, x: Value): Value {
  return f.make(ttir.SqrtOp, f.make(ttir.MultiplyOp, f.make(ttir.SubtractOp, 1, x), f.make(ttir.AddOp, 1, x)));
}

/** Of e^x - 1 near 0, where the difference of both powers would lose digits. */
const sinh: FloatFunction = (f, x) => {
  const less = f.make(ttir.Expm1Op, x);
  const small = f.make(ttir.AddOp, less, f.make(ttir.DivOp, less, f.make(ttir.AddOp, less, 1)));
  const large = f.make(ttir.SubtractOp, f.make(ttir.ExpOp, x), f.make(ttir.ExpOp, f.make(ttir.NegOp, x)));
  const isSmall = f.compare(ttir.LessThanOp, f.make(ttir.AbsOp, x), 1);
  return f.make(ttir.MultiplyOp, f.make(ttir.WhereOp, isSmall, small, large), 0.5);
};

const cosh: FloatFunction = (f, x) => {
  const sum = f.make(ttir.AddOp, f.make(ttir.ExpOp, x), f.make(ttir.ExpOp, f.make(ttir.NegOp, x)));
  return f.make(ttir.MultiplyOp, sum, 0.5);
};

/** sign(x) log(|x| + sqrt(x² + 1)), with what is added to 1 apart: |x| (1 + |x| / (sqrt(x² + 1) + 1)), in which the quotient is 1 long before x² overflows. */
const asinh: FloatFunction = (f, x) => {
  const magnitude = f.make(ttir.AbsOp, x);
  const part = f.make(ttir.MinimumOp, magnitude, 2 ** 30);
  const root = f.make(ttir.SqrtOp, f.make(ttir.AddOp, f.make(ttir.MultiplyOp, part, part), 1));
  const quotient = f.make(ttir.DivOp, part, f.make(ttir.AddOp, root, 1));
  const beyond = f.make(ttir.AddOp, magnitude, f.make(ttir.MultiplyOp, magnitude, quotient));
  return f.make(ttir.MultiplyOp, f.make(ttir.SignOp, x), f.make(ttir.Log1pOp, beyond));
};

/** log(x + sqrt(x - 1) sqrt(x + 1)), with what is added to 1 apart; x² - 1 could overflow. */
const acosh: FloatFunction = (f, x) => {
  const less = f.make(ttir.SubtractOp, x, 1);
  const roots = [less, f.make(ttir.AddOp, x, 1)].map((factor) => f.make(ttir.SqrtOp, factor));
  return f.make(ttir.Log1pOp, f.make(ttir.AddOp, less, f.make(ttir.MultiplyOp, roots[0]!, roots[1]!)));
};

const atanh: FloatFunction = (f, x) => {
  const [above, below] = [f.make(ttir.Log1pOp, x), f.make(ttir.Log1pOp, f.make(ttir.NegOp, x))];
  return f.make(ttir.MultiplyOp, f.make(ttir.SubtractOp, above, below), 0.5);
};

/** Coefficients for w = -log(1 - x²), of w - 2.5 below 5, of sqrt(w) - 3 above. Source: M. Giles, "Approximating the erfinv function", single precision. */
const inverseErrorCentral = [
  2.81022636e-8, 3.43273939e-7, -3.5233877e-6, -4.39150654e-6, 0.00021858087, -0.00125372503, -0.00417768164,
  0.246640727, 1.50140941,
];
const inverseErrorTail = [
  -0.000200214257, 0.000100950558, 0.00134934322, -0.00367342844, 0.00573950773, -0.0076224613, 0.00943887047,
  1.00167406, 2.83297682,
];

const erfInv: FloatFunction = (f, x) => {
  const w = f.make(
    ttir.NegOp,
    f.make(ttir.AddOp, f.make(ttir.Log1pOp, x), f.make(ttir.Log1pOp, f.make(ttir.NegOp, x))),
  );
  const central = f.polynomial(f.make(ttir.SubtractOp, w, 2.5), inverseErrorCentral);
  const tail = f.polynomial(f.make(ttir.SubtractOp, f.make(ttir.SqrtOp, w), 3), inverseErrorTail);
  const isCentral = f.compare(ttir.LessThanOp, w, 5);
  return f.make(ttir.MultiplyOp, f.make(ttir.WhereOp, isCentral, central, tail), x);
};

/** Coefficients of Lanczos' approximation of the gamma function for g = 7: the constant, then those over z + 1, z + 2 and so on. */
const lanczosBase = 0.99999999999980993;
const lanczos = [
  676.520368121885, -1259.1392167224028, 771.3234287776531, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];
const lanczosShift = 7.5;

/** Makes log(z + 7.5). */
function buildShiftedLog(f: FloatBuilder, z: Value): Value {
  const rest = f.make(ttir.Log1pOp, f.make(ttir.DivOp, z, lanczosShift));
  return f.make(ttir.AddOp, rest, Math.log(lanczosShift));
}

/** Makes the number that Lanczos' series is computed of: x - 1, or below a half, where the function is reflected, -x. */
function buildReflected(f: FloatBuilder, x: Value): { readonly isReflected: Value; readonly z: Value } {
  const isReflected = f.compare(ttir.LessThanOp, x, 0.5);
  return { isReflected, z: f.make(ttir.WhereOp, isReflected, f.make(ttir.NegOp, x), f.make(ttir.SubtractOp, x, 1)) };
}

/** log|gamma(z + 1)| by Lanczos' series; below a half by the reflection log(pi) - log|sin(pi x)| - log|gamma(1 - x)|. */
export const lgamma: FloatFunction = (f, x) => {
  const { isReflected, z } = buildReflected(f, x);
  let sum: Value | number = lanczosBase;
  for (const [i, coefficient] of lanczos.entries()) {
    sum = f.make(ttir.AddOp, f.make(ttir.DivOp, coefficient, f.make(ttir.AddOp, z, i + 1)), sum);
  }
  const shiftedLog = buildShiftedLog(f, z);
  const quotient = f.make(ttir.DivOp, f.make(ttir.AddOp, z, lanczosShift), shiftedLog);
  const power = f.make(ttir.MultiplyOp, f.make(ttir.SubtractOp, f.make(ttir.AddOp, z, 0.5), quotient), shiftedLog);
  const value = f.make(
    ttir.AddOp,
    f.make(ttir.AddOp, power, Math.log(2 * Math.PI) / 2),
    f.make(ttir.LogOp, sum as Value),
  );
  // Of the sine only the distance from the next integer counts, which has more digits than the number.
  const magnitude = f.make(ttir.AbsOp, x);
  const fraction = f.make(ttir.SubtractOp, magnitude, f.make(ttir.FloorOp, magnitude));
  const distance = f.make(ttir.MinimumOp, fraction, f.make(ttir.SubtractOp, 1, fraction));
  const sineLog = f.make(ttir.LogOp, f.make(ttir.SinOp, f.make(ttir.MultiplyOp, distance, Math.PI)));
  const reflected = f.make(ttir.SubtractOp, f.make(ttir.SubtractOp, Math.log(Math.PI), sineLog), value);
  return f.make(ttir.WhereOp, isReflected, reflected, value);
};

/** The derivative of log gamma(z + 1) as of Lanczos' series; below a half that of 1 - x less pi times the cotangent of pi x. */
export const digamma: FloatFunction = (f, x) => {
  const { isReflected, z } = buildReflected(f, x);
  let [slope, sum]: [Value | number, Value | number] = [0, lanczosBase];
  for (const [i, coefficient] of lanczos.entries()) {
    const place = f.make(ttir.AddOp, z, i + 1);
    const term = f.make(ttir.DivOp, coefficient, place);
    slope = f.make(ttir.SubtractOp, slope, f.make(ttir.DivOp, term, place));
    sum = f.make(ttir.AddOp, term, sum);
  }
  const rest = f.make(ttir.DivOp, 7, f.make(ttir.AddOp, z, lanczosShift));
  const ratio = f.make(ttir.DivOp, slope, sum);
  const value = f.make(ttir.SubtractOp, f.make(ttir.AddOp, buildShiftedLog(f, z), ratio), rest);
  const nearest = f.make(ttir.RoundOp, x);
  const angle = f.make(ttir.MultiplyOp, f.make(ttir.SubtractOp, x, nearest), Math.PI);
  const cotangent = f.make(ttir.DivOp, f.make(ttir.CosOp, angle), f.make(ttir.SinOp, angle));
  const reflected = f.make(ttir.SubtractOp, value, f.make(ttir.MultiplyOp, cotangent, Math.PI));
  const isPole = f.compare(ttir.LogicalAndOp, f.compare(ttir.EqualOp, x, nearest), f.compare(ttir.LessEqualOp, x, 0));
  const finite = f.make(ttir.WhereOp, isReflected, reflected, value);
  return f.make(ttir.WhereOp, isPole, f.make(ttir.DivOp, f.make(ttir.SubtractOp, x, x), 0), finite);
};

/** Coefficients for y = 1 / x², of erfc(x) x e^(x²): from 1 to 2, and beyond. Source: S. Moshier, Cephes, ndtrf.c. */
const complementaryErrorMiddle = [
  0.02326819970068386, -0.1387039388740657, 0.3687424674597105, -0.5824733027278666, 0.6210004621745983,
  -0.4944515323274145, 0.3404879937665872, -0.2741127028184656, 0.5638259427386472,
];
const complementaryErrorTail = [
  -10.47766399936249, 12.97719955372516, -7.495518717768503, 2.92101901921078, -1.0152652792027, 0.4218463358204948,
  -0.2820767439740514, 0.5641895067754075,
];

/** 1 - erf(x) near 0; what is left of 1 beyond would lose all digits. */
const erfc: FloatFunction = (f, x) => {
  const magnitude = f.make(ttir.AbsOp, x);
  const reciprocal = f.make(ttir.ReciprocalOp, magnitude);
  const square = f.make(ttir.MultiplyOp, reciprocal, reciprocal);
  const [middle, far] = [complementaryErrorMiddle, complementaryErrorTail].map((list) => f.polynomial(square, list));
  const factor = f.make(ttir.WhereOp, f.compare(ttir.LessThanOp, magnitude, 2), middle!, far!);
  const power = f.make(ttir.ExpOp, f.make(ttir.NegOp, f.make(ttir.MultiplyOp, x, x)));
  const tail = f.make(ttir.MultiplyOp, f.make(ttir.MultiplyOp, power, reciprocal), factor);
  const isNegative = f.compare(ttir.LessThanOp, x, 0);
  const outer = f.make(ttir.WhereOp, isNegative, f.make(ttir.SubtractOp, 2, tail), tail);
  const inner = f.make(ttir.SubtractOp, 1, f.make(ttir.ErfOp, x));
  return f.make(ttir.WhereOp, f.compare(ttir.LessThanOp, magnitude, 1), inner, outer);
};

const functions = {
  acos: (f, x) => f.make(ttir.Atan2Op, buildCircle(f, x), x),
  acosh,
  asin: (f, x) => f.make(ttir.Atan2Op, x, buildCircle(f, x)),
  asinh,
  atan: (f, x) => f.make(ttir.Atan2Op, x, 1),
  atanh,
  bessel_i1e: buildBesselI1e,
  cosh,
  digamma,
  erf_inv: erfInv,
  erfc,
  lgamma,
  sinh,
} satisfies Readonly<Record<string, FloatFunction>>;

/** Names of the functions that {@link buildFloatFunction} makes. */
export type FloatFunctionName = keyof typeof functions;

/** Makes a function of each element; the result is of `elementType`. */
export function buildFloatFunction(
  name: FloatFunctionName,
  builder: OpBuilder,
  location: Location,
  input: Value,
  elementType: Type,
): Value {
  const x = castElements(builder, location, input, FloatType.get(builder.context, 'f32'));
  const result = functions[name](new FloatBuilder(builder, location, shapeOf(input)), x);
  return castElements(builder, location, result, elementType);
}
