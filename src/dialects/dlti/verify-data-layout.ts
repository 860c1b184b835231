import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr, StringAttr, TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { isForeignDialect } from '../../ir/foreign-dialects.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { OpaqueType } from '../../ir/types/composite-types.ts';
import { isDialectType } from '../../ir/types/dialect-types.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type DataLayoutEntryAttr, type DataLayoutSpecAttr } from './generated/dlti-attributes.gen.ts';

/**
 * Checks each entry of a layout: those of types, kind by kind, then those of names.
 * Source: verifyDataLayoutSpec of mlir/lib/Interfaces/DataLayoutInterfaces.cpp.
 */
export function verifyDataLayout({ entries }: DataLayoutSpecAttr, location: Location): LogicalResult {
  for (const group of entriesByKind(entries)) {
    if (!group.every((entry) => verifyTypeEntry(entry, location))) return false;
  }
  return entries.every((entry) => !(entry.key instanceof StringAttr) || verifyNameEntry(entry, location));
}

/** Returns the entries of types, those of a kind together, in the order in which the kinds first occur. */
function entriesByKind(entries: readonly DataLayoutEntryAttr[]): Iterable<readonly DataLayoutEntryAttr[]> {
  const groups = new Map<unknown, DataLayoutEntryAttr[]>();
  for (const entry of entries) {
    if (!(entry.key instanceof TypeAttr)) continue;
    const kind = kindOf(entry.key.value);
    const group = groups.get(kind);
    if (group) group.push(entry);
    else groups.set(kind, [entry]);
  }
  return groups.values();
}

/** Returns what is equal for types of one C++ class. */
function kindOf(type: Type): unknown {
  return type instanceof FloatType ? type.kind : type.constructor;
}

function verifyTypeEntry(entry: DataLayoutEntryAttr, location: Location): LogicalResult {
  const { context } = entry;
  const type = (entry.key as TypeAttr).value;
  if (type instanceof IndexType) {
    const message = "expected integer attribute in the data layout entry for 'index'";
    return entry.value instanceof IntegerAttr || context.emitError(location, message);
  }
  if (type instanceof IntegerType || type instanceof FloatType) return verifyAlignments(entry, location);
  if (type instanceof OpaqueType && hasForeignLayout(type)) return true;
  const isOfDialect = isDialectType(type) || (type instanceof OpaqueType && isForeignDialect(type.dialectNamespace));
  const message = isOfDialect
    ? 'data layout specified for a type that does not support it'
    : 'unexpected data layout for a built-in type';
  return context.emitError(location, message);
}

/** Tells whether a type of a dialect that is not here may have a layout; what it has to be is not checked. */
function hasForeignLayout({ dialectNamespace, typeData }: OpaqueType): boolean {
  return dialectNamespace === 'ptr' || (dialectNamespace === 'llvm' && /^(ptr|struct)\b/.test(typeData));
}

/** Checks the alignments of an integer or float, the one that is demanded and maybe the one that is preferred, in bits. */
function verifyAlignments(entry: DataLayoutEntryAttr, location: Location): LogicalResult {
  const { value, context } = entry;
  const text = (): string => context.printAttribute(entry);
  if (!(value instanceof DenseElementsAttr && value.elementType === IntegerType.get(context, 64))) {
    return context.emitError(location, `expected a dense i64 elements attribute in the data layout entry ${text()}`);
  }
  const count = value.type.numElements;
  if (count < 1 || count > 2) {
    return context.emitError(location, `expected 1 or 2 elements in the data layout entry ${text()}`);
  }
  // Upstream compares them as unsigned numbers.
  return (
    value.bitsAt(count - 1) >= value.bitsAt(0) ||
    context.emitError(
      location,
      `preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry ${text()}`,
    )
  );
}

const namesOfDialect: ReadonlySet<string> = new Set(
  [
    'alloca_memory_space',
    'default_memory_space',
    'function_pointer_alignment',
    'global_memory_space',
    'legal_int_widths',
    'mangling_mode',
    'program_memory_space',
    'stack_alignment',
  ].map((name) => `dlti.${name}`),
);

/** Source: TargetDataLayoutInterface of mlir/lib/Dialect/DLTI/DLTI.cpp, the only dialect that knows names. */
function verifyNameEntry({ key, value, context }: DataLayoutEntryAttr, location: Location): LogicalResult {
  const name = (key as StringAttr).value;
  const [, namespace] = /^([^.]+)\../s.exec(name) ?? [];
  if (namespace === undefined || namesOfDialect.has(name)) return true;
  if (name === 'dlti.endianness') {
    const message = `'${name}' data layout entry is expected to be either 'big' or 'little'`;
    const isKnown = value instanceof StringAttr && (value.value === 'big' || value.value === 'little');
    return isKnown || context.emitError(location, message);
  }
  if (namespace === 'dlti') return context.emitError(location, `unknown data layout entry name: ${name}`);
  const isLoaded = [...context.loadedDialects].some((dialect) => dialect.namespace === namespace);
  if (!isLoaded) return true;
  return context.emitError(location, `the '${namespace}' dialect does not support identifier data layout entries`);
}
