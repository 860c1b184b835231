import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SymbolRefAttr } from '../../../ir/attributes/container-attributes.ts';
import { StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { CallOpInterface, FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { createContext, errorsOf, findOp, parseModule } from '../../__tests__/parse-module.ts';
import { functionTypeOf } from '../../../builtin/function-op.ts';
import { setFunctionType } from '../function-type.ts';
import { type FuncOp } from '../generated/func-ops.gen.ts';
import { func } from '../index.ts';

const context = createContext();
const i32 = IntegerType.get(context, 32);
const module = parseModule(
  `func.func @f(%a: i32, %g: (i32) -> i32) -> i32 {
    %0 = call @f(%a, %g) : (i32, (i32) -> i32) -> i32
    %1 = call_indirect %g(%0) : (i32) -> i32
    return %1 : i32
  }`,
  context,
);

test('a function tells its signature', () => {
  const op = findOp(module, 'func.func');
  const { argumentTypes, resultTypes, isDeclaration } = FunctionOpInterface.of(op)!;
  assert.equal([argumentTypes.length, resultTypes, isDeclaration], [2, [i32], false]);
});

test('calls tell what they call', () => {
  const call = CallOpInterface.of(findOp(module, 'func.call'))!;
  assert.is((call.callee as SymbolRefAttr).rootReference, 'f');
  assert.is(call.arguments.length, 2);
  const indirect = CallOpInterface.of(findOp(module, 'func.call_indirect'))!;
  assert.is(indirect.callee, findOp(module, 'func.func').regions[0]!.firstBlock!.arguments[1]);
  assert.is(indirect.arguments.length, 1);
});

test('the type of a function can be changed', () => {
  const op = findOp(parseModule('func.func private @f()', context), 'func.func') as FuncOp;
  const type = FunctionType.get(context, [i32], []);
  setFunctionType(op, type);
  assert.is(functionTypeOf(op), type);
});

test('a name of a function becomes a constant', () => {
  const builder = new OpBuilder(context);
  const type = FunctionType.get(context, [], []);
  const make = func.hooks.materializeConstant!;
  const name = SymbolRefAttr.get(context, 'f');
  assert.is(make(builder, name, type, UnknownLoc.instance)?.name, 'func.constant');
  assert.is(make(builder, name, i32, UnknownLoc.instance), undefined);
  assert.is(make(builder, StringAttr.get(context, 'f'), type, UnknownLoc.instance), undefined);
});

test('arguments have names all or none', () => {
  assert.match(errorsOf('func.func @f(%a: i32, i32) {}')[0]!, /expected SSA identifier$/);
  assert.match(errorsOf('func.func @f(i32, %a: i32) {}')[0]!, /expected type instead of SSA identifier$/);
});

test('a body has a block, and the dictionary says nothing twice', () => {
  assert.match(errorsOf('func.func @f() {}')[0]!, /expected non-empty function body$/);
  assert.match(
    errorsOf('func.func private @f() attributes {sym_name = "g"}')[0]!,
    /'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary$/,
  );
});

test.run();
