import { isDefinedInside } from '../../../ir/ancestors.ts';
import { type Block } from '../../../ir/block.ts';
import {
  RegionBranchOpInterface,
  regionBranchOperands,
  type RegionSuccessor,
} from '../../../ir/interfaces/region-branch.ts';
import { type HandedOver, regionFlow } from '../../../ir/interfaces/region-flow.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { BlockArgument, type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { detachRegions, kept } from './regions.ts';

/**
 * What all operations between whose regions control branches have in common: values that control flow hands over need not be taken where they
 * are known otherwise. Source: mlir/lib/Interfaces/ControlFlowInterfaces.cpp.
 */

type Root<T> = abstract new (...args: never[]) => T;

abstract class RegionBranchPattern<T extends Operation> extends OpRewritePattern<T> {
  readonly root: Root<T>;

  constructor(root: Root<T>) {
    super();
    this.root = root;
  }
}

/** The inputs of one successor with what each may get, one value per edge; the edges are in the same order for all of them. */
type SuccessorInputs = Map<Value, Value[]>;

/** Returns, per successor, what its inputs may get. */
function successorInputs(op: Operation): SuccessorInputs[] {
  const methods = RegionBranchOpInterface.of(op)!;
  const found = new Map<unknown, SuccessorInputs>();
  const add = (values: readonly Value[], successors: readonly RegionSuccessor[]): void => {
    for (const { region, inputs } of successors) {
      const known: SuccessorInputs = found.get(region) ?? new Map<Value, Value[]>();
      found.set(region, known);
      inputs.forEach((input, i) => {
        const sources = known.get(input);
        if (sources) sources.push(values[i]!);
        else known.set(input, [values[i]!]);
      });
    }
  };
  add(methods.entryOperands ?? [], methods.entrySuccessors);
  for (const region of op.regions) {
    for (const { lastOp } of region.blocks) {
      const values = lastOp && regionBranchOperands(lastOp);
      if (values) add(values, methods.successors(region));
    }
  }
  return [...found.values()];
}

/** Uses the only value that can reach an input, where it comes from outside. */
class MakeRegionBranchOpSuccessorInputsDead<T extends Operation> extends RegionBranchPattern<T> {
  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const all = new Map(successorInputs(op).flatMap((inputs) => [...inputs]));
    const onlyReaching = onlyValues(all);
    let changed = false;
    for (const input of all.keys()) {
      const value = input.hasUses ? onlyReaching.get(input) : undefined;
      if (!value || op.regions.some((region) => isDefinedInside(value, region))) continue;
      rewriter.replaceAllUsesWith(input, value);
      changed = true;
    }
    return changed || rewriter.notifyMatchFailure(op, 'no input that always gets the same');
  }
}

/**
 * Returns the value, no input itself, that gets to each input, at once or through other inputs; null where there is more than one. Each input is
 * looked at again twice at most, when a first and when a second value gets to it.
 */
function onlyValues(all: ReadonlyMap<Value, readonly Value[]>): ReadonlyMap<Value, Value | null> {
  const takers = new Map<Value, Value[]>();
  const only = new Map<Value, Value | null>();
  const pending: Value[] = [];
  const take = (input: Value, value: Value | null): void => {
    const known = only.get(input);
    if (known === null || known === value) return;
    only.set(input, known ? null : value);
    pending.push(input);
  };
  for (const [input, sources] of all) {
    for (const source of sources) {
      if (!all.has(source)) take(input, source);
      else if (takers.has(source)) takers.get(source)!.push(input);
      else takers.set(source, [input]);
    }
  }
  for (let input = pending.pop(); input; input = pending.pop()) {
    const value = only.get(input)!;
    for (const taker of takers.get(input) ?? []) take(taker, value);
  }
  return only;
}

