import { ceilDiv, floorDiv } from '../../support/math.ts';
import { invariant } from '../../support/invariant.ts';

/** How a two-dimensional window moves over an image; sizes in pixels. */
export interface WindowOptions {
  readonly strideHeight: number;
  readonly strideWidth: number;
  readonly dilationHeight: number;
  readonly dilationWidth: number;
  readonly paddingTop: number;
  readonly paddingBottom: number;
  readonly paddingLeft: number;
  readonly paddingRight: number;
}

/** One axis of a window. */
export interface WindowAxis {
  readonly size: number;
  readonly kernel: number;
  readonly stride: number;
  readonly dilation: number;
  readonly before: number;
  readonly after: number;
}

/** Returns the vertical axis of a window over `size` rows. */
export function verticalAxis(size: number, kernel: number, options: WindowOptions): WindowAxis {
  const { strideHeight: stride, dilationHeight: dilation, paddingTop: before, paddingBottom: after } = options;
  return { size, kernel, stride, dilation, before, after };
}

/** Returns the horizontal axis of a window over `size` columns. */
export function horizontalAxis(size: number, kernel: number, options: WindowOptions): WindowAxis {
  const { strideWidth: stride, dilationWidth: dilation, paddingLeft: before, paddingRight: after } = options;
  return { size, kernel, stride, dilation, before, after };
}

/**
 * Returns how many places a window has along an axis: floor((padded - extent) / stride) + 1, where a dilated kernel extends
 * over dilation * (kernel - 1) + 1. With `ceilMode` the division rounds up, but a window that would start behind the
 * image and the padding before it is left out, as in PyTorch.
 */
export function windowCount(axis: WindowAxis, ceilMode = false): number {
  const { size, kernel, stride, dilation, before, after } = axis;
  const room = size + before + after - (dilation * (kernel - 1) + 1);
  invariant(room >= 0, `a window of ${kernel} does not fit into ${size}`);
  if (!ceilMode) return floorDiv(room, stride) + 1;
  const count = ceilDiv(room, stride) + 1;
  return (count - 1) * stride >= size + before ? count - 1 : count;
}

/** Returns the pixel under tap `tap` of the window at place `place`, or -1 where there is only padding. */
export function tapPosition(axis: WindowAxis, place: number, tap: number): number {
  const position = place * axis.stride + tap * axis.dilation - axis.before;
  return position < axis.size ? Math.max(position, -1) : -1;
}
