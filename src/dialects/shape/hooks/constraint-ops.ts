import { type Attribute } from '../../../ir/attribute.ts';
import { boolAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { isDynamic } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type StaticIndex } from '../../../support/int64.ts';
import { type Extents, extentsOf, knownExtents } from '../extents.ts';
import { type AnyOp, type CstrBroadcastableOp, type CstrEqOp, type CstrRequireOp } from '../generated/shape-ops.gen.ts';
import { cstrBroadcastablePatterns, cstrEqPatterns } from '../patterns/constraint-patterns.ts';

/** Operations about what must hold of shapes. What does not hold stays, as it is to fail at run time. Source: mlir/lib/Dialect/Shape/IR/Shape.cpp. */

type Constants = readonly (Attribute | undefined)[];

export const anyOp = {
  /** Constants are last. */
  fold(_: AnyOp, constants: Constants): FoldResult {
    const last = constants.at(-1);
    return last && [last];
  },
};

export const cstrEqOp = {
  canonicalizationPatterns: cstrEqPatterns,

  fold({ context }: CstrEqOp, constants: Constants): FoldResult {
    const areEqual = constants.every((each) => each !== undefined && each === constants[0]);
    return areEqual ? [boolAttr(context, true)] : undefined;
  },
};

export const cstrRequireOp = {
  fold: (_: CstrRequireOp, [condition]: Constants): FoldResult => condition && [condition],
};

export const cstrBroadcastableOp = {
  canonicalizationPatterns: cstrBroadcastablePatterns,

  verify: (op: CstrBroadcastableOp): LogicalResult =>
    op.numOperands >= 2 || op.emitOpError('required at least 2 input shapes'),

  fold(op: CstrBroadcastableOp, constants: Constants): FoldResult {
    const extents = constants.map(extentsOf);
    // Scalars fit anything.
    const canFail =
      extents.filter((each) => each?.length !== 0).length > 1 &&
      !areBroadcastable(extents) &&
      !areBroadcastable(op.operands.map(knownExtents));
    return canFail ? undefined : [boolAttr(op.context, true)];
  },
};

/** Tells whether all shapes are known, and fit whatever sizes that are not known are. Source: staticallyKnownBroadcastable of mlir/lib/Dialect/Traits.cpp. */
function areBroadcastable(shapes: readonly (Extents | undefined)[]): boolean {
  const known = shapes.filter((shape) => shape !== undefined);
  if (known.length < shapes.length) return false;
  const maxRank = Math.max(...known.map(({ length }) => length));
  return Array.from({ length: maxRank }, (_, i) => known.map((shape) => shape.at(-1 - i) ?? 1)).every(fitEachOther);
}

/** Sizes of one dimension fit where all but 1 are the same, and only one of them is unknown. */
function fitEachOther(sizes: readonly StaticIndex[]): boolean {
  const [first, ...others] = sizes.filter((size) => size !== 1);
  return first === undefined || others.every((size) => size === first && !isDynamic(size));
}
