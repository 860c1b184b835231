import { type ReduceWindowOp } from './generated/stablehlo-ops.gen.ts';
import { ranked } from './verify-problem.ts';
import { windowDimensions, windowedSize } from './window.ts';

/** Returns the shape that windows give all results, or what is wrong with the window, which has as many dimensions as the inputs. */
export function reducedWindowShape(op: ReduceWindowOp): number[] | string {
  const window = windowDimensions(op.windowDimensions, {
    strides: op.windowStrides,
    padding: op.padding,
    baseDilations: op.baseDilations,
    windowDilations: op.windowDilations,
  });
  if (typeof window === 'string') return window;
  return ranked(op.inputs[0]!).shape.map((size, dim) => windowedSize(size, window[dim]!));
}
