import { RuntimeError } from '../../runtime/runtime-error.ts';
import { type Version } from '../../target/schema/generated/common.gen.ts';
import { BINARY_VERSION, isRunnableVersion, versionText } from '../../target/schema/version.ts';

/** Throws RuntimeError for binaries of a version that cannot run here. */
export function requireRunnableVersion(version: Version): void {
  if (isRunnableVersion(version)) return;
  throw new RuntimeError(
    `written by version ${versionText(version)}, but this tool runs ${versionText(BINARY_VERSION)} only`,
  );
}