/** Uses the first of several inputs that always get the same. */
class RemoveDuplicateSuccessorInputUses<T extends Operation> extends RegionBranchPattern<T> {
  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const numbers = new Map<Value, number>();
    const numberOf = (value: Value): number => {
      const known = numbers.get(value) ?? numbers.size;
      numbers.set(value, known);
      return known;
    };
    let changed = false;
    for (const inputs of successorInputs(op)) {
      const firsts = new Map<string, Value>();
      for (const [input, sources] of inputs) {
        const key = sources.map(numberOf).join();
        const first = firsts.get(key);
        if (!first) firsts.set(key, input);
        else if (input.hasUses) {
          rewriter.replaceAllUsesWith(input, first);
          changed = true;
        }
      }
    }
    return changed || rewriter.notifyMatchFailure(op, 'all inputs get something else');
  }
}

/** Does not hand over what no input that gets it is used for. */
class RemoveDeadRegionBranchOpSuccessorInputs<T extends Operation> extends RegionBranchPattern<T> {
  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const flow = regionFlow(op);
    const isUsed = usedInputs(flow);
    const dead = new Set(flow.flatMap(({ inputs }) => inputs.filter((input) => !isUsed(input))));
    if (dead.size === 0) return rewriter.notifyMatchFailure(op, 'all inputs are used');
    const deadOperands = new Map<Operation, Set<number>>();
    for (const { owner, operandIndex, inputs } of flow) {
      if (!inputs.some((input) => dead.has(input))) continue;
      const indices = deadOperands.get(owner) ?? new Set();
      deadOperands.set(owner, indices.add(operandIndex));
    }
    for (const [owner, indices] of deadOperands) {
      rewriter.modifyOpInPlace(owner, () => owner.eraseOperands((i) => indices.has(i)));
    }
    eraseArguments(dead);
    const keep = op.results.map((result) => !dead.has(result));
    if (!keep.every(Boolean)) rebuildWithResults(op, keep, rewriter);
    return true;
  }
}

/** Erases those of the values that are arguments. */
function eraseArguments(values: Iterable<Value>): void {
  const numbers = new Map<Block, Set<number>>();
  for (const value of values) {
    if (!(value instanceof BlockArgument)) continue;
    const known = numbers.get(value.owner);
    if (known) known.add(value.argNumber);
    else numbers.set(value.owner, new Set([value.argNumber]));
  }
  for (const [block, erased] of numbers) block.eraseArguments(erased);
}

/** Returns whether an input is used, or another one that gets the same along some edge and can only go together with it. */
function usedInputs(flow: readonly HandedOver[]): (input: Value) => boolean {
  const leaders = new Map<Value, Value>();
  const leaderOf = (value: Value): Value => {
    let leader = value;
    for (let next = leaders.get(leader); next; next = leaders.get(leader)) {
      // The way gets shorter each time.
      const beyond = leaders.get(next);
      if (beyond) leaders.set(leader, beyond);
      leader = beyond ?? next;
    }
    return leader;
  };
  for (const { inputs } of flow) {
    const leader = inputs[0] && leaderOf(inputs[0]);
    for (const input of inputs) {
      const other = leaderOf(input);
      if (leader && other !== leader) leaders.set(other, leader);
    }
  }
  const used = new Set(flow.flatMap(({ inputs }) => inputs.filter((input) => input.hasUses).map(leaderOf)));
  return (input) => used.has(leaderOf(input));
}

/** Puts the same operation with those of its results that the mask keeps in the place of `op`. */
function rebuildWithResults(op: Operation, keep: readonly boolean[], rewriter: PatternRewriter): void {
  const { name, location, operands, properties, attributes } = op;
  rewriter.setInsertionPointBefore(op);
  const replacement = rewriter.create({
    name,
    location,
    operands,
    properties,
    attributes,
    regions: detachRegions(op),
    resultTypes: kept(op.resultTypes, keep),
  });
  kept(op.results, keep).forEach((result, i) => rewriter.replaceAllUsesWith(result, replacement.result(i)));
  rewriter.eraseOp(op);
}

/** Returns the patterns that find inputs which need not be used, and leave out what is not used. */
export function regionBranchPatterns<T extends Operation>(root: Root<T>): readonly RewritePattern[] {
  return [
    new MakeRegionBranchOpSuccessorInputsDead(root),
    new RemoveDuplicateSuccessorInputUses(root),
    new RemoveDeadRegionBranchOpSuccessorInputs(root),
  ];
}
