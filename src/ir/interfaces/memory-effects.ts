import { factsOf } from '../op-facts.ts';
import type { OpInfo } from '../op-info.ts';
import type { Operation } from '../operation.ts';
import type { Value } from '../value.ts';
import { walk } from '../walk.ts';
import { OpInterface } from './op-interface.ts';

export type MemoryEffect = 'allocate' | 'free' | 'read' | 'write';

/** Something that an operation does to memory; `value` is the buffer, when it is known. */
export interface EffectInstance {
  readonly effect: MemoryEffect;
  readonly value?: Value;
}

export interface MemoryEffectMethods {
  readonly effects: readonly EffectInstance[];
}

/** Operations that say what they do to memory. Source: mlir/Interfaces/SideEffectInterfaces.td. */
export const MemoryEffectsOpInterface = new OpInterface<MemoryEffectMethods>('MemoryEffectsOpInterface');

const noEffects: readonly EffectInstance[] = [];

/** What all operations of a kind do to memory; undefined where nothing is known, `varying` where each says so itself. */
export type FixedEffects = { readonly effects: readonly EffectInstance[] | undefined } | 'varying';

/** Returns what `op` itself does to memory, not counting operations nested in it; undefined when nothing is known. */
export function memoryEffects(op: Operation): readonly EffectInstance[] | undefined {
  const { info } = op;
  if (!info) return undefined;
  const fixed = (info.fixedEffects ??= fixedEffectsOf(op, info));
  return fixed === 'varying' ? effectsOf(op) : fixed.effects;
}

function fixedEffectsOf(op: Operation, { traits }: OpInfo): FixedEffects {
  const isPure = traits.has('Pure') || traits.has('NoMemoryEffect');
  const isKnownByTraits = !traits.has('MemAlloc') && !MemoryEffectsOpInterface.isImplementedBy(op);
  return isPure || isKnownByTraits ? { effects: effectsOf(op) } : 'varying';
}

function effectsOf(op: Operation): readonly EffectInstance[] | undefined {
  if (op.hasTrait('Pure') || op.hasTrait('NoMemoryEffect')) return noEffects;
  const effects: EffectInstance[] = [...(MemoryEffectsOpInterface.of(op)?.effects ?? [])];
  if (op.hasTrait('MemAlloc')) for (const value of op.results) effects.push({ effect: 'allocate', value });
  if (op.hasTrait('MemRead')) effects.push({ effect: 'read' });
  if (op.hasTrait('MemWrite')) effects.push({ effect: 'write' });
  return effects.length > 0 || MemoryEffectsOpInterface.isImplementedBy(op) ? effects : undefined;
}

/** Tells whether an operation takes new memory for the value. */
export function isAllocated(value: Value): boolean {
  const op = value.definingOp;
  return op !== undefined && (memoryEffects(op)?.some((by) => by.effect === 'allocate' && by.value === value) ?? false);
}

/** Returns what `op` and, where their effects count as its own, the operations nested in it do; undefined when that is not known. */
export function recursiveMemoryEffects(root: Operation): readonly EffectInstance[] | undefined {
  if (root.regions.length === 0) return memoryEffects(root) ?? (isRecursive(root) ? noEffects : undefined);
  const all: EffectInstance[] = [];
  const isKnown = everyEffect(root, (effect) => all.push(effect) > 0);
  return isKnown ? all : undefined;
}

/** Tells whether neither `op` nor anything nested in it touches memory. */
export function isMemoryEffectFree(op: Operation): boolean {
  return everyEffect(op, isNone);
}

/** Tells whether `op` could be removed if nobody used its results. Terminators and symbols never can. */
export function wouldOpBeTriviallyDead(op: Operation): boolean {
  const { info } = op;
  if (!info) return false;
  const { isTerminator, isSymbol } = factsOf(info);
  return !isTerminator && !isSymbol && everyEffect(op, isOfNoConsequence);
}

/** Tells whether nobody uses the results of `op` and removing it changes nothing. */
export function isOpTriviallyDead(op: Operation): boolean {
  return op.useEmpty && wouldOpBeTriviallyDead(op);
}

type AcceptEffect = (effect: EffectInstance, effects: readonly EffectInstance[], owner: Operation) => boolean;

function isNone(): boolean {
  return false;
}

function isOfNoConsequence(
  { effect, value }: EffectInstance,
  effects: readonly EffectInstance[],
  owner: Operation,
): boolean {
  if (effect === 'read') return true;
  // Writing to memory that only the operation itself ever had is no effect.
  return value?.definingOp === owner && effects.some((other) => other.effect === 'allocate' && other.value === value);
}

/** Tells whether the effects of `op`, and of nested operations where they count as its own, are known and `accept` takes all. */
function everyEffect(root: Operation, accept: AcceptEffect): boolean {
  if (root.regions.length === 0) return everyOwnEffect(root, accept);
  // Step by step, as the first effect often decides: a pattern asks this of a long body each time something joins it.
  return walk(root, {
    before: (op) => {
      if (!everyOwnEffect(op, accept)) return 'interrupt';
      return isRecursive(op) ? 'advance' : 'skip';
    },
  });
}

function everyOwnEffect(op: Operation, accept: AcceptEffect): boolean {
  const effects = memoryEffects(op);
  if (!effects) return isRecursive(op);
  for (let i = 0; i < effects.length; i++) if (!accept(effects[i]!, effects, op)) return false;
  return true;
}

function isRecursive({ info }: Operation): boolean {
  return info !== undefined && factsOf(info).hasRecursiveEffects;
}
