import { type AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr, type ArrayAttr } from '../../ir/attributes/container-attributes.ts';
import { getAffineDimExpr } from '../../affine/affine-expr.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { VectorType } from '../../ir/types/shaped-types.ts';
import { type IteratorTypeEnum } from './generated/vector-attributes.gen.ts';
import { type IteratorType } from './generated/vector-enums.gen.ts';
import { type ContractionOp } from './generated/vector-ops.gen.ts';

/** What loops of a contraction run over. */

/** A dimension of each factor that one loop runs over. */
export interface DimPair {
  readonly lhs: number;
  readonly rhs: number;
}

/** Returns the maps of the operands; undefined where some are no maps. */
export function indexingMaps(op: ContractionOp): readonly AffineMap[] | undefined {
  const maps = (op.properties.get('indexing_maps') as ArrayAttr).value;
  return maps.every((map) => map instanceof AffineMapAttr) ? maps.map((map) => map.value) : undefined;
}

/** Returns what each loop does. */
export function iteratorTypes(op: ContractionOp): readonly IteratorType[] {
  return (op.properties.get('iterator_types') as ArrayAttr).value.map((type) => (type as IteratorTypeEnum).value);
}

/** Returns the dimensions that both factors have of loops of the type. Source: getDimMap of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function pairedDims(op: ContractionOp, wanted: IteratorType): readonly DimPair[] {
  const [left, right] = indexingMaps(op)!;
  return iteratorTypes(op).flatMap((type, loop) => {
    const expr = getAffineDimExpr(loop);
    const [lhs, rhs] = [left!.getResultPosition(expr), right!.getResultPosition(expr)];
    return type === wanted && lhs !== undefined && rhs !== undefined ? [{ lhs, rhs }] : [];
  });
}

/** Returns the type of a mask that has a truth value for each iteration. Source: ContractionOp::getExpectedMaskType of the same file. */
export function loopMaskType(op: ContractionOp): VectorType {
  const maps = indexingMaps(op)!;
  const sizes: number[] = [];
  const scalableDims: boolean[] = [];
  for (const [i, { type }] of [op.lhs, op.rhs].entries()) {
    const factor = type as VectorType;
    for (const [dim, size] of factor.shape.entries()) {
      const loop = maps[i]!.getDimPosition(dim);
      sizes[loop] = size;
      scalableDims[loop] = factor.scalableDims[dim]!;
    }
  }
  return VectorType.get(sizes, IntegerType.get(op.context, 1), scalableDims);
}
