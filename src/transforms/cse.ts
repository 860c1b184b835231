import { type Block } from '../ir/block.ts';
import { DominanceInfo } from '../ir/dominance.ts';
import {
  isMemoryEffectFree,
  isOpTriviallyDead,
  memoryEffects,
  recursiveMemoryEffects,
} from '../ir/interfaces/memory-effects.ts';
import { UnknownLoc } from '../ir/location.ts';
import { factsOf } from '../ir/op-facts.ts';
import { type Operation } from '../ir/operation.ts';
import { type Region } from '../ir/region.ts';
import { dominanceAnalysis } from './dominance-analysis.ts';
import { CSEPassBase } from './generated/transforms-passes.gen.ts';
import { KnownOperations } from './known-operations.ts';

/**
 * `cse`: replaces an operation by an equal one that dominates it. Operations that read memory are replaced within one block
 * only, with no write in between. Source: mlir/lib/Transforms/CSE.cpp.
 */
export class CSEPass extends CSEPassBase {
  override runOnOperation(op: Operation): void {
    const { erased, replaced } = eliminateCommonSubexpressions(op, this.getAnalysis(dominanceAnalysis, op));
    this.count("num-dce'd", erased);
    this.count("num-cse'd", replaced);
    if (erased + replaced === 0) this.markAllAnalysesPreserved();
    // Blocks and what jumps between them stay.
    this.markAnalysesPreserved(dominanceAnalysis);
  }
}

/** How many dead operations were erased, and how many were replaced by an equal one. */
export interface CSEResult {
  readonly erased: number;
  readonly replaced: number;
}

/** Does what the pass does to everything nested in `op`. */
export function eliminateCommonSubexpressions(op: Operation, dominance = new DominanceInfo()): CSEResult {
  const driver = new CSEDriver(dominance);
  for (const region of op.regions) driver.simplifyRegion(new KnownOperations(), region);
  return driver.finish();
}

class CSEDriver {
  readonly #dominance: DominanceInfo;
  readonly #toErase: Operation[] = [];
  /** Per operation that reads memory, how many writes there were before it in its block. */
  readonly #writesBefore = new Map<Operation, number>();
  #order = 0;
  #erased = 0;
  #replaced = 0;

  constructor(dominance: DominanceInfo) {
    this.#dominance = dominance;
  }

  /** Erases what was found to be superfluous. */
  finish(): CSEResult {
    for (const op of this.#toErase) op.erase();
    return { erased: this.#erased, replaced: this.#replaced };
  }

  simplifyRegion(known: KnownOperations, region: Region): void {
    const { firstBlock } = region;
    if (!firstBlock) return;
    const isSSA = this.#dominance.hasSSADominance(region);
    if (region.blocks.length === 1) {
      known.enterScope();
      this.#simplifyBlock(known, firstBlock, isSSA);
      known.leaveScope();
    } else if (isSSA) {
      this.#simplifyDominatorTree(known, region, firstBlock);
    }
  }

  /** Visits blocks after those that dominate them, whose operations are then known. */
  #simplifyDominatorTree(known: KnownOperations, region: Region, entry: Block): void {
    const tree = this.#dominance.tree(region);
    const stack: { readonly children: readonly Block[]; next: number }[] = [];
    const visit = (block: Block): void => {
      known.enterScope();
      this.#simplifyBlock(known, block, true);
      stack.push({ children: tree.children(block), next: 0 });
    };
    visit(entry);
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      const child = frame.children[frame.next++];
      if (child) {
        visit(child);
      } else {
        known.leaveScope();
        stack.pop();
      }
    }
  }

  #simplifyBlock(known: KnownOperations, block: Block, isSSA: boolean): void {
    let writes = 0;
    // Operations are found by the numbers of those that make their operands, which therefore differ between blocks too.
    this.#order = block.recomputeOrder(this.#order);
    for (let op = block.firstOp; op; op = op.next) {
      if (op.regions.length > 0) {
        // What is outside must not be used inside an isolated operation.
        const inner = op.mightHaveTrait('IsolatedFromAbove') ? new KnownOperations() : known;
        for (const region of op.regions) this.simplifyRegion(inner, region);
      }
      this.#simplifyOperation(known, op, isSSA, writes);
      if (mayWrite(op)) writes++;
    }
  }

  #simplifyOperation(known: KnownOperations, op: Operation, isSSA: boolean, writes: number): void {
    if (op.info && factsOf(op.info).isTerminator) return;
    if (isOpTriviallyDead(op)) {
      this.#toErase.push(op);
      this.#erased++;
      return;
    }
    if (op.regions.length > 0 && op.regions.some((region) => region.blocks.length > 1)) return;
    const isFree = isMemoryEffectFree(op);
    if (!isFree && !onlyReads(op)) return;
    const hash = known.hash(op);
    const existing = known.lookup(op, hash);
    const isSame = isFree || (existing?.block === op.block && this.#writesBefore.get(existing!) === writes);
    if (existing && isSame) {
      this.#replace(known, op, existing, isSSA);
      return;
    }
    known.insert(op, hash);
    if (!isFree) this.#writesBefore.set(op, writes);
  }

  #replace(known: KnownOperations, op: Operation, existing: Operation, isSSA: boolean): void {
    // In a graph region uses may have been visited before: their place among the known operations must not change.
    const isKnown = isSSA ? undefined : (user: Operation): boolean => known.lookup(user) !== undefined;
    op.results.forEach((result, i) => {
      result.replaceAllUsesWith(existing.results[i]!, isKnown && ((use) => isKnown(use.owner)));
    });
    if (isSSA || op.useEmpty) this.#toErase.push(op);
    if (existing.location.kind === 'unknown' && op.location !== UnknownLoc.instance) existing.location = op.location;
    this.#replaced++;
  }
}

function mayWrite(op: Operation): boolean {
  const effects = recursiveMemoryEffects(op);
  return !effects || effects.some(({ effect }) => effect === 'write');
}

function onlyReads(op: Operation): boolean {
  const effects = memoryEffects(op);
  return effects !== undefined && effects.length > 0 && effects.every(({ effect }) => effect === 'read');
}
