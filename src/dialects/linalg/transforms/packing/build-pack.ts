import { getAffineDimExpr } from '../../../../affine/affine-expr.ts';
import { AffineMap } from '../../../../affine/affine-map.ts';
import { type Attribute } from '../../../../ir/attribute.ts';
import { denseI32Array, denseI64Array } from '../../../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../../../ir/builder.ts';
import { type Location } from '../../../../ir/location.ts';
import { type RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { dynamicParts, type MixedIndex, staticIndicesAttr } from '../../../../rewrite/mixed-indices.ts';
import { composedFoldedApply } from '../../../affine/composed-apply.ts';
import { buildEmpty, mixedSizes } from '../../../tensor/build-sizes.ts';
import { PackOp, UnPackOp } from '../../generated/linalg-ops.gen.ts';

/** Makes `linalg.pack` and `linalg.unpack`. Source: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp. */

/** How a tensor is cut into tiles. */
export interface Tiling {
  /** The dimensions that are tiled, in the order of the dimensions of a tile. */
  readonly innerDimsPos: readonly number[];
  /** The size of a tile in each of them. */
  readonly tiles: readonly MixedIndex[];
  /** The order of the outer dimensions; none is that of the tensor. */
  readonly outerDimsPerm: readonly number[];
}

/** Makes a tensor without elements that has room for the tiles of another. */
export function buildPackDest(builder: OpBuilder, location: Location, source: Value, tiling: Tiling): Value {
  const { innerDimsPos, tiles, outerDimsPerm } = tiling;
  const sizes = mixedSizes(builder, location, source);
  const ceilDiv = AffineMap.get(2, 0, [getAffineDimExpr(0).ceilDiv(getAffineDimExpr(1))]);
  for (const [i, dim] of innerDimsPos.entries()) {
    sizes[dim] = composedFoldedApply(builder, location, ceilDiv, [sizes[dim]!, tiles[i]!]);
  }
  const outer = outerDimsPerm.length > 0 ? outerDimsPerm.map((dim) => sizes[dim]!) : sizes;
  const { elementType } = source.type as RankedTensorType;
  return buildEmpty(builder, location, [...outer, ...tiles], elementType);
}

/** Cuts a tensor into tiles in another, and fills them up with `padding` where there is one. */
export function buildPack(
  builder: OpBuilder,
  location: Location,
  source: Value,
  dest: Value,
  tiling: Tiling,
  padding?: Value,
): PackOp {
  const { context } = builder;
  const sizes = dynamicParts(tiling.tiles);
  const paddings = padding ? [padding] : [];
  return builder.create({
    name: PackOp.opName,
    location,
    operands: [source, dest, ...paddings, ...sizes],
    resultTypes: [dest.type],
    properties: new Map<string, Attribute>([
      ['operandSegmentSizes', denseI32Array(context, [1, 1, paddings.length, sizes.length])],
      ...tilingProperties(builder, tiling),
    ]),
  }) as PackOp;
}

/** Puts tiles together in a tensor. */
export function buildUnPack(builder: OpBuilder, location: Location, source: Value, dest: Value, tiling: Tiling): Value {
  return builder
    .create({
      name: UnPackOp.opName,
      location,
      operands: [source, dest, ...dynamicParts(tiling.tiles)],
      resultTypes: [dest.type],
      properties: new Map(tilingProperties(builder, tiling)),
    })
    .result();
}

function tilingProperties(
  { context }: OpBuilder,
  { innerDimsPos, tiles, outerDimsPerm }: Tiling,
): (readonly [string, Attribute])[] {
  return [
    ['outer_dims_perm', denseI64Array(context, outerDimsPerm)],
    ['inner_dims_pos', denseI64Array(context, innerDimsPos)],
    ['static_inner_tiles', staticIndicesAttr(context, tiles)],
  ];
}
