import { functionTypeOf } from '../../../builtin/function-op.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { isTensorType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { ConversionTarget } from '../../../rewrite/conversion-target.ts';
import { applyDeferredFullConversion } from '../../../rewrite/deferred-conversion.ts';
import { TypeConverter } from '../../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { setFunctionType } from '../../func/function-type.ts';
import { FuncOp, ReturnOp } from '../../func/generated/func-ops.gen.ts';
import * as tosa from '../generated/tosa-ops.gen.ts';
import { TosaNarrowF64ToF32PassBase, TosaNarrowI64ToI32PassBase } from '../generated/tosa-passes.gen.ts';
import { narrowAttribute, narrowFloats, narrowIntegers, narrowType, type Narrowing } from './narrow-constants.ts';

/** Operations that do with narrow numbers what they do with wide ones. */
const movingOps = [
  tosa.ConcatOp,
  tosa.PadOp,
  tosa.ReshapeOp,
  tosa.ReverseOp,
  tosa.SliceOp,
  tosa.TileOp,
  tosa.TransposeOp,
  tosa.IdentityOp,
  tosa.ConstOp,
  tosa.IfOp,
  tosa.WhileOp,
  tosa.YieldOp,
] as const;

/** Gives an operation, its attributes and regions the narrow types. */
class NarrowAnyOp extends OpConversionPattern {
  constructor(
    types: TypeConverter,
    readonly root: (typeof movingOps)[number] | undefined,
    readonly narrowing: Narrowing,
    readonly isLossy: boolean,
  ) {
    super(types);
  }

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.dialectNamespace !== 'tosa') return rewriter.notifyMatchFailure(op, 'it is not of TOSA');
    const { name, location, regions } = op;
    const resultTypes = this.typeConverter!.convertTypes(op.resultTypes)!;
    const properties = this.#narrow(op.properties);
    const attributes = this.#narrow(op.attributes);
    if (!properties || !attributes) return rewriter.notifyMatchFailure(op, 'an attribute would lose something');
    const parts = { name, location, operands, resultTypes, properties, attributes };
    const narrow = rewriter.create({ ...parts, regions: regions.length });
    for (const [i, region] of regions.entries()) {
      rewriter.inlineRegionBefore(region, narrow.regions[i]!);
      if (!rewriter.convertRegionTypes(narrow.regions[i]!, this.typeConverter!)) return false;
    }
    rewriter.replaceOp(op, narrow.results);
    return true;
  }

  #narrow(attributes: Operation['attributes']): Map<string, Attribute> | undefined {
    const narrow = new Map<string, Attribute>();
    for (const [name, attribute] of attributes) {
      const narrowed = narrowAttribute(attribute, this.narrowing, this.isLossy);
      if (!narrowed) return undefined;
      narrow.set(name, narrowed);
    }
    return narrow;
  }
}

const elementWidth = ({ type }: Value, kind: typeof IntegerType | typeof FloatType): number => {
  const element = isTensorType(type) ? type.elementType : type;
  return element instanceof kind ? element.width : 0;
};

/** Casts to numbers that are narrower still would lose what is beyond them twice, not once. */
class NarrowCast extends OpConversionPattern<tosa.CastOp> {
  readonly root = tosa.CastOp;

  matchAndRewrite(op: tosa.CastOp, { input }: tosa.CastOp, rewriter: ConversionPatternRewriter): LogicalResult {
    for (const kind of [IntegerType, FloatType]) {
      const width = elementWidth(op.output, kind);
      if (width > 0 && elementWidth(input, kind) > width)
        return rewriter.notifyMatchFailure(op, 'narrowing may lose data');
    }
    const resultType = this.typeConverter!.convertType(op.output.type)!;
    rewriter.replaceOp(op, tosa.CastOp.build(rewriter, op.location, { input, outputType: resultType }).results);
    return true;
  }
}

/** Indices of a dimension with less than 2^31 - 1 elements have 32 bits. */
class NarrowArgMax extends OpConversionPattern<tosa.ArgMaxOp> {
  readonly root = tosa.ArgMaxOp;

  // Differs: upstream crashes where the operand has no rank.
  matchAndRewrite(op: tosa.ArgMaxOp, { input }: tosa.ArgMaxOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { axis, location } = op;
    const size = input.type instanceof RankedTensorType ? input.type.shape[axis] : undefined;
    if (typeof size !== 'number' || size < 0 || size >= 2 ** 31 - 1)
      return rewriter.notifyMatchFailure(op, 'the size of the axis is not known to be small');
    const resultType = this.typeConverter!.convertType(op.output.type)!;
    rewriter.replaceOp(op, tosa.ArgMaxOp.build(rewriter, location, { input, axis, outputType: resultType }).results);
    return true;
  }
}

