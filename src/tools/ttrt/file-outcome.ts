import { RuntimeError } from '../../runtime/runtime-error.ts';
import { BinaryFormatError } from '../../target/schema/binary-format-error.ts';
import { type BinaryFileKind } from '../../target/schema/binary-file.ts';
import { type ToolIo } from '../tool-io.ts';
import { type Artifacts } from './artifacts.ts';
import { findBinaries, type BinaryInput } from './binary-paths.ts';
import { FileError } from './file-error.ts';
import { type Log } from './logger.ts';

/** What came of one file. */
export interface FileOutcome {
  /** The file as messages show it. */
  readonly path: string;
  /** `fail` when a check failed, `error` when the file could not be used. */
  readonly result: 'pass' | 'fail' | 'error';
  /** What went wrong, one text for each. */
  readonly problems: readonly string[];
  /** What the file of results says beside this. */
  readonly figures?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the message of an error that is the user's to see; throws every other error again. */
export function problemText(error: unknown): string {
  const isKnown = error instanceof FileError || error instanceof BinaryFormatError || error instanceof RuntimeError;
  if (!isKnown) throw error;
  return error.message;
}

/**
 * Returns what `action` makes of every binary that `name` stands for. A binary, or a name, that cannot be used is logged and does not keep the others
 * from having their turn; `failed` makes its outcome. Artifacts of earlier commands are no binaries of a folder that they are in. `kinds` are those that are taken from a folder.
 */
export function forEachBinary<Outcome extends FileOutcome>(
  name: string,
  context: { readonly io: ToolIo; readonly log: Log; readonly artifacts: Artifacts },
  kinds: readonly BinaryFileKind[],
  action: (input: BinaryInput) => Outcome,
  failed: (outcome: FileOutcome) => Outcome,
): { readonly success: boolean; readonly files: readonly Outcome[] } {
  const { log } = context;
  const attempt = <Result>(path: string, what: () => Result): Result | Outcome => {
    try {
      return what();
    } catch (error) {
      const problem = problemText(error);
      log.error(error instanceof FileError ? problem : `${path}: ${problem}`);
      return failed({ path, result: 'error', problems: [problem] });
    }
  };
  const found = attempt(name, () => findBinaries(name, context.io, kinds, context.artifacts.path));
  const files = Array.isArray(found)
    ? (found as readonly BinaryInput[]).map((input) => attempt(input.name, () => action(input)))
    : [found as Outcome];
  return { success: files.every(({ result }) => result === 'pass'), files };
}
