import { RuntimeError } from '../../runtime/runtime-error.ts';
import { BinaryFormatError } from '../../target/schema/binary-format-error.ts';
import { type Version } from '../../target/schema/generated/common.gen.ts';
import { BINARY_VERSION, isRunnableVersion, versionText } from '../../target/schema/version.ts';
import { type ToolIo } from '../tool-io.ts';
import { FileError } from './file-error.ts';

/**
 * Returns what `action` does with the binary `name`. Where it throws a FileError, BinaryFormatError or RuntimeError, says so on standard error and
 * returns false, so that other binaries have their turn.
 */
export function reportingProblems(command: string, name: string, io: ToolIo, action: () => boolean): boolean {
  try {
    return action();
  } catch (error) {
    if (error instanceof FileError) {
      io.stderr.write(`${command}: error: ${error.message}\n`);
    } else if (error instanceof BinaryFormatError || error instanceof RuntimeError) {
      io.stderr.write(`${command}: error: ${name}: ${error.message}\n`);
    } else {
      throw error;
    }
    return false;
  }
}

/** Throws RuntimeError for binaries of a version that cannot run here. */
export function requireRunnableVersion(version: Version): void {
  if (isRunnableVersion(version)) return;
  throw new RuntimeError(
    `written by version ${versionText(version)}, but this tool runs ${versionText(BINARY_VERSION)} only`,
  );
}
