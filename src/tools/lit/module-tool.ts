import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { INTERNAL_ERROR_EXIT_CODE, OutputError, type ToolIo, type ToolMain } from '../tool-io.ts';

/** Returns the tool that is the function `main` of a module of the user's. Its mistakes are told with the place in the module, and end like a crash. */
export function moduleTool(path: string): ToolMain {
  return async (argv, io) => {
    try {
      const module = (await import(pathToFileURL(path).href)) as { readonly main?: ToolMain };
      if (typeof module.main !== 'function') return fail(io, `${path} does not export a function 'main'`);
      return await module.main(argv, io);
    } catch (error) {
      if (error instanceof OutputError) throw error;
      if (error instanceof SyntaxError) return fail(io, `${path} cannot be loaded\n${syntaxErrorText(path, error)}`);
      return fail(io, `${path} has thrown ${error instanceof Error ? (error.stack ?? String(error)) : String(error)}`);
    }
  };
}

function fail(io: ToolIo, problem: string): number {
  io.stderr.write(`error: the tool ${problem.trimEnd()}\n`);
  return INTERNAL_ERROR_EXIT_CODE;
}

/** The error itself does not say where it is; Node does when it only checks the module. */
function syntaxErrorText(path: string, error: SyntaxError): string {
  const { stderr } = spawnSync(process.execPath, ['--check', path], { encoding: 'utf8' });
  return stderr.includes(error.message) ? stderr.replace(/^ {4}at .*\n/gm, '') : String(error);
}
