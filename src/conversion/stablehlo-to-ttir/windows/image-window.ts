import { type WindowDimension } from '../../../dialects/stablehlo/window.ts';
import { windowAttributes } from '../../../dialects/ttir/window.ts';

/** Returns the attributes of a TTIR operation whose window moves as that over the height and width of an image; its size is left out. */
export function imageWindowAttributes(height: WindowDimension, width: WindowDimension) {
  return windowAttributes({
    strides: [height.stride, width.stride],
    dilations: [height.windowDilation, width.windowDilation],
    padding: [height.paddingLow, height.paddingHigh, width.paddingLow, width.paddingHigh],
  });
}
