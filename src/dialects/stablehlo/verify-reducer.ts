import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { RankedTensorType, type ShapedType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { isPromotable, typesCompatible } from './compatible-types.ts';
import { emitInferenceProblem, emitProblem, typesProblem } from './verify-problem.ts';

/**
 * Verifies the computation that reduces two elements of each input to one: twice as many scalars as there are inputs, of which it returns as many.
 * Source: verifyReducerShape of stablehlo/dialect/TypeInference.cpp, texts verbatim.
 */
export function verifyReducer(
  op: Operation,
  body: Region,
  inits: readonly Value[],
  inputs: readonly Value[] = inits,
): LogicalResult {
  const problem = reducerProblem(op, body, inits, inputs);
  return problem === undefined || emitProblem(op, problem);
}

function reducerProblem(
  op: Operation,
  body: Region,
  inits: readonly Value[],
  inputs: readonly Value[],
): string | undefined {
  const block = body.firstBlock!;
  const print = op.context.printType;
  if (block.arguments.length !== inits.length * 2) {
    return `Reduction-region must take ${inits.length * 2} parameters, but takes ${block.arguments.length} parameter(s)`;
  }
  const returned = block.lastOp?.operands ?? [];
  if (returned.length === 0) return 'The reduction-region expected to return some value(s)';
  if (returned.length !== inits.length) {
    return `Reduction-region here must produce ${inits.length} tensors, but produces ${returned.length} instead`;
  }
  for (const [i, { type }] of returned.entries()) {
    if (!(type instanceof RankedTensorType)) {
      return `Reduction-region here must produce tensor-typed result(s), but produces ${print(type)} instead`;
    }
    for (const place of [i, i + inits.length]) {
      const argument = block.arguments[place]!.type;
      if (typesCompatible(argument, type)) continue;
      return `The type of reduction-region's parameter at index ${place} is different than the corresponding result type: '${print(argument)}' vs '${print(type)}'`;
    }
    const init = inits[i]!.type;
    if (!isPromotable((init as ShapedType).elementType, type.elementType)) {
      return `The type of reduction-region's result type at index ${i} differs from the op's corresponding init-value type: '${print(type)}' vs '${print(init)}'`;
    }
    const place = i + inits.length;
    const { elementType } = inputs[i]!.type as RankedTensorType;
    if (!isPromotable(elementType, type.elementType)) {
      return `The element-type of reduction-region's argument at index ${place} is expected to be promotable from '${print(elementType)}', but got '${print(type.elementType)}'`;
    }
    if (type.rank > 0) {
      return `The rank of reduction-region's argument at index ${place} is expected to be <= 0, got ${type.rank}`;
    }
  }
  return undefined;
}

/** Verifies that there are inputs, as many inits, and that inputs have one shape and inits none. */
export function verifyReducedOperands(op: Operation, inputs: readonly Value[], inits: readonly Value[]): LogicalResult {
  if (op.numOperands === 0 || op.numOperands % 2 !== 0) {
    return emitProblem(op, 'expects the size of operands to be even and >= 2');
  }
  const shapes = inputs.map(({ type }) => String((type as RankedTensorType).shape.length));
  for (const [i, input] of inputs.entries()) {
    const isSame = shapes[i] === shapes[0] && sameShape(input, inputs[0]!);
    if (isSame) continue;
    return emitProblem(
      op,
      `expects all inputs to have compatible shapes. Shape at input-index ${i} is not compatible with shape at input-index 0`,
    );
  }
  const ranked = inits.findIndex(({ type }) => (type as RankedTensorType).rank > 0);
  if (ranked < 0) return true;
  const { type } = inits[ranked]!;
  return emitProblem(
    op,
    `The rank of the init-value type at index ${ranked} must be 0, but got '${op.context.printType(type)}'`,
  );
}

function sameShape(a: Value, b: Value): boolean {
  const [first, second] = [a, b].map(({ type }) => type as RankedTensorType);
  return typesCompatible(first!, RankedTensorType.get(second!.shape, first!.elementType));
}

/** Returns the types of what is reduced to a shape: the elements are those that the computation returns. Source: inferReduceOp of TypeInference.cpp. */
export function reducedTypes(body: Region, shape: readonly number[]): readonly Type[] {
  const returned = body.firstBlock?.lastOp?.operands ?? [];
  return returned.map(({ type }) => RankedTensorType.get(shape, (type as RankedTensorType).elementType));
}

/** Verifies the computation of a reduction, and that the results have the types that follow from it. */
export function verifyReduction(
  op: Operation,
  body: Region,
  inits: readonly Value[],
  shape: readonly number[],
  inputs: readonly Value[] = inits,
): LogicalResult {
  if (!verifyReducer(op, body, inits, inputs)) return false;
  const problem = typesProblem(op, reducedTypes(body, shape));
  return problem === undefined || emitInferenceProblem(op, problem);
}
