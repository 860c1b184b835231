import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Diagnostics } from '../diagnostics.ts';
import { loadSpec } from '../load.ts';
import { textOf } from '../nodes.ts';
import { SourceFile } from '../source.ts';

function load(text: string) {
  const diagnostics = new Diagnostics();
  const file = new SourceFile('a.yaml', text);
  return { node: loadSpec(file, diagnostics), errors: diagnostics.render(), file };
}

test('reads nested values with their places', () => {
  const { node, errors } = load('dialect: tt\nn: { a: 1, b: [x, true] }\n');
  assert.is(errors, '');
  const entry = node?.entries.get('n')?.value;
  assert.ok(entry?.kind === 'map');
  const list = entry.entries.get('b')?.value;
  assert.ok(list?.kind === 'list');
  assert.equal(
    list.items.map((item) => [item.kind === 'scalar' ? item.value : undefined, item.offset]),
    [
      ['x', 27],
      [true, 30],
    ],
  );
});

test('finds the characters of plain, quoted, escaped and block scalars', () => {
  const text = 'plain: abc\nsingle: \'a:$x\'\ndouble: "a\\"b"\nblock: |\n  one\n  two\n';
  const { node, file } = load(text);
  const characterAt = (key: string, index: number): string | undefined => {
    const value = node?.entries.get(key)?.value;
    if (value?.kind !== 'scalar') return undefined;
    return file.text[textOf(value).at(index).offset];
  };
  assert.is(characterAt('plain', 1), 'b');
  assert.is(characterAt('single', 3), 'x');
  assert.is(characterAt('double', 2), 'b');
  assert.is(characterAt('block', 4), 't');
});

