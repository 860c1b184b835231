import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Block } from '../../../ir/block.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { EmptyOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { ConstantOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildPair } from '../../front-end/windows/build-combined.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import {
  all,
  allBits,
  any,
  anyBits,
  type Combiner,
  greatest,
  greatestNumberOf,
  greatestUnsigned,
  least,
  leastNumberOf,
  leastUnsigned,
  odd,
  oddBits,
  product,
  sum,
} from '../../front-end/reductions/combiners.ts';

/** How the operations of bodies combine numbers. */
const combiners: Readonly<Record<string, Combiner>> = {
  'arith.addf': sum,
  'arith.addi': sum,
  'arith.mulf': product,
  'arith.muli': product,
  'arith.maximumf': greatest,
  'arith.maxsi': greatest,
  'arith.minimumf': least,
  'arith.minsi': least,
  'arith.maxui': greatestUnsigned,
  'arith.minui': leastUnsigned,
  'arith.maxnumf': greatestNumberOf,
  'arith.minnumf': leastNumberOf,
  'arith.andi': allBits,
  'arith.ori': anyBits,
  'arith.xori': oddBits,
};

/** The same of truth values, which are -1 where they have a sign. */
const truthCombiners: Readonly<Record<string, Combiner>> = {
  'arith.addi': odd,
  'arith.andi': all,
  'arith.maxsi': all,
  'arith.maxui': any,
  'arith.minsi': any,
  'arith.minui': all,
  'arith.muli': all,
  'arith.ori': any,
  'arith.xori': odd,
};

function combinerOf(op: Operation): Combiner | undefined {
  const type = elementTypeOrSelf(op.operand(0).type);
  if (type instanceof IntegerType && type.width === 1) return truthCombiners[op.name];
  return combiners[op.name];
}

/** What one step of a reduction does: combines what there is already with an element. */
export interface ReductionStep {
  readonly combiner: Combiner;
  readonly element: Value;
}

/** Tells whether a value is computed of what earlier iterations have left in results, which are the last arguments of the body. */
export function dependsOnResults(body: Block, value: Value): boolean {
  const results = new Set<Value>(body.arguments.slice(body.arguments.length - body.lastOp!.numOperands));
  const seen = new Set<Value>([value]);
  for (const each of seen) {
    if (results.has(each)) return true;
    const { definingOp } = each;
    if (definingOp?.block === body) for (const operand of definingOp.operands) seen.add(operand);
  }
  return false;
}

/** Returns the step that makes `yielded` of the argument that stands for the init. The element must depend on no result. */
export function reductionStepOf(body: Block, yielded: Value, init: Value): ReductionStep | undefined {
  const { definingOp: op } = yielded;
  if (!op || op.block !== body || op.numOperands !== 2) return undefined;
  const combiner = combinerOf(op);
  const [a, b] = op.operands;
  if (!combiner || (a !== init && b !== init)) return undefined;
  const element = a === init ? b! : a!;
  return dependsOnResults(body, element) ? undefined : { combiner, element };
}

/** Combines what was reduced with the init, in its type, if the init is more than a neutral element or a tensor that nothing was written to. */
export function buildCombined(
  builder: OpBuilder,
  location: Location,
  combiner: Combiner,
  reduced: Value,
  init: Value,
): Value {
  const type = reduced.type as RankedTensorType;
  const start = splatOf(init, type.elementType);
  // What leaves NaN out starts with NaN where MLIR takes softmax apart.
  const isNeutral = start !== undefined && (start === combiner.neutral(type.elementType) || (combiner.ignoresNaN && Number.isNaN(start))); // prettier-ignore
  if (init.definingOp instanceof EmptyOp || isNeutral) return reduced;
  const cast = castElements(builder, location, init, type.elementType);
  return buildPair(builder, location, combiner, [reduced, cast], type);
}

/** Returns the number that all elements of a tensor are, as those of `elementType`; undefined when they are not known, or differ. */
export function splatOf({ definingOp }: Value, elementType: Type): number | undefined {
  const value = definingOp instanceof ConstantOp ? definingOp.properties.get('value') : undefined;
  if (!(value instanceof DenseElementsAttr) || !value.isSplat) return undefined;
  const isUnsigned =
    elementType instanceof IntegerType && (elementType.width === 1 || elementType.signedness === 'unsigned');
  if (!(elementType instanceof FloatType || elementType instanceof IntegerType)) return undefined;
  return isUnsigned ? Number(value.bitsAt(0)) : value.numberAt(0);
}
