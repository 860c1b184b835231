import { functionTypeOf } from '../../../builtin/function-op.ts';
import { DenseElementsAttr, denseFromNumbers } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk, walkOps } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { setFunctionType } from '../../func/function-type.ts';
import { FuncOp } from '../../func/generated/func-ops.gen.ts';
import { WordOverflow } from '../analysis/word-overflow.ts';
import { ConstantOp, TypecastOp } from '../generated/ttir-ops.gen.ts';
import { TTIRElementTypeNormalizationPassBase } from '../generated/ttir-passes.gen.ts';
import { narrowElementType } from '../narrow-element-type.ts';
import { eraseWithInit } from './erase-with-init.ts';
import { foldNarrowConstants } from './fold-narrow-constants.ts';
import { holdNarrowTypes } from './hold-narrow-types.ts';

/** Returns a tensor type without layout with elements that the device can hold, other types as they are. */
function normalizedType(type: Type): Type {
  if (!(type instanceof RankedTensorType) || type.encoding) return type;
  const elementType = narrowElementType(type.elementType);
  return elementType === type.elementType ? type : RankedTensorType.get(type.shape, elementType);
}

/** Returns the least and the largest number of 32-bit integers. */
function limitsOf({ signedness }: IntegerType): readonly [least: number, largest: number] {
  return signedness === 'unsigned' ? [0, 2 ** 32 - 1] : [-(2 ** 31), 2 ** 31 - 1];
}

/** Gives a constant elements of the normalized type: floats are rounded, integers beyond 32 bits become the nearest that there is. */
function normalizeConstant(op: ConstantOp): void {
  const value = op.properties.get('value');
  if (!(value instanceof DenseElementsAttr)) return;
  const type = normalizedType(value.type);
  if (type === value.type || !(type instanceof RankedTensorType)) return;
  const { isSplat } = value;
  const numbers = Array.from({ length: isSplat ? 1 : value.type.numElements }, (_, i) => value.numberAt(i));
  const narrow = numbers.map((number) => clampTo(type.elementType, number));
  const isInteger = type.elementType instanceof IntegerType;
  const lost = narrow.findIndex((number, i) => (isInteger ? number !== numbers[i] : isInfinityOf(numbers[i]!, number)));
  if (lost >= 0) {
    const exact = value.attributeAt(lost);
    const text = exact instanceof IntegerAttr ? exact.value : numbers[lost];
    op.emitWarning(`element ${text} is beyond 32 bits`, `it becomes ${narrow[lost]}`);
  }
  op.setProperty('value', denseFromNumbers(type, narrow));
}

function clampTo(elementType: Type, number: number): number {
  if (!(elementType instanceof IntegerType)) return Math.fround(number);
  const [least, largest] = limitsOf(elementType);
  return Math.min(largest, Math.max(least, number));
}

/** Tells whether `narrow` is an infinity that stands for a finite number. */
function isInfinityOf(number: number, narrow: number): boolean {
  return Number.isFinite(number) && !Number.isFinite(narrow);
}

/** Warns of the first operation of a function whose integers of 64 bits may be beyond 32, where nothing else shows it. */
function warnOfOverflow(func: FuncOp): void {
  const ops = func.body.blocks.flatMap((block) => [...block.operations()]);
  new WordOverflow()
    .first(ops)
    ?.emitWarning(
      'integers of 64 bits are computed in 32 bits, which this result may leave',
      'what is beyond them is cut off; values that nothing bounds are taken to be any of 32 bits',
    );
}

/** Replaces a typecast that has become one to the type that it comes from by its input. */
function eraseNoopTypecast(op: TypecastOp): void {
  const input = op.inputs[0]!;
  const result = op.result();
  if (input.type !== result.type) return;
  result.replaceAllUsesWith(input);
  eraseWithInit(op);
}

/**
 * `ttir-element-type-normalization`. PyTorch indexes with i64, and the device has no format for it. Differs: upstream's pass of that
 * name came later; here it changes 64-bit types, and computes what is done with constants of narrow ones.
 */
export class TTIRElementTypeNormalizationPass extends TTIRElementTypeNormalizationPassBase {
  /** Most programs have no such types: then there is nothing to verify. */
  override changesNested = false;
  /** The types that values had before. */
  readonly #before = new Map<Value, Type>();
  #typecasts: TypecastOp[] = [];

  override runOnOperation(module: Operation): LogicalResult {
    this.changesNested = false;
    this.#before.clear();
    this.#typecasts = [];
    if (foldNarrowConstants(module)) this.changesNested = true;
    if (holdNarrowTypes(module)) this.changesNested = true;
    walkOps(module, FuncOp, warnOfOverflow);
    walk(module, { before: (op) => this.#normalize(op) });
    if (this.changesNested) this.#typecasts.forEach(eraseNoopTypecast);
    return true;
  }

  #normalize(op: Operation): void {
    const { results, regions } = op;
    if (op instanceof TypecastOp && this.#changesType(op)) this.#typecasts.push(op);
    for (let i = 0; i < results.length; i++) this.#normalizeValue(results[i]!);
    for (let i = 0; i < regions.length; i++) {
      for (const block of regions[i]!.blocks) for (const argument of block.arguments) this.#normalizeValue(argument);
    }
    if (op instanceof ConstantOp) normalizeConstant(op);
    if (op instanceof FuncOp) this.#normalizeSignature(op);
  }

  /** Tells whether the operation was there to change the type, whether or not that of its operand is another one by now. */
  #changesType(op: TypecastOp): boolean {
    const input = op.inputs[0];
    return input !== undefined && (this.#before.get(input) ?? input.type) !== op.result().type;
  }

  #normalizeValue(value: Value): void {
    const { type } = value;
    const normalized = normalizedType(type);
    if (normalized === type) return;
    this.#before.set(value, type);
    value.type = normalized;
    this.changesNested = true;
  }

  #normalizeSignature(op: FuncOp): void {
    const type = functionTypeOf(op);
    const normalized = FunctionType.get(
      type.context,
      type.inputs.map(normalizedType),
      type.results.map(normalizedType),
    );
    if (normalized === type) return;
    setFunctionType(op, normalized);
    this.changesNested = true;
  }
}
