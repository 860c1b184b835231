/** Patterns for operations that read elements at computed places. Source: mlir/lib/Conversion/TosaToLinalg/TosaToLinalg.cpp. */
import { getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type IteratorType } from '../../dialects/linalg/generated/linalg-enums.gen.ts';
import { IndexOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { buildFill, buildGenericAround, parallelIterators } from '../../dialects/linalg/structured/build-structured.ts';
import { buildExtract } from '../../dialects/tensor/build-extract.ts';
import { buildDim, buildFoldedDim } from '../../dialects/tensor/build-sizes.ts';
import { EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { constantShape } from '../../dialects/tosa/constant-shape.ts';
import { NanPropagationMode } from '../../dialects/tosa/generated/tosa-enums.gen.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { createConstantShape } from '../../dialects/tosa/patterns/create-constant-shape.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, isDynamic, kDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { extremeAttr } from './reduce-pattern.ts';

const isInteger = (value: Value, width: number): boolean =>
  elementTypeOrSelf(value.type) === IntegerType.get(value.type.context, width);

export function buildLoopIndex(builder: OpBuilder, location: Location, dim: number): Value {
  return IndexOp.build(builder, location, { dim, resultType: IndexType.get(builder.context) }).result();
}

/** Returns the sizes of a tensor that its type does not say. */
function dynamicSizesOf(builder: OpBuilder, location: Location, source: Value, skipped?: number): Value[] {
  const { shape } = source.type as RankedTensorType;
  return shape.flatMap((size, dim) =>
    isDynamic(size) && dim !== skipped ? [buildDim(builder, location, source, dim)] : [],
  );
}

/** Reads from the end of a dimension. */
export class ConvertReverse extends OpRewritePattern<tosa.ReverseOp> {
  readonly root = tosa.ReverseOp;

  matchAndRewrite(op: tosa.ReverseOp, rewriter: PatternRewriter): LogicalResult {
    const { location, input1, axis } = op;
    if (!(input1.type instanceof RankedTensorType)) return rewriter.notifyMatchFailure(op, 'its input has no rank');
    const { shape, elementType, rank } = input1.type;
    const dynamicSizes = dynamicSizesOf(rewriter, location, input1);
    const size = buildDim(rewriter, location, input1, axis);
    const resultType = RankedTensorType.get(shape, elementType);
    const init = EmptyOp.build(rewriter, location, { dynamicSizes, resultType }).result();
    const indexingMaps = [AffineMap.getMultiDimIdentityMap(rank)];
    const parts = { inputs: [], inits: [init], indexingMaps, iteratorTypes: parallelIterators(rank) };
    const reversed = buildGenericAround(rewriter, location, parts, () => {
      const build = new ArithBuilder(rewriter, location);
      const indices = shape.map((_, dim) => {
        const index = buildLoopIndex(rewriter, location, dim);
        if (dim !== axis) return index;
        const last = build.apply(arith.SubIOp, size, buildIndexConstant(rewriter, location, 1));
        return build.apply(arith.SubIOp, last, index);
      });
      return [buildExtract(rewriter, location, input1, indices)];
    });
    rewriter.replaceOp(op, reversed.results);
    return true;
  }
}

/** Repeats the tensor along new dimensions, and joins these with the old ones. */
export class ConvertTile extends OpConversionPattern<tosa.TileOp> {
  readonly root = tosa.TileOp;

  matchAndRewrite(op: tosa.TileOp, _adaptor: tosa.TileOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, input1 } = op;
    const outputType = op.output.type;
    const multiples = constantShape(op.multiples);
    if (!(input1.type instanceof RankedTensorType && outputType instanceof RankedTensorType && multiples)) {
      return rewriter.notifyMatchFailure(op, 'how often is not known');
    }
    const { shape, elementType, rank } = input1.type;
    const repeated = shape.flatMap((size, dim) => [multiples[dim] === -1 ? kDynamic : multiples[dim]!, size]);
    const dynamicSizes = shape.flatMap((size, dim) =>
      isDynamic(size) || multiples[dim] === -1 ? [buildDim(rewriter, location, input1, dim)] : [],
    );
    const resultType = RankedTensorType.get(repeated, elementType);
    const init = EmptyOp.build(rewriter, location, { dynamicSizes, resultType }).result();
    const read = shape.map((_, dim) => getAffineDimExpr(2 * dim + 1));
    const parts = {
      inputs: [input1],
      inits: [init],
      indexingMaps: [AffineMap.get(2 * rank, 0, read), AffineMap.getMultiDimIdentityMap(2 * rank)],
      iteratorTypes: parallelIterators(2 * rank),
    };
    const tiles = buildGenericAround(rewriter, location, parts, ([element]) => [element!]).result(0);
    const sizes = outputType.shape.map((size) => (isDynamic(size) ? -1 : size));
    const newShape = createConstantShape(rewriter, location, sizes);
    const reshape = { input1: tiles, shape: newShape, outputType };
    rewriter.replaceOp(op, [tosa.ReshapeOp.build(rewriter, location, reshape).result()]);
    return true;
  }
}

/** Keeps the index of the greatest element so far beside that. */
export class ConvertArgMax extends OpRewritePattern<tosa.ArgMaxOp> {
  readonly root = tosa.ArgMaxOp;

  matchAndRewrite(op: tosa.ArgMaxOp, rewriter: PatternRewriter): LogicalResult {
    const { location, input, axis } = op;
    const [inputType, resultType] = [input.type, op.output.type];
    if (!(inputType instanceof RankedTensorType && resultType instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'a tensor has no rank');
    }
    const { elementType, rank } = inputType;
    const indexType = resultType.elementType;
    if (!(indexType instanceof IntegerType)) return rewriter.notifyMatchFailure(op, 'indices are no integers');
    if (!(elementType instanceof FloatType || elementType instanceof IntegerType)) {
      return rewriter.notifyMatchFailure(op, 'unsupported tosa.argmax element type');
    }
    const build = new ArithBuilder(rewriter, location);
    const dynamicSizes = dynamicSizesOf(rewriter, location, input, axis);
    const filled = (type: FloatType | IntegerType, value: () => Value): Value => {
      const emptyType = RankedTensorType.get(resultType.shape, type);
      const empty = EmptyOp.build(rewriter, location, { dynamicSizes, resultType: emptyType }).result();
      return buildFill(rewriter, location, value(), empty).result(0);
    };
    const indices = filled(indexType, () => build.number(indexType, 0));
    const greatest = filled(elementType, () => build.constant(extremeAttr(elementType, true)));
    const identity = AffineMap.getMultiDimIdentityMap(rank);
    const reduced = identity.dropResults([axis]);
    const iteratorTypes: IteratorType[] = parallelIterators(rank);
    iteratorTypes[axis] = 'reduction';
    const parts = {
      inputs: [input],
      inits: [indices, greatest],
      indexingMaps: [identity, reduced, reduced],
      iteratorTypes,
    };
    const loop = buildGenericAround(rewriter, location, parts, (elements) => {
      const [value, oldIndex, oldValue] = elements as [Value, Value, Value];
      const index = build.cast(arith.IndexCastOp, buildLoopIndex(rewriter, location, axis), indexType);
      const isGreater = this.#isGreater(op, build, value, oldValue);
      const newValue = build.select(isGreater, value, oldValue);
      return [build.select(isGreater, index, oldIndex), newValue];
    });
    rewriter.replaceOp(op, [loop.result(0)]);
    return true;
  }

  /** What is no number is the greatest, unless that is passed over. */
  #isGreater(op: tosa.ArgMaxOp, build: ArithBuilder, value: Value, oldValue: Value): Value {
    if (!(value.type instanceof FloatType)) return build.compareIntegers('sgt', value, oldValue);
    if (op.nanMode === NanPropagationMode.IGNORE) return build.compareFloats('ogt', value, oldValue);
    const isGreater = build.compareFloats('ugt', value, oldValue);
    const isNumber = build.compareFloats('ord', oldValue, oldValue);
    return build.apply(arith.AndIOp, isGreater, isNumber);
  }
}

