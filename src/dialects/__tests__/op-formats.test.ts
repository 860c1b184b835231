import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../asm/parse-source.ts';
import { printOp } from '../../asm/printer/print-op.ts';
import {
  DenseF32ArrayAttr,
  DenseI64ArrayAttr,
  F16Attr,
  I64Attr,
  SymbolRefAttr,
  UnitAttr,
} from '../../builtin/attr-constraints.ts';
import { AnyRegion, AnySuccessor } from '../../builtin/region-constraints.ts';
import { AnyType } from '../../builtin/type-constraints.ts';
import { Context } from '../../ir/context.ts';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpDirective } from '../../ir/interfaces/op-directive.ts';
import { Operation } from '../../ir/operation.ts';
import { type Trait } from '../../ir/traits/trait.ts';
import {
  AttrSizedOperandSegments,
  AttrSizedResultSegments,
  NoTerminator,
  Terminator,
} from '../../ir/traits/structure-traits.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { defineDialect } from '../../ods/dialect-spec.ts';
import { type OpSpec, type ValueSpec } from '../../ods/op-spec.ts';
import { func } from '../func/index.ts';
import { builtin } from '../../builtin/index.ts';

/** Formats that no dialect of the package has. */
const attrDict: FormatElement = { kind: 'attr-dict' };
const literal = (text: string): FormatElement => ({ kind: 'literal', text });
const variable = (name: string): FormatElement => ({ kind: 'variable', name });
const type = (of: string): FormatElement => ({ kind: 'type', of });
const group = (anchor: number, ...then: FormatElement[]): FormatElement => ({
  kind: 'optional',
  then,
  otherwise: [],
  anchor,
});
const many = (name: string): ValueSpec => ({ name, constraint: AnyType, group: 'variadic' });
const optionalI64 = { name: 'n', constraint: I64Attr, optional: true } as const;

function contextOf(parts: Partial<OpSpec>, directives: Record<string, OpDirective> = {}): Context {
  const spec: OpSpec = {
    name: 'test.op',
    className: 'Op',
    operands: [],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
    ...parts,
  };
  class Op extends Operation {
    static readonly opName = 'test.op';
    static readonly spec = spec;
  }
  const records = { namespace: 'test', dependentDialects: [], ops: [Op], attributes: [], types: [] };
  const context = new Context(
    new DialectRegistry({
      builtin: () => builtin,
      func: () => func,
      test: () => defineDialect(records, { Op: { directives } }),
    }),
  );
  context.allowUnregisteredDialects = true;
  return context;
}

/** Returns how an operation of the format prints what is given in generic form, after its name, and what is read back, in generic form. */
function roundTrip(context: Context, op: string, behind = ''): string {
  const text = `func.func private @f(%x: i32, %y: i64) {\n  ${op}\n${behind}}\n`;
  const { result, diagnostics } = context.diagnostics.collect(() => parseText(text, context));
  if (!result) throw new Error(diagnostics[0]?.message);
  const printed = printOp(result);
  const again = context.diagnostics.collect(() => parseText(printed, context));
  if (!again.result) throw new Error(`${printed}${again.diagnostics[0]?.message}`);
  assert.is(printOp(again.result, { genericForm: true }), printOp(result, { genericForm: true }));
  return printed.split('\n').slice(2).join('\n').split('\n  }\n}')[0]!.trim();
}

const traits = (...list: Trait[]): Partial<OpSpec> => ({ traits: list });
const end = '  func.return\n';

test('a region of an optional group that is not there is one without blocks', () => {
  const regions = ['a', 'b'].map((name) => ({ name, constraint: AnyRegion }));
  const context = contextOf({
    ...traits(NoTerminator),
    regions,
    assemblyFormat: [variable('a'), group(1, literal('else'), variable('b')), attrDict],
  });
  assert.is(roundTrip(context, '"test.op"() ({ "a.b"() : () -> () }, {}) : () -> ()', end).split('\n').length, 4);
  assert.match(roundTrip(context, '"test.op"() ({}, { "a.b"() : () -> () }) : () -> ()', end), '} else {');
});

