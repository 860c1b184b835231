import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Diagnostics } from '../../diagnostics.ts';
import { generateFlatbuffers, generateFromSchemas } from '../../flatbuffers.ts';
import { loadTree } from '../../load-tree.ts';
import { resolveModel } from '../../resolve/resolve.ts';
import { SourceFile } from '../../source.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns what is generated for one schema file, or the errors. */
async function generate(text: string, path = 'src/target/schema/zoo/zoo.fbs'): Promise<string> {
  const diagnostics = new Diagnostics();
  const [output] = await generateFromSchemas([new SourceFile(path, text)], root, diagnostics);
  return output?.content ?? diagnostics.render();
}

test('the committed files are what the schemas give', async () => {
  const diagnostics = new Diagnostics();
  const model = resolveModel(loadTree(root, diagnostics) ?? [], diagnostics);
  const outputs = await generateFlatbuffers(root, model, diagnostics);
  assert.is(diagnostics.render(), '');
  assert.is(outputs.length, 6);
  for (const { path, content } of outputs) assert.is(readFileSync(`${root}${path}`, 'utf8') === content, true, path);
});

test('a schema gives types and their wire formats', async () => {
  const text = `namespace a.zoo;
/// Kinds.
/// Two lines.
enum Kind: ushort { Cat, Dog = 3, }
/// Skills.
enum Skill: uint32 (bit_flags) { Run, Swim, }
/* not documentation */
// neither
/// A place.
struct Place { x_pos: float; inside: bool; kind: Kind; }
/// An animal.
table Animal {
  /// What it is.
  kind: Kind;
  skills: Skill;
  skill_sets: [a.zoo.Skill];
  place: Place (required);
  last_place: zoo.Place;
  photo: [ubyte];
  name: string (required);
}
/// Nothing.
table Empty {}
/// Who.
union Who { Animal, Empty }
/// All.
table Zoo { who: Who; all: [Who] (required); }
root_type Zoo;
file_identifier "ZOO1";
file_extension "zoo";
`;
  const expected = `// @generated from src/target/schema/zoo/*.fbs; do not edit, run npm run codegen
import {
  bitFlags,
  bool,
  enumeration,
  field,
  float32,
  optional,
  required,
  root,
  string,
  struct,
  table,
  uint16,
  uint32,
  uint8,
  union,
  vector,
} from '../schema.ts';

/**
 * Kinds.
 * Two lines.
 */
export type Kind = 'Cat' | 'Dog';

/** Wire format of \`Kind\`. */
export const Kind = enumeration<Kind>('a.zoo.Kind', uint16, {
  Cat: 0,
  Dog: 3,
});

/** Skills. */
export type Skill = 'Run' | 'Swim';

/** Wire format of \`Skill\`. */
export const Skill = bitFlags<Skill>('a.zoo.Skill', uint32, {
  Run: 1,
  Swim: 2,
});

/** A place. */
export interface Place {
  readonly xPos: number;
  readonly inside: boolean;
  readonly kind: Kind;
}

/** Wire format of \`Place\`. */
export const Place = struct<Place>('a.zoo.Place', {
  xPos: field('x_pos', float32),
  inside: field('inside', bool),
  kind: field('kind', Kind),
});

/** An animal. */
export interface Animal {
  /** What it is. */
  readonly kind: Kind;
  readonly skills: readonly Skill[];
  readonly skillSets?: readonly (readonly Skill[])[] | undefined;
  readonly place: Place;
  readonly lastPlace?: Place | undefined;
  readonly photo?: Uint8Array | undefined;
  readonly name: string;
}

/** Wire format of \`Animal\`. */
export const Animal = table<Animal>('a.zoo.Animal', () => ({
  kind: field('kind', Kind),
  skills: field('skills', Skill),
  skillSets: optional('skill_sets', vector(Skill)),
  place: required('place', Place),
  lastPlace: optional('last_place', Place),
  photo: optional('photo', vector(uint8)),
  name: required('name', string),
}));

/** Nothing. */
export type Empty = Readonly<Record<string, never>>;

/** Wire format of \`Empty\`. */
export const Empty = table<Empty>('a.zoo.Empty', () => ({}));

/** All. */
export interface Zoo {
  readonly who?: Who | undefined;
  readonly all: readonly Who[];
}

/** Wire format of \`Zoo\`. */
export const Zoo = root<Zoo>('a.zoo.Zoo', { identifier: 'ZOO1', extension: 'zoo' }, () => ({
  who: optional('who', Who),
  all: required('all', vector(Who)),
}));

/** Who. */
export type Who =
  { readonly type: 'Animal'; readonly value: Animal } | { readonly type: 'Empty'; readonly value: Empty };

/** Wire format of \`Who\`. */
export const Who = union<Who>('a.zoo.Who', () => ({
  Animal,
  Empty,
}));
`;
  assert.fixture(await generate(text), expected);
});

test('an error shows place and source line', async () => {
  assert.is(
    await generate('/// A.\ntable A {\n  a: int\n}\n'),
    "src/target/schema/zoo/zoo.fbs:4:1: error: expected ';', found '}'\n}\n^\n",
  );
});

