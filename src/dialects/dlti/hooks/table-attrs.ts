import { type Attribute } from '../../../ir/attribute.ts';
import { StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { tableSyntax } from '../entry-table.ts';
import { type DataLayoutEntryAttr, TargetDeviceSpecAttr } from '../generated/dlti-attributes.gen.ts';
import { verifyNotEmpty, verifyTable } from '../verify-table.ts';

interface Table {
  readonly entries: readonly DataLayoutEntryAttr[];
}

export const dataLayoutSpecAttr = {
  ...tableSyntax({ allowTypes: true }),

  verify: (emitError: EmitError, { entries }: Table): LogicalResult =>
    verifyTable(emitError, entries, { allowTypes: true }),
};

export const mapAttr = dataLayoutSpecAttr;

export const targetDeviceSpecAttr = {
  ...tableSyntax({ allowTypes: false }),

  verify: (emitError: EmitError, { entries }: Table): LogicalResult =>
    verifyNotEmpty(emitError, entries) && verifyTable(emitError, entries, { allowTypes: false }),
};

export const targetSystemSpecAttr = {
  ...tableSyntax({ allowTypes: false }),

  /** Source: TargetSystemSpecAttr::verify of mlir/lib/Dialect/DLTI/DLTI.cpp. The devices have verified themselves. */
  verify(emitError: EmitError, { entries }: Table): LogicalResult {
    if (!verifyNotEmpty(emitError, entries)) return false;
    const keys = new Set<Attribute>();
    for (const { key, value } of entries) {
      if (!(key instanceof StringAttr)) return emitError('non-string key of DLTI system spec');
      const name = key.context.printAttribute(key);
      if (!(value instanceof TargetDeviceSpecAttr)) {
        return emitError(`value associated with key ${name} is not a DLTI device spec`);
      }
      if (keys.has(key)) return emitError(`repeated device ID in dlti.target_system_spec: ${name}`);
      keys.add(key);
    }
    return true;
  },
};
