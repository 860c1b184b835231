import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Comparison } from '../compare.ts';
import { comparePasses, isOneOfSeveral } from '../compare-passes.ts';
import { type Program } from '../corpus.ts';
import { Oracle, type Outcome } from '../oracle.ts';
import { differingPrograms, pipelineTable } from '../pass-report.ts';
import { passPipelines } from '../pipelines.ts';

/** An oracle that says the same of every program. */
class SameOracle extends Oracle {
  constructor(readonly outcome: Outcome) {
    super('');
  }

  override run(programs: readonly string[]): Outcome[] {
    return programs.map(() => this.outcome);
  }
}

const program: Program = { text: 'func.func private @f()', origin: 'f.mlir:1' };
const accepted = new Map([[program, ['func']]]);

function compareWith(outcome: Outcome, flags: readonly string[], maxLength?: number): Comparison[] {
  const limit = maxLength === undefined ? {} : { maxLength };
  return comparePasses(new SameOracle(outcome), accepted, { name: 'p', flags, ...limit });
}

test('what passes write is compared, messages and program', () => {
  const text = 'module {\n  func.func private @f()\n}\n';
  const messages = '// -----// IR Dump here //----- //\nmodule {\n  func.func private @f()\n}\n';
  const flags = ['--print-ir=label=here'];
  assert.is(compareWith({ kind: 'printed', text, messages }, flags)[0]!.difference, undefined);
  assert.is(compareWith({ kind: 'printed', text }, flags)[0]!.difference!.sameFirstLine, false);
  assert.equal(compareWith({ kind: 'printed', text: 'module {\n}\n' }, ['--canonicalize'])[0]!.difference, {
    oracle: '',
    ours: '  func.func private @f()',
    sameFirstLine: true,
  });
});

test('programs at which the oracle crashes, or that are too long for the pipeline, are left out', () => {
  assert.equal(compareWith({ kind: 'crashed', text: '' }, ['--cse']), []);
  assert.equal(compareWith({ kind: 'printed', text: '' }, ['--cse'], 5), []);
});

test('every pipeline is accepted here', () => {
  for (const pipeline of passPipelines) {
    const [comparison] = comparePasses(new SameOracle({ kind: 'printed', text: '' }), accepted, pipeline);
    assert.not.match(comparison!.difference!.ours, '(refused)', pipeline.name);
  }
});

test('an oracle that gives other results from run to run is asked again', () => {
  const outcomes: Outcome[] = ['module {\n}\n', 'module {\n  func.func private @f()\n}\n'].map((text) => {
    return { kind: 'printed', text };
  });
  class Wavering extends Oracle {
    calls = 0;
    override run(): Outcome[] {
      return [outcomes[++this.calls >> 2]!];
    }
  }
  const difference = { oracle: 'a', ours: 'b', sameFirstLine: true };
  const comparison: Comparison = { program, what: 'cse', dialects: [], difference };
  const oracle = new Wavering('');
  assert.ok(isOneOfSeveral(oracle, comparison));
  assert.is(oracle.calls, 4);
  assert.not(isOneOfSeveral(new SameOracle(outcomes[0]!), comparison));
  assert.not(isOneOfSeveral(new SameOracle(outcomes[1]!), { ...comparison, what: 'diagnostics' }));
});

test('the tables tell shares per pipeline and per dialect', () => {
  const difference = { oracle: 'a', ours: 'b', sameFirstLine: true };
  const comparisons: Comparison[] = [
    { program, what: 'cse', dialects: ['func'], difference: undefined },
    { program, what: 'inline', dialects: ['func'], difference },
    { program, what: 'sccp', dialects: ['func'], difference },
  ];
  const lines = pipelineTable(comparisons, ['func']).replace(/ +/g, ' ').split('\n');
  assert.ok(lines.includes('cse 1/1 100.0 %'));
  assert.ok(lines.includes('func 1/3 33.3 %'));
  assert.is(differingPrograms(comparisons.slice(1)), 'f.mlir:1: inline; sccp');
});

test.run();
