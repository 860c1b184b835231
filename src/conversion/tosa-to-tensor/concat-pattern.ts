import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { AddIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { foldedMixedSizes } from '../../dialects/tensor/build-sizes.ts';
import { DimOp, EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { buildInsertSlice } from '../../dialects/tensor/slices.ts';
import { ConcatOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { constantIndex, type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Returns the size as a value, of a constant where it is one. Source: getValueOrCreateConstantIndexOp of mlir/lib/Dialect/Arith/Utils/Utils.cpp. */
function valueOf(builder: OpBuilder, location: Location, size: MixedIndex): Value {
  return size instanceof Value ? size : buildIndexConstant(builder, location, size);
}

/** Inserts the operands one behind the other into an empty tensor. Source: ConcatConverter of TosaToTensor.cpp. */
export class ConvertConcat extends OpConversionPattern<ConcatOp> {
  readonly root = ConcatOp;

  matchAndRewrite(op: ConcatOp, adaptor: ConcatOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, axis } = op;
    const resultType = op.output.type;
    if (![...adaptor.operands, op.output].every(({ type }) => type instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'a tensor has no rank');
    }
    const { shape, elementType } = resultType as RankedTensorType;
    const [first, ...others] = adaptor.operands;
    const index = buildIndexConstant(rewriter, location, axis);
    const sizes = foldedMixedSizes(rewriter, location, first!);
    const ends: MixedIndex[] = [0, sizes[axis]!];
    for (const source of others) {
      const dim = { source, index, resultType: IndexType.get(op.context) };
      const size = createOrFold(rewriter, (detached) => DimOp.build(detached, location, dim))[0]!;
      const sum = { lhs: valueOf(rewriter, location, ends.at(-1)!), rhs: size };
      const end = createOrFold(rewriter, (detached) => AddIOp.build(detached, location, sum))[0]!;
      ends.push(constantIndex(end) ?? end);
    }
    sizes[axis] = ends.at(-1)!;
    const dynamicSizes = sizes
      .filter((_, dim) => isDynamic(shape[dim]!))
      .map((size) => valueOf(rewriter, location, size));
    const emptyType = RankedTensorType.get(shape, elementType);
    let result: Value = EmptyOp.build(rewriter, location, { dynamicSizes, resultType: emptyType }).result();
    const strides = shape.map(() => 1);
    for (const [i, source] of adaptor.operands.entries()) {
      const offsets: MixedIndex[] = shape.map(() => 0);
      offsets[axis] = ends[i]!;
      const slice = { offsets, sizes: foldedMixedSizes(rewriter, location, source), strides };
      const dest = result;
      [result] = createOrFold(rewriter, (detached) => insertSlice(detached, location, source, dest, slice)) as [Value];
    }
    rewriter.replaceOp(op, [result]);
    return true;
  }
}

function insertSlice(builder: OpBuilder, ...rest: Tail<Parameters<typeof buildInsertSlice>>) {
  return buildInsertSlice(builder, ...rest).definingOp!;
}

type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;
