import { processIo } from './process-io.ts';
import { BROKEN_PIPE_EXIT_CODE, callTool, type ToolMain } from './tool-io.ts';

/** Runs `main` as this process: binds it to the real standard streams and sets the exit code of the process. */
export async function runTool(name: string, main: ToolMain): Promise<void> {
  const io = processIo();
  const exitCode = await callTool(name, main, process.argv.slice(2), io);
  process.exitCode = io.finish() ? exitCode : BROKEN_PIPE_EXIT_CODE;
}
