import { Attribute } from '../ir/attribute.ts';
import { type Block } from '../ir/block.ts';
import { type Value } from '../ir/value.ts';
import { foldAside, matchConstant } from './fold.ts';

/** What is known of values: the constant that each is, if any. */
export type Constants = readonly (Attribute | undefined)[];

/** Folds the operations of a block, of whose arguments some are known, and returns what its terminator takes. Only results that `isOfInterest` names are computed. */
export function evaluateBlock(block: Block, args: Constants, isOfInterest: (value: Value) => boolean): Constants {
  const known = new Map<Value, Attribute | undefined>();
  const valueOf = (value: Value): Attribute | undefined => known.has(value) ? known.get(value) : matchConstant(value); // prettier-ignore
  block.arguments.forEach((argument, i) => known.set(argument, args[i]));
  for (const op of block.operations()) {
    if (op === block.lastOp) break;
    if (op.numResults !== 1 || op.regions.length > 0) continue;
    const [result] = op.results;
    if (!isOfInterest(result!) || matchConstant(result!)) continue;
    const [folded] = foldAside(op, op.operands.map(valueOf)) ?? []; // prettier-ignore
    known.set(result!, folded instanceof Attribute ? folded : folded && valueOf(folded));
  }
  return block.lastOp!.operands.map(valueOf);
}
