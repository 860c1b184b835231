/** What the package exports as `ttmlir/opt`: tools like ttmlir-opt, with passes of their own. */
import { createRegistry } from './dialects/registry.ts';
import { type DialectRegistry } from './ir/dialect.ts';
import { type PassRegistry } from './pass/pass-registry.ts';
import { createPassRegistry } from './tools/pass-registry.ts';
import { runTool } from './tools/run-tool.ts';
import { runOptTool } from './tools/ttmlir-opt.ts';

/** What a tool has; each by default what ttmlir-opt has. */
export interface OptToolOptions {
  /** What it can run: usually `createPassRegistry().registerPasses(…)`. */
  readonly passes?: PassRegistry;
  /** What it can read. */
  readonly dialects?: DialectRegistry;
  /** The first line of its help. */
  readonly overview?: string;
  /** What `--version` prints behind the name. */
  readonly version?: string;
}

/**
 * Runs ttmlir-opt with other passes as this process, as `MlirOptMain` of MLIR does: it takes the arguments of the command line, reads standard input or
 * a file, writes standard output, and ends the process with its exit code. `name` is what messages and help call it. Call it once, and do nothing
 * after it: for programs that need more room the script runs a second time, in a thread.
 */
export function runOpt(name: string, options: OptToolOptions = {}): Promise<void> {
  const { passes = createPassRegistry(), dialects = createRegistry() } = options;
  const { overview = 'MLIR modular optimizer driver', version = '' } = options;
  const tool = { name, version, overview, passes, dialects };
  return runTool(name, () => Promise.resolve({ main: (argv, io) => runOptTool(tool, argv, io) }), name);
}
