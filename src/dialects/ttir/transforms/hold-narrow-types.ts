import { functionTypeOf } from '../../../builtin/function-op.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { opNamesOf } from '../../../ods/op-spec.ts';
import { floatFormat } from '../../../support/float-bits.ts';
import { setFunctionType } from '../../func/function-type.ts';
import { FuncOp } from '../../func/generated/func-ops.gen.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { buildElementwise, buildNumber, type ElementwiseClass } from '../build.ts';
import { castElements } from '../cast-elements.ts';
import { FloatBuilder } from '../float-builder.ts';
import * as ttir from '../generated/ttir-ops.gen.ts';
import { TTIROpInterface } from '../interfaces.ts';
import { convertElements, isNarrow, knownElements } from '../narrow-constants.ts';
import { rearrangingOps } from '../rearranging-ops.ts';
import { buildRoundedTo, buildRoundedToScale } from '../rounded-floats.ts';
import { eraseUnusedInit, eraseWithInit } from './erase-with-init.ts';

/**
 * Lets the device hold elements of fewer bits than its formats have: floats of 8 bits and less in bf16, and i2 to i7 in 8 bits, which have the same numbers. What is
 * computed is computed in f32 or 32 bits and brought back to the numbers of the type: floats are rounded, integers keep their lowest bits, and floats
 * that become integers are taken towards zero, to the nearest that there is.
 */

type Narrow = FloatType | IntegerType;

/** Operations whose results are among the elements of their operands, or are those without a sign, or with another. */
const movers = opNamesOf([
  ...rearrangingOps,
  ttir.EmbeddingOp,
  ttir.MaxOp,
  ttir.MaximumOp,
  ttir.MinOp,
  ttir.MinimumOp,
  ttir.WhereOp,
]);
const floatMovers = opNamesOf([ttir.AbsOp, ttir.NegOp, ttir.ReluOp]);

/** Tells whether numbers are scales, which have no sign and no zero. */
const isScale = (type: Narrow): boolean => type instanceof FloatType && floatFormat[type.kind].unsigned === true;

/** Returns the narrow type of the elements of a tensor of known size without layout, undefined of other types. */
function narrowElements(type: Type): Narrow | undefined {
  if (!(type instanceof RankedTensorType) || type.encoding || !type.hasStaticShape) return undefined;
  return isNarrow(type.elementType) ? (type.elementType as Narrow) : undefined;
}

const narrowTypeOf = ({ type }: Value): Narrow | undefined => narrowElements(type);

/** Returns the type of the device that has all numbers of a narrow one: i8 for i4, ui8 for ui4, bf16 for floats. */
function heldType(type: Narrow): Type {
  if (type instanceof FloatType) return FloatType.get(type.context, 'bf16');
  return IntegerType.get(type.context, 8, type.signedness);
}

/** Returns the type that is computed in: f32, or 32 bits. */
function computedType(type: Narrow): Type {
  if (type instanceof FloatType) return FloatType.get(type.context, 'f32');
  return IntegerType.get(type.context, 32, type.signedness);
}

function withElements(type: Type, elementType: Type): RankedTensorType {
  return RankedTensorType.get((type as RankedTensorType).shape, elementType);
}

/** Returns a type as it is held. */
function heldTensor(type: Type): Type {
  const elements = narrowElements(type);
  return elements ? withElements(type, heldType(elements)) : type;
}

/** Tells whether an operation makes, takes or names tensors of narrow types. */
function introducesNarrow(op: Operation): boolean {
  if (op instanceof FuncOp && heldSignature(op) !== functionTypeOf(op)) return true;
  return op.results.some(isNarrowValue) || (op.regions.length > 0 && valuesOf(op).some(isNarrowValue));
}

const isNarrowValue = (value: Value): boolean => narrowTypeOf(value) !== undefined;

/** Returns the results of an operation and the arguments of its blocks. */
function valuesOf({ results, regions }: Operation): readonly Value[] {
  if (regions.length === 0) return results;
  return [...results, ...regions.flatMap(({ blocks }) => blocks.flatMap((block) => block.arguments))];
}

function heldSignature(op: FuncOp): FunctionType {
  const { context, inputs, results } = functionTypeOf(op);
  return FunctionType.get(context, inputs.map(heldTensor), results.map(heldTensor));
}

const isMover = ({ name }: Operation, type: Narrow): boolean =>
  movers.has(name) || (type instanceof FloatType && !isScale(type) && floatMovers.has(name));

/** Tells whether it is known what becomes of an operation on elements of narrow types. */
function canHold(op: Operation): boolean {
  if (op.name.startsWith('func.') || op instanceof EmptyOp) return true;
  if (op instanceof ttir.ConstantOp) return knownElements(op.value, op.result()) !== undefined;
  if (!TTIROpInterface.isImplementedBy(op) || op.numResults !== 1 || op.regions.length > 0) return false;
  const type = narrowTypeOf(op.result(0));
  if (!type || isMover(op, type)) return true;
  return dpsInits(op)?.length === 1;
}

/**
 * Gives tensors of narrow types without layout one that the device has, if it is known what becomes of everything that reads or makes them. Tells whether there
 * were any.
 */
