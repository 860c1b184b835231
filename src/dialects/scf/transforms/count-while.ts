import { Attribute } from '../../../ir/attribute.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Block } from '../../../ir/block.ts';
import { FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { foldAside, matchConstant } from '../../../rewrite/fold.ts';
import { type WhileOp } from '../generated/scf-ops.gen.ts';

/** The values of scalars, as far as they are known. */
type Known = Map<Value, Attribute | undefined>;

const isScalar = ({ type }: Value): boolean => type instanceof IntegerType || type instanceof FloatType || type instanceof IndexType; // prettier-ignore

/** Folds the scalars of a block whose arguments are known, and returns what its terminator takes. */
function evaluate(block: Block, args: readonly (Attribute | undefined)[]): (Attribute | undefined)[] {
  const known: Known = new Map();
  const valueOf = (value: Value): Attribute | undefined => known.has(value) ? known.get(value) : matchConstant(value); // prettier-ignore
  block.arguments.forEach((argument, i) => known.set(argument, args[i]));
  for (const op of block.operations()) {
    if (op === block.lastOp) break;
    if (op.numResults !== 1 || op.regions.length > 0 || !isScalar(op.result(0)) || matchConstant(op.result(0)))
      continue;
    const [result] = foldAside(op, op.operands.map(valueOf)) ?? []; // prettier-ignore
    known.set(op.result(0), result instanceof Attribute ? result : result && valueOf(result));
  }
  return block.lastOp!.operands.map(valueOf);
}

/** Returns how often the second region of a loop runs; undefined when the condition follows from more than constants, or it runs more often than `limit`. */
export function countIterations({ before, after, inits }: WhileOp, limit: number): number | undefined {
  let carried = inits.map((value) => matchConstant(value));
  for (let count = 0; count <= limit; count++) {
    const [goesOn, ...forwarded] = evaluate(before.firstBlock!, carried);
    if (!(goesOn instanceof IntegerAttr)) return undefined;
    if (goesOn.value === 0n) return count;
    carried = evaluate(after.firstBlock!, forwarded);
  }
  return undefined;
}
