import { functionTypeOf } from '../../../builtin/function-op.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { symbolName, SymbolTableCollection } from '../../../ir/symbol-table.ts';
import { usedSymbolNames } from '../../../ir/symbol-uses.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpOperand } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { calleeTypesOf, setFunctionType } from '../../func/function-type.ts';
import { CallIndirectOp, CallOp, FuncOp, ReturnOp } from '../../func/generated/func-ops.gen.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { layoutOf } from '../../tt/layout.ts';
import { ToLayoutOp } from '../generated/ttir-ops.gen.ts';
import { isInGeneric } from './assign-layouts.ts';
import { branchEdges, regionEdges } from './control-flow-edges.ts';

/** Makes `operand` a tensor of `type`, by a `ttir.to_layout` where it has another layout. */
function bring(operand: OpOperand, type: Type | undefined): void {
  const { owner, value } = operand;
  if (value.type === type || !(type instanceof RankedTensorType) || !layoutOf(type)) return;
  if (!(value.type instanceof RankedTensorType) || !layoutOf(value.type)) return;
  const builder = OpBuilder.before(owner);
  const { location } = owner;
  const output = EmptyOp.build(builder, location, { dynamicSizes: [], resultType: type }).result();
  operand.set(ToLayoutOp.build(builder, location, { input: value, output }).result());
}

/**
 * Makes what a function returns and its result types agree. One that nothing refers to gets the types of what it returns first; one
 * that is called, or whose returns disagree, brings what differs back.
 */
function restoreReturns(funcOp: FuncOp, isUsed: (funcOp: FuncOp) => boolean): void {
  const { context, inputs, results } = functionTypeOf(funcOp);
  const returnOps = funcOp.body.blocks.map(({ lastOp }) => lastOp).filter((op) => op instanceof ReturnOp);
  const returned = returnOps[0]?.operands.map(({ type }) => type) ?? results;
  const isChanged = returned.some((type, i) => type !== results[i]);
  const types = isChanged && isUsed(funcOp) ? results : returned;
  if (types !== results && isChanged) setFunctionType(funcOp, FunctionType.get(context, inputs, types));
  for (const { opOperands } of returnOps)
    for (const operand of opOperands) bring(operand, types[operand.operandNumber]);
}

/**
 * Brings tensors whose layouts have changed back to the types of what takes them: what calls pass on, what branches and `scf` hand
 * over, and what functions return that others call. Differs: upstream changes the result types of functions, to the types of
 * all returns one after the other, and nothing else, so that modules with calls and control flow become invalid.
 */
export function restoreBoundaries(module: Operation): void {
  const symbols = new SymbolTableCollection();
  let used: ReadonlySet<string> | undefined;
  const isUsed = (funcOp: FuncOp): boolean => (used ??= usedSymbolNames(module)).has(symbolName(funcOp) ?? '');
  walk(module, {
    before: (op) => {
      if (isInGeneric(op)) return 'skip';
      if (op instanceof FuncOp) restoreReturns(op, isUsed);
      if (op instanceof CallOp || op instanceof CallIndirectOp) {
        const types = calleeTypesOf(op, symbols);
        for (const operand of op.opOperands) bring(operand, types[operand.operandNumber]);
      }
      if (op.blockOperands.length > 0) for (const edge of branchEdges(op)) bring(...edge);
      if (op.regions.length > 0) for (const edge of regionEdges(op)) bring(...edge);
      return 'advance';
    },
  });
}
