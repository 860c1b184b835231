import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { type ActionHandler } from '../../ir/action.ts';
import { type Context } from '../../ir/context.ts';
import { ActionLog } from '../../pass/actions/action-log.ts';
import { observingHandler, type ActionObserver } from '../../pass/actions/action-observer.ts';
import { ActionProfile } from '../../pass/actions/action-profile.ts';
import { DebugCounters } from '../../pass/actions/debug-counters.ts';
import { LocationFilter } from '../../pass/actions/location-filter.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { writeOutput } from '../cli/files.ts';
import { type Settings } from '../cli/settings.ts';
import { type ToolIo } from '../tool-io.ts';

/** The dialects that mlir-opt loads together with `tensor`: their patterns are tried on its operations, and so they are watched and counted. */
const companionsOfTensor = ['linalg', 'scf'] as const;

/** What watches the actions of one run of a pipeline. */
interface ActionWatch {
  /** Watches what is done to programs of the context. */
  watch(context: Context): void;
  /** Writes what is left to write. */
  finish(): void;
}

/** Makes a watch for each of the programs of an input, undefined where nothing watches. The command line is checked at once; throws ArgumentError. */
export function actionWatches(
  settings: Settings,
  printing: PrintingFlags,
  tool: string,
  io: ToolIo,
  say: (text: string) => void,
): (() => ActionWatch) | undefined {
  const counters = debugCounters(settings, tool);
  const filter = locationFilter(settings);
  const isPrinted = settings.flag('mlir-print-debug-counter');
  const isObserved = destinationOf(settings, 'log-actions-to') ?? destinationOf(settings, 'profile-actions-to');
  if (isObserved !== undefined)
    return () => observe(settings, printing, tool, filter, !counters.isEmpty || isPrinted, io, say);
  if (counters.isEmpty && !isPrinted) return undefined;
  return () => {
    counters.restart();
    const report = (): void => (isPrinted ? say(counters.report) : undefined);
    // As mlir-opt does, which makes its counters twice.
    report();
    return { watch: (context) => handleActions(context, counters.handler), finish: report };
  };
}

/** Opens the files that the command line names and writes into them. A file that cannot be opened does not keep the pipeline from running. */
function observe(
  settings: Settings,
  printing: PrintingFlags,
  tool: string,
  filter: LocationFilter | undefined,
  hasCounters: boolean,
  io: ToolIo,
  say: (text: string) => void,
): ActionWatch {
  say('ExecutionContext registered on the context');
  const complain = (message: string): void => say(`error: ${message}\n`);
  if (hasCounters) {
    complain(
      'Debug counters are incompatible with --log-actions-to and --mlir-enable-debugger-hook options and are disabled',
    );
  }
  const observers: ActionObserver[] = [];
  const endings: (() => void)[] = [];
  let mistake: string | undefined;
  for (const option of ['log-actions-to', 'profile-actions-to'] as const) {
    const name = destinationOf(settings, option);
    if (name === undefined || mistake !== undefined) continue;
    const file = openFile(io, name);
    if (typeof file === 'string') {
      mistake = `Opening file for --${option} failed: ${file}`;
      continue;
    }
    if (option === 'log-actions-to') observers.push(new ActionLog(tool, printing, filter, file.write));
    else {
      const profile = new ActionProfile(() => performance.now(), file.write);
      observers.push(profile);
      endings.push(() => profile.finish());
    }
    endings.push(file.close);
  }
  if (mistake !== undefined) complain(mistake);
  say('\n');
  const handler = mistake === undefined ? observingHandler(observers) : undefined;
  return { watch: (context) => handleActions(context, handler), finish: () => endings.forEach((end) => end()) };
}

function handleActions(context: Context, handler: ActionHandler | undefined): void {
  context.actionHandler = handler;
  const hasTensors = [...context.loadedDialects].some(({ namespace }) => namespace === 'tensor');
  if (hasTensors) for (const namespace of companionsOfTensor) context.expectDialect(namespace);
}

interface TextFile {
  write(this: void, text: string): void;
  close(this: void): void;
}

/** Returns a new file, or standard output for `-`; why it cannot be, if it cannot. */
function openFile(io: ToolIo, name: string): TextFile | string {
  if (name === '-') return { write: (text) => io.stdout.write(text), close: () => {} };
  const parts: string[] = [];
  const save = (): void => writeOutput(io, name, parts.join(''));
  try {
    save();
  } catch (error) {
    if (error instanceof ArgumentError) return error.message;
    throw error;
  }
  return { write: (text) => void parts.push(text), close: save };
}

function destinationOf(settings: Settings, option: 'log-actions-to' | 'profile-actions-to'): string | undefined {
  return settings.value(option) || undefined;
}

function locationFilter(settings: Settings): LocationFilter | undefined {
  const option = 'log-mlir-actions-filter';
  if (!settings.has(option)) return undefined;
  const places = settings.values(option).flatMap((value) => value.split(','));
  if (places.includes('')) {
    throw new ArgumentError(
      'error: initializing FileLineColLocBreakpoint with empty file name\nInvalid location filter: ',
    );
  }
  return new LocationFilter(places);
}

function debugCounters(settings: Settings, tool: string): DebugCounters {
  const option = 'mlir-debug-counter';
  const counters = new DebugCounters();
  for (const argument of settings.values(option).flatMap((value) => value.split(','))) {
    const mistake = argument === '' ? undefined : counters.add(argument);
    if (mistake !== undefined) throw new ArgumentError(`${tool}: for the --${option} option: ${mistake}`);
  }
  return counters;
}
