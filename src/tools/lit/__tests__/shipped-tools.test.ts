import { existsSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import manifest from '../../../../package.json' with { type: 'json' };
import { shippedTool, shippedToolNames, shippedToolProcess } from '../shipped-tools.ts';

test('tests know every tool of the package by its name', () => {
  assert.equal([...shippedToolNames].sort(), Object.keys(manifest.bin).sort());
  for (const name of shippedToolNames) assert.ok(existsSync(shippedToolProcess(name).at(-1)!), name);
});

test('every tool but lit runs in the process of lit', () => {
  for (const name of shippedToolNames) assert.is(typeof shippedTool(name), name === 'lit' ? 'undefined' : 'function');
  assert.is(shippedTool('toString'), undefined);
});

test.run();
