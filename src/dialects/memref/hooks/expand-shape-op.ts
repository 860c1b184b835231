import { expandPatterns } from '../patterns/reshape-patterns.ts';
import { foldReshape } from '../fold-reshape.ts';
import { DynamicIndexList, staticIndices } from '../../../builtin/dynamic-index-list.ts';
import { isDynamic, type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ExpandShapeOp } from '../generated/memref-ops.gen.ts';
import { verifyReassociation } from '../reassociation.ts';
import { expandedType } from '../reshaped-layout.ts';
import { named } from '../result-names.ts';

/** Checks the output shape against the type of the result. */
function verifyOutputShape(op: ExpandShapeOp, result: MemRefType): LogicalResult {
  const sizes = staticIndices(op.properties.get('static_output_shape'));
  if (sizes.length !== result.rank) {
    return op.emitOpError(
      `expected number of static shape bounds to be equal to the output rank (${result.rank}) but found ${sizes.length} inputs instead`,
    );
  }
  const dynamic = sizes.filter(isDynamic).length;
  const { length } = op.outputShape;
  if (length !== dynamic) {
    return op.emitOpError(
      `mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has ${dynamic} dynamic dims while output_shape has ${length} values`,
    );
  }
  const wrong = result.shape.findIndex((size, dim) => !isDynamic(size) && size !== sizes[dim]);
  return wrong < 0 || op.emitOpError(`invalid output shape provided at pos ${wrong}`);
}

/** Source: ExpandShapeOp of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
export const expandShapeOp = {
  fold: foldReshape,

  canonicalizationPatterns: expandPatterns,

  verify(op: ExpandShapeOp): LogicalResult {
    const source = op.src.type as MemRefType;
    const result = op.result(0).type as MemRefType;
    if (source.rank > result.rank) {
      return op.emitOpError(
        `has source rank ${source.rank} and result rank ${result.rank}. This is not an expansion (${source.rank} > ${result.rank}).`,
      );
    }
    if (!verifyReassociation(op, source.shape, result.shape, op.reassociation)) return false;
    const expected = expandedType(source, result.shape, op.reassociation);
    if (!expected) return op.emitOpError('invalid source layout map');
    const print = op.context.printType;
    if (expected !== result) {
      return op.emitOpError(`expected expanded type to be '${print(expected)}' but found '${print(result)}'`);
    }
    return verifyOutputShape(op, result);
  },
  verifiesSignatureOnly: true,

  directives: { DynamicIndexList },

  ...named('expand_shape'),
};