test('a group of regions is there although they are empty', () => {
  const regions = [{ name: 'a', constraint: AnyRegion, variadic: true }] as const;
  const format = [group(1, literal('r'), variable('a')), attrDict];
  const context = contextOf({ ...traits(NoTerminator), regions, assemblyFormat: format });
  assert.is(roundTrip(context, '"test.op"() ({}, {}) : () -> ()', end).split('\n')[0], 'test.op r {');
  assert.is(roundTrip(context, '"test.op"() : () -> ()', end).split('\n')[0], 'test.op');
});

test('directives stand for all regions and for all successors', () => {
  const regions = ['a', 'b'].map((name) => ({ name, constraint: AnyRegion }));
  const successors = ['s', 't'].map((name) => ({ name, constraint: AnySuccessor }));
  const all = contextOf({ ...traits(NoTerminator), regions, assemblyFormat: [{ kind: 'regions' }, attrDict] });
  assert.match(roundTrip(all, '"test.op"() ({}, {}) : () -> ()', end), /^test\.op \{\n\s*\}, \{\n\s*\}/);
  const branch = contextOf({ ...traits(Terminator), successors, assemblyFormat: [{ kind: 'successors' }, attrDict] });
  assert.match(
    roundTrip(branch, '"test.op"()[^a, ^b] : () -> ()', '^a:\n func.return\n^b:\n func.return\n'),
    'test.op ^bb1, ^bb2',
  );
});

test('successors anchor optional groups', () => {
  const successors = [{ name: 's', constraint: AnySuccessor, variadic: true }] as const;
  const format = [group(1, literal('to'), variable('s')), attrDict];
  const context = contextOf({ ...traits(Terminator), successors, assemblyFormat: format });
  const blocks = '^a:\n func.return\n';
  assert.match(roundTrip(context, '"test.op"()[^a, ^a] : () -> ()', blocks), 'test.op to ^bb1, ^bb1');
  assert.is(roundTrip(context, '"test.op"() : () -> ()', blocks).split('\n')[0], 'test.op');
  const first = contextOf({
    ...traits(Terminator),
    successors,
    assemblyFormat: [group(0, variable('s'), literal('*')), attrDict],
  });
  assert.match(roundTrip(first, '"test.op"()[^a] : () -> ()', blocks), 'test.op ^bb1 *');
});

test('the sizes of groups stand in the dictionary where all operands are in one list', () => {
  const context = contextOf({
    ...traits(AttrSizedOperandSegments),
    operands: [many('a'), many('b')],
    assemblyFormat: [{ kind: 'operands' }, attrDict, literal(':'), type('operands')],
  });
  const op = '"test.op"(%x, %y, %x) <{operandSegmentSizes = array<i32: 1, 2>}> : (i32, i64, i32) -> ()';
  const printed = 'test.op %arg0, %arg1, %arg0 {operandSegmentSizes = array<i32: 1, 2>} : i32, i64, i32';
  assert.is(roundTrip(context, op, end).split('\n')[0], printed);
});

test('the sizes of groups of results follow from their types', () => {
  const context = contextOf({
    ...traits(AttrSizedResultSegments),
    results: [many('a'), many('b')],
    assemblyFormat: [attrDict, literal(':'), type('a'), literal('->'), type('b')],
  });
  const op = '%0:3 = "test.op"() <{resultSegmentSizes = array<i32: 1, 2>}> : () -> (i32, i64, i32)';
  assert.is(roundTrip(context, op, end).split('\n')[0], '%a, %b:2 = test.op : i32 -> i64, i32');
});

test('an optional symbol or array of numbers is none where a dictionary stands', () => {
  for (const constraint of [SymbolRefAttr, DenseI64ArrayAttr]) {
    const context = contextOf({
      attributes: [{ name: 'n', constraint, optional: true }],
      assemblyFormat: [group(0, variable('n')), attrDict],
    });
    assert.is(roundTrip(context, '"test.op"() {a.x} : () -> ()', end).split('\n')[0], 'test.op {a.x}');
    const value = constraint === SymbolRefAttr ? '@s' : 'array<i64: 1>';
    const printed = constraint === SymbolRefAttr ? '@s' : '[1]';
    assert.is(
      roundTrip(context, `"test.op"() <{n = ${value}}> {a.x} : () -> ()`, end).split('\n')[0],
      `test.op ${printed} {a.x}`,
    );
  }
});

