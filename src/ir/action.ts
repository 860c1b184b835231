import type { Block } from './block.ts';
import type { Operation } from './operation.ts';
import type { Region } from './region.ts';

/** What an action works on. */
export type IRUnit = Operation | Block | Region;

/** A step of a transformation that can be watched, and left out. Source: mlir/IR/Action.h. */
export interface Action {
  /** The kind of step, which all its actions share. */
  readonly tag: string;
  readonly irUnits: readonly IRUnit[];
  /** Says what is done, for logs. */
  readonly description: string;
}

/** Decides what becomes of an action: calls `run`, now and once, or leaves it out. */
export type ActionHandler = (action: Action, run: () => void) => void;
