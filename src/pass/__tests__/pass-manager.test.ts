import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../asm/parse-source.ts';
import { type Operation } from '../../ir/operation.ts';
import { PassManager } from '../pass-manager.ts';
import { OpPassManager } from '../op-pass-manager.ts';
import {
  AnalysingPass,
  AnyPass,
  BreakingPass,
  FailingPass,
  FuncPass,
  ModulePass,
  PipelinePass,
  runs,
  toyContext,
} from './toy-passes.ts';

const context = toyContext();

function parse(text: string): Operation {
  const { result, diagnostics } = context.diagnostics.collect(() => parseText(text, context));
  assert.equal(
    diagnostics.map((diagnostic) => diagnostic.message),
    [],
  );
  return result!;
}

const func = (name: string): string =>
  `"func.func"() ({ "toy.return"() : () -> () }) {sym_name = "${name}"} : () -> ()`;
const inModule = (...ops: readonly string[]): Operation =>
  parse(`"builtin.module"() ({ ${ops.join('\n')} }) {sym_name = "m"} : () -> ()`);

/** Runs and returns what ran, with the errors. */
function run(manager: PassManager, op: Operation): string[] {
  runs.length = 0;
  const { result, diagnostics } = context.diagnostics.collect(() => manager.run(op));
  const messages = diagnostics.map((diagnostic) => `error: ${diagnostic.message}`);
  return [...runs, ...messages, ...(result ? [] : ['failed'])];
}

test('passes run in order, each nested operation through its whole pipeline', () => {
  const manager = new PassManager(context);
  manager.nest('func.func').addPass(new FuncPass()).addPass(new AnyPass());
  manager.addPass(new ModulePass());
  assert.equal(run(manager, inModule(func('f'), func('g'))), [
    'func-pass f',
    'any-pass f',
    'func-pass g',
    'any-pass g',
    'module-pass m',
  ]);
});

test('adjacent nested pipelines join; implicit nesting makes them', () => {
  const manager = new PassManager(context, 'builtin.module', 'implicit');
  manager.addPass(new FuncPass()).addPass(new FuncPass()).addPass(new ModulePass()).addPass(new FuncPass());
  const before = 'builtin.module(func.func(func-pass),func.func(func-pass),module-pass,func.func(func-pass))';
  assert.is(manager.text, before);
  assert.equal(run(manager, inModule(func('f'), func('g'))), [
    'func-pass f',
    'func-pass f',
    'func-pass g',
    'func-pass g',
    'module-pass m',
    'func-pass f',
    'func-pass g',
  ]);
});

test('a pipeline for any operation takes what no other takes', () => {
  const manager = new PassManager(context);
  manager.nest('func.func').addPass(new FuncPass());
  manager.nest('toy.kernel').addPass(new AnyPass());
  const module = inModule(func('f'), `"toy.kernel"() ({ "toy.return"() : () -> () }) {sym_name = "k"} : () -> ()`);
  assert.equal(run(manager, module), ['func-pass f', 'any-pass k']);
  const any = new PassManager(context);
  any.nest('any').addPass(new AnyPass());
  any.nest('func.func').addPass(new FuncPass());
  // The two cannot join, for functions could go through either.
  assert.equal(run(any, module), ['any-pass f', 'any-pass k', 'func-pass f']);
});

test('explicit pipelines refuse passes for other operations', () => {
  assert.throws(() => new PassManager(context).addPass(new FuncPass()), /did you intend to nest/);
});

test('a failing pass stops the pipeline, but not the other functions', () => {
  const manager = new PassManager(context);
  manager.nest('func.func').addPass(new FailingPass()).addPass(new FuncPass());
  manager.addPass(new ModulePass());
  assert.equal(run(manager, inModule(func('f'), func('g'))), [
    'failing-pass f',
    'failing-pass g',
    'error: does not work',
    'error: does not work',
    'failed',
  ]);
});

test('a pass can signal failure while it runs', () => {
  class Signalling extends AnyPass {
    override runOnOperation(): void {
      this.signalPassFailure();
    }
  }
  assert.equal(run(new PassManager(context).addPass(new Signalling()) as PassManager, inModule(func('f'))), ['failed']);
});

test('the IR is verified after each pass, unless that is switched off', () => {
  const manager = new PassManager(context);
  manager.nest('func.func').addPass(new BreakingPass());
  assert.equal(run(manager, inModule(func('f'))), ["error: 'toy.invalid' op is never valid", 'failed']);
  manager.verifyEach = false;
  assert.equal(run(manager, inModule(func('f'))), []);
});

