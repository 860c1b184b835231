/** How MLIR bytecode is laid out. Source: "MLIR Bytecode Format" in the documentation of MLIR, and mlir/lib/Bytecode/Encoding.h. */

/** The bytes that every file begins with: "MLïR". */
export const magic: readonly number[] = [0x4d, 0x4c, 0xef, 0x52];

/** An unsigned integer of 64 bits: a `bigint` where it is no safe number. */
export type VarInt = number | bigint;

/** The versions of the format from which on something is written in another way. */
export const versions = {
  oldest: 0,
  dialectVersions: 1,
  lazyLoading: 2,
  useListOrders: 3,
  elidedUnknownLocations: 4,
  nativeProperties: 5,
  nativeSegmentSizes: 6,
  current: 6,
} as const;

/** The sections of a file, by their numbers. */
export const sectionNames = [
  'String',
  'Dialect',
  'AttrType',
  'AttrTypeOffset',
  'IR',
  'Resource',
  'ResourceOffset',
  'DialectVersions',
  'Properties',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** The bit beside a section's number that tells that its data are aligned. */
export const alignedSection = 0x80;

/** The byte that fills up to an alignment. */
export const paddingByte = 0xcb;

/** The bits that tell what an operation has. */
export const operationMask = {
  attributes: 0x01,
  results: 0x02,
  operands: 0x04,
  successors: 0x08,
  regions: 0x10,
  useListOrders: 0x20,
  properties: 0x40,
} as const;

/** The bit that tells that arguments of a block have orders of uses of their own. */
export const argumentUseListOrders = operationMask.useListOrders;

/** The kinds of values of resources, by their numbers. */
export const resourceKinds = ['blob', 'bool', 'string'] as const;

/** Returns whether the bytes are MLIR bytecode, by how they begin. */
export function isBytecode(bytes: Uint8Array): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}
