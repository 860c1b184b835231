import { OpBuilder } from '../../../ir/builder.ts';
import { FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { type Location } from '../../../ir/location.ts';
import { hasIdentityLayout } from '../../../ir/types/memref-layout.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { staticIndex } from '../../../support/int64.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { buildAlloc, buildDealloc, spaceAttr } from '../buffers.ts';
import { buildApply } from '../composed-apply.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { StoreOp } from '../generated/affine-ops.gen.ts';
import { elementSizeBytes } from '../memory-region.ts';
import { type BufferPlace, redirectAccess } from '../redirect-access.ts';
import { boundingShape, type RegionShape } from '../region-shape.ts';
import { type MemRefUse, type OpRange, usesOfRange } from './copied-region.ts';
import { copyBounds, type CopyBounds, isBoxWithin } from './copy-bounds.ts';
import { buildCopyNest } from './copy-nest.ts';
import { type CopyOptions } from './copy-options.ts';
import { isDefinedBefore, type Placement, placementOf } from './placement.ts';
import { buildTransfer, type Place, type Stride, stridesOf } from './transfer.ts';

/** Where operations are made: in front of a range and behind it, and the copy at one of them. */
interface Sites {
  readonly location: Location;
  readonly prologue: OpBuilder;
  readonly epilogue: OpBuilder;
  readonly builder: OpBuilder;
}

/** What is to be copied. */
interface Copy {
  readonly use: MemRefUse;
  readonly isCopyOut: boolean;
  readonly placement: Placement;
  readonly box: RegionShape;
  readonly bounds: readonly CopyBounds[];
  readonly stride: Stride | undefined;
  /** The constant 0, and where others are made. */
  readonly zero: Value;
  readonly constants: OpBuilder;
}

/**
 * Has a range of operations use buffers in fast memory for what they access. Source: affineDataCopyGenerate of mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp.
 * Differs: elements that may not be written are read first, and nothing is copied where that may be outside of the memref.
 */
export class RangeCopier {
  readonly #options: CopyOptions;
  /** The loops that copy, of all ranges. */
  readonly #copyNests: Set<Operation>;
  readonly #buffers = new Map<Value, Value>();
  #range: OpRange;
  #bytes = 0n;

  constructor(range: OpRange, options: CopyOptions, copyNests: Set<Operation>) {
    this.#range = range;
    this.#options = options;
    this.#copyNests = copyNests;
  }

  run(): void {
    const uses = usesOfRange(this.#range, this.#options);
    if (!uses) return;
    const { reads, writes } = uses;
    const isDone = [...reads.map((use) => this.#copy(use, false)), ...writes.map((use) => this.#copy(use, true))].every(
      (isCopied) => isCopied,
    );
    const { capacityBytes } = this.#options;
    if (!isDone || capacityBytes === undefined || this.#bytes <= capacityBytes) return;
    const text = "total size of all copy buffers' for this block exceeds fast memory capacity";
    this.#range.block.parentOp!.emitWarning(text);
  }

  /** Copies elements into a buffer or back, and has the range use it; false where that cannot be. */
  #copy(use: MemRefUse, isCopyOut: boolean): boolean {
    const { first } = this.#range;
    const placement = placementOf(use, this.#range);
    const body = first.findParent((op) => FunctionOpInterface.isImplementedBy(op))!.regions[0]!.firstBlock!;
    const zero = buildIndexConstant(OpBuilder.atBlockBegin(first.context, body), body.parentOp!.location, 0);
    const isCopied = this.#copyWith(zero, placement, use, isCopyOut);
    // mlir-opt leaves its own where nothing can be copied, but reads no elements first that are only written.
    if (!isCopied && !isCopyOut && !use.isRead) zero.definingOp!.erase();
    return isCopied;
  }

  #copyWith(zero: Value, placement: Placement, use: MemRefUse, isCopyOut: boolean): boolean {
    const { first } = this.#range;
    const type = use.memref.type as MemRefType;
    if (type.rank === 0 || !hasIdentityLayout(type)) return false;
    const box = boundingShape(use.points, type);
    if (!box) return false;
    if (box.shape.includes(0n)) return true;
    const bounds = copyBounds(use);
    if (!bounds?.every(({ lower, upper }) => lower.length > 0 && upper.length > 0)) return false;
    const strides = this.#options.generatesDma ? stridesOf(type, box.shape) : [];
    if (strides.length > 1 || (this.#options.generatesDma && !isBoxWithin(use, box, bounds))) return false;
    const isDefined = (value: Value): boolean => isDefinedBefore(value, placement.copyIn);
    if (!(use.points.symbols as Value[]).every(isDefined)) return false;
    const constants = OpBuilder.atBlockBegin(first.context, zero.parentBlock!);
    this.#build({ use, isCopyOut, placement, box, bounds, stride: strides[0], zero, constants });
    return true;
  }

  #build({ use, isCopyOut, placement, box, bounds, stride, zero, constants }: Copy): void {
    const { memref, accesses } = use;
    const { block, first, end } = this.#range;
    const { location } = accesses.find((op) => op instanceof StoreOp === isCopyOut) ?? accesses[0]!;
    const [prologue, epilogue] = [OpBuilder.before(placement.copyIn), OpBuilder.before(placement.copyOut)];
    const sites: Sites = { location, prologue, epilogue, builder: isCopyOut ? epilogue : prologue };
    const operands = use.points.symbols as Value[];
    const starts = box.offsets.map((offset) => {
      if (offset.kind !== 'constant') {
        return buildApply(sites.builder, location, { map: AffineMap.get(operands.length, 0, [offset]), operands });
      }
      return offset.exact === 0 ? zero : buildIndexConstant(constants, location, staticIndex(BigInt(offset.exact)));
    });
    const known = this.#buffers.get(memref);
    const buffer = known ?? this.#buildBuffer(prologue, location, memref.type as MemRefType, box.shape);
    this.#buffers.set(memref, buffer);
    const numElements = box.shape.reduce((a, b) => a * b);
    const sizes = [numElements, ...(stride ? [stride.stride, stride.elements] : [])].map((size) =>
      buildIndexConstant(constants, location, staticIndex(size)),
    );
    const place: BufferPlace = { offsets: box.offsets, operands };
    const isAtEnd = placement.copyOut === end;
    let newEnd: Operation | undefined;
    if (this.#options.generatesDma) {
      const [slow, fast] = [{ memref, indices: starts }, { memref: buffer, indices: starts.map(() => zero) }]; // prettier-ignore
      newEnd = this.#buildTransfer(sites, isCopyOut ? [fast, slow] : [slow, fast], zero, sizes);
    } else {
      const nest = buildCopyNest(sites.builder, location, { memref, buffer, place }, bounds, isCopyOut);
      this.#copyNests.add(nest);
      if (isCopyOut) newEnd = nest;
    }
    if (!known) {
      const dealloc = buildDealloc(epilogue, location, buffer);
      newEnd ??= dealloc;
    }
    const before = first.previous;
    for (const op of [...accesses, ...use.hints]) if (op.memref === memref) redirectAccess(op, buffer, place);
    this.#range = {
      block,
      first: before ? before.next! : block.firstOp!,
      end: isAtEnd && newEnd ? newEnd : end,
    };
  }

  /** Makes a transfer with a tag of its own, and returns the first operation of it that is behind the range, if it ends there. */
  #buildTransfer(sites: Sites, [source, target]: readonly [Place, Place], zero: Value, sizes: Value[]): Operation {
    const { location, prologue, epilogue, builder } = sites;
    const { context } = builder;
    const tagType = MemRefType.get([1], IntegerType.get(context, 32), spaceAttr(context, this.#options.tagSpace));
    const tag = { memref: buildAlloc(prologue, location, tagType), indices: [zero] };
    const start = buildTransfer(builder, location, { source, target, tag }, sizes);
    const dealloc = buildDealloc(epilogue, location, tag.memref);
    return builder === epilogue ? start : dealloc;
  }

  #buildBuffer(builder: OpBuilder, location: Location, { elementType }: MemRefType, shape: readonly bigint[]): Value {
    const type = MemRefType.get(shape.map(Number), elementType, spaceAttr(builder.context, this.#options.fastSpace));
    const buffer = buildAlloc(builder, location, type);
    // What has no known size does not count.
    this.#bytes += (elementSizeBytes(elementType) ?? 0n) * shape.reduce((a, b) => a * b);
    return buffer;
  }
}
