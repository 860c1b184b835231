import { OpBuilder } from '../../ir/builder.ts';
import { isSpeculatable } from '../../ir/interfaces/speculation.ts';
import { isTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { product } from '../../support/math.ts';
import { AllocaOp, AllocOp, DeallocOp, GetGlobalOp, LoadOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { SelectOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ForOp, IfOp, WhileOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type MemoryNames } from '../memref-to-tensor/memory-names.ts';
import { isReadable, isWithin, isWritable } from './accessed-part.ts';
import { buildComputation, buildMemory } from './build-generic.ts';
import { type Computation, separate, storageOf } from './computations.ts';
import { mayRunApart } from './dependences.ts';
import { carriedBy, type Loop } from './loop-counters.ts';
import { LoopNest } from './loop-nest.ts';
import { type Access, MemorySlot } from './memory-slot.ts';

/** Nests that would need more elements of memory for themselves stay. */
const maxOwnElements = 1 << 22;

/** Puts structured operations in the place of a nest of loops, if it is certain that they do the same; tells whether they do. */
export function raiseNest(root: Loop, names: MemoryNames): boolean {
  const raise = planNest(root, names);
  raise?.();
  return raise !== undefined;
}

/** Returns what puts structured operations in the place of a nest of loops, where it is certain that they do the same. */
export function planNest(root: Loop, names: MemoryNames): (() => void) | undefined {
  const nest = LoopNest.read(root);
  const computations = nest && separate(nest);
  if (!computations?.length) return undefined;
  const isCertain = computations.every(isStructured) && hasDistinctMemory(computations, names) && mayRunApart(computations); // prettier-ignore
  if (!isCertain) return undefined;
  const slots = slotsOf(computations);
  // Tensors that loops carry are no elements of memory.
  if (slots.some(({ elementType }) => isTensorType(elementType))) return undefined;
  if (slots.reduce((sum, { shape }) => sum + product(shape), 0) > maxOwnElements) return undefined;
  return () => build(root, nest!, computations, slots);
}

function isStructured(computation: Computation): boolean {
  const { reads, outputs, counters } = computation;
  if (counters.some(({ guards }) => guards.length > 0) && !mayAlwaysRun(computation)) return false;
  return [...reads.values()].every(isReadable) && outputs.every(({ access }) => isWritable(access));
}

/** Tells whether a computation does no harm in iterations that do not run, where a structured operation runs it and leaves what there was. */
function mayAlwaysRun(computation: Computation): boolean {
  return accessesOf(computation).every(isWithin) && computation.searched.length === 0 && computation.ops.every(isSpeculatable); // prettier-ignore
}

function accessesOf({ reads, searched, outputs }: Computation): Access[] {
  return [...reads.values(), ...searched, ...outputs.map(({ access }) => access)];
}

/** Tells whether what is written has no other name under which it is accessed. */
function hasDistinctMemory(computations: readonly Computation[], names: MemoryNames): boolean {
  const roots = new Set<Value>();
  const written = new Set<Value>();
  for (const computation of computations) {
    for (const access of accessesOf(computation)) {
      const storage = storageOf(access.memory);
      if (!(storage instanceof MemorySlot)) roots.add(storage);
    }
    for (const { access } of computation.outputs) {
      const storage = storageOf(access.memory);
      if (!(storage instanceof MemorySlot)) written.add(storage);
    }
  }
  if (![...roots].every(isNamed)) return false;
  return [...written].every((root) => {
    // Several operations may find the same global.
    if (root.definingOp instanceof GetGlobalOp) return false;
    const others = names.othersOf(root);
    return ![...roots].some((other) => others.has(other));
  });
}

/** Tells whether it is known what else may be the same memory. */
function isNamed({ definingOp: op, parentBlock }: Value): boolean {
  if (op) return [AllocOp, AllocaOp, GetGlobalOp, ForOp, WhileOp, IfOp, SelectOp].some((known) => op instanceof known);
  const owner = parentBlock?.parentOp;
  return owner instanceof ForOp || owner instanceof WhileOp || (owner instanceof FuncOp && parentBlock!.isEntryBlock);
}

function slotsOf(computations: readonly Computation[]): MemorySlot[] {
  const slots = new Set<MemorySlot>();
  for (const { memory } of computations.flatMap(accessesOf)) if (memory instanceof MemorySlot) slots.add(memory);
  return [...slots];
}

function build(root: Loop, nest: LoopNest, computations: readonly Computation[], slots: readonly MemorySlot[]): void {
  const builder = OpBuilder.before(root);
  const { location } = root;
  const own: Value[] = slots.map(
    (slot) => (slot.memref = buildMemory(builder, location, slot.shape, slot.elementType)),
  );
  for (const computation of computations) {
    const shape = buildComputation(builder, nest, computation);
    if (shape) own.push(shape);
  }
  carriedBy(root).forEach((_, i) => {
    const result = root.result(i);
    const memref = nest.slots.get(result)!.memref!;
    result.replaceAllUsesWith(
      LoadOp.build(builder, location, { memref, indices: [], resultType: result.type }).result(),
    );
  });
  for (const memref of own) DeallocOp.build(builder, location, { memref });
  root.erase();
}
