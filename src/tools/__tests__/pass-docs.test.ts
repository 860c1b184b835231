import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPassRegistry } from '../pass-registry.ts';

test('the documentation lists the passes and pipelines that there are, and says which are not available yet', () => {
  const text = readFileSync(new URL('../../../docs/passes.md', import.meta.url), 'utf8');
  const entries = text.split(/^### `--/m).slice(1);
  const documented = entries
    .filter((entry) => !entry.includes('**Not available yet**'))
    .map((entry) => entry.slice(0, entry.indexOf('`')));
  const registry = createPassRegistry();
  const registered = (['pass', 'pipeline'] as const).flatMap((kind) =>
    registry.entries(kind).map(({ spec }) => spec.argument),
  );
  assert.equal(documented.sort(), registered.sort());
});

test.run();
