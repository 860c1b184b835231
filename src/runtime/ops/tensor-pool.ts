import { type DeviceTensor } from '../tensors/device-tensor.ts';
import { type HostTensor } from '../tensors/host-tensor.ts';
import { RuntimeError } from '../runtime-error.ts';
import { type TensorOwners } from './tensor-owners.ts';

/** A live tensor of a program. */
export type LiveTensor =
  { readonly kind: 'host'; readonly tensor: HostTensor } | { readonly kind: 'device'; readonly tensor: DeviceTensor };

/** The live tensors of a program by their number in the binary. Several numbers may stand for one device tensor. */
export class TensorPool {
  private readonly owners: TensorOwners;
  private readonly tensors = new Map<number, LiveTensor>();
  private readonly deallocated = new Set<number>();

  constructor(owners: TensorOwners) {
    this.owners = owners;
  }

  get(globalId: number): LiveTensor | undefined {
    return this.tensors.get(globalId);
  }

  /** Returns the tensors in device memory, each once. */
  onDevice(): ReadonlySet<DeviceTensor> {
    const live = [...this.tensors.values()];
    return new Set(live.flatMap(({ kind, tensor }) => (kind === 'device' ? [tensor] : [])));
  }

  /** Binds a number to a tensor; what it was bound to before is released. */
  set(globalId: number, live: LiveTensor): void {
    if (live.kind === 'device') this.owners.retain(live.tensor);
    this.release(globalId);
    this.deallocated.delete(globalId);
    this.tensors.set(globalId, live);
  }

  /** Unbinds a number on behalf of the program. Throws RuntimeError when nothing is bound to it. */
  deallocate(globalId: number): void {
    if (!this.tensors.has(globalId)) {
      const detail = this.isDeallocated(globalId) ? 'twice' : 'before anything has made it';
      throw new RuntimeError(`tensor ${globalId} is deallocated ${detail}`);
    }
    this.release(globalId);
    this.deallocated.add(globalId);
  }

  /** Tells whether the program has deallocated the tensor of a number, and bound no other to it. */
  isDeallocated(globalId: number): boolean {
    return this.deallocated.has(globalId);
  }

  /** Unbinds a number, and frees device memory that nothing else needs. */
  release(globalId: number): void {
    const live = this.tensors.get(globalId);
    this.tensors.delete(globalId);
    if (live?.kind === 'device') this.owners.release(live.tensor);
  }

  /** Unbinds everything. */
  clear(): void {
    for (const globalId of [...this.tensors.keys()]) this.release(globalId);
  }
}
