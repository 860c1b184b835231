import { type Operation } from '../ir/operation.ts';
import { encodeModule, systemDescOf } from './binary/module-parts.ts';
import { type SystemDesc, SystemDescRoot } from './schema/generated/common.gen.ts';
import { BINARY_GIT_HASH, BINARY_VERSION } from './schema/version.ts';

/**
 * Returns the `.ttsys` file of the system that a module is for, undefined after errors, which go to the module's context. It is what
 * tt-mlir's runtime writes of the chips that it finds. Source: ttmlir-facts, sections 4.6 and 5.1.4.
 */
export function translateSystemDescToFlatbuffer(module: Operation): Uint8Array | undefined {
  const systemDesc = systemDescOf(module);
  return systemDesc && encodeModule(SystemDescRoot, systemDescFile(systemDesc), module, () => module);
}

/** Returns the content of the `.ttsys` file of a system. */
export function systemDescFile(systemDesc: SystemDesc): SystemDescRoot {
  return { version: BINARY_VERSION, ttmlirGitHash: BINARY_GIT_HASH, productIdentifier: 'unknown', systemDesc };
}
