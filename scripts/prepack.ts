/** Runs before `npm pack` and `npm publish`: builds what the package ships, and nothing else, into dist/. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScriptArguments } from './arguments.ts';
import { buildTools, writePackageType } from './build-tools.ts';
import { emitTypes } from './packaging/emit-types.ts';

readScriptArguments({
  usage:
    'Usage: npm run prepack\n\nEmpties dist/ and builds what the package ships into it: tools, library and types.\n',
  options: {},
  takesWords: false,
});
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
await buildTools(root, dist);
const types = join(dist, 'types');
const problems = emitTypes(root, types);
writePackageType(types, 'module');
if (problems !== '') {
  console.error(problems);
  process.exitCode = 1;
}
