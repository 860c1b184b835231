import { AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { ForOp, YieldOp } from './generated/affine-ops.gen.ts';

/** Makes a loop from 0 to 0 that does nothing. */
export function buildEmptyLoop(builder: OpBuilder, location: Location): ForOp {
  const { context } = builder;
  const [region, body] = [new Region(), new Block()];
  region.append(body);
  body.addArgument(IndexType.get(context), location);
  YieldOp.build(OpBuilder.atBlockEnd(context, body), location, { operands: [] });
  const zero = AffineMapAttr.get(context, AffineMap.getConstantMap(0));
  return ForOp.build(builder, location, {
    lowerBoundMap: zero,
    upperBoundMap: zero,
    lowerBoundOperands: [],
    upperBoundOperands: [],
    inits: [],
    step: 1,
    regions: [region],
    resultTypes: [],
  });
}
