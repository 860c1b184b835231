import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { printOp } from '../../asm/printer/print-op.ts';
import { ModuleOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { Context } from '../../ir/context.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { ConstantOp } from '../arith/generated/arith-ops.gen.ts';
import { createRegistry } from '../registry.ts';

test('types, attributes and operations have their texts before anything is parsed', () => {
  const context = new Context(createRegistry());
  const builder = new OpBuilder(context);
  const i8 = IntegerType.get(context, 8);
  const module = ModuleOp.build(builder, UnknownLoc.instance, {});
  builder.createBlock(module.bodyRegion);
  const four = ConstantOp.build(builder, UnknownLoc.instance, { value: IntegerAttr.get(i8, 4) });
  assert.is(printOp(module), 'module {\n  %c4_i8 = arith.constant 4 : i8\n}\n');
  assert.is(`${i8}; ${four.value}; ${four}`, 'i8; 4 : i8; %c4_i8 = arith.constant 4 : i8');
  assert.is(`${module}`, 'module {\n  %c4_i8 = arith.constant 4 : i8\n}');
});

test.run();
