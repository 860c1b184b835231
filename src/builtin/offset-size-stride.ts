import { type DenseArrayAttr } from '../ir/attributes/elements-attributes.ts';
import { OpInterface } from '../ir/interfaces/op-interface.ts';
import { type Operation } from '../ir/operation.ts';
import { isDynamic } from '../ir/types/shaped-types.ts';
import { type Value } from '../ir/value.ts';
import { operandGroup } from '../ods/accessors.ts';
import { opSpecOf } from '../ods/op-spec.ts';
import { int64Text, type StaticIndex, wrappingAdd, wrappingMultiply } from '../support/int64.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { countDynamic, staticIndices, verifyDynamicIndexList } from './dynamic-index-list.ts';

/** What an operation on a slice says beyond its operands `offsets`, `sizes` and `strides` and the arrays `static_*`. */
export interface OffsetSizeAndStrideMethods {
  /** How many offsets, sizes and strides there are. */
  readonly rank: number;
  /** Whether there is one offset, of the whole, rather than one per dimension. */
  readonly hasOneOffset?: boolean;
}

/** Source: OffsetSizeAndStrideOpInterface of mlir/Interfaces/ViewLikeInterface.td and .cpp, texts verbatim. */
export const OffsetSizeAndStrideOpInterface = new OpInterface<OffsetSizeAndStrideMethods>(
  'OffsetSizeAndStrideOpInterface',
  { verify: verifySlice, ofSignature: true },
);

const parts = ['offset', 'size', 'stride'] as const;
type Part = (typeof parts)[number];

/** The names of the operands and of the properties. */
const dynamicNames = { offset: 'offsets', size: 'sizes', stride: 'strides' } as const;
const staticNames = { offset: 'static_offsets', size: 'static_sizes', stride: 'static_strides' } as const;

function dynamicPart(op: Operation, part: Part): Value[] {
  const operand = dynamicNames[part];
  return operandGroup(
    op,
    opSpecOf(op)!.operands.findIndex(({ name }) => name === operand),
  );
}

const staticPart = (op: Operation, part: Part): DenseArrayAttr =>
  op.properties.get(staticNames[part]) as DenseArrayAttr;

/** The offsets, sizes and strides of a slice, kDynamic where they are values. */
export type StaticSlice = Readonly<Record<`${Part}s`, StaticIndex[]>>;

/** Returns the offsets, sizes and strides of the slice. */
export function staticSlice(op: Operation): StaticSlice {
  const [offsets, sizes, strides] = parts.map((part) => staticIndices(staticPart(op, part)));
  return { offsets: offsets!, sizes: sizes!, strides: strides! };
}

function verifySlice(op: Operation): LogicalResult {
  for (const part of ['size', 'stride', 'offset'] as const) {
    const dynamic = countDynamic(staticPart(op, part).values);
    const { length } = dynamicPart(op, part);
    if (length === dynamic) continue;
    return op.emitError(
      `expected the number of '${dynamicNames[part]}' to match the number of dynamic entries in '${staticNames[part]}' (${length} vs ${dynamic})`,
    );
  }
  const { offsets, sizes, strides } = staticSlice(op);
  const { rank, hasOneOffset = false } = OffsetSizeAndStrideOpInterface.of(op)!;
  const sameRank = (left: string, a: readonly unknown[], right: string, b: readonly unknown[]): LogicalResult =>
    a.length === b.length ||
    op.emitError(
      `expected mixed ${left} rank to match mixed ${right} rank (${a.length} vs ${b.length}) so the rank of the result type is well-formed.`,
    );
  const notNegative = (name: string, values: readonly StaticIndex[]): LogicalResult => {
    const wrong = values.find((value) => value < 0 && !isDynamic(value));
    return wrong === undefined || op.emitError(`expected ${name} to be non-negative, but got ${int64Text(wrong)}`);
  };
  return (
    (((hasOneOffset || rank === 1) && offsets.length === 1) || sameRank('offsets', offsets, 'sizes', sizes)) &&
    sameRank('sizes', sizes, 'strides', strides) &&
    parts.every((part) => {
      const count = hasOneOffset && part === 'offset' ? 1 : rank;
      return verifyDynamicIndexList(op, part, count, staticPart(op, part), dynamicPart(op, part));
    }) &&
    notNegative('offsets', offsets) &&
    notNegative('sizes', sizes)
  );
}

/** Checks that a slice is inside of a shape where both are known. */
export function verifyInBounds(op: Operation, shape: readonly number[]): LogicalResult {
  const error = sliceBoundsError(staticSlice(op), shape);
  return error === undefined || op.emitError(error);
}

/** Returns where a slice leaves a shape, as far as both are known. Source: verifyInBoundsSlice of ViewLikeInterface.cpp and StaticValueUtils.cpp. */
export function sliceBoundsError(slice: StaticSlice, shape: readonly number[]): string | undefined {
  const { offsets, sizes, strides } = slice;
  for (const [i, extent] of shape.entries()) {
    const [offset, size, stride] = [offsets[i]!, sizes[i]!, strides[i]!];
    if (isDynamic(extent) || isDynamic(offset)) continue;
    if (offset >= extent) return `offset ${i} is out-of-bounds: ${int64Text(offset)} >= ${int64Text(extent)}`;
    if (isDynamic(size) || isDynamic(stride)) continue;
    const last = lastIndex(slice, i);
    if (last >= extent) {
      return `slice along dimension ${i} runs out-of-bounds: ${int64Text(last)} >= ${int64Text(extent)}`;
    }
  }
  return undefined;
}

/** Returns the last index of the slice in a dimension of which all is known, wrapped to 64 bits. */
export function lastIndex({ offsets, sizes, strides }: StaticSlice, dim: number): StaticIndex {
  return wrappingAdd(offsets[dim]!, wrappingMultiply(wrappingAdd(sizes[dim]!, -1), strides[dim]!));
}
