/** Data that stands in the metadata of a file, behind or before its operations, and that attributes name by a key. */

/** A blob: bytes, and to what they must be aligned in memory (a power of two, or 0). */
export interface ResourceBlob {
  readonly kind: 'blob';
  readonly alignmentBytes: number;
  readonly data: Uint8Array;
}

export type ResourceValue =
  | ResourceBlob
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'string'; readonly value: string };

/** The keys that an external tool knows, and the kind of value that each has. */
export type ExternalKeys = ReadonlyMap<string, 'bool' | 'string'>;

/** The metadata of one file. Source: LangRef, "File Metadata Dictionary". */
export class FileResources {
  /** The blobs of `dense_resource` attributes, by key. */
  readonly builtin = new Map<string, ResourceBlob>();
  /** What belongs to external tools, by tool: keys, which may occur repeatedly, and values. */
  readonly external = new Map<string, [key: string, value: ResourceValue][]>();
  /** External tools whose entries are checked while they are read. The entries of others are kept as they are. */
  readonly knownTools = new Map<string, ExternalKeys>();
}
