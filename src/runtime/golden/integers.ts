import { type IntegerDst } from '../../device/tile-math/tile-math.ts';
import { integerBinaryFunction, integerUnaryFunction } from '../../device/tile-math/integer-functions.ts';
import { binaryFunctions, unaryFunctions } from '../../device/tile-math/elementwise-functions.ts';
import { invariant } from '../../support/invariant.ts';
import { broadcast, broadcastShapes } from './broadcast.ts';
import { type GoldenTensor } from './golden-tensor.ts';

/** Returns the tensor whose elements are whole numbers modulo 2^bits, toward zero, in two's complement if they have a sign; NaN and infinities are 0. */
export function wrapped({ shape, data }: GoldenTensor, bits: number, isSigned = false): GoldenTensor {
  const modulus = 2 ** bits;
  const least = isSigned ? -modulus / 2 : 0;
  const wrap = (x: number): number => {
    if (!Number.isFinite(x)) return 0;
    const rest = Math.trunc(x) % modulus;
    if (rest < least) return rest + modulus;
    return rest >= least + modulus ? rest - modulus : rest + 0;
  };
  return { shape, data: data.map(wrap) };
}

/** Returns the low 32 bits of a product of whole numbers, which binary64 would round. */
export function productOfIntegers(a: number, b: number): number {
  return Number((BigInt(a) * BigInt(b)) & 0xffff_ffffn);
}

/** Tells whether a function of elementwise-functions.ts is one of integers only. */
export function isOfIntegers(name: string): boolean {
  return (unaryFunctions[name] ?? binaryFunctions[name])?.ofIntegers === true;
}

/** Tells whether integers of a kind have a function of that name, of `arity` arguments. */
export function hasIntegerFunction(name: string, arity: number, integers: IntegerDst): boolean {
  return (arity === 1 ? integerUnaryFunction(name, integers) : integerBinaryFunction(name, integers)) !== undefined;
}

/** Returns the function of that name applied to every integer, modulo 2^32. */
export function integerUnary(name: string, integers: IntegerDst, { shape, data }: GoldenTensor): GoldenTensor {
  const { ofIntegers, reference } = unaryFunctions[name] ?? {};
  const evaluate = ofIntegers ? reference : integerUnaryFunction(name, integers);
  invariant(evaluate !== undefined, `no function '${name}' of one integer`);
  return wrapped({ shape, data: data.map((x) => evaluate(x, 0)) }, 32, integers === 'si32');
}

/** Returns the function of that name applied to every pair of integers, broadcast to one another as in NumPy, modulo 2^32. */
export function integerBinary(name: string, integers: IntegerDst, a: GoldenTensor, b: GoldenTensor): GoldenTensor {
  const { ofIntegers, reference } = binaryFunctions[name] ?? {};
  const definition = ofIntegers ? reference : integerBinaryFunction(name, integers);
  const evaluate = name === 'mul' ? productOfIntegers : definition;
  invariant(evaluate !== undefined, `no function '${name}' of two integers`);
  const shape = broadcastShapes(a.shape, b.shape);
  const [left, right] = [broadcast(a, shape).data, broadcast(b, shape).data];
  return wrapped({ shape, data: left.map((x, i) => evaluate(x, right[i]!)) }, 32, integers === 'si32');
}
