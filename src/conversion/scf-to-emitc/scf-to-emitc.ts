/**
 * Patterns for loops and branches. What they yield goes through variables.
 * Source: mlir/lib/Conversion/SCFToEmitC/SCFToEmitC.cpp.
 */
import { OpaqueAttr } from '../../dialects/emitc/generated/emitc-attributes.gen.ts';
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { LValueType } from '../../dialects/emitc/generated/emitc-types.gen.ts';
import { ForOp, IfOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Makes a variable without initial value for each result of `op`. */
function buildVariables(op: Operation, builder: OpBuilder): Value[] {
  const { context, location } = op;
  const value = OpaqueAttr.get(context, '');
  return op.results.map(({ type }) =>
    emitc.VariableOp.build(builder, location, { value, resultType: LValueType.get(context, type) }).result(),
  );
}

function buildAssignments(
  builder: OpBuilder,
  location: Location,
  variables: readonly Value[],
  values: readonly Value[],
): void {
  values.forEach((value, i) => emitc.AssignOp.build(builder, location, { var: variables[i]!, value }));
}

function buildLoads(op: Operation, builder: OpBuilder, variables: readonly Value[]): Value[] {
  return variables.map((operand, i) =>
    emitc.LoadOp.build(builder, op.location, { operand, resultType: op.results[i]!.type }).result(),
  );
}

/** Moves a region, and makes its `scf.yield` assignments to the variables. */
function moveRegion(from: Region, to: Region, variables: readonly Value[], rewriter: ConversionPatternRewriter): void {
  rewriter.inlineRegionBefore(from, to);
  const last = to.firstBlock?.lastOp;
  if (!last) return;
  rewriter.withInsertionPoint(() => {
    rewriter.setInsertionPointBefore(last);
    buildAssignments(rewriter, last.location, variables, last.operands);
    emitc.YieldOp.build(rewriter, last.location, {});
    rewriter.eraseOp(last);
  });
}

class ConvertFor extends OpConversionPattern<ForOp> {
  readonly root = ForOp;

  matchAndRewrite(op: ForOp, adaptor: ForOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.unsignedCmp) return rewriter.notifyMatchFailure(op, 'loops compare as the type of their bounds does');
    const { location } = op;
    const variables = buildVariables(op, rewriter);
    buildAssignments(rewriter, location, variables, adaptor.initArgs);
    const { lowerBound, upperBound, step } = adaptor;
    const body = new Region();
    const operands = [lowerBound, upperBound, step];
    rewriter.create({ name: emitc.ForOp.opName, location, operands, resultTypes: [], regions: [body] });
    moveRegion(op.region, body, variables, rewriter);
    const block = body.firstBlock!;
    rewriter.withInsertionPoint(() => {
      rewriter.setInsertionPointToStart(block);
      const [, ...carried] = [...block.arguments];
      buildLoads(op, rewriter, variables).forEach((value, i) => rewriter.replaceAllUsesWith(carried[i]!, value));
      block.eraseArguments(new Set(carried.map(({ argNumber }) => argNumber)));
    });
    rewriter.replaceOp(op, buildLoads(op, rewriter, variables));
    return true;
  }
}

class ConvertIf extends OpConversionPattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, adaptor: IfOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location } = op;
    const variables = buildVariables(op, rewriter);
    const regions = [new Region(), new Region()];
    const operands = [adaptor.condition];
    rewriter.create({ name: emitc.IfOp.opName, location, operands, resultTypes: [], regions });
    moveRegion(op.thenRegion, regions[0]!, variables, rewriter);
    moveRegion(op.elseRegion, regions[1]!, variables, rewriter);
    rewriter.replaceOp(op, buildLoads(op, rewriter, variables));
    return true;
  }
}

/** Returns the patterns that turn loops and branches into those of C. */
export function scfToEmitCPatterns(): readonly OpConversionPattern[] {
  return [new ConvertFor(), new ConvertIf()];
}
