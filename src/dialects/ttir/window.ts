/** A window that slides over the height and width of images [N, H, W, C]. */
export interface SlidingWindow {
  /** The steps [vertical, horizontal], in pixels; 1 unless said. */
  readonly strides?: readonly number[];
  /** The distances [vertical, horizontal] between the elements of the window, in pixels; 1 unless said. */
  readonly dilations?: readonly number[];
  /** The pixels added at [top, bottom, left, right]; none unless said. */
  readonly padding?: readonly number[];
}

/** The attributes of `ttir.conv2d` and `ttir.max_pool2d` that tell how the window moves. */
export function windowAttributes({ strides = [1, 1], dilations = [1, 1], padding = [0, 0, 0, 0] }: SlidingWindow) {
  return {
    strideHeight: strides[0]!,
    strideWidth: strides[1]!,
    dilationHeight: dilations[0]!,
    dilationWidth: dilations[1]!,
    paddingTop: padding[0]!,
    paddingBottom: padding[1]!,
    paddingLeft: padding[2]!,
    paddingRight: padding[3]!,
  };
}
