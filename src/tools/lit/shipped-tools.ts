import { fileURLToPath } from 'node:url';
import { inheritedNodeArguments } from '../node-arguments.ts';
import { type ToolMain } from '../tool-io.ts';

/** The tools of ttmlir that can run in the processes of lit; each loads its tool at the first call. */
const inProcess: Readonly<Record<string, () => Promise<{ readonly main: ToolMain }>>> = {
  filecheck: () => import('../filecheck.ts'),
  'ttmlir-opt': () => import('../ttmlir-opt.ts'),
  'ttmlir-translate': () => import('../ttmlir-translate.ts'),
  ttrt: () => import('../ttrt.ts'),
};

/** The names of the tools of ttmlir, which tests use without a path. */
export const shippedToolNames: readonly string[] = [...Object.keys(inProcess), 'lit'];

/** Returns the `main` of a tool of ttmlir that can run in this process; undefined for other names. */
export function shippedTool(name: string): ToolMain | undefined {
  const load = Object.hasOwn(inProcess, name) ? inProcess[name] : undefined;
  return load && (async (argv, io) => (await load()).main(argv, io));
}

/** Returns the words that run a tool of ttmlir as a process of its own, from the sources or from the bundles as this module is. */
export function shippedToolProcess(name: string): readonly string[] {
  const entry = import.meta.url.endsWith('.ts') ? `../bin/${name}.ts` : `../${name}.js`;
  return [process.execPath, ...inheritedNodeArguments(), fileURLToPath(new URL(entry, import.meta.url))];
}
