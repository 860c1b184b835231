import { coverLoops, indexingMapOf, usesElementOf } from '../../structured/body-uses.ts';
import { type AffineMap } from '../../../../affine/affine-map.ts';
import { type Attribute } from '../../../../ir/attribute.ts';
import { DenseElementsAttr, elementSizeBytes } from '../../../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../../../ir/attributes/scalar-attributes.ts';
import { IRMapping } from '../../../../ir/clone.ts';
import { dpsInits, dpsInputs } from '../../../../ir/interfaces/destination-style.ts';
import { fuseLocations } from '../../../../ir/location.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../../ir/pattern-match.ts';
import { Region } from '../../../../ir/region.ts';
import { FloatType, IntegerType } from '../../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { matchConstant } from '../../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { ConstantOp } from '../../../arith/generated/arith-ops.gen.ts';
import { buildEmpty, foldedMixedSizes } from '../../../tensor/build-sizes.ts';
import { EmptyOp } from '../../../tensor/generated/tensor-ops.gen.ts';
import { FillOp, GenericOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { StructuredOpPattern } from '../../patterns/structured-op-pattern.ts';
import { hasPureTensorSemantics } from '../../patterns/semantics.ts';
import { buildGeneric } from '../../structured/build-structured.ts';
import { type FusionControl } from './fuse-producers.ts';

/** Operands whose elements need not be read. Source: ElementwiseOpFusion.cpp, ConstantFold.cpp of mlir/lib/Dialect/Linalg/Transforms. */

/** Uses the scalar that an input is filled with. */
class FoldFillWithGenericOp extends OpRewritePattern<GenericOp> {
  readonly root = GenericOp;

  matchAndRewrite(op: GenericOp, rewriter: PatternRewriter): LogicalResult {
    if (!hasPureTensorSemantics(op)) return rewriter.notifyMatchFailure(op, 'not on tensors');
    const { arguments: elements } = op.region.firstBlock!;
    let hasChanged = false;
    for (const input of dpsInputs(op)) {
      const fill = input.value.definingOp;
      if (!(fill instanceof FillOp) || !usesElementOf(input)) continue;
      rewriter.replaceAllUsesWith(elements[input.operandNumber]!, fill.inputs[0]!);
      hasChanged = true;
    }
    return hasChanged || rewriter.notifyMatchFailure(op, 'no filled tensor');
  }
}

/** Returns the constant that all elements of a value are, or that the value is. */
function scalarConstant(value: Value): Attribute | undefined {
  const constant = matchConstant(value);
  if (constant instanceof IntegerAttr || constant instanceof FloatAttr) return constant;
  if (!(constant instanceof DenseElementsAttr) || !constant.isSplat) return undefined;
  const { elementType } = constant;
  return elementType instanceof IntegerType || elementType instanceof FloatType ? constant.attributeAt(0) : undefined;
}

/** Uses the constant that all elements of an input are. */
class FoldScalarOrSplatConstant extends OpRewritePattern<GenericOp> {
  readonly root = GenericOp;

  matchAndRewrite(op: GenericOp, rewriter: PatternRewriter): LogicalResult {
    if (!hasPureTensorSemantics(op)) return rewriter.notifyMatchFailure(op, 'not on tensors');
    for (const input of dpsInputs(op)) {
      const value = scalarConstant(input.value);
      if (!value) continue;
      const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
      const maps = indexingMaps.filter((_, i) => i !== input.operandNumber);
      if (!coverLoops(maps, iteratorTypes.length)) {
        return rewriter.notifyMatchFailure(op, 'fused op loop bound computation failed');
      }
      const others = op.inputs.filter((_, i) => i !== input.operandNumber);
      const scalar = ConstantOp.build(rewriter, input.value.location, { value }).result();
      const region = new Region();
      const generic = buildGeneric(rewriter, fuseLocations([op.location, ...others.map(({ location }) => location)]), {
        inputs: others,
        inits: op.outputs,
        indexingMaps: maps,
        iteratorTypes,
        region,
      });
      const mapping = new IRMapping();
      mapping.map(op.region.firstBlock!.arguments[input.operandNumber]!, scalar);
      rewriter.cloneRegion(op.region, region, mapping);
      rewriter.replaceOp(op, generic.results);
      return true;
    }
    return rewriter.notifyMatchFailure(op, 'no constant input');
  }
}

/** Writes to empty tensors where the elements that were there are not read. */
class RemoveOutsDependency extends OpRewritePattern<GenericOp> {
  readonly root = GenericOp;

  matchAndRewrite(op: GenericOp, rewriter: PatternRewriter): LogicalResult {
    const { location } = op;
    const inits = dpsInits(op)!.filter((init) => {
      const { type, definingOp } = init.value;
      return !usesElementOf(init) && type instanceof RankedTensorType && !(definingOp instanceof EmptyOp);
    });
    if (inits.length === 0) return rewriter.notifyMatchFailure(op, 'no init to replace');
    rewriter.modifyOpInPlace(op, () => {
      for (const init of inits) {
        const { elementType } = init.value.type as RankedTensorType;
        init.set(buildEmpty(rewriter, location, foldedMixedSizes(rewriter, location, init.value), elementType));
      }
    });
    return true;
  }
}

/** Transposes constants. */
class FoldConstantTranspose extends StructuredOpPattern {
  readonly #mayFuse: FusionControl;

  constructor(mayFuse: FusionControl) {
    super();
    this.#mayFuse = mayFuse;
  }

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const maps = transposingMaps(op);
    if (!maps) return rewriter.notifyMatchFailure(op, 'no transpose of a tensor');
    const constant = matchConstant(op.operand(0));
    if (!(constant instanceof DenseElementsAttr) || !this.#mayFuse(op.opOperands[0]!)) {
      return rewriter.notifyMatchFailure(op, 'no constant');
    }
    const type = op.result().type as RankedTensorType;
    const value = DenseElementsAttr.get(type, transposed(constant, type, maps));
    rewriter.replaceOp(op, ConstantOp.build(rewriter, op.location, { value }).results);
    return true;
  }
}

