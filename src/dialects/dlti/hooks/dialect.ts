import { type Attribute } from '../../../ir/attribute.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { DataLayoutSpecAttr, MapAttr, TargetSystemSpecAttr } from '../generated/dlti-attributes.gen.ts';

const classesByName = {
  'dlti.dl_spec': DataLayoutSpecAttr,
  'dlti.target_system_spec': TargetSystemSpecAttr,
  'dlti.map': MapAttr,
};

/** Source: DLTIDialect of mlir/lib/Dialect/DLTI/DLTI.cpp. */
export const dialect = {
  verifyOperationAttribute(op: Operation, name: string, attribute: Attribute): LogicalResult {
    if (!Object.hasOwn(classesByName, name)) return op.emitError(`attribute '${name}' not supported by dialect`);
    const expected = classesByName[name as keyof typeof classesByName];
    return attribute instanceof expected || op.emitError(`'${name}' is expected to be a #${name} attribute`);
  },
};