test('the group that an optional group is an alternative to may start with a keyword', () => {
  const format: FormatElement[] = [
    { kind: 'optional', then: [literal('u')], otherwise: [literal('v'), variable('n')], anchor: 1, inverted: true },
    attrDict,
  ];
  const context = contextOf({
    attributes: [{ name: 'n', constraint: UnitAttr, optional: true }],
    assemblyFormat: format,
  });
  assert.is(roundTrip(context, '"test.op"() : () -> ()', end).split('\n')[0], 'test.op u');
  assert.is(roundTrip(context, '"test.op"() <{n}> : () -> ()', end).split('\n')[0], 'test.op v');
});

test('prop-dict has the inherent attributes that the format does not mention', () => {
  const attributes = [optionalI64, { name: 'm', constraint: I64Attr }];
  const partial = contextOf({ attributes, assemblyFormat: [variable('m'), { kind: 'prop-dict' }, attrDict] });
  const op = '"test.op"() <{m = 1 : i64, n = 2 : i64}> {a.x = 3 : i64} : () -> ()';
  assert.is(roundTrip(partial, op, end).split('\n')[0], 'test.op 1 < {n = 2 : i64}> {a.x = 3 : i64}');
  assert.is(roundTrip(partial, '"test.op"() <{m = 1 : i64}> : () -> ()', end).split('\n')[0], 'test.op 1');
  const whole = contextOf({ attributes, assemblyFormat: [{ kind: 'prop-dict' }, attrDict] });
  assert.is(roundTrip(whole, op, end).split('\n')[0], 'test.op <{m = 1 : i64, n = 2 : i64}> {a.x = 3 : i64}');
});

test('clauses of an oilist may start with punctuation', () => {
  const attributes = [optionalI64];
  const clauses = [{ keyword: '*', elements: [variable('n')] }];
  const context = contextOf({ attributes, assemblyFormat: [{ kind: 'oilist', clauses }, attrDict] });
  assert.is(roundTrip(context, '"test.op"() <{n = 3 : i64}> : () -> ()', end).split('\n')[0], 'test.op * 3');
});

/** Writes `*` and a number, above the one that it is told of. */
const above: OpDirective = {
  parse(parser, known) {
    if (!parser.parseOptionalPunctuation('*')) return undefined;
    assert.is(known[1], 'by');
    const base = known[2] instanceof IntegerAttr ? known[2].value : 0n;
    return [IntegerAttr.get((known[2] as IntegerAttr).type, base + parser.parseInteger())];
  },
  print(printer, [n, by, base]) {
    assert.is(by, 'by');
    printer.print(`*${(n as IntegerAttr).value - (base as IntegerAttr).value}`);
  },
};

test('a directive may start a group, anchor it, and see what was parsed before', () => {
  const attributes = [optionalI64, { name: 'm', constraint: I64Attr }];
  const args: FormatElement[] = [variable('n'), literal('by'), { kind: 'ref', name: 'm' }];
  const format = [variable('m'), group(0, { kind: 'custom', name: 'Above', args }), attrDict];
  const context = contextOf({ attributes, assemblyFormat: format }, { Above: above });
  const op = '"test.op"() <{m = 5 : i64, n = 7 : i64}> : () -> ()';
  assert.is(roundTrip(context, op, end).split('\n')[0], 'test.op 5 *2');
  assert.is(roundTrip(context, '"test.op"() <{m = 5 : i64}> : () -> ()', end).split('\n')[0], 'test.op 5');
});

test('a dictionary is told from the first of a group of regions', () => {
  const regions = [{ name: 'a', constraint: AnyRegion, variadic: true }] as const;
  const context = contextOf({ ...traits(NoTerminator), regions, assemblyFormat: [variable('a'), attrDict] });
  assert.is(roundTrip(context, '"test.op"() {k = 1} : () -> ()', end).split('\n')[0], 'test.op  {k = 1 : i64}');
  assert.is(roundTrip(context, '"test.op"() {"a b"} : () -> ()', end).split('\n')[0], 'test.op  {"a b"}');
  assert.is(
    roundTrip(context, '"test.op"() ({ "a.b"() {k = 1} : () -> () }) : () -> ()', end).split('\n')[0],
    'test.op {',
  );
});

