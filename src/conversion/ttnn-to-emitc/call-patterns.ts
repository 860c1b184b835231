/** Patterns for operations whose calls are as upstream's. Source: ttmlir-facts, section 3.6. */
import { ApplyOp } from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { OpaqueType } from '../../dialects/emitc/generated/emitc-types.gen.ts';
import { type DataType } from '../../dialects/tt/generated/tt-enums.gen.ts';
import { type MemoryConfigAttr } from '../../dialects/ttnn/generated/ttnn-attributes.gen.ts';
import { type Layout } from '../../dialects/ttnn/generated/ttnn-enums.gen.ts';
import { EmptyOp, GetDeviceOp, MultiplyOp, PowerOp, ToDeviceOp, ToLayoutOp } from '../../dialects/ttnn/generated/ttnn-ops.gen.ts'; // prettier-ignore
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildCall, buildExpression, type CallArgument } from './calls.ts';
import { bufferTypeConstant, dataTypeConstant, layoutConstant, memoryLayoutConstant, nullopt } from './library-constants.ts'; // prettier-ignore

/** A pattern that replaces an operation by the call of the function of its name, `ttnn.add` by `ttnn::add`. */
export abstract class CallPattern<T extends Operation = Operation> extends OpConversionPattern<T> {
  /** Replaces `op` by the call; fails when a result has no C++ type. */
  protected call(
    op: T,
    args: readonly CallArgument[],
    rewriter: ConversionPatternRewriter,
    callee = op.name.replace('.', '::'),
  ): LogicalResult {
    const resultTypes = this.typeConverter!.convertTypes(op.resultTypes);
    if (!resultTypes) return rewriter.notifyMatchFailure(op, 'the type of a result cannot be converted');
    rewriter.replaceOp(op, buildCall(rewriter, op.location, callee, args, resultTypes).results);
    return true;
  }
}

/**
 * Operations without a pattern of their own: calls with all operands, those that results are written to included. The library has their
 * names, but for that of powers. With `keepAttributes`, such an operation must have no attributes, which the call would not have.
 */
export class OperandsCall extends CallPattern {
  readonly root = undefined;
  readonly #others: readonly OpConversionPattern['root'][];

  /** `others` are the classes that have patterns of their own. */
  constructor(
    types: TypeConverter,
    others: readonly OpConversionPattern['root'][],
    private readonly keepAttributes: boolean,
  ) {
    super(types);
    this.#others = others;
  }

  matchAndRewrite(op: Operation, adaptor: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const hasPattern = this.#others.some((root) => root && op instanceof root);
    if (op.dialectNamespace !== 'ttnn' || op.numResults !== 1 || hasPattern) {
      return rewriter.notifyMatchFailure(op, 'the library has no function for it');
    }
    const problem = this.keepAttributes ? missingPattern(op) : undefined;
    if (problem !== undefined) return rewriter.notifyMatchFailure(op, problem);
    return this.call(op, adaptor.operands, rewriter, op instanceof PowerOp ? 'ttnn::pow' : undefined);
  }
}

/** Tells which attribute of an operation without a pattern of its own would be lost, as a note. */
export function missingPattern(op: Operation): string | undefined {
  const attribute = [...op.properties.keys()].find((name) => name !== 'operandSegmentSizes');
  return attribute === undefined ? undefined : `no pattern says how '${attribute}' is an argument of the call`;
}

export class GetDeviceCall extends CallPattern<GetDeviceOp> {
  readonly root = GetDeviceOp;

  matchAndRewrite(op: GetDeviceOp, _adaptor: GetDeviceOp, rewriter: ConversionPatternRewriter): LogicalResult {
    return this.call(op, [], rewriter, 'ttnn::DeviceGetter::getInstance');
  }
}

export class ToLayoutCall extends CallPattern<ToLayoutOp> {
  readonly root = ToLayoutOp;

  matchAndRewrite(op: ToLayoutOp, adaptor: ToLayoutOp, rewriter: ConversionPatternRewriter): LogicalResult {
    return this.call(op, [adaptor.input, layoutConstant[op.layout], nullopt, nullopt, adaptor.device], rewriter);
  }
}

export class ToDeviceCall extends CallPattern<ToDeviceOp> {
  readonly root = ToDeviceOp;

  matchAndRewrite(op: ToDeviceOp, adaptor: ToDeviceOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const memoryConfig = buildMemoryConfig(rewriter, op.location, op.memoryConfig);
    return this.call(op, [adaptor.input, adaptor.device, memoryConfig], rewriter);
  }
}

/** The library's binary functions have two options before the tensor that the result is written to. */
export class MultiplyCall extends CallPattern<MultiplyOp> {
  readonly root = MultiplyOp;

  matchAndRewrite(op: MultiplyOp, adaptor: MultiplyOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const [lhs, rhs, output, ...others] = adaptor.operands;
    if (!lhs || !rhs || !output || others.length > 0) {
      return rewriter.notifyMatchFailure(op, 'the library multiplies two tensors');
    }
    return this.call(op, [lhs, rhs, nullopt, nullopt, output], rewriter);
  }
}

export class EmptyCall extends CallPattern<EmptyOp> {
  readonly root = EmptyOp;

  matchAndRewrite(op: EmptyOp, adaptor: EmptyOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const format = formatArguments(op.dtype, op.layout);
    if (!format) return rewriter.notifyMatchFailure(op, 'the library has no such format');
    const shape = buildShape(rewriter, op.location, op.shape.shape);
    if (!adaptor.device || !op.memoryConfig) return this.call(op, [shape, ...format], rewriter);
    const placement = buildPlacement(rewriter, op.location, adaptor.device, op.memoryConfig);
    return this.call(op, [shape, ...format, ...placement], rewriter);
  }
}

/** Returns the arguments that say format and layout; undefined for a format that the library does not have. */
export function formatArguments(dtype: DataType | undefined, layout: Layout | undefined): string[] | undefined {
  const format = dtype && dataTypeConstant[dtype];
  return format === undefined || layout === undefined ? undefined : [format, layoutConstant[layout]];
}

/** Builds the arguments that say where a new tensor goes: the device as a reference, and the memory. */
export function buildPlacement(
  builder: OpBuilder,
  location: Location,
  device: Value,
  config: MemoryConfigAttr,
): Value[] {
  const reference = ApplyOp.build(builder, location, {
    applicableOperator: '*',
    operand: device,
    resultType: OpaqueType.get(builder.context, 'ttnn::Device&'),
  });
  return [reference.result(), buildMemoryConfig(builder, location, config)];
}

export function buildMemoryConfig(builder: OpBuilder, location: Location, config: MemoryConfigAttr): Value {
  const { tensorMemoryLayout, bufferType } = config;
  const args = [memoryLayoutConstant[tensorMemoryLayout.value], bufferTypeConstant[bufferType.value]];
  const type = OpaqueType.get(builder.context, 'ttnn::MemoryConfig');
  return buildCall(builder, location, 'ttnn::MemoryConfig', args, [type]).result();
}

/** Builds a shape as one expression: `ttnn::Shape(Shape({64, 128, }))`. */
export function buildShape(builder: OpBuilder, location: Location, shape: readonly number[]): Value {
  const { context } = builder;
  const type = OpaqueType.get(context, 'ttnn::Shape');
  const sizes = `{${shape.map((size) => `${size}, `).join('')}}`;
  return buildExpression(builder, location, [], type, (inner) => {
    const metalShape = buildCall(inner, location, 'Shape', [sizes], [OpaqueType.get(context, 'tt::metal::Shape')]);
    return buildCall(inner, location, 'ttnn::Shape', metalShape.results, [type]).result();
  });
}
