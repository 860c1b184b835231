import { dimsAgree } from '../../ir/traits/type-traits.ts';

/** The name of a list of batching dimensions, and the sizes of these. */
type NamedSizes = readonly [name: string, sizes: readonly number[]];

/**
 * Returns why two lists of batching dimensions do not say the same batches: they have another length, or sizes that differ.
 * Source: verifyGatherOp and verifyScatterOp of stablehlo/dialect/TypeInference.cpp, texts verbatim.
 */
export function batchingSizesProblem([first, sizes]: NamedSizes, [second, others]: NamedSizes): string | undefined {
  if (sizes.length !== others.length) {
    return `${first} and ${second} should have the same size, but got ${sizes.length} and ${others.length}`;
  }
  const differing = sizes.findIndex((size, i) => !dimsAgree([size], [others[i]!]));
  if (differing < 0) return undefined;
  return `${first}[${differing}] and ${second}[${differing}] must have compatible sizes, but got ${sizes[differing]!} and ${others[differing]!}`;
}
