import type { Attribute } from './attribute.ts';
import { sortedNames } from './attributes/container-attributes.ts';
import { DenseElementsAttr } from './attributes/elements-attributes.ts';
import { IntegerAttr, TypeAttr } from './attributes/scalar-attributes.ts';
import type { Operation } from './operation.ts';
import type { Type } from './type.ts';
import { FloatType, IndexType } from './types/scalar-types.ts';

/** What a data layout says of a type, or of a name, which is a string. */
export interface DataLayoutEntry {
  readonly key: Attribute;
  readonly value: Attribute;
}

/** Widths of integers are kept in so many bits. */
const widthBits = 30;

/** Returns the bits of `index` where `scope` is. Source: getIndexBitwidth of mlir/lib/Interfaces/DataLayoutInterfaces.cpp. */
export function indexBits(scope: Operation | undefined): number {
  const entry = closestEntry(scope, (type) => type instanceof IndexType);
  return entry?.value instanceof IntegerAttr ? Number(BigInt.asUintN(widthBits, entry.value.value)) : 64;
}

/**
 * Returns the bits at multiples of which the parts of a complex number begin; `bits` is the size of one. Layouts are asked for floats only.
 * Source: getDefaultTypeSizeInBits of mlir/lib/Interfaces/DataLayoutInterfaces.cpp.
 */
export function complexPartAlignment(part: Type, bits: number, scope: Operation | undefined): number {
  const entry = part instanceof FloatType ? closestEntry(scope, (type) => type === part) : undefined;
  if (!(entry?.value instanceof DenseElementsAttr)) return ceilToPowerOf2(Math.ceil(bits / 8)) * 8;
  // At an alignment of less than a byte mlir-opt breaks off.
  return Math.max(1, Number(entry.value.bitsAt(0) / 8n)) * 8;
}

/**
 * Returns what the innermost module around `scope` whose layout says something of such types says of the first.
 *
 * Differs: mlir-opt crashes where two modules do.
 */
function closestEntry(scope: Operation | undefined, isMeant: (type: Type) => boolean): DataLayoutEntry | undefined {
  for (let op = scope; op; op = op.parentOp) {
    if (op.name !== 'builtin.module') continue;
    const entry = layoutOf(op).find(({ key }) => key instanceof TypeAttr && isMeant(key.value));
    if (entry) return entry;
  }
  return undefined;
}

/** Returns the entries of the first layout among the attributes of a module, whatever its name. */
function layoutOf({ attributes, context }: Operation): readonly DataLayoutEntry[] {
  if (attributes.size === 0) return [];
  for (const name of sortedNames(attributes)) {
    for (const { hooks } of context.loadedDialects) {
      const entries = hooks.dataLayoutEntries?.(attributes.get(name)!);
      if (entries) return entries;
    }
  }
  return [];
}

/** Returns the least power of two that is not less. */
export function ceilToPowerOf2(value: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, value)));
}
