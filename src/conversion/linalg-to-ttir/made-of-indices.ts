import { type Operation } from '../../ir/operation.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { InternalError } from '../../support/invariant.ts';
import { noIndices } from '../arith-to-ttir/arith-to-ttir.ts';
import { buildComputation, buildSplat, computationOf, scalarConstant } from './body/scalar-body.ts';
import { buildExpanded } from './loops/loop-space.ts';

/** Makes a tensor in a place. */
type Plan = (rewriter: ConversionPatternRewriter) => Value;

/**
 * Plans the tensor of the elements that the region of an operation yields for their indices, which are its arguments, or says why TTIR cannot
 * compute them. (i, j) -> i + j gives [[0, 1, 2], [1, 2, 3]] of [2, 3].
 */
export function planMadeOfIndices(op: Operation, { shape, elementType }: RankedTensorType): Plan | string {
  if (elementType instanceof IndexType) return noIndices;
  const body = op.regions[0]!.firstBlock!;
  const element = body.lastOp!.operand(0);
  const constant = scalarConstant(element);
  if (constant) return (rewriter) => buildSplat(rewriter, op.location, constant, shape);
  const computation = computationOf(body, element);
  if (!computation) return 'TTIR cannot compute the body';
  const noTensor = (): never => {
    throw new InternalError('an argument of the region is no index');
  };
  return (rewriter) => {
    const value = buildComputation(rewriter, op.location, computation, element, shape, noTensor);
    return buildExpanded(rewriter, op.location, value, shape);
  };
}
