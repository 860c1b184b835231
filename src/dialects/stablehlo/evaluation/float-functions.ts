import { type Operation } from '../../../ir/operation.ts';
import { FloatType, type IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { type OpClass } from '../../../ods/op-spec.ts';
import { decodeFloat, encodeFloat, fitsDouble, floatFormat } from '../../../support/float-bits.ts';
import { comparisonProblem } from '../comparison-problem.ts';
import { type ComparisonDirection } from '../generated/stablehlo-enums.gen.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';
import { wrapInteger } from './integer-functions.ts';

/** Functions of floats that IEEE 754 says the rounded result of, as functions of bits: a double holds each exactly or rounds it so that rounding again does no harm. Source: the StableHLO specification 1.5. */

const numberFunctions: ReadonlyMap<string, (x: number, y: number) => number> = new Map(
  (
    [
      [hlo.AbsOp, (x) => Math.abs(x)],
      [hlo.AddOp, (x, y) => x + y],
      [hlo.CeilOp, (x) => Math.ceil(x)],
      [hlo.DivOp, (x, y) => x / y],
      [hlo.FloorOp, (x) => Math.floor(x)],
      [hlo.MaxOp, (x, y) => Math.max(x, y)],
      [hlo.MinOp, (x, y) => Math.min(x, y)],
      [hlo.MulOp, (x, y) => x * y],
      [hlo.NegOp, (x) => -x],
      [hlo.RemOp, (x, y) => x % y],
      [hlo.SqrtOp, (x) => Math.sqrt(x)],
      [hlo.SubtractOp, (x, y) => x - y],
    ] satisfies readonly (readonly [OpClass, (x: number, y: number) => number])[]
  ).map(([{ opName }, compute]) => [opName, compute]),
);

const comparisons: Readonly<Record<ComparisonDirection, (x: number, y: number) => boolean>> = {
  EQ: (x, y) => x === y,
  NE: (x, y) => x !== y,
  GE: (x, y) => x >= y,
  GT: (x, y) => x > y,
  LE: (x, y) => x <= y,
  LT: (x, y) => x < y,
};

/** Computes the bits of one element, or the number of an integer; undefined where the specification leaves the result open. */
export type BitsFunction = (...elements: readonly bigint[]) => bigint | undefined;

/** Tells whether an elementwise operation takes or gives floats, of which two may be chosen as well. */
export function isOfFloats(op: Operation): boolean {
  const isFloat = ({ type }: { readonly type: unknown }): boolean => elementTypeOrSelf(type as never) instanceof FloatType; // prettier-ignore
  return op.results.some(isFloat) || op.operands.some(isFloat);
}

/** Returns what an elementwise operation that takes or gives floats computes; undefined for any other operation. */
export function floatFunctionOf(op: Operation): BitsFunction | undefined {
  if (op instanceof hlo.SelectOp) return (pred, x, y) => (pred ? x : y);
  const from = elementTypeOrSelf(op.operands.at(-1)?.type as never);
  const to = elementTypeOrSelf(op.result(0).type);
  if (op instanceof hlo.ConvertOp) return conversion(from as FloatType | IntegerType, to as FloatType | IntegerType);
  const decode = decoderOf(from);
  if (!decode) return undefined;
  if (op instanceof hlo.CompareOp) {
    if (op.compareType === 'TOTALORDER' || comparisonProblem(op) !== undefined) return undefined;
    const holds = comparisons[op.comparisonDirection];
    return (x, y) => BigInt(holds(decode(x!), decode(y!)));
  }
  const compute = numberFunctions.get(op.name);
  if (!compute || from !== to) return undefined;
  const format = floatFormat[(to as FloatType).kind];
  return (...elements) => {
    const [x, y] = elements.map(decode);
    return encodeFloat(format, compute(x!, y!));
  };
}

/** Returns what makes numbers of the bits of a type; undefined where a double does not hold them. */
function decoderOf(type: unknown): ((bits: bigint) => number) | undefined {
  if (!(type instanceof FloatType)) return undefined;
  const format = floatFormat[type.kind];
  return fitsDouble(format) ? (bits) => decodeFloat(format, bits) : undefined;
}

function conversion(from: FloatType | IntegerType, to: FloatType | IntegerType): BitsFunction | undefined {
  const decode = from instanceof FloatType ? decoderOf(from) : Number;
  if (!decode || (to instanceof FloatType && !fitsDouble(floatFormat[to.kind]))) return undefined;
  return (element) => {
    const number = decode(element!);
    if (to instanceof FloatType) return from instanceof FloatType || Number.isSafeInteger(number) ? encodeFloat(floatFormat[to.kind], number) : undefined; // prettier-ignore
    if (to.width === 1) return BigInt(number !== 0);
    if (!Number.isFinite(number)) return undefined;
    const integer = BigInt(Math.trunc(number));
    return wrapInteger(to, integer) === integer ? integer : undefined;
  };
}
