import { type Attribute } from '../ir/attribute.ts';
import { type Block } from '../ir/block.ts';
import { type Dialect } from '../ir/dialect.ts';
import { UnknownLoc } from '../ir/location.ts';
import { type Operation } from '../ir/operation.ts';
import { type PatternRewriter } from '../ir/pattern-match.ts';
import { type Region } from '../ir/region.ts';
import { type Type } from '../ir/type.ts';
import { InternalError } from '../support/invariant.ts';
import { constantValue } from './fold.ts';

/**
 * Keeps one constant operation per dialect, value and type, at the start of the entry block of the nearest region that is
 * isolated from above, or that its dialect says keeps its own constants. A constant that stands for several, or comes from another block, has no location any more. Source: OperationFolder of mlir/lib/Transforms/Utils/FoldUtils.cpp.
 */
export class OperationFolder {
  readonly #rewriter: PatternRewriter;
  readonly #scopes = new Map<Region, Map<string, Operation>>();
  readonly #owned = new Map<Operation, { readonly scope: Map<string, Operation>; readonly key: string }>();

  #hasMoved = false;

  constructor(rewriter: PatternRewriter) {
    this.#rewriter = rewriter;
  }

  /** Whether any constant was moved, which the rewriter's listener does not hear of. */
  get hasMoved(): boolean {
    return this.#hasMoved;
  }

  /**
   * Takes in a constant operation that is there already: moves it to where constants are kept, or replaces it by an equal one.
   * Returns false when it was replaced. `value` is its value, when the caller knows.
   */
  insertKnownConstant(op: Operation, value: Attribute | undefined = constantValue(op)): boolean {
    const block = op.block!;
    if (this.#owned.has(op)) {
      if (!this.#isInPlace(op, block)) this.#moveToFront(op, block);
      return true;
    }
    if (!value) throw new InternalError(`'${op.name}' is no constant`);
    const region = insertionRegion(block);
    const scope = this.#scope(region);
    const key = constantKey(op, value);
    const known = scope.get(key);
    if (known) {
      this.#rewriter.replaceOp(op, known.results);
      known.location = UnknownLoc.instance;
      return false;
    }
    const home = region.firstBlock!;
    if (block !== home) op.location = UnknownLoc.instance;
    if (block !== home || !this.#isInPlace(op, home)) this.#moveToFront(op, home);
    scope.set(key, op);
    this.#owned.set(op, { scope, key });
    return true;
  }

  /**
   * Returns the operation of the dialect that makes the constant, for use in `block`: one that is known or a new one in front of
   * all others; undefined when the dialect cannot make one.
   */
  getOrCreateConstant(block: Block, dialect: Dialect, value: Attribute, type: Type): Operation | undefined {
    const region = insertionRegion(block);
    const scope = this.#scope(region);
    const known = scope.get(`${dialect.namespace} ${value.id} ${type.id}`);
    if (known) return known;
    this.#rewriter.setInsertionPointToStart(region.firstBlock!);
    const op = dialect.hooks.materializeConstant?.(this.#rewriter, value, type, UnknownLoc.instance);
    if (!op) return undefined;
    const key = constantKey(op, value);
    const equal = scope.get(key);
    if (equal) {
      this.#rewriter.eraseOp(op);
      return equal;
    }
    scope.set(key, op);
    this.#owned.set(op, { scope, key });
    return op;
  }

  /** Forgets a constant that is about to be erased. */
  notifyRemoval(op: Operation): void {
    const entry = this.#owned.get(op);
    if (!entry) return;
    if (entry.scope.get(entry.key) === op) entry.scope.delete(entry.key);
    this.#owned.delete(op);
  }

  clear(): void {
    this.#scopes.clear();
    this.#owned.clear();
  }

  /** Constants that stand at the front already keep their order. */
  #isInPlace(op: Operation, block: Block): boolean {
    return block.firstOp === op || (op.previous !== null && this.#owned.has(op.previous));
  }

  #moveToFront(op: Operation, block: Block): void {
    op.moveBefore(block.firstOp!);
    this.#hasMoved = true;
  }

  #scope(region: Region): Map<string, Operation> {
    let scope = this.#scopes.get(region);
    if (!scope) this.#scopes.set(region, (scope = new Map()));
    return scope;
  }
}

/** Returns the region whose entry block holds the constants of `block`. */
function insertionRegion(block: Block): Region {
  let region = block.region!;
  for (;;) {
    const op = region.parentOp;
    if (!op?.block || op.mightHaveTrait('IsolatedFromAbove')) return region;
    if (op.info?.dialect.hooks.shouldMaterializeInto?.(region)) return region;
    region = op.block.region!;
  }
}

function constantKey(op: Operation, value: Attribute): string {
  return `${op.dialectNamespace} ${value.id} ${op.result().type.id}`;
}
