import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { interfaces, traits } from '../builtin-names.ts';
import { recordFields, rootClasses } from '../fields.ts';
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

test.run();
