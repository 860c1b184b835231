import { canStream, type StreamObserver } from '../../asm/module-stream.ts';
import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { type Timer } from '../../pass/timing.ts';
import { type GivenOption } from '../cli/settings.ts';

/** The options with which nothing is done to a module but to verify and print it, beside those that choose how it is printed. */
const plainOptions: ReadonlySet<string> = new Set([
  'allow-unregistered-dialect',
  'irdl-file',
  'mlir-diagnostic-verbosity-level',
  'mlir-disable-threading',
  'mlir-elide-elementsattrs-if-larger',
  'mlir-elide-resource-strings-if-larger',
  'mlir-output-format',
  'mlir-pretty-debuginfo',
  'mlir-print-debuginfo',
  'mlir-print-elementsattrs-with-hex-if-larger',
  'mlir-print-local-scope',
  'mlir-print-op-generic',
  'mlir-timing',
  'mlir-timing-display',
  'mlir-use-nameloc-as-prefix',
  'o',
  'output-split-marker',
  'split-input-file',
]);

/** Tells whether a run with these options, of which `passes` are for passes, can print each operation of a module as soon as it is parsed, if the passes can do without the others. */
export function mayStream(
  options: readonly GivenOption[],
  passes: readonly GivenOption[],
  printing: PrintingFlags,
): boolean {
  return canStream(printing) && options.every((option) => plainOptions.has(option.name) || passes.includes(option));
}

/** Times verification, passes, which observe themselves, and printing in the midst of parsing, which is timed as `Parser`. */
export function streamTimers(timer: Timer): StreamObserver {
  const parser = timer.nest('Parser');
  const verifier = parser.nest('Verifier', true);
  const outsideOfParser = <T>(step: () => T): T => {
    parser.stop();
    const result = step();
    parser.start();
    return result;
  };
  return {
    verify: (step) => verifier.run(step),
    transform: outsideOfParser,
    // Made after the timers of the passes, it is reported behind them.
    print: (step) => outsideOfParser(() => timer.nest('Output').run(step)),
  };
}
