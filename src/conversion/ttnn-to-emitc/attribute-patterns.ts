/**
 * Patterns for operations with attributes: calls that say all that the operation says, with the arguments of the library's functions.
 *
 * Differs: upstream's calls of these functions have operands only, so the program that they make computes something else, if it compiles
 * at all. Source: ttmlir-facts, sections 3.6 and 6.2.2, and Appendix C, row 11.
 */
import { OpaqueAttr } from '../../dialects/emitc/generated/emitc-attributes.gen.ts';
import { LoadOp, VariableOp, VerbatimOp } from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { LValueType, OpaqueType } from '../../dialects/emitc/generated/emitc-types.gen.ts';
import { dataTypeOf } from '../../dialects/tt/element-types.ts';
import { layoutOf, memorySpaceOf } from '../../dialects/tt/layout.ts';
import { bufferTypeOf, tensorMemoryLayoutOf } from '../../dialects/ttnn/enum-mappings.ts';
import { BufferTypeAttr, MemoryConfigAttr, TensorMemoryLayoutAttr } from '../../dialects/ttnn/generated/ttnn-attributes.gen.ts'; // prettier-ignore
import { Layout } from '../../dialects/ttnn/generated/ttnn-enums.gen.ts';
import * as ttnn from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { floatConstantText } from '../../support/float-text.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildPlacement, buildShape, CallPattern, formatArguments } from './call-patterns.ts';
import { buildCall, buildExpression, type CallArgument } from './calls.ts';
import { dataTypeConstant, nullopt } from './library-constants.ts';

/** Says what the arguments of a call are; `adaptor` has the converted operands. */
type ArgumentsOf<T extends Operation> = (op: T, adaptor: T) => readonly CallArgument[];

/** An operation whose call has these arguments. */
class ArgumentsCall<T extends Operation> extends CallPattern<T> {
  constructor(
    readonly root: abstract new (...args: never[]) => T,
    private readonly argumentsOf: ArgumentsOf<T>,
    typeConverter: TypeConverter,
  ) {
    super(typeConverter);
  }

  matchAndRewrite(op: T, adaptor: T, rewriter: ConversionPatternRewriter): LogicalResult {
    return this.call(op, this.argumentsOf(op, adaptor), rewriter);
  }
}

type ReductionOp = ttnn.SumOp | ttnn.MeanOp | ttnn.MaxOp;

/** All dimensions are reduced when none is named. */
const reduction = (op: ReductionOp, { input }: ReductionOp): CallArgument[] => [
  input,
  op.dimArg ? list('std::vector<int>', op.dimArg) : nullopt,
  String(op.keepDim),
];

/** Returns the patterns. */
export function attributePatterns(types: TypeConverter): readonly OpConversionPattern[] {
  return [
    new ArgumentsCall(ttnn.SumOp, reduction, types),
    new ArgumentsCall(ttnn.MeanOp, reduction, types),
    new ArgumentsCall(ttnn.MaxOp, reduction, types),
    new ArgumentsCall(ttnn.SoftmaxOp, (op, { input }) => [input, String(op.dimension)], types),
    new ArgumentsCall(ttnn.TransposeOp, (op, { input }) => [input, String(op.dim0), String(op.dim1)], types),
    new ArgumentsCall(ttnn.ReshapeOp, (op, { input }) => [input, array('int32_t', op.shape)], types),
    new Conv2dCall(types),
    new ArgumentsCall(ttnn.MaxPool2dOp, maxPool2d, types),
    new ConcatCall(types),
    new FullCall(types),
    new TypecastCall(types),
    new ProductCall(types),
  ];
}

/** The library returns the tensor with its sizes and the weights it used; the tensor is the first of them. */
class Conv2dCall extends CallPattern<ttnn.Conv2dOp> {
  readonly root = ttnn.Conv2dOp;

  matchAndRewrite(op: ttnn.Conv2dOp, adaptor: ttnn.Conv2dOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const type = this.typeConverter!.convertType(op.result().type);
    if (!type) return rewriter.notifyMatchFailure(op, 'the type of the result cannot be converted');
    const { bias } = adaptor;
    const operands = [adaptor.input, adaptor.weight, adaptor.device, ...(bias ? [bias] : [])];
    const first = buildExpression(rewriter, op.location, operands, type, (inner, values) => {
      const [input, weight, device, biasValue] = values;
      const args = [input!, weight!, device!, ...conv2dArguments(op), biasValue ?? nullopt];
      const all = buildCall(inner, op.location, 'ttnn::conv2d', args, [OpaqueType.get(op.context, 'auto')]);
      return buildCall(inner, op.location, 'std::get<0>', all.results, [type]).result();
    });
    rewriter.replaceOp(op, [first]);
    return true;
  }
}

function conv2dArguments(op: ttnn.Conv2dOp): string[] {
  return [
    ...[op.inChannels, op.outChannels, op.batchSize, op.inputHeight, op.inputWidth].map(String),
    pair(op.kernelHeight, op.kernelWidth),
    pair(op.strideHeight, op.strideWidth),
    pair(op.paddingHeight, op.paddingWidth),
    pair(op.dilationHeight, op.dilationWidth),
    String(op.groups),
  ];
}

/** The library has no ceil mode; as in the runtime, the sizes of the result are those of the floor. */
const maxPool2d: ArgumentsOf<ttnn.MaxPool2dOp> = (op, adaptor) => [
  adaptor.input,
  ...[op.batchSize, op.inputHeight, op.inputWidth, op.channels].map(String),
  pair(op.kernelHeight, op.kernelWidth),
  pair(op.strideHeight, op.strideWidth),
  pair(op.paddingHeight, op.paddingWidth),
  pair(op.dilationHeight, op.dilationWidth),
];