class NarrowClamp extends OpConversionPattern<tosa.ClampOp> {
  readonly root = tosa.ClampOp;

  matchAndRewrite(op: tosa.ClampOp, { input }: tosa.ClampOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, minVal, maxVal, nanMode } = op;
    const [least, greatest] = [minVal, maxVal].map((bound) => {
      const bits = bound instanceof IntegerAttr ? narrowIntegers.narrowBits(bound.value, false) : undefined;
      return bits === undefined ? undefined : IntegerAttr.get(IntegerType.get(op.context, 32), bits);
    });
    if (!least || !greatest) return rewriter.notifyMatchFailure(op, 'a bound has more than 32 bits');
    const resultType = this.typeConverter!.convertType(op.output.type)!;
    const parts = { input, minVal: least, maxVal: greatest, nanMode, outputType: resultType };
    rewriter.replaceOp(op, tosa.ClampOp.build(rewriter, location, parts).results);
    return true;
  }
}

/** Narrows arguments of the entry only, and results. */
class NarrowSignature extends OpConversionPattern<FuncOp> {
  readonly root = FuncOp;

  matchAndRewrite(op: FuncOp, _adaptor: FuncOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const type = functionTypeOf(op);
    const converter = this.typeConverter!;
    const entry = op.body.blocks[0];
    if (entry) rewriter.applySignatureConversion(entry, converter.convertSignature(type.inputs)!, converter);
    rewriter.modifyOpInPlace(op, () => setFunctionType(op, converter.convertFunctionType(type)!));
    return true;
  }
}

class NarrowReturn extends OpConversionPattern<ReturnOp> {
  readonly root = ReturnOp;

  matchAndRewrite(op: ReturnOp, { operands }: ReturnOp, rewriter: ConversionPatternRewriter): LogicalResult {
    rewriter.create({ name: op.name, location: op.location, operands });
    rewriter.eraseOp(op);
    return true;
  }
}

interface NarrowingOptions {
  readonly aggressiveRewrite: boolean;
  readonly convertFunctionBoundaries: boolean;
}

function castTo(builder: OpBuilder, resultType: Type, inputs: readonly Value[], location: Location): Value | undefined {
  const [input] = inputs;
  return input && tosa.CastOp.build(builder, location, { input, outputType: resultType }).output;
}

/** Source: runTosaNarrowing of mlir/lib/Dialect/Tosa/Transforms/TosaNarrowTypes.cpp. */
function narrow(root: Operation, narrowing: Narrowing, options: NarrowingOptions): LogicalResult {
  const types = new TypeConverter()
    .addConversion((type) => narrowType(type, narrowing))
    .addSourceMaterialization(castTo)
    .addTargetMaterialization(castTo);
  const areLegal = (op: FuncOp): boolean =>
    op.body.blocks.every((block) => block.arguments.every(({ type }) => types.isLegal(type)));
  const { aggressiveRewrite, convertFunctionBoundaries } = options;
  const target = new ConversionTarget()
    .addDynamicallyLegalDialect((op) => types.isLegalOp(op), 'tosa')
    .addDynamicallyLegalOp(
      FuncOp,
      (op) => !convertFunctionBoundaries || (types.isSignatureLegal(functionTypeOf(op)) && areLegal(op)),
    )
    .addDynamicallyLegalOp(ReturnOp, (op) => !convertFunctionBoundaries || types.isLegalOp(op));
  const patterns: OpConversionPattern[] = [];
  if (convertFunctionBoundaries) patterns.push(new NarrowSignature(types), new NarrowReturn(types));
  if (aggressiveRewrite) {
    patterns.push(new NarrowAnyOp(types, undefined, narrowing, true));
  } else {
    if (narrowing === narrowIntegers) patterns.push(new NarrowArgMax(types), new NarrowClamp(types));
    patterns.push(...movingOps.map((op) => new NarrowAnyOp(types, op, narrowing, false)), new NarrowCast(types));
  }
  return applyDeferredFullConversion(root, target, patterns);
}

/** `tosa-narrow-i64-to-i32`. */
export class TosaNarrowI64ToI32Pass extends TosaNarrowI64ToI32PassBase {
  override runOnOperation(root: Operation): LogicalResult {
    return narrow(root, narrowIntegers, this.options);
  }
}

/** `tosa-narrow-f64-to-f32`. */
export class TosaNarrowF64ToF32Pass extends TosaNarrowF64ToF32PassBase {
  override runOnOperation(root: Operation): LogicalResult {
    return narrow(root, narrowFloats, this.options);
  }
}
