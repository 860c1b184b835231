import { product } from '../../../../src/support/math.ts';
import { typeText } from '../functions.ts';
import { type ElementWriter, type NamedTensor, namesOf, typesOf } from './element-writer.ts';
import { floatFunctions, type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

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

const signOfInteger =
  (element: string): Scalar =>
  (writer, [x]) => {
    const [one, minus] = [writer.constant(1, element), writer.constant(-1, element)];
    const atMost = writer.define(`arith.minsi ${x!}, ${one} : ${element}`);
    return writer.define(`arith.maxsi ${atMost}, ${minus} : ${element}`);
  };

/** Writes an operation whose first operand is a constant. */
const ofConstant =
  (op: string, constant: number, element: string): Scalar =>
  (writer, [x]) =>
    writer.define(`${op} ${writer.constant(constant, element)}, ${x!} : ${element}`);

const clampOf =
  (least: string, greatest: string, element: string): Scalar =>
  (writer, [low, x, high]) =>
    writer.define(
      `arith.${least} ${writer.define(`arith.${greatest} ${low!}, ${x!} : ${element}`)}, ${high!} : ${element}`,
    );

function integerFamilies(element: string): Family[] {
  return [
  { element, arity: 1, ops: { abs: 'math.absi', negate: ofConstant('arith.subi', 0, element), not: ofConstant('arith.xori', -1, element), sign: signOfInteger(element), popcnt: 'math.ctpop', count_leading_zeros: 'math.ctlz' } },
  {
    element,
    arity: 2,
    ops: {
      add: 'arith.addi', subtract: 'arith.subi', multiply: 'arith.muli', divide: 'arith.divsi', maximum: 'arith.maxsi', minimum: 'arith.minsi', remainder: 'arith.remsi', and: 'arith.andi', or: 'arith.ori', xor: 'arith.xori', shift_left: 'arith.shli', shift_right_arithmetic: 'arith.shrsi', shift_right_logical: 'arith.shrui',
    },
  },
  { element, arity: 3, ops: { clamp: clampOf('minsi', 'maxsi', element) } },
  ]; // prettier-ignore
}

/** Narrow floats, of which not much is computed at once. */
function narrowFamily(element: string): Family {
  return { element, arity: 2, ops: floatFunctions };
}

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
  ...['i32', 'i32', 'i16', 'i8', 'i64'].flatMap(integerFamilies),
  ...['f16', 'bf16'].map(narrowFamily),
]; // prettier-ignore

const directions = { EQ: 'eq', NE: 'ne', GE: 'ge', GT: 'gt', LE: 'le', LT: 'lt' } as const;

/**
 * What takes numbers as inputs are: of others it has no result, or one that is no finite number, or that jumps where an operand has
 * been rounded.
 */
const picky = new Set(['exponential', 'exponential_minus_one', 'ceil', 'floor', 'sign', 'round_nearest_even', 'round_nearest_afz', 'sqrt', 'rsqrt', 'log', 'log_plus_one', 'divide', 'power', 'remainder', 'atan2', 'shift_left', 'shift_right_arithmetic', 'shift_right_logical']); // prettier-ignore

/** Returns tensors of one shape. */
function sameShape(operands: Operands, elements: readonly string[]): NamedTensor[] {
  const first = operands.any(0, elements[0]);
  return [first, ...elements.slice(1).map((element) => operands.of(first.shape, element))];
}

function pointwise(operands: Operands): StablehloOp {
  const { random } = operands;
  const { element, arity, ops } = random.pick(families)!;
  const [name, scalar] = random.pick(Object.entries(ops))!;
  const first = operands.any(0, element);
  const args = Array.from({ length: arity }, (_, i) => {
    if (picky.has(name)) return operands.argument(first.shape, element);
    return i === 0 ? first : operands.of(first.shape, element);
  });
  const names = namesOf(args);
  return {
    result: first,
    text: `stablehlo.${name} ${names} : ${typeText(first)}`,
    element(writer, indices) {
      const values = args.map((arg) => writer.read(arg, indices));
      if (typeof scalar !== 'string') return scalar(writer, values);
      return writer.define(`${scalar} ${values.join(', ')} : ${element}`);
    },
  };
}

