import { type Operation } from '../../ir/operation.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildExtract } from '../../dialects/vector/build-extract.ts';
import { InsertOp } from '../../dialects/vector/generated/vector-ops.gen.ts';
import { delinearize } from '../../dialects/vector/linear-positions.ts';

/** Vectors of more elements stay as they are: each takes several operations. */
const mostElements = 1 << 16;

/**
 * Computes each element of a vector by an operation of its own. Source: VecOpToScalarOp of mlir/lib/Conversion/MathToLibm/MathToLibm.cpp and of MathToFuncs.cpp. Differs: vectors of
 * scalable sizes stay, of which upstream computes the first elements only, and so do vectors of very many elements.
 */
export class ComputeElements extends OpConversionPattern {
  constructor(readonly root: OpClass) {
    super();
  }

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const { name, location } = op;
    const { type } = op.result(0);
    if (!(type instanceof VectorType)) return rewriter.notifyMatchFailure(op, 'not of vectors');
    if (type.scalableDims.includes(true)) return rewriter.notifyMatchFailure(op, 'sizes are scalable');
    const { elementType, numElements, shape } = type;
    if (numElements > mostElements) return rewriter.notifyMatchFailure(op, `more than ${mostElements} elements`);
    if (!(elementType instanceof FloatType || elementType instanceof IntegerType))
      return rewriter.notifyMatchFailure(op, 'elements are neither floats nor integers');
    let whole: Value = new ArithBuilder(rewriter, location).number(type, 0);
    for (let place = 0; place < numElements; place++) {
      const staticPosition = delinearize(place, shape);
      const scalars = operands.map((source) => buildExtract(rewriter, location, source, staticPosition).result());
      const element = rewriter.create({ name, location, operands: scalars, resultTypes: [elementType] });
      const args = { valueToStore: element.result(0), dest: whole, dynamicPosition: [], staticPosition };
      whole = InsertOp.build(rewriter, location, args).result();
    }
    rewriter.replaceOp(op, [whole]);
    return true;
  }
}
