/**
 * Patterns for loops and branches. What they yield goes through variables.
 * Source: mlir/lib/Conversion/SCFToEmitC/SCFToEmitC.cpp.
 */
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { ForOp, IfOp, IndexSwitchOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildAssignments, buildLoads, buildVariable, lowerYield, moveRegion, regionOf } from './variables.ts';
import { ConvertWhile } from './while-pattern.ts';

const noType = 'C has no such type';

abstract class ControlFlowPattern<T extends Operation> extends OpConversionPattern<T> {
  /** Returns the types that the results become; undefined when one cannot be converted. */
  protected resultTypes(op: T): readonly Type[] | undefined {
    const types = op.resultTypes.map((type) => (this.typeConverter ? this.typeConverter.convertType(type) : type));
    return types.every((type) => type !== undefined) ? types : undefined;
  }
}

class ConvertFor extends ControlFlowPattern<ForOp> {
  readonly root = ForOp;

  matchAndRewrite(op: ForOp, adaptor: ForOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.unsignedCmp) return rewriter.notifyMatchFailure(op, 'loops compare as the type of their bounds does');
    const types = this.resultTypes(op);
    if (!types) return rewriter.notifyMatchFailure(op, noType);
    const { location } = op;
    const variables = types.map((type) => buildVariable(rewriter, location, type));
    buildAssignments(rewriter, location, variables, adaptor.initArgs);
    const { lowerBound, upperBound, step } = adaptor;
    const source = op.region.firstBlock!;
    const body = regionOf([lowerBound.type, location]);
    const operands = [lowerBound, upperBound, step];
    rewriter.create({ name: emitc.ForOp.opName, location, operands, resultTypes: [], regions: [body] });
    rewriter.withInsertionPoint(() => {
      const block = body.firstBlock;
      rewriter.setInsertionPointToStart(block);
      const carried: readonly Value[] = buildLoads(rewriter, location, variables);
      rewriter.inlineBlockBefore(source, block, null, [block.arguments[0]!, ...carried]);
      lowerYield(block.lastOp!, variables, rewriter);
    });
    rewriter.replaceOp(op, buildLoads(rewriter, location, variables));
    return true;
  }
}

class ConvertIf extends ControlFlowPattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, adaptor: IfOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const types = this.resultTypes(op);
    if (!types) return rewriter.notifyMatchFailure(op, noType);
    const { location } = op;
    const variables = types.map((type) => buildVariable(rewriter, location, type));
    const regions = [new Region(), new Region()];
    const operands = [adaptor.condition];
    rewriter.create({ name: emitc.IfOp.opName, location, operands, resultTypes: [], regions });
    moveRegion(op.thenRegion, regions[0]!, variables, rewriter);
    moveRegion(op.elseRegion, regions[1]!, variables, rewriter);
    rewriter.replaceOp(op, buildLoads(rewriter, location, variables));
    return true;
  }
}

class ConvertIndexSwitch extends ControlFlowPattern<IndexSwitchOp> {
  readonly root = IndexSwitchOp;

  matchAndRewrite(op: IndexSwitchOp, adaptor: IndexSwitchOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const types = this.resultTypes(op);
    if (!types) return rewriter.notifyMatchFailure(op, noType);
    const { location } = op;
    const variables = types.map((type) => buildVariable(rewriter, location, type));
    const regions = op.regions.map(() => new Region());
    // The attribute itself, because it may have cases beyond the numbers of JavaScript.
    const properties = new Map([['cases', op.properties.get('cases')!]]);
    const operands = [adaptor.arg];
    rewriter.create({ name: emitc.SwitchOp.opName, location, operands, resultTypes: [], properties, regions });
    const [defaultRegion, ...caseRegions] = op.regions.map((region, i) => [region, regions[i]!] as const);
    for (const [from, to] of [...caseRegions, defaultRegion!]) moveRegion(from, to, variables, rewriter);
    rewriter.replaceOp(op, buildLoads(rewriter, location, variables));
    return true;
  }
}

/** Returns the patterns that turn loops and branches into those of C; without a type converter, types stay. */
export function scfToEmitCPatterns(types?: TypeConverter): readonly OpConversionPattern[] {
  return [new ConvertFor(types), new ConvertIf(types), new ConvertIndexSwitch(types), new ConvertWhile(types)];
}
