import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

test('any file of the IR can be the first that a program imports', () => {
  const url = new URL('../type.ts', import.meta.url).href;
  const code = `import(${JSON.stringify(url)}).then(({ Type }) => console.log(Type.name))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), '-e', code], {
    encoding: 'utf8',
  });
  assert.is(stdout, 'Type\n', stderr);
});

test.run();
