/** The values and operations of reductions. Source: getIdentityValueAttr and getReductionOp of mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */
import { ArithBuilder } from '../arith/arith-builder.ts';
import { type AtomicRMWKind, atomicRMWKindEnum } from '../arith/generated/arith-enums.gen.ts';
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
} from '../arith/generated/arith-ops.gen.ts';
import { type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { storageBitwidth } from '../../ir/interfaces/integer-range.ts';
import { FloatType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { enumKeyword } from '../../ods/enums.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { type ForOp, type ParallelOp } from './generated/affine-ops.gen.ts';

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
  const element = elementTypeOrSelf(type);
  return arith.number(
    type,
    element instanceof FloatType ? floatIdentity(kind) : integerIdentity(kind, storageBitwidth(type)),
  );
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

/** The kinds that loops are recognized to reduce by. */
const recognized: readonly ReductionKind[] = [
  'addf',
  'addi',
  'andi',
  'maximumf',
  'maxs',
  'maxu',
  'minimumf',
  'mins',
  'minu',
  'mulf',
  'muli',
  'ori',
];

/** A carried value of a loop that each iteration combines with another value. */
export interface LoopReduction {
  readonly kind: ReductionKind;
  /** The number of the carried value. */
  readonly position: number;
  /** What it is combined with. */
  readonly value: Value;
}

/** Returns the carried values of the loop that are reductions. Source: getSupportedReductions of mlir/lib/Dialect/Affine/Analysis/AffineAnalysis.cpp. */
export function reductionsOfLoop(loop: ForOp): LoopReduction[] {
  const body = loop.region.firstBlock!;
  const terminator = body.lastOp!;
  return loop.results.flatMap((_, position) => {
    const carried = body.arguments[position + 1]!;
    const combiner = carried.hasOneUse ? carried.firstUse!.owner : undefined;
    const kind = recognized.find((name) => combiner instanceof operations[name]);
    if (!combiner || !kind || combiner.block !== body || !combiner.result().hasOneUse) return [];
    if (combiner.result().firstUse!.owner !== terminator || terminator.operand(position) !== combiner.result())
      return [];
    return [{ kind, position, value: combiner.operand(combiner.operand(0) === carried ? 1 : 0) }];
  });
}
