import { foldMemRefCast } from '../fold-cast.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { AtomicRMWKind } from '../../arith/generated/arith-enums.gen.ts';
import { type AtomicRMWOp } from '../generated/memref-ops.gen.ts';

const onFloats: readonly AtomicRMWKind[] = [
  AtomicRMWKind.addf,
  AtomicRMWKind.maximumf,
  AtomicRMWKind.minimumf,
  AtomicRMWKind.mulf,
];

const onIntegers: readonly AtomicRMWKind[] = [
  AtomicRMWKind.addi,
  AtomicRMWKind.maxs,
  AtomicRMWKind.maxu,
  AtomicRMWKind.mins,
  AtomicRMWKind.minu,
  AtomicRMWKind.muli,
  AtomicRMWKind.ori,
  AtomicRMWKind.andi,
  AtomicRMWKind.xori,
];

export const atomicRMWOp = {
  fold(op: AtomicRMWOp): FoldResult {
    return foldMemRefCast(op, op.value);
  },

  /** Source: AtomicRMWOp::verify of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */
  verify(op: AtomicRMWOp): LogicalResult {
    const { rank } = op.memref.type as MemRefType;
    if (rank !== op.indices.length) {
      return op.emitOpError('expects the number of subscripts to be equal to memref rank');
    }
    const { type } = op.value;
    if (onFloats.includes(op.kind) && !(type instanceof FloatType)) {
      return op.emitOpError(`with kind '${op.kind}' expects a floating-point type`);
    }
    if (onIntegers.includes(op.kind) && !(type instanceof IntegerType)) {
      return op.emitOpError(`with kind '${op.kind}' expects an integer type`);
    }
    return true;
  },
  verifiesSignatureOnly: true,
};
