import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inheritedNodeArguments } from '../../../src/tools/node-arguments.ts';
import { bundleModules } from '../bundle-modules.ts';

const root = mkdtempSync(join(tmpdir(), 'bundle-modules-'));
test.after(() => rmSync(root, { recursive: true, force: true }));

/** The sources of a project: `both` is needed by all others. */
const sources = {
  'both.ts': `export class Both { static made = 0; constructor() { Both.made++; } }
console.log('both', import.meta.filename);`,
  'a.ts': `import { Both } from './both.ts';\nnew Both();\nconsole.log('a', Both.made);`,
  'b.ts': `import { Both } from './both.ts';\nnew Both();\nconsole.log('b', Both.made, import.meta.url);\nawait 0;`,
  'start.ts': `import './both.ts';\nfor (const name of process.argv.slice(2)) await import(new URL(name, import.meta.url).href);`,
  'fails.ts': `\n\nthrow new Error('it fails');`,
};
for (const [name, text] of Object.entries(sources)) writeFileSync(join(root, name), text);

/** Runs a program of the project with these options of Node. */
function run(nodeArguments: readonly string[], ...words: readonly string[]) {
  const options = [...inheritedNodeArguments(), ...nodeArguments];
  return spawnSync(process.execPath, [...options, ...words], { cwd: root, encoding: 'utf8' });
}

test('modules run as their sources do, once each, and only those that are asked for', async () => {
  const bundle = await bundleModules(root, { together: ['a.ts', 'b.ts', 'fails.ts'], apart: ['start.ts'] });
  for (const name of Object.keys(sources)) writeFileSync(join(root, name), 'throw new Error("the source is run");');
  const { status, stdout, stderr } = run(bundle.nodeArguments, join(root, 'start.ts'), './a.ts', './b.ts', './a.ts');
  assert.is(stderr, '');
  const both = `both ${join(root, 'both.ts')}\n`;
  // Once for the one that is apart, once for those that are together.
  assert.is(stdout, `${both}${both}a 1\nb 2 file://${join(root, 'b.ts')}\n`);
  assert.is(status, 0);

  const failing = run(bundle.nodeArguments, join(root, 'start.ts'), './fails.ts');
  assert.is(failing.status, 1);
  assert.match(failing.stderr, /Error: it fails\n +at .*\bfails\.ts:3:7\b/);

  bundle.remove();
  assert.equal(readdirSync(join(root, 'out')), []);
});

test('a module that cannot be bundled leaves nothing behind', async () => {
  let message = '';
  await bundleModules(root, { together: ['missing.ts'], apart: [] }).catch((error: Error) => (message = error.message));
  assert.match(message, 'Could not resolve "./missing.ts"');
  assert.ok(existsSync(join(root, 'out')));
  assert.equal(readdirSync(join(root, 'out')), []);
});

test.run();
