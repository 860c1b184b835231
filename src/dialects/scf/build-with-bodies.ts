import { Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { ForOp, IfOp, YieldOp } from './generated/scf-ops.gen.ts';

/** Loops and choices from functions that make what is in them, before there is an operation around it, as upstream's builders do. */

/** Makes what is in a region and returns the values that it yields. */
export type BodyBuilder = (args: readonly Value[]) => readonly Value[];

function filledRegion(builder: OpBuilder, location: Location, block: Block, body: BodyBuilder): Region {
  const region = new Region();
  region.append(block);
  builder.withInsertionPoint(() => {
    builder.setInsertionPointToEnd(block);
    YieldOp.build(builder, location, { results: body(block.arguments) });
  });
  return region;
}

/** The bounds of a loop, and what its first iteration begins with. */
export interface LoopParts {
  readonly lowerBound: Value;
  readonly upperBound: Value;
  readonly step: Value;
  readonly initArgs?: readonly Value[];
}

/** Makes a loop; `body` gets what counts the iterations, then what is carried. Source: ForOp::build of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export function buildForWithBody(builder: OpBuilder, location: Location, parts: LoopParts, body: BodyBuilder): ForOp {
  const { lowerBound, initArgs = [] } = parts;
  const block = new Block();
  block.addArgument(lowerBound.type, location);
  for (const { type, location: place } of initArgs) block.addArgument(type, place);
  const regions = [filledRegion(builder, location, block, body)];
  const resultTypes = initArgs.map(({ type }) => type);
  return ForOp.build(builder, location, { ...parts, initArgs, regions, resultTypes });
}

/** Makes a choice; without `otherwise` there is no second region. Source: IfOp::build of the same file. */
export function buildIfWithBodies(
  builder: OpBuilder,
  location: Location,
  condition: Value,
  then: () => readonly Value[],
  otherwise?: () => readonly Value[],
): IfOp {
  const thenRegion = filledRegion(builder, location, new Block(), then);
  const elseRegion = otherwise ? filledRegion(builder, location, new Block(), otherwise) : new Region();
  const resultTypes = thenRegion.firstBlock!.lastOp!.operands.map(({ type }) => type);
  return IfOp.build(builder, location, { condition, regions: [thenRegion, elseRegion], resultTypes });
}
