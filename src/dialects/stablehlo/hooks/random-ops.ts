import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, isSize, kDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { typesCompatible } from '../compatible-types.ts';
import { constantNumbers } from '../constant-numbers.ts';
import { type RngBitGeneratorOp, type RngOp } from '../generated/stablehlo-ops.gen.ts';
import { infers, ranked, typesProblem, verifies } from '../verify-problem.ts';

/** Random numbers. Source: the StableHLO specification 1.5; texts in the manner of stablehlo/dialect/TypeInference.cpp. */

/** The most dimensions that are made of the type of a shape: one that says how many without giving any may say billions. */
const maxRank = 2 ** 16;

export const rngOp = {
  verify: infers((op: RngOp) => {
    const { elementType } = ranked(op.a);
    if (op.rngDistribution === 'NORMAL' && !(elementType instanceof FloatType)) return 'mu and sigma must be floats';
    const [size] = ranked(op.shape).shape;
    if (size! > maxRank) return `shape must have at most ${maxRank} elements, but has ${size}`;
    const unknown = isDynamic(size!) ? undefined : new Array<number>(size!).fill(kDynamic);
    const shape = constantNumbers(op.shape) ?? unknown;
    const negative = shape?.find((each) => !isSize(each));
    if (negative !== undefined) return `shape must have sizes of at least 0, but has ${negative}`;
    return shape && typesProblem(op, [RankedTensorType.get(shape, elementType)]);
  }),
};

export const rngBitGeneratorOp = {
  verify: verifies((op: RngBitGeneratorOp) => {
    const { initialState, outputState, context } = op;
    if (!typesCompatible(initialState.type, outputState.type)) {
      return `output state shape must match initial state shape. Got: '${context.printType(initialState.type)}' and '${context.printType(outputState.type)}'`;
    }
    return stateProblem(op);
  }),
};

/** Sizes that states of words of 64 bits have; those of the default algorithm are up to the implementation. */
const stateSizes = { DEFAULT: undefined, THREE_FRY: [2], PHILOX: [2, 3] } as const;

function stateProblem({ initialState, rngAlgorithm, context }: RngBitGeneratorOp): string | undefined {
  const { shape, rank, elementType } = ranked(initialState);
  const sizes: readonly number[] | undefined = stateSizes[rngAlgorithm];
  if (!(elementType instanceof IntegerType) || elementType.width !== 64 || !sizes) return undefined;
  if (rank === 1 && (isDynamic(shape[0]!) || sizes.includes(shape[0]!))) return undefined;
  return `expects the initial state of ${rngAlgorithm} to have one dimension of size ${sizes.join(' or ')}, but got '${context.printType(initialState.type)}'`;
}
