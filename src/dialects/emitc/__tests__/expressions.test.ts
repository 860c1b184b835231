import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CallOpInterface } from '../../../ir/interfaces/calls.ts';
import { RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { createContext, errorsOf, findOp, parseModule } from '../../__tests__/parse-module.ts';
import { CExpressionInterface } from '../interfaces.ts';

const module = parseModule(
  `emitc.func @f(%a: i32, %p: !emitc.opaque<"T">) -> i32 {
    %0 = call @f(%a, %p) : (i32, !emitc.opaque<"T">) -> i32
    %1 = add %0, %a : (i32, i32) -> i32
    %2 = unary_minus %p : (!emitc.opaque<"T">) -> i32
    %3 = call_opaque "g"() : () -> i1
    if %3 {
    }
    switch %a : i32
    default {
    }
    return %1 : i32
  }`,
  createContext(),
);

test('operators have side effects where types may bring their own', () => {
  const hasSideEffects = (name: string) => CExpressionInterface.of(findOp(module, name))!.hasSideEffects;
  assert.not(hasSideEffects('emitc.add'));
  assert.ok(hasSideEffects('emitc.unary_minus'));
  assert.ok(hasSideEffects('emitc.call_opaque'));
  assert.not(hasSideEffects('emitc.call'));
});

test('a call tells what it calls', () => {
  assert.is(CallOpInterface.of(findOp(module, 'emitc.call'))!.arguments.length, 2);
});

test('control goes through the regions of branches', () => {
  const branch = (name: string) => RegionBranchOpInterface.of(findOp(module, name))!;
  assert.equal(
    branch('emitc.if').entrySuccessors.map(({ region }) => region === 'parent'),
    [false, true],
  );
  const entry = branch('emitc.switch').entrySuccessors;
  assert.is(entry.length, 1);
  assert.equal(branch('emitc.switch').successors(entry[0]!.region as never), [{ region: 'parent', inputs: [] }]);
});

test('an operation with side effects is evaluated once', () => {
  const program = (second: string) => `emitc.func @f(%a: i32) {
    %0 = expression %a : (i32) -> i32 {
      %1 = call_opaque "g"(%a) : (i32) -> i32
      %2 = add %1, ${second} : (i32, i32) -> i32
      yield %2 : i32
    }
    return
  }`;
  assert.equal(errorsOf(program('%a')), []);
  assert.equal(errorsOf(program('%1')), [
    "'emitc.expression' op requires exactly one use for operations with side effects",
  ]);
});

test.run();
