import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type Constants, evaluateBlock } from '../../../rewrite/evaluate-block.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type WhileOp } from '../generated/scf-ops.gen.ts';

const isScalar = ({ type }: Value): boolean => type instanceof IntegerType || type instanceof FloatType || type instanceof IndexType; // prettier-ignore

/** Returns how often the second region of a loop runs; undefined when the condition follows from more than constants, or it runs more often than `limit`. */
export function countIterations({ before, after, inits }: WhileOp, limit: number): number | undefined {
  let carried: Constants = inits.map((value) => matchConstant(value));
  for (let count = 0; count <= limit; count++) {
    const [goesOn, ...forwarded] = evaluateBlock(before.firstBlock!, carried, isScalar);
    if (!(goesOn instanceof IntegerAttr)) return undefined;
    if (goesOn.value === 0n) return count;
    carried = evaluateBlock(after.firstBlock!, forwarded, isScalar);
  }
  return undefined;
}
