import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { haveEqualRegions, keyWithoutOperands } from '../../ir/operation-equivalence.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Lifting } from './lifting.ts';
import { buildNumberedSwitch } from './switches.ts';

/**
 * Gives each kind of terminator without successors one block, whose arguments are its operands. Terminators are of one kind if they differ only in what their operands are.
 * Source: ReturnLikeExitCombiner of mlir/lib/Transforms/Utils/CFGToSCF.cpp.
 */
export class ExitCombiner {
  /** The terminators that are kept. */
  readonly #kept = new Map<string, Operation[]>();

  constructor(private readonly lifting: Lifting) {}

  /** Makes a terminator a branch to the block of its kind. */
  combine(exit: Operation): void {
    const key = `${keyWithoutOperands(exit)}(${exit.operands.map(({ type }) => type.id).join()})`;
    const ofKey = this.#kept.get(key) ?? [];
    this.#kept.set(key, ofKey);
    const equal = ofKey.find((other) => haveEqualRegions(exit, other));
    if (equal === exit) return;
    const block = equal?.block ?? this.#newBlock(exit);
    const builder = OpBuilder.before(exit);
    const destination = { block, operands: exit.operands };
    buildNumberedSwitch(builder, exit.location, this.lifting.number(0), [], destination);
    if (equal) return exit.erase();
    ofKey.push(exit);
    exit.remove();
    block.append(exit);
    exit.setOperands(block.arguments);
  }

  #newBlock(exit: Operation): Block {
    const block = new Block();
    this.lifting.blocks.append(block);
    for (const { type } of exit.operands) block.addArgument(type, exit.location);
    return block;
  }
}
