import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../../asm/parse-source.ts';
import { builtin } from '../../../builtin/index.ts';
import { testContext } from '../../../ir/__tests__/test-dialect.ts';
import { type Operation } from '../../../ir/operation.ts';
import { Confluence } from '../confluence.ts';
import {
  AnalysisState,
  type DataFlowAnalysis,
  DataFlowSolver,
  type Part,
  type ProgramPoint,
} from '../data-flow-solver.ts';

const context = testContext(builtin);

function parse(text: string): Operation {
  const module = parseText(text, context);
  assert.ok(module);
  return module;
}

/** Visits nothing but what it is told to, and writes down what. */
class Recorder implements DataFlowAnalysis {
  readonly visited: ProgramPoint[] = [];
  readonly #start: () => void;

  constructor(start: () => void) {
    this.#start = start;
  }

  initialize(): void {
    this.#start();
  }

  visit(point: ProgramPoint): void {
    this.visited.push(point);
  }
}

test('a solver visits a point once for all changes before the visit', () => {
  const module = parse('module {}');
  const solver = new DataFlowSolver();
  const analysis: Recorder = new Recorder(() => {
    for (let i = 0; i < 3; i++) solver.enqueue(module, analysis);
  });
  solver.load(analysis);
  solver.run(module);
  assert.is(analysis.visited.length, 1);
});

test('a state has what depends on it visited, and tells the parts of a point that they changed', () => {
  const module = parse('module {}');
  const solver = new DataFlowSolver();
  const state = new AnalysisState();
  let changes = 0;
  const part: Part = { point: module, change: () => void changes++ };
  const analysis: Recorder = new Recorder(() => {
    state.addDependency(part, analysis);
    state.addDependency(part, analysis);
    state.onUpdate(solver);
  });
  solver.load(analysis);
  solver.run(module);
  assert.is(changes, 1);
  assert.equal(analysis.visited, [module]);
});

test('of many things that are put together only those are visited again that changed', () => {
  const confluence = new Confluence(parse('module {}'));
  const parts = new Map<number, ProgramPoint | Part>();
  const visit = (count: number): number[] => {
    const visited: number[] = [];
    confluence.visitChanged(count, (i, dependent) => {
      visited.push(i);
      parts.set(i, dependent);
    });
    return visited;
  };
  const change = (i: number): void => {
    const part = parts.get(i)!;
    assert.ok('change' in part);
    part.change();
  };
  const few = [0, 1, 2, 3, 4, 5, 6, 7];
  assert.equal(visit(12), [...few, 8, 9, 10, 11]);
  assert.equal(visit(12), few);
  change(11);
  change(9);
  assert.equal(visit(13), [...few, 9, 11, 12]);
});

test.run();
