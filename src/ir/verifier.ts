import type { LogicalResult } from '../support/logical-result.ts';
import { sortedNames } from './attributes/container-attributes.ts';
import type { Block } from './block.ts';
import type { VerifierFindings } from './dialect.ts';
import { hasSSADominance } from './interfaces/region-kind.ts';
import { isForeignDialect } from './foreign-dialects.ts';
import type { OpInfo } from './op-info.ts';
import type { Operation } from './operation.ts';
import { mayLackTerminator } from './traits/structure-traits.ts';
import { VerifiedSignatures } from './verified-signatures.ts';
import { verifyDominance, type VerifyOptions } from './verify-dominance.ts';

/**
 * Checks `op` and everything nested in it: the structure of blocks, what the definitions of registered operations demand,
 * and that values dominate their uses. Without `recursive`, of nested operations only their operands are checked. Operations that are isolated from above are checked independently, so one run
 * reports the first error of each. Uses no recursion; the time is linear but for dominance (see DominatorTree).
 * Source: mlir/lib/IR/Verifier.cpp, texts and order.
 */
export function verify(op: Operation, options: VerifyOptions = {}): LogicalResult {
  if (options.recursive ?? true) return new Verifier().run(op);
  return verifyOnEntrance(op, new Map()) && verifyOnExit(op) && verifyDominance(op, options);
}

/** An operation whose regions are being verified. */
interface Frame {
  readonly op: Operation;
  /** Dominance inside `op` is checked when everything else is. */
  readonly isScope: boolean;
  region: number;
  block: number;
  current: Block | undefined;
  next: Operation | null;
  /** Nested operations that are isolated from above, which come after all others. */
  readonly isolated: Operation[];
  nextIsolated: number;
  isolatedFailed: boolean;
}

/** Verifies one operation after the other, with what was learned from those before. */
export class Verifier {
  /** Operations inside of others that need not be verified again, with what is in them. */
  readonly #verified: ReadonlySet<Operation> | undefined;
  readonly #stack: Frame[] = [];
  readonly #signatures = new Map<OpInfo, VerifiedSignatures>();
  readonly #findings: VerifierFindings = new Map();

  constructor(verified?: ReadonlySet<Operation>) {
    this.#verified = verified;
  }

