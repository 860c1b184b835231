import { setFlagsFromString } from 'node:v8';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Operation } from '../../ir/operation.ts';
import { AddIOp, CmpIOp } from '../arith/generated/arith-ops.gen.ts';
import { findOp, parseModule } from './parse-module.ts';

setFlagsFromString('--allow-natives-syntax');
const haveOneLayout = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: unknown, b: unknown) => boolean;

const module = parseModule(`
  func.func @f(%a: i32, %b: i32) {
    %0 = arith.addi %a, %b overflow<nsw> : i32
    %1 = arith.cmpi slt, %b, %0 : i32
    return
  }`);

const add = findOp(module, 'arith.addi') as AddIOp;
const compare = findOp(module, 'arith.cmpi') as CmpIOp;

test('a generated class tells its operations from others', () => {
  assert.ok(add instanceof AddIOp && add instanceof Operation);
  assert.not.ok((add as Operation) instanceof CmpIOp);
  for (const other of [undefined, null, 1, {}, add.result(), { info: undefined }]) {
    assert.not.ok((other as unknown) instanceof AddIOp);
    assert.not.ok((other as unknown) instanceof Operation);
  }
});

test('a member that several classes have is that of the operation at hand', () => {
  assert.is(add.lhs, add.operand(0));
  assert.is(compare.lhs, compare.operand(0));
  assert.is(compare.predicate, 'slt');
  assert.is((add as unknown as CmpIOp).predicate, undefined);
  assert.is((module as unknown as AddIOp).lhs, undefined);
});

test('a member is set as its class says', () => {
  compare.predicate = 'uge';
  assert.is(compare.predicate, 'uge');
});

test('all operations are objects of one layout', () => {
  assert.ok(haveOneLayout(add, compare));
  assert.ok(haveOneLayout(add, module));
});

test.run();
