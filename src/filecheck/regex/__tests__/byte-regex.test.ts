import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AutomatonRegex } from '../automaton-regex.ts';
import { compileRegex, escapeRegex, regexError } from '../byte-regex.ts';
import { ereToJs } from '../ere-to-js.ts';
import { EreError, parseEre } from '../parse-ere.ts';

const fixed = { seed: 20, numRuns: 300 };

function find(pattern: string, text: string, from = 0, to = text.length): (string | undefined)[] | undefined {
  const match = compileRegex(pattern).match(text, from, to);
  if (!match) return undefined;
  const { groups } = match;
  assert.is(groups[0], match.start);
  assert.is(groups[1], match.end);
  return Array.from({ length: groups.length / 2 }, (_, n) =>
    groups[2 * n]! < 0 ? undefined : text.slice(groups[2 * n], groups[2 * n + 1]),
  );
}

test('the longest of the first matches wins', () => {
  assert.equal(find('a|ab', 'xxab'), ['ab']);
  assert.equal(find('(a|ab)(c|bcd)(d*)', 'abcd'), ['abcd', 'ab', 'c', 'd']);
  assert.equal(find('(fo|foo)(o|b)?', 'foob'), ['foob', 'foo', 'b']);
  assert.equal(find('x*', 'aaxx'), ['']);
});

test('groups that take no part have no place', () => {
  assert.equal(find('(a)|(b)', 'b'), ['b', undefined, 'b']);
});

test('lines end at newlines and at the ends of the input', () => {
  assert.equal(find('^foo$', 'x\nfoo\ny'), ['foo']);
  assert.equal(find('^b', 'ab', 1), ['b']);
  assert.equal(find('(a|aa)$', 'aab', 0, 2), ['aa', 'aa']);
  assert.equal(find('a.*b|x', 'a\nb'), undefined);
  assert.equal(find('[^x]+|y', 'a\nb'), ['a']);
});

test('matches across lines when it must', () => {
  assert.equal(find('(\n$)', 'a\n\nb'), ['\n', '\n']);
  assert.equal(find('(b|a)[[:space:]]+(c|d)', 'x a \n\n c'), ['a \n\n c', 'a', 'c']);
});

test('words start and end where letters, digits and underscores do', () => {
  assert.equal(find('[[:<:]](a|ab)[[:>:]]', 'abc _ab ab'), ['ab', 'ab']);
  assert.equal(find('[[:<:]]([a-z]*)[[:>:]]', '+ab+'), ['ab', 'ab']);
  assert.equal(find('(.)\\1[[:>:]]', 'aab bb'), ['bb', 'b']);
});

test('back-references repeat a group', () => {
  assert.equal(find('(.)\\1', 'abccd'), ['cc', 'c']);
  assert.equal(find('(a|b)=\\10', 'x a=a0'), ['a=a0', 'a']);
});

test('letters match without their case when asked', () => {
  const regex = compileRegex('aB[c-d](x|Y)', { ignoreCase: true });
  assert.is(regex.match('--AbDy', 0, 6)?.start, 2);
  assert.is(compileRegex('é', { ignoreCase: true }).match('É', 0, 1), undefined);
});

test('nothing after the end of the region is read', () => {
  assert.is(find('ab|abc', 'xab', 0, 2), undefined);
  assert.is(find('abc', 'abc', 0, 2), undefined);
  assert.equal(find('%(.*) =', '%a = b =', 0, 5), ['%a =', 'a']);
});

test('expressions that make backtracking explode stay linear', () => {
  const text = `${'a'.repeat(20000)}c`;
  assert.is(find('(a*)*b', text), undefined);
  assert.is(find('a*a*a*a*a*b', text), undefined);
  assert.equal(find('x*a*a*a*a*c', text), [text]);
  assert.equal(find('%(.*) = (.*)foo(.*)', `${'%a = '.repeat(3000)}foo`)?.[1], '%a = '.repeat(2999).slice(1) + '%a');
});

