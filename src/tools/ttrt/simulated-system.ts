import { createRegistry } from '../../dialects/registry.ts';
import { systemDescToBinary } from '../../dialects/tt/system-desc-binary.ts';
import { defaultSystemDesc } from '../../dialects/tt/system-desc.ts';
import { Context } from '../../ir/context.ts';
import { InternalError } from '../../support/invariant.ts';
import { type SystemDesc } from '../../target/schema/generated/common.gen.ts';

/** Returns the system that the compiler assumes and the device model has unless they are told otherwise: one Wormhole n150. */
export function simulatedSystem(): SystemDesc {
  const desc = systemDescToBinary(defaultSystemDesc(new Context(createRegistry())), (message) => {
    throw new InternalError(message);
  });
  if (!desc) throw new InternalError('the default system has no description');
  return desc;
}
