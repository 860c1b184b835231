import { Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { YieldOp } from './generated/scf-ops.gen.ts';

/** Makes a region for an operation of scf that yields the value which `body` makes in it. */
export function buildYieldingRegion(builder: OpBuilder, location: Location, body: () => Value): Region {
  const [region, block] = [new Region(), new Block()];
  region.append(block);
  builder.withInsertionPoint(() => {
    builder.setInsertionPointToEnd(block);
    YieldOp.build(builder, location, { results: [body()] });
  });
  return region;
}
