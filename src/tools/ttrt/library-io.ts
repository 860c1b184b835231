import { processIo } from '../process-io.ts';
import { type ToolIo, type ToolOutput } from '../tool-io.ts';

/**
 * Returns the surroundings of a command that runs inside another program: its standard streams, in order with what it writes itself, and its
 * working directory at this moment.
 */
export function libraryIo(): ToolIo {
  const output = (stream: NodeJS.WriteStream): ToolOutput => ({
    write: (chunk) => void stream.write(chunk),
    isTerminal: false,
    columns: 80,
  });
  const { stdin, cwd, env } = processIo();
  return { stdin, stdout: output(process.stdout), stderr: output(process.stderr), cwd, env };
}
