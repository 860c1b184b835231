import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  attributeWrappers,
  interfaces,
  operandWrappers,
  optionTypes,
  parameterTypes,
  regionConstraints,
  traits,
  typeFunctions,
} from '../builtin-names.ts';
import { constraintFields, enumFields, fileFields, recordFields, rootClasses } from '../fields.ts';
import { customDirectives } from '../format/check-attr.ts';
import { callDirectives, plainDirectives } from '../format/parse.ts';
import { compile } from './spec-text.ts';

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
const constraints = join(import.meta.dirname, '..', '..', 'dialects-td/builtin/builtin-constraints.yaml');

test('the example of the reference is correct', () => {
  const example = /```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const { model, errors } = compile({
    'builtin/builtin-constraints': readFileSync(constraints, 'utf8'),
    'toy/toy': example,
  });
  assert.is(errors, '');
  const toy = model.dialects.find((dialect) => dialect.namespace === 'toy');
  assert.equal(
    toy?.ops.map((op) => [op.className, op.fullName]),
    [
      ['NegOp', 'toy.neg'],
      ['RoundOp', 'toy.round'],
    ],
  );
});

test('the reference names every key', () => {
  for (const root of rootClasses)
    for (const key of Object.keys(recordFields[root])) assert.match(readme, `\`${key}\``, `${root}: ${key}`);
});

test('the reference names every trait and interface', () => {
  for (const name of [...Object.keys(traits), ...interfaces]) assert.match(readme, new RegExp(`\`${name}[\`<]`), name);
});

test('the reference names every type of options and parameters, function of types, wrapper and key', () => {
  const regions = Object.keys(regionConstraints);
  const wrappers = [...Object.keys(attributeWrappers), ...operandWrappers, 'ArrayOf', 'DefaultValued'];
  for (const name of [...parameterTypes, ...wrappers, ...regions, ...typeFunctions])
    assert.match(readme, new RegExp(`[\`"]${name}[\`<:]`), name);
  const [options = ''] = /An option's type is [^.]*?or `list</.exec(readme) ?? [];
  for (const name of optionTypes) assert.match(options, `\`${name}\``, name);
  const keys = [constraintFields, enumFields, fileFields].flatMap((table) => Object.keys(table));
  for (const key of keys) assert.match(readme, new RegExp(`\`${key}[\`:]`), key);
});

test('the reference names every directive', () => {
  const names = [...Object.values(plainDirectives), ...Object.values(callDirectives)].flat();
  for (const name of names) assert.match(readme, new RegExp(`\`${name}[\`<(]`), name);
  for (const name of customDirectives.keys()) assert.match(readme, `\`${name}\``, name);
});

test('the reference names every built-in constraint, and no other', () => {
  const { model } = compile({ 'builtin/builtin-constraints': readFileSync(constraints, 'utf8') });
  const names = model.dialects.flatMap((dialect) => dialect.constraints.map(({ name }) => name));
  const [table = ''] = /\| About \| Constraints \|[^]*?\n\n/.exec(readme) ?? [];
  const listed = [...table.matchAll(/`(\w+)(?:<[^`]*)?`/g)].map(([, name]) => name);
  assert.equal(new Set(listed.filter((name) => name !== 'C' && name !== 'ConfinedAttr')), new Set(names));
});

test.run();
