import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Diagnostics } from '../diagnostics.ts';
import { parseExpression, parseNamedExpression, printExpression } from '../expression.ts';
import { SpecText } from '../nodes.ts';
import { SourceFile } from '../source.ts';

function textAt(text: string): SpecText {
  return new SpecText(text, new SourceFile('e', text), (index) => index);
}

function roundTrip(text: string): string {
  const diagnostics = new Diagnostics();
  const expression = parseExpression(textAt(text), diagnostics);
  return expression ? printExpression(expression) : diagnostics.render();
}

test('parses names, arguments, lists, texts and numbers', () => {
  for (const text of [
    'AnyType',
    'Variadic<TensorOf<[F32, I32]>>',
    'DefaultValuedAttr<BoolAttr, "false">',
    'MemRefRankOf<[F32], [1, -2]>',
    'HasParent<"scf.for", "scf.if">',
    'Quoted<"a \\"b\\"">',
  ])
    assert.is(roundTrip(text), text);
});

test('ignores blanks', () => {
  assert.is(roundTrip(' A < B ,[ 1 ] > '), 'A<B, [1]>');
});

test('reports where an expression goes wrong', () => {
  assert.is(roundTrip('A<B'), `e:1:4: error: expected ',' or '>'\nA<B\n   ^\n`);
  assert.is(roundTrip('A B'), `e:1:3: error: unexpected text after 'A'\nA B\n  ^\n`);
  assert.is(roundTrip('A<%>'), `e:1:3: error: unexpected character '%'\nA<%>\n  ^\n`);
  assert.is(
    roundTrip('A<,>'),
    `e:1:3: error: expected a name, a number, a text in double quotes or a list\nA<,>\n  ^\n`,
  );
});

test('parses a name after its constraint', () => {
  const diagnostics = new Diagnostics();
  const named = parseNamedExpression(textAt('OptionalAttr<I32Attr>:$dim_arg'), diagnostics);
  assert.is(named?.name, 'dim_arg');
  assert.is(named?.location.offset, 22);
  assert.is(parseNamedExpression(textAt('I32Attr $x'), diagnostics), undefined);
  assert.is(diagnostics.render(), `e:1:1: error: expected 'Constraint:$name', but got 'I32Attr $x'\nI32Attr $x\n^\n`);
});

test.run();
