import { type Attribute } from '../../../ir/attribute.ts';
import { boolAttr, indexAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { broadcastShapes } from '../../../ir/traits/broadcast-traits.ts';
import { type Value } from '../../../ir/value.ts';
import { exactInt64, staticIndex } from '../../../support/int64.ts';
import { type Extents, extentsAttr, extentsOf } from '../extents.ts';
import {
  type BroadcastOp,
  type ConcatOp,
  type FromExtentsOp,
  type IsBroadcastableOp,
  type NumElementsOp,
  type RankOp,
  type ShapeEqOp,
  type SplitAtOp,
} from '../generated/shape-ops.gen.ts';
import { sizeOfShape } from '../infer-types.ts';
import { broadcastPatterns, isBroadcastablePatterns } from '../patterns/broadcast-patterns.ts';
import { rankPatterns } from '../patterns/shape-of-patterns.ts';
import { verifyShapeResult, verifySizeResult } from '../verify-errors.ts';

/** Operations on whole shapes. Source: mlir/lib/Dialect/Shape/IR/Shape.cpp. */

type Constants = readonly (Attribute | undefined)[];

export const broadcastOp = {
  canonicalizationPatterns: broadcastPatterns,
  verify: verifyShapeResult,
  verifiesSignatureOnly: true,

  /** Shapes that do not fit are left as they are. */
  fold(op: BroadcastOp, constants: Constants): FoldResult {
    const [first, ...others] = op.operands;
    if (first && others.length === 0) return first.type === op.result().type ? [first] : undefined;
    const extents = allExtents(constants);
    const [start, ...rest] = extents ?? [];
    const all = start && rest.reduce<Extents | undefined>((a, b) => a && broadcastShapes(a, b), start);
    return all && [extentsAttr(op.context, all)];
  },
};

function allExtents(constants: Constants): Extents[] | undefined {
  const extents = constants.map(extentsOf).filter((each) => each !== undefined);
  return extents.length === constants.length ? extents : undefined;
}

export const concatOp = {
  fold({ context }: ConcatOp, constants: Constants): FoldResult {
    const extents = allExtents(constants);
    return extents && [extentsAttr(context, extents.flat())];
  },
};

export const fromExtentsOp = {
  fold({ context }: FromExtentsOp, constants: Constants): FoldResult {
    const sizes = constants.filter((each) => each instanceof IntegerAttr);
    if (sizes.length < constants.length) return undefined;
    return [extentsAttr(context, sizes.map(({ value }) => staticIndex(value)))]; // prettier-ignore
  },
};

export const isBroadcastableOp = {
  canonicalizationPatterns: isBroadcastablePatterns,
  fold: (op: IsBroadcastableOp): FoldResult => (op.numOperands < 2 ? [boolAttr(op.context, true)] : undefined),
};

export const numElementsOp = {
  interfaces: sizeOfShape,
  verify: verifySizeResult,
  verifiesSignatureOnly: true,

  fold({ context }: NumElementsOp, [shape]: Constants): FoldResult {
    const extents = extentsOf(shape);
    return extents && [indexAttr(context, numElements(extents))];
  },
};

/** Source: as above, where products of 64 bits wrap. */
const numElements = (extents: Extents): bigint =>
  extents.reduce<bigint>((product, extent) => BigInt.asIntN(64, product * exactInt64(extent)), 1n);

export const rankOp = {
  canonicalizationPatterns: rankPatterns,
  interfaces: sizeOfShape,
  verify: verifySizeResult,
  verifiesSignatureOnly: true,

  fold({ context }: RankOp, [shape]: Constants): FoldResult {
    const extents = extentsOf(shape);
    return extents && [indexAttr(context, extents.length)];
  },
};

export const shapeEqOp = {
  fold({ context }: ShapeEqOp, constants: Constants): FoldResult {
    if (constants.length === 0 || constants.includes(undefined)) return undefined;
    return [boolAttr(context, constants.every((each) => each === constants[0]))]; // prettier-ignore
  },
};

export const splitAtOp = {
  /** An index out of range is left as it is. */
  fold({ context }: SplitAtOp, [shape, index]: Constants): FoldResult {
    const extents = extentsOf(shape);
    if (!extents || !(index instanceof IntegerAttr)) return undefined;
    const { number } = index;
    if (Math.abs(number) > extents.length) return undefined;
    const start = number < 0 ? extents.length + number : number;
    return [extents.slice(0, start), extents.slice(start)].map((part) => extentsAttr(context, part));
  },

  asmResultNames(op: SplitAtOp, setName: (value: Value, name: string) => void): void {
    setName(op.head, 'head');
    setName(op.tail, 'tail');
  },
};
