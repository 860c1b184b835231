import { PassRegistry } from '../pass/pass-registry.ts';
import { registerConversions } from './passes/conversions.ts';
import { registerDialectPasses } from './passes/dialects.ts';
import { registerFrontEnds } from './passes/front-ends.ts';
import { registerGeneralPasses } from './passes/general.ts';
import { registerTenstorrentPasses } from './passes/tenstorrent.ts';

/** Returns a registry of all passes and pipelines. */
export function createPassRegistry(): PassRegistry {
  const registry = new PassRegistry();
  registerGeneralPasses(registry);
  registerDialectPasses(registry);
  registerConversions(registry);
  registerFrontEnds(registry);
  registerTenstorrentPasses(registry);
  return registry;
}
