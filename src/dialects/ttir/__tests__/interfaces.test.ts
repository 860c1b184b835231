import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { splatElements } from '../../../ir/attributes/elements-attributes.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { createContext, findOp, parseModule } from '../../__tests__/parse-module.ts';
import { OperandConstraint } from '../../tt/generated/tt-enums.gen.ts';
import { ConstantOp } from '../generated/ttir-ops.gen.ts';
import { ttir } from '../index.ts';
import { TTIR_GenericRegionOpInterface, TTIROpInterface } from '../interfaces.ts';

const context = createContext();

const elementwise = (name: string, t = 'tensor<4x8xf32>') =>
  parseModule(
    `#c = #tt.operand_constraint<any_device>
    func.func @f(%a: ${t}, %b: ${t}) -> ${t} {
      %0 = tensor.empty() : ${t}
      %1 = "ttir.${name}"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#c, #c, #c]}> : (${t}, ${t}, ${t}) -> ${t}
      return %1 : ${t}
    }`,
    context,
  );

test('an operation tells its operand constraints', () => {
  const methods = TTIROpInterface.of(findOp(elementwise('add'), 'ttir.add'))!;
  assert.equal(methods.operandConstraints, Array(3).fill(OperandConstraint.AnyDevice));
  assert.is(methods.systemDesc, undefined);
  assert.is(methods.device, undefined);
});

test('to_layout has no operand constraints, tensor.empty is no TTIR operation', () => {
  const layout = '#tt.layout<(d0) -> (d0), undef, <1>, memref<4xf32, #tt.memory_space<system>>>';
  const module = parseModule(
    `func.func @f(%a: tensor<4xf32, ${layout}>) {
      %0 = tensor.empty() : tensor<4xf32, ${layout}>
      %1 = "ttir.to_layout"(%a, %0) : (tensor<4xf32, ${layout}>, tensor<4xf32, ${layout}>) -> tensor<4xf32, ${layout}>
      return
    }`,
    context,
  );
  assert.is(TTIROpInterface.of(findOp(module, 'ttir.to_layout'))!.operandConstraints, undefined);
  assert.is(TTIROpInterface.of(findOp(module, 'tensor.empty')), undefined);
});

test('add and multiply are loop nests of operations on floats or integers', () => {
  for (const [name, type, body] of [
    ['add', 'tensor<4x8xf32>', 'arith.addf'],
    ['multiply', 'tensor<4x8xbf16>', 'arith.mulf'],
    ['add', 'tensor<4x8xi32>', 'arith.addi'],
    ['multiply', 'tensor<4x8xi8>', 'arith.muli'],
  ] as const) {
    const op = findOp(elementwise(name, type), `ttir.${name}`);
    const region = TTIR_GenericRegionOpInterface.of(op)!;
    assert.is(region.problem(), undefined);
    const { maps, iteratorTypes } = region.indexingMaps();
    assert.equal(maps.map(String), Array(3).fill('(d0, d1) -> (d0, d1)'));
    assert.equal(iteratorTypes, ['parallel', 'parallel']);
    const block = new Block();
    for (const { type } of op.operands) block.addArgument(type, op.location);
    const builder = OpBuilder.before(op);
    region.buildGenericRegion(builder, block);
    assert.equal(
      [...block.operations()].map((nested) => nested.name),
      [body, 'ttir.yield'],
    );
    assert.is(builder.insertionPoint?.before, op);
  }
});

test('a folded constant becomes a constant with the type that is asked for', () => {
  const i32 = IntegerType.get(context, 32);
  const type = RankedTensorType.get([2], i32);
  const value = splatElements(type, IntegerAttr.get(i32, 7));
  const builder = new OpBuilder(context);
  const materialize = ttir.hooks.materializeConstant!;
  const op = materialize(builder, value, type, UnknownLoc.instance) as ConstantOp;
  assert.instance(op, ConstantOp);
  assert.equal((op.info!.hooks.fold as (op: ConstantOp, operands: []) => unknown)(op, []), [value]);
  assert.is(materialize(builder, IntegerAttr.get(i32, 7), i32, UnknownLoc.instance), undefined);
});

test.run();
