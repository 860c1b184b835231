import { StridedLayoutAttr } from '../../../ir/attributes/container-attributes.ts';
import { subviewPatterns } from '../patterns/subview-patterns.ts';
import { constantIndex } from '../../../rewrite/mixed-indices.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { DynamicIndexList } from '../../../builtin/dynamic-index-list.ts';
import { type OffsetSizeAndStrideMethods, staticSlice, verifyInBounds } from '../../../builtin/offset-size-stride.ts';
import { isRankReducedShape } from '../../../builtin/rank-reduction.ts';
import { stridedForm } from '../../../ir/types/memref-layout.ts';
import { isDynamic, type MemRefType } from '../../../ir/types/shaped-types.ts';
import { mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { SubViewOp } from '../generated/memref-ops.gen.ts';
import { droppedDims } from '../rank-reduction.ts';
import { named } from '../result-names.ts';
import { inferSubviewType } from '../subview-type.ts';
import { type StaticIndex } from '../../../support/int64.ts';

const sourceType = (op: SubViewOp): MemRefType => op.source.type as MemRefType;

/** Tells whether `actual` has the offset and the strides of `expected`, of which it may leave out dimensions of size 1. */
function hasLayoutOf(expected: MemRefType, actual: MemRefType, sizes: readonly StaticIndex[]): boolean {
  const [from, to] = [stridedForm(expected)!, stridedForm(actual)];
  if (from.offset !== to?.offset) return false;
  const dropped = droppedDims(expected, actual, sizes);
  const kept = dropped && from.strides.filter((_, dim) => !dropped[dim]);
  return kept?.every((stride, dim) => stride === to.strides[dim]) === true;
}

/** Source: SubViewOp of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
export const subviewOp = {
  /** All of a memref is the memref. Source: SubViewOp::fold of MemRefOps.cpp. */
  fold(op: SubViewOp): FoldResult {
    const source = sourceType(op);
    if (source !== op.result(0).type) return undefined;
    const { layout } = source;
    const hasStaticLayout =
      !(layout instanceof StridedLayoutAttr) || ![layout.offset, ...layout.strides].some(isDynamic);
    if (source.hasStaticShape && hasStaticLayout) return [op.source];
    const inner = op.source.definingOp;
    if (!(inner instanceof SubViewOp)) return undefined;
    const { offsets, sizes, strides } = mixedSlice(op);
    const isAll =
      offsets.every((offset) => constantIndex(offset) === 0) &&
      strides.every((stride) => constantIndex(stride) === 1) &&
      isSameList(sizes, mixedSlice(inner).sizes);
    return isAll ? [op.source] : undefined;
  },

  canonicalizationPatterns: subviewPatterns,

  verify(op: SubViewOp): LogicalResult {
    const source = sourceType(op);
    const result = op.result(0).type as MemRefType;
    const print = op.context.printType;
    if (source.memorySpace !== result.memorySpace) {
      return op.emitError(
        `different memory spaces specified for base memref type '${print(source)}' and subview memref type '${print(result)}'`,
      );
    }
    if (!stridedForm(source)) return op.emitError(`base type '${print(source)}' is not strided`);
    const slice = staticSlice(op);
    const expected = inferSubviewType(source, slice);
    const butGot = (): string => `, but got '${print(result)}'`;
    if (result.rank > expected.rank) {
      return op.emitError(`expected result rank to be smaller or equal to the source rank${butGot()}`);
    }
    const mismatch = (what: string): LogicalResult =>
      op.emitError(
        `expected result type to be '${print(expected)}' or a rank-reduced version. (mismatch of result ${what})${butGot()}`,
      );
    if (!isRankReducedShape(expected.shape, result.shape)) return mismatch('sizes');
    if (expected.elementType !== result.elementType) {
      return op.emitError(`expected result element type to be '${print(expected.elementType)}'${butGot()}`);
    }
    if (!hasLayoutOf(expected, result, slice.sizes)) return mismatch('layout');
    return verifyInBounds(op, source.shape);
  },
  verifiesSignatureOnly: true,

  directives: { DynamicIndexList },

  interfaces: {
    OffsetSizeAndStrideOpInterface: (op: SubViewOp): OffsetSizeAndStrideMethods => ({ rank: sourceType(op).rank }),
  },

  ...named('subview'),
};
