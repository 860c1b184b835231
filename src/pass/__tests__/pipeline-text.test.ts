import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parsePassPipeline } from '../pipeline-text.ts';
import { PipelineErrors } from '../pipeline-errors.ts';
import { toyRegistry } from './toy-passes.ts';

/** Returns the pipeline that the text makes, printed, or the errors. */
function roundTrip(text: string): string {
  const errors = new PipelineErrors();
  const manager = parsePassPipeline(text, toyRegistry(), errors);
  assert.is(manager === undefined, errors.any);
  return manager ? manager.text : errors.toolLines('opt') + (errors.text ?? '');
}

const wrapped = "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'";

test('pipelines nest', () => {
  const text = 'builtin.module(func.func(func-pass,toy.kernel(failing-pass)),any(failing-pass),module-pass)';
  assert.is(roundTrip(text), text);
  assert.is(roundTrip(' any ( failing-pass ) '), 'any(failing-pass)');
  assert.is(
    roundTrip('builtin.module( func.func( func-pass ) , module-pass )'),
    'builtin.module(func.func(func-pass),module-pass)',
  );
  assert.is(roundTrip('builtin.module()'), 'builtin.module()');
});

test('a registered pipeline becomes its passes', () => {
  assert.is(roundTrip('builtin.module(toy-pipeline{twice=1})'), 'builtin.module(module-pass,module-pass)');
  assert.is(roundTrip('builtin.module(toy-pipeline)'), 'builtin.module(module-pass)');
});

test('a pipeline over several lines', () => {
  const errors = new PipelineErrors();
  const manager = parsePassPipeline('builtin.module(func.func(func-pass),module-pass)', toyRegistry(), errors);
  assert.is(manager!.prettyText, 'builtin.module(\n  func.func(\n    func-pass\n  ),\n  module-pass\n)');
});

test('the anchor must be there', () => {
  for (const text of ['module-pass', '', '(module-pass)', 'builtin.module(module-pass']) {
    assert.is(roundTrip(text), wrapped);
  }
});

test('mistakes are shown where they are', () => {
  const shown = (line: string, column: number, message: string): string =>
    `MLIR Textual PassPipeline Parser:1:${column}: error: ${message}\n${line}\n${' '.repeat(column - 1)}^\n`;
  const unknown = (name: string): string => `'${name}' does not refer to a registered pass or pass pipeline`;
  assert.is(roundTrip('builtin.module(foo)'), shown('foo', 1, unknown('foo')));
  assert.is(roundTrip('builtin.module(, module-pass)'), shown(', module-pass', 1, unknown('')));
  assert.is(roundTrip('builtin.module(func.func( foo))'), shown('func.func( foo)', 12, unknown('foo')));
  assert.is(
    roundTrip('builtin.module(module-pass))'),
    shown('module-pass)', 12, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline"),
  );
  assert.is(
    roundTrip('builtin.module(func.func(func-pass)func-pass)'),
    shown('func.func(func-pass)func-pass', 21, "expected ',' after parsing pipeline"),
  );
  assert.is(
    roundTrip('builtin.module(any-pass{foo)'),
    shown('any-pass{foo', 9, "missing closing '}' while processing pass options"),
  );
  const unbalanced = 'encountered unbalanced parentheses while parsing pipeline';
  assert.is(roundTrip('builtin.module(func.func(cse,cse)'), shown('func.func(cse,cse', 15, unbalanced));
  assert.is(roundTrip('builtin.module(func.func(a(cse))'), shown('func.func(a(cse)', 17, unbalanced));
});

test('a pass for another operation cannot be added to an explicit pipeline', () => {
  assert.is(
    roundTrip('builtin.module(func.func(module-pass))'),
    "Can't add pass 'Module' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?\n" +
      'failed to add `module-pass` with options ``\n' +
      'failed to add `func.func` with options `` to inner pipeline\n',
  );
});

test('bad options stop the pipeline', () => {
  assert.is(
    roundTrip('builtin.module(any-pass{foo=1})'),
    '<Pass-Options-Parser>: no such option foo\n\nfailed to add `any-pass` with options `foo=1`\n',
  );
  assert.is(
    roundTrip('builtin.module(any-pass{fast=abc})'),
    "opt: for the --fast option: 'abc' is invalid value for boolean argument! Try 0 or 1\n\nfailed to add `any-pass` with options `fast=abc`\n",
  );
  // Of pipelines MLIR prints such options at once.
  assert.is(
    roundTrip('builtin.module(toy-pipeline{foo=1})'),
    '<Pass-Options-Parser>: no such option foo\nfailed to add `toy-pipeline` with options `foo=1`\n',
  );
});

test.run();
