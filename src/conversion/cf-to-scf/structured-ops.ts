/** The operations of scf that take the place of control flow. Source: mlir/lib/Conversion/ControlFlowToSCF/ControlFlowToSCF.cpp. */
import { IndexCastUIOp, TruncIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { CondBranchOp, type SwitchOp } from '../../dialects/cf/generated/cf-ops.gen.ts';
import { caseValues } from '../../dialects/cf/switch-cases.ts';
import { FuncOp, ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { ConditionOp, IfOp, IndexSwitchOp, WhileOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { PoisonOp } from '../../dialects/ub/generated/ub-ops.gen.ts';
import { DenseArrayAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { safeOrExact } from '../../support/int64.ts';

/** Makes, before a terminator that chooses between blocks, the operation that chooses between regions, one per successor. */
export function buildChoice(branch: Operation, resultTypes: readonly Type[], regions: readonly Region[]): Operation {
  const builder = OpBuilder.before(branch);
  const { location } = branch;
  if (branch instanceof CondBranchOp)
    return IfOp.build(builder, location, { condition: branch.condition, regions, resultTypes });
  const choice = branch as SwitchOp;
  const arg = IndexCastUIOp.build(builder, location, {
    in: choice.flag,
    outType: IndexType.get(branch.context),
  }).result();
  const { width } = choice.flag.type as IntegerType;
  // The low 64 bits of a value count, as if it had no sign.
  const cases = caseValues(choice).map(({ value }) => safeOrExact(BigInt.asIntN(64, BigInt.asUintN(width, value))));
  const op = IndexSwitchOp.build(builder, location, { arg, cases: [], regions, resultTypes });
  op.setProperty('cases', DenseArrayAttr.get(IntegerType.get(branch.context, 64), cases));
  return op;
}

/** Ends a branch of a choice. */
export function buildYield(builder: OpBuilder, location: Location, results: readonly Value[]): void {
  YieldOp.build(builder, location, { results });
}

/**
 * Makes, at the end of `parent`, the loop whose body is `body`, which runs from its first block up to `latch`, whose terminator stood at `location`: again, with the
 * values `next`, while `condition`, 0 or 1, is 1.
 */
export function buildLoop(
  parent: Block,
  location: Location,
  body: Region,
  latch: Block,
  condition: Value,
  next: readonly Value[],
): Operation {
  const { context } = condition.type;
  const resultTypes = parent.arguments.map(({ type }) => type);
  const after = new Region();
  const regions = [body, after];
  const builder = OpBuilder.atBlockEnd(context, parent);
  const loop = WhileOp.build(builder, location, { inits: parent.arguments, regions, resultTypes });
  builder.setInsertionPointToEnd(latch);
  const goesOn = TruncIOp.build(builder, location, { in: condition, outType: IntegerType.get(context, 1) }).result();
  ConditionOp.build(builder, location, { condition: goesOn, args: next });
  const afterBlock = builder.createBlock(
    after,
    resultTypes,
    resultTypes.map(() => location),
  );
  YieldOp.build(builder, location, { results: afterBlock.arguments });
  return loop;
}

/** Makes what stands behind a loop that never ends, undefined after an error: there is something only for functions. */
export function buildUnreachableEnd(block: Block, location: Location, parent: Operation): Operation | undefined {
  if (!(parent instanceof FuncOp)) {
    parent.context.emitError(location, `Cannot create unreachable terminator for '${parent.name}'`);
    return undefined;
  }
  const builder = OpBuilder.atBlockEnd(parent.context, block);
  const operands = parent.functionType.results.map((resultType) =>
    PoisonOp.build(builder, location, { resultType }).result(),
  );
  return ReturnOp.build(builder, location, { operands });
}