test('what a pass says that it left as it was is not verified again', () => {
  class Preserving extends BreakingPass {
    override runOnOperation(op: Operation): void {
      super.runOnOperation(op);
      this.markAllAnalysesPreserved();
    }
  }
  const manager = new PassManager(context);
  const nested = manager.nest('func.func');
  nested.addPass(new Preserving());
  assert.equal(run(manager, inModule(func('f'))), []);
  nested.addPass(new FuncPass());
  assert.equal(run(manager, inModule(func('f'))), ['func-pass f', "error: 'toy.invalid' op is never valid", 'failed']);
});

test('pipelines run on registered operations that are isolated from above', () => {
  const manager = PassManager.of(context, new OpPassManager('any'));
  manager.addPass(new AnyPass());
  assert.equal(run(manager, inModule(func('f'))), ['any-pass m']);
  const nested = inModule(`"toy.open"() : () -> ()`, `"u.foo"() : () -> ()`).regions[0]!.firstBlock!;
  assert.equal(run(manager, nested.firstOp!), [
    "error: 'toy.open' op trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'",
    'failed',
  ]);
  assert.equal(run(manager, nested.lastOp!), [
    "error: 'u.foo' op trying to schedule a pass on an unregistered operation",
    'failed',
  ]);
  assert.equal(run(new PassManager(context, 'func.func'), inModule(func('f'))), [
    "error: can't run 'func.func' pass manager on 'builtin.module' op",
    'failed',
  ]);
});

test('a pipeline whose passes cannot run where they are does not start', () => {
  const manager = new PassManager(context);
  manager.nest('func.func').absorb(new PassManager(context).addPass(new ModulePass()));
  assert.equal(run(manager, inModule(func('f'))), [
    "error: unable to schedule pass 'Module' on a PassManager intended to run on 'func.func'!",
    'failed',
  ]);
});

test('instrumentation hears of everything', () => {
  const heard: string[] = [];
  const manager = new PassManager(context);
  manager.nest('func.func').addPass(new AnyPass()).addPass(new FailingPass());
  manager.addInstrumentation({
    runBeforeNested: ({ managers }) => heard.push(`nested ${managers.map(({ anchor }) => anchor).join()}`),
    runAfterNested: () => heard.push('nested end'),
    runBeforePipeline: (anchor) => heard.push(`pipeline ${anchor}`),
    runAfterPipeline: () => heard.push('pipeline end'),
    runBeforePass: (pass) => heard.push(`before ${pass.spec.argument}`),
    runAfterPass: (pass) => heard.push(`after ${pass.spec.argument}`),
    runAfterPassFailed: (pass) => heard.push(`failed ${pass.spec.argument}`),
  });
  run(manager, inModule(func('f')));
  assert.equal(heard, [
    'nested func.func',
    'pipeline func.func',
    'before any-pass',
    'after any-pass',
    'before failing-pass',
    'failed failing-pass',
    'pipeline end',
    'nested end',
  ]);
});

test('analyses are made once until something changes, and what keeps them says so', () => {
  const made: string[] = [];
  const manager = new PassManager(context);
  const observe = { runBeforeAnalysis: (name: string, op: Operation) => made.push(`${name} of ${op.name}`) };
  manager.addInstrumentation(observe);
  manager.addPass(new AnalysingPass()).addPass(new AnalysingPass()).addPass(new AnyPass()).addPass(new AnalysingPass());
  manager.nest('func.func').addPass(new AnalysingPass());
  manager.addPass(new AnalysingPass());
  run(manager, inModule(func('f')));
  const [module, inner] = ['ToyAnalysis of builtin.module', 'ToyAnalysis of func.func'];
  assert.equal(made, [module, module, inner, module]);
});

test('passes run pipelines, which are observed like others', () => {
  const manager = new PassManager(context);
  const heard: string[] = [];
  manager.addInstrumentation({
    runBeforePipeline: (anchor, isDynamic) => heard.push(`${isDynamic ? 'dynamic ' : ''}pipeline ${anchor}`),
    runBeforePass: (pass) => heard.push(`before ${pass.spec.argument}`),
    runAfterPass: (pass) => heard.push(`after ${pass.spec.argument}`),
  });
  manager.addPass(new PipelinePass(new OpPassManager('func.func').addPass(new AnyPass())));
  assert.equal(run(manager, inModule(func('f'))), ['running-pass m', 'any-pass f']);
  assert.equal(heard, [
    'before running-pass',
    'dynamic pipeline func.func',
    'before any-pass',
    'after any-pass',
    'after running-pass',
  ]);
});

test('passes count', () => {
  const pass = new AnyPass();
  const manager = new PassManager(context);
  manager.nest('func.func').addPass(pass);
  run(manager, inModule(func('f'), func('g')));
  assert.is(pass.statistic('num-runs'), 2);
  assert.throws(() => pass.count('foo'), /has no statistic/);
});

test.run();
