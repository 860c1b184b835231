import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a page would use: parse, transform, print, write binaries, run them. */
const entry = `
export { parseText } from './src/asm/parse-source.ts';
export { printOp } from './src/asm/printer/print-op.ts';
export { Context } from './src/ir/context.ts';
export { createRegistry } from './src/dialects/registry.ts';
export { translateTTNNToFlatbuffer } from './src/target/ttnn-to-flatbuffer.ts';
export { readBinaryFile } from './src/target/schema/binary-file.ts';
export { Chip } from './src/device/chip.ts';
`;

test('the core bundles for a browser: it needs no module of Node but for files', async () => {
  const needed = new Map<string, string>();
  const result = await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'node-modules-of-the-core',
        setup(setup) {
          setup.onResolve({ filter: /^node:/ }, ({ path, importer }) => {
            needed.set(importer.slice(root.length), path);
            return { path, external: true };
          });
        },
      },
    ],
  });
  assert.is(result.errors.length, 0);
  assert.equal(
    [...needed],
    [...needed].filter(([importer]) => importer === 'src/support/files.ts'),
  );
});

test.run();
