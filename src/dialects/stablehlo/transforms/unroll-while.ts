import { OpBuilder } from '../../../ir/builder.ts';
import { cloneOperation, IRMapping } from '../../../ir/clone.ts';
import { memoryEffects } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { type Iterations } from '../evaluation/count-iterations.ts';
import { numberTensorType } from '../evaluation/evaluate-operation.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';

/** The iterations of a loop one after the other. Where data may end the loop all are computed, and those behind its end change no result. */

/**
 * What has effects that nobody sees: a device computes what custom calls say and does nothing else, and all devices exchange the numbers
 * of an iteration that does not count.
 */
const harmless = [
  hlo.AllGatherOp,
  hlo.AllReduceOp,
  hlo.AllToAllOp,
  hlo.CollectiveBroadcastOp,
  hlo.CollectivePermuteOp,
  hlo.CustomCallOp,
  hlo.ReduceScatterOp,
  hlo.RngOp,
];

/** Tells whether nothing is seen of an operation, and of those in it, but its results. */
function hasResultsAlone(root: Operation): boolean {
  return walk(root, {
    before(op) {
      if (harmless.some((kind) => op instanceof kind)) return 'advance';
      const effects = memoryEffects(op);
      const isKnown = effects ? effects.length === 0 : op.hasTrait('RecursiveMemoryEffects');
      return isKnown ? 'advance' : 'interrupt';
    },
  });
}

const endsByData = ({ isOpen }: Iterations): boolean => isOpen.includes(true);

/** Tells whether more iterations than the loop has may be computed, and results be chosen. */
export function canUnroll(loop: hlo.WhileOp, iterations: Iterations): boolean {
  if (!endsByData(iterations)) return true;
  // Where the type of a result leaves sizes open, those that the loop begins with count.
  return hasResultsAlone(loop) && loop.results.every(({ hasUses }, i) => !hasUses || numberTensorType(loop.operand(i).type)); // prettier-ignore
}

/** Returns what is copied for each iteration, besides choices, of which there are as many as results. */
export function copiedOperations({ body, cond, results }: hlo.WhileOp, iterations: Iterations): Operation[] {
  if (!endsByData(iterations)) return [...body.operations()];
  const choices = results.map(() => body.firstBlock!.lastOp!);
  return [...cond.operations(), ...body.operations(), ...choices];
}

/** Puts the iterations in front of a loop; returns its results, and the operations that were made. */
export function copyIterations(
  loop: hlo.WhileOp,
  { isOpen }: Iterations,
): { results: readonly Value[]; made: readonly Operation[] } {
  const builder = OpBuilder.before(loop);
  const { location } = loop;
  const made: Operation[] = [];
  const copy = (region: Region, args: readonly Value[]): Value[] => {
    const mapping = new IRMapping();
    const block = region.firstBlock!;
    block.arguments.forEach((argument, place) => mapping.map(argument, args[place]!));
    for (const op of block.operations()) {
      if (op !== block.lastOp) made.push(builder.insert(cloneOperation(op, mapping)));
    }
    return block.lastOp!.operands.map((value) => mapping.lookup(value));
  };
  const and = (lhs: Value, rhs: Value): Value => {
    made.push(hlo.AndOp.build(builder, location, { lhs, rhs, resultType: lhs.type }));
    return made.at(-1)!.result(0);
  };
  const choose = (pred: Value, onTrue: Value, onFalse: Value): Value => {
    made.push(hlo.SelectOp.build(builder, location, { pred, onTrue, onFalse, resultType: onTrue.type }));
    return made.at(-1)!.result(0);
  };

  /** Whether the loop has not ended yet; undefined as long as that is certain. */
  let goesOn: Value | undefined;
  /** What the loop would carry if nothing had ended it. */
  let carried: readonly Value[] = loop.operands;
  let results = carried;
  for (const isConditional of isOpen) {
    if (isConditional) {
      const [condition] = copy(loop.cond, carried);
      goesOn = goesOn ? and(goesOn, condition!) : condition!;
    }
    carried = copy(loop.body, carried);
    const pred = goesOn;
    results = pred
      ? carried.map((value, i) => (loop.result(i).hasUses ? choose(pred, value, results[i]!) : value))
      : carried;
  }
  return { results, made };
}
