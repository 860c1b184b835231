import { AffineMap } from '../../affine/affine-map.ts';
import { type Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { invariant } from '../../support/invariant.ts';
import { IteratorType } from '../tt/generated/tt-enums.gen.ts';
import { shapeOf } from '../tt/shapes.ts';
import { YieldOp } from './generated/ttir-ops.gen.ts';
import { type GenericRegionMethods } from './interfaces.ts';

/** Makes the operation of one iteration from the first two arguments of the region. */
type BuildBody = (builder: OpBuilder, location: Location, lhs: Value, rhs: Value) => Operation;

/**
 * Returns the loop nest of an elementwise operation whose operands have one rank: an identity map per operand, all loops
 * parallel. Source: ttmlir-facts, section 1.2.4.
 */
export function elementwiseRegion(op: Operation, buildBody: BuildBody): GenericRegionMethods {
  return {
    indexingMaps() {
      const ranks = op.operands.map((operand) => shapeOf(operand).length);
      const rank = ranks[0] ?? 0;
      invariant(
        ranks.every((other) => other === rank),
        'For now all operands must have the same rank',
      );
      return {
        maps: ranks.map(() => AffineMap.getMultiDimIdentityMap(rank)),
        iteratorTypes: Array.from({ length: rank }, () => IteratorType.Parallel),
      };
    },

    buildGenericRegion(builder, block: Block) {
      const [lhs, rhs] = block.arguments;
      invariant(lhs && rhs, 'the region of an elementwise operation has an argument per operand');
      builder.withInsertionPoint(() => {
        builder.setInsertionPointToEnd(block);
        const body = buildBody(builder, op.location, lhs, rhs);
        YieldOp.build(builder, op.location, { values: body.results });
      });
    },
  };
}
