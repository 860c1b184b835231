import { AddIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ForOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import * as ttkernel from '../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { type KernelBuilder } from './kernel-region.ts';
import { type TileIterators } from './tile-iterators.ts';

/** What an elementwise kernel calls. */
export type ElementwiseCall = 'add' | 'mul';

const calls = {
  add: { init: ttkernel.AddTilesInitOp, tiles: ttkernel.AddTilesOp },
  mul: { init: ttkernel.MulTilesInitOp, tiles: ttkernel.MulTilesOp },
} as const;

/**
 * Makes an elementwise kernel of two inputs and one output: loops over the tiles of the output, each of which is computed in a
 * destination register and packed. Positions of tiles are carried through the loops. Source: ttmlir-facts, section 3.4.3.
 */
export class ComputeKernel {
  readonly #kernel: KernelBuilder;
  readonly #buffers: readonly Value[];
  readonly #iterators: TileIterators;
  /** Trip counts, outermost first. */
  readonly #shape: readonly number[];
  readonly #call: ElementwiseCall;

  constructor(
    kernel: KernelBuilder,
    buffers: readonly Value[],
    iterators: TileIterators,
    shape: readonly number[],
    call: ElementwiseCall,
  ) {
    this.#kernel = kernel;
    this.#buffers = buffers;
    this.#iterators = iterators;
    this.#shape = shape;
    this.#call = call;
  }

  build(): void {
    const [in0Cb, in1Cb, outCb] = this.#buffers as [Value, Value, Value];
    this.#kernel.add(ttkernel.BinaryOpInitCommonOp, { in0Cb, in1Cb, outCb });
    this.#kernel.add(calls[this.#call].init, { in0Cb, in1Cb });
    this.#buildLoop(0, this.#iterators.iterators.map(() => this.#kernel.constant(0))); // prettier-ignore
  }

  /** Makes the loop of a dim and those inside; returns the positions behind it. */
  #buildLoop(dim: number, positions: readonly Value[]): readonly Value[] {
    const kernel = this.#kernel;
    const { builder, location, i32 } = kernel;
    const lowerBound = kernel.constant(0);
    const upperBound = kernel.constant(this.#shape[dim]!);
    const step = kernel.constant(1);
    const region = new Region();
    const types = [i32, ...positions.map(() => i32)];
    builder.withInsertionPoint(() => {
      const block = builder.createBlock(region, types, types.map(() => location)); // prettier-ignore
      const [, ...inside] = block.arguments;
      const isInnermost = dim === this.#shape.length - 1;
      if (isInnermost) this.#buildTile(inside);
      const next = isInnermost ? inside : this.#buildLoop(dim + 1, inside);
      const results = next.map((position, i) => this.#advance(position, this.#increment(i, dim)));
      YieldOp.build(builder, location, { results });
    });
    const bounds = { lowerBound, upperBound, step };
    const loop = kernel.add(ForOp, { ...bounds, initArgs: positions, regions: [region], resultTypes: types.slice(1) });
    return loop.results;
  }

  /** Returns what a position lacks to the next iteration of a loop when the loops inside are through. */
  #increment(iterator: number, dim: number): number {
    const { steps } = this.#iterators.iterators[iterator]!;
    const inside = dim + 1 < this.#shape.length ? steps[dim + 1]! * this.#shape[dim + 1]! : 0;
    return steps[dim]! - inside;
  }

  #advance(position: Value, increment: number): Value {
    return this.#kernel.add(AddIOp, { lhs: position, rhs: this.#kernel.constant(increment) }).result();
  }

  /** Makes the computation of one tile. */
  #buildTile(positions: readonly Value[]): void {
    const kernel = this.#kernel;
    const [in0Cb, in1Cb, outCb] = this.#buffers as [Value, Value, Value];
    const [in0TileIndex, in1TileIndex, outIndex] = this.#iterators.ofBuffer.map((index) => positions[index]!);
    const dstIndex = kernel.constant(0);
    kernel.add(ttkernel.TileRegsAcquireOp, {});
    kernel.add(calls[this.#call].tiles, {
      in0Cb,
      in1Cb,
      in0TileIndex: in0TileIndex!,
      in1TileIndex: in1TileIndex!,
      dstIndex,
    });
    kernel.add(ttkernel.TileRegsCommitOp, {});
    kernel.add(ttkernel.TileRegsWaitOp, {});
    kernel.add(ttkernel.PackTileOp, { dstIndex, outCb, outIndex: outIndex! });
    kernel.add(ttkernel.TileRegsReleaseOp, {});
  }
}
