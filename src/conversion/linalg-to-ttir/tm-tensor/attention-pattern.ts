import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise, buildInto, buildNumber, buildTranspose, tensorLike } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { AttentionOp } from '../../../dialects/tm_tensor/generated/tm_tensor-ops.gen.ts';
import { StaticTensorPattern } from '../../front-end/types/static-tensor-pattern.ts';

/** Converts attention to two products of matrices with a softmax between them: (..., L, D) and (..., S, D) -> (..., L, S), with (..., S, E) -> (..., L, E). */
export class ConvertAttention extends StaticTensorPattern<AttentionOp> {
  readonly root = AttentionOp;

  override convert(
    op: AttentionOp,
    { inputs }: AttentionOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const [query, key, value, mask] = inputs as [Value, Value, Value, Value?];
    if (inputs.some((input) => shapeOf(input).includes(0))) {
      return rewriter.notifyMatchFailure(op, 'there are no queries, keys or values');
    }
    const type = query.type as RankedTensorType;
    const { shape, rank } = type;
    const factor = buildNumber(rewriter, location, shape, type.elementType, 1 / Math.sqrt(shape.at(-1)!));
    const scaled = buildElementwise(rewriter, location, ttir.MultiplyOp, [query, factor], type);
    const keys = buildTranspose(rewriter, location, key, rank - 2, rank - 1);
    const scoresType = tensorLike(query, shape.with(-1, shapeOf(keys).at(-1)!));
    const scores = buildInto(rewriter, location, ttir.MatmulOp, { a: scaled, b: keys }, scoresType);
    const input = mask ? buildElementwise(rewriter, location, ttir.AddOp, [scores, mask], scoresType) : scores;
    const weights = buildInto(rewriter, location, ttir.SoftmaxOp, { input, dimension: rank - 1 }, scoresType);
    return buildInto(rewriter, location, ttir.MatmulOp, { a: weights, b: value }, resultType);
  }
}
