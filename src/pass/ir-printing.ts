import { type PrintingFlags } from '../asm/printer/flags.ts';
import { printOp, printOpInline } from '../asm/printer/print-op.ts';
import { OperationFingerprint } from '../ir/operation-fingerprint.ts';
import { type Operation } from '../ir/operation.ts';
import { symbolName } from '../ir/symbol-table.ts';
import { verify } from '../ir/verifier.ts';
import { type PassInstrumentation } from './instrumentation.ts';
import { type Pass } from './pass.ts';

/** What is printed when. */
export interface IRPrintingOptions {
  readonly before?: (pass: Pass) => boolean;
  readonly after?: (pass: Pass) => boolean;
  /** After a pass, print only what it changed, be it that an operation is another one that looks the same. */
  readonly onlyIfChanged?: boolean;
  /** Print only after passes that fail. */
  readonly onlyOnFailure?: boolean;
  /** Print the whole module, not only the operation that the pass runs on. */
  readonly moduleScope?: boolean;
  readonly flags?: PrintingFlags;
}

/** Takes the text of a dump, made around a run of `pass` on `op`. */
export type WriteDump = (text: string, pass: Pass, op: Operation) => void;

/** Writes the IR before and after passes. Source: mlir/lib/Pass/IRPrinting.cpp. */
export class IRPrinting implements PassInstrumentation {
  readonly #options: IRPrintingOptions;
  readonly #write: WriteDump;
  /** What passes that are running have found, innermost last. */
  readonly #found: OperationFingerprint[] = [];

  constructor(options: IRPrintingOptions, write: WriteDump) {
    this.#options = options;
    this.#write = write;
  }

  runBeforePass(pass: Pass, op: Operation): void {
    if (this.#options.before?.(pass)) this.#dump(`Before ${pass.name}`, pass, op);
    if (this.#options.onlyIfChanged) this.#found.push(new OperationFingerprint(op));
  }

  runAfterPass(pass: Pass, op: Operation): void {
    const isSame = this.#options.onlyIfChanged && this.#found.pop()!.equals(new OperationFingerprint(op));
    if (isSame || this.#options.onlyOnFailure || !this.#options.after?.(pass)) return;
    this.#dump(`After ${pass.name}`, pass, op);
  }

  runAfterPassFailed(pass: Pass, op: Operation): void {
    if (this.#options.onlyIfChanged) this.#found.pop();
    if (this.#options.after?.(pass)) this.#dump(`After ${pass.name} Failed`, pass, op);
  }

  #dump(what: string, pass: Pass, op: Operation): void {
    const head = `// -----// IR Dump ${what} (${pass.spec.argument})`;
    const { moduleScope } = this.#options;
    const flags = { ...this.#options.flags, externalResources: new Map<string, never>() };
    if (!moduleScope) {
      this.#write(`${head} //----- //\n${printAlone(op, flags)}\n\n`, pass, op);
      return;
    }
    const symbol = symbolName(op);
    let top = op;
    while (top.parentOp) top = top.parentOp;
    const where = `('${op.name}' operation${symbol === undefined ? '' : `: @${symbol}`})`;
    this.#write(`${head} ${where} //----- //\n${printOp(top, flags)}\n\n`, pass, op);
  }
}

/** A nested operation stands without aliases and, unlike one at the top, without a line end. */
function printAlone(op: Operation, flags: PrintingFlags): string {
  if (!op.block) return printOp(op, flags);
  const isValid = op.context.diagnostics.collect(() => verify(op)).result;
  return printOpInline(op, isValid ? flags : { ...flags, genericForm: true });
}
