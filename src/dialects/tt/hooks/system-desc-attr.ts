import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { capabilitiesProblem } from '../chip-capabilities.ts';
import { type SystemDescAttr } from '../generated/tt-attributes.gen.ts';

export const systemDescAttr = {
  /** Differs: upstream has no verifier; capabilities are a kind of attribute of their own there, which takes the same integers. */
  verify(emitError: EmitError, { chipCapabilities }: Pick<SystemDescAttr, 'chipCapabilities'>): LogicalResult {
    const problem = capabilitiesProblem(chipCapabilities);
    return problem === undefined || emitError(problem);
  },
};
