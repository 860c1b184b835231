import { functionTypeOf } from '../../builtin/function-op.ts';
import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredFullConversion } from '../../rewrite/deferred-conversion.ts';
import { applyPatternsUntilDone } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { SignatureConversion, TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { GenericOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { ExtractOp, FromElementsOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { fromElementsPatterns } from '../../dialects/tensor/patterns/element-patterns.ts';
import { LinalgDetensorizePassBase } from '../generated/conversion-passes.gen.ts';
import {
  detensorizeAll,
  detensorizeBranches,
  type Detensorized,
  detensorizedOperands,
  isDimensionless,
} from './detensorize-model.ts';

/** Makes the element of a tensor without dimensions of it, and back. */
function scalarTypes(): TypeConverter {
  return new TypeConverter()
    .addConversion((type) => (type instanceof RankedTensorType && type.rank === 0 ? type.elementType : type))
    .addTargetMaterialization((builder, resultType, [tensor], location) =>
      ExtractOp.build(builder, location, { tensor: tensor!, indices: [], resultType }).result(0),
    )
    .addSourceMaterialization((builder, resultType, elements, location) =>
      FromElementsOp.build(builder, location, { elements, resultType }).result(0),
    );
}

/** Puts the body of a computation in its place. */
class DetensorizeGenericOp extends OpConversionPattern<GenericOp> {
  readonly root = GenericOp;

  matchAndRewrite(op: GenericOp, { operands }: GenericOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const body = op.regions[0]!.firstBlock!;
    const terminator = body.lastOp!;
    rewriter.inlineBlockBefore(body, op.block!, op, operands);
    rewriter.replaceOp(op, terminator.operands);
    rewriter.eraseOp(terminator);
    return true;
  }
}

/** Gives blocks arguments that are scalars. */
class NonEntryBlockConversion extends OpConversionPattern {
  readonly root = undefined;

  constructor(
    private readonly types: TypeConverter,
    private readonly func: Operation,
    private readonly args: Detensorized['args'],
  ) {
    super(types);
  }

  matchAndRewrite(op: Operation, _adaptor: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op !== this.func) return rewriter.notifyMatchFailure(op, 'it is not the function');
    for (const block of op.regions[0]!.blocks.slice(1)) {
      const conversion = new SignatureConversion();
      block.arguments.forEach((argument, i) => {
        const { type } = argument;
        conversion.addInputs(i, [this.args.has(argument) ? this.types.convertType(type)! : type]);
      });
      rewriter.applySignatureConversion(block, conversion, this.types);
    }
    rewriter.modifyOpInPlace(op, () => undefined);
    return true;
  }
}

/** Passes scalars to blocks. */
class BranchConversion extends OpConversionPattern {
  readonly root = undefined;

  constructor(
    types: TypeConverter,
    private readonly operands: ReadonlyMap<Operation, ReadonlySet<number>>,
  ) {
    super(types);
  }

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const converted = this.operands.get(op);
    if (!converted) return rewriter.notifyMatchFailure(op, 'it passes no scalars');
    const passed = op.operands.map((operand, i) => (converted.has(i) ? operands[i]! : operand));
    rewriter.modifyOpInPlace(op, () => op.setOperands(passed));
    return true;
  }
}

/** `linalg-detensorize`. Source: mlir/lib/Dialect/Linalg/Transforms/Detensorize.cpp. */
export class LinalgDetensorizePass extends LinalgDetensorizePassBase {
  override runOnOperation(func: Operation): LogicalResult {
    if (func.regions[0]!.isEmpty || !functionTypeOf(func)) return true;
    const model = this.options.aggressiveMode ? detensorizeAll(func) : detensorizeBranches(func);
    const branches = detensorizedOperands(model.args);
    const types = scalarTypes();
    const target = new ConversionTarget()
      .addDynamicallyLegalOp(GenericOp, (op) => !model.ops.has(op))
      .markUnknownOpDynamicallyLegal((op) => {
        if (op === func)
          return ![...model.args].some((argument) => argument.parentBlock.region && isDimensionless(argument));
        const converted = BranchOpInterface.of(op) ? branches.get(op) : undefined;
        return ![...(converted ?? [])].some((i) => isDimensionless(op.operand(i)));
      });
    const patterns = [
      new DetensorizeGenericOp(types),
      new NonEntryBlockConversion(types, func, model.args),
      new BranchConversion(types, branches),
    ];
    return (
      applyDeferredFullConversion(func, target, patterns) &&
      applyPatternsUntilDone(func, fromElementsPatterns(), mlirGreedyDefaults)
    );
  }
}
