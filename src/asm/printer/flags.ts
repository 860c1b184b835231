import { type FileResources } from '../../ir/resources.ts';

/** How operations are printed. The defaults are those of mlir-opt. Source: OpPrintingFlags of mlir/IR/OperationSupport.h. */
export interface PrintingFlags {
  /** Print every operation in generic form. */
  readonly genericForm?: boolean;
  /** Print locations behind operations and block arguments. */
  readonly debugInfo?: boolean;
  /** Print locations for people to read; nothing parses them. */
  readonly prettyDebugInfo?: boolean;
  /** Print no aliases and no names from the enclosing function: the text stands alone. */
  readonly localScope?: boolean;
  /** Print names as in the whole enclosing function even though only a part is printed. */
  readonly useEnclosingNames?: boolean;
  /** Replace element lists of more elements than this by `__elided__`. */
  readonly elideElementsIfLarger?: number;
  /** Print constants of more elements than this as hexadecimal; default 100, undefined for never. */
  readonly hexElementsIfLarger?: number | undefined;
  /** Leave out resources whose text is longer than this many characters. */
  readonly elideResourcesIfLarger?: number;
  /** Print this in place of what tools keep in the file: nothing in dumps of passes, the pipeline in reproducers. */
  readonly externalResources?: FileResources['external'];
  /** Print comments that say which operations use a value. */
  readonly valueUsers?: boolean;
  /** Number the values of sibling regions on, as the generic form always does. */
  readonly uniqueSSAIds?: boolean;
  /** Name values after their named locations. */
  readonly useNameLocAsPrefix?: boolean;
  /** Print `({...})` or `{...}` for regions. */
  readonly skipRegions?: boolean;
  /** Do not fall back to the generic form for operations that do not verify. */
  readonly assumeVerified?: boolean;
}
