import { type MemoryEffectMethods } from '../../../ir/interfaces/memory-effects.ts';
import { type ConditionallySpeculatableMethods } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldMemRefCast } from '../../memref/fold-cast.ts';
import { accessing } from '../access.ts';
import { type TransferWriteOp } from '../generated/vector-ops.gen.ts';
import { type MaskableMethods } from '../interfaces.ts';
import { SwapExtractSliceOfTransferWrite } from '../patterns/swap-extract-slice.ts';
import { FoldWaw } from '../patterns/transfer-patterns.ts';
import { foldFullMask, foldInBounds, foldWriteAfterRead } from '../transfer/fold-transfer.ts';
import { parseTransferWrite, printTransferWrite } from '../transfer/transfer-assembly.ts';
import { inferTransferMaskType, isOfTensor, transferredType } from '../transfer/transfer-op.ts';
import { verifyTransferWrite } from '../transfer/verify-transfer.ts';

const memory = accessing('write', 1);

export const transferWriteOp = {
  interfaces: {
    ...memory,
    MemoryEffectsOpInterface: (op: TransferWriteOp): MemoryEffectMethods =>
      isOfTensor(op) ? { effects: [] } : memory.MemoryEffectsOpInterface(op),
    ConditionallySpeculatable: (op: TransferWriteOp): ConditionallySpeculatableMethods => ({
      speculatability: isOfTensor(op) ? 'always' : 'never',
    }),
    MaskableOpInterface: (op: TransferWriteOp): MaskableMethods => ({
      expectedMaskType: inferTransferMaskType(transferredType(op), op.permutationMap.value),
      supportsPassthru: false,
    }),
  },

  canonicalizationPatterns: () => [new FoldWaw(), new SwapExtractSliceOfTransferWrite()],

  verify(op: TransferWriteOp): LogicalResult {
    return verifyTransferWrite(op);
  },

  fold(op: TransferWriteOp): FoldResult {
    const unchanged = foldWriteAfterRead(op);
    if (unchanged) return [unchanged];
    if (foldInBounds(op) || foldFullMask(op)) return 'updated';
    return foldMemRefCast(op);
  },

  parse: parseTransferWrite,
  print: printTransferWrite,
  parsesTextOnly: true,
};
