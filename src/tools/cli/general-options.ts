import { type OptionSpec } from './llvm-arguments.ts';
import { type Settings } from './settings.ts';

/** The options that every tool in the manner of LLVM has. */
export const generalOptions: readonly OptionSpec[] = [
  { name: 'help', summary: 'Display available options' },
  { name: 'h', summary: 'Alias for --help' },
  { name: 'version', summary: 'Display the version of this program' },
];

/** Tells whether the help is asked for. */
export function asksForHelp(settings: Settings): boolean {
  return settings.flag('help') || settings.flag('h');
}
