import { type Random } from '../generate/random.ts';
import { type ElementWriter, type NamedTensor } from './element-writer.ts';
import { typeText } from './functions.ts';
import { list, randomTensor, type StablehloOp } from './stablehlo-op.ts';

/** Writes the scalar operations that compute an element from those of the operands. */
type Scalar = (writer: ElementWriter, operands: readonly string[]) => string;

/** Operations by what they take: one element type, so many operands. */
interface Family {
  readonly element: string;
  readonly arity: number;
  readonly ops: Readonly<Record<string, Scalar | string>>;
}

const sign: Scalar = (writer, [x]) => {
  const zero = writer.constant(0, 'f32');
  const [one, minus] = [writer.constant(1, 'f32'), writer.constant(-1, 'f32')];
  const isPositive = writer.define(`arith.cmpf ogt, ${x!}, ${zero} : f32`);
  const isNegative = writer.define(`arith.cmpf olt, ${x!}, ${zero} : f32`);
  const otherwise = writer.define(`arith.select ${isNegative}, ${minus}, ${x!} : f32`);
  return writer.define(`arith.select ${isPositive}, ${one}, ${otherwise} : f32`);
};

const logistic: Scalar = (writer, [x]) => {
  const one = writer.constant(1, 'f32');
  const power = writer.define(`math.exp ${writer.define(`arith.negf ${x!} : f32`)} : f32`);
  return writer.define(`arith.divf ${one}, ${writer.define(`arith.addf ${one}, ${power} : f32`)} : f32`);
};

const signOfInteger: Scalar = (writer, [x]) => {
  const [one, minus] = [writer.constant(1, 'i32'), writer.constant(-1, 'i32')];
  const atMost = writer.define(`arith.minsi ${x!}, ${one} : i32`);
  return writer.define(`arith.maxsi ${atMost}, ${minus} : i32`);
};

const negated: Scalar = (writer, [x]) => writer.define(`arith.subi ${writer.constant(0, 'i32')}, ${x!} : i32`);
const inverted: Scalar = (writer, [x]) => writer.define(`arith.xori ${writer.constant(-1, 'i32')}, ${x!} : i32`);

const clampOf =
  (least: string, greatest: string, element: string): Scalar =>
  (writer, [low, x, high]) =>
    writer.define(
      `arith.${least} ${writer.define(`arith.${greatest} ${low!}, ${x!} : ${element}`)}, ${high!} : ${element}`,
    );

/** Where the value is a name, that operation does it. */
const families: readonly Family[] = [
  {
    element: 'f32',
    arity: 1,
    ops: {
      abs: 'math.absf', negate: 'arith.negf', exponential: 'math.exp', exponential_minus_one: 'math.expm1', tanh: 'math.tanh', logistic, ceil: 'math.ceil', floor: 'math.floor', sign, cosine: 'math.cos', sine: 'math.sin', cbrt: 'math.cbrt', round_nearest_even: 'math.roundeven', round_nearest_afz: 'math.round', sqrt: 'math.sqrt', rsqrt: 'math.rsqrt', log: 'math.log', log_plus_one: 'math.log1p',
    },
  },
  {
    element: 'f32',
    arity: 2,
    ops: {
      add: 'arith.addf', subtract: 'arith.subf', multiply: 'arith.mulf', divide: 'arith.divf', maximum: 'arith.maximumf', minimum: 'arith.minimumf', power: 'math.powf', remainder: 'arith.remf', atan2: 'math.atan2',
    },
  },
  { element: 'f32', arity: 3, ops: { clamp: clampOf('minimumf', 'maximumf', 'f32') } },
  { element: 'i32', arity: 1, ops: { abs: 'math.absi', negate: negated, not: inverted, sign: signOfInteger, popcnt: 'math.ctpop', count_leading_zeros: 'math.ctlz' } },
  {
    element: 'i32',
    arity: 2,
    ops: {
      add: 'arith.addi', subtract: 'arith.subi', multiply: 'arith.muli', divide: 'arith.divsi', maximum: 'arith.maxsi', minimum: 'arith.minsi', remainder: 'arith.remsi', and: 'arith.andi', or: 'arith.ori', xor: 'arith.xori', shift_left: 'arith.shli', shift_right_arithmetic: 'arith.shrsi', shift_right_logical: 'arith.shrui',
    },
  },
  { element: 'i32', arity: 3, ops: { clamp: clampOf('minsi', 'maxsi', 'i32') } },
]; // prettier-ignore

