import { test } from 'uvu';
import * as assert from 'uvu/assert';

import { builtin } from '../../builtin/index.ts';
import { DialectAttr } from '../../ir/attributes/scalar-attributes.ts';
import { Context } from '../../ir/context.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { type AttrSpec } from '../../ods/attr-spec.ts';
import { type EnumSpec } from '../../ods/enums.ts';
import { parseAttribute } from '../parse-source.ts';
import { printAttribute } from '../printer/print-op.ts';

/** Returns how an attribute of an enum with these keywords is printed; it must read back. */
function printed(written: string, keywords: readonly string[], bits: boolean): string {
  const cases = keywords.map((str, i) => ({ symbol: `C${i}`, str, value: 2 ** i }));
  const parts = { name: 'E', cppType: '::mlir::test::E', summary: 'an enum', cases };
  const spec: EnumSpec = bits ? { ...parts, bits } : parts;
  class EnumAttr extends DialectAttr {
    static readonly spec: AttrSpec<EnumAttr> = {
      dialect: 'test',
      mnemonic: 'e',
      recordName: 'Test_EnumAttr',
      className: 'EnumAttr',
      parameters: [{ name: 'value', type: { kind: 'enum', spec } }],
      format: [
        { kind: 'literal', text: '<' },
        { kind: 'variable', name: 'value' },
        { kind: 'literal', text: '>' },
      ],
      enumAttr: true,
      create: (context, parameters) => new EnumAttr(context, parameters),
    };
  }
  const attributes = new Map([['e', { mnemonic: 'e', spec: EnumAttr.spec, hooks: {} }]]);
  const rest = { dependentDialects: [], ops: [], types: new Map(), hooks: {} };
  const context = new Context(
    new DialectRegistry({ builtin: () => builtin, test: () => ({ namespace: 'test', attributes, ...rest }) }),
  );
  const attribute = parseAttribute(`#test.e<${written}>`, context)!;
  const text = printAttribute(attribute);
  assert.is(parseAttribute(text, context), attribute);
  return text;
}

test('words of enum attributes that are no keywords are in quotes', () => {
  assert.is(printed('"a"', ['a', 'odd one'], false), '#test.e<a>');
  assert.is(printed('"odd one"', ['a', 'odd one'], false), '#test.e<"odd one">');
  assert.is(printed('a|b', ['a', 'b', '2d'], true), '#test.e<a|b>');
  assert.is(printed('a|"2d"', ['a', 'b', '2d'], true), '#test.e<"a|2d">');
});

test.run();
