import { processIo } from './process-io.ts';
import { BROKEN_PIPE_EXIT_CODE, callTool, type ToolMain } from './tool-io.ts';

/**
 * Runs the tool that `load` imports as this process: binds it to the real standard streams and sets the exit code of the
 * process. The tool is loaded here, so that a fault while it loads is reported like any other.
 */
export async function runTool(name: string, load: () => Promise<{ readonly main: ToolMain }>): Promise<void> {
  const io = processIo();
  const main: ToolMain = async (argv) => (await load()).main(argv, io);
  const exitCode = await callTool(name, main, process.argv.slice(2), io);
  process.exitCode = io.finish() ? exitCode : BROKEN_PIPE_EXIT_CODE;
}