const directions = { EQ: 'eq', NE: 'ne', GE: 'ge', GT: 'gt', LE: 'le', LT: 'lt' } as const;

/** Returns arguments of one shape. */
function argumentsOf(random: Random, elements: readonly string[]): NamedTensor[] {
  const { shape } = randomTensor(random, 0);
  return elements.map((element, i) => ({ name: `%a${i}`, shape, element }));
}

function elementwise(random: Random): StablehloOp {
  const { element, arity, ops } = random.pick(families)!;
  const [name, scalar] = random.pick(Object.entries(ops))!;
  const args = argumentsOf(random, Array<string>(arity).fill(element));
  const [result] = args as [NamedTensor];
  const names = args.map((arg) => arg.name).join(', ');
  return {
    args,
    result,
    lines: [`%r = stablehlo.${name} ${names} : ${typeText(result)}`],
    element(writer, indices) {
      const operands = args.map((arg) => writer.read(arg, indices));
      if (typeof scalar !== 'string') return scalar(writer, operands);
      return writer.define(`${scalar} ${operands.join(', ')} : ${element}`);
    },
  };
}

function compareAndSelect(random: Random): StablehloOp {
  const element = random.pick(['f32', 'i32'])!;
  const args = argumentsOf(random, [element, element, 'f32', 'f32']);
  const [first, , result] = args as [NamedTensor, NamedTensor, NamedTensor];
  const [direction, predicate] = random.pick(Object.entries(directions))!;
  const isFloat = element === 'f32';
  const flag = { shape: first.shape, element: 'i1' };
  return {
    args,
    result,
    lines: [
      `%c = stablehlo.compare ${direction}, %a0, %a1, ${isFloat ? 'FLOAT' : 'SIGNED'} : (${typeText(first)}, ${typeText(first)}) -> ${typeText(flag)}`,
      `%r = stablehlo.select %c, %a2, %a3 : ${typeText(flag)}, ${typeText(result)}`,
    ],
    element(writer, indices) {
      const [a, b, then, otherwise] = args.map((arg) => writer.read(arg, indices));
      const isOrdered = predicate !== 'eq' && predicate !== 'ne';
      const prefix = isFloat ? (predicate === 'ne' ? 'u' : 'o') : isOrdered ? 's' : '';
      const holds = writer.define(`arith.cmp${isFloat ? 'f' : 'i'} ${prefix}${predicate}, ${a!}, ${b!} : ${element}`);
      return writer.define(`arith.select ${holds}, ${then!}, ${otherwise!} : f32`);
    },
  };
}

const casts: readonly (readonly [from: string, to: string, op: string])[] = [
  ['f32', 'i32', 'arith.fptosi'],
  ['i32', 'f32', 'arith.sitofp'],
  ['i1', 'f32', 'arith.uitofp'],
  ['i1', 'i32', 'arith.extui'],
  ['i8', 'i32', 'arith.extsi'],
  ['i16', 'f32', 'arith.sitofp'],
];

function convert(random: Random): StablehloOp {
  const [from, to, op] = random.pick(casts)!;
  const [arg] = argumentsOf(random, [from]) as [NamedTensor];
  const result = { ...arg, element: to };
  return {
    args: [arg],
    result,
    lines: [`%r = stablehlo.convert %a0 : (${typeText(arg)}) -> ${typeText(result)}`],
    element: (writer, indices) => writer.define(`${op} ${writer.read(arg, indices)} : ${from} to ${to}`),
  };
}