const mistakes: readonly (readonly [string, string, string])[] = [
  [
    'a tag',
    'a: !tt.tile x\n',
    `a.yaml:1:4: error: a tag is not allowed in a spec; write text with '!', '&' or '*' in double quotes
a: !tt.tile x
   ^
`,
  ],
  [
    'an anchor and an alias',
    'a: &x 1\nb: *x\n',
    `a.yaml:1:4: error: an anchor is not allowed in a spec; write text with '!', '&' or '*' in double quotes
a: &x 1
   ^
a.yaml:2:4: error: an alias is not allowed in a spec; write text with '!', '&' or '*' in double quotes
b: *x
   ^
`,
  ],
  [
    'null',
    'a: null\n',
    `a.yaml:1:4: error: null is not allowed in a spec
a: null
   ^
`,
  ],
  [
    'text that YAML takes for a comment',
    'a: #tt.layout\nb: 1\n',
    `a.yaml:1:4: error: a value is missing: what belongs to a key is indented below it, and text that starts with '#' is in double quotes
a: #tt.layout
   ^
`,
  ],
  [
    'a duplicate key',
    'a: 1\na: 2\n',
    `a.yaml:2:1: error: duplicate key 'a'
a: 2
^
a.yaml:1:1: note: first given here
a: 1
^
`,
  ],
  [
    'a plain scalar that starts with a backtick',
    'a: `x`\n',
    `a.yaml:1:4: error: plain value cannot start with reserved character \`; such text is in double quotes
a: \`x\`
   ^
`,
  ],
  [
    'an indentation that differs, once',
    'a:\n   parent: Op\n  mnemonic: a\n  summary: b\n',
    `a.yaml:3:3: error: all mapping items must start at the same column
  mnemonic: a
  ^
`,
  ],
  [
    'keys that are not as far in as those below them',
    'a:\n  b:\n   parent: Op\n    mnemonic: a\n    summary: b\n',
    `a.yaml:3:12: error: no mapping or list can start here: what belongs together starts at one column, and text with a colon and a blank is in double quotes
   parent: Op
           ^
`,
  ],
  [
    'text with a colon',
    'summary: a: b\n',
    `a.yaml:1:10: error: no mapping or list can start here: what belongs together starts at one column, and text with a colon and a blank is in double quotes
summary: a: b
         ^
`,
  ],
  [
    'a tab, once',
    'a:\n\tparent: Op\n  mnemonic: a\n',
    `a.yaml:2:1: error: tabs are not allowed as indentation
\tparent: Op
^
`,
  ],
  [
    'a colon without a blank',
    'a:\n  parent:Op\n  mnemonic: a\n',
    `a.yaml:2:3: error: expected a colon and a blank behind the key, and the lines below at its column
  parent:Op
  ^
`,
  ],
  [
    'text with a comma within braces',
    'a: { parent: Unary<x, y>, mnemonic: a }\n',
    `a.yaml:1:23: error: 'y>' is no key: within braces, text with a comma must be in double quotes
a: { parent: Unary<x, y>, mnemonic: a }
                      ^
`,
  ],
  [
    'text with brackets and double quotes within a list',
    'a: [Same<["x", "y"]>]\n',
    `a.yaml:1:10: error: missing , or : between flow sequence items; text with brackets, commas or double quotes is in single quotes
a: [Same<["x", "y"]>]
         ^
`,
  ],
  [
    'double quotes within double quotes',
    'a: "the "best" one"\n',
    `a.yaml:1:10: error: unexpected scalar at node end; text with double quotes is in single quotes
a: "the "best" one"
         ^
`,
  ],
  [
    'text without its last quote',
    'a: "b\nc: d\n',
    `a.yaml:1:4: error: this quote has no closing "
a: "b
   ^
`,
  ],
  [
    'a document that is no mapping',
    '- 1\n',
    `a.yaml:1:1: error: expected a mapping with the key 'dialect'
- 1
^
`,
  ],
  [
    'a quote without its end behind others',
    `a: |
  "one
b: "x\\" y"
c: 'it''s
`,
    `a.yaml:4:4: error: this quote has no closing '
c: 'it''s
   ^
`,
  ],
  [
    'a key in braces without the comma before it',
    `a: { parent: Op mnemonic: a }
`,
    `a.yaml:1:14: error: a comma is missing before this, or a brace or bracket is not closed above
a: { parent: Op mnemonic: a }
             ^
a.yaml:1:4: note: this '{' is open
a: { parent: Op mnemonic: a }
   ^
`,
  ],
  [
    'a bracket that a comment eats',
    `a: { ins: ["AnyType:$x": desc, #zoo ] }
`,
    `a.yaml:1:11: error: nothing closes this '['
a: { ins: ["AnyType:$x": desc, #zoo ] }
          ^
a.yaml:1:32: note: '#' starts a comment, so this ']' is none; text with '#' is in double quotes
a: { ins: ["AnyType:$x": desc, #zoo ] }
                               ^
`,
  ],
  [
    'a bracket that is not closed above a key',
    `a: [b,
  c
  d: e
`,
    `a.yaml:2:3: error: a comma is missing behind this, or a brace or bracket is not closed above
  c
  ^
a.yaml:1:4: note: this '[' is open
a: [b,
   ^
`,
  ],
  [
    'a bracket that another closes',
    `a: { b: ["]", c }
`,
    `a.yaml:1:9: error: nothing closes this '['
a: { b: ["]", c }
        ^
a.yaml:1:17: note: there is no ']' before this
a: { b: ["]", c }
                ^
`,
  ],
  [
    'a bracket that is not closed at the end',
    `a: [b, c
`,
    `a.yaml:1:4: error: nothing closes this '['
a: [b, c
   ^
`,
  ],
  [
    'a bracket that is not closed',
    `a: [b, c
d: e
`,
    `a.yaml:1:4: error: nothing closes this '['
a: [b, c
   ^
a.yaml:2:1: note: there is no ']' before this
d: e
^
`,
  ],
  [
    'keys that are not as far in as those above them',
    ` a: b
c: d
`,
    `a.yaml:2:1: error: unexpected scalar at node end; what belongs together starts at one column
c: d
^
`,
  ],
  [
    'a key without its colon at the end',
    `a:
  b: c
  mnemonic = a
`,
    `a.yaml:3:3: error: expected a colon and a blank behind the key, and the lines below at its column
  mnemonic = a
  ^
`,
  ],
];

for (const [what, text, expected] of mistakes) test(`reports ${what}`, () => assert.is(load(text).errors, expected));

test('keeps tabs before the caret', () => {
  const diagnostics = new Diagnostics();
  diagnostics.error({ file: new SourceFile('t', 'a\tb c'), offset: 4 }, 'here');
  assert.is(diagnostics.render(), 't:1:5: error: here\na\tb c\n \t  ^\n');
});

test('reports a second document', () => {
  const { errors } = load('dialect: tt\n---\nrecords: {}\n');
  assert.is(
    errors,
    `a.yaml:2:1: error: a spec file holds one YAML document; put what follows into a file of its own
---
^
`,
  );
});

test.run();
