/** The values and operations of reductions. Source: getIdentityValueAttr and getReductionOp of mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */
import { type ParallelOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { type AtomicRMWKind, atomicRMWKindEnum } from '../../dialects/arith/generated/arith-enums.gen.ts';
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
  XOrIOp,
} from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, type IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { enumKeyword } from '../../ods/enums.ts';
import { type OpClass } from '../../ods/op-spec.ts';

/** How values can be combined. */
export type ReductionKind = Exclude<AtomicRMWKind, 'assign'>;

const operations: Readonly<Record<ReductionKind, OpClass>> = {
  addf: AddFOp,
  addi: AddIOp,
  andi: AndIOp,
  maximumf: MaximumFOp,
  maxnumf: MaxNumFOp,
  maxs: MaxSIOp,
  maxu: MaxUIOp,
  minimumf: MinimumFOp,
  minnumf: MinNumFOp,
  mins: MinSIOp,
  minu: MinUIOp,
  mulf: MulFOp,
  muli: MulIOp,
  ori: OrIOp,
  xori: XOrIOp,
};

/** Returns the reductions of a loop; undefined after a diagnostic where one keeps any value. */
export function reductionsOf(op: ParallelOp): ReductionKind[] | undefined {
  const kinds = op.reductions.map((kind) => enumKeyword(atomicRMWKindEnum, (kind as IntegerAttr).number)!);
  if (kinds.includes('assign')) {
    op.context.emitError(op.location, 'Reduction operation type not supported');
    return undefined;
  }
  return kinds as ReductionKind[];
}

/** Makes the value that changes nothing. */
export function buildIdentity(builder: OpBuilder, location: Location, kind: ReductionKind, type: Type): Value {
  const arith = new ArithBuilder(builder, location);
  const isFloat = type instanceof FloatType;
  return arith.number(type, isFloat ? floatIdentity(kind) : integerIdentity(kind, (type as IntegerType).width));
}

function floatIdentity(kind: ReductionKind): number {
  switch (kind) {
    case 'mulf':
      return 1;
    case 'maximumf':
      return -Infinity;
    case 'minimumf':
      return Infinity;
    default:
      return 0;
  }
}

function integerIdentity(kind: ReductionKind, width: number): number | bigint {
  const sign = 1n << BigInt(width - 1);
  switch (kind) {
    case 'muli':
      return 1;
    case 'andi':
    case 'minu':
      return -1;
    case 'maxs':
      return -sign;
    case 'mins':
      return sign - 1n;
    default:
      return 0;
  }
}

/** Makes what combines two values. */
export function buildReduction(
  builder: OpBuilder,
  location: Location,
  kind: ReductionKind,
  lhs: Value,
  rhs: Value,
): Value {
  return new ArithBuilder(builder, location).apply(operations[kind], lhs, rhs);
}
