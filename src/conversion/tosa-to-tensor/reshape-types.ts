import { isDynamic, kDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';

const product = (sizes: readonly number[]): number => sizes.reduce((a, b) => a * b, 1);

const withShape = ({ elementType, encoding }: RankedTensorType, shape: readonly number[]): RankedTensorType =>
  RankedTensorType.get(shape, elementType, encoding);

/** Returns the type that what is reshaped is cast to: without dimensions in the result, all sizes are 1. Source: inferReshapeInputType of TosaToTensor.cpp. */
export function castType(type: RankedTensorType, newShape: readonly number[]): RankedTensorType {
  if (newShape.length > 0) return type;
  return withShape(
    type,
    type.shape.map(() => 1),
  );
}

/**
 * Returns the result type of the expansion: -1 becomes what follows from the other sizes, or stays open where the input's are not known; then at least one size is open.
 * Source: inferReshapeExpandedType of TosaToTensor.cpp.
 */
export function expandedType(type: RankedTensorType, newShape: readonly number[]): RankedTensorType {
  const isStatic = type.hasStaticShape;
  const others = -product(newShape);
  const sizeOf = (size: number): number => {
    if (size >= 0) return size;
    if (!isStatic) return kDynamic;
    return others === 0 ? 0 : Math.trunc(type.numElements / others);
  };
  const shape = newShape.map(sizeOf);
  if (!isStatic && shape.length > 0 && !shape.some(isDynamic)) shape[0] = kDynamic;
  return withShape(type, shape);
}

/** Returns the type between both: the coarsest common split of the elements, one open size where sizes are not known. Source: inferReshapeCollapsedType of TosaToTensor.cpp. */
export function collapsedType(from: RankedTensorType, to: RankedTensorType): RankedTensorType {
  if (from.rank === 0 || to.rank === 0) return withShape(from, []);
  if (!from.hasStaticShape || !to.hasStaticShape) return withShape(from, [kDynamic]);
  const shape: number[] = [];
  for (let i = 0, j = 0; i < from.rank && j < to.rank; i++, j++) {
    let a = from.shape[i]!;
    let b = to.shape[j]!;
    while (a !== b && i < from.rank && j < to.rank) {
      if (a < b) a *= from.shape[++i] ?? 1;
      else b *= to.shape[++j] ?? 1;
    }
    if (a === b) shape.push(a);
  }
  return withShape(from, shape);
}

/**
 * Returns which dimensions of `expanded` make each of `collapsed`; none for types without dimensions. Where the type between has an open size, that has all. Source:
 * createReassociationMapForCollapse of TosaToTensor.cpp.
 */
export function reassociationBetween(expanded: RankedTensorType, collapsed: RankedTensorType): number[][] {
  const from = expanded.shape;
  const to = collapsed.shape;
  if (from.length === 0 || to.length === 0) return [];
  if (from.some(isDynamic) || to.some(isDynamic)) return [[...from.keys()]];
  const groups: number[][] = to.map(() => []);
  for (let i = 0, j = 0; i < from.length && j < to.length; j++) {
    const group = groups[j]!;
    let size = from[i]!;
    while (size < to[j]! && i < from.length) {
      group.push(i++);
      size *= from[i] ?? 1;
    }
    if (size !== to[j]!) continue;
    group.push(i++);
    // Ones belong to the dimension before them, unless the next is one itself.
    if (j === to.length - 1 || to[j + 1] !== 1) while (i < from.length && from[i] === 1) group.push(i++);
  }
  return groups;
}
