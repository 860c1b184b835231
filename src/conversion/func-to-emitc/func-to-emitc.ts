/**
 * Patterns for functions with one result at most, their calls and their ends. Source: mlir/lib/Conversion/FuncToEmitC/FuncToEmitC.cpp.
 */
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { CallOp, FuncOp, ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { ArrayAttr } from '../../ir/attributes/container-attributes.ts';
import { Region } from '../../ir/region.ts';
import { symbolVisibility } from '../../ir/symbol-table.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

const tooManyResults = 'a function of C has one result at most';
const noType = 'C has no such type';

/** The attributes of a function that the new one does not take over. */
const ownAttributes = new Set(['sym_name', 'function_type']);

class ConvertCall extends OpConversionPattern<CallOp> {
  readonly root = CallOp;

  matchAndRewrite(op: CallOp, { operands }: CallOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.numResults > 1) return rewriter.notifyMatchFailure(op, tooManyResults);
    const { location, resultTypes } = op;
    const call = rewriter.create({ name: emitc.CallOp.opName, location, operands, resultTypes });
    for (const [name, value] of [...op.properties, ...op.attributes]) call.setAttr(name, value);
    rewriter.replaceOp(op, call.results);
    return true;
  }
}

class ConvertFunc extends OpConversionPattern<FuncOp> {
  readonly root = FuncOp;

  matchAndRewrite(op: FuncOp, _: FuncOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { context, location, symName, functionType, body } = op;
    if (functionType.results.length > 1) return rewriter.notifyMatchFailure(op, tooManyResults);
    const [inputs, results] = [this.#convertEach(functionType.inputs), this.#convertEach(functionType.results)];
    const isConvertible = body.blocks.every((block) => this.#convertEach(block.arguments.map(({ type }) => type)));
    if (!inputs || !results || !isConvertible) return rewriter.notifyMatchFailure(op, noType);
    const parts = { symName, functionType: FunctionType.get(context, inputs, results), regions: [new Region()] };
    const func = emitc.FuncOp.build(rewriter, location, parts);
    for (const [name, value] of [...op.properties, ...op.attributes]) {
      const isOther = name === 'specifiers' && !(value instanceof ArrayAttr);
      if (!ownAttributes.has(name) && !isOther) func.setAttr(name, value);
    }
    if (body.isEmpty) func.specifiers = ['extern'];
    else if (symbolVisibility(op) === 'private') func.specifiers = ['static'];
    rewriter.inlineRegionBefore(body, func.body);
    if (this.typeConverter) rewriter.convertRegionTypes(func.body, this.typeConverter);
    rewriter.eraseOp(op);
    return true;
  }

  /** Returns what each of the types becomes; undefined when one cannot be converted. */
  #convertEach(types: readonly Type[]): readonly Type[] | undefined {
    const { typeConverter } = this;
    if (!typeConverter) return types;
    const converted = types.map((type) => typeConverter.convertType(type));
    return converted.every((type) => type !== undefined) ? converted : undefined;
  }
}

class ConvertReturn extends OpConversionPattern<ReturnOp> {
  readonly root = ReturnOp;

  matchAndRewrite(op: ReturnOp, { operands }: ReturnOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (operands.length > 1) return rewriter.notifyMatchFailure(op, tooManyResults);
    emitc.ReturnOp.build(rewriter, op.location, { operand: operands[0] });
    rewriter.eraseOp(op);
    return true;
  }
}

/** Returns the patterns that make functions those of C; without a type converter, types stay. */
export function funcToEmitCPatterns(types?: TypeConverter): readonly OpConversionPattern[] {
  return [new ConvertCall(types), new ConvertFunc(types), new ConvertReturn(types)];
}