function reshape(random: Random): StablehloOp {
  const arg = randomTensor(random, 0);
  const sizes = random.permuted([...arg.shape, ...(random.chance(0.5) ? [1] : [])]);
  const result = { ...arg, shape: random.chance(0.2) ? [sizes.reduce((a, b) => a * b, 1)] : sizes };
  return {
    args: [arg],
    result,
    lines: [`%r = stablehlo.reshape %a0 : (${typeText(arg)}) -> ${typeText(result)}`],
    element(writer, indices) {
      const place = result.shape.reduce((sum, size, dim) => writer.sum(writer.scaled(sum, size), indices[dim]!), writer.index(0)); // prettier-ignore
      let rest = place;
      const places = arg.shape.toReversed().map((size) => {
        const index = writer.remainder(rest, size);
        rest = writer.quotient(rest, size);
        return index;
      });
      return writer.read(arg, places.toReversed());
    },
  };
}

/** Takes rows by numbers, as embeddings are looked up. */
function gather(random: Random): StablehloOp {
  const table = { ...randomTensor(random, 0, 2), element: 'f32' };
  const along = random.below(table.shape.length);
  const count = 1 + random.below(4);
  const numbers = { name: '%a1', shape: [count, 1], element: 'i32' };
  const others = table.shape.map((_, dim) => dim).filter((dim) => dim !== along);
  const result = { ...table, shape: [count, ...others.map((dim) => table.shape[dim]!)] };
  const sizes = table.shape.map((size, dim) => (dim === along ? 1 : size));
  const dims = `offset_dims = ${list(others.map((_, i) => i + 1))}, collapsed_slice_dims = [${along}], start_index_map = [${along}], index_vector_dim = 1`;
  return {
    args: [table, numbers],
    result,
    lines: [
      `%r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<${dims}>, indices_are_sorted = false, slice_sizes = array<i64: ${sizes.join(', ')}>}> : (${typeText(table)}, ${typeText(numbers)}) -> ${typeText(result)}`,
    ],
    element(writer, [row, ...rest]) {
      const number = writer.readIndex(numbers, [row!, writer.index(0)]);
      const chosen = writer.clamped(number, table.shape[along]! - 1);
      return writer.read(
        table,
        table.shape.map((_, dim) => (dim === along ? chosen : rest[others.indexOf(dim)]!)),
      );
    },
  };
}

function dynamicUpdateSlice(random: Random): StablehloOp {
  const arg = randomTensor(random, 0);
  const update = { ...arg, name: '%a1', shape: arg.shape.map((size) => 1 + random.below(size)) };
  const starts = arg.shape.map((size) => random.below(size + 2) - 1);
  const constants = starts.map((start, i) => `%s${i} = stablehlo.constant dense<${start}> : tensor<i32>`);
  const types = [typeText(arg), typeText(update), ...starts.map(() => 'tensor<i32>')].join(', ');
  return {
    args: [arg, update],
    result: arg,
    lines: [
      ...constants,
      `%r = stablehlo.dynamic_update_slice ${['%a0', '%a1', ...starts.map((_, i) => `%s${i}`)].join(', ')} : (${types}) -> ${typeText(arg)}`,
    ],
    element(writer, indices) {
      const places = indices.map((index, dim) => {
        const start = Math.min(Math.max(starts[dim]!, 0), arg.shape[dim]! - update.shape[dim]!);
        return writer.scaled(index, 1, -start);
      });
      const conditions = places.flatMap((place, dim) => [
        writer.is('sge', place, writer.index(0)),
        writer.is('slt', place, writer.index(update.shape[dim]!)),
      ]);
      return writer.choose(
        writer.all(conditions),
        arg.element,
        () => writer.read(update, places),
        () => writer.read(arg, indices),
      );
    },
  };
}

/** Operations that compute with elements at the same place, or look elements up. */
export const stablehloElementwise: readonly ((random: Random) => StablehloOp)[] = [
  elementwise,
  elementwise,
  elementwise,
  elementwise,
  compareAndSelect,
  convert,
  reshape,
  gather,
  dynamicUpdateSlice,
];
