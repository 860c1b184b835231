import { type FormatName } from '../../device/formats/element-format.ts';
import { type LiveTensor } from '../ops/tensor-pool.ts';

/** Where a tensor is. */
export type TensorLocation = 'host' | 'dram' | 'l1';

/**
 * A tensor that programs are given and return: in host memory, or in the memory of the device that it belongs to. Tensors on the device keep their memory
 * until they are deallocated or the device is closed.
 */
export class RuntimeTensor {
  readonly shape: readonly number[];
  readonly format: FormatName;
  /** Where its elements are. */
  readonly location: TensorLocation;
  /** What it stands for; undefined once it was deallocated. Only the device looks at it. */
  live: LiveTensor | undefined;

  constructor(live: LiveTensor) {
    this.shape = live.tensor.shape;
    this.format = live.tensor.format;
    this.location = live.kind === 'host' ? 'host' : live.tensor.memory;
    this.live = live;
  }

  /** Whether its memory was given back. */
  get isDeallocated(): boolean {
    return this.live === undefined;
  }
}
