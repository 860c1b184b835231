import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inheritedNodeArguments } from '../node-arguments.ts';

test('a loader given by its name is found from any folder', () => {
  const url = import.meta.resolve('tsx');
  assert.equal(inheritedNodeArguments(['--import', 'tsx', '--trace-warnings', '--import=tsx', '-r', 'tsx']), [
    '--import',
    url,
    '--trace-warnings',
    `--import=${url}`,
    '-r',
    fileURLToPath(url),
  ]);
});

test('paths start from the working directory of this process', () => {
  const path = resolve('a/b.mjs');
  assert.equal(inheritedNodeArguments(['--import=./a/b.mjs', '--require', './a/b.mjs']), [
    `--import=${pathToFileURL(path).href}`,
    '--require',
    path,
  ]);
});

test('what names no module that can be found here stays as it is', () => {
  const words = [
    '--import',
    'data:text/javascript,',
    '--import',
    'no-such-package',
    '--max-old-space-size=99',
    '-C',
    'x',
  ];
  assert.equal(inheritedNodeArguments(words), words);
});

test('options of the debugger are left out', () => {
  assert.equal(inheritedNodeArguments(['--inspect-brk=1', '--no-warnings', '--inspect']), ['--no-warnings']);
});

test.run();
