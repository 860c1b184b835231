import { product } from '../../../../src/support/math.ts';
import { typeText } from '../functions.ts';
import { type ElementWriter } from './element-writer.ts';
import { complexOf, complexType, partOf, readComplex } from './complex.ts';
import { type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

/** Fourier transforms of the last dimensions. */

interface Transform {
  /** The sizes of the last dimensions, which it transforms. */
  readonly length: readonly number[];
  readonly isInverse: boolean;
}

/** Returns what the place of a result sums over all places of the operand, which `read` gives. */
function transformed(
  writer: ElementWriter,
  { length, isInverse }: Transform,
  places: readonly string[],
  read: (counters: readonly string[]) => string,
): string {
  const zero = writer.constant(0, 'f32');
  const turn = (isInverse ? 2 : -2) * Math.PI;
  const [real, imag] = writer.accumulateAll(length, ['f32', 'f32'], [zero, zero], (counters, [sumRe, sumIm]) => {
    const angles = length.map((size, i) => {
      // Of whole turns nothing is left, so that angles are exact.
      const steps = writer.remainder(writer.define(`arith.muli ${places[i]!}, ${counters[i]!} : index`), size);
      const count = writer.define(`arith.sitofp ${writer.define(`arith.index_cast ${steps} : index to i32`)} : i32 to f32`); // prettier-ignore
      return writer.f32('arith.mulf', count, writer.define(`arith.constant ${(turn / size).toExponential(10)} : f32`));
    });
    const angle = angles.reduce((a, b) => writer.f32('arith.addf', a, b));
    const factor = writer.define(`complex.create ${writer.f32('math.cos', angle)}, ${writer.f32('math.sin', angle)} : complex<f32>`); // prettier-ignore
    const term = writer.define(`complex.mul ${read(counters)}, ${factor} : complex<f32>`);
    return [
      writer.f32('arith.addf', sumRe!, writer.define(`complex.re ${term} : complex<f32>`)),
      writer.f32('arith.addf', sumIm!, writer.define(`complex.im ${term} : complex<f32>`)),
    ];
  });
  const scale = writer.define(`arith.constant ${(isInverse ? 1 / product(length) : 1).toExponential(10)} : f32`);
  const [re, im] = [real!, imag!].map((part) => writer.f32('arith.mulf', part, scale));
  return writer.define(`complex.create ${re!}, ${im!} : complex<f32>`);
}

function fft(operands: Operands): StablehloOp {
  const { random } = operands;
  const isInverse = random.chance(0.5);
  const type = operands.any(1, 'f32');
  const arg = complexOf(operands, type);
  const rank = 1 + random.below(Math.min(3, type.shape.length));
  const length = type.shape.slice(-rank);
  const outer = type.shape.length - rank;
  const made = operands.prelude(
    `stablehlo.fft ${arg.name}, type = ${isInverse ? 'I' : ''}FFT, length = [${length.join(', ')}] : (${complexType(type)}) -> ${complexType(type)}`,
  );
  return partOf(operands, made, type, (writer, indices) =>
    transformed(writer, { length, isInverse }, indices.slice(outer), (counters) =>
      readComplex(writer, arg, [...indices.slice(0, outer), ...counters]),
    ),
  );
}

/** Transforms real numbers, of whose transform the second half follows from the first. */
function realFft(operands: Operands): StablehloOp {
  const { random } = operands;
  const arg = operands.any(1, 'f32');
  const rank = 1 + random.below(Math.min(3, arg.shape.length));
  const length = arg.shape.slice(-rank);
  const outer = arg.shape.length - rank;
  const type = { ...arg, shape: [...arg.shape.slice(0, -1), Math.floor(arg.shape.at(-1)! / 2) + 1] };
  const made = operands.prelude(
    `stablehlo.fft ${arg.name}, type = RFFT, length = [${length.join(', ')}] : (${typeText(arg)}) -> ${complexType(type)}`,
  );
  return partOf(operands, made, type, (writer, indices) => {
    const zero = writer.constant(0, 'f32');
    return transformed(writer, { length, isInverse: false }, indices.slice(outer), (counters) => {
      const value = writer.read(arg, [...indices.slice(0, outer), ...counters]);
      return writer.define(`complex.create ${value}, ${zero} : complex<f32>`);
    });
  });
}

/** Makes real numbers of the first half of their transform; of the last dimension alone. */
function inverseRealFft(operands: Operands): StablehloOp {
  const { random } = operands;
  const half = operands.any(1, 'f32');
  const arg = complexOf(operands, half);
  const known = half.shape.at(-1)!;
  // Of one number, nothing but itself.
  const size = known === 1 ? 1 : 2 * (known - 1) + random.below(2);
  const result = { shape: [...half.shape.slice(0, -1), size], element: 'f32' };
  return {
    text: `stablehlo.fft ${arg.name}, type = IRFFT, length = [${size}] : (${complexType(half)}) -> ${typeText(result)}`,
    result,
    element(writer, indices) {
      const outer = indices.slice(0, -1);
      const whole = { length: [size], isInverse: true };
      const sum = transformed(writer, whole, indices.slice(-1), ([counter]) => {
        const isKnown = writer.is('slt', counter!, writer.index(known));
        const mirrored = writer.define(`arith.subi ${writer.index(size)}, ${counter!} : index`);
        const place = writer.define(`arith.select ${isKnown}, ${counter!}, ${mirrored} : index`);
        const value = readComplex(writer, arg, [...outer, writer.clamped(place, known - 1)]);
        const conjugate = writer.define(`complex.conj ${value} : complex<f32>`);
        // The imaginary parts of what has no partner do not count.
        const isAlone = writer.is('eq', writer.remainder(writer.scaled(counter!, 2), size), writer.index(0));
        const real = writer.define(`complex.re ${value} : complex<f32>`);
        const alone = writer.define(`complex.create ${real}, ${writer.constant(0, 'f32')} : complex<f32>`);
        const other = writer.define(`arith.select ${isKnown}, ${value}, ${conjugate} : complex<f32>`);
        return writer.define(`arith.select ${isAlone}, ${alone}, ${other} : complex<f32>`);
      });
      return writer.define(`complex.re ${sum} : complex<f32>`);
    },
  };
}

/** Adds something to what a transform makes: where nothing but what rounding leaves is left, each side has other numbers. */
const lifted =
  (maker: Maker): Maker =>
  (operands) => {
    const { text, result, element } = maker(operands);
    const made = operands.prelude(text);
    const one = operands.constant('1.0', result);
    return {
      text: `stablehlo.add ${made}, ${one.name} : ${typeText(result)}`,
      result,
      element: (writer, indices) => writer.f32('arith.addf', element(writer, indices), writer.read(one, indices)),
    };
  };

export const spectra: readonly Maker[] = [fft, realFft, inverseRealFft].map(lifted);
