import { type Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { IfOp, VariableReadOp, VariableWriteOp, WhileOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';

/** A read or a write of a variable. */
export type Access = VariableReadOp | VariableWriteOp;

/** The type of what a read or a write handles. */
const typeOf = (access: Access): Type => (access instanceof VariableWriteOp ? access.input1 : access.output1).type;

/** Where a function accesses a variable. */
export interface AccessedVariable {
  readonly func: FuncOp;
  readonly type: Type;
  /** By block, in order: accesses, and branches and loops that there are some in. */
  readonly steps: ReadonlyMap<Block, readonly Operation[]>;
  /** Whether anything writes it. */
  readonly writes: boolean;
  /** The branches and loops that write. */
  readonly writers: ReadonlySet<Operation>;
}

/** Returns by function where the accesses to a variable are; undefined where a value cannot be handed on: in other regions than branches and loops, from conditions, of several types. */
export function accessesByFunction(accesses: readonly Access[]): readonly AccessedVariable[] | undefined {
  const type = typeOf(accesses[0]!);
  const found = new Map<FuncOp, { steps: Map<Block, Operation[]>; writers: Set<Operation>; writes: boolean }>();
  const seen = new Set<Operation>();
  for (const access of accesses) {
    if (typeOf(access) !== type) return undefined;
    const path: Operation[] = [];
    let op: Operation | null | undefined = access;
    for (; op && !(op instanceof FuncOp); op = op.parentOp) {
      const isInCondition = op.parentOp instanceof WhileOp && op.parentRegion === op.parentOp.condGraph;
      if (isInCondition && access instanceof VariableWriteOp) return undefined;
      if (op !== access && !(op instanceof IfOp || op instanceof WhileOp)) return undefined;
      path.push(op);
    }
    if (!op || op.body.blocks.length > 1) return undefined;
    const own = found.get(op) ?? { steps: new Map<Block, Operation[]>(), writers: new Set<Operation>(), writes: false };
    found.set(op, own);
    own.writes ||= access instanceof VariableWriteOp;
    for (const step of path.reverse()) {
      if (access instanceof VariableWriteOp && step !== access) own.writers.add(step);
      if (seen.has(step)) continue;
      seen.add(step);
      const steps = own.steps.get(step.block!);
      if (steps) steps.push(step);
      else own.steps.set(step.block!, [step]);
    }
  }
  return [...found].map(([func, own]) => ({ func, type, ...own }));
}

/** Lets reads of a variable be what was written before, through branches and loops, which take and give what is in it. */
export class VariableThread {
  #argument: Value | undefined;

  constructor(readonly variable: AccessedVariable) {}

  /** Whether the function has got an argument, for what is in the variable before it runs. */
  get hasArgument(): boolean {
    return this.#argument !== undefined;
  }

  /** Replaces the reads of a block, in front of which there is `before` in the variable; returns what is in it behind. */
  through(block: Block, before?: Value): Value | undefined {
    let current = before;
    for (const step of this.variable.steps.get(block) ?? []) {
      if (step instanceof VariableWriteOp) {
        current = step.input1;
        continue;
      }
      current ??= this.#addArgument(step);
      if (step instanceof VariableReadOp) step.output1.replaceAllUsesWith(current);
      else if (this.variable.writers.has(step)) current = this.#throughRegions(step, current);
      else for (const { firstBlock } of step.regions) this.through(firstBlock!, current);
    }
    return current;
  }

  #addArgument({ location }: Operation): Value {
    const { func, type } = this.variable;
    this.#argument = func.body.firstBlock!.addArgument(type, location);
    return this.#argument;
  }

  /** Puts a branch or a loop that takes and gives one value more in the place of one. */
  #throughRegions(op: Operation, current: Value): Value {
    const rebuilt = rebuildWith(op, current);
    for (const region of rebuilt.regions) {
      const block = region.firstBlock!;
      const behind = this.through(block, block.addArgument(current.type, op.location))!;
      const isCondition = rebuilt instanceof WhileOp && region === rebuilt.condGraph;
      if (!isCondition) block.lastOp!.setOperands([...block.lastOp!.operands, behind]);
    }
    return rebuilt.results.at(-1)!;
  }
}

/** Makes an operation of the same kind and regions that takes `input` and gives a result of its type too, and puts it in its place. */
function rebuildWith(op: Operation, input: Value): IfOp | WhileOp {
  const builder = OpBuilder.before(op);
  const outputListTypes = [...op.resultTypes, input.type];
  const rebuilt =
    op instanceof IfOp
      ? IfOp.build(builder, op.location, { condition: op.condition, inputList: [...op.inputList, input], outputListTypes }) // prettier-ignore
      : WhileOp.build(builder, op.location, { inputList: [...op.operands, input], outputListTypes });
  op.regions.forEach((region, i) => rebuilt.regions[i]!.takeBody(region));
  op.replaceAllUsesWith(rebuilt.results.slice(0, -1));
  op.erase();
  return rebuilt;
}