/** Reads rows at the indices of a tensor. */
export class ConvertGather extends OpConversionPattern<tosa.GatherOp> {
  readonly root = tosa.GatherOp;

  matchAndRewrite(op: tosa.GatherOp, adaptor: tosa.GatherOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, context } = op;
    const { values, indices } = adaptor;
    const outputType = op.output.type;
    if (![values, indices, op.output].every(({ type }) => type instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'unranked tensors not supported');
    }
    const dynamicSizes = [values, indices, values].flatMap((source, dim) =>
      isDynamic((source.type as RankedTensorType).shape[dim]!) ? [buildFoldedDim(rewriter, location, source, dim)] : [],
    );
    const { shape, elementType, rank } = outputType as RankedTensorType;
    const resultType = RankedTensorType.get(shape, elementType);
    const init = EmptyOp.build(rewriter, location, { dynamicSizes, resultType }).result();
    const parts = {
      inputs: [indices],
      inits: [init],
      indexingMaps: [
        AffineMap.get(rank, 0, [getAffineDimExpr(0), getAffineDimExpr(1)]),
        AffineMap.getMultiDimIdentityMap(rank),
      ],
      iteratorTypes: parallelIterators(rank),
    };
    const gathered = buildGenericAround(rewriter, location, parts, ([element]) => {
      const build = new ArithBuilder(rewriter, location);
      const batch = buildLoopIndex(rewriter, location, 0);
      const row = build.cast(arith.IndexCastOp, element!, IndexType.get(context));
      const channel = buildLoopIndex(rewriter, location, 2);
      return [buildExtract(rewriter, location, values, [batch, row, channel])];
    });
    rewriter.replaceOp(op, gathered.results);
    return true;
  }
}

