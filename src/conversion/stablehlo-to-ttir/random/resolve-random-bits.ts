import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { product } from '../../../support/math.ts';
import { RngAlgorithm } from '../../../dialects/stablehlo/generated/stablehlo-enums.gen.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { NumberBuilder } from '../../../dialects/stablehlo/number-builder.ts';
import * as shapes from '../../../dialects/stablehlo/shape-builders.ts';
import { splitStates } from './random-states.ts';
import { buildCounted, buildPhilox, buildThreefry } from './random-words.ts';

/** Why the bits of other generators cannot be made. */
export const otherStates =
  'random bits are integers of up to 32 bits, and their states words of 32 bits, or numbers of 64 that bitcast_convert makes of words and takes apart, constants, arguments or results';

/** By states the words of 32 bits that they are made of, tensors without dimensions, the lowest first. */
type States = Map<Value, readonly Value[]>;

/**
 * Makes the bits of random generators, in StableHLO, of words: the device has no integers of 64 bits, of which states are. The same state gives the same bits on every device;
 * which, the specification leaves to implementations. Here the first number of a state is the key and the others are the counter, of Threefry one number. The two words of a count of Threefry are
 * neighbours along the first even dimension, else the largest; the four of Philox are neighbours of all elements in order, and what an implementation likes are these.
 * Source: the StableHLO specification 1.5, `rng_bit_generator`.
 */
export function resolveRandomBits(module: Operation): void {
  splitStates(module);
  const ops: hlo.RngBitGeneratorOp[] = [];
  walkOps(module, hlo.RngBitGeneratorOp, (op) => void ops.push(op));
  const states: States = new Map();
  for (const op of ops) resolve(op, states);
  for (const op of ops.toReversed()) {
    if (!states.has(op.outputState) || !op.useEmpty) continue;
    const { definingOp: source } = op.initialState;
    op.erase();
    if (source?.useEmpty && !(source instanceof hlo.RngBitGeneratorOp)) source.erase();
  }
}

function resolve(op: hlo.RngBitGeneratorOp, states: States): void {
  const { location, initialState, outputState, output } = op;
  const builder = OpBuilder.before(op);
  const { type } = output;
  const hasWords = isWord(elementTypeOrSelf(outputState.type));
  const takesWords = (user: Operation): boolean => user instanceof hlo.RngBitGeneratorOp || isOfWords(user);
  const element = elementTypeOrSelf(type);
  const canMake =
    type instanceof RankedTensorType && type.hasStaticShape && element instanceof IntegerType && element.width <= 32;
  const users = [...outputState.users()];
  if (!canMake || type.shape.includes(0) || !(hasWords || users.every(takesWords))) return;
  const words = states.get(initialState) ?? buildWords(builder, location, initialState);
  if (!words) return;

  const isThreefry = op.rngAlgorithm === RngAlgorithm.THREE_FRY;
  if (isThreefry ? words.length !== 4 : words.length !== 4 && words.length !== 6) return;
  const { bits, state } = (isThreefry ? makeThreefry : makePhilox)(builder, location, words, type.shape);
  output.replaceAllUsesWith(buildTyped(builder, location, bits, element));
  states.set(outputState, state);
  for (const user of users) {
    if (hasWords) replaceState(builder, op, user, state);
    else if (isOfWords(user)) {
      user.replaceAllUsesWith([buildJoined(builder, location, state, user.result().type as RankedTensorType)]);
      user.erase();
    }
  }
}

/** Gives the words of a state to what takes them as numbers, which another generator does not. */
function replaceState(builder: OpBuilder, op: hlo.RngBitGeneratorOp, user: Operation, state: readonly Value[]): void {
  if (user instanceof hlo.RngBitGeneratorOp) return;
  const { location, outputState } = op;
  const joined = buildJoined(builder, location, state, outputState.type as RankedTensorType);
  user.setOperands(user.operands.map((value) => (value === outputState ? joined : value)));
}

/** Makes a tensor of words. */
function buildJoined(builder: OpBuilder, location: Location, words: readonly Value[], type: RankedTensorType): Value {
  const parts = words.map((word) => shapes.buildReshape(builder, location, word, [1]));
  const joined = parts.reduce((first, second) => shapes.buildConcatenation(builder, location, [first, second], 0));
  const shaped = shapes.buildReshape(builder, location, joined, type.shape);
  return buildTyped(builder, location, shaped, type.elementType as IntegerType);
}

/** Tells whether an operation takes numbers of 64 bits for pairs of words. */
function isOfWords(op: Operation): op is hlo.BitcastConvertOp {
  if (!(op instanceof hlo.BitcastConvertOp)) return false;
  return isWord(elementTypeOrSelf(op.result().type)) && shapes.shapeOf(op.result()).length === 2;
}

const isWord = (type: unknown): type is IntegerType => type instanceof IntegerType && type.width === 32;

/** Makes words, of which less bits are the lowest, integers of another type. */
function buildTyped(builder: OpBuilder, location: Location, value: Value, type: IntegerType): Value {
  const { context } = builder;
  const unsigned = IntegerType.get(context, type.width, 'unsigned');
  const operand = shapes.buildConverted(builder, location, value, unsigned);
  if (unsigned === type) return operand;
  const resultType = RankedTensorType.get(shapes.shapeOf(value), type);
  return hlo.BitcastConvertOp.build(builder, location, { operand, resultType }).result();
}

