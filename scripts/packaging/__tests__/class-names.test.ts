import { buildSync } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withClassNames } from '../class-names.ts';

for (const minifyWhitespace of [false, true]) {
  test(`classes that refer to themselves keep their names, with ${minifyWhitespace ? 'least' : 'usual'} whitespace`, async () => {
    const contents = `
      class X { static one = new X(); static of() { return X.one; } }
      class Y extends X { static again() { return Y; } }
      export const result = () => [X.of().constructor.name, Y.again().name, 'class _X', /_X/.source];`;
    const { outputFiles } = buildSync({
      stdin: { contents, loader: 'ts' },
      bundle: true,
      format: 'esm',
      write: false,
      minifyWhitespace,
      tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    });
    const text = outputFiles[0]!.text;
    assert.match(text, /\bX ?= ?class _X\b/);
    const url = `data:text/javascript,${encodeURIComponent(withClassNames(text))}`;
    const { result } = (await import(url)) as { result: () => unknown };
    assert.equal(result(), ['X', 'Y', 'class _X', '_X']);
  });
}

test('where no class has another name, nothing changes', () => {
  const text = 'var _X = 1; var X2 = class _X { a() { return _X; } }; var Y = class _Yes {};';
  assert.is(withClassNames(text), text);
});

test.run();
