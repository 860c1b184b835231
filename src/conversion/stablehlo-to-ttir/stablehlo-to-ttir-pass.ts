import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyFullConversion } from '../../rewrite/conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { AfterAllOp, ConstantOp, CreateTokenOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { joinDimensions } from '../front-end/dimensions/join-dimensions.ts';
import { explainByPipeline } from '../front-end/pipeline-note.ts';
import { ConvertStableHLOToTTIRPassBase } from '../generated/conversion-passes.gen.ts';
import { expandFunctionTuples } from '../../dialects/stablehlo/transforms/tuples/expand-function-tuples.ts';
import { resolveTuples } from '../../dialects/stablehlo/transforms/tuples/resolve-tuples.ts';
import { liftScalarArguments } from '../linalg-to-ttir/preparation/lift-scalars.ts';
import { dropUnusedTokens, isForOutside } from './drop-tokens.ts';
import { resolveComplexNumbers } from './elements/complex-patterns.ts';
import { ConvertConstant } from './elements/constant-pattern.ts';
import { lookupsWithin } from './places/lookups-within.ts';
import { resolveRandomBits } from './random/resolve-random-bits.ts';
import { resolveRandomNumbers } from './random/resolve-random-numbers.ts';
import { resolveEmptyTensors } from './resolve-empty-tensors.ts';
import { resolveApproximateTopK } from './sorting/resolve-approximate-top-k.ts';
import { stablehloToTTIRPatterns } from './stablehlo-to-ttir.ts';

/** What may be left of a program: TTIR, inits, functions, and meshes that something else than StableHLO needs. Source: ttmlir-facts, section 3.7. */
function target(): ConversionTarget {
  return new ConversionTarget()
    .addLegalDialect('ttir')
    .addIllegalDialect('stablehlo', 'chlo', 'sdy')
    .addLegalOp('tensor.empty', 'builtin.module', 'func.func', 'func.return', 'sdy.mesh');
}

const explain = explainByPipeline('stablehlo-to-ttir-pipeline');

/** Returns the constants that something uses. */
function usedConstants(module: Operation): ConstantOp[] {
  const found: ConstantOp[] = [];
  walk(module, { before: (op) => void (op instanceof ConstantOp && !op.useEmpty && found.push(op)) });
  return found;
}

/**
 * `convert-stablehlo-to-ttir`. Constants are converted last: what reductions start with, bounds and paddings are constants too, which other
 * patterns have made attributes of, and go when nothing uses them any more. Source: ttmlir-facts, section 3.7.
 */
export class ConvertStableHLOToTTIRPass extends ConvertStableHLOToTTIRPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    if (!resolveApproximateTopK(module)) return false;
    liftScalarArguments(module);
    expandFunctionTuples(module);
    resolveTuples(module);
    resolveComplexNumbers(module);
    resolveRandomNumbers(module);
    resolveRandomBits(module);
    dropUnusedTokens(module);
    const inits = resolveEmptyTensors(module);
    const withConstants = target()
      .addLegalOp(ConstantOp)
      .addDynamicallyLegalOp(CreateTokenOp, isForOutside)
      .addDynamicallyLegalOp(AfterAllOp, isForOutside);
    const constants = usedConstants(module);
    if (!applyFullConversion(module, withConstants, stablehloToTTIRPatterns(lookupsWithin(module)), { explain }))
      return false;
    for (const op of [...constants, ...inits]) if (op.block && op.useEmpty) op.erase();
    return applyFullConversion(module, target(), [new ConvertConstant()]) && joinDimensions(module);
  }
}
