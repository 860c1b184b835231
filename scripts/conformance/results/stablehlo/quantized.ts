import { type TensorSpec, typeText } from '../functions.ts';
import { type ElementWriter, type NamedTensor } from './element-writer.ts';
import { floatFunctions, type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

/** How floats are kept as integers: each is `(integer - zeroPoint) * scale`. Scales are powers of two, so that nothing depends on rounding. */
interface Quantization {
  readonly scale: number;
  readonly zeroPoint: number;
}

function randomQuantization({ random }: Operands): Quantization {
  return { scale: 2 ** -(2 + random.below(3)), zeroPoint: random.below(9) - 4 };
}

function quantizedType({ shape }: TensorSpec, { scale, zeroPoint }: Quantization): string {
  return typeText({ shape, element: `!quant.uniform<i8:f32, ${scale}${zeroPoint === 0 ? '' : `:${zeroPoint}`}>` });
}

function quantize(operands: Operands, arg: NamedTensor, quantization: Quantization): string {
  const types = `(${typeText(arg)}) -> ${quantizedType(arg, quantization)}`;
  return operands.prelude(`stablehlo.uniform_quantize ${arg.name} : ${types}`);
}

/** Returns what is left of a float that was quantized. */
function rounded(writer: ElementWriter, value: string, { scale, zeroPoint }: Quantization): string {
  const constant = (number: number): string => writer.define(`arith.constant ${number.toExponential(8)} : f32`);
  const steps = writer.f32('math.roundeven', writer.f32('arith.divf', value, constant(scale)));
  const least = writer.f32('arith.maximumf', steps, constant(-128 - zeroPoint));
  return writer.f32('arith.mulf', writer.f32('arith.minimumf', least, constant(127 - zeroPoint)), constant(scale));
}

/** Quantizes, computes with what is quantized or not, and makes floats of it. */
function quantized(operands: Operands): StablehloOp {
  const { random } = operands;
  const first = operands.any(1, 'f32');
  const args = [first, operands.of(first.shape, 'f32')];
  const [name, op] = random.pick(Object.entries(floatFunctions))!;
  const count = random.below(3) === 0 ? 1 : 2;
  const quantizations = [0, 1].map(() => randomQuantization(operands));
  const names = args.slice(0, count).map((arg, i) => quantize(operands, arg, quantizations[i]!));
  const types = quantizations.map((quantization) => quantizedType(first, quantization));
  const result = randomQuantization(operands);
  const computed =
    count === 2
      ? operands.prelude(`stablehlo.${name} ${names.join(', ')} : (${types.join(', ')}) -> ${quantizedType(first, result)}`) // prettier-ignore
      : names[0]!;
  const kept = count === 2 ? quantizedType(first, result) : types[0]!;
  return {
    text: `stablehlo.uniform_dequantize ${computed} : (${kept}) -> ${typeText(first)}`,
    result: first,
    element(writer, indices) {
      const [a, b] = args
        .slice(0, count)
        .map((arg, i) => rounded(writer, writer.read(arg, indices), quantizations[i]!));
      return b === undefined ? a! : rounded(writer, writer.define(`${op} ${a!}, ${b} : f32`), result);
    },
  };
}

const integerFunctions = {
  add: 'addi', subtract: 'subi', multiply: 'muli', and: 'andi', or: 'ori', xor: 'xori', maximum: 'maxsi', minimum: 'minsi',
} as const; // prettier-ignore
const unsignedNames: Readonly<Record<string, string>> = { maxsi: 'maxui', minsi: 'minui' };

/** Computes in few bits, to which integers are brought and back. */
function fewBits(operands: Operands): StablehloOp {
  const { random } = operands;
  const first = operands.any(1, 'i32');
  const args = [first, operands.of(first.shape, 'i32')];
  const [width, isUnsigned] = [random.pick([2, 4])!, random.chance(0.4)];
  const [type, few] = [`i${width}`, typeText({ shape: first.shape, element: `${isUnsigned ? 'u' : ''}i${width}` })];
  const [name, op] = random.pick(Object.entries(integerFunctions))!;
  const names = args.map((arg) => operands.prelude(`stablehlo.convert ${arg.name} : (${typeText(arg)}) -> ${few}`));
  const computed = operands.prelude(`stablehlo.${name} ${names.join(', ')} : ${few}`);
  return {
    text: `stablehlo.convert ${computed} : (${few}) -> ${typeText(first)}`,
    result: first,
    element(writer, indices) {
      const values = args.map((arg) => writer.define(`arith.trunci ${writer.read(arg, indices)} : i32 to ${type}`));
      const scalar = isUnsigned ? (unsignedNames[op] ?? op) : op;
      const value = writer.define(`arith.${scalar} ${values.join(', ')} : ${type}`);
      return writer.define(`arith.ext${isUnsigned ? 'u' : 's'}i ${value} : ${type} to i32`);
    },
  };
}

/** Operations on quantized numbers, and on integers of few bits. */
export const quantizedOps: readonly Maker[] = [quantized, fewBits];
