import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { GetDimensionSizeOp, ReduceOp } from '../generated/stablehlo-ops.gen.ts';
import { evaluateOperation, numberTensorType, type KnownTensor } from './evaluate-operation.ts';
import { decidedByOne } from './decided-by-one.ts';
import { evaluateReduction } from './evaluate-reduction.ts';
import { wrapInteger } from './integer-functions.ts';

/** The numbers and truth values of a program that follow from constants, each computed when it is asked for and remembered. */
export class Evaluation {
  readonly #known = new Map<Value, KnownTensor | undefined>();

  /** `outside` knows the values from outside `scope`, of which this evaluation assumes something: the arguments of its regions. */
  constructor(
    readonly maxElements: number,
    readonly scope?: { readonly op: Operation; readonly outside: Evaluation },
  ) {}

  /** Says what an argument is; what is not known stays so. */
  assume(argument: Value, tensor: KnownTensor | undefined): void {
    this.#known.set(argument, tensor);
  }

  /** Returns the elements of a value, undefined when they are not known. Uses no recursion on the program: chains may be long. */
  elementsOf(value: Value): KnownTensor | undefined {
    const pending = [value];
    for (let current = pending.at(-1); current; current = pending.at(-1)) {
      const missing = this.#known.has(current) ? [] : this.#compute(current);
      if (missing.length === 0) pending.pop();
      else pending.push(...missing);
    }
    return this.#known.get(value);
  }

  /** Computes a value, or returns what has to be known before. */
  #compute(value: Value): readonly Value[] {
    const { definingOp: op } = value;
    if (this.scope && !(op && this.scope.op.isProperAncestorOf(op)) && !this.#isOwnArgument(value)) {
      this.#known.set(value, this.scope.outside.elementsOf(value));
      return [];
    }
    const type = numberTensorType(value.type);
    // An operation with regions has more to it than its operands, but for the function that reduces.
    const hasMore = op && op.regions.length > 0 && !(op instanceof ReduceOp);
    if (!op || hasMore || !type || type.numElements > this.maxElements) {
      this.#known.set(value, undefined);
      return [];
    }
    const constant = matchConstant(value);
    if (constant) {
      this.#known.set(value, knownConstant(constant));
      return [];
    }
    if (op instanceof GetDimensionSizeOp) {
      // The operand need not be known.
      const size = sizeOf(op);
      this.#known.set(value, size === undefined ? undefined : { shape: [], elements: [BigInt(size)] });
      return [];
    }
    const missing = op.operands.filter((operand) => !this.#known.has(operand));
    if (missing.length > 0) return missing;
    const operands = op.operands.map((operand) => this.#known.get(operand));
    const areKnown = operands.every((operand) => operand !== undefined);
    this.#known.set(value, areKnown ? evaluateKnown(op, operands) : decidedByOne(op, operands));
    return [];
  }

  #isOwnArgument(value: Value): boolean {
    return this.scope!.op.regions.some((region) => region.blocks.some((block) => value.parentBlock === block));
  }
}

function evaluateKnown(op: Operation, operands: readonly KnownTensor[]): KnownTensor | undefined {
  return op instanceof ReduceOp ? evaluateReduction(op, operands) : evaluateOperation(op, operands);
}

function sizeOf({ operandValue, dimension }: GetDimensionSizeOp): number | undefined {
  const size = (operandValue.type as RankedTensorType).shape[dimension]!;
  return isDynamic(size) ? undefined : size;
}

function knownConstant(constant: unknown): KnownTensor | undefined {
  if (!(constant instanceof DenseElementsAttr)) return undefined;
  const { elementType, type } = constant;
  const element = (i: number): bigint =>
    elementType instanceof IntegerType ? wrapInteger(elementType, constant.bitsAt(i)) : constant.bitsAt(i);
  // A splat keeps one element, also where it has none.
  const elements = constant.isSplat
    ? new Array<bigint>(type.numElements).fill(element(0))
    : Array.from({ length: type.numElements }, (_, i) => element(i));
  return { shape: type.shape, elements };
}
