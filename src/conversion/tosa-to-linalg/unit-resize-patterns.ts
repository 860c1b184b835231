/** Patterns for `tosa.resize` of images that are one pixel high or wide. Source: mlir/lib/Conversion/TosaToLinalg/TosaToLinalg.cpp. */
import { getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { ExtSIOp, MulIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildGenericAround, parallelIterators } from '../../dialects/linalg/structured/build-structured.ts';
import { buildExpandShape } from '../../dialects/tensor/build-expand-shape.ts';
import { buildDim } from '../../dialects/tensor/build-sizes.ts';
import { CollapseShapeOp, EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { constantShape } from '../../dialects/tosa/constant-shape.ts';
import { ResizeMode } from '../../dialects/tosa/generated/tosa-enums.gen.ts';
import { ResizeOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Returns the numbers of batches and channels that are not known. */
function outerSizes(op: ResizeOp, { shape }: RankedTensorType, rewriter: PatternRewriter): Value[] {
  return [0, 3].filter((dim) => isDynamic(shape[dim]!)).map((dim) => buildDim(rewriter, op.location, op.input, dim));
}

/** Scales the elements of images of one pixel. Source: ResizeUnaryConverter. */
export class ConvertUnitResize extends OpRewritePattern<ResizeOp> {
  readonly root = ResizeOp;
  override readonly benefit = 200;

  matchAndRewrite(op: ResizeOp, rewriter: PatternRewriter): LogicalResult {
    const { location, context, input } = op;
    const [inputType, resultType] = [input.type, op.output.type];
    if (!(inputType instanceof RankedTensorType && resultType instanceof RankedTensorType)) return false;
    if (![inputType, resultType].every(({ shape }) => shape[1] === 1 && shape[2] === 1)) {
      return rewriter.notifyMatchFailure(op, 'tosa.resize is not a pure 1x1->1x1 image operation');
    }
    if (inputType === resultType) {
      rewriter.replaceOp(op, [input]);
      return true;
    }
    const scale = constantShape(op.scale);
    if (!scale) return rewriter.notifyMatchFailure(op, 'its scale is no constant');
    const reassociation = [[0], [1, 2, 3]];
    const shape = [inputType.shape[0]!, inputType.shape[3]!];
    const collapsedType = RankedTensorType.get(shape, inputType.elementType);
    const collapse = { src: input, reassociation, resultType: collapsedType };
    const collapsed = CollapseShapeOp.build(rewriter, location, collapse).result();
    const dynamicSizes = outerSizes(op, inputType, rewriter);
    const { elementType } = resultType;
    const emptyType = RankedTensorType.get(shape, elementType);
    const empty = EmptyOp.build(rewriter, location, { dynamicSizes, resultType: emptyType }).result();
    const identity = AffineMap.getMultiDimIdentityMap(2);
    const parts = {
      inputs: [collapsed],
      inits: [empty],
      indexingMaps: [identity, identity],
      iteratorTypes: parallelIterators(2),
    };
    const scaled = buildGenericAround(rewriter, location, parts, ([element]) => {
      if (inputType.elementType === elementType) return [element!];
      const build = new ArithBuilder(rewriter, location);
      let value = build.cast(ExtSIOp, element!, elementType);
      if (op.mode !== ResizeMode.BILINEAR) return [value];
      for (const factor of [scale[0]!, scale[2]!]) {
        if (factor !== 0) value = build.apply(MulIOp, value, build.number(IntegerType.get(context, 32), factor));
      }
      return [value];
    });
    rewriter.replaceOp(op, [buildExpandShape(rewriter, location, scaled.result(0), reassociation, resultType)]);
    return true;
  }
}

/** Repeats rows and columns of images that are one pixel high or wide, after the other dimension is resized. Source: MaterializeResizeBroadcast. */
export class ConvertBroadcastingResize extends OpRewritePattern<ResizeOp> {
  readonly root = ResizeOp;
  override readonly benefit = 300;

  matchAndRewrite(op: ResizeOp, rewriter: PatternRewriter): LogicalResult {
    const { location, input, scale, offset, border, mode } = op;
    const [inputType, resultType] = [input.type, op.output.type];
    if (!(inputType instanceof RankedTensorType && resultType instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'requires ranked input/output types');
    }
    const isUnit = [1, 2].map((dim) => inputType.shape[dim] === 1);
    if (![1, 2].some((dim, i) => isUnit[i] && resultType.shape[dim] !== 1)) {
      return rewriter.notifyMatchFailure(op, 'tosa.resize has no broadcasting behavior');
    }
    const { elementType, shape, rank } = resultType;
    const [batches, channels] = [inputType.shape[0]!, inputType.shape[3]!];
    const inner = [1, 2].map((dim, i) => (isUnit[i] ? 1 : shape[dim]!));
    const outputType = RankedTensorType.get([batches, ...inner, channels], elementType);
    const resized = ResizeOp.build(rewriter, location, { input, scale, offset, border, mode, outputType }).result();

    // Dimensions of one pixel are joined with what follows them.
    const reassociation: number[][] = [[0], [1]];
    if (!isUnit[0]) reassociation.push([]);
    reassociation.at(-1)!.push(2);
    if (!isUnit[1]) reassociation.push([]);
    reassociation.at(-1)!.push(3);
    const kept = [0, 1, 2, 3].filter((dim) => !isUnit[dim - 1]);
    const collapsedType = RankedTensorType.get(
      kept.map((dim) => outputType.shape[dim]!),
      elementType,
    );
    const collapse = { src: resized, reassociation, resultType: collapsedType };
    const collapsed = CollapseShapeOp.build(rewriter, location, collapse).result();
    const dynamicSizes = outerSizes(op, inputType, rewriter);
    const emptyType = RankedTensorType.get(shape, elementType);
    const parts = {
      inputs: [collapsed],
      inits: [EmptyOp.build(rewriter, location, { dynamicSizes, resultType: emptyType }).result()],
      indexingMaps: [
        AffineMap.get(
          rank,
          0,
          kept.map((dim) => getAffineDimExpr(dim)),
        ),
        AffineMap.getMultiDimIdentityMap(rank),
      ],
      iteratorTypes: parallelIterators(rank),
    };
    rewriter.replaceOp(op, buildGenericAround(rewriter, location, parts, ([element]) => [element!]).results);
    return true;
  }
}
