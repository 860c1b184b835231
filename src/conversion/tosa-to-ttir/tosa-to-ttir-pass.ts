import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyFullConversion } from '../../rewrite/conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertTosaToTTIRPassBase } from '../generated/conversion-passes.gen.ts';
import { eraseUnused } from '../front-end/erase-unused.ts';
import { joinDimensions } from '../front-end/join-dimensions.ts';
import { ConvertConst } from './constant-patterns.ts';
import { resolveVariables } from './resolve-variables.ts';
import { splitAccumulators } from './split-accumulators.ts';
import { tosaToTTIRPatterns } from './tosa-to-ttir.ts';

const constants: readonly string[] = ['tosa.const', 'tosa.const_shape'];

/** What may be left of a program: TTIR, inits, functions. Source: ttmlir-facts, section 3.1. */
function target(): ConversionTarget {
  return new ConversionTarget()
    .addLegalDialect('ttir')
    .addIllegalDialect('tosa')
    .addLegalOp('tensor.empty', 'builtin.module', 'func.func', 'func.return');
}

/**
 * `convert-tosa-to-ttir`. Constants are converted last: shapes, zero points and the like are constants too, which other patterns have
 * made attributes of, and go when nothing uses them any more. Source: ttmlir-facts, section 3.1.
 */
export class ConvertTosaToTTIRPass extends ConvertTosaToTTIRPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    resolveVariables(module);
    splitAccumulators(module);
    if (!applyFullConversion(module, target().addLegalOp(...constants), tosaToTTIRPatterns())) return false;
    eraseUnused(module, new Set(constants));
    return applyFullConversion(module, target(), [new ConvertConst()]) && joinDimensions(module);
  }
}
