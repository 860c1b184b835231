import { isDefinedInside } from '../../ir/ancestors.ts';
import { type Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { IRMapping } from '../../ir/clone.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { CopyBudget } from '../../rewrite/copy-budget.ts';
import { carryMore } from './carry-more.ts';
import { ForOp } from './generated/affine-ops.gen.ts';
import { exactStep } from './loop-step.ts';
import { promoteIfSingleIteration } from './promote-loop.ts';
import { buildReduction, type LoopReduction, reductionsOfLoop } from './reductions.ts';
import { isTripCountMultipleOf, knownTripCount } from './trip-count.ts';
import { buildBumpedIndex, canSplit, setStep, splitOffRest } from './unroll-loop.ts';

/**
 * Does `factor` iterations of a loop in one, those of loops in it together. As upstream, what the loop carries starts as often with the values that it
 * starts with, and results that are no reductions are those of the first copy. Source: loopUnrollJamByFactor of
 * mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp. Differs: loops that carry values inside of other operations are left alone, of which
 * invalid IR comes there, and so are loops that make the program too large.
 */
export function unrollJam(loop: ForOp, factor: bigint): void {
  const count = knownTripCount(loop);
  if (factor === 1n) return void (count === 1n && promoteIfSingleIteration(loop));
  const body = loop.region.firstBlock!;
  if (body.firstOp === body.lastOp || (count !== undefined && count < factor)) return;
  const parts = partsOf(loop);
  if (!parts) return;
  const hasRest = !isTripCountMultipleOf(loop, factor);
  if ((hasRest && !canSplit(loop)) || !new CopyBudget().take([loop], Number(factor))) return;
  const reductions = reductionsOfLoop(loop);
  if (hasRest) splitOffRest(loop, factor);
  const jammed = copyParts(loop, parts, Number(factor));
  combineResults(jammed, reductions, Number(factor));
  promoteIfSingleIteration(jammed);
}

/** What a loop is made of. */
interface LoopParts {
  /** Operations between loops, in the order of the text. */
  readonly rows: readonly (readonly Operation[])[];
  /** The loops that carry values, inner before outer. */
  readonly carriers: readonly ForOp[];
}

/** Returns the parts of a loop; undefined where the bounds of a loop in it are computed in it, or where such a loop is not known to run as often as it. */
function partsOf(loop: ForOp): LoopParts | undefined {
  const rows: Operation[][] = [];
  const chain = new Set<Operation>([loop]);
  const visitBody = (body: Block): void => {
    let row: Operation[] = [];
    const endRow = (): void => {
      if (row.length > 0) rows.push(row);
      row = [];
    };
    for (let op = body.firstOp; op && op !== body.lastOp; op = op.next) {
      if (!(op instanceof ForOp)) {
        row.push(op);
        continue;
      }
      endRow();
      chain.add(op);
      visitBody(op.region.firstBlock!);
    }
    endRow();
  };
  visitBody(loop.region.firstBlock!);
  const carriers: ForOp[] = [];
  const isFine = walk(loop, {
    after: (op) => {
      if (!(op instanceof ForOp)) return undefined;
      const bounds = [...op.lowerBoundOperands, ...op.upperBoundOperands];
      if (!bounds.every((value) => !isDefinedInside(value, loop.region))) return 'interrupt';
      if (op.inits.length === 0) return undefined;
      carriers.push(op);
      return chain.has(op) ? undefined : 'interrupt';
    },
  });
  return isFine ? { rows, carriers } : undefined;
}

/** Copies the parts behind themselves, from the last copy on, so that the first stands first; returns the loop that stands for `loop`. */
function copyParts(loop: ForOp, { rows, carriers }: LoopParts, factor: number): ForOp {
  const mappings = Array.from({ length: factor }, () => new IRMapping());
  let jammed = loop;
  const loops = carriers.map((carrier) => {
    const times = factor - 1;
    const { inits } = carrier;
    const yielded = carrier.region.firstBlock!.lastOp!.operands;
    const replacement = carryMore(carrier, repeat(inits, times), repeat(yielded, times));
    if (carrier === loop) jammed = replacement;
    const [, ...iterArgs] = replacement.region.firstBlock!.arguments;
    for (let i = 1; i < factor; i++) {
      inits.forEach((_, j) => {
        mappings[i]!.map(iterArgs[j]!, iterArgs[i * inits.length + j]!);
        mappings[i]!.map(replacement.result(j), replacement.result(i * inits.length + j));
      });
    }
    return replacement;
  });
  const step = exactStep(jammed);
  setStep(jammed, step * BigInt(factor));
  const [index] = jammed.region.firstBlock!.arguments;
  for (let i = factor - 1; i >= 1; i--) {
    const mapping = mappings[i]!;
    for (const row of rows) {
      const builder = OpBuilder.after(row.at(-1)!);
      if (index!.hasUses) mapping.map(index!, buildBumpedIndex(builder, jammed.location, index!, step * BigInt(i)));
      for (const op of row) builder.clone(op, mapping);
    }
    for (const each of loops) mapCopy(each, mapping, i, factor);
  }
  return jammed;
}

/** Makes copy `i` of what the loop carries start with, and end in, the values of that copy. */
function mapCopy(loop: ForOp, mapping: IRMapping, i: number, factor: number): void {
  const { inits } = loop;
  const width = inits.length / factor;
  const firstInit = loop.numOperands - inits.length;
  const terminator = loop.region.firstBlock!.lastOp!;
  for (let j = 0; j < width; j++) {
    loop.setOperand(firstInit + i * width + j, mapping.lookup(inits[j]!));
    terminator.setOperand(i * width + j, mapping.lookup(terminator.operand(j)));
  }
}

function combineResults(loop: ForOp, reductions: readonly LoopReduction[], factor: number): void {
  const width = loop.numResults / factor;
  const builder = OpBuilder.after(loop);
  for (const { kind, position } of reductions) {
    const first = loop.result(position);
    const made = new Set<Operation>();
    let combined: Value = first;
    for (let i = factor - 1; i >= 1; i--) {
      combined = buildReduction(builder, loop.location, kind, combined, loop.result(i * width + position));
      made.add(combined.definingOp!);
    }
    first.replaceAllUsesWith(combined, ({ owner }) => made.has(owner));
  }
}

const repeat = (values: readonly Value[], times: number): Value[] => Array.from({ length: times }, () => values).flat();
