import { type AffineExpr } from '../../../affine/affine-expr.ts';
import { type AffineMap } from '../../../affine/affine-map.ts';
import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type StructuredMethods } from './structured-methods.ts';

/** Source: verifyConvolutionInterface of mlir/lib/Dialect/Linalg/IR/LinalgInterfaces.cpp, texts verbatim. */
export function verifyConvolution(op: Operation, methods: StructuredMethods): LogicalResult {
  if (dpsInputs(op).length < 2 || dpsInits(op)!.length !== 1) {
    return op.emitError('expected op with 2 inputs and 1 output');
  }
  // Asked for only now: an operation keeps its maps once they were asked for.
  const { indexingMaps, iteratorTypes } = methods;
  const [image, filter] = indexingMaps;
  const output = indexingMaps.at(-1)!;
  const access = imageAccess(image!);
  if (!access) return op.emitError('unexpected input index map for convolutions');
  if (!filter!.isProjectedPermutation() || !output.isProjectedPermutation()) {
    return op.emitError('expected output/filter indexing maps to be projected permutations');
  }
  const { convolved, plain } = access;
  const outputDims = dimsOf(output);
  const filterDims = dimsOf(filter!);
  const loops = new Set<number>();
  for (const dim of outputDims) {
    const inFilter = filterDims.has(dim);
    const isKnown = plain.has(dim) || convolved.has(dim) !== inFilter;
    if (!isKnown) return op.emitError('unexpected loop dimension for convolution op');
    if (iteratorTypes[dim] !== 'parallel') {
      return op.emitError('expected all iterators used to access outputs to be parallel');
    }
    loops.add(dim);
  }
  for (const dim of filterDims) {
    const inOutput = outputDims.has(dim);
    if (inOutput && !convolved.has(dim)) continue;
    if (inOutput || !(convolved.has(dim) || plain.has(dim))) {
      return op.emitError('unexpected loop dimension for convolution op');
    }
    if (iteratorTypes[dim] !== 'reduction') {
      return op.emitError('expected all iterators not used to access outputs to be reduction');
    }
    loops.add(dim);
  }
  if (loops.size !== iteratorTypes.length) return op.emitError('unexpected loop dimension for convolution op');
  return convolved.size > 0 || op.emitError('expected convolved dim to be non-empty');
}

const dimsOf = (map: AffineMap): ReadonlySet<number> => new Set(map.results.map((_, i) => map.getDimPosition(i)));

interface ImageAccess {
  /** Loops that are added to others in an index. */
  readonly convolved: Set<number>;
  /** Loops that are an index by themselves. */
  readonly plain: Set<number>;
}

/** Returns which loops the image is indexed with, undefined where they do not form a window. */
function imageAccess(map: AffineMap): ImageAccess | undefined {
  const access: ImageAccess = { convolved: new Set(), plain: new Set() };
  const { convolved, plain } = access;
  for (const result of map.results) {
    if (result.kind === 'dim') {
      if (plain.has(result.position) || convolved.has(result.position)) return undefined;
      plain.add(result.position);
      continue;
    }
    const dims = result.kind === 'add' ? [scaledDim(result.lhs), scaledDim(result.rhs)] : [undefined];
    for (const dim of dims) {
      if (dim === undefined || plain.has(dim) || convolved.has(dim)) return undefined;
      convolved.add(dim);
    }
  }
  return access;
}

/** Returns the loop of `d0` or `d0 * 2`. */
function scaledDim(expr: AffineExpr): number | undefined {
  if (expr.kind === 'dim') return expr.position;
  if (expr.kind !== 'mul') return undefined;
  const { lhs, rhs } = expr;
  return lhs.kind === 'dim' && (rhs.kind === 'constant' || rhs.kind === 'symbol') ? lhs.position : undefined;
}
