/** What names stand for inside and behind expressions, which see no names from outside but those of their operands. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../../asm/parse-source.ts';
import { printOp } from '../../../asm/printer/print-op.ts';
import { Context } from '../../../ir/context.ts';
import { createRegistry } from '../../registry.ts';

/** Returns the module printed, or the message of the first error. */
function reprinted(text: string): string {
  const context = new Context(createRegistry());
  const { result, diagnostics } = context.diagnostics.collect(() => parseText(text, context));
  return result ? printOp(result) : diagnostics[0]!.message;
}

test('a name has its meaning again behind an expression that gave it another', () => {
  const text = `func.func @f(%a: i32, %b: i32) -> i1 {
  %c:2 = call @g() : () -> (i1, i32)
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %c = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  %1 = emitc.add %c#1, %a : (i32, i32) -> i32
  return %c#0 : i1
}
func.func private @g() -> (i1, i32)`;
  const printed = reprinted(text);
  assert.match(printed, 'emitc.add %0#1, %arg0 : (i32, i32) -> i32\n    return %0#0 : i1');
});

test('names from outside mean nothing inside, and the other way round', () => {
  const expression = (operand: string) => `%0 = emitc.expression %a : (i32) -> i32 {
    %c = emitc.add %a, ${operand} : (i32, i32) -> i32
    emitc.yield %c : i32
  }`;
  const undeclared = 'use of undeclared SSA value name';
  assert.is(reprinted(`func.func @f(%a: i32, %b: i32) { ${expression('%b')} return }`), undeclared);
  assert.is(reprinted(`func.func @f(%a: i32) -> i32 { ${expression('%a')} return %c : i32 }`), undeclared);
});

test.run();
