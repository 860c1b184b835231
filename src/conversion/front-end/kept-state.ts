import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { type Block } from '../../ir/block.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { type Value } from '../../ir/value.ts';
import { type FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';

/** What a function does with something that keeps its value from run to run. */
export interface KeptState {
  readonly func: FuncOp;
  /** Whether the last argument of its body is what was kept before the run. */
  readonly hasArgument: boolean;
  /** What is kept behind the run, where the function writes it. */
  readonly written: Value | undefined;
}

/**
 * Lets functions take and give what a program keeps from one run to the next: those that read it first have got an argument for it in their bodies, and if there is one, those
 * that write it get a last result.
 */
export function handOverState(states: readonly KeptState[]): void {
  const isKept = states.some(({ hasArgument }) => hasArgument);
  for (const { func, hasArgument, written } of states) {
    const none = DictionaryAttr.get(func.context, new Map());
    const body: Block = func.body.firstBlock!;
    if (hasArgument && func.argAttrs) func.argAttrs = [...func.argAttrs, none];
    if (isKept && written) {
      if (func.resAttrs) func.resAttrs = [...func.resAttrs, none];
      body.lastOp!.setOperands([...body.lastOp!.operands, written]);
    }
    const [inputs, results] = [body.arguments, body.lastOp!.operands].map((values) => values.map(({ type }) => type));
    func.functionType = FunctionType.get(func.context, inputs!, results!);
  }
}
