import { getAffineDimExpr } from '../../../../affine/affine-expr.ts';
import { AffineMap } from '../../../../affine/affine-map.ts';
import { OpBuilder } from '../../../../ir/builder.ts';
import { RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type OpOperand } from '../../../../ir/value.ts';
import { type MixedIndex, typeSizes } from '../../../../rewrite/mixed-indices.ts';
import { type Reassociation } from '../../../../rewrite/collapsing-reassociation.ts';
import { indexingMapOf } from '../../structured/body-uses.ts';
import { loopSizes } from '../../structured/loop-sizes.ts';

/**
 * The loops that become several when a tensor is expanded. Source: ExpansionInfo of mlir/lib/Dialect/Linalg/Transforms/ElementwiseOpFusion.cpp.
 */
export class ExpandedLoops {
  /** The new loops of each old one: with (d0, d1) and a first dimension made two, [0, 1] and [2]. */
  readonly groups: Reassociation;
  /** How many iterations the new loops of each old one have. */
  readonly sizes: readonly (readonly MixedIndex[])[];

  /** `reassociation` and `shape` are those of the expanded operand. */
  constructor(operand: OpOperand, reassociation: Reassociation, shape: readonly MixedIndex[]) {
    // As upstream: the rewriter does not hear of these operations.
    const builder = OpBuilder.before(operand.owner);
    const sizes = loopSizes(builder, operand.owner).map((size) => [size]);
    const { results } = indexingMapOf(operand);
    for (const [i, expr] of results.entries()) {
      if (expr.kind === 'dim') sizes[expr.position] = reassociation[i]!.map((dim) => shape[dim]!);
    }
    this.sizes = sizes;
    let next = 0;
    this.groups = sizes.map((group) => group.map(() => next++));
  }

  get count(): number {
    return this.groups.flat().length;
  }

  /** Returns the map of an operand in the expanded operation. */
  mapOf(map: AffineMap): AffineMap {
    const dims = this.#loopsOf(map).flatMap((loop) => this.groups[loop]!.map((dim) => getAffineDimExpr(dim)));
    return AffineMap.get(this.count, map.numSymbols, dims);
  }

  /** Returns the sizes of an operand with this map in the expanded operation. */
  shapeOf(map: AffineMap): MixedIndex[] {
    return this.#loopsOf(map).flatMap((loop) => this.sizes[loop]!);
  }

  /** Returns the type of an operand with this map in the expanded operation. */
  typeOf({ elementType }: RankedTensorType, map: AffineMap): RankedTensorType {
    return RankedTensorType.get(typeSizes(this.shapeOf(map)), elementType);
  }

  /** Returns which dimensions of the expanded operand each of its dimensions becomes. */
  reassociationOf(map: AffineMap): Reassociation {
    let next = 0;
    return this.#loopsOf(map).map((loop) => this.groups[loop]!.map(() => next++));
  }

  #loopsOf(map: AffineMap): number[] {
    return map.results.map((_, i) => map.getDimPosition(i));
  }
}
