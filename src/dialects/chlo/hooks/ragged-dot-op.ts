import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { structHooks } from '../../stablehlo/assembly/struct-attributes.ts';
import { dimRangeProblem, dotDimensionProblem } from '../../stablehlo/dot-shape.ts';
import { listText } from '../../stablehlo/list-text.ts';
import { infersTypes } from '../../stablehlo/infers-types.ts';
import { precisionProblem } from '../../stablehlo/precision-problem.ts';
import { ranked, shapeProblem, verifies } from '../../stablehlo/verify-problem.ts';
import { type RaggedDotOp } from '../generated/chlo-ops.gen.ts';
import { outerDimensions, raggedDotShape, raggedModeOf } from '../ragged-dot.ts';

export const raggedDotDimensionNumbers = structHooks([
  ['lhs_batching_dimensions', 'dims'],
  ['rhs_batching_dimensions', 'dims'],
  ['lhs_contracting_dimensions', 'dims'],
  ['rhs_contracting_dimensions', 'dims'],
  ['lhs_ragged_dimensions', 'dims'],
  ['rhs_group_dimensions', 'dims'],
]);

/** Source: RaggedDotOp::verify of stablehlo/dialect/ChloOps.cpp, for what is verified. Differs: the words are ours where `stablehlo.dot_general` has none. */
export const raggedDotOp = {
  verify: verifies(precisionProblem, factorProblem, groupProblem, resultProblem),
  interfaces: infersTypes((op: RaggedDotOp) => [
    RankedTensorType.get(resultShape(op), ranked(op.result()).elementType),
  ]),
};

/** Says what is wrong with the dimensions of factors, but for those of groups. */
function factorProblem(op: RaggedDotOp): string | undefined {
  const numbers = op.raggedDotDimensionNumbers;
  const [lhs, rhs] = [ranked(op.lhs).shape, ranked(op.rhs).shape];
  const problem = dotDimensionProblem(numbers, lhs, rhs);
  if (problem !== undefined) return problem;
  const { lhsRaggedDimensions: ragged } = numbers;
  if (ragged.length !== 1) {
    return `there must be exactly one ragged dimension in the lhs, but there are ${ragged.length}`;
  }
  return dimRangeProblem('lhs_ragged_dimensions', ragged, lhs.length);
}

/** Says that the right factor has not the groups that the sizes are of. */
function groupProblem(op: RaggedDotOp): string | undefined {
  const numbers = op.raggedDotDimensionNumbers;
  const [lhs, rhs, sizes] = [ranked(op.lhs).shape, ranked(op.rhs).shape, ranked(op.groupSizes).shape];
  const outer = outerDimensions(numbers).map((dim) => lhs[dim]!);
  if (sizes.length === 0) return 'expected group_sizes to have at least one dimension';
  const numGroups = sizes.at(-1)!;
  if (sizes.length > 1 && !dimsAgree(sizes.slice(0, -1), outer)) {
    const shapes = outer.length === 0 ? [[numGroups]] : [[...outer, numGroups], [numGroups]];
    const expected = shapes.map((shape) => `[${listText(shape)}]`).join(' or ');
    return `expected group_sizes to have shape ${expected}, but got [${listText(sizes)}]`;
  }
  const { rhsGroupDimensions: groups, rhsBatchingDimensions, rhsContractingDimensions } = numbers;
  if (raggedModeOf(numbers) !== 'non-contracting') {
    return groups.length === 0
      ? undefined
      : 'there must be no group dimension in the rhs when the lhs ragged dimension is contracting or batch';
  }
  if (groups.length !== 1) {
    return 'there must be exactly one group dimension in the rhs when the lhs ragged dimension is non-contracting';
  }
  const [group] = groups as readonly [number];
  const outside = dimRangeProblem('rhs_group_dimensions', groups, rhs.length);
  if (outside !== undefined) return outside;
  for (const [name, dims] of [
    ['batching', rhsBatchingDimensions],
    ['contracting', rhsContractingDimensions],
  ] as const) {
    if (dims.includes(group)) {
      return `has duplicated dimension from rhs_group_dimensions and rhs_${name}_dimensions: ${group}`;
    }
  }
  if (dimsAgree([rhs[group]!], [numGroups])) return undefined;
  return `rhs group dimension is expected to have size=${listText([numGroups])}, got ${listText([rhs[group]!])}`;
}

function resultProblem(op: RaggedDotOp): string | undefined {
  return shapeProblem(op, resultShape(op));
}

function resultShape(op: RaggedDotOp): readonly number[] {
  const [lhs, rhs, sizes] = [ranked(op.lhs).shape, ranked(op.rhs).shape, ranked(op.groupSizes).shape];
  return raggedDotShape(op.raggedDotDimensionNumbers, lhs, rhs, sizes.at(-1)!);
}
