import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../../asm/parse-source.ts';
import { ModuleOp } from '../../../builtin/generated/builtin-ops.gen.ts';
import { FuncOp } from '../../../dialects/func/generated/func-ops.gen.ts';
import { createRegistry } from '../../../dialects/registry.ts';
import * as ttnn from '../../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { Context } from '../../../ir/context.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { applyPartialConversion } from '../../../rewrite/conversion.ts';
import { ConversionTarget } from '../../../rewrite/conversion-target.ts';
import { missingPattern, OperandsCall } from '../call-patterns.ts';
import { ttnnToEmitCPatterns } from '../ttnn-to-emitc.ts';
import { ttnnToEmitCTypes } from '../type-converter.ts';

type OpClass = abstract new (...args: never[]) => Operation;

test('every operation with attributes has a pattern that passes them', () => {
  const roots = ttnnToEmitCPatterns(ttnnToEmitCTypes(), true).map(({ root }) => root as OpClass | undefined);
  const without = (Object.values(ttnn) as unknown as (OpClass & { readonly spec: OpSpec })[])
    .filter((op) => op.spec.attributes.length > 0 && !roots.includes(op))
    .map((op) => op.spec.name);
  assert.equal(without, []);
});

test('the call of an operation without a pattern of its own leaves out no attribute', () => {
  const convert = (keepAttributes: boolean): string => {
    const context = new Context(createRegistry());
    let errors = '';
    context.diagnostics.addHandler(({ message, notes }) => {
      errors += [message, ...notes.map((note) => note.message)].join('\n');
    });
    const module = parseText(
      `func.func @f(%x: tensor<32x32xf32>) {
         %0 = "ttnn.softmax"(%x, %x) <{dimension = -1 : si32}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
         return
       }`,
      context,
    )!;
    const types = ttnnToEmitCTypes();
    const target = new ConversionTarget()
      .addLegalDialect('emitc')
      .addLegalOp(FuncOp, ModuleOp)
      .addIllegalDialect('ttnn');
    applyPartialConversion(module, target, [new OperandsCall(types, [], keepAttributes)], { explain: missingPattern });
    return errors;
  };
  assert.match(convert(true), "failed to legalize operation 'ttnn.softmax' that was explicitly marked illegal");
  assert.match(convert(true), "no pattern says how 'dimension' is an argument of the call");
  assert.not.match(convert(false), "operation 'ttnn.softmax'");
});

test.run();
