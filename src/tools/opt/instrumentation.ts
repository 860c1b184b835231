import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { IRDumpTree } from '../../pass/ir-dump-tree.ts';
import { IRPrinting, type WriteDump } from '../../pass/ir-printing.ts';
import { type Pass } from '../../pass/pass.ts';
import { type PassManager } from '../../pass/pass-manager.ts';
import { type PassRegistry } from '../../pass/pass-registry.ts';
import { PassTiming } from '../../pass/pass-timing.ts';
import { statisticsReport } from '../../pass/statistics.ts';
import { type Timer } from '../../pass/timing.ts';
import { type ToolIo } from '../tool-io.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { writeOutputAt } from '../cli/files.ts';
import { type Settings } from '../cli/settings.ts';

/** What observes the passes: dumps of the IR around them, and times as parts of `timer`. `dump` takes the dumps. */
export function instrument(
  manager: PassManager,
  settings: Settings,
  flags: PrintingFlags,
  timer: Timer | undefined,
  dump: WriteDump,
): void {
  const before = selection(settings, 'mlir-print-ir-before');
  const after = selection(settings, 'mlir-print-ir-after');
  const onlyOnFailure = settings.flag('mlir-print-ir-after-failure');
  const onlyIfChanged = settings.flag('mlir-print-ir-after-change');
  if (before || after || onlyOnFailure) {
    manager.addInstrumentation(
      new IRPrinting(
        {
          ...(before && { before }),
          after: onlyOnFailure ? () => true : (after ?? (() => false)),
          onlyOnFailure,
          onlyIfChanged,
          moduleScope: settings.flag('mlir-print-ir-module-scope'),
          flags,
        },
        dump,
      ),
    );
  }
  if (timer) manager.addInstrumentation(new PassTiming(timer));
}

/** Checks that what `--mlir-print-ir-before` and its kin name are passes. Throws ArgumentError. */
export function checkObservedPasses(settings: Settings, registry: PassRegistry, tool: string): void {
  for (const option of ['mlir-print-ir-before', 'mlir-print-ir-after']) {
    const unknown = passNames(settings, option).find((name) => !registry.lookup(name));
    if (unknown === undefined) continue;
    throw new ArgumentError(`${tool}: for the --${option} option: Cannot find option named '${unknown}'!`);
  }
}

/** Returns what takes the dumps: a tree of files if the command line asks for that, standard error otherwise. It throws ArgumentError. */
export function dumpDestination(settings: Settings, io: ToolIo): WriteDump {
  const folder = settings.value('mlir-print-ir-tree-dir') ?? '';
  if (folder === '') return (text) => io.stderr.write(text);
  const tree = new IRDumpTree();
  return (text, pass, op) => writeOutputAt(io, [folder, ...tree.nextPath(pass, op)], text);
}

/** Returns the report that `--mlir-pass-statistics` asks for. */
export function passStatistics(manager: PassManager, settings: Settings): string {
  const display = settings.value('mlir-pass-statistics-display') === 'list' ? 'list' : 'pipeline';
  return settings.flag('mlir-pass-statistics') ? statisticsReport(manager, display) : '';
}

/** Tells which passes `--mlir-print-ir-before` and its kin name; undefined for none. */
function selection(settings: Settings, option: string): ((pass: Pass) => boolean) | undefined {
  if (settings.flag(`${option}-all`)) return () => true;
  if (!settings.has(option)) return undefined;
  const names = passNames(settings, option);
  return (pass) => names.includes(pass.spec.argument);
}

/** The names that an option for passes gives, which may stand repeatedly and take several. */
function passNames(settings: Settings, option: string): string[] {
  return settings.values(option).flatMap((names) => names.split(','));
}
