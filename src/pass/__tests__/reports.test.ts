import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../asm/parse-source.ts';
import { type Operation } from '../../ir/operation.ts';
import { CrashReproducer } from '../crash-reproducer.ts';
import { IRPrinting, type IRPrintingOptions } from '../ir-printing.ts';
import { OpPassManager } from '../op-pass-manager.ts';
import { PassManager } from '../pass-manager.ts';
import { PassTiming } from '../pass-timing.ts';
import { statisticsReport } from '../statistics.ts';
import { Timer } from '../timing.ts';
import { timingReport, timingReportAsJson } from '../timing-report.ts';
import { AnalysingPass, AnyPass, BreakingPass, FailingPass, FuncPass, PipelinePass, toyContext } from './toy-passes.ts';

const context = toyContext();
const line = '===-------------------------------------------------------------------------===\n';

function parse(): Operation {
  return parseText(
    `"builtin.module"() ({
      "func.func"() ({ "toy.return"() : () -> () }) {sym_name = "f"} : () -> ()
      "func.func"() ({ "toy.return"() : () -> () }) {sym_name = "g"} : () -> ()
    }) : () -> ()`,
    context,
  )!;
}

/** A pipeline of functions and modules. */
function newManager(): PassManager {
  const manager = new PassManager(context);
  manager.nest('func.func').addPass(new FuncPass()).addPass(new AnyPass());
  manager.addPass(new AnyPass());
  return manager;
}

test('times are shown as a tree and as a list', () => {
  let clockMs = 0;
  const root = new Timer('root', () => clockMs);
  root.start();
  const manager = newManager();
  manager.addInstrumentation(new PassTiming(root));
  manager.addInstrumentation({
    runBeforePass: () => void (clockMs += 100),
    runBeforePipeline: () => void (clockMs += 10),
  });
  root.time('Parser', () => (clockMs += 500));
  assert.ok(manager.run(parse()));
  clockMs += 80;
  root.stop();
  assert.is(
    timingReport(root),
    `${line}                         ... Execution time report ...\n${line}` +
      `  Total Execution Time: 1.1000 seconds

  ----Wall Time----  ----Name----
    0.5000 ( 45.5%)  Parser
    0.4200 ( 38.2%)  'func.func' Pipeline
    0.2000 ( 18.2%)    Func
    0.2000 ( 18.2%)    Any
    0.1000 (  9.1%)  Any
    0.0800 (  7.3%)  Rest
    1.1000 (100.0%)  Total
`,
  );
  assert.match(
    timingReport(root, 'list'),
    `  ----Wall Time----  ----Name----
    1.1000 (100.0%)  root
    0.5000 ( 45.5%)  Parser
    0.4200 ( 38.2%)  Pipeline Collection : ['func.func']
    0.4200 ( 38.2%)  'func.func' Pipeline
    0.3000 ( 27.3%)  Any
    0.2000 ( 18.2%)  Func
`,
  );
});

/** Returns what is printed while `manager` runs. */
function printed(manager: PassManager, options: IRPrintingOptions): string {
  let text = '';
  manager.addInstrumentation(new IRPrinting(options, (piece) => void (text += piece)));
  context.diagnostics.collect(() => manager.run(parse()));
  return text;
}

test('analyses and what passes run themselves are timed; times are JSON, too', () => {
  let clockMs = 0;
  const root = new Timer('root', () => clockMs);
  root.start();
  const manager = new PassManager(context).addPass(new AnalysingPass()) as PassManager;
  manager.addPass(new PipelinePass(new OpPassManager('func.func').addPass(new AnyPass())));
  manager.nest('func.func').addPass(new AnyPass());
  manager.nest('toy.kernel').addPass(new AnyPass());
  manager.addInstrumentation(new PassTiming(root));
  manager.addInstrumentation({ runBeforeAnalysis: () => void (clockMs += 100) });
  assert.ok(manager.run(parse()));
  clockMs += 100;
  root.stop();
  assert.match(
    timingReport(root),
    `----Name----
    0.1000 ( 50.0%)  Analysing
    0.1000 ( 50.0%)    (A) ToyAnalysis
    0.0000 (  0.0%)  Running
    0.0000 (  0.0%)  'func.func' Pipeline
    0.0000 (  0.0%)    Any
    0.0000 (  0.0%)  Pipeline Collection : ['func.func', 'toy.kernel']
    0.0000 (  0.0%)    'func.func' Pipeline
    0.0000 (  0.0%)      Any
    0.1000 ( 50.0%)  Rest
    0.2000 (100.0%)  Total
`,
  );
  const wall = (duration: string, percentage: string): string =>
    `{"wall": {"duration":   ${duration}, "percentage": ${percentage}}, "name":`;
  const json = timingReportAsJson(root);
  assert.ok(
    json.startsWith(
      `[\n${wall('0.1000', ' 50.0')} "Analysing", "passes": [\n  ${wall('0.1000', ' 50.0')} "(A) ToyAnalysis", "passes": [\n  {}]},\n{}]},\n`,
    ),
  );
  assert.ok(json.endsWith(`${wall('0.1000', ' 50.0')} "Rest"},\n${wall('0.2000', '100.0')} "Total"}\n]\n`));
  assert.is((JSON.parse(json) as unknown[]).length, 6);
  assert.ok(timingReportAsJson(root, 'list').startsWith(`[\n${wall('0.2000', '100.0')} "root"},\n`));
});

