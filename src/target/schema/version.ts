import { type Version } from './generated/common.gen.ts';

/**
 * The version written into every binary: that of the C++ compiler whose text and binaries this project reproduces.
 *
 * The C++ tools skip a binary whose three numbers are not their own, so this is not the version of this project, and it changes
 * only together with the schemas. Source: ttmlir-facts, sections 0.3 and 6.5.1.
 */
export const BINARY_VERSION: Version = { major: 0, minor: 0, patch: 239 };

/** The commit of that C++ compiler, written beside the version; readers only show it. */
export const BINARY_GIT_HASH = 'b3994afbeebbc546df75717c5f14eadbaf07df6f';

/** Returns the version as `major.minor.patch`. */
export function versionText(version: Version): string {
  return `${version.major}.${version.minor}.${version.patch}`;
}

/** Tells whether a binary of the version may be run: all three numbers are those of BINARY_VERSION, as the C++ tools want it. */
export function isRunnableVersion(version: Version): boolean {
  return versionText(version) === versionText(BINARY_VERSION);
}
