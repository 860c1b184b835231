import { type Operation } from '../../../ir/operation.ts';
import { Block } from '../../../ir/block.ts';
import { type Location } from '../../../ir/location.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { IndexOp, MapOp, YieldOp } from '../../../dialects/linalg/generated/linalg-ops.gen.ts';

/** Makes a `linalg.map` without inputs, whose body `fill` makes with a rewriter that stands in it. */
export function buildMap(
  rewriter: PatternRewriter,
  location: Location,
  init: Value,
  fill: (body: Block) => void,
): Operation {
  const type = init.type as RankedTensorType;
  const body = new Block();
  body.addArgument(type.elementType, location);
  const region = new Region();
  region.append(body);
  const map = rewriter.create({
    name: MapOp.opName,
    location,
    operands: [init],
    resultTypes: [type],
    regions: [region],
  });
  rewriter.withInsertionPoint(() => {
    rewriter.setInsertionPointToStart(body);
    fill(body);
  });
  return map;
}

/**
 * Computes the elements of a tensor by a region that takes indices. Source: lowerGenerateLikeOpBody of
 * mlir/lib/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.cpp.
 */
export function buildGenerateLike(rewriter: PatternRewriter, location: Location, init: Value, region: Region): Value {
  const map = buildMap(rewriter, location, init, (body) => {
    const { rank, context } = init.type as RankedTensorType;
    const resultType = IndexType.get(context);
    const indices = Array.from({ length: rank }, (_, dim) =>
      IndexOp.build(rewriter, location, { dim, resultType }).result(0),
    );
    rewriter.inlineBlockBefore(region.firstBlock!, body, null, indices);
    const old = body.lastOp!;
    rewriter.setInsertionPointBefore(old);
    YieldOp.build(rewriter, old.location, { values: old.operands });
    rewriter.eraseOp(old);
  });
  return map.result(0);
}
