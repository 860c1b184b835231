import { type Context } from '../../ir/context.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type FloatKind, FloatType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, likeWithElement } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { FastMathFlags } from './generated/arith-enums.gen.ts';
import { ExtFOp, TruncFOp } from './generated/arith-ops.gen.ts';

/** The floats that options of passes name. As upstream, they know neither tf32 nor f8E4M3B11FNUZ. Source: parseFloatType of mlir/Dialect/Arith/Utils/Utils.h. */
const kinds: readonly FloatKind[] = [
  'f4E2M1FN',
  'f6E2M3FN',
  'f6E3M2FN',
  'f8E5M2',
  'f8E4M3',
  'f8E4M3FN',
  'f8E5M2FNUZ',
  'f8E4M3FNUZ',
  'f8E3M4',
  'f8E8M0FNU',
  'bf16',
  'f16',
  'f32',
  'f64',
  'f80',
  'f128',
];

/** Returns the float that an option names as the one to compute in (target), or as another one (source); undefined after a diagnostic for a name of none. */
export function floatTypeNamed(context: Context, role: 'source' | 'target', name: string): FloatType | undefined {
  const kind = kinds.find((known) => known === name);
  if (kind) return FloatType.get(context, kind);
  context.emitError(UnknownLoc.instance, `could not map ${role} type '${name}' to a known floating-point type`);
  return undefined;
}

/** The added casts may be left out. */
const fastmath = FastMathFlags.contract;

/** Returns a converter that gives floats the type of the target where they are not supported, also in vectors and tensors, and extends operands to it. */
export function extendingTypes(isSupported: (type: FloatType) => boolean, targetType: FloatType): TypeConverter {
  const extended = (type: Type): Type => {
    const element = elementTypeOrSelf(type);
    return element instanceof FloatType && !isSupported(element) ? likeWithElement(type, targetType) : type;
  };
  return new TypeConverter()
    .addConversion(extended)
    .addTargetMaterialization((builder, outType, inputs, location) =>
      ExtFOp.build(builder, location, { in: inputs[0]!, outType, fastmath }).result(),
    );
}

/** Computes what an operation without regions does in the types of the target, and truncates the results to those that they had. */
export class ComputeExtended extends OpConversionPattern {
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
