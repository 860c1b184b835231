import { enableCompileCache } from './compile-cache.ts';
import { continuationOfThread } from './more-room.ts';
import { processIo } from './process-io.ts';
import { callTool, type ToolMain } from './tool-io.ts';

/**
 * Runs the tool that `load` imports as this process: binds it to the real standard streams and ends the process, or the thread,
 * with its exit code. The tool is loaded here, so that a fault while it loads is reported like any other, and so that its compiled code is
 * kept for the next run where Node can do that. `product` is whose bug a fault is.
 */
export async function runTool(
  name: string,
  load: () => Promise<{ readonly main: ToolMain }>,
  product = 'ttmlir',
): Promise<void> {
  keepCompiledCode();
  const continuation = await continuationOfThread();
  const io = processIo(continuation);
  const main: ToolMain = async (argv) => {
    const exitCode = await (await load()).main(argv, io);
    io.flush();
    return exitCode;
  };
  // A process that ends by itself first lets V8 do what is pending, such as a search for garbage; and a thread would lose its exit code.
  process.exit(await callTool(name, main, process.argv.slice(2), io, product));
}

/** Makes Node 22 and later keep what they compile in the folder for temporary files; modules of a bundle then start a quarter faster. Scripts have a launcher that does so. */
function keepCompiledCode(): void {
  const isBundledModule = import.meta.url.endsWith('.js');
  // Coverage of code from the cache is imprecise.
  if (isBundledModule && process.env['NODE_V8_COVERAGE'] === undefined) enableCompileCache();
}
