import { type Attribute } from '../../../ir/attribute.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { cloneRegionInto, IRMapping } from '../../../ir/clone.ts';
import { type Location } from '../../../ir/location.ts';
import { UnitAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { dynamicParts, type MixedIndex, staticIndicesAttr } from '../../../rewrite/mixed-indices.ts';
import { type PadOp, YieldOp } from '../generated/tensor-ops.gen.ts';

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

/** A `tensor.pad` that adds the same value everywhere. */
export interface ValuePadding extends NewPadding {
  readonly location: Location;
  readonly source: Value;
  readonly value: Value;
}

/** Makes a `tensor.pad` that may be folded if `op` may. Source: PadOp::build of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
export function buildPad(op: PadOp, rewriter: PatternRewriter, parts: ValuePadding): Value {
  const { low, high, type, source, location, value } = parts;
  const { context } = op;
  const lists = [dynamicParts(low), dynamicParts(high)];
  const region = new Region();
  const pad = rewriter.create({
    name: op.name,
    location,
    operands: [source, ...lists.flat()],
    resultTypes: [type],
    properties: new Map<string, Attribute>([
      ['static_low', staticIndicesAttr(context, low)],
      ['static_high', staticIndicesAttr(context, high)],
      ['operandSegmentSizes', denseI32Array(context, [1, ...lists.map((list) => list.length)])],
      ...(op.nofold ? [['nofold', UnitAttr.get(context)] as const] : []),
    ]),
    regions: [region],
  });
  rewriter.withInsertionPoint(() => {
    rewriter.createBlock(
      region,
      type.shape.map(() => IndexType.get(context)),
      type.shape.map(() => location),
    );
    YieldOp.build(rewriter, location, { value });
  });
  return pad.result();
}
