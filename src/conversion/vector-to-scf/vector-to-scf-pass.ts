import { type Operation } from '../../ir/operation.ts';
import { type RewritePattern } from '../../ir/pattern-match.ts';
import { applyPatternsGreedily } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { permutationMapLoweringPatterns } from '../../dialects/vector/patterns/permutation-map-lowering.ts';
import { ConvertVectorToSCFBase } from '../generated/conversion-passes.gen.ts';
import {
  PrepareTransferReadConversion,
  PrepareTransferWriteConversion,
  TransferReadOpConversion,
  TransferWriteOpConversion,
} from './buffered-transfers.ts';
import { DecomposePrintOpConversion } from './decompose-print.ts';
import { TransferReadOp1dConversion, TransferWriteOp1dConversion } from './one-dim-transfers.ts';
import { OrderMaskedTransferRead } from './order-masked-reads.ts';
import { ScalableTransposeTransferWriteConversion } from './scalable-transposes.ts';
import { UnrollTransferReadConversion, UnrollTransferWriteConversion } from './unrolled-transfers.ts';

/** `convert-vector-to-scf`. Source: mlir/lib/Conversion/VectorToSCF/VectorToSCF.cpp. Differs: transfers under `vector.mask` stay, which mlir-opt makes invalid IR of. */
export class ConvertVectorToSCF extends ConvertVectorToSCFBase {
  override runOnOperation(op: Operation): void {
    applyPatternsGreedily(op, permutationMapLoweringPatterns(), mlirGreedyDefaults);
    applyPatternsGreedily(op, this.#patterns(), mlirGreedyDefaults);
  }

  #patterns(): readonly RewritePattern[] {
    const { options } = this;
    return [
      new OrderMaskedTransferRead(options),
      ...(options.fullUnroll
        ? [new UnrollTransferReadConversion(options), new UnrollTransferWriteConversion(options)]
        : [
            new PrepareTransferReadConversion(options),
            new PrepareTransferWriteConversion(options),
            new TransferReadOpConversion(options),
            new TransferWriteOpConversion(options),
          ]),
      ...(options.lowerScalable ? [new ScalableTransposeTransferWriteConversion(options)] : []),
      ...(options.targetRank === 1 ? [new TransferReadOp1dConversion(), new TransferWriteOp1dConversion()] : []),
      new DecomposePrintOpConversion(),
    ];
  }
}
