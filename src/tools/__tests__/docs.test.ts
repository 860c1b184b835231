import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../memory-io.ts';
import { createPassRegistry } from '../pass-registry.ts';
import { type ToolMain } from '../tool-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';
import { main as ttrt } from '../ttrt.ts';

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

test('the documentation has every option of every tool', async () => {
  const tools: readonly (readonly [page: string, main: ToolMain, argv: readonly string[]])[] = [
    ['ttmlir-opt', opt, []],
    ['translations', translate, []],
    ...['query', 'check', 'read', 'perf', 'run'].map((command) => ['ttrt', ttrt, [command]] as const),
  ];
  for (const [page, main, argv] of tools) {
    const io = memoryIo();
    assert.is(await main([...argv, '--help'], io), 0);
    // Passes are on a page of their own.
    const [options = ''] = io.stdout.text.split('\nPasses:\n');
    const names = [...options.matchAll(/^ *(--?[a-z][\w-]*)/gm)].map(([, name]) => name!);
    assert.ok(names.length > 3);
    const text = readFileSync(new URL(`../../../docs/${page}.md`, import.meta.url), 'utf8');
    const missing = names.filter(
      (name) => !['--help', '--help-list', '--version'].includes(name) && !text.includes(name),
    );
    assert.equal(missing, [], page);
  }
});

test.run();