/** Returns the maps of input and init of an operation that only moves elements of a static tensor. */
function transposingMaps(op: Operation): readonly AffineMap[] | undefined {
  const inits = dpsInits(op)!;
  if (!hasPureTensorSemantics(op) || inits.length !== 1 || op.numOperands !== 2) return undefined;
  const types = op.operands.map(({ type }) => type);
  if (!types.every((type) => type instanceof RankedTensorType) || !types[1]!.hasStaticShape) return undefined;
  const [{ elementType }, init] = types as [RankedTensorType, RankedTensorType];
  if (elementType !== init.elementType) return undefined;
  if (!(elementType instanceof IntegerType) && !(elementType instanceof FloatType)) return undefined;
  const { firstOp, lastOp, arguments: elements } = op.regions[0]!.firstBlock!;
  if (firstOp !== lastOp || !lastOp!.operands.every((value) => value === elements[0])) return undefined;
  const maps = op.opOperands.map(indexingMapOf);
  return maps.every((map) => map.isPermutation()) ? maps : undefined;
}

/** Returns the bytes of the elements, in order of the init. (d0, d1) -> (d1, d0) to (d0, d1) makes columns of rows. */
function transposed(
  { bytes, isSplat, elementType }: DenseElementsAttr,
  { shape }: RankedTensorType,
  [from, to]: readonly AffineMap[],
): Uint8Array {
  if (isSplat) return shape.includes(0) ? new Uint8Array() : bytes;
  const size = elementSizeBytes(elementType);
  const sizes = new Array<number>(shape.length);
  shape.forEach((count, dim) => (sizes[to!.getDimPosition(dim)] = count));
  // How far apart in the input neighbours along each loop are.
  const strides = new Array<number>(shape.length);
  let stride = 1;
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    const loop = from!.getDimPosition(dim);
    strides[loop] = stride;
    stride *= sizes[loop]!;
  }
  const result = new Uint8Array(bytes.length);
  const indices = shape.map(() => 0);
  let source = 0;
  for (let target = 0; target < stride; target++) {
    result.set(bytes.subarray(source * size, (source + 1) * size), target * size);
    for (let dim = shape.length - 1; dim >= 0; dim--) {
      const step = strides[to!.getDimPosition(dim)]!;
      source += step;
      if (++indices[dim]! < shape[dim]!) break;
      source -= step * shape[dim]!;
      indices[dim] = 0;
    }
  }
  return result;
}

/** Returns the patterns for operands that need not be read. */
export const scalarInputPatterns = (): readonly RewritePattern[] => [
  new FoldFillWithGenericOp(),
  new FoldScalarOrSplatConstant(),
  new RemoveOutsDependency(),
];

/** Returns the patterns that compute with constants. */
export const constantPatterns = (mayFuse: FusionControl): readonly RewritePattern[] => [
  new FoldConstantTranspose(mayFuse),
];
