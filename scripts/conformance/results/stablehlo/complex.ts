import { type TensorSpec, typeText } from '../functions.ts';
import { type Element, type ElementWriter, type NamedTensor, namesOf } from './element-writer.ts';
import { dimsOf, type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

/** Operations on complex numbers, which are made of two tensors of f32, and of which one part is taken. */

export const complexType = ({ shape }: TensorSpec): string => typeText({ shape, element: 'complex<f32>' });

/** A tensor of complex numbers. */
interface ComplexTensor {
  /** Its name in StableHLO. */
  readonly name: string;
  readonly parts: readonly [NamedTensor, NamedTensor];
}

export function complexOf(operands: Operands, real: NamedTensor, isArgument = false): ComplexTensor {
  const imag = isArgument ? operands.argument(real.shape, 'f32') : operands.of(real.shape, 'f32');
  const types = `(${typeText(real)}, ${typeText(imag)}) -> ${complexType(real)}`;
  return { name: operands.prelude(`stablehlo.complex ${real.name}, ${imag.name} : ${types}`), parts: [real, imag] };
}

export function readComplex(writer: ElementWriter, { parts }: ComplexTensor, indices: readonly string[]): string {
  const [real, imag] = parts.map((part) => writer.read(part, indices));
  return writer.define(`complex.create ${real!}, ${imag!} : complex<f32>`);
}

/** Takes the real or the imaginary part of what is named. */
export function partOf(operands: Operands, name: string, type: TensorSpec, element: Element): StablehloOp {
  const [part, op] = operands.random.pick([['real', 'complex.re'], ['imag', 'complex.im']] as const)!; // prettier-ignore
  return {
    text: `stablehlo.${part} ${name} : (${complexType(type)}) -> ${typeText(type)}`,
    result: type,
    element: (writer, indices) => writer.define(`${op} ${element(writer, indices)} : complex<f32>`),
  };
}

const functions = {
  add: 'complex.add', subtract: 'complex.sub', multiply: 'complex.mul', divide: 'complex.div', negate: 'complex.neg', exponential: 'complex.exp', exponential_minus_one: 'complex.expm1', log: 'complex.log', log_plus_one: 'complex.log1p', sine: 'complex.sin', cosine: 'complex.cos', tanh: 'complex.tanh', sqrt: 'complex.sqrt', rsqrt: 'complex.rsqrt', sign: 'complex.sign',
} as const; // prettier-ignore
const binary = new Set<string>(['add', 'subtract', 'multiply', 'divide']);

function elementwise(operands: Operands): StablehloOp {
  const { random } = operands;
  const [name, op] = random.pick(Object.entries(functions))!;
  const { shape } = operands.any(0, 'f32');
  // Of numbers that were computed, functions may have results beyond f32, or on the other side of a cut.
  const isWild = !['add', 'subtract', 'multiply', 'negate'].includes(name);
  const make = (): ComplexTensor =>
    complexOf(operands, isWild ? operands.argument(shape, 'f32') : operands.of(shape, 'f32'), isWild);
  const args = binary.has(name) ? [make(), make()] : [make()];
  const [type] = args[0]!.parts;
  const names = namesOf(args);
  const computed = operands.prelude(`stablehlo.${name} ${names} : ${complexType(type)}`);
  return partOf(operands, computed, type, (writer, indices) => {
    const values = args.map((arg) => readComplex(writer, arg, indices));
    return writer.define(`${op} ${values.join(', ')} : complex<f32>`);
  });
}

function absolute(operands: Operands): StablehloOp {
  const arg = complexOf(operands, operands.any(0, 'f32'));
  const [type] = arg.parts;
  return {
    text: `stablehlo.abs ${arg.name} : (${complexType(type)}) -> ${typeText(type)}`,
    result: type,
    element: (writer, indices) => writer.define(`complex.abs ${readComplex(writer, arg, indices)} : complex<f32>`),
  };
}

function transposed(operands: Operands): StablehloOp {
  const arg = complexOf(operands, operands.any(1, 'f32'));
  const [from] = arg.parts;
  const permutation = operands.random.permuted(dimsOf(from));
  const type = { ...from, shape: permutation.map((dim) => from.shape[dim]!) };
  const moved = operands.prelude(
    `stablehlo.transpose ${arg.name}, dims = [${permutation.join(', ')}] : (${complexType(from)}) -> ${complexType(type)}`,
  );
  return partOf(operands, moved, type, (writer, indices) =>
    readComplex(
      writer,
      arg,
      dimsOf(from).map((dim) => indices[permutation.indexOf(dim)]!),
    ),
  );
}

/** Multiplies matrices. */
function product(operands: Operands): StablehloOp {
  const { random } = operands;
  const [rows, inner, columns] = [0, 1, 2].map(() => 1 + random.below(4)) as [number, number, number];
  const [a, b] = [
    complexOf(operands, operands.of([rows, inner], 'f32')),
    complexOf(operands, operands.of([inner, columns], 'f32')),
  ];
  const type = { name: '', shape: [rows, columns], element: 'f32' };
  const types = `(${complexType(a.parts[0])}, ${complexType(b.parts[0])}) -> ${complexType(type)}`;
  const made = operands.prelude(`stablehlo.dot_general ${a.name}, ${b.name}, contracting_dims = [1] x [0] : ${types}`);
  return partOf(operands, made, type, (writer, [row, column]) => {
    const zero = writer.constant(0, 'f32');
    const [real, imag] = writer.accumulateAll([inner], ['f32', 'f32'], [zero, zero], ([k], [sumRe, sumIm]) => {
      const [x, y] = [readComplex(writer, a, [row!, k!]), readComplex(writer, b, [k!, column!])];
      const term = writer.define(`complex.mul ${x}, ${y} : complex<f32>`);
      return [['complex.re', sumRe!], ['complex.im', sumIm!]].map(([op, sum]) =>
        writer.define(`arith.addf ${sum!}, ${writer.define(`${op!} ${term} : complex<f32>`)} : f32`),
      ); // prettier-ignore
    });
    return writer.define(`complex.create ${real!}, ${imag!} : complex<f32>`);
  });
}

/** Returns i z. */
function turned(writer: ElementWriter, z: string): string {
  const [real, imag] = ['re', 'im'].map((part) => writer.define(`complex.${part} ${z} : complex<f32>`));
  const negated = writer.f32('arith.negf', imag!);
  return writer.define(`complex.create ${negated}, ${real!} : complex<f32>`);
}

/** What functions of chlo make of a complex number. */
const chloFunctions: Readonly<Record<string, (writer: ElementWriter, z: string) => string>> = {
  conj: (writer, z) => writer.define(`complex.conj ${z} : complex<f32>`),
  // cos(i z), and i times -sin(i z).
  cosh: (writer, z) => writer.define(`complex.cos ${turned(writer, z)} : complex<f32>`),
  sinh(writer, z) {
    const sine = writer.define(`complex.sin ${turned(writer, z)} : complex<f32>`);
    return turned(writer, writer.define(`complex.neg ${sine} : complex<f32>`));
  },
  square: (writer, z) => writer.define(`complex.mul ${z}, ${z} : complex<f32>`),
  tan: (writer, z) => writer.define(`complex.tan ${z} : complex<f32>`),
};

function functionOfChlo(operands: Operands): StablehloOp {
  const [name, compute] = operands.random.pick(Object.entries(chloFunctions))!;
  const { shape } = operands.any(0, 'f32');
  const arg = complexOf(operands, operands.argument(shape, 'f32'), true);
  const [type] = arg.parts;
  const made = operands.prelude(`chlo.${name} ${arg.name} : ${complexType(type)} -> ${complexType(type)}`);
  return partOf(operands, made, type, (writer, indices) => compute(writer, readComplex(writer, arg, indices)));
}

export const complexOps: readonly Maker[] = [functionOfChlo, elementwise, absolute, transposed, product];
