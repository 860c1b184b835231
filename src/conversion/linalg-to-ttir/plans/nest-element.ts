import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { buildComputation, buildSplat, scalarConstant } from '../body/scalar-body.ts';
import { alignmentProblem, buildAligned } from '../loops/loop-space.ts';
import { type Nest } from '../loops/nest.ts';

/** Says why the tensors that used arguments of the body are elements of cannot be brought to loop space. */
export function operandProblem({ op, body, maps, ranges }: Nest, used: ReadonlySet<Value>): string | undefined {
  for (const [i, argument] of body.arguments.entries()) {
    if (!used.has(argument)) continue;
    const { type } = op.operand(i);
    if (!(type instanceof RankedTensorType)) {
      if (!scalarConstant(op.operand(i))) return 'an index is not constant';
    } else {
      const problem = alignmentProblem(maps[i]!, type.shape, ranges);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

/** Makes the computation of an element in loop space. */
export function buildElement(
  { op, body, maps, ranges }: Nest,
  computation: readonly Operation[],
  element: Value,
  rewriter: ConversionPatternRewriter,
  operands: readonly Value[],
): Value {
  const { location } = op;
  return buildComputation(rewriter, location, computation, element, ranges, (argument) => {
    const i = body.arguments.indexOf(argument as never);
    const constant = scalarConstant(op.operand(i));
    if (constant) return buildSplat(rewriter, location, constant, ranges.map(() => 1)); // prettier-ignore
    return buildAligned(rewriter, location, operands[i]!, maps[i]!, ranges);
  });
}

/** Returns the constant that an argument of the body always is. */
export function constantOperand({ op, body }: Nest, value: Value): ReturnType<typeof scalarConstant> {
  const i = body.arguments.indexOf(value as never);
  return i < 0 ? undefined : scalarConstant(op.operand(i));
}
