import { readFileSync } from 'node:fs';
import { type Plugin } from 'esbuild';

const importStatement = /^import \{([^}]*)\} from '([^']+)';\n/gm;

/**
 * Returns the text of a module in which names that only arrow functions return, as `() => name`, are imported when such a function is
 * called for the first time, and no earlier.
 */
export function withLazyImports(text: string): string {
  const body = text.replace(importStatement, '');
  const paths = new Map<string, string>();
  const imports = text.replace(importStatement, (statement: string, list: string, path: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    if (!names.every((name) => isOnlyReturned(name, body))) return statement;
    for (const name of names) paths.set(name, path);
    return names.length === 0 ? statement : '';
  });
  return imports.replace(/\(\) => (\w+)\b/g, (arrow, name: string) => {
    const path = paths.get(name);
    return path === undefined ? arrow : `() => import('${path}').${name}`;
  });
}

/** Makes the modules whose paths end so import lazily what they may. */
export function lazyImports(...endings: readonly string[]): Plugin {
  const filter = new RegExp(`(${endings.map((ending) => ending.replaceAll('.', '\\.')).join('|')})$`);
  return {
    name: 'lazy-imports',
    setup(setup) {
      setup.onLoad({ filter }, ({ path }) => ({ contents: withLazyImports(readFileSync(path, 'utf8')), loader: 'ts' }));
    },
  };
}

function isOnlyReturned(name: string, body: string): boolean {
  const all = body.match(new RegExp(`\\b${name}\\b(?!:)`, 'g')) ?? [];
  const returned = body.match(new RegExp(`\\(\\) => ${name}[,;)\\]\\n]`, 'g')) ?? [];
  return all.length > 0 && all.length === returned.length;
}
