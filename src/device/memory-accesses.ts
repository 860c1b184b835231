/** Who accessed parts of a page last, as epochs of a race detector; 0 for nobody. */
export interface Accesses {
  readonly writers: Uint32Array;
  readonly readers: Uint32Array;
}

/** The accesses to the blocks of a page of memory. */
export interface PageAccesses {
  readonly blocks: Accesses;
  /** Accesses to the units of blocks that are mixed, else anything. */
  units: Accesses | undefined;
  /** The epoch of the last write to the page. */
  lastWrite: number;
}

/** The accesses to one memory by its pages; kept by a race detector. */
export interface MemoryAccesses {
  pages: (PageAccesses | undefined)[];
  /** Whose epochs they are of; those of others mean nothing. */
  owner: object | undefined;
}
