import { type Chip } from '../../device/chip.ts';
import { invariant } from '../../support/invariant.ts';
import { type DeviceTensor } from '../tensors/device-tensor.ts';
import { freeTensor } from '../tensors/tensor-placement.ts';

/** Counts who needs the tensors in device memory: programs, under one or more numbers, and who runs programs. The last one frees a tensor. */
export class TensorOwners {
  private readonly chip: Chip;
  private readonly uses = new Map<DeviceTensor, number>();

  constructor(chip: Chip) {
    this.chip = chip;
  }

  /** Adds an owner of a tensor. */
  retain(tensor: DeviceTensor): void {
    this.uses.set(tensor, (this.uses.get(tensor) ?? 0) + 1);
  }

  /** Removes an owner, and frees the memory of a tensor that has no other. */
  release(tensor: DeviceTensor): void {
    const uses = this.uses.get(tensor);
    invariant(uses !== undefined, 'a tensor that is released has an owner');
    if (uses > 1) {
      this.uses.set(tensor, uses - 1);
    } else {
      this.uses.delete(tensor);
      freeTensor(tensor, this.chip);
    }
  }
}
