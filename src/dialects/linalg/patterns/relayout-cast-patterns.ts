import { type Attribute, type NamedAttributes } from '../../../ir/attribute.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { dynamicParts, type MixedIndex, staticIndicesAttr } from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldableCastSource } from '../../tensor/fold-cast.ts';
import { replaceWithCast } from '../../tensor/patterns/replace-with-cast.ts';
import { PackOp, UnPackOp } from '../generated/linalg-ops.gen.ts';
import { mixedTiles } from '../relayout.ts';

/** Packs and unpacks tensors from before casts. Source: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp. */

/** Makes the operation with other tensors and tiles; discardable attributes stay by default. */
export function rebuildRelayout(
  op: PackOp | UnPackOp,
  rewriter: PatternRewriter,
  source: Value,
  dest: Value,
  tiles: readonly MixedIndex[],
  attributes: NamedAttributes = op.attributes,
): Value {
  const { context, name, location } = op;
  const values = dynamicParts(tiles);
  const padding = op instanceof PackOp && op.paddingValue ? [op.paddingValue] : [];
  const properties = new Map<string, Attribute>([
    ...op.properties,
    ['static_inner_tiles', staticIndicesAttr(context, tiles)],
  ]);
  if (op instanceof PackOp) {
    properties.set('operandSegmentSizes', denseI32Array(context, [1, 1, padding.length, values.length]));
  }
  const operands = [source, dest, ...padding, ...values];
  return rewriter.create({ name, location, operands, resultTypes: [dest.type], properties, attributes }).result();
}

/** Takes tensors that a cast forgets sizes of, and the sizes of tiles that they say. */
class FoldTensorCast<T extends PackOp | UnPackOp> extends OpRewritePattern<T> {
  override readonly debugNamespace = 'mlir::linalg::';
  readonly root: abstract new (...args: never[]) => T;

  constructor(root: abstract new (...args: never[]) => T) {
    super();
    this.root = root;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const [source, dest] = [foldableCastSource(op.source), foldableCastSource(op.dest)];
    if (!source && !dest) return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
    const tensors = [source ?? op.source, dest ?? op.dest] as const;
    const { shape } = tensors[op instanceof PackOp ? 1 : 0].type as RankedTensorType;
    const old = mixedTiles(op);
    const known = shape.slice(shape.length - old.length);
    const tiles = old.map((tile, i) => (isDynamic(known[i]!) ? tile : known[i]!));
    return replaceWithCast(op, rebuildRelayout(op, rewriter, ...tensors, tiles), rewriter);
  }
}

class FoldTensorCastPackOp extends FoldTensorCast<PackOp> {
  constructor() {
    super(PackOp);
  }
}

class FoldTensorCastUnPackOp extends FoldTensorCast<UnPackOp> {
  constructor() {
    super(UnPackOp);
  }
}

export const relayoutCastPatterns = (): readonly RewritePattern[] => [
  new FoldTensorCastPackOp(),
  new FoldTensorCastUnPackOp(),
];
