import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findOp, parseModule } from '../../dialects/__tests__/parse-module.ts';
import { verify } from '../../ir/verifier.ts';
import { RemoveDeadValuesPass } from '../../transforms/remove-dead-values.ts';

test('a function keeps its type where a constant states it that an unknown call uses', () => {
  const module = parseModule(`
    func.func private @caller(%x: i32) -> i32 {
      %f = constant @target : (i32) -> i32
      %0 = call_indirect %f(%x) : (i32) -> i32
      return %0 : i32
    }
    func.func private @target(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      return %0 : i32
    }`);
  assert.ok(new RemoveDeadValuesPass().execute(module));
  assert.ok(verify(module));
  assert.is(findOp(module, 'func.call_indirect').numOperands, 2);
  assert.is(findOp(module, 'arith.addi').numOperands, 2);
});

test('a function keeps its type where an operation names it that states what it takes', () => {
  const module = parseModule(`
    func.func private @g(%x: tensor<2xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
      return %y : tensor<4xf32>
    }
    func.func @f(%x: tensor<2xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.composite "a.g" %x, %y {decomposition = @g} : (tensor<2xf32>, tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }`);
  assert.ok(new RemoveDeadValuesPass().execute(module));
  assert.ok(verify(module));
  assert.is(findOp(module, 'stablehlo.composite').numOperands, 2);
});

test.run();
