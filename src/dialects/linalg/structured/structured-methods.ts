import { type AffineMap } from '../../../affine/affine-map.ts';
import { type IteratorType } from '../generated/linalg-enums.gen.ts';

/** What a perfect loop nest says about itself. */
export interface StructuredMethods {
  /** The indexing map of each operand. */
  readonly indexingMaps: readonly AffineMap[];
  /** The kind of each loop. */
  readonly iteratorTypes: readonly IteratorType[];
}
