import { test } from 'uvu';
import * as assert from 'uvu/assert';

import { builtin } from '../../builtin/index.ts';
import { DialectAttr } from '../../ir/attributes/scalar-attributes.ts';
import { Context } from '../../ir/context.ts';
import { type Dialect, DialectRegistry } from '../../ir/dialect.ts';
import { type AttrSpec } from '../../ods/attr-spec.ts';
import { parseAttribute } from '../parse-source.ts';
import { printAttribute } from '../printer/print-op.ts';

class BoundAttr extends DialectAttr {
  static readonly spec: AttrSpec<BoundAttr> = {
    dialect: 'test',
    mnemonic: 'bound',
    recordName: 'Test_BoundAttr',
    className: 'BoundAttr',
    parameters: [{ name: 'value', type: { kind: 'float' } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new BoundAttr(context, parameters),
  };
}

const dialect: Dialect = {
  namespace: 'test',
  dependentDialects: [],
  ops: [],
  attributes: new Map([['bound', { mnemonic: 'bound', spec: BoundAttr.spec, hooks: {} }]]),
  types: new Map(),
  hooks: {},
};

test('parameters that are doubles are printed so that they read back', () => {
  const context = new Context(new DialectRegistry({ builtin: () => builtin, test: () => dialect }));
  const texts: [string, string][] = [
    ['1.5', '1.500000e+00'],
    ['-0.0', '-0.000000e+00'],
    ['1.23456789', '1.2345678899999999'],
    ['0x7FF0000000000000', '0x7FF0000000000000'],
  ];
  for (const [written, printed] of texts) {
    const attribute = parseAttribute(`#test.bound<${written}>`, context)!;
    assert.is(printAttribute(attribute), `#test.bound<${printed}>`);
    assert.is(parseAttribute(printAttribute(attribute), context), attribute);
  }
});

test.run();
