import { colored, plain, type Paint } from '../../support/colors.ts';
import { type ToolIo } from '../tool-io.ts';
import { type OptionSpec } from './llvm-arguments.ts';
import { type Settings } from './settings.ts';

/** The option that says whether diagnostics are colored. */
export const colorOptions: readonly OptionSpec[] = [
  { name: 'color', summary: 'Use colors in output (default=autodetect)', group: 'Color Options' },
];

/** Returns how diagnostics are colored: as the option says, else where standard error is a terminal that shows colors. */
export function requestedPaint(settings: Settings, io: ToolIo): Paint {
  const isColored = settings.has('color') ? settings.flag('color') : showsColors(io);
  return isColored ? colored : plain;
}

/** Tells whether standard error is a terminal that shows colors, and its user wants them: see no-color.org. */
export function showsColors({ stderr, env }: Pick<ToolIo, 'stderr' | 'env'>): boolean {
  return stderr.isTerminal && env['TERM'] !== 'dumb' && !env['NO_COLOR'];
}