/** Reads a table, of bytes at an element, of 16 bits between two entries. */
export class ConvertTable extends OpRewritePattern<tosa.TableOp> {
  readonly root = tosa.TableOp;

  matchAndRewrite(op: tosa.TableOp, rewriter: PatternRewriter): LogicalResult {
    const { location, input1, table, output } = op;
    const [inputType, outputType] = [input1.type, output.type];
    if (!(inputType instanceof RankedTensorType && outputType instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'a tensor has no rank');
    }
    const hasBytes = [input1, table, output].every((value) => isInteger(value, 8));
    if (!hasBytes && !(isInteger(input1, 16) && isInteger(table, 16) && isInteger(output, 32))) {
      return rewriter.notifyMatchFailure(op, 'unable to create body for tosa.table op');
    }
    const { shape, elementType, rank } = outputType;
    const dynamicSizes = dynamicSizesOf(rewriter, location, input1);
    const resultType = RankedTensorType.get(shape, elementType);
    const init = EmptyOp.build(rewriter, location, { dynamicSizes, resultType }).result();
    const identity = AffineMap.getMultiDimIdentityMap(rank);
    const parts = {
      inputs: [input1],
      inits: [init],
      indexingMaps: [identity, identity],
      iteratorTypes: parallelIterators(rank),
    };
    const look = hasBytes ? this.#entry.bind(this) : this.#between.bind(this);
    const looked = buildGenericAround(rewriter, location, parts, ([element]) => [look(op, rewriter, element!)]);
    for (const argument of looked.regions[0]!.firstBlock!.arguments) argument.location = location;
    rewriter.replaceOp(op, looked.results);
    return true;
  }

  #entry({ location, context, table }: tosa.TableOp, rewriter: PatternRewriter, element: Value): Value {
    const build = new ArithBuilder(rewriter, location);
    const index = build.cast(arith.IndexCastOp, element, IndexType.get(context));
    const offset = buildIndexConstant(rewriter, location, 128);
    return buildExtract(rewriter, location, table, [build.apply(arith.AddIOp, index, offset)]);
  }

  #between({ location, context, table }: tosa.TableOp, rewriter: PatternRewriter, element: Value): Value {
    const build = new ArithBuilder(rewriter, location);
    const i32 = IntegerType.get(context, 32);
    const wide = build.cast(arith.ExtSIOp, element, i32);
    const [offset, seven, one, mask] = [32768, 7, 1, 127].map((value) => build.number(i32, value)) as [
      Value,
      Value,
      Value,
      Value,
    ];
    const place = build.apply(arith.AddIOp, wide, offset);
    const entry = build.apply(arith.ShRUIOp, place, seven);
    const fraction = build.apply(arith.AndIOp, place, mask);
    const nextEntry = build.apply(arith.AddIOp, entry, one);
    const indices = [entry, nextEntry].map((value) => build.cast(arith.IndexCastOp, value, IndexType.get(context)));
    const entries = indices.map((index) => buildExtract(rewriter, location, table, [index]));
    const [base, next] = entries.map((value) => build.cast(arith.ExtSIOp, value, i32)) as [Value, Value];
    const scaled = build.apply(arith.ShLIOp, base, seven);
    const step = build.apply(arith.MulIOp, build.apply(arith.SubIOp, next, base), fraction);
    return build.apply(arith.AddIOp, scaled, step);
  }
}
