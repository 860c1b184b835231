import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FormatElement } from '../format/elements.ts';
import { base, compile, opOf } from './spec-text.ts';

function formatOf(format: string, members: string): readonly FormatElement[] | undefined {
  return opOf(`records:\n  Test_A:\n    parent: Op\n    mnemonic: a\n${members}    assemblyFormat: "${format}"\n`)
    .format;
}

test('parses literals, variables, types and white space', () => {
  const members = '    ins: ["AnyType:$x"]\n    outs: ["AnyType:$r"]\n';
  assert.equal(formatOf('$x ` ` `as` `` attr-dict `\\\\n` `:` type($x) `->` qualified(type($r))', members), [
    { kind: 'variable', name: 'x' },
    { kind: 'whitespace', text: ' ' },
    { kind: 'literal', text: 'as' },
    { kind: 'whitespace', text: '' },
    { kind: 'attr-dict' },
    { kind: 'whitespace', text: '\n' },
    { kind: 'literal', text: ':' },
    { kind: 'type', of: 'x' },
    { kind: 'literal', text: '->' },
    { kind: 'type', of: 'r', qualified: true },
  ]);
});

test('a group that begins with a blank may stand behind an empty literal and a word', () => {
  const members = '    ins: ["UnitAttr:$u", "UnitAttr:$v"]\n';
  assert.is(formatOf('``(`(` $u^ `)`)? ``(` ` `with` $v^)? attr-dict', members)?.length, 5);
});

test('types follow from traits whose members are named without quotes', () => {
  const members = '    traits: [\'AllTypesMatch<[x, r]>\']\n    ins: ["AnyType:$x"]\n    outs: ["AnyType:$r"]\n';
  assert.equal(formatOf('$x attr-dict `:` type($x)', members)?.at(-1), { kind: 'type', of: 'x' });
});

test('a colon may stand behind lists, however their constraint is made', () => {
  const constraints = `constraints:
  Test_List: { arrayOf: I32Attr }
  Test_Short: { allOf: [AnyAttr, Test_List], summary: short list }
  Test_Either: { anyOf: [Test_List, Test_Short] }
  AnyAttr: { native: true, kind: attr, summary: any attribute }
`;
  for (const name of ['Test_List', 'Test_Short', 'Test_Either']) {
    const op = opOf(
      `${constraints}records:\n  Test_A: { parent: Op, mnemonic: a, ins: ["AnyType:$x", "${name}:$list"], assemblyFormat: "$x $list \`:\` type($x) attr-dict" }\n`,
    );
    assert.is(op.format?.length, 5, name);
  }
});

test('parses optional groups with an else branch', () => {
  const members = '    ins: ["Variadic<I32>:$x", "UnitAttr:$u"]\n';
  assert.equal(formatOf('(`on` $x^)? : (`off`)? attr-dict (`u` $u^)?'.replace(')? :', ') :'), members), [
    {
      kind: 'optional',
      then: [
        { kind: 'literal', text: 'on' },
        { kind: 'variable', name: 'x' },
      ],
      otherwise: [{ kind: 'literal', text: 'off' }],
      anchor: 1,
    },
    { kind: 'attr-dict' },
    {
      kind: 'optional',
      then: [
        { kind: 'literal', text: 'u' },
        { kind: 'variable', name: 'u' },
      ],
      otherwise: [],
      anchor: 1,
    },
  ]);
});

test('an anchor in the else branch inverts the group', () => {
  const [group] = formatOf('(`none`) : ($x^)? attr-dict', '    ins: ["Optional<I32>:$x"]\n') ?? [];
  assert.ok(group?.kind === 'optional');
  assert.is(group.inverted, true);
  assert.is(group.anchor, 0);
});