test('a region may stand somewhere behind a dictionary that is not there', () => {
  const regions = [{ name: 'a', constraint: AnyRegion }] as const;
  const format = [attrDict, group(1, literal('x'), variable('n')), variable('a')];
  const context = contextOf({ ...traits(NoTerminator), attributes: [optionalI64], regions, assemblyFormat: format });
  assert.is(roundTrip(context, '"test.op"() ({ "a.b"() : () -> () }) : () -> ()', end).split('\n')[0], 'test.op {');
  assert.match(roundTrip(context, '"test.op"() ({}) {k} : () -> ()', end), /^test\.op \{k\} \{/);
});

test('the label of the next block is none of the successors', () => {
  const successors = [{ name: 's', constraint: AnySuccessor, variadic: true }] as const;
  for (const format of [
    [variable('s'), attrDict],
    [attrDict, { kind: 'successors' }],
  ] as const) {
    const context = contextOf({ ...traits(Terminator), successors, assemblyFormat: format });
    assert.is(roundTrip(context, '"test.op"() : () -> ()', '^a:\n func.return\n').split('\n')[0]?.trim(), 'test.op');
    const text = roundTrip(context, '"test.op"()[^a] : () -> ()', '^a(%a: i32):\n func.return\n');
    assert.is(text.split('\n')[0], 'test.op ^bb1');
  }
});

test('a unit attribute that is alone in its group is written', () => {
  const attributes = [{ name: 'u', constraint: UnitAttr, optional: true }] as const;
  const alone = contextOf({
    attributes,
    assemblyFormat: [literal('a'), group(0, variable('u')), literal('z'), attrDict],
  });
  assert.is(roundTrip(alone, '"test.op"() <{u}> : () -> ()', end).split('\n')[0], 'test.op a unit z');
  assert.is(roundTrip(alone, '"test.op"() : () -> ()', end).split('\n')[0], 'test.op a z');
  const first = contextOf({ attributes, assemblyFormat: [group(0, variable('u'), literal('on')), attrDict] });
  assert.is(roundTrip(first, '"test.op"() <{u}> : () -> ()', end).split('\n')[0], 'test.op on');
});

test('the types of all operands are divided as the operands are', () => {
  const context = contextOf({
    ...traits(AttrSizedOperandSegments),
    operands: [many('a'), many('b')],
    assemblyFormat: [variable('a'), literal('x'), variable('b'), attrDict, literal(':'), type('operands')],
  });
  const op = '"test.op"(%x, %y) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i64) -> ()';
  assert.is(roundTrip(context, op, end).split('\n')[0], 'test.op %arg0 x %arg1 : i32, i64');
});

test('the type of an operand that is not there is refused where the operand would be', () => {
  const operands: readonly ValueSpec[] = [{ name: 'a', constraint: AnyType, group: 'optional' }];
  const format = [literal('of'), variable('a'), literal(':'), type('a'), attrDict];
  const context = contextOf({ operands, assemblyFormat: format });
  const said: string[] = [];
  context.diagnostics.addHandler((diagnostic) => void said.push(renderDiagnostic(diagnostic).split('\n')[0]!));
  assert.is(parseText('test.op of : i64', context), undefined);
  assert.equal(said, [
    "<text>:1:12: error: custom op 'test.op' number of operands and types do not match: got 0 operands and 1 types",
  ]);
});

test('arrays of floats and small floats read back without their types', () => {
  const context = contextOf({
    attributes: [
      { name: 'a', constraint: DenseF32ArrayAttr },
      { name: 'b', constraint: F16Attr },
    ],
    assemblyFormat: [variable('a'), literal('by'), variable('b'), attrDict],
  });
  const generic = '"test.op"() <{a = array<f32: 1.5, 0.1, 0x7FC00000>, b = 0.5 : f16}> : () -> ()';
  assert.is(
    roundTrip(context, generic, end).split('\n')[0],
    'test.op [1.500000e+00, 0.10000000149011612, 0x7FF8000000000000] by 5.000000e-01',
  );
});

test.run();
