import { type Attribute } from '../../ir/attribute.ts';
import { StringAttr, TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type EmitError } from '../../ods/attr-spec.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type DataLayoutEntryAttr } from './generated/dlti-attributes.gen.ts';

/** Checks that keys are names or, where allowed, types, and that none occurs twice. Source: verifyEntries of mlir/lib/Dialect/DLTI/DLTI.cpp. */
export function verifyTable(
  emitError: EmitError,
  entries: readonly DataLayoutEntryAttr[],
  { allowTypes }: { readonly allowTypes: boolean },
): LogicalResult {
  const keys = new Set<Attribute>();
  for (const { key } of entries) {
    if (!allowTypes && key instanceof TypeAttr) return emitError('type as DLTI key is not allowed');
    if (key instanceof StringAttr && key.value === '') return emitError('empty string as DLTI key is not allowed');
    if (keys.has(key)) return emitError(`repeated DLTI key: ${key.context.printAttribute(key)}`);
    keys.add(key);
  }
  return true;
}

/** Source: parseAngleBracketedEntries of the same file. A verifier knows the place of the attribute's name, a parser does not. */
export function verifyNotEmpty(emitError: EmitError, entries: readonly DataLayoutEntryAttr[]): LogicalResult {
  return entries.length > 0 || emitError('no DLTI entries provided');
}
