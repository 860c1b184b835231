import { OpBuilder } from '../../../ir/builder.ts';
import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import * as ttir from '../generated/ttir-ops.gen.ts';
import { TTIROpInterface } from '../interfaces.ts';
import { convertElements, isNarrow, knownElements } from '../narrow-constants.ts';

/** Operations that give elements of their operands, each as it is: of integers in more bits they give the same integers. */
const movers: ReadonlySet<string> = new Set(
  [
    ttir.BroadcastOp,
    ttir.ConcatOp,
    ttir.EmbeddingOp,
    ttir.ReshapeOp,
    ttir.RepeatOp,
    ttir.ReverseOp,
    ttir.SliceOp,
    ttir.SqueezeOp,
    ttir.TransposeOp,
    ttir.UnsqueezeOp,
    ttir.WhereOp,
  ].map(({ opName }) => opName),
);

/** Returns the type of the device that has all numbers of a narrow one: i8 for i4, ui8 for ui4, bf16 for floats. */
function wideType(type: IntegerType | FloatType): Type {
  if (type instanceof FloatType) return FloatType.get(type.context, 'bf16');
  return IntegerType.get(type.context, 8, type.signedness);
}

/** Tells whether a value is a tensor without layout of a narrow type. */
const isNarrowValue = ({ type }: Value): boolean =>
  type instanceof RankedTensorType && !type.encoding && isNarrow(type.elementType);

/** Returns constants of narrow types, and what is taken from them, in the order of the program, where nothing but that and results of other types is made of them. */
function widenable(module: Operation): ReadonlySet<Value> {
  const found = new Set<Value>();
  const areFound = (op: Operation): boolean =>
    dpsInputs(op).every(({ value }) => !isNarrowValue(value) || found.has(value));
  walk(module, {
    before: (op) => {
      if (op.numResults !== 1 || !isNarrowValue(op.result())) return;
      const isFound =
        op instanceof ttir.ConstantOp
          ? knownElements(op.value, op.result()) !== undefined
          : movers.has(op.name) && areFound(op);
      if (isFound) found.add(op.result());
    },
  });
  const canStay = (value: Value): boolean => {
    const { definingOp: maker } = value;
    if (!(maker instanceof ttir.ConstantOp) && !areFound(maker!)) return false;
    return [...value.users()].every(
      (user) =>
        TTIROpInterface.isImplementedBy(user) &&
        user.regions.length === 0 &&
        user.results.every((result) => !isNarrowValue(result) || found.has(result)),
    );
  };
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const value of found) if (!canStay(value)) found.delete(value);
  }
  return found;
}

/**
 * Gives constants of narrow types, which products and lookups read, a type that the device has and that has the same numbers, and so what lookups take from them.
 * Elements that would be computed in fewer bits stay. Tells whether there were any.
 */
export function widenNarrowConstants(module: Operation): boolean {
  const values = widenable(module);
  for (const value of values) widen(value);
  return values.size > 0;
}

function widen(value: Value): void {
  const op = value.definingOp!;
  const { shape, elementType } = value.type as RankedTensorType;
  const type = RankedTensorType.get(shape, wideType(elementType as IntegerType | FloatType));
  if (op instanceof ttir.ConstantOp) {
    op.setProperty('value', convertElements(knownElements(op.value, value)!, type)!);
  }
  for (const init of dpsInits(op) ?? []) {
    const { definingOp: maker } = init.value;
    init.set(EmptyOp.build(OpBuilder.before(op), op.location, { dynamicSizes: [], resultType: type }).result());
    if (maker instanceof EmptyOp && maker.useEmpty) maker.erase();
  }
  value.type = type;
}