const func = (name: string): string =>
  `"func.func"() ({\n  "toy.return"() : () -> ()\n}) {sym_name = "${name}"} : () -> ()\n\n`;

test('the IR is printed around passes', () => {
  assert.is(
    printed(newManager(), { before: (pass) => pass instanceof FuncPass }),
    `// -----// IR Dump Before Func (func-pass) //----- //\n${func('f')}// -----// IR Dump Before Func (func-pass) //----- //\n${func('g')}`,
  );
  const text = printed(newManager(), { after: () => true });
  assert.is(text.match(/IR Dump After/g)!.length, 5);
  // The module, which is at the top, ends its own line.
  assert.ok(text.endsWith('}) : () -> ()\n\n\n'), JSON.stringify(text));
});

test('the whole module can be printed', () => {
  const text = printed(newManager(), { after: (pass) => pass instanceof FuncPass, moduleScope: true });
  assert.match(
    text,
    /^\/\/ -----\/\/ IR Dump After Func \(func-pass\) \('func\.func' operation: @f\) \/\/----- \/\/\n"builtin/,
  );
});

test('printing can be limited to changes and failures', () => {
  const all = { after: () => true };
  assert.is(printed(newManager(), { ...all, onlyIfChanged: true }), '');
  assert.is(printed(newManager(), { ...all, onlyOnFailure: true }), '');
  const failing = new PassManager(context);
  failing.addPass(new FailingPass());
  assert.match(printed(failing, { ...all, onlyOnFailure: true }), /IR Dump After Failing Failed \(failing-pass\)/);
  const changing = new PassManager(context);
  changing.verifyEach = false;
  changing.nest('func.func').addPass(new BreakingPass());
  assert.is(printed(changing, { ...all, onlyIfChanged: true }).match(/IR Dump After Breaking/g)!.length, 2);
});

test('statistics are shown by pipeline and by pass', () => {
  const manager = newManager();
  const heading = `${line}                         ... Pass statistics report ...\n${line}`;
  const report = (nested: number, own: number): string =>
    `${heading}'func.func' Pipeline\n  Func\n  Any\n    (S) ${nested} num-runs - Number of runs\n` +
    `Any\n  (S) ${own} num-runs - Number of runs\n\n`;
  assert.is(statisticsReport(manager), report(0, 0));
  assert.ok(manager.run(parse()));
  assert.is(statisticsReport(manager), report(2, 1));
  assert.is(statisticsReport(manager, 'list'), `${heading}Any\n  (S) 3 num-runs - Number of runs\n\n`);
});

test('a pass that throws leaves what it was given', () => {
  class ThrowingPass extends FuncPass {
    override runOnOperation(): boolean {
      throw new Error('a bug');
    }
  }
  const manager = new PassManager(context);
  manager.nest('func.func').addPass(new ThrowingPass());
  const saved: string[] = [];
  const reproducer = new CrashReproducer(parse(), manager, {
    isLocal: true,
    textOf: (root, pipeline) => `${pipeline} on ${root.name}`,
    save: (text) => `kept as ${saved.push(text)}`,
  });
  manager.addInstrumentation(reproducer);
  assert.is(reproducer.crashed(), undefined);
  assert.throws(() => manager.run(parse()), 'a bug');
  assert.is(reproducer.crashed(), "Pipeline failed while executing `Func` on 'func.func' operation: @f: kept as 1");
  assert.equal(saved, ['builtin.module(func.func(func-pass)) on builtin.module']);
});

test.run();
