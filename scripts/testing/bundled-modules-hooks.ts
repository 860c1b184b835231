/** Hooks of Node's module loader that take modules from a bundle when they are asked for by the places of their sources. */
import { readFile } from 'node:fs/promises';
import { type InitializeHook, type LoadHook, type ResolveHook } from 'node:module';

/** What is in a bundle. */
export interface BundledModules {
  /** The URL of its folder, with a slash at the end. */
  readonly folder: string;
  /** By the URL of a source, the text of a module that stands for it. */
  readonly sources: readonly (readonly [url: string, text: string])[];
}

let folder: string | undefined;
let sources: ReadonlyMap<string, string> = new Map();

export const initialize: InitializeHook<BundledModules> = (bundled) => {
  folder = bundled.folder;
  sources = new Map(bundled.sources);
};

export const resolve: ResolveHook = (specifier, context, nextResolve) =>
  sources.has(specifier) ? { url: specifier, format: 'module', shortCircuit: true } : nextResolve(specifier, context);

export const load: LoadHook = async (url, context, nextLoad) => {
  const source = sources.get(url);
  if (source !== undefined) return { format: 'module', source, shortCircuit: true };
  // Other hooks would compile what is compiled.
  const isBundled = folder !== undefined && url.startsWith(folder);
  return isBundled
    ? { format: 'module', source: await readFile(new URL(url)), shortCircuit: true }
    : nextLoad(url, context);
};
