import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withLazyImports } from '../packaging/lazy-imports.ts';

test('what only arrow functions return is imported where they are called', () => {
  const text = `import { a } from './a.ts';
import {
  B,
  type C,
} from './b.ts';
const table = {
  a: () => a,
  b: [() => B],
};
`;
  assert.is(
    withLazyImports(text),
    `const table = {
  a: () => import('./a.ts').a,
  b: [() => import('./b.ts').B],
};
`,
  );
});

test('what is used in any other way is imported as before', () => {
  for (const use of ['a;', 'a();', '() => a();', '() => a.b;', '(x) => a;', '() => a; a;', '']) {
    const text = `import { a } from './a.ts';\n${use}\n`;
    assert.is(withLazyImports(text), text, use);
  }
});

test('passes and dialects are imported lazily, what describes them is not', () => {
  const passes = withLazyImports(readFileSync(new URL('../../src/tools/passes/general.ts', import.meta.url), 'utf8'));
  assert.match(passes, "() => import('../../transforms/cse.ts').CSEPass)");
  assert.match(passes, /^import \{[^}]*\bCSEPassBase\b[^}]*\} from '/m);
  const dialects = withLazyImports(
    readFileSync(new URL('../../src/dialects/generated/registry.gen.ts', import.meta.url), 'utf8'),
  );
  assert.match(dialects, "() => import('../func/index.ts').func,");
  assert.not.match(dialects, /^import .*index\.ts/m);
});

test.run();