function compare(operands: Operands): StablehloOp {
  const { random } = operands;
  const element = random.pick(['f32', 'i32'])!;
  const [a, b] = sameShape(operands, [element, element]) as [NamedTensor, NamedTensor];
  const [direction, predicate] = random.pick(Object.entries(directions))!;
  const isFloat = element === 'f32';
  const result = { shape: a.shape, element: 'i1' };
  const types = `(${typeText(a)}, ${typeText(b)}) -> ${typeText(result)}`;
  return {
    result,
    text: `stablehlo.compare ${direction}, ${a.name}, ${b.name}, ${isFloat ? 'FLOAT' : 'SIGNED'} : ${types}`,
    element(writer, indices) {
      const isOrdered = predicate !== 'eq' && predicate !== 'ne';
      const prefix = isFloat ? (predicate === 'ne' ? 'u' : 'o') : isOrdered ? 's' : '';
      const [left, right] = [writer.read(a, indices), writer.read(b, indices)];
      return writer.define(`arith.cmp${isFloat ? 'f' : 'i'} ${prefix}${predicate}, ${left}, ${right} : ${element}`);
    },
  };
}

function select(operands: Operands): StablehloOp {
  const { random } = operands;
  const then = operands.any(0, random.pick(['f32', 'i32', 'i1'])!);
  const otherwise = operands.of(then.shape, then.element);
  const flag = operands.of(random.chance(0.2) ? [] : then.shape, 'i1');
  return {
    result: then,
    text: `stablehlo.select ${flag.name}, ${then.name}, ${otherwise.name} : ${typeText(flag)}, ${typeText(then)}`,
    element(writer, indices) {
      const holds = writer.read(flag, flag.shape.length > 0 ? indices : []);
      const [a, b] = [writer.read(then, indices), writer.read(otherwise, indices)];
      return writer.define(`arith.select ${holds}, ${a}, ${b} : ${then.element}`);
    },
  };
}

/** Writes `clamp` whose limits are numbers. */
function clampByNumbers(operands: Operands): StablehloOp {
  const arg = operands.any(1);
  const [low, high] = [operands.of([], arg.element), operands.of([], arg.element)];
  const [least, greatest] = arg.element === 'f32' ? ['minimumf', 'maximumf'] : ['minsi', 'maxsi'];
  const types = typesOf([low, arg, high]);
  return {
    result: arg,
    text: `stablehlo.clamp ${low.name}, ${arg.name}, ${high.name} : (${types}) -> ${typeText(arg)}`,
    element: (writer, indices) =>
      clampOf(
        least!,
        greatest!,
        arg.element,
      )(writer, [writer.read(low, []), writer.read(arg, indices), writer.read(high, [])]),
  };
}

const flagOps = { and: 'arith.andi', or: 'arith.ori', xor: 'arith.xori', not: 'not' } as const;

function flags(operands: Operands): StablehloOp {
  const first = operands.any(0, 'i1');
  const [name, op] = operands.random.pick(Object.entries(flagOps))!;
  const args = name === 'not' ? [first] : [first, operands.of(first.shape, 'i1')];
  return {
    result: first,
    text: `stablehlo.${name} ${namesOf(args)} : ${typeText(first)}`,
    element(writer, indices) {
      const values = args.map((arg) => writer.read(arg, indices));
      if (name !== 'not') return writer.define(`${op} ${values.join(', ')} : i1`);
      return writer.not(values[0]!);
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

function convert(operands: Operands): StablehloOp {
  const { random } = operands;
  const [from, to, op] = random.pick(casts)!;
  // Numbers that no integer is near enough to have no result.
  const any = operands.any(0, from);
  const arg = to === 'i32' && from === 'f32' ? operands.argument(any.shape, from) : any;
  const result = { ...arg, element: to };
  return {
    result,
    text: `stablehlo.convert ${arg.name} : (${typeText(arg)}) -> ${typeText(result)}`,
    element: (writer, indices) => writer.define(`${op} ${writer.read(arg, indices)} : ${from} to ${to}`),
  };
}

export function reshaped(operands: Operands) {
  const { random } = operands;
  const arg = operands.any();
  const sizes = random.permuted([...arg.shape, ...(random.chance(0.5) ? [1] : [])]);
  const result = { ...arg, shape: random.chance(0.2) ? [product(sizes)] : sizes };
  const op: StablehloOp = {
    result,
    text: `stablehlo.reshape ${arg.name} : (${typeText(arg)}) -> ${typeText(result)}`,
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
  return { arg, op };
}

/** Operations that compute with elements at the same place. */
export const elementwise: readonly Maker[] = [
  pointwise,
  pointwise,
  pointwise,
  pointwise,
  compare,
  select,
  clampByNumbers,
  flags,
  convert,
  (operands) => reshaped(operands).op,
];
