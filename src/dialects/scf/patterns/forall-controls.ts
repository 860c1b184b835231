import { type Attribute } from '../../../ir/attribute.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type Region } from '../../../ir/region.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { dynamicParts, mixedIndices, type MixedIndex, staticIndicesAttr } from '../../../rewrite/mixed-indices.ts';
import { ForallOp } from '../generated/scf-ops.gen.ts';

/** The bounds and steps of a `scf.forall`, one of each per loop. */
export interface ForallControls {
  readonly lower: readonly MixedIndex[];
  readonly upper: readonly MixedIndex[];
  readonly step: readonly MixedIndex[];
}

export function controlsOf(op: ForallOp): ForallControls {
  return {
    lower: mixedIndices(op.properties.get('staticLowerBound'), op.dynamicLowerBound),
    upper: mixedIndices(op.properties.get('staticUpperBound'), op.dynamicUpperBound),
    step: mixedIndices(op.properties.get('staticStep'), op.dynamicStep),
  };
}

/** Returns the operands of a loop with these controls and outputs, and the properties that say what they are. */
export function controlParts(context: Context, { lower, upper, step }: ForallControls, outputs: readonly Value[]) {
  const lists = [lower, upper, step].map(dynamicParts);
  const operands = [...lists.flat(), ...outputs];
  const sizes = [...lists.map((list) => list.length), outputs.length];
  const properties: (readonly [string, Attribute])[] = [
    ['staticLowerBound', staticIndicesAttr(context, lower)],
    ['staticUpperBound', staticIndicesAttr(context, upper)],
    ['staticStep', staticIndicesAttr(context, step)],
    ['operandSegmentSizes', denseI32Array(context, sizes)],
  ];
  return { operands, properties };
}

/** Makes a loop with the attributes of `op`, these controls and outputs, and this body. */
export function rebuildForall(
  op: ForallOp,
  rewriter: PatternRewriter,
  controls: ForallControls,
  outputs: readonly Value[],
  body: Region,
): ForallOp {
  const { operands, properties } = controlParts(op.context, controls, outputs);
  const loop = rewriter.create({
    name: ForallOp.opName,
    location: op.location,
    operands,
    resultTypes: outputs.map(({ type }) => type),
    properties: new Map([...op.properties, ...properties]),
    attributes: op.attributes,
    regions: [body],
  });
  return loop as ForallOp;
}
