import { type OptionSpec } from './llvm-arguments.ts';
import { type Settings } from './settings.ts';

const group = 'Generic Options';

/** The options that every tool in the manner of LLVM has. */
export const generalOptions: readonly OptionSpec[] = [
  { name: 'h', summary: 'Alias for --help', group, isHidden: true, takesNoValue: true },
  { name: 'help', summary: 'Display available options (--help-hidden for more)', group, takesNoValue: true },
  { name: 'help-hidden', summary: 'Display all available options', group, isHidden: true, takesNoValue: true },
  {
    name: 'help-list',
    summary: 'Display list of available options (--help-list-hidden for more)',
    group,
    takesNoValue: true,
  },
  {
    name: 'help-list-hidden',
    summary: 'Display list of all available options',
    group,
    isHidden: true,
    takesNoValue: true,
  },
  {
    name: 'print-options',
    summary:
      'Print non-default options after command line parsing; accepted for scripts, as in mlir-opt nothing is printed',
    group,
    isHidden: true,
  },
  {
    name: 'print-all-options',
    summary:
      'Print all option values after command line parsing; accepted for scripts, as in mlir-opt nothing is printed',
    group,
    isHidden: true,
  },
  { name: 'version', summary: 'Display the version of this program', group, takesNoValue: true },
];

/** Which options a help shows, and how. */
export interface HelpRequest {
  /** As one list, instead of one for each group. */
  readonly asList: boolean;
  /** With the options that are hidden. */
  readonly withHidden: boolean;
}

/** Returns the help that is asked for; undefined for none. */
export function requestedHelp(settings: Settings): HelpRequest | undefined {
  if (settings.flag('help-list-hidden')) return { asList: true, withHidden: true };
  if (settings.flag('help-list')) return { asList: true, withHidden: false };
  if (settings.flag('help-hidden')) return { asList: false, withHidden: true };
  return settings.flag('help') || settings.flag('h') ? { asList: false, withHidden: false } : undefined;
}
