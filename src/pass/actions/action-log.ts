import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { printOpInline } from '../../asm/printer/print-op.ts';
import { type Action, type IRUnit } from '../../ir/action.ts';
import { Block } from '../../ir/block.ts';
import { Operation } from '../../ir/operation.ts';
import { type ActionObserver } from './action-observer.ts';
import { type LocationFilter } from './location-filter.ts';

/**
 * Writes a line when an action begins, with what it works on, and one when it is over.
 * Source: mlir/lib/Debug/Observers/ActionLogging.cpp.
 */
export class ActionLog implements ActionObserver {
  readonly #thread: string;
  readonly #printing: PrintingFlags;
  readonly #filter: LocationFilter | undefined;
  readonly #write: (text: string) => void;
  /** Whether the actions that are running are written, innermost last. What an action works on may be gone after it. */
  readonly #running: boolean[] = [];

  /** `thread` is the name of the one thread, `printing` says how operations are printed; without a filter, all actions are written. */
  constructor(
    thread: string,
    printing: PrintingFlags,
    filter: LocationFilter | undefined,
    write: (text: string) => void,
  ) {
    this.#thread = thread;
    this.#printing = printing;
    this.#filter = filter;
    this.#write = write;
  }

  beforeExecute(action: Action): void {
    const isLogged = this.#filter?.matches(action) ?? true;
    this.#running.push(isLogged);
    if (!isLogged) return;
    const units = action.irUnits.map((unit) => unitText(unit, this.#printing)).join(', ');
    this.#write(`[thread ${this.#thread}] begins (no breakpoint) Action ${action.description} (${units})\`\n`);
  }

  afterExecute({ tag }: Action): void {
    if (this.#running.pop()) this.#write(`[thread ${this.#thread}] completed \`${tag}\`\n`);
  }
}

/** Source: operator<< of mlir/lib/IR/Unit.cpp. */
function unitText(unit: IRUnit, printing: PrintingFlags): string {
  if (unit instanceof Operation)
    return printOpInline(unit, { ...printing, skipRegions: true, useEnclosingNames: true });
  const parent = unit.parentOp ? unitText(unit.parentOp, printing) : '<null>';
  return unit instanceof Block
    ? `Block #${unit.region?.blocks.indexOf(unit) ?? 0} for op ${parent}`
    : `Region #${unit.parentOp?.regions.indexOf(unit) ?? 0} for op ${parent}`;
}
