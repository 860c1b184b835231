import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type DeviceMemories } from '../../../layout/banks.ts';
import { type LayoutAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { gridShapeOf, layoutOf, memorySpaceOf, withGrid, withMemoryLayout, withMemorySpace } from '../../tt/layout.ts';
import { tensorSizeBytes } from '../../tt/tensor-size.ts';

/** Returns `layout` in the memory space, with the tensor memory layout and on the grid of `like`; undefined when that cannot be. */
export function laidOutLike(layout: LayoutAttr, shape: readonly number[], like: LayoutAttr): LayoutAttr | undefined {
  const moved = withMemoryLayout(withMemorySpace(layout, memorySpaceOf(like)), like.memLayout);
  return withGrid(moved, shape, gridShapeOf(like));
}

/** Says how much L1 tensors take on each core, and how much of it operations in a chain, and all chains, may take. */
export class ShardSizes {
  /** Bytes that input and output of an operation must stay below: four fifths of what the chip leaves to programs. */
  readonly capBytes: number;
  /** Whether tensors stay to the end of the program. */
  readonly staysToEnd: boolean;
  readonly #memories: DeviceMemories;
  readonly #sizes = new Map<Type, number>();

  constructor(usableL1Bytes: number, memories: DeviceMemories, { staysToEnd = false } = {}) {
    this.capBytes = 0.8 * usableL1Bytes;
    this.staysToEnd = staysToEnd;
    this.#memories = memories;
  }

  /** Returns the bytes of result 0 of `op` in `layout`, infinity for a layout that does not fit. */
  ofResult(op: Operation, layout: LayoutAttr): number {
    return this.#sizeOf((op.result().type as RankedTensorType).withEncoding(layout));
  }

  /** Returns the bytes of operand 0 of `op` when it is laid out like the result; 0 without such an operand. */
  ofInput(op: Operation, layout: LayoutAttr): number {
    const type = op.operands[0]?.type;
    const own = type && layoutOf(type);
    if (!(type instanceof RankedTensorType) || !own) return 0;
    const like = laidOutLike(own, type.shape, layout);
    return like ? this.#sizeOf(type.withEncoding(like)) : Infinity;
  }

  /** Tells whether two tensors are small enough to be in L1 together. */
  fit(aBytes: number, bBytes: number): boolean {
    return aBytes + bBytes < this.capBytes;
  }

  /** Tells whether there is room for all tensors of chains, of so many bytes: where they are freed, for any. */
  fitAll(bytes: number): boolean {
    return !this.staysToEnd || bytes < this.capBytes;
  }

  #sizeOf(type: RankedTensorType): number {
    const known = this.#sizes.get(type);
    if (known !== undefined) return known;
    const found = tensorSizeBytes(type, this.#memories);
    const bytes = typeof found === 'number' ? found : Infinity;
    this.#sizes.set(type, bytes);
    return bytes;
  }
}
