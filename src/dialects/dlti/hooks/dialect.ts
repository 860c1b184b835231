import { ModuleOp } from '../../../builtin/generated/builtin-ops.gen.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type VerifierFindings } from '../../../ir/dialect.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { verifyCombination } from '../combine-layouts.ts';
import {
  DataLayoutEntryAttr,
  DataLayoutSpecAttr,
  MapAttr,
  TargetSystemSpecAttr,
} from '../generated/dlti-attributes.gen.ts';
import { verifyDataLayout } from '../verify-data-layout.ts';

const classesByName = {
  'dlti.dl_spec': DataLayoutSpecAttr,
  'dlti.target_system_spec': TargetSystemSpecAttr,
  'dlti.map': MapAttr,
};

/** Source: DLTIDialect of mlir/lib/Dialect/DLTI/DLTI.cpp. */
export const dialect = {
  /** Types that are keys are printed without aliases. */
  aliasedParameters: (what: Attribute): readonly unknown[] | undefined =>
    what instanceof DataLayoutEntryAttr ? [what.value] : undefined,

  dataLayoutEntries: (what: Attribute): readonly DataLayoutEntryAttr[] | undefined =>
    what instanceof DataLayoutSpecAttr ? what.entries : undefined,

  verifyOperationAttribute(
    op: Operation,
    name: string,
    attribute: Attribute,
    findings: VerifierFindings,
  ): LogicalResult {
    if (!Object.hasOwn(classesByName, name)) return op.emitError(`attribute '${name}' not supported by dialect`);
    const expected = classesByName[name as keyof typeof classesByName];
    if (!(attribute instanceof expected)) return op.emitError(`'${name}' is expected to be a #${name} attribute`);
    if (!(attribute instanceof DataLayoutSpecAttr && op instanceof ModuleOp)) return true;
    return verifyDataLayout(attribute, op.location) && verifyCombination(attribute, op, findings);
  },
};
