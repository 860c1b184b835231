/** Patterns that turn kernels into C++ functions. Source: ttmlir-facts, section 3.5. */
import { OpaqueAttr } from '../../dialects/emitc/generated/emitc-attributes.gen.ts';
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { OpaqueType } from '../../dialects/emitc/generated/emitc-types.gen.ts';
import { FuncOp, ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import * as ttkernel from '../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { CBType, NocAddrType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { circularBufferTypeName, libraryFunctions, portConstant } from '../../dialects/ttkernel/library-functions.ts';
import { type Context } from '../../ir/context.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildCall } from '../ttnn-to-emitc/calls.ts';

function circularBufferType(context: Context): Type {
  return OpaqueType.get(context, circularBufferTypeName);
}

/** Returns the converter to the kernel library's types. */
export function ttkernelToEmitCTypes(): TypeConverter {
  return new TypeConverter()
    .addConversion((type) => type)
    .addConversion((type) => (type instanceof NocAddrType ? IntegerType.get(type.context, 64) : undefined))
    .addConversion((type) => (type instanceof CBType ? circularBufferType(type.context) : undefined));
}

/** Makes the arguments of a kernel, which all are circular buffers, constants in its body. */
class ConvertArguments extends OpConversionPattern<FuncOp> {
  readonly root = FuncOp;

  matchAndRewrite(op: FuncOp, _: FuncOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const block = op.body.firstBlock;
    if (!block || block.arguments.length === 0) return rewriter.notifyMatchFailure(op, 'No block arguments');
    const buffers = block.arguments.map(({ type }) => type).filter((type) => type instanceof CBType);
    if (buffers.length < block.arguments.length) {
      return rewriter.notifyMatchFailure(op, 'not all arguments are circular buffers');
    }
    const { context, location } = op;
    rewriter.setInsertionPointToStart(block);
    for (const [i, { port }] of buffers.entries()) {
      const value = OpaqueAttr.get(context, portConstant(port));
      const made = emitc.ConstantOp.build(rewriter, location, { value, resultType: circularBufferType(context) });
      rewriter.replaceAllUsesWith(block.arguments[i]!, made.result());
    }
    rewriter.modifyOpInPlace(op, () => {
      block.eraseArguments(new Set(buffers.keys()));
      op.functionType = FunctionType.get(context, [], op.functionType.results);
    });
    return true;
  }
}

class ConvertReturn extends OpConversionPattern<ttkernel.ReturnOp> {
  readonly root = ttkernel.ReturnOp;

  matchAndRewrite(op: ttkernel.ReturnOp, _: unknown, rewriter: ConversionPatternRewriter): LogicalResult {
    if (!(op.parentOp instanceof FuncOp)) return rewriter.notifyMatchFailure(op, 'Not inside of func op');
    ReturnOp.build(rewriter, op.location, { operands: [] });
    rewriter.eraseOp(op);
    return true;
  }
}

/** Makes an operation the call of a function of the kernel library; a `ttkernel.builtin` says which. */
class ConvertToCall extends OpConversionPattern {
  readonly root = undefined;
  readonly #callees = new Map(Array.from(libraryFunctions, ([callee, { opName }]) => [opName, callee]));

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const callee = op instanceof ttkernel.BuiltinOp ? op.op : this.#callees.get(op.name);
    if (callee === undefined) return rewriter.notifyMatchFailure(op, 'the kernel library has no function for it');
    const resultTypes = this.typeConverter!.convertTypes(op.resultTypes)!;
    rewriter.replaceOp(op, buildCall(rewriter, op.location, callee, operands, resultTypes).results);
    return true;
  }
}

/** Returns the patterns for functions and operations of kernels. */
export function ttkernelToEmitCPatterns(types: TypeConverter): readonly OpConversionPattern[] {
  return [new ConvertArguments(), new ConvertReturn(), new ConvertToCall(types)];
}
