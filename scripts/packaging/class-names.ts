import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin } from 'esbuild';

/**
 * Gives classes at the top of a bundle their names back: of one that refers to itself the bundler makes `X = class _X`, and `_X` is what messages, and
 * whoever prints an object, would say.
 */
export function withClassNames(text: string): string {
  const names = Array.from(text.matchAll(/(?<![\w$.])([\w$]+) ?= ?class _\1(?![\w$])/g), ([, name]) => name!);
  if (names.length === 0) return text;
  // Those of scripts that were put into the bundle are not at its top.
  const classes = names.map((name) => `[typeof ${name}=="function"&&${name},"${name}"]`);
  return `${text}
for(const[each,value]of[${classes.join()}])each&&Object.defineProperty(each,"name",{value,configurable:true});
`;
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
