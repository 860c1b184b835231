import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';
import { TemplateError } from './template-error.ts';

const options = new Map<string, Promise<prettier.Options>>();

/**
 * Returns generated TypeScript in the format of the project; `path` finds the project's settings. Throws TemplateError for text that is no TypeScript.
 */
export async function formatTypeScript(content: string, path: string): Promise<string> {
  const settings = await optionsFor(path);
  try {
    return await prettier.format(content, settings);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new TemplateError(`${path}: error: its template makes what is no TypeScript: ${error.message}`);
  }
}

function optionsFor(path: string): Promise<prettier.Options> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  let found = options.get(folder);
  if (found === undefined) {
    // Of prettier's parsers for TypeScript this is the fastest; they give the same text.
    found = prettier.resolveConfig(path).then((config) => ({ ...config, parser: 'babel-ts' }));
    options.set(folder, found);
  }
  return found;
}

/**
 * Formats TypeScript and remembers the result beside the tree's installed packages, because formatting takes most of the
 * time of a run. A tree without installed packages has no memory.
 */
export class FormatCache {
  private readonly root: string;
  private readonly folder: string;
  private readonly enabled: boolean;

  constructor(root: string) {
    this.root = root;
    this.folder = join(root, 'node_modules', '.cache', 'codegen');
    this.enabled = existsSync(join(root, 'node_modules'));
  }

  /** Returns the formatted content of the file at `path`, relative to the root. */
  async format(content: string, path: string): Promise<string> {
    const target = join(this.root, path);
    if (!this.enabled) return formatTypeScript(content, target);
    const settings = JSON.stringify(await optionsFor(target));
    const key = createHash('sha256').update([prettier.version, settings, content].join('\0')).digest('hex');
    const entry = join(this.folder, key);
    if (existsSync(entry)) return readFileSync(entry, 'utf8');
    const formatted = await formatTypeScript(content, target);
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(entry, formatted);
    return formatted;
  }
}
