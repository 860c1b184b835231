import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAttribute } from '../../asm/parse-source.ts';
import { printAttribute } from '../../asm/printer/print-op.ts';
import { builtin } from '../../builtin/index.ts';
import { DialectAttr } from '../../ir/attributes/scalar-attributes.ts';
import { Context } from '../../ir/context.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { type AttrSpec, type ParameterSpec } from '../../ods/attr-spec.ts';
import { defineDialect } from '../../ods/dialect-spec.ts';

/** Formats of attributes that no dialect of the package has. */
const literal = (text: string): FormatElement => ({ kind: 'literal', text });
const blank: FormatElement = { kind: 'whitespace', text: ' ' };
const variable = (name: string): FormatElement => ({ kind: 'variable', name });
const number = { kind: 'int', bits: 64, signed: true } as const;
const maybe = (name: string): ParameterSpec => ({ name, type: { kind: 'optional', of: number } });

/** Returns the context of a dialect whose attribute `#test.a<…>` has a format with two numbers, `x` and `y`, that may be absent. */
function contextOf(...format: FormatElement[]): Context {
  const spec: AttrSpec = {
    dialect: 'test',
    mnemonic: 'a',
    recordName: 'Test_AAttr',
    className: 'AAttr',
    parameters: [maybe('x'), maybe('y')],
    format: [literal('<'), ...format, literal('>')],
    create: (context, parameters) => new AAttr(context, parameters),
  };
  class AAttr extends DialectAttr {
    static readonly spec = spec;
  }
  const records = { namespace: 'test', dependentDialects: [], ops: [], attributes: [AAttr], types: [] };
  return new Context(new DialectRegistry({ builtin: () => builtin, test: () => defineDialect(records, {}) }));
}

/** Checks that a text is read as these parameters and printed so. */
function check(context: Context, text: string, parameters: readonly unknown[]): void {
  const attribute = parseAttribute(text, context);
  assert.instance(attribute, DialectAttr);
  assert.equal((attribute as DialectAttr).parameters, parameters);
  assert.is(printAttribute(attribute as DialectAttr), text);
}

test('a group is there when one of the parameters of its struct is', () => {
  const then: FormatElement[] = [literal('with'), { kind: 'struct', names: ['x', 'y'] }];
  const context = contextOf({ kind: 'optional', then, otherwise: [], anchor: 1 });
  check(context, '#test.a<>', [undefined, undefined]);
  check(context, '#test.a<with y = 3>', [undefined, 3]);
  check(context, '#test.a<with x = 1, y = 3>', [1, 3]);
});

test('a group may begin with a blank', () => {
  const then = [blank, literal('x'), variable('x')];
  const context = contextOf(literal('of'), { kind: 'optional', then, otherwise: [], anchor: 2 });
  check(context, '#test.a<of>', [undefined, undefined]);
  check(context, '#test.a<of x 5>', [5, undefined]);
});

test('a group may be there when its anchor is not', () => {
  const group = {
    kind: 'optional',
    then: [literal('none')],
    otherwise: [literal('x'), variable('x')],
    anchor: 1,
  } as const;
  const context = contextOf({ ...group, inverted: true });
  check(context, '#test.a<none>', [undefined, undefined]);
  check(context, '#test.a<x 5>', [5, undefined]);
});

test.run();
