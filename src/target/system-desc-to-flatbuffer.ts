import { ModuleOp } from '../builtin/generated/builtin-ops.gen.ts';
import { type Operation } from '../ir/operation.ts';
import { encodeModule, systemDescOf } from './binary/module-parts.ts';
import { SystemDescRoot } from './schema/generated/common.gen.ts';
import { BINARY_GIT_HASH, BINARY_VERSION } from './schema/version.ts';

/**
 * Returns the `.ttsys` file of the system that a module is for, undefined after errors, which go to the module's context. It is what
 * tt-mlir's runtime writes of the chips that it finds. Source: ttmlir-facts, sections 4.6 and 5.1.4.
 */
export function translateSystemDescToFlatbuffer(module: Operation): Uint8Array | undefined {
  if (!(module instanceof ModuleOp)) {
    module.emitOpError('Expected ModuleOp as top level operation');
    return undefined;
  }
  const systemDesc = systemDescOf(module);
  if (!systemDesc) return undefined;
  const root = { version: BINARY_VERSION, ttmlirGitHash: BINARY_GIT_HASH, productIdentifier: 'unknown', systemDesc };
  return encodeModule(SystemDescRoot, root, module, () => module);
}
