import { moduleTool } from './module-tool.ts';
import { builtinCommands } from './shell/builtin-commands.ts';
import { type KnownCommand } from './shell/context.ts';
import { shippedTool, shippedToolNames, shippedToolProcess } from './shipped-tools.ts';

/** Names that tests written for LLVM give to tools of ttmlir. */
const namesOfLlvm: Readonly<Record<string, string>> = { FileCheck: 'filecheck' };

/**
 * Returns what looks up a command name: first among the `tools` of the configuration, then the commands of the shell, then the
 * tools of ttmlir, also by the names that LLVM gives them. What is none of these is a program in PATH.
 */
export function commandFinder(
  tools: Readonly<Record<string, string>>,
  externalTools: boolean,
): (name: string) => KnownCommand | undefined {
  const names = { ...namesOfLlvm, ...tools };
  return (name) => {
    const target = Object.hasOwn(names, name) ? names[name]! : name;
    if (target !== name && !shippedToolNames.includes(target)) return { kind: 'tool', main: moduleTool(target) };
    const builtin = builtinCommands.get(target);
    if (builtin !== undefined) return { kind: 'tool', main: builtin };
    if (!shippedToolNames.includes(target)) return undefined;
    const main = externalTools ? undefined : shippedTool(target);
    return main === undefined ? { kind: 'process', words: shippedToolProcess(target) } : { kind: 'tool', main };
  };
}
