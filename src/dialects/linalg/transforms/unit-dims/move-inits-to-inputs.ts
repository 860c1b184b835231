import { type AffineMap } from '../../../../affine/affine-map.ts';
import { IRMapping } from '../../../../ir/clone.ts';
import { dpsInits, dpsInputs } from '../../../../ir/interfaces/destination-style.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../../ir/pattern-match.ts';
import { Region } from '../../../../ir/region.ts';
import { type RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type OpOperand, type Value } from '../../../../ir/value.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { buildEmpty, foldedMixedSizes } from '../../../tensor/build-sizes.ts';
import { GenericOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { hasPureTensorSemantics } from '../../patterns/semantics.ts';
import { indexingMapOf, usesElementOf } from '../../structured/body-uses.ts';
import { buildGeneric } from '../../structured/build-structured.ts';

/**
 * Reads elements of inits as those of inputs, where no loop sums up: the inits become empty tensors.
 * Source: mlir/lib/Dialect/Linalg/Transforms/DropUnitDims.cpp.
 */
export class MoveInitOperandsToInput extends OpRewritePattern<GenericOp> {
  readonly root = GenericOp;

  matchAndRewrite(op: GenericOp, rewriter: PatternRewriter): LogicalResult {
    const { iteratorTypes } = LinalgStructuredInterface.of(op)!;
    if (!hasPureTensorSemantics(op)) return rewriter.notifyMatchFailure(op, 'not on tensors');
    if (iteratorTypes.some((type) => type !== 'parallel')) {
      return rewriter.notifyMatchFailure(op, 'not all loops are parallel');
    }
    const inputs = dpsInputs(op);
    const inits = dpsInits(op)!;
    const moved = inits.filter(usesElementOf);
    if (moved.length === 0) return rewriter.notifyMatchFailure(op, 'no element of an init is read');
    const mapsOf = (operands: readonly OpOperand[]): AffineMap[] => operands.map(indexingMapOf);
    const valuesOf = (operands: readonly OpOperand[]): Value[] => operands.map(({ value }) => value);
    const empty = new Map(moved.map((init) => [init, emptyLike(init.value, op, rewriter)]));
    const region = new Region();
    const generic = buildGeneric(rewriter, op.location, {
      inputs: [...valuesOf(inputs), ...valuesOf(moved)],
      inits: inits.map((init) => empty.get(init) ?? init.value),
      indexingMaps: [...mapsOf(inputs), ...mapsOf(moved), ...mapsOf(inits)],
      iteratorTypes,
      region,
      attributes: op.attributes,
    });
    const body = op.region.firstBlock!;
    const mapping = new IRMapping();
    rewriter.withInsertionPoint(() => {
      const block = rewriter.createBlock(region);
      const elements = [...inputs, ...moved, ...inits].map((operand) => body.arguments[operand.operandNumber]!);
      for (const [i, element] of elements.entries()) {
        const argument = block.addArgument(element.type, op.location);
        const isMoved = i >= inputs.length + moved.length && empty.has(inits[i - inputs.length - moved.length]!);
        if (!isMoved) mapping.map(element, argument);
      }
      for (const inner of body.operations()) rewriter.clone(inner, mapping);
    });
    rewriter.replaceOp(op, generic.results);
    return true;
  }
}

/** Makes an empty tensor like `value` behind what makes that. Differs: mlir-opt forgets the encoding, and refuses what comes of it. */
function emptyLike(value: Value, op: GenericOp, rewriter: PatternRewriter): Value {
  const { definingOp } = value;
  const { elementType, encoding } = value.type as RankedTensorType;
  return rewriter.withInsertionPoint(() => {
    if (definingOp) rewriter.setInsertionPointAfter(definingOp);
    else rewriter.setInsertionPointToStart(value.parentBlock!);
    const sizes = foldedMixedSizes(rewriter, op.location, value);
    return buildEmpty(rewriter, op.location, sizes, elementType, encoding);
  });
}
