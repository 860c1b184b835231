import { faceDim } from '../../device/tile-layout.ts';
import { invariant } from '../../support/invariant.ts';
import { alignUp } from '../../support/math.ts';
import { type WindowAxis } from '../golden/window.ts';
import { elementBytes, type DeviceTensor } from '../tensors/device-tensor.ts';
import { type Copier, identityMap, inputCopier, RecallingCopier, recallingBytes } from './element-copiers.ts';
import { runCopies, type CopierMaker } from './gather.ts';
import { type BufferHandle, type KernelBuilder } from './kernel-builder.ts';
import { type KernelDevice } from './kernel-device.ts';
import { type Int } from './scalar-builder.ts';

/** Some taps of a window that moves over images. */
export interface WindowTaps {
  readonly vertical: WindowAxis;
  readonly horizontal: WindowAxis;
  /** How many places the window has. */
  readonly outHeight: number;
  readonly outWidth: number;
  /** The first tap, counted row by row. The tensor that is made says how many there are. */
  readonly firstTap: number;
  /** The bits of what padding holds. */
  readonly fill: number;
}

/** Returns the columns from tap to tap: the channels, where there are many rounded up so that 16 neighbours belong to one tap. */
export function channelPitch(channels: number): number {
  return channels < faceDim ? channels : alignUp(channels, faceDim);
}

/**
 * Runs `result[(n * OH + y) * OW + x, tap * pitch + c] := input[(n * H + row) * W + column, c]` for images [N * H * W, C] and the pixel under each
 * tap of the window at (y, x), which is `fill` where there is only padding. Both tensors have rank 2 and one format. What lies between the
 * channels and the pitch is zero. Data movement only.
 */
export function runWindowTaps(
  device: KernelDevice,
  origin: string,
  input: DeviceTensor,
  result: DeviceTensor,
  taps: WindowTaps,
): void {
  invariant(input.shape.length === 2 && result.shape.length === 2, 'images and taps are matrices');
  const makeCopier: CopierMaker = (kernel, window, bySegments, memory) => {
    const isSegmented = bySegments && channelPitch(input.columns) % faceDim === 0;
    return isSegmented ? new TapSegments(kernel, input, taps, window) : new TapElements(kernel, input, taps, memory!);
  };
  runCopies(device, origin, result, makeCopier, { memoryBytes: recallingBytes });
}

/** The pixel under a tap, and what must hold for it not to be padding. */
interface Pixel {
  readonly row: Int;
  readonly checks: readonly Int[];
}

abstract class TapCopier implements Copier {
  protected readonly kernel: KernelBuilder;
  protected readonly input: DeviceTensor;
  protected readonly taps: WindowTaps;
  protected readonly size: number;

  constructor(kernel: KernelBuilder, input: DeviceTensor, taps: WindowTaps) {
    this.kernel = kernel;
    this.input = input;
    this.taps = taps;
    this.size = elementBytes(input);
  }

  abstract copy(index: readonly Int[], column: Int, count: Int, target: Int): void;

  /** Returns the pixel under a tap of the window at place `place`. */
  protected pixel(place: Int, tap: Int): Pixel {
    const { kernel, taps } = this;
    const { vertical, horizontal, outHeight, outWidth } = taps;
    const number = kernel.add(tap, taps.firstTap);
    const image = kernel.div(place, outWidth * outHeight);
    const y = kernel.rem(kernel.div(place, outWidth), outHeight);
    const [row, rowChecks] = this.position(vertical, y, kernel.div(number, horizontal.kernel));
    const x = kernel.rem(place, outWidth);
    const [column, columnChecks] = this.position(horizontal, x, kernel.rem(number, horizontal.kernel));
    const line = kernel.add(kernel.mul(image, vertical.size), row);
    return {
      row: kernel.add(kernel.mul(line, horizontal.size), column),
      checks: [...rowChecks, ...columnChecks],
    };
  }

  /** Runs `body` when all hold, else `otherwise`. */
  protected whenAll([first, ...others]: readonly Int[], body: () => void, otherwise: () => void): void {
    if (first === undefined) body();
    else this.kernel.when(first, () => this.whenAll(others, body, otherwise), otherwise);
  }

  private position(axis: WindowAxis, place: Int, tap: Int): [position: Int, checks: Int[]] {
    const { kernel } = this;
    const { size, stride, dilation, before } = axis;
    const at = kernel.sub(kernel.add(kernel.mul(place, stride), kernel.mul(tap, dilation)), before);
    return [at, [kernel.compare('sge', at, 0), kernel.compare('slt', at, size)]];
  }
}

/** Copies up to 16 neighbours, which are channels of one pixel. */
class TapSegments extends TapCopier {
  private readonly pixels: Copier;

  constructor(kernel: KernelBuilder, input: DeviceTensor, taps: WindowTaps, window: BufferHandle) {
    super(kernel, input, taps);
    this.pixels = inputCopier(kernel, input, input, identityMap(input), window);
  }

  copy([place]: readonly Int[], column: Int, _count: Int, target: Int): void {
    const { kernel, size, input } = this;
    const pitch = channelPitch(input.columns);
    const channel = kernel.rem(column, pitch);
    const { row, checks } = this.pixel(place!, kernel.div(column, pitch));
    const isPartial = input.columns % faceDim !== 0;
    const valid = isPartial ? kernel.min(faceDim, kernel.sub(input.columns, channel)) : faceDim;
    if (isPartial) kernel.fillL1(0, target, faceDim * size, size);
    this.whenAll(
      checks,
      () => this.pixels.copy([row], channel, valid, target),
      () => kernel.fillL1(this.taps.fill, target, kernel.mul(valid, size), size),
    );
  }
}

/** Copies element by element, because 16 neighbours are of several pixels. */
class TapElements extends TapCopier {
  private readonly elements: RecallingCopier;

  constructor(kernel: KernelBuilder, input: DeviceTensor, taps: WindowTaps, window: BufferHandle) {
    super(kernel, input, taps);
    // The channels of a pixel lie beside each other.
    this.elements = new RecallingCopier(kernel, input, identityMap(input), input, window);
  }

  copy([place]: readonly Int[], column: Int, count: Int, target: Int): void {
    const { kernel, size, input } = this;
    kernel.loop(0, count, (i) => {
      const at = kernel.add(column, i);
      const { row, checks } = this.pixel(place!, kernel.div(at, input.columns));
      const to = kernel.add(target, kernel.mul(i, size));
      this.whenAll(
        checks,
        () => kernel.store(this.elements.load([row], kernel.rem(at, input.columns)), to, size),
        () => kernel.store(this.taps.fill, to, size),
      );
    });
  }
}
