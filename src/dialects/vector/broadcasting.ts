import { ShapedType, VectorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';

/** Which types a value can be repeated to. */

/** Returns what is wrong with repeating values of `source` as `target`, undefined where nothing is. Source: isBroadcastableTo and BroadcastOp::verify of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export function broadcastProblem(source: Type, target: VectorType): string | undefined {
  if (!(source instanceof ShapedType)) return undefined;
  if (!(source instanceof VectorType)) return 'source type is not a vector';
  const lead = target.rank - source.rank;
  if (lead < 0) return 'source rank higher than destination rank';
  const wrong = source.shape.findIndex((_, dim) => !isStretchable(source, dim, target, lead + dim));
  if (wrong < 0) return undefined;
  return `dimension mismatch (${sizeText(source, wrong)} vs. ${sizeText(target, lead + wrong)})`;
}

/** Tells whether the types have one element type, and values of the first can be repeated as the second. */
export function isBroadcastable(source: Type, target: VectorType): boolean {
  const element = source instanceof ShapedType ? source.elementType : source;
  return element === target.elementType && broadcastProblem(source, target) === undefined;
}

function isStretchable(source: VectorType, dim: number, target: VectorType, targetDim: number): boolean {
  const [from, to] = [source.shape[dim]!, target.shape[targetDim]!];
  const [isScalable, becomesScalable] = [source.scalableDims[dim]!, target.scalableDims[targetDim]!];
  if (from !== 1) return from === to && isScalable === becomesScalable;
  return !isScalable || (to === 1 && becomesScalable);
}

/** Returns the size, in brackets where it is scalable. */
export function sizeText({ shape, scalableDims }: VectorType, dim: number): string {
  return scalableDims[dim] ? `[${shape[dim]}]` : `${shape[dim]}`;
}

/** Returns the dimensions of `target` that sizes of 1 of `source` are stretched to. Source: computeBroadcastedUnitDims of the same file. */
export function stretchedDims(source: VectorType, target: VectorType): ReadonlySet<number> {
  const lead = target.rank - source.rank;
  return new Set(source.shape.flatMap((size, dim) => (size === target.shape[lead + dim] ? [] : [lead + dim])));
}