test('parses directives with arguments', () => {
  const members =
    '    ins: ["Variadic<AnyType>:$x", "OptionalAttr<I32Attr>:$n"]\n    outs: ["Variadic<AnyType>:$r"]\n    regions: ["AnyRegion:$body"]\n';
  assert.equal(
    formatOf(
      'custom<Dims>($x, ref($x), \\"s\\") attr-dict-with-keyword oilist(`n` $n | `m`) regions `:` functional-type($x, results)',
      members,
    ),
    [
      {
        kind: 'custom',
        name: 'Dims',
        args: [
          { kind: 'variable', name: 'x' },
          { kind: 'ref', name: 'x' },
          { kind: 'literal', text: 's' },
        ],
      },
      { kind: 'attr-dict-with-keyword' },
      {
        kind: 'oilist',
        clauses: [
          { keyword: 'n', elements: [{ kind: 'variable', name: 'n' }] },
          { keyword: 'm', elements: [] },
        ],
      },
      { kind: 'regions' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'x', results: 'results' },
    ],
  );
});

test('types follow from traits', () => {
  const binary = '    ins: ["AnyType:$a", "AnyType:$b"]\n    outs: ["AnyType:$r"]\n';
  const withTraits = (traits: string) => `    traits: [${traits}]\n${binary}`;
  for (const [traits, format] of [
    ['SameOperandsAndResultType', '$a `,` $b attr-dict `:` type($r)'],
    ['SameTypeOperands, InferTypeOpInterface', '$a `,` $b attr-dict `:` type($a)'],
    [`'AllTypesMatch<["a", "b", "r"]>'`, '$a `,` $b attr-dict `:` type($b)'],
    [
      `'TypesMatchWith<"w", "a", "b", "identity">', 'TypesMatchWith<"w", "b", "r", "elementType">'`,
      '$a `,` $b attr-dict `:` type($a)',
    ],
  ] as const)
    assert.ok(formatOf(format, withTraits(traits)), traits);
});

test('an attribute in the text gives the types that match it', () => {
  const members = `    traits: ['AllTypesMatch<["v", "r"]>']\n    ins: ["I32Attr:$v"]\n    outs: ["AnyType:$r"]\n`;
  assert.ok(formatOf('attr-dict $v', members));
});

test('a member called operands or results goes before the directive', () => {
  assert.ok(
    formatOf(
      'attr-dict ($results^ `:` type($results))?',
      '    traits: [Terminator]\n    ins: ["Variadic<AnyType>:$results"]\n',
    ),
  );
});

test('parses the directives of attributes', () => {
  const attributes = (format: string) => {
    const { model, errors } = compile({
      'test/base': base,
      'test/ops': `dialect: test\ninclude: [test/base]\nrecords:\n  Test_A:\n    parent: AttrDef\n    mnemonic: a\n    parameters: ["int64:$x", "Optional<Type>:$y"]\n    assemblyFormat: "${format}"\n`,
    });
    return { errors, format: model.dialects[0]?.attributes[0]?.format };
  };
  assert.equal(attributes('`<` params `>`').format?.[1], { kind: 'params' });
  assert.equal(attributes('`<` struct(params) `>`').format?.[1], { kind: 'struct', names: 'params' });
  assert.equal(attributes('`<` struct($x, $y) `>`').format?.[1], { kind: 'struct', names: ['x', 'y'] });
  assert.equal(attributes('`<` custom<VargDimensionList>($x) (`,` qualified($y)^)? `>`').errors, '');
  assert.match(attributes('`<` params $x `>`').errors, "error: duplicate parameter 'x'");
  assert.match(attributes('`<` $x params `>`').errors, 'error: `params` captures duplicate parameter: x');
  assert.match(attributes('`<` custom<F>(ref($x)) params `>`').errors, "error: parameter 'x' must be bound before");
  assert.match(
    attributes('`<` struct(x) `>`').errors,
    'error: `struct` argument list expected a parameter or directive',
  );
  assert.match(
    attributes('`<` $x (`a`^ $y)? `>`').errors,
    'error: optional group anchor must be a parameter or directive',
  );
  assert.match(attributes('`<` $x (params^)? `>`').errors, 'error: parameters in an optional group must be optional');
});

test.run();
