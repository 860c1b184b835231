import { type Operation } from '../ir/operation.ts';
import { symbolName } from '../ir/symbol-table.ts';
import { type Pass } from './pass.ts';

/**
 * Names a file for each dump of the IR: the folders are the operations from the top down to the one that the pass runs on, and the name
 * says how many dumps each of them has had before and which pass this one belongs to, as in
 * `builtin_module_no-symbol-name/func_func_f/0_1_cse.mlir`. Source: FileTreeIRPrinterConfig of mlir/lib/Pass/IRPrinting.cpp.
 */
export class IRDumpTree {
  readonly #counts = new Map<Operation, number>();

  /** Returns the parts of the path of the next dump of `op`. Differs: a slash in a symbol becomes `_`, it is no folder. */
  nextPath(pass: Pass, op: Operation): string[] {
    const path: string[] = [];
    const counts: number[] = [];
    this.#counts.set(op, (this.#counts.get(op) ?? -1) + 1);
    for (let at: Operation | undefined = op; at; at = at.parentOp) {
      // From here on, one that has none counts as dumped once, as in MLIR.
      if (!this.#counts.has(at)) this.#counts.set(at, 0);
      counts.unshift(this.#counts.get(at)!);
      path.unshift(`${at.name.replaceAll('.', '_')}_${symbolName(at) ?? 'no-symbol-name'}`.replace(/[/\\\0]/g, '_'));
    }
    return [...path, `${counts.join('_')}_${pass.spec.argument}.mlir`];
  }
}
