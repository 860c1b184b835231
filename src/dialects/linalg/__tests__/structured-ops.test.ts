import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as fc from 'fast-check';
import { ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { errorsOf, findOp, parseModule } from '../../__tests__/parse-module.ts';
import { linalg } from '../index.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { loopMaps } from '../structured/loop-maps.ts';
import { numArguments, scalarExpression } from '../structured/scalar-expression.ts';

const named = linalg.ops.map(({ spec }) => spec as OpSpec).filter(({ structured }) => structured !== undefined);

test('the record of every named operation can be read', () => {
  assert.ok(named.length > 80);
  for (const { name, structured } of named) {
    const inputs = numArguments(scalarExpression(structured!.body));
    assert.ok(inputs >= 2, name);
    if (structured!.maps === undefined) continue;
    const { numOperands, iteratorTypes, numberNames, maps } = loopMaps(structured!.maps);
    assert.ok(numOperands >= inputs, name);
    for (const map of maps(numberNames.map(() => 2n))) assert.is(map.numDims, iteratorTypes.length, name);
  }
});

test('indices are sums of loops with factors', () => {
  const { iteratorTypes, numberNames, maps } = loopMaps(
    '(w, f, kw) -> (w * stride0 + kw * dilation0), (kw, f), (w, f)',
  );
  assert.equal(iteratorTypes, ['parallel', 'parallel', 'reduction']);
  assert.equal(numberNames, ['stride0', 'dilation0']);
  const [image, kernel] = maps([2n, 1n]);
  assert.is(maps([2n, 1n]), maps([2n, 1n]));
  assert.is(String(image), '(d0, d1, d2) -> (d0 * 2 + d2)');
  assert.is(String(kernel), '(d0, d1, d2) -> (d2, d1)');
});

test('a loop that the maps do not have is a bug of the record', () => {
  assert.throws(() => loopMaps('(m) -> (n)'), /has no loop 'n'/);
  assert.throws(() => loopMaps('m'), /has no loops/);
});

test('scalar expressions bind as in mathematics', () => {
  const text = (source: string): string => {
    const print = (part: ReturnType<typeof scalarExpression>): string => {
      if (part.kind === 'call') return `${part.name}(${part.args.map(print).join(', ')})`;
      if (part.kind === 'cast') return `${part.name}<${print(part.of)}>`;
      if (part.kind === 'index') return `#${part.dim}`;
      return part.kind === 'number' ? part.text : part.name;
    };
    return print(scalarExpression(source));
  };
  assert.is(text('o + signed(a) * signed(b)'), 'add(o, mul(signed<a>, signed<b>))');
  assert.is(text('(a - b) - c'), text('a - b - c'));
  assert.is(text('max_signed(o, cast(a)) * 2.5E-3'), 'mul(max_signed(o, cast<a>), 2.5E-3)');
  assert.is(text('i32(index(1))'), 'i32<#1>');
  for (const wrong of ['a +', '(a', 'f(a', 'a b', '*']) assert.throws(() => scalarExpression(wrong), /'/, wrong);
});

test('expressions of many terms are left-associative', () => {
  const name = fc.constantFrom('a', 'b', 'o');
  fc.assert(
    fc.property(fc.array(name, { minLength: 2, maxLength: 9 }), (terms) => {
      const all = scalarExpression(terms.join(' + '));
      const first = scalarExpression(`(${terms.slice(0, -1).join(' + ')}) + ${terms.at(-1)}`);
      assert.equal(all, first);
    }),
    { seed: 1, numRuns: 50 },
  );
});

const module = parseModule(`
  func.func @f(%a: tensor<2x9x8x3xi8>, %k: tensor<3x2x3x4xi8>, %o: tensor<2x4x7x4xi32>, %x: tensor<4xf32>, %s: f32) {
    %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%a, %k : tensor<2x9x8x3xi8>, tensor<3x2x3x4xi8>) outs(%o : tensor<2x4x7x4xi32>) -> tensor<2x4x7x4xi32>
    %1 = linalg.add ins(%x, %s : tensor<4xf32>, f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
    return
  }`);

test('a convolution knows loops, maps and operands', () => {
  const conv = findOp(module, 'linalg.conv_2d_nhwc_hwcf');
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(conv)!;
  assert.equal(iteratorTypes, ['parallel', 'parallel', 'parallel', 'parallel', 'reduction', 'reduction', 'reduction']);
  assert.is(String(indexingMaps[0]), '(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 + d5, d6)');
  assert.is(dpsInputs(conv).length, 2);
  assert.is(dpsInits(conv)!.length, 1);
  assert.instance(conv.attributes.get('linalg.memoized_indexing_maps'), ArrayAttr);
});

test('the region casts to the type of the init', () => {
  const names = (op: string): string[] => [...findOp(module, op).regions[0]!.operations()].map(({ name }) => name);
  assert.equal(names('linalg.conv_2d_nhwc_hwcf'), [
    'arith.extsi',
    'arith.extsi',
    'arith.muli',
    'arith.addi',
    'linalg.yield',
  ]);
  assert.equal(names('linalg.add'), ['arith.addf', 'linalg.yield']);
});

test('a dimension is added once', () => {
  const program = (type: string): string => `func.func @f(%a: ${type}, %o: tensor<2x4x3x5xf32>) {
    %0 = linalg.broadcast ins(%a : ${type}) outs(%o : tensor<2x4x3x5xf32>) dimensions = [1, 1]
    return
  }`;
  assert.equal(errorsOf(program('tensor<2x3xf32>')), [
    "'linalg.broadcast' op added dimensions must differ, got [1, 1]",
  ]);
  assert.equal(errorsOf(program('tensor<2x4xf32>')), [
    "'linalg.broadcast' op input dim 1 should match init dim 2. input: 4, init: 3",
  ]);
});

test('scalars are the same in all iterations', () => {
  const { indexingMaps } = LinalgStructuredInterface.of(findOp(module, 'linalg.add'))!;
  assert.equal(indexingMaps.map(String), ['(d0) -> (d0)', '(d0) -> ()', '(d0) -> (d0)']);
});

test.run();
