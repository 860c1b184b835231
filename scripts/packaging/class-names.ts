import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin } from 'esbuild';

/**
 * Gives classes of a bundle their names back: of one that refers to itself the bundler makes `X = class _X`, and `_X` is what messages, and
 * whoever prints an object, would say. Inside of the class both names mean the same. Throws an Error where a member has such a name, which could not be told
 * from the class.
 */
export function withClassNames(text: string): string {
  const names = new Set(Array.from(text.matchAll(/(?<![\w$.])([\w$]+) ?= ?class _\1(?![\w$])/g), ([, name]) => name!));
  for (const [, name] of text.matchAll(/\._([\w$]+)/g)) {
    if (names.has(name!)) throw new Error(`a member has the name _${name}, which the bundler gives to a class`);
  }
  return text.replace(/(?<![\w$.])_([\w$]+)/g, (word, name: string) => (names.has(name) ? name : word));
}

/** Gives the classes of every bundle that is written their names back. */
export const classNames: Plugin = {
  name: 'class-names',
  setup({ initialOptions, onEnd }) {
    initialOptions.metafile = true;
    onEnd(({ metafile }) => {
      // What could not be bundled has none.
      for (const output of Object.keys(metafile?.outputs ?? {})) {
        const path = resolve(initialOptions.absWorkingDir ?? '.', output);
        if (/\.m?js$/.test(path)) writeFileSync(path, withClassNames(readFileSync(path, 'utf8')));
      }
    });
  },
};
