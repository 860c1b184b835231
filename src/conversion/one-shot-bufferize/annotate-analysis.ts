import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { ValueNames } from '../../asm/printer/value-names.ts';
import { ArrayAttr, DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { IntegerAttr, StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { isTensorType } from '../../ir/types/shaped-types.ts';
import { type OpOperand, type Value } from '../../ir/value.ts';
import { type FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { functionTypeOf } from '../../builtin/function-op.ts';
import { nestedOps } from './analysis-order.ts';
import { type OneShotAnalysisState } from './one-shot-analysis-state.ts';

/** Says in attributes what the analysis found, for tests. Source: mlir/lib/Dialect/Bufferization/Transforms/OneShotAnalysis.cpp and OneShotModuleBufferize.cpp. */

const isTensor = ({ type }: Value): boolean => isTensorType(type);

/** Says of each operand that is a tensor whether it is in place: `true`, `false`; `none` of others. */
export function annotatePlaces(root: Operation, state: OneShotAnalysisState): void {
  for (const op of nestedOps(root)) {
    const { context, operands } = op;
    if (!operands.some(isTensor)) continue;
    const places = op.opOperands.map((operand) => (isTensor(operand.value) ? `${state.isInPlace(operand)}` : 'none'));
    const attributes = places.map((place) => StringAttr.get(context, place));
    op.setAttr('__inplace_operands_attr__', ArrayAttr.get(context, attributes));
  }
}

/** Names at each tensor those that share its memory, as the printer names values with these flags. */
export function annotateAliases(root: Operation, state: OneShotAnalysisState, printing: PrintingFlags): void {
  const { context } = root;
  const names = new ValueNames(printing);
  names.number(root);
  const array = <T>(list: readonly T[], attributeOf: (member: T) => ArrayAttr | StringAttr): ArrayAttr =>
    ArrayAttr.get(context, list.map(attributeOf));
  const setsOf = (values: readonly Value[]): ArrayAttr =>
    array(values.filter(isTensor), (value) =>
      array(state.aliasesInOrder(value), (alias) => StringAttr.get(context, names.use(alias))),
    );
  for (const op of nestedOps(root)) {
    if (op.results.some(isTensor)) op.setAttr('__opresult_alias_set_attr__', setsOf(op.results));
    if (!op.regions.some(({ blocks }) => blocks.some((block) => block.arguments.some(isTensor)))) continue;
    const sets = array(op.regions, ({ blocks }) => array(blocks, (block) => setsOf(block.arguments)));
    op.setAttr('__bbarg_alias_set_attr__', sets);
  }
}

/** Says of an operand of what ends a function which argument it is. */
export function annotateEquivalentArgument({ owner, operandNumber }: OpOperand, argument: number): void {
  const name = '__equivalent_func_args__';
  const { context } = owner;
  const known = owner.getAttr(name);
  const i64 = IntegerType.get(context, 64);
  const numbers = known instanceof ArrayAttr ? [...known.value] : owner.operands.map(() => IntegerAttr.get(i64, -1));
  numbers[operandNumber] = IntegerAttr.get(i64, argument);
  owner.setAttr(name, ArrayAttr.get(context, numbers));
}

/** Says of an argument of a function whether it is read and written. */
export function annotateAccess(func: FuncOp, index: number, isRead: boolean, isWritten: boolean): void {
  const { argAttrs, context } = func;
  const access = isWritten ? (isRead ? 'read-write' : 'write') : isRead ? 'read' : 'none';
  const attributes = functionTypeOf(func).inputs.map((_, i) => argAttrs?.[i] ?? DictionaryAttr.get(context, new Map()));
  const own = new Map(attributes[index]!.value).set('bufferization.access', StringAttr.get(context, access));
  attributes[index] = DictionaryAttr.get(context, own);
  func.setProperty('arg_attrs', ArrayAttr.get(context, attributes));
}
