import { buildSync } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withClassNames } from '../class-names.ts';

/** What the bundler puts before the name of a class, not written as such: names are given back to this test too when it is bundled. */
const mark = '_';

/** Returns what a module exports as `result` when it was bundled. */
async function resultOf(contents: string, minifyWhitespace: boolean): Promise<unknown> {
  const { outputFiles } = buildSync({
    stdin: { contents, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
    minifyWhitespace,
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  });
  const text = outputFiles[0]!.text;
  assert.match(text, `class ${mark}X`);
  const { result } = (await import(`data:text/javascript,${encodeURIComponent(withClassNames(text))}`)) as {
    result: unknown;
  };
  return result;
}

for (const minifyWhitespace of [false, true]) {
  test(`classes that refer to themselves keep their names, with ${minifyWhitespace ? 'least' : 'usual'} whitespace`, async () => {
    const names = await resultOf(
      `class X { static one = new X(); static of() { return X.one; } }
       class Y extends X { static again() { return Y; } }
       export const result = [X.of().constructor.name, Y.again().name];`,
      minifyWhitespace,
    );
    assert.equal(names, ['X', 'Y']);
  });
}

test('names of other things stay', () => {
  const text = `var ${mark}X = 1; var X2 = class ${mark}X { a() { return ${mark}X; } }; var Y = class ${mark}Yes {};`;
  assert.is(withClassNames(text), text);
});

test('a member that is called as a class is refused', () => {
  assert.throws(
    () => withClassNames(`var X = class ${mark}X { a() { return this.${mark}X; } };`),
    `a member has the name ${mark}X, which the bundler gives to a class`,
  );
});

test.run();
