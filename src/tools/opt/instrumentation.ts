import { printOp, printOpInline } from '../../asm/printer/print-op.ts';
import { type Operation } from '../../ir/operation.ts';
import { symbolName } from '../../ir/symbol-table.ts';
import { type Pass } from '../../pass/pass.ts';
import { type PassManager } from '../../pass/pass-manager.ts';

/** The options that say what is to be observed; see options.ts. */
export interface InstrumentationSettings {
  flag(name: string): boolean;
  value(name: string): string | undefined;
}

/**
 * Adds to `manager` what the options ask for: dumps of the IR around passes and timing. What they say goes to `say`. Returns
 * the function to call after the run. Source: IRPrinting.cpp and PassTiming.cpp of mlir/lib/Pass.
 */
export function instrument(
  manager: PassManager,
  settings: InstrumentationSettings,
  say: (text: string) => void,
): () => void {
  const before = selection(settings, 'mlir-print-ir-before');
  const after = selection(settings, 'mlir-print-ir-after');
  const afterFailure = settings.flag('mlir-print-ir-after-failure');
  const moduleScope = settings.flag('mlir-print-ir-module-scope');
  const dump = (when: string, pass: Pass, op: Operation): void => say(irDump(when, pass, op, moduleScope));
  if (before || after || afterFailure) {
    manager.addInstrumentation({
      runBeforePass: (pass, op) => before?.(pass) && dump('Before', pass, op),
      runAfterPass: (pass, op) => after?.(pass) && dump('After', pass, op),
      runAfterPassFailed: (pass, op) => (afterFailure || after?.(pass)) && dump('After', pass, op),
    });
  }
  return () => {};
}

/** Tells which passes `--mlir-print-ir-before` and its kin name; undefined for none. */
function selection(settings: InstrumentationSettings, option: string): ((pass: Pass) => boolean) | undefined {
  if (settings.flag(`${option}-all`)) return () => true;
  const names = settings.value(option)?.split(',');
  return names && ((pass) => names.includes(pass.spec.argument));
}

function irDump(when: string, pass: Pass, op: Operation, moduleScope: boolean): string {
  const title = `IR Dump ${when} ${pass.spec.name} (${pass.spec.argument})`;
  if (!moduleScope) {
    const text = op.parentOp ? `${printOpInline(op)}\n` : printOp(op);
    return `// -----// ${title} //----- //\n${text}\n\n`;
  }
  const symbol = symbolName(op);
  const where = ` ('${op.name}' operation${symbol === undefined ? '' : `: @${symbol}`})`;
  let top = op;
  while (top.parentOp) top = top.parentOp;
  return `// -----// ${title}${where} //----- //\n${printOp(top)}\n\n`;
}
