import { buildExpandShape } from '../../dialects/tensor/build-expand-shape.ts';
import { CastOp, CollapseShapeOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { constantShape } from '../../dialects/tosa/constant-shape.ts';
import { ReshapeOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

import { castType, collapsedType, expandedType, reassociationBetween } from './reshape-types.ts';

function buildCast(builder: OpBuilder, location: Location, source: Value, destType: Type): Value {
  return createOrFold(builder, (detached) => CastOp.build(detached, location, { source, destType }))[0]!;
}

/** Makes a collapse of dimensions and an expansion, between casts where types ask for them. Source: ReshapeConverterCollapseExpand of TosaToTensor.cpp. */
export class ConvertReshape extends OpConversionPattern<ReshapeOp> {
  readonly root = ReshapeOp;

  matchAndRewrite(op: ReshapeOp, adaptor: ReshapeOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location } = op;
    const resultType = this.typeConverter!.convertType(op.output.type);
    const input = adaptor.input1;
    const newShape = constantShape(op.shape);
    if (!resultType || !(input.type instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'expected input to be a ranked tensor');
    }
    if (!newShape) return rewriter.notifyMatchFailure(op, 'the shape is no constant');
    const from = castType(input.type, newShape);
    const to = expandedType(from, newShape);
    const between = collapsedType(from, to);
    const source = buildCast(rewriter, location, input, from);
    const collapse = { src: source, reassociation: reassociationBetween(from, between), resultType: between };
    const collapsed = createOrFold(rewriter, (detached) => CollapseShapeOp.build(detached, location, collapse))[0]!;
    const expanded = buildExpandShape(rewriter, location, collapsed, reassociationBetween(to, between), to);
    rewriter.replaceOp(op, [buildCast(rewriter, location, expanded, resultType)]);
    return true;
  }
}
