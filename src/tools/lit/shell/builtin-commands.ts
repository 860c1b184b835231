import { type ToolMain } from '../../tool-io.ts';
import { diffCommand } from './builtins/diff.ts';
import { splitFileCommand } from './builtins/split-file.ts';
import {
  catCommand,
  cmpCommand,
  countCommand,
  echoCommand,
  falseCommand,
  mkdirCommand,
  rmCommand,
  trueCommand,
} from './builtins/simple.ts';

/**
 * The commands that the shell has itself, so that tests need no POSIX system and no process for them. Those that change the
 * shell (`cd`, `pushd`, `popd`, `export`) or run another command (`env`, `not`) are part of the shell.
 */
export const builtinCommands: ReadonlyMap<string, ToolMain> = new Map([
  ['true', trueCommand],
  [':', trueCommand],
  ['false', falseCommand],
  ['echo', echoCommand],
  ['cat', catCommand],
  ['mkdir', mkdirCommand],
  ['rm', rmCommand],
  ['cmp', cmpCommand],
  ['count', countCommand],
  ['diff', diffCommand],
  ['split-file', splitFileCommand],
]);
