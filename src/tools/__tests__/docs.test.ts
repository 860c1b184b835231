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

test('the documentation names the passes of pipelines, those that options turn on too, in the order in which they run', async () => {
  const registry = createPassRegistry();
  const passes = new Set(registry.entries('pass').map(({ spec }) => spec.argument));
  for (const { spec } of registry.entries('pipeline')) {
    const io = memoryIo({ stdin: 'module {}' });
    const switches = spec.options.filter(({ type }) => type.kind === 'bool').map(({ name }) => `${name}=true`);
    assert.is(await opt([`--${spec.argument}=${switches.join(' ')}`, '--dump-pass-pipeline'], io), 0);
    const run = [...io.stderr.text.matchAll(/^ +([\w-]+)[^(\n]*$/gm)].map(([, name]) => name);
    const named = [...spec.description.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);
    assert.equal(
      named.filter((name) => passes.has(name)),
      run,
      spec.argument,
    );
  }
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
