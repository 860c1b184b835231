import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAttribute } from '../../asm/parse-source.ts';
import { printAttribute } from '../../asm/printer/print-op.ts';
import { builtin } from '../../builtin/index.ts';
import { attributeType, DialectAttr } from '../../ir/attributes/scalar-attributes.ts';
import { Context } from '../../ir/context.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { type Type } from '../../ir/type.ts';
import { DialectType } from '../../ir/types/dialect-types.ts';
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
  return contextWith([maybe('x'), maybe('y')], format);
}

/** `#test.typed<>`, with a type of its own, and `!test.t<number>`. */
class TypedAttr extends DialectAttr {
  static readonly spec: AttrSpec<TypedAttr> = {
    dialect: 'test',
    mnemonic: 'typed',
    recordName: 'Test_TypedAttr',
    className: 'TypedAttr',
    parameters: [{ name: 'type', type: { kind: 'self-type' } }],
    format: [literal('<'), literal('>')],
    create: (context, parameters) => new TypedAttr(context, parameters),
  };

  get type(): Type {
    return this.parameters[0] as Type;
  }
}

class TType extends DialectType {
  static readonly spec: AttrSpec<TType> = {
    dialect: 'test',
    mnemonic: 't',
    recordName: 'Test_T',
    className: 'TType',
    parameters: [{ name: 'n', type: number }],
    format: [literal('<'), variable('n'), literal('>')],
    create: (context, parameters) => new TType(context, parameters),
  };
}

function contextWith(parameters: readonly ParameterSpec[], format: readonly FormatElement[]): Context {
  const spec: AttrSpec = {
    dialect: 'test',
    mnemonic: 'a',
    recordName: 'Test_AAttr',
    className: 'AAttr',
    parameters,
    format: [literal('<'), ...format, literal('>')],
    create: (context, parameters) => new AAttr(context, parameters),
  };
  class AAttr extends DialectAttr {
    static readonly spec = spec;

    get type(): unknown {
      return parameters[0]?.name === 'type' ? this.parameters[0] : undefined;
    }
  }
  const records = { namespace: 'test', dependentDialects: [], ops: [], attributes: [AAttr, TypedAttr], types: [TType] };
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

test('all pairs of a struct may be absent, but not one that must be there', () => {
  const context = contextOf({ kind: 'struct', names: 'params' });
  check(context, '#test.a<>', [undefined, undefined]);
  check(context, '#test.a<y = 3>', [undefined, 3]);
  const strict = contextWith([{ name: 'x', type: number }, maybe('y')], [{ kind: 'struct', names: 'params' }]);
  check(strict, '#test.a<x = 1>', [1, undefined]);
  const errors: string[] = [];
  strict.diagnostics.addHandler(({ message }) => {
    errors.push(message);
  });
  assert.is(parseAttribute('#test.a<y = 3>', strict), undefined);
  assert.equal(errors, ['struct is missing required parameter: x']);
});

test('names are left out only where they are known, and where no type stands behind what they name', () => {
  const read = (type: ParameterSpec['type'], text: string): void => {
    const context = contextWith([{ name: 'x', type }], [variable('x')]);
    const attribute = parseAttribute(text, context)!;
    assert.is(printAttribute(attribute), text);
    assert.is(parseAttribute(printAttribute(attribute), context), attribute);
  };
  const any = { kind: 'attribute', cppType: '::mlir::Attribute' } as const;
  read(any, '#test.a<#test.a<1 : i32>>');
  read({ kind: 'array', of: any }, '#test.a<#test.a<unit>, #test.typed<> : i8>');
  read({ kind: 'attribute', cppType: '::test::TypedAttr', of: TypedAttr }, '#test.a<#test.typed<> : i32>');
  read({ kind: 'type', cppType: '::mlir::Type' }, '#test.a<!test.t<4>>');
  read({ kind: 'type', cppType: '::test::TType', of: TType }, '#test.a<<4>>');
});

test('a parameter called type is no type of an attribute', () => {
  const context = contextWith([{ name: 'type', type: number }], [variable('type')]);
  assert.is(attributeType(parseAttribute('#test.a<3>', context)!), undefined);
});

test.run();
