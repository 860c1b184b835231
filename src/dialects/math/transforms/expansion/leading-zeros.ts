import { IntegerType } from '../../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../../../ir/types/shaped-types.ts';
import * as arith from '../../../arith/generated/arith-ops.gen.ts';
import * as math from '../../generated/math-ops.gen.ts';
import { type Computation, expansion, ofRank } from './expansion.ts';

/** Widths from which on upstream does not count. */
const mostBits = 64;

/** Shifts half of the bits out where all of them are zeros, then half of the rest. Differs: upstream crashes where it is an index. */
const expandLeadingZeros: Computation<math.CountLeadingZerosOp> = ofRank((op, write) => {
  const x = op.operand(0);
  const { type } = x;
  const element = elementTypeOrSelf(type);
  if (!(element instanceof IntegerType) || element.width > mostBits) return undefined;
  const { width } = element;
  let bits = x;
  let count = write.number(type, 0);
  for (let rest = width; rest > 1; rest >>= 1) {
    const half = rest >> 1;
    const places = write.number(type, half);
    const lower = write.number(type, (1n << BigInt(width - half)) - 1n);
    const isZero = write.compareIntegers('ule', bits, lower);
    const more = write.apply(arith.AddIOp, count, places);
    const shifted = write.apply(arith.ShLIOp, bits, places);
    bits = write.select(isZero, shifted, bits);
    count = write.select(isZero, more, count);
  }
  const isNothing = write.compareIntegers('eq', x, write.number(type, 0));
  return write.select(isNothing, write.number(type, width), count);
});

/** Source: CtlzOp of mlir/lib/Dialect/Math/Transforms/ExpandOps.cpp. */
export const leadingZerosExpansions = [expansion(math.CountLeadingZerosOp, expandLeadingZeros)];
