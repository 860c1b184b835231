import { type AffineMap } from '../../../affine/affine-map.ts';
import { type StructuredMethods } from './structured-methods.ts';

/** The loops of a product of two inputs, by which of its operands they index: both and the init, one input and the init, or both inputs only; each in order. */
export interface ContractionDims {
  readonly batch: readonly number[];
  readonly m: readonly number[];
  readonly n: readonly number[];
  readonly k: readonly number[];
}

/**
 * Returns the loops of an operation of two inputs and one init, whose maps are projected permutations.
 * Source: inferContractionDims of mlir/lib/Dialect/Linalg/IR/LinalgInterfaces.cpp.
 */
export function contractionDims({ indexingMaps, iteratorTypes }: StructuredMethods): ContractionDims {
  const [a, b, c] = indexingMaps.map(indices);
  const loopsIn = (type: string, isMember: (loop: number) => boolean | undefined): number[] =>
    [...iteratorTypes.keys()].filter((loop) => iteratorTypes[loop] === type && isMember(loop));
  return {
    batch: loopsIn('parallel', (loop) => a!.has(loop) && b!.has(loop) && c!.has(loop)),
    m: loopsIn('parallel', (loop) => a!.has(loop) && c!.has(loop) && !b!.has(loop)),
    n: loopsIn('parallel', (loop) => b!.has(loop) && c!.has(loop) && !a!.has(loop)),
    k: loopsIn('reduction', (loop) => a!.has(loop) && b!.has(loop)),
  };
}

const indices = (map: AffineMap): ReadonlySet<number> => new Set(map.results.map((_, i) => map.getDimPosition(i)));