/** Tensors in a list are operands inside of braces, which only text can say. */
class ConcatCall extends CallPattern<ttnn.ConcatOp> {
  readonly root = ttnn.ConcatOp;

  matchAndRewrite(op: ttnn.ConcatOp, adaptor: ttnn.ConcatOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const type = this.typeConverter!.convertType(op.result().type);
    if (!type) return rewriter.notifyMatchFailure(op, 'the type of the result cannot be converted');
    const { context, location } = op;
    const variable = VariableOp.build(rewriter, location, {
      value: OpaqueAttr.get(context, ''),
      resultType: LValueType.get(context, type),
    });
    const { inputs } = adaptor;
    const placeholders = inputs.map(() => '{}').join(', ');
    VerbatimOp.build(rewriter, location, {
      value: `{} = ttnn::concat(std::vector<ttnn::Tensor>{{${placeholders}}, ${op.dim});`,
      fmtArgs: [variable.result(), ...inputs],
    });
    const load = LoadOp.build(rewriter, location, { operand: variable.result(), resultType: type });
    rewriter.replaceOp(op, load.results);
    return true;
  }
}

/** As the runtime makes it: in rows, with the format and the memory of the result, which is the host's without a tensor memory layout. */
class FullCall extends CallPattern<ttnn.FullOp> {
  readonly root = ttnn.FullOp;

  matchAndRewrite(op: ttnn.FullOp, adaptor: ttnn.FullOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { context, location } = op;
    const { type } = op.result();
    const layout = layoutOf(type);
    if (!(type instanceof RankedTensorType) || !layout) {
      return rewriter.notifyMatchFailure(op, 'the result has no layout');
    }
    const format = formatArguments(dataTypeOf(layout.memref.elementType), Layout.RowMajor);
    if (!format) return rewriter.notifyMatchFailure(op, 'the library has no such format');
    const shape = buildShape(rewriter, location, type.shape);
    const args = [shape, floatConstantText(op.fillValue), ...format];
    const memoryLayout = tensorMemoryLayoutOf(layout.memLayout);
    if (memoryLayout === undefined) return this.call(op, args, rewriter);
    const config = MemoryConfigAttr.get(
      context,
      TensorMemoryLayoutAttr.get(context, memoryLayout),
      BufferTypeAttr.get(context, bufferTypeOf(memorySpaceOf(layout))),
    );
    return this.call(op, [...args, ...buildPlacement(rewriter, location, adaptor.device, config)], rewriter);
  }
}

/** The library multiplies along one dimension, which stays with size 1, or everything; what is left is reshaped as the result says. */
class ProductCall extends CallPattern<ttnn.ProdOp> {
  readonly root = ttnn.ProdOp;

  matchAndRewrite(op: ttnn.ProdOp, adaptor: ttnn.ProdOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, input, dimArg } = op;
    const [type] = this.typeConverter!.convertTypes([op.result().type]) ?? [];
    const result = op.result().type;
    if (!type || !(input.type instanceof RankedTensorType) || !(result instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'the rank is not known');
    }
    const { rank } = input.type;
    const dims = new Set((dimArg ?? []).map((dim) => (dim < 0 ? dim + rank : dim)));
    const calls = dims.size === 0 || dims.size === rank ? [['true']] : [...dims].map((dim) => ['false', String(dim)]);
    const product = buildExpression(rewriter, location, [adaptor.input], type, (inner, [factors]) => {
      let value = factors!;
      for (const args of calls) value = buildCall(inner, location, 'ttnn::prod', [value, ...args], [type]).result();
      const shape = array('int32_t', result.shape);
      return op.keepDim ? value : buildCall(inner, location, 'ttnn::reshape', [value, shape], [type]).result();
    });
    rewriter.replaceOp(op, [product]);
    return true;
  }
}

/** The format of the result is an argument, because the result is all that knows it. */
class TypecastCall extends CallPattern<ttnn.TypecastOp> {
  readonly root = ttnn.TypecastOp;

  matchAndRewrite(op: ttnn.TypecastOp, adaptor: ttnn.TypecastOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const dataType = dataTypeOf(elementTypeOrSelf(op.resultTypes[0]!));
    const format = dataType && dataTypeConstant[dataType];
    const [input] = adaptor.inputs;
    if (!format || !input || op.numResults !== 1) {
      return rewriter.notifyMatchFailure(op, 'the library has no such format');
    }
    return this.call(op, [input, format], rewriter);
  }
}

/** The memory is freed even when others still refer to the tensor, as the runtime does. Differs: upstream has no C++ for it. */
export class DeallocCall extends CallPattern<ttnn.DeallocOp> {
  readonly root = ttnn.DeallocOp;

  matchAndRewrite(op: ttnn.DeallocOp, adaptor: ttnn.DeallocOp, rewriter: ConversionPatternRewriter): LogicalResult {
    return this.call(op, [adaptor.input, 'true'], rewriter, 'ttnn::deallocate');
  }
}

function pair(height: number, width: number): string {
  return array('uint32_t', [height, width]);
}

function array(element: string, values: readonly number[]): string {
  return list(`std::array<${element}, ${values.length}>`, values);
}

function list(type: string, values: readonly number[]): string {
  return `${type}{${values.join(', ')}}`;
}
