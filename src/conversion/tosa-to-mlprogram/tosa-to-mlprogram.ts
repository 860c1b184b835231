/** Patterns for variables, which become globals of ml_program. Source: mlir/lib/Conversion/TosaToMLProgram/TosaToMLProgram.cpp. */
import { GlobalLoadOp, GlobalOp, GlobalStoreOp } from '../../dialects/ml_program/generated/ml_program-ops.gen.ts';
import { VariableOp, VariableReadOp, VariableWriteOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { variableType } from '../../dialects/tosa/variable-type.ts';
import { SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

export class ConvertVariable extends OpConversionPattern<VariableOp> {
  readonly root = VariableOp;

  matchAndRewrite(op: VariableOp, _adaptor: VariableOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { symName, varShape, initialValue: value } = op;
    if (!(varShape instanceof DenseElementsAttr)) return rewriter.notifyMatchFailure(op, 'its shape is not known');
    const type = variableType(varShape, op.type);
    GlobalOp.build(rewriter, op.location, { symName, type, isMutable: true, value, symVisibility: 'private' });
    rewriter.eraseOp(op);
    return true;
  }
}

export class ConvertVariableRead extends OpConversionPattern<VariableReadOp> {
  readonly root = VariableReadOp;

  matchAndRewrite(op: VariableReadOp, _adaptor: VariableReadOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const global = SymbolRefAttr.get(op.context, op.nameAttr);
    const load = GlobalLoadOp.build(rewriter, op.location, { global, resultType: op.output1.type });
    rewriter.replaceOp(op, [load.result(0)]);
    return true;
  }
}

export class ConvertVariableWrite extends OpConversionPattern<VariableWriteOp> {
  readonly root = VariableWriteOp;

  matchAndRewrite(op: VariableWriteOp, _adaptor: VariableWriteOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const global = SymbolRefAttr.get(op.context, op.nameAttr);
    GlobalStoreOp.build(rewriter, op.location, { global, value: op.input1 });
    rewriter.eraseOp(op);
    return true;
  }
}
