import { Attribute } from '../ir/attribute.ts';
import { type Block } from '../ir/block.ts';
import { type Operation } from '../ir/operation.ts';
import { type Value } from '../ir/value.ts';
import { foldKnown, matchConstant } from './fold.ts';

/** What is known of values: the constant that each is, if any. */
export type Constants = readonly (Attribute | undefined)[];

/** Returns what an operation gives whose folder does not know it, of which some operands are known. */
export type Decide = (op: Operation, operands: Constants) => Attribute | undefined;

/** Folds the operations of a block, of whose arguments some are known, and returns what its terminator takes. Only results that `isOfInterest` names are computed. */
export function evaluateBlock(
  block: Block,
  args: Constants,
  isOfInterest: (value: Value) => boolean,
  decide?: Decide,
): Constants {
  const known = new Map<Value, Attribute | undefined>();
  const valueOf = (value: Value): Attribute | undefined => known.has(value) ? known.get(value) : matchConstant(value); // prettier-ignore
  block.arguments.forEach((argument, i) => known.set(argument, args[i]));
  for (const op of block.operations()) {
    if (op === block.lastOp) break;
    if (op.numResults !== 1 || op.regions.length > 0) continue;
    const [result] = op.results;
    if (!isOfInterest(result!) || matchConstant(result!)) continue;
    const [folded] = foldKnown(op, valueOf) ?? [];
    const decided = (): Attribute | undefined => decide?.(op, op.operands.map(valueOf));
    known.set(result!, folded instanceof Attribute ? folded : folded ? valueOf(folded) : decided());
  }
  return block.lastOp!.operands.map(valueOf);
}
