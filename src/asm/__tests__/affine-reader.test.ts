import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtin } from '../../builtin/index.ts';
import { Context } from '../../ir/context.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { parseAttribute } from '../parse-source.ts';
import { AffineReader } from '../parser/affine-reader.ts';

const read = (text: string): string | undefined => new AffineReader(text).read(0)?.toString();

test('maps and sets are read with all operators, and where they end is known', () => {
  const reader = new AffineReader('x (a, b.c)[n] -> ((a+b.c) floordiv 2, -a mod n, 3 * -(b.c) - 7 , n ceildiv 4)>');
  assert.is(String(reader.read(2)), '(d0, d1)[s0] -> ((d0 + d1) floordiv 2, (-d0) mod s0, d1 * -3 - 7, s0 ceildiv 4)');
  assert.is(reader.end, 77);
  assert.is(read('(i)[] : (i - 1 >= 0,\n\ti <= 9, i == 2 * i)'), '(d0) : (d0 - 1 >= 0, -d0 + 9 >= 0, -d0 == 0)');
  assert.is(read('() -> ()'), '() -> ()');
  assert.is(read('() : ()'), '() : (0 == 0)');
});

test('what is wrong or unusual is left to the grammar', () => {
  const texts = [
    '(a, a) -> (a)',
    '(a) -> (b)',
    '(a) -> (a a)',
    '(a) -> (a * a)',
    '(a) -> (2 mod a)',
    '(a) -> (a +)',
    '(a) -> (0x1)',
    '(a) -> (1a)',
    '(a) -> (1.0)',
    '(a) - > (a)',
    '(a) : (a > 1)',
    '(a) : (a, 1)',
    '(a) -> (a',
    '(1a) -> ()',
    '(symbol) -> (symbol)',
    '(a) -> (a // a\n)',
    '(a) -> (1234567890123456)',
    `(a) -> (${'('.repeat(33)}a${')'.repeat(33)})`,
    `(a) -> (${'-'.repeat(33)}a)`,
    `(${Array.from({ length: 17 }, (_, i) => `a${i}`).join()}) -> ()`,
  ];
  for (const text of texts) assert.is(read(text), undefined, text);
});

const expression = fc.letrec<{ expr: string }>((tie) => ({
  expr: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom('d0', 'd1', 'd2', 's0', 's1', '0', '1', '2', '64', '123456789'),
    tie('expr').map((expr) => `(${expr})`),
    tie('expr').map((expr) => `-${expr}`),
    fc
      .tuple(tie('expr'), fc.constantFrom('+', ' - ', '*', ' floordiv ', ' ceildiv ', ' mod '), tie('expr'))
      .map((parts) => parts.join('')),
  ),
})).expr;

test('a map is the same whether it is read by characters or by tokens, and so is what is wrong with it', () => {
  const context = new Context(new DialectRegistry({ builtin: () => builtin }));
  const parse = (text: string): unknown => {
    const { result, diagnostics } = context.diagnostics.collect(() => parseAttribute(text, context));
    return result ?? diagnostics.map(({ message }) => message).join();
  };
  fc.assert(
    fc.property(expression, fc.constantFrom('-> (', ': (0 >= '), (expr, before) => {
      const kind = before.startsWith('-') ? 'map' : 'set';
      const text = (comment: string): string => `affine_${kind}<(d0, d1, d2)[s0, s1] ${before}${comment}${expr})>`;
      assert.is(parse(text('')), parse(text('// by tokens\n')));
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test.run();
