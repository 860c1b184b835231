/** `npm run build`: bundles the tools into dist/. */
import { fileURLToPath } from 'node:url';
import { readScriptArguments } from './arguments.ts';
import { buildTools } from './build-tools.ts';

readScriptArguments({
  usage: 'Usage: npm run build\n\nBundles the tools and the library into dist/.\n',
  options: {},
  takesWords: false,
});
const start = performance.now();
const { built, missing } = await buildTools(fileURLToPath(new URL('..', import.meta.url)));
for (const name of missing) console.warn(`skipped ${name}: there is no src/tools/${name}.ts`);
console.log(`built ${built.join(', ')} into dist/ in ${((performance.now() - start) / 1000).toFixed(1)} s`);
