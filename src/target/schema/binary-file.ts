import { BinaryFormatError } from './binary-format-error.ts';
import { decodeRootTable } from './decode.ts';
import { SystemDescRoot, Version } from './generated/common.gen.ts';
import { TTMetalBinary } from './generated/ttmetal.gen.ts';
import { TTNNBinary } from './generated/ttnn.gen.ts';
import { checkHeader, fileIdentifier } from './header.ts';
import { toJsonPieces } from './json.ts';
import { optional, required, string, table, type RootType } from './schema.ts';
import { isRunnableVersion, versionText } from './version.ts';

/** A file of one of the three kinds, named by its extension. */
export type BinaryFile =
  | { readonly kind: 'ttsys'; readonly content: SystemDescRoot }
  | { readonly kind: 'ttnn'; readonly content: TTNNBinary }
  | { readonly kind: 'ttm'; readonly content: TTMetalBinary };

/** The extensions of the three kinds of file, without dot. */
export type BinaryFileKind = BinaryFile['kind'];

/** The first fields of the root table of every kind of file. */
export interface BinaryFileInfo {
  readonly version: Version;
  readonly ttmlirGitHash?: string | undefined;
}

const BinaryFileInfo = table<BinaryFileInfo>('BinaryFileInfo', () => ({
  version: required('version', Version),
  ttmlirGitHash: optional('ttmlir_git_hash', string),
}));

const ROOTS: Readonly<Record<BinaryFileKind, RootType>> = {
  ttsys: SystemDescRoot,
  ttnn: TTNNBinary,
  ttm: TTMetalBinary,
};

/** Returns the kind of the file. Throws BinaryFormatError when it is none of ours, truncated, or has bytes after its end. */
export function binaryFileKind(bytes: Uint8Array): BinaryFileKind {
  checkHeader(bytes, ...Object.values(ROOTS));
  const identifier = fileIdentifier(bytes);
  if (identifier === SystemDescRoot.identifier) return 'ttsys';
  return identifier === TTNNBinary.identifier ? 'ttnn' : 'ttm';
}

/** Returns version and commit of any file, also of one whose other fields are unknown here. Throws BinaryFormatError. */
export function readBinaryFileInfo(bytes: Uint8Array): BinaryFileInfo {
  binaryFileKind(bytes);
  return decodeRootTable(BinaryFileInfo, bytes);
}

/**
 * Returns the kind and the whole content of a file.
 * Throws BinaryFormatError, which also says when the file was written by another version than BINARY_VERSION.
 */
export function readBinaryFile(bytes: Uint8Array): BinaryFile {
  const kind = binaryFileKind(bytes);
  const { version } = decodeRootTable(BinaryFileInfo, bytes);
  try {
    switch (kind) {
      case 'ttsys':
        return { kind, content: decodeRootTable(SystemDescRoot, bytes) };
      case 'ttnn':
        return { kind, content: decodeRootTable(TTNNBinary, bytes) };
      case 'ttm':
        return { kind, content: decodeRootTable(TTMetalBinary, bytes) };
    }
  } catch (error) {
    if (!(error instanceof BinaryFormatError) || isRunnableVersion(version)) throw error;
    throw new BinaryFormatError(
      `${error.problem} (the file was written by version ${versionText(version)})`,
      error.path,
    );
  }
}

/** Returns the whole file as JSON, in pieces of whole lines. Throws BinaryFormatError when that is too long. */
export function binaryFileToJson(file: BinaryFile): Iterable<string> {
  switch (file.kind) {
    case 'ttsys':
      return toJsonPieces(SystemDescRoot, file.content);
    case 'ttnn':
      return toJsonPieces(TTNNBinary, file.content);
    case 'ttm':
      return toJsonPieces(TTMetalBinary, file.content);
  }
}
