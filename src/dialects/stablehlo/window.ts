import { type Attribute } from '../../ir/attribute.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { isDynamic, kDynamic } from '../../ir/types/shaped-types.ts';
import { listText } from './list-text.ts';

/** One dimension of a sliding window. */
export interface WindowDimension {
  readonly size: number;
  readonly stride: number;
  readonly paddingLow: number;
  readonly paddingHigh: number;
  /** Distance of the elements that the window slides over. */
  readonly baseDilation: number;
  /** Distance of the window's elements. */
  readonly windowDilation: number;
}

/** The attributes of a window as operations have them; what is absent is 1, padding 0. */
export interface WindowAttributes {
  readonly strides: readonly number[] | undefined;
  /** Elements of shape [dimensions, 2]. */
  readonly padding: Attribute | undefined;
  readonly baseDilations: readonly number[] | undefined;
  readonly windowDilations: readonly number[] | undefined;
  /** Along which dimensions the window is turned round. */
  readonly reversal?: readonly boolean[] | undefined;
}

/** Returns the dimensions of a window of the given sizes, or what is wrong with its attributes. Source: TypeInference.cpp, texts verbatim. */
export function windowDimensions(
  sizes: readonly number[],
  attributes: WindowAttributes,
): readonly WindowDimension[] | string {
  const { strides, baseDilations, windowDilations, reversal } = attributes;
  const padding = attributes.padding instanceof DenseElementsAttr ? attributes.padding : undefined;
  const pairs = padding?.type.shape;
  if (pairs && (pairs.length !== 2 || pairs[1] !== 2)) {
    return `expects the shape of padding-attribute to be {N, 2}, but got {${listText(pairs)}}.`;
  }
  const lists = [
    ['window-strides', strides?.length, 'window stride', strides] as const,
    ['base-dilation factors', baseDilations?.length, 'base dilation factor', baseDilations] as const,
    ['window-dilation factors', windowDilations?.length, 'window dilation factor', windowDilations] as const,
    ['padding-entries', pairs?.[0], '', undefined] as const,
    ['window-reversal', reversal?.length, '', undefined] as const,
  ];
  for (const [name, length] of lists) {
    if (length === undefined || length === sizes.length) continue;
    return `expects ${name} to have same dimension-size as size of window dimensions (${sizes.length}), but got: ${length}.`;
  }
  const positive = [
    ['window dimension', sizes] as const,
    ...lists.map(([, , name, values]) => [name, values] as const),
  ];
  for (const dim of sizes.keys()) {
    for (const [name, values] of positive) {
      const value = values?.[dim];
      if (value === undefined || isDynamic(value) || value > 0) continue;
      return `expects window to have positive value for ${dim}-th ${name}, but got ${value}.`;
    }
  }
  return sizes.map((size, dim) => ({
    size,
    stride: strides?.[dim] ?? 1,
    paddingLow: padding?.numberAt(2 * dim) ?? 0,
    paddingHigh: padding?.numberAt(2 * dim + 1) ?? 0,
    baseDilation: baseDilations?.[dim] ?? 1,
    windowDilation: windowDilations?.[dim] ?? 1,
  }));
}

/** Returns how many elements the dilated base has with its padding; without elements there is nothing to dilate. */
export function paddedSize(base: number, window: WindowDimension): number {
  const dilated = base <= 0 ? 0 : (base - 1) * window.baseDilation + 1;
  return window.paddingLow + dilated + window.paddingHigh;
}

/** Returns at how many places the window lies within the padded and dilated base. */
export function windowedSize(base: number, window: WindowDimension): number {
  if (isDynamic(base) || isDynamic(window.size)) return kDynamic;
  const padded = paddedSize(base, window);
  const reach = (window.size - 1) * window.windowDilation + 1;
  return padded <= 0 || reach > padded ? 0 : Math.floor((padded - reach) / window.stride) + 1;
}
