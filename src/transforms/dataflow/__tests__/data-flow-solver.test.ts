import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../../asm/parse-source.ts';
import { createRegistry } from '../../../dialects/registry.ts';
import { Context } from '../../../ir/context.ts';
import { type Operation } from '../../../ir/operation.ts';
import { Confluence } from '../confluence.ts';
import {
  AnalysisState,
  type DataFlowAnalysis,
  DataFlowSolver,
  type Part,
  type ProgramPoint,
} from '../data-flow-solver.ts';
import { propagateConstants } from '../sparse-constant-propagation.ts';

const context = new Context(createRegistry());

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

test('constants are followed through more branches and calls than are looked at each time', () => {
  const calls = Array.from({ length: 12 }, (_, i) => `%${i} = func.call @id(%c) : (i32) -> i32`);
  const blocks = Array.from({ length: 12 }, (_, i) => `^bb${i}:\n  cf.cond_br %x, ^end(%${i} : i32), ^bb${i + 1}\n`);
  const text = (last: string): string => `
    func.func private @id(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @main(%x: i1, %y: i32) -> i32 {
      %c = arith.constant 4 : i32
      ${calls.join('\n')}
      cf.br ^bb0
    ${blocks.join('')}
    ^bb12:
      cf.br ^end(${last} : i32)
    ^end(%r: i32):
      return %r : i32
    }`;
  const constantOfEnd = (last: string): string | undefined => {
    const module = parse(text(last));
    const main = [...module.regions[0]!.firstBlock!.operations()].at(-1)!;
    const end = main.regions[0]!.blocks.at(-1)!;
    const constant = propagateConstants(module).constantOf(end.arguments[0]!);
    return constant && context.printAttribute(constant.attribute);
  };
  assert.is(constantOfEnd('%c'), '4 : i32');
  assert.is(constantOfEnd('%y'), undefined);
});

test.run();
