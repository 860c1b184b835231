import { StridedLayoutAttr } from '../../ir/attributes/container-attributes.ts';
import { type Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { SymbolTableCollection } from '../../ir/symbol-table.ts';
import { isMemRefType, MemRefType, UnrankedMemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { buildBoolConstant } from '../../dialects/arith/build-bool.ts';
import { CloneOp, DeallocOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { buildReinterpretCast } from '../../dialects/memref/build-slice.ts';
import { ExtractStridedMetadataOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { Liveness } from './liveness.ts';
import { ValueOrder } from './value-order.ts';
import { ValueSet } from './value-set.ts';

/** Who owns memory in a block: an i1 says whether the block does; unknown where several that differ may say it. Undefined where nothing has been said. */
export type Ownership = Value | 'unknown';

/** Tells of functions with a body whether they return, with each memref, whether it becomes the caller's. */
export type ReturnsOwnership = (func: Operation) => boolean;

/** Memory to give back, with the conditions on which it is. */
export interface Deallocations {
  readonly memrefs: readonly Value[];
  readonly conditions: readonly Value[];
}

export const isMemref = ({ type }: Value): boolean => isMemRefType(type);

/**
 * What is known of the memory of a function while it is gone through: who owns it in each block, and what each block has to give back.
 * Source: DeallocationState of mlir/lib/Dialect/Bufferization/IR/BufferDeallocationOpInterface.cpp.
 */
export class DeallocationState {
  readonly symbols = new SymbolTableCollection();
  readonly #ownerships = new Map<Block, Map<Value, Ownership>>();
  readonly #toDeallocate = new Map<Block, Value[]>();
  readonly #liveness: Liveness;
  readonly #order: ValueOrder;
  /** The results that stand for those of operations that have got more of them. */
  readonly #replacements = new Map<Value, Value>();

  constructor(func: Operation) {
    this.#liveness = new Liveness(func);
    this.#order = new ValueOrder(func);
  }

  ownership(memref: Value, block = memref.parentBlock!): Ownership | undefined {
    return this.#ownerships.get(block)?.get(memref);
  }

  /** Adds what is said of the ownership to what was said before. */
  updateOwnership(memref: Value, ownership: Ownership | undefined, block = memref.parentBlock!): void {
    if (ownership === undefined) return;
    const before = this.ownership(memref, block);
    this.#setOwnership(memref, before === undefined || before === ownership ? ownership : 'unknown', block);
  }

  /** Forgets what was said of the ownership. */
  resetOwnership(memref: Value, block: Block): void {
    this.#ownerships.get(block)?.delete(memref);
  }

  #setOwnership(memref: Value, ownership: Ownership, block: Block): void {
    let ofBlock = this.#ownerships.get(block);
    if (!ofBlock) this.#ownerships.set(block, (ofBlock = new Map<Value, Ownership>()));
    ofBlock.set(memref, ownership);
  }

  /** Lets `block` give the memory back. */
  addMemrefToDeallocate(memref: Value, block: Block): void {
    const memrefs = this.#toDeallocate.get(block);
    if (memrefs) memrefs.push(memref);
    else this.#toDeallocate.set(block, [memref]);
  }

  /**
   * Lets values stand for others that are gone. Differs: mlir-opt looks at the memory of those that are gone, and as a rule does not find that the values are used in
   * other blocks.
   */
  replace(values: readonly Value[], replacements: readonly Value[]): void {
    for (const [i, value] of values.entries()) this.#replacements.set(value, replacements[i]!);
  }

  /** Returns memrefs from elsewhere that are used from the beginning of the block on. */
  liveMemrefsIn(block: Block): Value[] {
    return this.#memrefsOf(this.#liveness.liveIn(block).values);
  }

  #memrefsOf(values: readonly Value[]): Value[] {
    const current = values.map((value) => this.#replacements.get(value) ?? value);
    return current.filter(isMemref).sort((a, b) => this.#order.compare(a, b));
  }

  /** Returns a memref and what says who owns it: the memref itself, or a clone of it, which the block owns. */
  memrefWithUniqueOwnership(builder: OpBuilder, memref: Value, block: Block): [memref: Value, ownership: Value] {
    const ownership = this.ownership(memref, block);
    if (ownership !== undefined && ownership !== 'unknown') return [memref, ownership];
    const { location, type: outputType } = memref;
    const clone = CloneOp.build(builder, location, { input: memref, outputType }).result(0);
    const yes = buildBoolConstant(builder, location, true);
    this.updateOwnership(clone, yes);
    this.addMemrefToDeallocate(clone, clone.parentBlock!);
    return [clone, yes];
  }

  /** Returns what the block gives back, which is found without the views of it; undefined, after a diagnostic, where it is not known who owns that. */
  deallocations(builder: OpBuilder, location: Location, block: Block): Deallocations | undefined {
    const memrefs: Value[] = [];
    const conditions: Value[] = [];
    for (const memref of this.#toDeallocate.get(block) ?? []) {
      const ownership = this.ownership(memref, block);
      if (ownership === undefined || ownership === 'unknown') {
        builder.context.emitError(memref.location, 'MemRef value does not have valid ownership');
        return undefined;
      }
      const source = withRank(builder, location, memref);
      memrefs.push(ExtractStridedMetadataOp.build(builder, location, { source }).result(0));
      conditions.push(ownership);
    }
    return { memrefs, conditions };
  }

  /** Returns the memrefs that the end of a block hands over, and those that are used behind it: in `to`, where it goes to a block. */
  memrefsToRetain(from: Block, to: Block | undefined, handedOver: readonly Value[]): Value[] {
    const live = new ValueSet(this.#liveness.liveOut(from).values.filter(isMemref));
    const used = to && this.#liveness.liveIn(to);
    if (used) live.removeIf((value) => !used.has(value));
    return [...handedOver.filter(isMemref), ...this.#memrefsOf(live.values)];
  }

  /** Gives memory back at the end of a block, unless it is retained. What owned that of the block is the owner of what is retained from then on. */
  dealloc(
    builder: OpBuilder,
    location: Location,
    block: Block,
    deallocations: Deallocations,
    retained: Value[],
  ): Value[] {
    const { results } = DeallocOp.build(builder, location, { ...deallocations, retained });
    for (const memref of retained) this.resetOwnership(memref, block);
    for (const [i, memref] of retained.entries()) this.updateOwnership(memref, results[i], block);
    return [...results];
  }
}

/** Returns a memref of known rank with the memory of `memref`. */
function withRank(builder: OpBuilder, location: Location, memref: Value): Value {
  const { type } = memref;
  if (!(type instanceof UnrankedMemRefType)) return memref;
  const layout = StridedLayoutAttr.get(builder.context, 0, []);
  const ranked = MemRefType.get([], type.elementType, type.memorySpace, layout);
  return buildReinterpretCast(builder, location, memref, { offsets: [0], sizes: [], strides: [] }, ranked);
}
