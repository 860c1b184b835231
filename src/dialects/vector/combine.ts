import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { FloatType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { ArithBuilder } from '../arith/arith-builder.ts';
import { type FastMathFlags } from '../arith/generated/arith-enums.gen.ts';
import {
  AddFOp,
  AddIOp,
  AndIOp,
  MaximumFOp,
  MaxNumFOp,
  MaxSIOp,
  MaxUIOp,
  MinimumFOp,
  MinNumFOp,
  MinSIOp,
  MinUIOp,
  MulFOp,
  MulIOp,
  OrIOp,
  SelectOp,
  XOrIOp,
} from '../arith/generated/arith-ops.gen.ts';
import { type CombiningKind } from './generated/vector-enums.gen.ts';

const opOfKind: Readonly<Record<Exclude<CombiningKind, 'add' | 'mul'>, OpClass>> = {
  and: AndIOp,
  maximumf: MaximumFOp,
  maxnumf: MaxNumFOp,
  maxsi: MaxSIOp,
  maxui: MaxUIOp,
  minimumf: MinimumFOp,
  minnumf: MinNumFOp,
  minsi: MinSIOp,
  minui: MinUIOp,
  or: OrIOp,
  xor: XOrIOp,
};

function opFor(kind: CombiningKind, isFloat: boolean): OpClass {
  if (kind === 'add') return isFloat ? AddFOp : AddIOp;
  if (kind === 'mul') return isFloat ? MulFOp : MulIOp;
  return opOfKind[kind];
}

/** How values are combined. */
export interface CombineOptions {
  readonly kind: CombiningKind;
  readonly fastmath?: FastMathFlags | undefined;
  /** Where it is false, the second value stays as it is. */
  readonly mask?: Value | undefined;
}

/** Makes the operations that combine two values. Source: makeArithReduction of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function buildCombination(
  builder: OpBuilder,
  location: Location,
  [value, acc]: readonly [Value, Value],
  { kind, fastmath, mask }: CombineOptions,
): Value {
  const isFloat = elementTypeOrSelf(value.type) instanceof FloatType;
  const combined = new ArithBuilder(builder, location, fastmath).apply(opFor(kind, isFloat), value, acc);
  if (!mask) return combined;
  return SelectOp.build(builder, location, { condition: mask, trueValue: combined, falseValue: acc }).result();
}
