import { castHooks } from '../../../builtin/cast.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { IndexType, type IntegerType } from '../../../ir/types/scalar-types.ts';
import { type CastSOp, type CastUOp } from '../generated/index-ops.gen.ts';
import { rangeOfSignedCast, rangeOfUnsignedCast } from '../range-inference.ts';

/** Casts between index and integers. Source: mlir/lib/Dialect/Index/IR/IndexOps.cpp. */

/** Reads the bits of a number of that width. */
type Read = (width: number, bits: bigint) => bigint;

const cast = (read: Read) => ({
  /** From index where the lower half gives the same. */
  fold(op: CastSOp | CastUOp, [input]: readonly (Attribute | undefined)[]): FoldResult {
    if (!(input instanceof IntegerAttr)) return undefined;
    const { type } = op.output;
    const { type: from, value } = input;
    if (type instanceof IndexType) {
      const { width } = from as IntegerType;
      return [IntegerAttr.get(type, BigInt.asIntN(64, read(width, value)))];
    }
    const { width } = type as IntegerType;
    const [whole, half] = [64, 32].map((indexWidth) => BigInt.asUintN(width, read(indexWidth, value)));
    return whole === half ? [IntegerAttr.get(type as IntegerType, BigInt.asIntN(width, whole!))] : undefined;
  },
});

const compatible = castHooks((from, to) => from instanceof IndexType !== to instanceof IndexType);
const { CastOpInterface } = compatible.interfaces;

export const castSOp = {
  ...cast((width, bits) => BigInt.asIntN(width, bits)),
  interfaces: { CastOpInterface, ...rangeOfSignedCast.interfaces },
};
export const castUOp = {
  ...cast((width, bits) => BigInt.asUintN(width, bits)),
  interfaces: { CastOpInterface, ...rangeOfUnsignedCast.interfaces },
};
