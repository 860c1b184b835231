import { test } from 'uvu';
import * as assert from 'uvu/assert';

import { builtin } from '../../builtin/index.ts';
import { Context } from '../../ir/context.ts';
import { type Dialect, DialectRegistry } from '../../ir/dialect.ts';
import { DialectType } from '../../ir/types/dialect-types.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { type TypeSpec } from '../../ods/attr-spec.ts';
import { parseType } from '../parse-source.ts';
import { printType } from '../printer/print-op.ts';

/** A type of sizes and, behind an `x`, an element type; `between` stands on both sides of the `x`. */
function specOf(mnemonic: string, between: readonly FormatElement[]): TypeSpec {
  const spec: TypeSpec = {
    dialect: 'test',
    mnemonic,
    recordName: 'Test_DimType',
    className: 'DimType',
    parameters: [
      { name: 'shape', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'element', type: { kind: 'type', cppType: '::mlir::Type' } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'custom', name: 'DimensionList', args: [{ kind: 'variable', name: 'shape' }] },
      ...between,
      { kind: 'literal', text: 'x' },
      ...between,
      { kind: 'variable', name: 'element' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) =>
      new (class DimType extends DialectType {
        static readonly spec = spec;
      })(context, parameters),
  };
  return spec;
}

const specs = [specOf('apart', []), specOf('joined', [{ kind: 'whitespace', text: '' }])];
const dialect: Dialect = {
  namespace: 'test',
  dependentDialects: [],
  ops: [],
  attributes: new Map(),
  types: new Map(specs.map((spec) => [spec.mnemonic, { mnemonic: spec.mnemonic, spec, hooks: {} }])),
  hooks: {},
};

test('dimensions are read with the x behind them, and what is printed reads back', () => {
  const context = new Context(new DialectRegistry({ builtin: () => builtin, test: () => dialect }));
  const texts: [string, string][] = [
    ['!test.apart<4xf32>', '!test.apart<4 x f32>'],
    ['!test.apart<4x2 x f32>', '!test.apart<4x2 x f32>'],
    ['!test.apart<x f32>', '!test.apart< x f32>'],
    ['!test.joined<4x0xf32>', '!test.joined<4x0xf32>'],
    ['!test.joined<4 x xf32>', ''],
    ['!test.joined<xtensor<2xf32>>', '!test.joined<xtensor<2xf32>>'],
  ];
  for (const [written, printed] of texts) {
    const type = parseType(written, context);
    assert.is(type ? printType(type) : '', printed, written);
    if (type) assert.is(parseType(printed, context), type);
  }
});

test.run();
