import { type Context } from '../../../ir/context.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, likeWithElement } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { ConversionTarget } from '../../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../../rewrite/deferred-conversion.ts';
import { TypeConverter } from '../../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { floatTypeNamed } from '../../arith/float-type-names.ts';
import { FastMathFlags } from '../../arith/generated/arith-enums.gen.ts';
import { ExtFOp, TruncFOp } from '../../arith/generated/arith-ops.gen.ts';
import { FmaOp } from '../generated/math-ops.gen.ts';
import { MathExtendToSupportedTypesPassBase } from '../generated/math-passes.gen.ts';

/**
 * `math-extend-to-supported-types`. Source: mlir/lib/Dialect/Math/Transforms/ExtendToSupportedTypes.cpp. Differs: upstream crashes where an operation is of no dialect
 * at all, as "use"() is.
 */
export class MathExtendToSupportedTypesPass extends MathExtendToSupportedTypesPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { context } = root;
    const { extraTypeStrs, targetTypeStr } = this.options;
    const targetType = floatTypeNamed(context, targetTypeStr);
    if (!targetType) return unknownType(context, 'target', targetTypeStr);
    const supported = new Set<Type>([targetType, FloatType.get(context, 'f64'), FloatType.get(context, 'f32')]);
    for (const name of extraTypeStrs) {
      const extraType = floatTypeNamed(context, name);
      if (!extraType) return unknownType(context, 'source', name);
      supported.add(extraType);
    }
    const types = extendingTypes(supported, targetType);
    const target = new ConversionTarget()
      .addDynamicallyLegalDialect((op) => types.isLegalOp(op), 'math')
      .addLegalOp(FmaOp)
      .markUnknownOpDynamicallyLegal(() => true);
    return applyDeferredPartialConversion(root, target, [new ExtendOperands(types)]);
  }
}

function unknownType(context: Context, role: string, name: string): LogicalResult {
  const message = `could not map ${role} type '${name}' to a known floating-point type`;
  return context.emitError(UnknownLoc.instance, message);
}

/** The added casts may be left out. */
const fastmath = FastMathFlags.contract;

/** Returns a converter that gives floats that are not supported the type of the target, also in vectors and tensors. */
function extendingTypes(supported: ReadonlySet<Type>, targetType: FloatType): TypeConverter {
  const extended = (type: Type): Type => {
    const element = elementTypeOrSelf(type);
    return element instanceof FloatType && !supported.has(element) ? likeWithElement(type, targetType) : type;
  };
  return new TypeConverter()
    .addConversion(extended)
    .addTargetMaterialization((builder, outType, inputs, location) =>
      ExtFOp.build(builder, location, { in: inputs[0]!, outType, fastmath }).result(),
    );
}

/** Computes in the greater type, and gives results of it in the types that they had. */
class ExtendOperands extends OpConversionPattern {
  readonly root = undefined;

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const { name, location, properties, attributes } = op;
    const resultTypes = this.typeConverter!.convertTypes(op.resultTypes)!;
    const extended = rewriter.create({ name, location, operands, resultTypes, properties, attributes });
    const truncated = (value: Value, outType: Type): Value =>
      value.type === outType ? value : TruncFOp.build(rewriter, location, { in: value, outType, fastmath }).result();
    rewriter.replaceOp(
      op,
      extended.results.map((result, i) => truncated(result, op.resultTypes[i]!)),
    );
    return true;
  }
}
