import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { replaceFiles } from '../replace-files.ts';

const root = mkdtempSync(join(tmpdir(), 'replace-files-'));
test.after(() => rmSync(root, { recursive: true, force: true }));

/** Makes a folder with files of one line that says which folder it is. */
function makeFolder(name: string, files: readonly string[]): string {
  const folder = join(root, name);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), name);
  }
  return folder;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

test('files of a build take the place of those of another', () => {
  const old = makeFolder('old', ['tool.js', 'lib/index.js']);
  const made = makeFolder('made', ['tool.js', 'chunk-1.js', 'lib/index.js', 'lib/chunk-2.js']);
  replaceFiles(made, old);
  assert.equal(filesIn(old), ['chunk-1.js', 'lib/chunk-2.js', 'lib/index.js', 'tool.js']);
  for (const file of filesIn(old)) assert.is(readFileSync(join(old, file), 'utf8'), 'made');
});

test('what earlier builds left stays for an hour, because a process that runs may still load it', () => {
  const used = makeFolder('used', ['chunk-old.js', 'chunk-recent.js', 'lib/chunk-old.js']);
  const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const file of ['chunk-old.js', 'lib/chunk-old.js']) utimesSync(join(used, file), dayAgo, dayAgo);
  replaceFiles(makeFolder('next', ['tool.js']), used);
  assert.equal(filesIn(used), ['chunk-recent.js', 'tool.js']);
});

test('a file of the build stays however old it is', () => {
  const made = makeFolder('unchanged', ['tool.js']);
  const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
  utimesSync(join(made, 'tool.js'), dayAgo, dayAgo);
  const into = join(root, 'new');
  replaceFiles(made, into);
  assert.equal(filesIn(into), ['tool.js']);
});

test.run();
