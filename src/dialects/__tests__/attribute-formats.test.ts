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
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { type AttrSpec, type ParameterSpec } from '../../ods/attr-spec.ts';
import { defineDialect } from '../../ods/dialect-spec.ts';
import { type EnumSpec } from '../../ods/enums.ts';

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
      return this.parameters[parameters.findIndex(({ name }) => name === 'type')];
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

// Texts and messages of the dialect `test` of mlir-opt 22.
const params: FormatElement = { kind: 'params' };
const string = { kind: 'string' } as const;

/** Returns the messages about a text, with their columns. */
function messagesOf(context: Context, text: string): string[] {
  const messages: string[] = [];
  const remove = context.diagnostics.addHandler(({ location, message }) => {
    messages.push(`${'column' in location ? location.column : '?'}: ${message}`);
    return true;
  });
  assert.is(parseAttribute(text, context), undefined);
  remove();
  return messages;
}

test('a parameter outside of groups may be absent', () => {
  const context = contextWith([maybe('x'), { name: 'y', type: number }], [variable('x'), literal(','), variable('y')]);
  check(context, '#test.a<, 6>', [undefined, 6]);
  check(context, '#test.a<-5, 6>', [-5, 6]);
  assert.equal(messagesOf(context, '#test.a<5 6>'), ["10: expected ','"]);
  assert.equal(messagesOf(context, `#test.a<${2n ** 64n}, 6>`), [
    '9: integer value too large',
    "29: failed to parse Test_AAttr parameter 'x' which is to be a `std::optional<int64_t>`",
  ]);
});

test('in a list of all parameters those that are absent have no comma behind them', () => {
  const first = contextWith([maybe('x'), { name: 'y', type: string }], [params]);
  check(first, '#test.a<"a">', [undefined, 'a']);
  check(first, '#test.a<5, "a">', [5, 'a']);
  assert.equal(messagesOf(first, '#test.a<5>'), ["10: expected ','"]);
  assert.equal(messagesOf(first, '#test.a<, "a">'), [
    '9: expected string',
    "9: failed to parse Test_AAttr parameter 'y' which is to be a `::llvm::StringRef`",
  ]);
  const last = contextWith([{ name: 'x', type: string }, maybe('y')], [params]);
  check(last, '#test.a<"a">', ['a', undefined]);
  check(last, '#test.a<"a", 5>', ['a', 5]);
  assert.is(printAttribute(parseAttribute('#test.a<"a",>', last)!), '#test.a<"a">');
});

test('a group is there when one of the parameters of its list is', () => {
  const then: FormatElement[] = [literal('('), params, literal(')')];
  const group: FormatElement = { kind: 'optional', then, otherwise: [literal('x')], anchor: 1 };
  const context = contextWith([maybe('x'), { name: 'y', type: { kind: 'optional', of: string } }], [group]);
  check(context, '#test.a<x>', [undefined, undefined]);
  check(context, '#test.a<(5)>', [5, undefined]);
  check(context, '#test.a<("b")>', [undefined, 'b']);
  check(context, '#test.a<(5, "b")>', [5, 'b']);
});

test('parameters of many types may be absent', () => {
  const cases = [{ symbol: 'A', str: 'a', value: 0 }] as const;
  const spec = { name: 'E', cppType: '::test::E', summary: 'an enum', cases };
  const kinds: readonly (readonly [type: ParameterSpec['type'], text: string, value: unknown])[] = [
    [{ kind: 'bool' }, 'true', true],
    [string, '"s"', 's'],
    [{ kind: 'enum', spec }, 'a', 'a'],
    [{ kind: 'array', of: number }, '1, 2', [1, 2]],
  ];
  for (const [of, text, value] of kinds) {
    const context = contextWith([{ name: 'x', type: { kind: 'optional', of } }], [variable('x')]);
    check(context, '#test.a<>', [undefined]);
    check(context, `#test.a<${text}>`, [value]);
  }
  for (const of of [
    { kind: 'type', cppType: 'Type' },
    { kind: 'attribute', cppType: '::mlir::Attribute' },
  ] as const) {
    const context = contextWith([{ name: 'x', type: { kind: 'optional', of } }], [variable('x')]);
    check(context, '#test.a<>', [undefined]);
    assert.is(printAttribute(parseAttribute('#test.a<i32>', context)!), '#test.a<i32>');
  }
});

test('a default is left out, and read where it is', () => {
  const context = contextWith([{ name: 'x', type: { kind: 'default', of: number, value: 7 } }], [variable('x')]);
  check(context, '#test.a<>', [7]);
  check(context, '#test.a<8>', [8]);
  assert.is(printAttribute(parseAttribute('#test.a<7>', context)!), '#test.a<>');
});

test('the type of an attribute itself is none of all its parameters', () => {
  const parameters: ParameterSpec[] = [
    { name: 'x', type: number },
    { name: 'type', type: { kind: 'self-type' } },
  ];
  for (const [element, text] of [
    [params, '5'],
    [{ kind: 'struct', names: 'params' } as const, 'x = 5'],
  ] as const) {
    const context = contextWith(parameters, [element]);
    assert.is(printAttribute(parseAttribute(`#test.a<${text}> : i32`, context)!), `#test.a<${text}> : i32`);
  }
});

test('bits that are not in quotes', () => {
  const cases = [
    { symbol: 'Read', str: 'read', value: 1 },
    { symbol: 'Write', str: 'write', value: 2 },
  ];
  const spec: EnumSpec = {
    name: 'Bits',
    cppType: '::test::Bits',
    summary: 'a bit enum',
    bits: true,
    isField: true,
    separator: ', ',
    cases,
  };
  const context = contextWith([{ name: 'x', type: { kind: 'enum', spec } }], [variable('x')]);
  check(context, '#test.a<read>', [1]);
  check(context, '#test.a<read, write>', [3]);
  assert.is(printAttribute(parseAttribute('#test.a<write, read>', context)!), '#test.a<read, write>');
  const failed = "failed to parse Test_AAttr parameter 'x' which is to be a `Bits`";
  assert.equal(messagesOf(context, '#test.a<"read">'), ['9: expected keyword for a bit enum', `9: ${failed}`]);
  assert.equal(messagesOf(context, '#test.a<read,>'), ['14: expected keyword for a bit enum', `14: ${failed}`]);
  assert.equal(messagesOf(context, '#test.a<read, none>'), [
    '15: expected one of [read, write] for a bit enum, got: none',
    `19: ${failed}`,
  ]);
});

test('the message about a type of another kind says which it should be', () => {
  const type = { kind: 'type', cppType: '::mlir::RankedTensorType', of: RankedTensorType } as const;
  const [message] = messagesOf(contextWith([{ name: 'x', type }], [variable('x')]), '#test.a<i32>');
  assert.is(message, "9: invalid kind of type specified: expected builtin.tensor, but found 'i32'");
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
