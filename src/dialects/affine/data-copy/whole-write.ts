import { type AffineExpr } from '../../../affine/affine-expr.ts';
import { flattenLinear } from '../../../affine/affine-flattener.ts';
import { usedPositions } from '../../../affine/affine-walk.ts';
import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { inductionVars } from '../dependence/iteration-domain.ts';
import { type MemoryAccess } from '../dependence/memory-access.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { constantTripCount, lowerBound, upperBound } from '../loop-bounds.ts';
import { exactStep } from '../loop-step.ts';
import { composeMapAndOperands, type MapAndOperands } from '../map-and-operands.ts';
import { knownTripCount } from '../trip-count.ts';

/**
 * Tells whether a store in a block, or in loops there, writes each element that is in the box around what it writes, so that a buffer for these need not have what was there
 * before. Upstream takes it to. `isOfKnownSize` asks for a box whose size is exact, not one that is at least as large.
 */
export function writesWholeBox(store: MemoryAccess, block: Block, isOfKnownSize: boolean): boolean {
  const loops = loopsBetween(store.op, block);
  if (!loops) return false;
  const counters = new Map(loops.map((loop) => [inductionVars(loop)[0]!, loop]));
  const { map, operands } = store.place;
  const used = new Set<Value>();
  /** Takes a counter for one dimension, on which no other one may depend. */
  const take = (value: Value): boolean => !used.has(value) && used.add(value) !== undefined;
  const isContiguous = (expr: AffineExpr): boolean => {
    const terms = termsOf(expr, operands)?.filter(({ value }) => counters.has(value));
    if (!terms?.every(({ value }) => take(value))) return false;
    const [term] = terms;
    if (!term) return true;
    if (terms.length > 1 || (term.factor !== 1n && term.factor !== -1n)) return isSumContiguous(terms, counters);
    const loop = counters.get(term.value)!;
    const outer = counterOfTiles(loop, counters);
    if (outer === null || exactStep(loop) !== 1n) return false;
    if (outer && !take(outer)) return false;
    return (
      !isOfKnownSize || knownTripCount(loop) !== undefined || (outer !== undefined && hasConstantEnds(loop, outer))
    );
  };
  return (
    map.results.every(isContiguous) &&
    [...counters].every(([value, loop]) => used.has(value) || (knownTripCount(loop) ?? 0n) > 0n)
  );
}

/** A value times a number. */
interface Term {
  readonly value: Value;
  readonly factor: bigint;
}

/** Returns what is summed up to dims in a linear expression; undefined of any other. */
function termsOf(expr: AffineExpr, operands: readonly Value[]): Term[] | undefined {
  const form = flattenLinear(expr);
  return form?.dims.flatMap((factor, i) => (factor === 0 ? [] : [{ value: operands[i]!, factor: BigInt(factor) }]));
}

/** Tells whether sums of multiples of counters, whose loops have constant bounds, have no gaps between them. */
function isSumContiguous(terms: readonly Term[], counters: ReadonlyMap<Value, ForOp>): boolean {
  const spans = terms.map(({ value, factor }) => {
    const loop = counters.get(value)!;
    const distance = (factor < 0n ? -factor : factor) * exactStep(loop);
    return { distance, count: constantTripCount(loop) ?? 0n };
  });
  spans.sort((a, b) => (a.distance < b.distance ? -1 : a.distance > b.distance ? 1 : 0));
  let size = 1n;
  for (const { distance, count } of spans) {
    if (count === 0n || (count > 1n && distance > size)) return false;
    size += distance * (count - 1n);
  }
  return true;
}

/** Tells whether a loop through tiles ends behind the tile or at numbers. */
function hasConstantEnds(loop: ForOp, outer: Value): boolean {
  const upper = composeMapAndOperands(upperBound(loop));
  return upper.map.results.every((expr) => expr.kind === 'constant' || distanceFrom(outer, expr, upper) !== undefined);
}

/**
 * Returns what counts the tiles through which a loop goes, where these have no gaps between them; nothing where the bounds of the loop do not depend on other counters,
 * and null where they depend on these in other ways.
 */
function counterOfTiles(loop: ForOp, counters: ReadonlyMap<Value, ForOp>): Value | undefined | null {
  const [lower, upper] = [lowerBound(loop), upperBound(loop)].map((bound) => composeMapAndOperands(bound)) as [
    MapAndOperands,
    MapAndOperands,
  ];
  const inner = new Set([...lower.operands, ...upper.operands].filter((operand) => counters.has(operand)));
  const [counter] = inner;
  if (!counter) return undefined;
  const tiles = counters.get(counter)!;
  const [start, ...others] = lower.map.results.map((expr) => distanceFrom(counter, expr, lower));
  const ends = upper.map.results.map((expr) => distanceFrom(counter, expr, upper));
  if (inner.size > 1 || others.length > 0 || start === undefined) return null;
  // Other candidates of the end are the same for all tiles.
  const isEnd = upper.map.results.every((expr, i) => ends[i] !== undefined || !usesOperand(expr, upper, counter));
  const isFull =
    ends.some((end) => end !== undefined) && ends.every((end) => end === undefined || end - start >= exactStep(tiles));
  return isEnd && isFull && constantTripCount(tiles) !== undefined ? counter : null;
}

/** Returns the number that an expression adds to a value; undefined where it is something else. */
function distanceFrom(value: Value, expr: AffineExpr, { map, operands }: MapAndOperands): bigint | undefined {
  const form = flattenLinear(expr);
  if (!form || form.symbols.some((factor) => factor !== 0)) return undefined;
  const isOnly = form.dims.every((factor, i) => BigInt(factor) === (operands[i] === value ? 1n : 0n));
  return isOnly && operands.slice(0, map.numDims).includes(value) ? BigInt(form.constant) : undefined;
}

function usesOperand(expr: AffineExpr, { operands }: MapAndOperands, value: Value): boolean {
  return usedPositions([expr], 'dim').has(operands.indexOf(value));
}

/** Returns the loops of the block around the store; undefined where something else is around it. */
function loopsBetween(store: Operation, block: Block): ForOp[] | undefined {
  const loops: ForOp[] = [];
  for (let inner: Block | null = store.block; inner !== block; inner = loops.at(-1)!.block) {
    const owner = inner?.parentOp;
    if (!(owner instanceof ForOp)) return undefined;
    loops.push(owner);
  }
  return loops;
}
