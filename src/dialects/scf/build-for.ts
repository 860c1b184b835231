import { Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { ForOp, YieldOp } from './generated/scf-ops.gen.ts';

/**
 * Makes a loop whose body is an empty block, or no more than `scf.yield` where nothing is carried from one iteration to the next.
 * Source: ForOp::build of mlir/lib/Dialect/SCF/IR/SCF.cpp.
 */
export function buildFor(
  builder: OpBuilder,
  location: Location,
  lowerBound: Value,
  upperBound: Value,
  step: Value,
  initArgs: readonly Value[] = [],
): ForOp {
  const block = new Block();
  block.addArgument(lowerBound.type, location);
  for (const { type, location: place } of initArgs) block.addArgument(type, place);
  const region = new Region();
  region.append(block);
  if (initArgs.length === 0) {
    builder.withInsertionPoint(() => {
      builder.setInsertionPointToEnd(block);
      YieldOp.build(builder, location, { results: [] });
    });
  }
  const resultTypes = initArgs.map(({ type }) => type);
  return ForOp.build(builder, location, { lowerBound, upperBound, step, initArgs, regions: [region], resultTypes });
}

/** Makes loops one inside the other, without values that are carried; the last one is the innermost. Source: buildLoopNest of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export function buildLoopNest(
  builder: OpBuilder,
  location: Location,
  lowerBounds: readonly Value[],
  upperBounds: readonly Value[],
  steps: readonly Value[],
): ForOp[] {
  return builder.withInsertionPoint(() =>
    lowerBounds.map((lower, i) => {
      const loop = buildFor(builder, location, lower, upperBounds[i]!, steps[i]!);
      builder.setInsertionPointToStart(loop.region.firstBlock!);
      return loop;
    }),
  );
}
