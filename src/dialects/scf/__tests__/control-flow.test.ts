import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LoopLikeOpInterface } from '../../../ir/interfaces/loop-like.ts';
import { RegionBranchOpInterface, regionBranchOperands } from '../../../ir/interfaces/region-branch.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { findOp, parseModule } from '../../__tests__/parse-module.ts';
import {
  type ForallOp,
  type ForOp,
  type IndexSwitchOp,
  type ParallelOp,
  type WhileOp,
} from '../generated/scf-ops.gen.ts';

const module = parseModule(`
  func.func @f(%n: index, %c: i1, %x: i32, %t: tensor<4xf32>) {
    %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (i32) {
      scf.yield %a : i32
    }
    %1:2 = scf.while (%a = %x) : (i32) -> (i32, i1) {
      scf.condition(%c) %a, %c : i32, i1
    } do {
    ^bb0(%a: i32, %b: i1):
      scf.yield %a : i32
    }
    scf.if %c {
    }
    scf.index_switch %n
    case 3 {
      scf.yield
    }
    case -1 {
      scf.yield
    }
    default {
    }
    %2 = scf.forall (%i, %j) = (0, %n) to (%n, 8) step (1, 2) shared_outs(%o = %t) -> (tensor<4xf32>) {
    }
    scf.parallel (%i) = (%n) to (%n) step (%n) {
    }
    return
  }
`);
const forOp = findOp(module, 'scf.for') as ForOp;
const whileOp = findOp(module, 'scf.while') as WhileOp;
const forall = findOp(module, 'scf.forall') as ForallOp;

test('loops say what they carry', () => {
  const loop = LoopLikeOpInterface.of(forOp)!;
  assert.is(loop.inits[0], forOp.initArgs[0]);
  assert.is(loop.regionIterArgs[0], forOp.region.firstBlock!.arguments[1]);
  assert.is(loop.yieldedValues[0], loop.regionIterArgs[0]);
  assert.is(loop.loopResults![0], forOp.result(0));
  assert.is(LoopLikeOpInterface.of(whileOp)!.loopResults, undefined);
});

test('a for loop may run no iteration', () => {
  const successors = RegionBranchOpInterface.of(forOp)!.entrySuccessors.map(({ region }) => region);
  assert.equal(successors.includes('parent'), true);
  assert.is(successors[0], forOp.region);
});

test('a while loop goes from one region to the other', () => {
  const flow = RegionBranchOpInterface.of(whileOp)!;
  const { before, after } = whileOp;
  assert.is(flow.entrySuccessors[0]!.region, before);
  assert.is(flow.successors(before)[0]!.region, 'parent');
  assert.is(flow.successors(before)[1]!.region, after);
  assert.is(flow.successors(after)[0]!.region, before);
});

test('a condition does not hand itself over', () => {
  const condition = whileOp.before.firstBlock!.lastOp!;
  assert.is(regionBranchOperands(condition)!.length, 2);
  assert.is(condition.numOperands, 3);
});

test('an if without else may go past its region', () => {
  const ifOp = findOp(module, 'scf.if');
  const [, other] = RegionBranchOpInterface.of(ifOp)!.entrySuccessors;
  assert.is(other!.region, 'parent');
});

test('a switch has one region per case and one more', () => {
  const switchOp = findOp(module, 'scf.index_switch') as IndexSwitchOp;
  assert.equal(switchOp.cases, [3, -1]);
  assert.is(switchOp.caseRegions.length, 2);
  assert.is(RegionBranchOpInterface.of(switchOp)!.entrySuccessors.length, 3);
});

test('the bounds of a forall are values and constants', () => {
  assert.is(forall.dynamicLowerBound.length, 1);
  assert.is(forall.dynamicUpperBound.length, 1);
  assert.equal(forall.staticStep, [1, 2]);
  assert.is(dpsInits(forall)!.length, 1);
});

test('terminators that are not written are there', () => {
  assert.is(forall.region.firstBlock!.lastOp!.name, 'scf.forall.in_parallel');
  assert.is(forall.region.firstBlock!.lastOp!.regions[0]!.blocks.length, 1);
  const parallel = findOp(module, 'scf.parallel') as ParallelOp;
  assert.is(parallel.region.firstBlock!.lastOp!.name, 'scf.reduce');
});

test.run();
