import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { OpPassManager } from '../op-pass-manager.ts';
import { PipelineErrors } from '../pipeline-errors.ts';
import { AnyPass, toyRegistry } from './toy-passes.ts';

test('passes and pipelines are found by argument and listed in order', () => {
  const registry = toyRegistry();
  assert.equal(
    registry.entries('pass').map((entry) => entry.spec.argument),
    ['any-pass', 'breaking-pass', 'failing-pass', 'func-pass', 'module-pass'],
  );
  assert.equal(
    registry.entries('pipeline').map((entry) => entry.spec.argument),
    ['toy-pipeline'],
  );
  assert.is(registry.lookup('any-pass')?.kind, 'pass');
  assert.is(registry.lookup('nothing'), undefined);
});

test('an argument is registered once', () => {
  assert.throws(() => toyRegistry().registerPasses(AnyPass), /'any-pass' is registered twice/);
});

test('an entry adds itself with options, nested where the manager allows it', () => {
  const registry = toyRegistry();
  const manager = new OpPassManager('builtin.module', 'implicit');
  const errors = new PipelineErrors();
  assert.ok(registry.lookup('any-pass')!.addTo(manager, 'max-count=3 level=high', errors));
  assert.ok(registry.lookup('func-pass')!.addTo(manager, '', errors));
  assert.ok(registry.lookup('toy-pipeline')!.addTo(manager, 'twice', errors));
  assert.is(
    manager.text,
    'builtin.module(any-pass{fast=true grids= label= level=high max-count=3   width=0},func.func(func-pass),module-pass,module-pass)',
  );
  assert.not(registry.lookup('toy-pipeline')!.addTo(manager, 'thrice', errors));
  assert.is(errors.text, undefined);
  assert.is(errors.toolLines('opt'), '<Pass-Options-Parser>: no such option thrice\n');
});

test('a pipeline whose passes cannot be added where it stands is refused', () => {
  const registry = toyRegistry();
  const manager = new OpPassManager('func.func');
  const errors = new PipelineErrors();
  assert.not(registry.lookup('toy-pipeline')!.addTo(manager, '', errors));
  assert.is(
    errors.text,
    "Can't add pass 'Module' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?\n",
  );
  assert.ok(manager.isEmpty);
});

test.run();
