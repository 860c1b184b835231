import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
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
export { decodeUtf8 } from './src/support/utf8.ts';
`;

/** Bundles the core for a browser. Returns the script, which sets `core`, and the modules of Node that it needs by the files that import them. */
async function bundle(): Promise<{ readonly script: string; readonly needed: ReadonlyMap<string, string> }> {
  const needed = new Map<string, string>();
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    globalName: 'core',
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
            return { path, namespace: 'missing' };
          });
          setup.onLoad({ filter: /./, namespace: 'missing' }, () => ({ contents: 'module.exports = {}' }));
        },
      },
    ],
  });
  return { script: outputFiles[0]!.text, needed };
}

const bundled = bundle();

test('the core bundles for a browser: it needs no module of Node', async () => {
  const { needed } = await bundled;
  assert.equal([...needed], []);
});

/** What a page does, where there is nothing of Node. */
const page = `
  const context = new core.Context(core.createRegistry());
  const digits = Array.from({ length: 128 }, (_, i) => (2 * i).toString(16).padStart(2, '0').toUpperCase()).join('');
  const printed = ['"0x' + digits + '"', '"0x0g"', '"0x\\u0130\\u0131"'].map((elements) => {
    const module = core.parseText('%0 = arith.constant dense<' + elements + '> : tensor<128xi8>', context);
    return module && core.printOp(module);
  });
  [digits, printed, core.decodeUtf8(new Uint8Array([0x41, 0xff, 0xc3, 0xa9]))];
`;

test('the core runs without anything of Node', async () => {
  const { script } = await bundled;
  // What Node's decoder throws is a TypeError of here, not one of the new context.
  const context = createContext({ TextDecoder, TextEncoder, TypeError });
  const [digits, printed, text] = runInContext(`${script}\n${page}`, context) as [
    string,
    (string | undefined)[],
    string,
  ];
  assert.match(printed[0]!, `dense<"0x${digits}"> : tensor<128xi8>`);
  assert.equal([...printed.slice(1)], [undefined, undefined]);
  assert.is(text, 'A\udcffé');
});

test.run();
