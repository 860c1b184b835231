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

test.run();