/** Schema text with the mistake, and the messages that it gives. */
const mistakes: readonly [string, readonly string[]][] = [
  ['table A @ {}', ["1:9: unexpected character '@'"]],
  ['table A {', ['1:10: expected the name of a field, found the end of the file']],
  ['service A {}', ["1:1: expected a declaration, found 'service'"]],
  ['table A { a: int = 3; }', ['1:18: default values are not supported']],
  ['table A { a: int (deprecated); }', ["1:19: unknown attribute 'deprecated', expected 'required'"]],
  ['table A { a: [[int]]; }', ["1:15: expected the type of an element, found '['"]],
  ['enum A { B }', ["1:8: expected ':', found '{'"]],
  ['enum A: int { B = C }', ["1:19: expected an integer, found 'C'"]],
  ['namespace a; namespace b;', ['1:24: this was already said']],
  ['include "x.fbs";', ["1:9: there is no schema file 'x.fbs' in src/target/schema"]],
  ['include x;', ["1:9: expected the path of a schema file, found 'x'"]],
  ['/// D.\ntable A {} namespace b;', ['2:12: the namespace comes before the declarations']],
  ['table A {}', ["1:7: 'A' has no documentation (/// lines before it)"]],
  ['/// D.\ntable a {}', ['2:7: the name of a table starts with a capital']],
  ['/// D.\ntable A {}\n/// D.\ntable A {}', ["4:7: 'A' is declared twice"]],
  [
    '/// D.\ntable A { b: Foo; c: strin; }',
    ["2:14: unknown type 'Foo'", "2:22: unknown type 'strin'; did you mean 'string'?"],
  ],
  ['/// D.\ntable A { a_b: int; aB: int; }', ["2:21: 'aB' appears twice"]],
  ['/// D.\ntable A { a: int (required); }', ['2:14: a scalar cannot be required: it is 0 when absent']],
  ['/// D.\nenum A: string { B }', ["2:9: an enum is stored as an integer of at most 32 bits, not as 'string'"]],
  ['/// D.\nenum A: int {}', ["2:6: 'A' has no symbols"]],
  [
    '/// D.\nenum A: int8 { B, B, C = 1, D = 200 }',
    [
      "2:19: 'B' appears twice",
      "2:22: the value of 'C' must be greater than the one before it",
      "2:29: the value of 'D' does not fit in int8",
    ],
  ],
  ['/// D.\nenum A: uint8 (bit_flags) { B = 8 }', ["2:29: the value of 'B' does not fit in uint8"]],
  [
    '/// D.\nenum A: int { B = 1 }\n/// D.\ntable T { a: A; }',
    ["4:14: 'A' has no symbol for 0, which is the value of an absent field"],
  ],
  ['/// D.\nunion U {}', ["2:7: 'U' has no members"]],
  ['/// D.\nunion U { int }', ['2:11: a member of a union is a table of the same namespace']],
  ['/// D.\nstruct S {}', ['2:8: a struct has at least one field']],
  [
    '/// D.\nstruct S { a: string; b: [int]; }',
    [
      '2:15: a field of a struct is a scalar, an enum or a struct',
      '2:27: a field of a struct is a scalar, an enum or a struct',
    ],
  ],
  ['/// D.\nstruct S { a: S; }', ["2:15: 'S' must be declared before the struct that contains it"]],
  ['/// D.\nstruct S { a: int (required); }', ['2:12: a field of a struct is always there']],
  ['file_identifier "ABC";', ['1:17: a file identifier has four ASCII characters', '1:17: this file has no root_type']],
  ['/// D.\ntable A {} root_type A;', ['2:22: a root_type needs a file_identifier and a file_extension']],
  [
    '/// D.\nstruct A { a: int; } root_type A; file_identifier "ABCD"; file_extension "a";',
    ['2:32: the root_type is a table of the same file'],
  ],
];

for (const [text, expected] of mistakes) {
  test(`mistake: ${text.replaceAll('\n', ' ')}`, async () => {
    const messages = (await generate(text)).matchAll(/^src\/target\/schema\/zoo\/zoo\.fbs:(\d+:\d+: )error: (.*)$/gm);
    assert.equal(
      [...messages].map(([, place, message]) => `${place}${message}`),
      expected,
    );
  });
}

test('errors of an earlier step do not hide those of the schemas', async () => {
  const diagnostics = new Diagnostics();
  const file = new SourceFile('src/target/schema/a/a.fbs', 'table A {}');
  diagnostics.error({ file, offset: 0 }, 'an earlier error');
  await generateFromSchemas([file], root, diagnostics);
  assert.is(diagnostics.count, 2);
});

test('a type of a file that is not included is an error', async () => {
  const diagnostics = new Diagnostics();
  const file = (name: string, text: string): SourceFile =>
    new SourceFile(`src/target/schema/${name}/${name}.fbs`, text);
  const files = [
    file('a', '/// D.\ntable A {}'),
    file('b', 'include "a/a.fbs";\n/// D.\ntable B { a: A; }'),
    file('c', 'include "b/b.fbs";\n/// D.\ntable C { a: A; b: [B]; }'),
    file('d', 'include "b/b.fbs";\n/// D.\ntable D { c: C; }'),
  ];
  await generateFromSchemas(files, root, diagnostics);
  assert.match(
    diagnostics.render(),
    /d\.fbs:3:14: error: 'C' is declared in src\/target\/schema\/c\/c\.fbs, which is not included/,
  );
  assert.is(diagnostics.count, 1);

  const outputs = await generateFromSchemas(files.slice(0, 3), root, new Diagnostics());
  assert.equal(
    outputs.map((output) => output.path.split('/').at(-1)),
    ['a.gen.ts', 'b.gen.ts', 'c.gen.ts'],
  );
  assert.match(outputs[2]?.content ?? '', "import { A } from './a.gen.ts';\nimport { B } from './b.gen.ts';\n");
});

test.run();
