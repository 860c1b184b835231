import { floatValue } from '../../../ir/attributes/float-values.ts';
import { DenseElementsAttr, elementBytes } from '../../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Block } from '../../../ir/block.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { IndexCastOp, IndexCastUIOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { buildConstant } from '../../../dialects/ttir/build.ts';
import { ArangeOp, ConstantOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { ExtractOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { elementFunctionOf } from '../../arith-to-ttir/element-functions.ts';
import { buildExtract, extractNeeds } from './extract.ts';
import { loopOf } from './iteration.ts';
import { knownWordsOf } from './known-scalars.ts';
import { buildWideProduct, factorsOf, wideProductOf } from './wide-products.ts';

/** Returns the type that elements have which are of `type` in a body: indices are words. */
export function elementType(type: Type): Type {
  return type instanceof IndexType ? IntegerType.get(type.context, 32) : type;
}

/** Returns the number that a scalar is known to be, as an attribute of its type; of an index, of 32 bits. */
export function scalarConstant(value: Value): FloatAttr | IntegerAttr | undefined {
  const { type } = value;
  if (!(type instanceof FloatType || type instanceof IntegerType || type instanceof IndexType)) return undefined;
  const constant = matchConstant(value);
  if (type instanceof IndexType) {
    const isWord = constant instanceof IntegerAttr && constant.value === BigInt.asIntN(32, constant.value);
    return isWord ? IntegerAttr.get(elementType(type) as IntegerType, constant.value) : undefined;
  }
  return constant instanceof FloatAttr || constant instanceof IntegerAttr ? constant : undefined;
}

/** Returns the number that a scalar is known to be, as near as a double comes. */
export function constantNumber(value: Value): number | undefined {
  const constant = scalarConstant(value);
  return constant instanceof FloatAttr ? floatValue(constant) : constant?.number;
}

/** Makes a tensor whose elements are all a constant. */
export function buildSplat(
  builder: OpBuilder,
  location: Location,
  constant: FloatAttr | IntegerAttr,
  shape: readonly number[],
): Value {
  const { type: elementType } = constant;
  const bits = constant instanceof FloatAttr ? constant.bits : constant.value;
  const resultType = RankedTensorType.get(shape, elementType);
  const value = DenseElementsAttr.get(resultType, elementBytes(elementType, bits));
  return ConstantOp.build(builder, location, { value, resultType }).result();
}

/** The number of an iteration, as an integer. */
interface Iteration {
  readonly loop: number;
  readonly type: IntegerType;
}

/** Returns which iteration a scalar is the number of, as an index or cast to an integer; undefined for other scalars. */
function iterationOf(scalar: Value): Iteration | undefined {
  const own = loopOf(scalar);
  if (own !== undefined) return { loop: own, type: elementType(scalar.type) as IntegerType };
  const { definingOp: cast, type } = scalar;
  if (!(cast instanceof IndexCastOp || cast instanceof IndexCastUIOp) || !(type instanceof IntegerType))
    return undefined;
  const loop = loopOf(cast.operand(0));
  return loop === undefined ? undefined : { loop, type };
}

/**
 * The operations of a body that a value depends on, in order. Undefined when TTIR cannot compute one of them, or the value depends on
 * something that is neither an argument of the body nor a constant nor the number of an iteration.
 */
export function computationOf(body: Block, value: Value): readonly Operation[] | undefined {
  const needed = new Set<Operation>();
  const pending = [value];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (body.arguments.includes(next as never) || scalarConstant(next) || iterationOf(next)) continue;
    const { definingOp } = next;
    if (!definingOp || definingOp.block !== body) return undefined;
    if (needed.has(definingOp)) continue;
    const needs = needsOf(definingOp);
    if (!needs) return undefined;
    needed.add(definingOp);
    pending.push(...needs);
  }
  return [...body.operations()].filter((op) => needed.has(op));
}

/** Returns the scalars that are to be computed before an operation of a body; undefined where TTIR cannot compute the operation. */
function needsOf(op: Operation): readonly Value[] | undefined {
  if (knownWordsOf(op)) return [];
  const product = wideProductOf(op);
  if (product) return factorsOf(product);
  return elementFunctionOf(op) ? op.operands : extractNeeds(op, op.block!);
}

/** Returns what the computation of `value` reads: arguments of the body, constants, and what it computes itself. */
export function readsOf(computation: readonly Operation[], value: Value): ReadonlySet<Value> {
  return new Set([value, ...computation.flatMap((op) => needsOf(op)!)]);
}

/**
 * Makes the computation of `value` on tensors in loop space: `tensorOf` gives those that the arguments of the body are elements of.
 * Constants have size 1 in each dimension of loop space, numbers of iterations only in that of their loop; `ranges` has the sizes.
 */
export function buildComputation(
  builder: OpBuilder,
  location: Location,
  computation: readonly Operation[],
  value: Value,
  ranges: readonly number[],
  tensorOf: (argument: Value) => Value,
): Value {
  const made = new Map<Value, Value>();
  const valueOf = (scalar: Value): Value => {
    let tensor = made.get(scalar);
    if (!tensor) {
      const constant = scalarConstant(scalar);
      const iteration = iterationOf(scalar);
      const ones = ranges.map(() => 1);
      if (constant) tensor = buildSplat(builder, location, constant, ones);
      else if (iteration) tensor = buildIterations(builder, location, iteration, ranges);
      else tensor = tensorOf(scalar);
      made.set(scalar, tensor);
    }
    return tensor;
  };
  for (const op of computation) {
    if (op instanceof ExtractOp) {
      made.set(op.result(), buildExtract(builder, location, op, ranges, valueOf));
      continue;
    }
    const known = knownWordsOf(op);
    if (known) {
      const numbers = known.iterations.map(([word]) => Number(word));
      made.set(op.result(), buildConstant(builder, location, known.shape, op.result().type, numbers));
      continue;
    }
    const product = wideProductOf(op);
    if (product) {
      made.set(op.result(), buildWideProduct(builder, op, product, valueOf));
      continue;
    }
    const apply = elementFunctionOf(op)!;
    made.set(op.result(), apply(builder, location, op.operands.map(valueOf), elementType(op.result().type)));
  }
  return valueOf(value);
}

/** Makes the numbers of the iterations of a loop, which lie along its dimension. */
function buildIterations(
  builder: OpBuilder,
  location: Location,
  { loop, type }: Iteration,
  ranges: readonly number[],
): Value {
  const end = ranges[loop]!;
  const resultType = RankedTensorType.get(ranges.map(() => 1).with(loop, end), type);
  return ArangeOp.build(builder, location, { start: 0, end, step: 1, arangeDimension: loop, resultType }).result();
}
