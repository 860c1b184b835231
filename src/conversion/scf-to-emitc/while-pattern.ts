import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { type ConditionOp, WhileOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildAssignments, buildLoads, buildVariable, lowerYield, regionOf } from './variables.ts';

/**
 * A loop becomes `emitc.do` of what it does before its condition, which goes through a variable, and of what it does under that. Source: WhileLowering of
 * mlir/lib/Conversion/SCFToEmitC/SCFToEmitC.cpp.
 */
export class ConvertWhile extends OpConversionPattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, _adaptor: WhileOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, inits } = op;
    const convert = (type: Type): Type | undefined =>
      this.typeConverter ? this.typeConverter.convertType(type) : type;
    const resultTypes = op.resultTypes.map(convert);
    const initTypes = inits.map(({ type }) => convert(type));
    if (!resultTypes.every((type) => type) || !initTypes.every((type) => type)) {
      return rewriter.notifyMatchFailure(op, 'C has no such type');
    }
    const results = resultTypes.map((type) => buildVariable(rewriter, location, type!));
    const carried = initTypes.map((type, i) => {
      const variable = buildVariable(rewriter, location, type!);
      // As upstream does, the value in its own type: what of indices comes out is not valid.
      buildAssignments(rewriter, location, [variable], [inits[i]!]);
      return variable;
    });
    const condition = buildVariable(rewriter, location, IntegerType.get(op.context, 1));
    const body = regionOf();
    emitc.DoOp.build(rewriter, location, { regions: [body, this.#test(location, condition, rewriter)] });
    rewriter.withInsertionPoint(() => this.#fillBody(op, body, results, carried, condition, rewriter));
    rewriter.replaceOp(op, buildLoads(rewriter, location, results));
    return true;
  }

  /** Returns the region that says whether there is another iteration. */
  #test(location: Location, condition: Value, rewriter: ConversionPatternRewriter): Region {
    const region = regionOf();
    const expression = regionOf([condition.type, location]);
    rewriter.withInsertionPoint(() => {
      rewriter.setInsertionPointToEnd(region.firstBlock);
      const resultType = IntegerType.get(rewriter.context, 1);
      const parts = { defs: [condition], resultType, regions: [expression] };
      const result = emitc.ExpressionOp.build(rewriter, location, parts).result();
      emitc.YieldOp.build(rewriter, location, { result });
      rewriter.setInsertionPointToEnd(expression.firstBlock);
      const [loaded] = buildLoads(rewriter, location, expression.firstBlock.arguments);
      emitc.YieldOp.build(rewriter, location, { result: loaded });
    });
    return region;
  }

  #fillBody(
    op: WhileOp,
    body: ReturnType<typeof regionOf>,
    results: readonly Value[],
    carried: readonly Value[],
    condition: Value,
    rewriter: ConversionPatternRewriter,
  ): void {
    const { location } = op;
    const block = body.firstBlock;
    const conditionOp = op.before.firstBlock!.lastOp as ConditionOp;
    const [after, yieldOp] = [op.after.firstBlock!, op.after.firstBlock!.lastOp!];
    rewriter.setInsertionPointToStart(block);
    const loads = buildLoads(rewriter, location, carried);
    rewriter.inlineBlockBefore(op.before.firstBlock!, block, null, loads);
    rewriter.setInsertionPointBefore(conditionOp);
    const values = conditionOp.args.map((value) => rewriter.getRemappedValue(value));
    const test = rewriter.getRemappedValue(conditionOp.condition);
    buildAssignments(rewriter, location, [...results, condition], [...values, test]);
    // As upstream does, which leaves out what such a yield assigns.
    if (after.firstOp !== yieldOp) {
      const thenRegion = regionOf();
      emitc.IfOp.build(rewriter, location, { condition: test, regions: [thenRegion, new Region()] });
      rewriter.inlineBlockBefore(after, thenRegion.firstBlock, null, values);
      lowerYield(yieldOp, carried, rewriter);
    }
    rewriter.eraseOp(conditionOp);
  }
}
