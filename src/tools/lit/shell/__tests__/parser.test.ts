import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseShellLine } from '../parser.ts';
import { quoteWords } from '../quote.ts';
import { wordText, type Redirection } from '../syntax.ts';

/** Writes a tree in a short form: words in brackets, redirections in braces. */
function tree(line: string): string {
  const redirection = (r: Redirection) =>
    r.kind === 'copy' ? `{${r.descriptor}=${r.source}}` : `{${r.descriptor} ${r.mode} ${wordText(r.file)}}`;
  return parseShellLine(line)
    .map(({ operator, pipeline }, i) => {
      const commands = pipeline.commands.map(({ words, redirections }) =>
        [...words.map((word) => `[${wordText(word)}]`), ...redirections.map(redirection)].join(''),
      );
      return `${i === 0 ? '' : ` ${operator} `}${pipeline.negated ? '!' : ''}${commands.join(' | ')}`;
    })
    .join('');
}

function mistake(line: string): string {
  try {
    return tree(line);
  } catch (error) {
    const { name, message, column } = error as Error & { column: number };
    assert.is(name, 'ShellSyntaxError');
    return `${column}: ${message}`;
  }
}

for (const [line, expected] of [
  ['a  b\tc', '[a][b][c]'],
  ['a | b && c || d ; e', '[a] | [b] && [c] || [d] ; [e]'],
  ['a;b;', '[a] ; [b]'],
  ['a&&b', '[a] && [b]'],
  ['! a | b', '![a] | [b]'],
  ['a !b', '[a][!b]'],
  ['! a ! b ! | c', '![a][!][b][!] | [c]'],
  [`'a b' "c 'd'" e"f"'g'`, `[a b][c 'd'][efg]`],
  [`"a\\"b\\\\c\\d" a\\ b\\'`, `[a"b\\c\\d][a b']`],
  [`'' ""`, '[][]'],
  ['a > b 2>> c < d', '[a]{1 write b}{2 append c}{0 read d}'],
  ['a>b 2>c', '[a]{1 write b}{2 write c}'],
  ['a 2>&1 >&2 1>&2', '[a]{2=1}{1=2}{1=2}'],
  ['a &> b', '[a]{both write b}'],
  ['a &>> b', '[a]{both append b}'],
  ['a >& b', '[a]{both write b}'],
  ['a b2>c', '[a][b2]{1 write c}'],
  ["a '2'>c", '[a][2]{1 write c}'],
  ['> a b', '[b]{1 write a}'],
  ['a $b `c` (d) {e} #f ~g', '[a][$b][`c`][(d)][{e}][#f][~g]'],
] as const) {
  test(`parses ${line}`, () => assert.is(tree(line), expected));
}

for (const [line, message] of [
  ['', '1: expected a command, but the line ends'],
  ['a &', "3: '&' is not supported: commands cannot run in the background"],
  ['a | | b', "5: expected a command after '|', but found '|'"],
  ['a &&', "5: expected a command after '&&', but the line ends"],
  ['| a', "1: expected a command, but found '|'"],
  ['> a ! b', "5: expected a command after 'a', but found '!'"],
  ["a 'b", "3: missing closing '"],
  ['a "b', '3: missing closing "'],
  ['a \\', '3: nothing follows the backslash'],
  ['a >', "3: expected a file name after '>'"],
  ['a 2> | b', "3: expected a file name after '2>'"],
  [
    'a << b',
    "3: '<<' is not supported: put the text into a file, or into the test behind a line '//--- name', for split-file",
  ],
  ['a |& b', "3: '|&' is not supported: write '2>&1 |'"],
  ['a 3> b', '3: descriptor 3 is not supported'],
  ['a 0> b', '3: descriptor 0 is not for writing'],
  ['a 2< b', '3: descriptor 2 is not for reading'],
  ['a 2>&3', "3: expected 1 or 2 after '2>&'"],
  ['a >&-', "3: expected 1 or 2 after '>&'"],
  ['> a', "4: expected a command after 'a', but the line ends"],
] as const) {
  test(`refuses ${line}`, () => assert.is(mistake(line), message));
}

test('quoted words are read back as they were', () => {
  const words = ['plain', '', 'two words', `it's "quoted"`, '$x', 'a|b', '-o=x.mlir', '\\', 'new\nline'];
  const [item] = parseShellLine(quoteWords(words));
  assert.equal(item!.pipeline.commands[0]!.words.map(wordText), words);
});

test.run();
