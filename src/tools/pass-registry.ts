import { PassRegistry } from '../pass/pass-registry.ts';

/** Returns a registry of all passes and pipelines. */
export function createPassRegistry(): PassRegistry {
  return new PassRegistry();
}
