import { typeText } from '../functions.ts';
import { list, sizeIn } from '../sizes.ts';
import { type ElementWriter, type NamedTensor, namesOf, typesOf } from './element-writer.ts';
import { combine, floatFunctions, type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

/** Operations of chlo: functions beyond StableHLO's, operands that broadcast, the largest elements of rows. */

/** Functions that have a result of every number. */
const anywhere = { atan: 'math.atan', asinh: 'math.asinh', cosh: 'math.cosh', erf: 'math.erf', erfc: 'math.erfc', sinh: 'math.sinh', square: 'square', tan: 'math.tan' } as const; // prettier-ignore

/** Functions of what is smaller than 1. */
const ofSmall = { acos: 'math.acos', asin: 'math.asin', atanh: 'math.atanh' } as const;

/** Writes an elementwise operation on f32 first, as `floatFunctions` has them. */
function prepared(operands: Operands, name: keyof typeof floatFunctions, a: NamedTensor, b: NamedTensor): NamedTensor {
  return operands.write({
    text: `stablehlo.${name} ${a.name}, ${b.name} : ${typeText(a)}`,
    result: a,
    element: (writer, indices) => writer.f32(floatFunctions[name], writer.read(a, indices), writer.read(b, indices)),
  });
}

function functionOf(arg: NamedTensor, name: string, op: string): StablehloOp {
  return {
    text: `chlo.${name} ${arg.name} : ${typeText(arg)} -> ${typeText(arg)}`,
    result: arg,
    element(writer, indices) {
      const value = writer.read(arg, indices);
      return op === 'square' ? writer.f32('arith.mulf', value, value) : writer.f32(op, value);
    },
  };
}

function functionOfAny(operands: Operands): StablehloOp {
  const [name, op] = operands.random.pick(Object.entries(anywhere))!;
  const arg = operands.any(0, 'f32');
  // Those that grow without end, or jump, take numbers as inputs are.
  const isSafe = ['atan', 'asinh', 'erf', 'erfc', 'square'].includes(name);
  return functionOf(isSafe ? arg : operands.argument(arg.shape, 'f32'), name, op);
}

/** Writes a function whose operand has to be near zero, or above one. */
function functionOfSome(operands: Operands): StablehloOp {
  const { shape } = operands.any(0, 'f32');
  const arg = operands.argument(shape, 'f32');
  const constant = (text: string): NamedTensor => operands.constant(text, { shape, element: 'f32' });
  if (operands.random.chance(0.3)) {
    const above = prepared(operands, 'add', prepared(operands, 'multiply', arg, arg), constant('1.250000e+00'));
    return functionOf(above, 'acosh', 'math.acosh');
  }
  const [name, op] = operands.random.pick(Object.entries(ofSmall))!;
  return functionOf(prepared(operands, 'multiply', arg, constant('3.750000e-01')), name, op);
}

/** Tells whether numbers are infinite. */
function isInfinite(operands: Operands): StablehloOp {
  const arg = operands.any(0, 'f32');
  const { name, takesAbsolute, limit } = operands.random.pick([
    { name: 'is_inf', takesAbsolute: true, limit: '0x7F800000' },
    { name: 'is_pos_inf', takesAbsolute: false, limit: '0x7F800000' },
    { name: 'is_neg_inf', takesAbsolute: false, limit: '0xFF800000' },
  ])!;
  const result = { ...arg, element: 'i1' };
  return {
    text: `chlo.${name} ${arg.name} : ${typeText(arg)} -> ${typeText(result)}`,
    result,
    element(writer, indices) {
      const value = writer.read(arg, indices);
      const magnitude = takesAbsolute ? writer.f32('math.absf', value) : value;
      return writer.define(`arith.cmpf oeq, ${magnitude}, ${writer.define(`arith.constant ${limit} : f32`)} : f32`);
    },
  };
}

/** Fills a tensor of the shape of another. */
function constantLike(operands: Operands): StablehloOp {
  const arg = operands.any(0);
  const number = operands.random.below(9);
  const text = arg.element === 'f32' ? `${number}.0 : f32` : `${number} : i32`;
  return {
    text: `"chlo.constant_like"(${arg.name}) {value = ${text}} : (${typeText(arg)}) -> ${typeText(arg)}`,
    result: arg,
    element: (writer) => writer.constant(number, arg.element),
  };
}

/** Two operands whose shapes broadcast to the first one's, and how the second is read. */
interface Broadcast {
  readonly args: readonly [NamedTensor, NamedTensor];
  readonly attribute: string;
  readSecond(writer: ElementWriter, indices: readonly string[]): string;
}

function broadcastOf(operands: Operands, element: string): Broadcast {
  const { random } = operands;
  const first = operands.any(1, element);
  const rank = first.shape.length;
  const isExplicit = random.chance(0.3);
  const start = random.below(rank + 1);
  const all = Array.from({ length: rank }, (_, dim) => dim);
  const some = all.filter(() => random.chance(0.6));
  const dims = isExplicit && some.length > 0 ? some : all.slice(start);
  const shape = dims.map((dim) => (random.chance(0.3) ? 1 : first.shape[dim]!));
  const second = operands.of(shape, element);
  return {
    args: [first, second],
    attribute:
      isExplicit && dims.length > 0 && dims.length < rank
        ? ` {broadcast_dimensions = array<i64: ${dims.join(', ')}>}`
        : '',
    readSecond: (writer, indices) =>
      writer.read(
        second,
        dims.map((dim, i) => (shape[i] === 1 ? writer.index(0) : indices[dim]!)),
      ),
  };
}

function broadcasting(operands: Operands): StablehloOp {
  const { random } = operands;
  const element = random.pick(['f32', 'i32'])!;
  const broadcast = broadcastOf(operands, element);
  const { args, attribute, readSecond } = broadcast;
  const name = random.pick(['add', 'maximum', 'minimum', 'multiply'] as const)!;
  return {
    text: `chlo.broadcast_${name} ${namesOf(args)}${attribute} : (${typesOf(args)}) -> ${typeText(args[0])}`,
    result: args[0],
    element: (writer, indices) =>
      combine(writer, element, name, writer.read(args[0], indices), readSecond(writer, indices)),
  };
}

function broadcastCompare(operands: Operands): StablehloOp {
  const { args, attribute, readSecond } = broadcastOf(operands, 'i32');
  const result = { ...args[0], element: 'i1' };
  const direction = operands.random.pick(['LT', 'LE', 'GT', 'GE'])!;
  const attributes = [
    ...(attribute === '' ? [] : [attribute.slice(2, -1)]),
    `comparison_direction = #chlo<comparison_direction ${direction}>`,
  ].join(', ');
  return {
    text: `chlo.broadcast_compare ${namesOf(args)} {${attributes}} : (${typesOf(args)}) -> ${typeText(result)}`,
    result,
    element(writer, indices) {
      const [a, b] = [writer.read(args[0], indices), readSecond(writer, indices)];
      return writer.define(`arith.cmpi s${direction.toLowerCase()}, ${a}, ${b} : i32`);
    },
  };
}

/** Takes the largest elements of each row; of equal ones those to the left. Beyond 64 they are found in another way. */
function topK(operands: Operands): StablehloOp {
  const { random } = operands;
  const areMany = random.below(8) === 0;
  const arg = areMany
    ? operands.of([sizeIn(random, 2), 65 + random.below(8)], random.pick(['f32', 'i32'])!)
    : operands.any(1);
  const { shape, element } = arg;
  const size = shape.at(-1)!;
  const count = areMany ? size - random.below(2) : 1 + random.below(size);
  const result = { shape: [...shape.slice(0, -1), count], element };
  const places = { ...result, element: 'i32' };
  // How many come before an element: the larger, and equal ones to the left.
  const find = (writer: ElementWriter, indices: readonly string[], isPlace: boolean): string => {
    const [outer, rank] = [indices.slice(0, -1), indices.at(-1)!];
    const kind = isPlace ? 'i32' : element;
    return writer.accumulate([size], kind, writer.constant(0, kind), ([candidate], found) => {
      const value = writer.read(arg, [...outer, candidate!]);
      const before = writer.accumulate([size], 'index', writer.index(0), ([other], sum) => {
        const rival = writer.read(arg, [...outer, other!]);
        const [larger, equal] = element === 'f32' ? ['cmpf ogt,', 'cmpf oeq,'] : ['cmpi sgt,', 'cmpi eq,'];
        const isLarger = writer.define(`arith.${larger} ${rival}, ${value} : ${element}`);
        const isEqual = writer.define(`arith.${equal} ${rival}, ${value} : ${element}`);
        const isLeft = writer.is('slt', other!, candidate!);
        const comes = writer.define(`arith.ori ${isLarger}, ${writer.all([isEqual, isLeft])} : i1`);
        return writer.sum(sum, writer.define(`arith.index_castui ${comes} : i1 to index`));
      });
      const isIt = writer.is('eq', before, rank);
      const given = isPlace ? writer.define(`arith.index_cast ${candidate!} : index to i32`) : value;
      return writer.define(`arith.select ${isIt}, ${given}, ${found} : ${kind}`);
    });
  };
  return {
    text: `chlo.top_k(${arg.name}, k = ${count}) : ${typeText(arg)} -> (${typeText(result)}, ${typeText(places)})`,
    result,
    element: (writer, indices) => find(writer, indices, false),
    others: [{ result: places, element: (writer, indices) => find(writer, indices, true) }],
  };
}

/** Multiplies groups of rows by a matrix each. */
function raggedDot(operands: Operands): StablehloOp {
  const { random } = operands;
  const sizes = Array.from({ length: 1 + random.below(3) }, () => random.below(4));
  const [inner, columns] = [sizeIn(random, 5), sizeIn(random, 5)];
  const rows = sizes.reduce((sum, size) => sum + size, 0) + 1 + random.below(2);
  const a = operands.of([rows, inner], 'f32');
  const b = operands.of([sizes.length, inner, columns], 'f32');
  const groups = operands.constant(list(sizes), { shape: [sizes.length], element: 'i32' });
  const args = [a, b, groups];
  const result = { shape: [rows, columns], element: 'f32' };
  return {
    text: `"chlo.ragged_dot"(${namesOf(args)}) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (${typesOf(args)}) -> ${typeText(result)}`,
    result,
    element(writer, [row, column]) {
      let start = 0;
      return sizes.reduce(
        (sum, size, group) => {
          const ends = [
            writer.is('sge', row!, writer.index(start)),
            writer.is('slt', row!, writer.index(start + size)),
          ];
          start += size;
          const product = writer.sumOfProducts([inner], ([k]) => [
            writer.read(a, [row!, k!]),
            writer.read(b, [writer.index(group), k!, column!]),
          ]);
          return writer.define(`arith.select ${writer.all(ends)}, ${product}, ${sum} : f32`);
        },
        writer.constant(0, 'f32'),
      );
    },
  };
}

export const chloOps: readonly Maker[] = [
  functionOfAny,
  functionOfSome,
  isInfinite,
  constantLike,
  broadcasting,
  broadcasting,
  broadcastCompare,
  topK,
  raggedDot,
];
