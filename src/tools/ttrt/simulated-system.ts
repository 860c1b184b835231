import { createRegistry } from '../../dialects/registry.ts';
import { systemDescToBinary } from '../../dialects/tt/system-desc-binary.ts';
import { defaultSystemDesc } from '../../dialects/tt/system-desc.ts';
import { Context } from '../../ir/context.ts';
import { InternalError } from '../../support/invariant.ts';
import { type SystemDesc, type SystemDescRoot } from '../../target/schema/generated/common.gen.ts';
import { BINARY_GIT_HASH, BINARY_VERSION } from '../../target/schema/version.ts';

/** Returns the system that the compiler assumes and the device model has unless they are told otherwise: one Wormhole n150. */
export function simulatedSystem(): SystemDesc {
  const desc = systemDescToBinary(defaultSystemDesc(new Context(createRegistry())), (message) => {
    throw new InternalError(message);
  });
  if (!desc) throw new InternalError('the default system has no description');
  return desc;
}

/** Returns the content of the `.ttsys` file of a system. */
export function systemFile(systemDesc: SystemDesc): SystemDescRoot {
  return { version: BINARY_VERSION, ttmlirGitHash: BINARY_GIT_HASH, productIdentifier: 'unknown', systemDesc };
}
