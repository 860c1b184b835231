import { type RunProgress } from '../../runtime/program-result.ts';
import { type ToolOutput } from '../tool-io.ts';

/** A line that shows the running operation to a person at the terminal. */
export interface ProgressLine {
  readonly show: (progress: RunProgress) => void;
  readonly clear: () => void;
}

/** Returns the line; undefined when nobody reads along. */
export function progressLine(output: ToolOutput): ProgressLine | undefined {
  if (!output.isTerminal) return undefined;
  const { columns } = output;
  return {
    show: ({ index, numOperations, name }) => {
      const text = `\r[${index + 1}/${numOperations}] ${name}`;
      output.write(text.padEnd(Math.max(40, columns - 1)).slice(0, columns));
    },
    clear: () => output.write(`\r${' '.repeat(Math.max(0, columns - 1))}\r`),
  };
}
