import { getAffineDimExpr, getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { composedFoldedApply } from '../../dialects/affine/composed-apply.ts';
import { DelinearizeIndexOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { composeMapAndOperands } from '../../dialects/affine/map-and-operands.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { AddIOp, CeilDivSIOp, DivSIOp, MulIOp, RemSIOp, SubIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type ForOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { Value } from '../../ir/value.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { constantIndex, dynamicParts, type MixedIndex, typeSizes } from '../../rewrite/mixed-indices.ts';

/** How many loops become one: the product of their numbers of iterations is written out for each of them. */
const maxLoops = 100;

/**
 * Makes loops, each of which is all that is in the one around it and carries what that carries, to one. Source: coalesceLoops of
 * mlir/lib/Dialect/SCF/Utils/Utils.cpp. Differs: loops that count with values of several types, or of which one
 * is known to run never, of which mostly invalid IR comes there, stay, and so do more than a hundred.
 */
export function coalesceScfLoops(loops: readonly ForOp[]): boolean {
  const [outermost] = loops as readonly [ForOp];
  const { type } = outermost.lowerBound;
  if (loops.length > maxLoops || loops.some(({ lowerBound }) => lowerBound.type !== type)) return false;
  if (type instanceof IndexType && loops.some(isKnownToBeEmpty)) return false;
  const builder = OpBuilder.before(outermost);
  const innerBody = loops.at(-1)!.region.firstBlock!;
  for (const loop of loops) normalize(loop, builder, OpBuilder.atBlockBegin(loop.context, innerBody));
  const { location } = outermost;
  const counts = loops.map(({ upperBound }) => upperBound);
  outermost.setOperand(1, buildProduct(builder, location, counts));

  builder.setInsertionPointToStart(innerBody);
  const { indices, makers } = buildIndices(builder, location, inductionVar(outermost), counts);
  inductionVar(outermost).replaceAllUsesWith(indices[0]!, ({ owner }) => makers.has(owner));
  for (let i = loops.length - 1; i > 0; i--) inlineInto(loops[i - 1]!, loops[i]!, indices[i]!);
  return true;
}

const inductionVar = (loop: ForOp): Value => loop.region.firstBlock!.arguments[0]!;

const [d0, s0, s1, s2] = [getAffineDimExpr(0), getAffineSymbolExpr(0), getAffineSymbolExpr(1), getAffineSymbolExpr(2)];
/** How often a loop runs, of its lower bound, its upper bound and its step. */
const tripCount = AffineMap.get(0, 3, [s1.sub(s0).ceilDiv(s2)]);
/** What a loop counted, of the iteration, the lower bound and the step. */
const countedIndex = AffineMap.get(1, 2, [d0.mul(s1).add(s0)]);
const productOfTwo = AffineMap.get(0, 2, [s0.mul(s1)]);

/** Tells whether the loop is known to run no iteration. */
function isKnownToBeEmpty({ lowerBound, upperBound, step }: ForOp): boolean {
  const { map, operands } = composeMapAndOperands({ map: tripCount, operands: [lowerBound, upperBound, step] });
  const [count] = map.constantFold(operands.map(matchInteger)) ?? [];
  return count !== undefined && count <= 0;
}

/** Makes the loop count its iterations from 0, with what it counted before computed by the second builder. Source: emitNormalizedLoopBounds and denormalizeInductionVariable. */
function normalize(loop: ForOp, builder: OpBuilder, inBody: OpBuilder): void {
  const { location, lowerBound, upperBound, step } = loop;
  const isIndex = lowerBound.type instanceof IndexType;
  const isZeroBased = matchInteger(lowerBound) === 0n;
  const isStepOne = matchInteger(step) === 1n;
  const index = inductionVar(loop);
  if (isIndex) {
    const count = composedFoldedApply(builder, location, tripCount, [lowerBound, upperBound, step]);
    loop.setOperand(0, asValue(builder, location, 0));
    loop.setOperand(1, asValue(builder, location, count));
    loop.setOperand(2, asValue(builder, location, 1));
    const counted = asValue(
      inBody,
      location,
      composedFoldedApply(inBody, location, countedIndex, [index, lowerBound, step]),
    );
    const maker = isZeroBased && isStepOne ? undefined : counted.definingOp;
    index.replaceAllUsesWith(counted, ({ owner }) => owner === maker);
    return;
  }
  if (isZeroBased && isStepOne) return;
  const fold = (opClass: typeof SubIOp | typeof CeilDivSIOp, lhs: Value, rhs: Value): Value =>
    createOrFold(builder, (detached) => opClass.build(detached, location, { lhs, rhs }))[0]!;
  let count = isZeroBased ? upperBound : fold(SubIOp, upperBound, lowerBound);
  if (!isStepOne) count = fold(CeilDivSIOp, count, step);
  const bounds = new ArithBuilder(builder, location);
  loop.setOperand(0, bounds.number(lowerBound.type, 0));
  loop.setOperand(1, count);
  loop.setOperand(2, bounds.number(lowerBound.type, 1));
  const arith = new ArithBuilder(inBody, location);
  const makers = new Set<Operation>();
  const scaled = isStepOne ? index : arith.apply(MulIOp, index, step);
  const counted = isZeroBased ? scaled : arith.apply(AddIOp, scaled, lowerBound);
  for (const { definingOp } of [scaled, counted]) if (definingOp) makers.add(definingOp);
  index.replaceAllUsesWith(counted, ({ owner }) => makers.has(owner));
}

/** Makes the product of the numbers of iterations. Source: getProductOfIntsOrIndexes. */
function buildProduct(builder: OpBuilder, location: Location, counts: readonly Value[]): Value {
  if (counts[0]!.type instanceof IndexType) {
    const multiply = (a: MixedIndex, b: MixedIndex): MixedIndex =>
      composedFoldedApply(builder, location, productOfTwo, [a, b]);
    return asValue(builder, location, counts.reduce<MixedIndex>(multiply, 1));
  }
  const arith = new ArithBuilder(builder, location);
  const factors = counts.filter((count) => matchInteger(count) !== 1n);
  return factors.length === 0 ? arith.number(counts[0]!.type, 1) : factors.reduce((a, b) => arith.apply(MulIOp, a, b));
}

const asValue = (builder: OpBuilder, location: Location, index: MixedIndex): Value =>
  index instanceof Value ? index : buildIndexConstant(builder, location, index);

interface Indices {
  readonly indices: readonly Value[];
  /** The operations that compute them of the index of all loops. */
  readonly makers: ReadonlySet<Operation>;
}

/** Makes the indices of the loops of that of the one loop that stands for them. Source: delinearizeInductionVariable. */
function buildIndices(builder: OpBuilder, location: Location, index: Value, counts: readonly Value[]): Indices {
  if (index.type instanceof IndexType) {
    const basis = counts.map((count) => constantIndex(count) ?? count);
    const op = DelinearizeIndexOp.build(builder, location, {
      linearIndex: index,
      dynamicBasis: dynamicParts(basis),
      staticBasis: typeSizes(basis),
      multiIndexTypes: counts.map(({ type }) => type),
    });
    return { indices: op.results, makers: new Set([op]) };
  }
  const arith = new ArithBuilder(builder, location);
  const zero = (): Value => arith.number(index.type, 0);
  const isOne = counts.map((count) => matchInteger(count) === 1n);
  const numLeadingOnes = isOne.includes(false) ? isOne.indexOf(false) : isOne.length;
  const indices = counts.slice(0, numLeadingOnes).map(zero);
  const makers = new Set<Operation>();
  const compute = (opClass: typeof DivSIOp | typeof RemSIOp, lhs: Value, rhs: Value): Value => {
    const value = arith.apply(opClass, lhs, rhs);
    makers.add(value.definingOp!);
    return value;
  };
  let rest = index;
  for (let i = counts.length - 1; i >= numLeadingOnes; i--) {
    if (i < counts.length - 1 && !isOne[i + 1]) rest = compute(DivSIOp, rest, counts[i + 1]!);
    if (i === numLeadingOnes) indices[i] = rest;
    else indices[i] = isOne[i] ? zero() : compute(RemSIOp, rest, counts[i]!);
  }
  return { indices, makers };
}

/** Puts the body of the inner loop in its place, with `index` for what it counts and what the outer loop carries for what it carries. */
function inlineInto(outer: ForOp, inner: ForOp, index: Value): void {
  const [, ...carried] = outer.region.firstBlock!.arguments;
  const body = inner.region.firstBlock!;
  const replacements = [index, ...carried];
  body.arguments.forEach((argument, i) => argument.replaceAllUsesWith(replacements[i]!));
  const terminator = body.lastOp!;
  const yielded = terminator.operands;
  terminator.erase();
  for (const op of [...body.operations()]) op.moveBefore(inner);
  inner.replaceAllUsesWith(yielded);
  inner.erase();
}
