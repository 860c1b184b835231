import { existsSync, readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Context } from '../../ir/context.ts';
import { type Dialect, DialectRegistry } from '../../ir/dialect.ts';
import { createRegistry } from '../registry.ts';

test('all dialects are there, and load on first use', () => {
  const context = new Context(createRegistry());
  const folder = new URL('../', import.meta.url);
  const folders = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/index.ts`, folder)));
  assert.equal(context.registry.namespaces, ['builtin', ...folders].sort());
  assert.equal([...context.loadedDialects], []);
  assert.is(context.lookupOp('ttmetal.dispatch')?.name, 'ttmetal.dispatch');
  const loaded = [...context.loadedDialects].map((dialect) => dialect.namespace);
  for (const namespace of ['ttmetal', 'ttkernel', 'tt', 'func']) assert.ok(loaded.includes(namespace), namespace);
  for (const namespace of ['ttir', 'ttnn', 'math']) assert.not(loaded.includes(namespace), namespace);
});

test('what a dialect depends on is loaded when something asks for it', () => {
  const loads: string[] = [];
  const dialect = (namespace: string, ...dependentDialects: string[]) => ({
    [namespace]: (): Dialect => {
      loads.push(namespace);
      return { namespace, dependentDialects, ops: [], attributes: new Map(), types: new Map(), hooks: {} };
    },
  });
  const context = new Context(
    new DialectRegistry({ ...dialect('a', 'b', 'none'), ...dialect('b', 'c'), ...dialect('c', 'a') }),
  );
  context.getOrLoadDialect('a');
  context.expectDialect('b');
  assert.equal(loads, ['a']);
  assert.equal(
    Array.from(context.loadedDialects, ({ namespace }) => namespace),
    ['a', 'b', 'c'],
  );
  context.expectDialect('a');
  assert.is(context.lookupOp('c.op'), undefined);
  assert.equal(loads, ['a', 'b', 'c']);
});

test('every operation is in its dialect', () => {
  const context = new Context(createRegistry());
  for (const namespace of context.registry.namespaces) {
    const dialect = context.getOrLoadDialect(namespace)!;
    assert.is(dialect.namespace, namespace);
    for (const { name } of dialect.ops) assert.ok(name.startsWith(`${namespace}.`), name);
  }
  assert.is(context.lookupOp('ttir.nonsense'), undefined);
});

test.run();
