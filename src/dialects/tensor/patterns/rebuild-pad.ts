import { type Attribute } from '../../../ir/attribute.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { cloneRegionInto, IRMapping } from '../../../ir/clone.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { dynamicParts, type MixedIndex, staticIndicesAttr } from '../../../rewrite/mixed-indices.ts';
import { type PadOp } from '../generated/tensor-ops.gen.ts';

/** What a new `tensor.pad` has in place of what the old one had. */
export interface NewPadding {
  readonly low: readonly MixedIndex[];
  readonly high: readonly MixedIndex[];
  readonly type: RankedTensorType;
  /** The old source unless given. */
  readonly source?: Value;
  /** Whether the old operation keeps its region. */
  readonly copiesRegion?: boolean;
}

/** Makes a `tensor.pad` like `op` with its discardable attributes and its region. */
export function rebuildPad(op: PadOp, rewriter: PatternRewriter, parts: NewPadding): Value {
  const { low, high, type, source = op.source, copiesRegion = false } = parts;
  const lists = [dynamicParts(low), dynamicParts(high)];
  const region = new Region();
  if (copiesRegion) cloneRegionInto(op.region, region, new IRMapping());
  const pad = rewriter.create({
    name: op.name,
    location: op.location,
    operands: [source, ...lists.flat()],
    resultTypes: [type],
    properties: new Map<string, Attribute>([
      ...op.properties,
      ['static_low', staticIndicesAttr(op.context, low)],
      ['static_high', staticIndicesAttr(op.context, high)],
      ['operandSegmentSizes', denseI32Array(op.context, [1, ...lists.map((list) => list.length)])],
    ]),
    attributes: op.attributes,
    regions: [region],
  });
  if (!copiesRegion) rewriter.inlineRegionBefore(op.region, region);
  return pad.result();
}