/** Makes the words of a state that has them, is a constant, or joined of them; undefined for another one. */
function buildWords(builder: OpBuilder, location: Location, state: Value): Value[] | undefined {
  const { definingOp: source } = state;
  if (isWord(elementTypeOrSelf(state.type))) return buildParted(builder, location, state);
  const f = wordsOf(builder, location, []);
  if (source instanceof hlo.ConstantOp && source.value instanceof DenseElementsAttr) {
    const { value } = source;
    if ((value.elementType as IntegerType).width !== 64) return undefined;
    return Array.from({ length: 2 * value.type.numElements }, (_, i) =>
      f.value(Number(BigInt.asUintN(32, value.bitsAt(i >> 1) >> (i % 2 === 0 ? 0n : 32n)))),
    );
  }
  if (!(source instanceof hlo.BitcastConvertOp)) return undefined;
  const { operandValue: joined } = source;
  if (!isWord(elementTypeOrSelf(joined.type)) || shapes.shapeOf(joined).length !== 2) return undefined;
  return buildParted(builder, location, joined);
}

/** Takes a tensor of words apart. */
function buildParted(builder: OpBuilder, location: Location, joined: Value): Value[] {
  const shape = shapes.shapeOf(joined);
  const unsigned = buildTyped(builder, location, joined, IntegerType.get(builder.context, 32, 'unsigned'));
  const line = shapes.buildReshape(builder, location, unsigned, [product(shape)]);
  return Array.from({ length: product(shape) }, (_, i) =>
    shapes.buildReshape(builder, location, shapes.buildSliceAlong(builder, location, line, 0, [i, i + 1]), []),
  );
}

function wordsOf(builder: OpBuilder, location: Location, shape: readonly number[]): NumberBuilder {
  const word = IntegerType.get(builder.context, 32, 'unsigned');
  return new NumberBuilder(builder, location, RankedTensorType.get(shape, word));
}

/** Bits of a shape, and the state behind them. */
interface Random {
  readonly bits: Value;
  readonly state: readonly Value[];
}

/** Makes `count` blocks of words of a function of a counter, from that of the state on. */
function buildBlocks(
  builder: OpBuilder,
  location: Location,
  count: number,
  counter: readonly Value[],
  key: readonly Value[],
  block: typeof buildThreefry,
): Value[] {
  const f = wordsOf(builder, location, [count]);
  const [counters, keys] = [counter, key].map((words) =>
    words.map((word) => shapes.buildBroadcast(builder, location, word, [], [count])),
  );
  const numbers = hlo.IotaOp.build(builder, location, { iotaDimension: 0, outputType: f.type }).output;
  return block(f, buildCounted(f, counters!, numbers), keys!);
}

function makeThreefry(
  builder: OpBuilder,
  location: Location,
  [keyLow, keyHigh, ...counter]: readonly Value[],
  wanted: readonly number[],
): Random {
  const shape = wanted.length === 0 ? [1] : wanted;
  const even = shape.findIndex((size) => size % 2 === 0);
  const dim = even < 0 ? shape.indexOf(Math.max(...shape)) : even;
  const half = shape.with(dim, Math.ceil(shape[dim]! / 2));
  const count = product(half);
  const key = [keyLow!, keyHigh!];
  const pair = buildBlocks(builder, location, count, counter, key, buildThreefry).map((words) =>
    shapes.buildReshape(builder, location, words, half.toSpliced(dim + 1, 0, 1)),
  ) as [Value, Value];
  const both = shapes.buildConcatenation(builder, location, pair, dim + 1);
  const joined = shapes.buildReshape(builder, location, both, half.with(dim, 2 * half[dim]!));
  const bits = shapes.buildSliceAlong(builder, location, joined, dim, [0, shape[dim]!]);
  const f = wordsOf(builder, location, []);
  const state = [...key, ...buildCounted(f, counter, f.value(count))];
  return { bits: shapes.buildReshape(builder, location, bits, wanted), state };
}

/** Of a state of two numbers the key is also the upper half of the counter, whose lower half counts. */
function makePhilox(
  builder: OpBuilder,
  location: Location,
  words: readonly Value[],
  wanted: readonly number[],
): Random {
  const key = words.slice(0, 2);
  const counter = words.length === 4 ? [...words.slice(2), ...key] : words.slice(2);
  const size = product(wanted);
  const count = Math.ceil(size / 4);
  const columns = buildBlocks(builder, location, count, counter, key, buildPhilox).map((column) =>
    shapes.buildReshape(builder, location, column, [count, 1]),
  );
  const rows = columns.reduce((first, second) => shapes.buildConcatenation(builder, location, [first, second], 1));
  const line = shapes.buildReshape(builder, location, rows, [4 * count]);
  const bits = shapes.buildSliceAlong(builder, location, line, 0, [0, size]);
  const f = wordsOf(builder, location, []);
  const next = buildCounted(f, counter, f.value(count));
  return {
    bits: shapes.buildReshape(builder, location, bits, wanted),
    state: [...key, ...next.slice(0, words.length - 2)],
  };
}
