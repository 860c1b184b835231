import { reinterpretCastPatterns } from '../patterns/reinterpret-cast-patterns.ts';
import { constantIndex } from '../../../rewrite/mixed-indices.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { DynamicIndexList } from '../../../builtin/dynamic-index-list.ts';
import { type OffsetSizeAndStrideMethods, staticSlice } from '../../../builtin/offset-size-stride.ts';
import { stridedForm } from '../../../ir/types/memref-layout.ts';
import { isDynamic, type MemRefType, type UnrankedMemRefType } from '../../../ir/types/shaped-types.ts';
import { mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CastOp, ReinterpretCastOp, SubViewOp } from '../generated/memref-ops.gen.ts';
import { named } from '../result-names.ts';
import { int64Text, type StaticIndex } from '../../../support/int64.ts';

const resultType = (op: ReinterpretCastOp): MemRefType => op.result(0).type as MemRefType;

/** Source: ReinterpretCastOp of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
export const reinterpretCastOp = {
  /** The buffer of a view is that of its source. Source: ReinterpretCastOp::fold of MemRefOps.cpp. */
  fold(op: ReinterpretCastOp): FoldResult {
    const inner = op.source.definingOp;
    const isSameBuffer =
      inner instanceof ReinterpretCastOp ||
      inner instanceof CastOp ||
      (inner instanceof SubViewOp && mixedSlice(inner).offsets.every((offset) => constantIndex(offset) === 0));
    if (isSameBuffer) {
      op.setOperand(0, inner.source);
      return 'updated';
    }
    const type = resultType(op);
    const isNothing = type.hasStaticShape && op.source.type === type && mixedSlice(op).offsets[0] === 0;
    return isNothing ? [op.source] : undefined;
  },

  canonicalizationPatterns: reinterpretCastPatterns,

  verify(op: ReinterpretCastOp): LogicalResult {
    const source = op.source.type as MemRefType | UnrankedMemRefType;
    const result = resultType(op);
    const print = op.context.printType;
    const different = (what: string): LogicalResult =>
      op.emitError(
        `different ${what} specified for source type '${print(source)}' and result memref type '${print(result)}'`,
      );
    if (source.memorySpace !== result.memorySpace) return different('memory spaces');
    if (source.elementType !== result.elementType) return different('element types');
    const { offsets, sizes, strides } = staticSlice(op);
    const form = stridedForm(result)!;
    const agree = (what: string, actual: number, expected: StaticIndex, where = ''): LogicalResult =>
      isDynamic(actual) ||
      actual === expected ||
      op.emitError(
        `expected result type with ${what} = ${isDynamic(expected) ? 'dynamic' : int64Text(expected)} instead of ${int64Text(actual)}${where}`,
      );
    return (
      result.shape.every((size, dim) => agree('size', size, sizes[dim]!, ` in dim = ${dim}`)) &&
      agree('offset', form.offset, offsets[0]!) &&
      form.strides.every((stride, dim) => agree('stride', stride, strides[dim]!, ` in dim = ${dim}`))
    );
  },
  verifiesSignatureOnly: true,

  directives: { DynamicIndexList },

  interfaces: {
    OffsetSizeAndStrideOpInterface: (op: ReinterpretCastOp): OffsetSizeAndStrideMethods => ({
      rank: resultType(op).rank,
      hasOneOffset: true,
    }),
  },

  ...named('reinterpret_cast'),
};
