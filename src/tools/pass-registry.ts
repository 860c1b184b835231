import { PassRegistry } from '../pass/pass-registry.ts';
import { registerConversions } from './passes/conversions.ts';
import { registerDialectPasses } from './passes/dialects.ts';
import { registerFrontEnds } from './passes/front-ends.ts';
import { registerGeneralPasses } from './passes/general.ts';
import { registerTenstorrentPasses } from './passes/tenstorrent.ts';

/** What registers the passes and pipelines; the bundle of ttmlir-opt loads it when somebody asks for one: see lazy-imports.ts. */
const registrations = [
  () => registerGeneralPasses,
  () => registerDialectPasses,
  () => registerConversions,
  () => registerFrontEnds,
  () => registerTenstorrentPasses,
];

/** Returns a registry of all passes and pipelines. */
export function createPassRegistry(): PassRegistry {
  return new PassRegistry((registry) => {
    for (const load of registrations) load()(registry);
  });
}