test('an automaton that outgrows its table starts over', () => {
  let random = 1;
  const text = Array.from({ length: 9000 }, () => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return 'ab'[random >>> 31];
  }).join('');
  const pattern = '(a|b)*a(a|b){13}c';
  assert.is(find(pattern, text), undefined);
  assert.is(find(pattern, `${text}abbbbbbbbbbbbbc`)?.[0]?.length, text.length + 15);
});

test('an expression too large for an automaton is refused', () => {
  assert.throws(
    () => compileRegex('(((a|b){255}){255}){255}'),
    (e: Error) => e instanceof EreError,
  );
});

test('mistakes have the messages of LLVM', () => {
  assert.is(regexError('a{2}'), undefined);
  assert.is(regexError('(a'), 'parentheses not balanced');
  assert.is(regexError('[[=a=]b[.c.]]'), undefined);
  assert.is(regexError('[[=a-'), 'brackets ([ ]) not balanced');
  assert.is(regexError('[[=]=]'), 'invalid collating element');
  assert.is(regexError('[[.dash.]]'), 'invalid collating element');
  assert.is(regexError('a{0}'), 'empty (sub)expression');
  assert.is(regexError('a|(b{0})'), 'empty (sub)expression');
  assert.is(regexError('a{0}()'), undefined);
});

test('characters in brackets may be named', () => {
  assert.equal(find('[[.hyphen.][.tilde.]]+', 'a-~-b'), ['-~-']);
  assert.equal(find('[[.zero.]-[.nine.]]+', 'a:0196a'), ['0196']);
  assert.equal(find('[[=NUL=]]', 'a\0'), ['\0']);
  assert.equal(find('[^[.vertical-line.]]', '|}'), ['}']);
});

test('escaped text matches itself and nothing else', () => {
  const special = '()^$|*+?.[]\\{}';
  assert.equal(find(escapeRegex(special), `a${special}`), [special]);
});

/** Expressions over a and b: patterns that both engines and JavaScript read alike. */
const ereArbitrary = fc.letrec<{ ere: string }>((tie) => ({
  ere: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', 'ab'),
    fc.tuple(tie('ere'), tie('ere')).map(([x, y]) => x + y),
    fc.tuple(tie('ere'), tie('ere')).map(([x, y]) => `(${x}|${y})`),
    fc.tuple(tie('ere'), fc.constantFrom('*', '+', '?', '{1,2}')).map(([x, op]) => `(${x})${op}`),
    fc.tuple(fc.constantFrom('a', 'b', '.'), fc.constantFrom('*', '+', '?')).map(([x, op]) => x + op),
  ),
})).ere;
const textArbitrary = fc.string({ unit: fc.constantFrom('a', 'b', 'a', 'b', '\n'), maxLength: 9 });

test('property: the match is the first and longest that JavaScript accepts', () => {
  fc.assert(
    fc.property(ereArbitrary, textArbitrary, (pattern, text) => {
      const whole = new RegExp(`^(?:${ereToJs(parseEre(pattern).root)})$`);
      let expected: string | undefined;
      for (let start = 0; start <= text.length && expected === undefined; start++) {
        for (let end = text.length; end >= start && expected === undefined; end--) {
          if (whole.test(text.slice(start, end))) expected = `${start}-${end}`;
        }
      }
      const match = compileRegex(pattern).match(text, 0, text.length);
      assert.is(match && `${match.start}-${match.end}`, expected);
    }),
    fixed,
  );
});

test('property: chains and automata agree, groups included', () => {
  const link = fc.constantFrom('a', 'b', '.', '[ab]*', '(a*)', '(b+)', '(.?)', '[[:space:]]', '^', '$', 'a{1,2}', 'ab');
  fc.assert(
    fc.property(fc.array(link, { minLength: 1, maxLength: 6 }), textArbitrary, (links, text) => {
      const pattern = links.join('');
      const chain = compileRegex(pattern).match(text, 0, text.length);
      const automaton = new AutomatonRegex(parseEre(pattern)).match(text, 0, text.length);
      assert.equal(chain && [...chain.groups], automaton && [...automaton.groups]);
    }),
    fixed,
  );
});

test.run();