export function holdNarrowTypes(module: Operation): boolean {
  if (walk(module, { before: (op) => (introducesNarrow(op) ? 'interrupt' : undefined) })) return false;
  const ops: Operation[] = [];
  walk(module, { before: (op) => void ((introducesNarrow(op) || op.operands.some(isNarrowValue)) && ops.push(op)) });
  if (!ops.every(canHold)) return false;
  const narrow = new Map<Value, Narrow>();
  for (const value of ops.flatMap(valuesOf)) {
    const type = narrowTypeOf(value);
    if (type) narrow.set(value, type);
  }
  for (const op of ops) hold(op, narrow);
  return true;
}

function hold(op: Operation, narrow: Map<Value, Narrow>): void {
  const [result] = op.results;
  const type = result && narrow.get(result);
  if (op instanceof ttir.ConstantOp) {
    op.setProperty('value', convertElements(knownElements(op.value, result!)!, heldTensor(result!.type) as RankedTensorType)!); // prettier-ignore
  } else if (TTIROpInterface.isImplementedBy(op) && type && !isMover(op, type)) {
    compute(op, type, narrow);
    return;
  }
  for (const value of valuesOf(op)) value.type = heldTensor(value.type);
  if (op instanceof FuncOp) setFunctionType(op, heldSignature(op));
}

/** Lets an operation compute in more bits, and brings its result back to the numbers of the type. */
function compute(op: Operation, type: Narrow, narrow: Map<Value, Narrow>): void {
  const result = op.result(0);
  const uses = [...result.uses()];
  const builder = OpBuilder.after(op);
  const [input] = dpsInputs(op);
  const isTaken = op instanceof ttir.TypecastOp && elementTypeOrSelf(input!.value.type) instanceof FloatType;
  const number = op instanceof ttir.TypecastOp ? converted(op, type) : computed(op, type, narrow);
  const back =
    type instanceof FloatType ? roundFloats(builder, number, type) : roundIntegers(builder, number, type, isTaken);
  const held = castElements(builder, op.location, back, heldType(type));
  // What uses it is to compute in more bits too.
  narrow.set(held, type);
  for (const use of uses) use.set(held);
  if (op.useEmpty) eraseWithInit(op);
}

/** Returns what a typecast reads in more bits. */
function converted(op: ttir.TypecastOp, type: Narrow): Value {
  return castElements(OpBuilder.before(op), op.location, op.inputs[0]!, computedType(type));
}

/** Gives the operands and the result of an operation more bits. */
function computed(op: Operation, type: Narrow, narrow: ReadonlyMap<Value, Narrow>): Value {
  const { location } = op;
  const builder = OpBuilder.before(op);
  const casts = new Map<Value, Value>();
  for (const [i, operand] of dpsInputs(op).entries()) {
    const { value } = operand;
    const own = narrow.get(value);
    if (!own) continue;
    const cast = casts.get(value) ?? castElements(builder, location, value, computedType(own));
    casts.set(value, cast);
    // The bits above those of a negative integer are no bits of the type, and do not move down into it.
    const isShifted = op instanceof ttir.LogicalRightShiftOp && i === 0;
    operand.set(isShifted ? applyNumber(builder, ttir.BitwiseAndOp, cast, maskOf(own)) : cast);
  }
  const result = op.result(0);
  const wide = withElements(result.type, computedType(type));
  result.type = wide;
  const [init] = dpsInits(op)!;
  const former = init!.value;
  init!.set(EmptyOp.build(builder, location, { dynamicSizes: [], resultType: wide }).result());
  eraseUnusedInit(former);
  return result;
}

function roundFloats(builder: OpBuilder, number: Value, type: FloatType): Value {
  const f = new FloatBuilder(builder, number.location, (number.type as RankedTensorType).shape);
  return isScale(type) ? buildRoundedToScale(f, number) : buildRoundedTo(f, number, floatFormat[type.kind]);
}

/** Brings integers of 32 bits to those of a type: to the nearest where they are floats taken towards zero, else to those of the same lowest bits. */
function roundIntegers(builder: OpBuilder, number: Value, { width, signedness }: IntegerType, isTaken: boolean): Value {
  const make = (op: ElementwiseClass, value: Value, constant: number): Value =>
    applyNumber(builder, op, value, constant);
  const least = signedness === 'unsigned' ? 0 : -(2 ** (width - 1));
  const mask = maskOf({ width });
  if (isTaken) return make(ttir.MinimumOp, make(ttir.MaximumOp, number, least), least + mask);
  if (least === 0) return make(ttir.BitwiseAndOp, number, mask);
  return make(ttir.AddOp, make(ttir.BitwiseAndOp, make(ttir.SubtractOp, number, least), mask), least);
}

/** Returns the number all of whose bits are those of an integer of a width. */
const maskOf = ({ width }: { readonly width: number }): number => 2 ** width - 1;

/** Applies a function of two to all elements and a number. */
function applyNumber(builder: OpBuilder, op: ElementwiseClass, value: Value, constant: number): Value {
  const type = value.type as RankedTensorType;
  const { location } = value;
  const inputs = [value, buildNumber(builder, location, type.shape, type.elementType, constant)];
  return buildElementwise(builder, location, op, inputs, type);
}
