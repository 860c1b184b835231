import { type MemoryEffectMethods } from '../../../ir/interfaces/memory-effects.ts';
import { type ConditionallySpeculatableMethods } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldMemRefCast } from '../../memref/fold-cast.ts';
import { foldTensorCasts } from '../../tensor/fold-cast.ts';
import { accessing } from '../access.ts';
import { type TransferReadOp } from '../generated/vector-ops.gen.ts';
import { type MaskableMethods } from '../interfaces.ts';
import { TransferReadAfterWriteToBroadcast } from '../patterns/transfer-patterns.ts';
import { foldFullMask, foldInBounds, foldReadAfterWrite } from '../transfer/fold-transfer.ts';
import { parseTransferRead, printTransferRead } from '../transfer/transfer-assembly.ts';
import { inferTransferMaskType, isOfTensor, transferredType } from '../transfer/transfer-op.ts';
import { verifyTransferRead } from '../transfer/verify-transfer.ts';

const memory = accessing('read', 0);

export const transferReadOp = {
  interfaces: {
    ...memory,
    MemoryEffectsOpInterface: (op: TransferReadOp): MemoryEffectMethods =>
      isOfTensor(op) ? { effects: [] } : memory.MemoryEffectsOpInterface(op),
    ConditionallySpeculatable: (op: TransferReadOp): ConditionallySpeculatableMethods => ({
      speculatability: isOfTensor(op) ? 'always' : 'never',
    }),
    MaskableOpInterface: (op: TransferReadOp): MaskableMethods => ({
      expectedMaskType: inferTransferMaskType(transferredType(op), op.permutationMap.value),
      supportsPassthru: true,
    }),
  },

  canonicalizationPatterns: () => [new TransferReadAfterWriteToBroadcast()],

  verify(op: TransferReadOp): LogicalResult {
    return verifyTransferRead(op);
  },

  fold(op: TransferReadOp): FoldResult {
    const written = foldReadAfterWrite(op);
    if (written) return [written];
    if (foldInBounds(op) || foldFullMask(op)) return 'updated';
    return foldMemRefCast(op) ?? (foldTensorCasts(op) ? 'updated' : undefined);
  },

  parse: parseTransferRead,
  print: printTransferRead,
  parsesTextOnly: true,
};