  /** Does what `verify` does. */
  run(root: Operation): LogicalResult {
    if (!verifyOnEntrance(root, this.#findings)) return false;
    this.#push(root, true);
    for (let frame = this.#stack.at(-1); frame; frame = this.#stack.at(-1)) {
      if (!this.#step(frame) && !this.#fail()) return false;
    }
    return true;
  }

  /** Does the next piece of work of `frame`, which is on top of the stack. */
  #step(frame: Frame): LogicalResult {
    if (frame.next) return this.#verifyOps(frame, frame.next);
    if (frame.current) {
      if (!verifyBlockOnExit(frame.current)) return false;
      frame.current = undefined;
    }
    const block = nextBlock(frame);
    if (block) {
      if (!verifyBlockOnEntrance(block)) return false;
      frame.current = block;
      frame.next = block.firstOp;
      return true;
    }
    const isolated = frame.isolated[frame.nextIsolated++];
    if (isolated) {
      this.#push(isolated, true);
      return verifyOnEntrance(isolated, this.#findings);
    }
    if (frame.isolatedFailed || !verifyOnExit(frame.op)) return false;
    if (frame.isScope && !verifyDominance(frame.op)) return false;
    this.#stack.pop();
    return true;
  }

  /** Verifies `first` and those behind it, up to one that has regions, which is put on the stack. */
  #verifyOps(frame: Frame, first: Operation): LogicalResult {
    let op: Operation | null = first;
    for (; op && op.regions.length === 0; op = op.next) if (!this.#verifyLeaf(op)) return false;
    frame.next = op?.next ?? null;
    return !op || this.#verifyNested(frame, op);
  }

  /** Verifies an operation that has no regions, unless one like it was valid. */
  #verifyLeaf(op: Operation): LogicalResult {
    const { info } = op;
    if (!info?.isOfSignature || op.blockOperands.length > 0) {
      return verifyOnEntrance(op, this.#findings) && verifyOnExit(op);
    }
    let signatures = this.#signatures.get(info);
    if (!signatures) this.#signatures.set(info, (signatures = new VerifiedSignatures(info.inherentAttributes)));
    if (signatures.has(op)) return verifyDiscardableAttributes(op, this.#findings);
    if (!verifyOnEntrance(op, this.#findings) || !verifyOnExit(op)) return false;
    if (info.isOfSignature(op)) signatures.add(op);
    return true;
  }

  #verifyNested(frame: Frame, op: Operation): LogicalResult {
    if (this.#verified?.has(op)) return true;
    if (op.hasTrait('IsolatedFromAbove')) {
      frame.isolated.push(op);
      return true;
    }
    this.#push(op, false);
    return verifyOnEntrance(op, this.#findings);
  }

  /** Ends the isolated operation that failed; returns whether there is an operation around it, whose other parts are still checked. */
  #fail(): boolean {
    let failed = this.#stack.pop();
    while (failed && !failed.isScope) failed = this.#stack.pop();
    const outer = this.#stack.at(-1);
    if (outer) outer.isolatedFailed = true;
    return outer !== undefined;
  }

  #push(op: Operation, isScope: boolean): void {
    this.#stack.push({
      op,
      isScope,
      region: 0,
      block: 0,
      current: undefined,
      next: null,
      isolated: [],
      nextIsolated: 0,
      isolatedFailed: false,
    });
  }
}

/** Returns the next block of the frame's operation and moves past it. */
function nextBlock(frame: Frame): Block | undefined {
  const { regions } = frame.op;
  for (; frame.region < regions.length; frame.region++, frame.block = 0) {
    const block = regions[frame.region]!.blocks[frame.block];
    if (!block) continue;
    frame.block++;
    return block;
  }
  return undefined;
}

function verifyBlockOnEntrance(block: Block): LogicalResult {
  for (const argument of block.arguments) {
    if (argument.owner !== block) {
      return block.parentOp!.context.emitError(argument.location, 'block argument not owned by block');
    }
  }
  if (block.isEmpty) {
    const parent = block.parentOp!;
    return (
      mayLackTerminator(block) || parent.context.emitError(parent.location, 'empty block: expect at least a terminator')
    );
  }
  for (let op = block.firstOp; op && op !== block.lastOp; op = op.next) {
    if (op.blockOperands.length > 0) {
      return op.emitError('operation with block successors must terminate its parent block');
    }
  }
  return true;
}

function verifyBlockOnExit(block: Block): LogicalResult {
  const last = block.lastOp;
  if (last && last.blockOperands.length > 0) {
    for (const successor of last.blockOperands) {
      if (successor.block.region !== block.region) return last.emitOpError('branching to block of a different region');
    }
  }
  if (!last || mayLackTerminator(block) || last.mightHaveTrait('Terminator')) return true;
  const text = last.context.opPrinter?.(last, 'error') ?? `'${last.name}'`;
  return last.emitError(`block with no terminator, has ${text}`);
}

function verifyOnEntrance(op: Operation, findings: VerifierFindings): LogicalResult {
  if (!verifyDiscardableAttributes(op, findings)) return false;
  const { info } = op;
  if (info && !(info.verifyInvariants(op) && (info.hooks.verify?.(op as never) ?? true))) return false;
  const { regions } = op;
  for (let i = 0; i < regions.length; i++) {
    const region = regions[i]!;
    const entry = region.firstBlock;
    if (!entry) continue;
    if (info && region.blocks.length > 1 && !hasSSADominance(region)) {
      return op.emitOpError(`expects graph region #${i} to have 0 or 1 blocks`);
    }
    if (entry.firstUse) {
      return op.context.emitError(op.location, 'entry block of region may not have predecessors');
    }
  }
  return true;
}

/** Asks the dialect of each discardable attribute that is named `dialect.name`, in the order in which they are printed. */
function verifyDiscardableAttributes(op: Operation, findings: VerifierFindings): LogicalResult {
  const { attributes, context } = op;
  if (attributes.size === 0) return true;
  return sortedNames(attributes).every((name) => {
    const dot = name.indexOf('.');
    if (dot <= 0) return true;
    const verifyAttribute = context.getOrLoadDialect(name.slice(0, dot))?.hooks.verifyOperationAttribute;
    return verifyAttribute?.(op, name, attributes.get(name)!, findings) ?? true;
  });
}

function verifyOnExit(op: Operation): LogicalResult {
  const { info, context } = op;
  if (info) {
    const { regionTraits } = info;
    for (let i = 0; i < regionTraits.length; i++) if (!regionTraits[i]!.verifyRegions!(op)) return false;
    return info.hooks.verifyRegions?.(op as never) ?? true;
  }
  const namespace = op.dialectNamespace;
  // With nothing behind the dot, a name is of no dialect.
  const isNamed = op.name.length > namespace.length + 1;
  const dialect = isNamed ? context.getOrLoadDialect(namespace) : undefined;
  if (dialect && !dialect.allowsUnknownOperations) {
    return op.emitError(
      `unregistered operation '${op.name}' found in dialect ('${namespace}') that does not allow unknown operations`,
    );
  }
  return (
    context.allowUnregisteredDialects ||
    (isNamed && isForeignDialect(namespace)) ||
    op.emitOpError(
      'created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used',
    )
  );
}
