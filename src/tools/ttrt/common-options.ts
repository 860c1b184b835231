import { flag, text } from './options.ts';

const results = 'results';

/** The options of every command that say where its results go. */
export const resultOptions = [
  flag('save-artifacts', 'keep what the command worked with in the folder of artifacts', results),
  text('artifact-dir', 'DIR', {
    summary: 'that folder (default: ttrt-artifacts below TT_MLIR_HOME, if that is set, or here)',
    group: results,
  }),
  flag('clean-artifacts', 'delete that folder first', results),
  text('log-file', 'FILE', {
    summary: 'write what is printed there, with times, instead of the terminal',
    group: results,
  }),
  text('result-file', 'FILE', { summary: 'write the outcome of every file there, as JSON', group: results }),
  flag('quiet', 'print only what goes wrong', results),
] as const;
