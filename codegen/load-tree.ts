import { isUtf8 } from 'node:buffer';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Diagnostics } from './diagnostics.ts';
import { loadSpec } from './load.ts';
import { declareFile, type SpecFile } from './resolve/declarations.ts';
import { SourceFile, type SourceLocation } from './source.ts';

/** The folder of the specs, relative to the root of the tree. */
export const specFolder = 'dialects-td';

/**
 * Reads every spec under `root`/dialects-td, in the order of their paths; mistakes go to `diagnostics`. Returns undefined when one is no
 * YAML as specs have it: what it declares is unknown then, and each use would be a mistake too.
 */
export function loadTree(root: string, diagnostics: Diagnostics): SpecFile[] | undefined {
  const loaded = specPaths(root, diagnostics).map((path) => {
    const source = readSource(root, path, diagnostics);
    const id = path.slice(specFolder.length + 1, -'.yaml'.length);
    return { id, source, node: source && loadSpec(source, diagnostics) };
  });
  if (diagnostics.hasErrors) return undefined;
  return loaded.flatMap(({ id, source, node }) => (source && node ? [declareFile(id, source, node, diagnostics)] : []));
}

/** Returns the paths of the specs, relative to `root`; reports what looks like one and is none, which would be missed without a word. */
function specPaths(root: string, diagnostics: Diagnostics): string[] {
  const paths: string[] = [];
  for (const entry of readdirSync(join(root, specFolder), { withFileTypes: true, recursive: true })) {
    const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    const fault = faultOf(entry, join(root, path));
    if (fault !== undefined) diagnostics.error(wholeFile(path), fault);
    else if (entry.name.endsWith('.yaml')) paths.push(path);
  }
  return paths.sort();
}

function faultOf(entry: Dirent, path: string): string | undefined {
  const target = statSync(path, { throwIfNoEntry: false });
  if (/\.ya?ml$/i.test(entry.name)) {
    if (target === undefined) return 'this link leads to no file';
    if (target.isDirectory()) return "this is a folder, and '.yaml' is for spec files; give it another name";
    return entry.name.endsWith('.yaml') ? undefined : "the names of spec files end in '.yaml'; rename this one";
  }
  const isLinkedFolder = entry.isSymbolicLink() && target?.isDirectory() === true;
  return isLinkedFolder ? 'links to folders are not followed; link the files in it' : undefined;
}

/** Reads a spec; reports one that cannot be read, or that is not UTF-8, at the first byte that is not. */
function readSource(root: string, path: string, diagnostics: Diagnostics): SourceFile | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    diagnostics.error(wholeFile(path), `this file cannot be read${code === undefined ? '' : ` (${code})`}`);
    return undefined;
  }
  const source = new SourceFile(path, bytes.toString('utf8'));
  const hasMark = bytes.length > 1 && [0xfeff, 0xfffe].includes(bytes.readUInt16LE(0));
  // Text of 16 bits has a zero in every character that YAML has signs of.
  if (hasMark || bytes.subarray(0, 4).includes(0)) {
    diagnostics.error(wholeFile(path), 'this file is UTF-16 or no text; a spec is UTF-8, save it as that');
    return undefined;
  }
  if (isUtf8(bytes)) return source;
  const message = 'this file is not UTF-8; save it as that';
  diagnostics.error({ file: source, offset: source.text.indexOf('\ufffd') }, message);
  return undefined;
}

/** Returns the place of a file whose text is not shown. */
function wholeFile(path: string): SourceLocation {
  return { file: new SourceFile(path, ''), offset: 0 };
}
