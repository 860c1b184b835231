import { getAffineConstantExpr, getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Value } from '../../../ir/value.ts';
import { domainOfLoops } from '../dependence/iteration-domain.ts';
import { type ForOp } from '../generated/affine-ops.gen.ts';
import { lowerBound, setLowerBound, setUpperBound, upperBound } from '../loop-bounds.ts';
import { buildEmptyLoop } from '../build-loop.ts';
import { exactStep } from '../loop-step.ts';
import { type MapAndOperands } from '../map-and-operands.ts';
import { isTripCountMultipleOf, knownTripCount } from '../trip-count.ts';
import { setStep } from '../unroll-loop.ts';

/** Loops over tiles, and loops in these over what is in a tile. */
export interface TiledLoops {
  readonly tileLoops: readonly ForOp[];
  readonly pointLoops: readonly ForOp[];
}

/**
 * Cuts the iterations of a perfect nest into tiles; undefined where loops carry values or the bounds of one depend on another one.
 * Source: tilePerfectlyNested of mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp.
 */
export function tilePerfectNest(nest: readonly ForOp[], tileSizes: readonly bigint[]): TiledLoops | undefined {
  if (nest.some((loop) => loop.numResults > 0) || !isHyperRectangular(nest)) return undefined;
  const [root] = nest as readonly [ForOp];
  const loops = buildNest(OpBuilder.before(root), root.location, 2 * nest.length);
  const [tileLoops, pointLoops] = [loops.slice(0, nest.length), loops.slice(nest.length)];
  nest.forEach((loop, i) => setBounds(loop, tileLoops[i]!, pointLoops[i]!, tileSizes[i]!));
  const [from, to] = [nest.at(-1)!.region.firstBlock!, pointLoops.at(-1)!.region.firstBlock!];
  const [terminator, target] = [from.lastOp!, to.lastOp!];
  for (const op of [...from.operations()]) if (op !== terminator) op.moveBefore(target);
  nest.forEach((loop, i) => inductionVar(loop).replaceAllUsesWith(inductionVar(pointLoops[i]!)));
  root.erase();
  return { tileLoops, pointLoops };
}

/** Returns what counts the iterations of a loop. */
export const inductionVar = (loop: ForOp): Value => loop.region.firstBlock!.arguments[0]!;

/** Tells whether no bound depends on the index of another loop. */
function isHyperRectangular(nest: readonly ForOp[]): boolean {
  if (nest.length === 1) return true;
  const constraints = domainOfLoops(nest)?.constraints;
  return (
    constraints !== undefined &&
    [...constraints.inequalities, ...constraints.equalities].every(
      (row) => row.slice(0, nest.length).filter((factor) => factor !== 0n).length <= 1,
    )
  );
}

/** Makes loops inside of each other that run from 0 to 0. */
export function buildNest(builder: OpBuilder, location: Location, count: number): ForOp[] {
  const loops: ForOp[] = [];
  let inner = builder;
  for (let i = 0; i < count; i++) {
    const loop = buildEmptyLoop(inner, location);
    loops.push(loop);
    inner = OpBuilder.before(loop.region.firstBlock!.lastOp!);
  }
  return loops;
}

/** Makes one loop step from tile to tile, and the other one go through a tile. Source: constructTiledIndexSetHyperRect. */
function setBounds(loop: ForOp, tileLoop: ForOp, pointLoop: ForOp, tileSize: bigint): void {
  const step = exactStep(loop);
  setLowerBound(tileLoop, lowerBound(loop));
  setUpperBound(tileLoop, upperBound(loop));
  setStep(tileLoop, tileSize * step);
  setLowerBound(pointLoop, fromTile(tileLoop, 0n));
  setUpperBound(pointLoop, endOfTile(loop, tileLoop, tileSize));
  setStep(pointLoop, step);
}

function endOfTile(loop: ForOp, tileLoop: ForOp, tileSize: bigint): MapAndOperands {
  const step = exactStep(loop);
  const count = knownTripCount(loop);
  if (count !== undefined && count < tileSize) return fromTile(tileLoop, count * step);
  if (isTripCountMultipleOf(loop, tileSize)) return fromTile(tileLoop, tileSize * step);
  const { map, operands } = upperBound(loop);
  const end = getAffineDimExpr(map.numDims).add(getAffineConstantExpr(tileSize * step));
  return {
    map: AffineMap.get(map.numDims + 1, map.numSymbols, [end, ...map.results]),
    operands: operands.toSpliced(map.numDims, 0, inductionVar(tileLoop)),
  };
}

/** Returns a bound that is as far from the start of a tile. */
export function fromTile(tileLoop: ForOp, distance: bigint): MapAndOperands {
  const map = AffineMap.get(1, 0, [getAffineDimExpr(0).add(getAffineConstantExpr(distance))]);
  return { map, operands: [inductionVar(tileLoop)] };
}
