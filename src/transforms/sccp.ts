import { wouldOpBeTriviallyDead } from '../ir/interfaces/memory-effects.ts';
import { updatedDestinations } from '../ir/interfaces/parallel-combining.ts';
import { type Operation } from '../ir/operation.ts';
import { PatternRewriter } from '../ir/pattern-match.ts';
import { type Block } from '../ir/block.ts';
import { type OpOperand, type Value } from '../ir/value.ts';
import { OperationFolder } from '../rewrite/operation-folder.ts';
import { SCCPPassBase } from './generated/transforms-passes.gen.ts';
import { propagateConstants, type PropagatedConstants } from './dataflow/sparse-constant-propagation.ts';

/** `sccp`: replaces values that are always the same constant. Source: mlir/lib/Transforms/SCCP.cpp. */
export class SCCPPass extends SCCPPassBase {
  override runOnOperation(root: Operation): void {
    new ConstantReplacement(root).run();
  }
}

class ConstantReplacement {
  readonly #root: Operation;
  readonly #analysis: PropagatedConstants;
  readonly #folder: OperationFolder;

  constructor(root: Operation) {
    this.#root = root;
    this.#analysis = propagateConstants(root);
    this.#folder = new OperationFolder(new PatternRewriter(root.context));
  }

  run(): void {
    const pending = blocksOf(this.#root);
    for (let block = pending.pop(); block; block = pending.pop()) {
      for (const op of block.operations()) {
        const results = op.results.map((result) => this.#replace(result, block));
        if (results.length > 0 && results.every(Boolean) && wouldOpBeTriviallyDead(op)) op.erase();
        else pending.push(...blocksOf(op));
      }
      for (const argument of block.arguments) this.#replace(argument, block);
    }
  }

  /** Replaces the value, which is defined in `block`, when it is always one constant; tells whether it did. */
  #replace(value: Value, block: Block): boolean {
    const constant = this.#analysis.constantOf(value);
    const dialect = constant && this.#root.context.getOrLoadDialect(constant.dialect);
    const op = dialect && this.#folder.getOrCreateConstant(block, dialect, constant.attribute, value.type);
    if (op) value.replaceAllUsesWith(op.result(), isWritten);
    return op !== undefined;
  }
}

/**
 * Tells whether the operand is a shared tensor of which an iteration of a parallel loop writes a part.
 * Differs: mlir-opt puts the tensor that the loop starts with in its place, and refuses what it made.
 */
function isWritten({ owner, value }: OpOperand): boolean {
  return updatedDestinations(owner)?.includes(value) ?? false;
}

/** Returns the blocks of the regions of `op`, last first, region by region. */
function blocksOf(op: Operation): Block[] {
  return op.regions.flatMap((region) => [...region.blocks].reverse());
}
