import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyFullConversion } from '../../rewrite/conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertTosaToTTIRPassBase } from '../generated/conversion-passes.gen.ts';
import { computeShapes } from '../../dialects/tosa/inference/computed-shapes.ts';
import { joinDimensions } from '../front-end/dimensions/join-dimensions.ts';
import { eraseUnused } from '../front-end/erase-unused.ts';
import { explainByPipeline } from '../front-end/pipeline-note.ts';
import { convertLinalg } from '../linalg-to-ttir/convert-linalg.ts';
import { hasScalarArguments } from '../linalg-to-ttir/preparation/lift-scalars.ts';
import { ConvertConst } from './constant-patterns.ts';
import { resolveVariables } from './resolve-variables.ts';
import { splitAccumulators } from './split-accumulators.ts';
import { tosaToTTIRPatterns } from './tosa-to-ttir.ts';

const constants: readonly string[] = ['tosa.const', 'tosa.const_shape'];

/** Dialects whose operations frameworks put between those of TOSA, which has nothing for them. */
const others: readonly string[] = ['arith', 'cf', 'linalg', 'math', 'ml_program', 'scf', 'tensor'];

/** What may be left of a program: TTIR, inits, functions, and other dialects where they may be mixed. Source: ttmlir-facts, section 3.1. */
function target(isMixed: boolean): ConversionTarget {
  return new ConversionTarget()
    .addLegalDialect('ttir', ...(isMixed ? others : []))
    .addIllegalDialect('tosa')
    .addLegalOp('tensor.empty', 'builtin.module', 'func.func', 'func.return');
}

const otherPipeline = explainByPipeline('tosa-to-ttir-pipeline');

function explain(op: Operation): string | undefined {
  const { dialectNamespace } = op;
  return others.includes(dialectNamespace)
    ? `the option mixed converts operations of ${dialectNamespace} to TTIR too`
    : otherPipeline(op);
}

/**
 * `convert-tosa-to-ttir`. Constants are converted last: shapes, zero points and the like are constants too, which other patterns have
 * made attributes of, and go when nothing uses them any more. Source: ttmlir-facts, section 3.1. Differs: the option to
 * mix dialects.
 */
export class ConvertTosaToTTIRPass extends ConvertTosaToTTIRPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const { mixed } = this.options;
    resolveVariables(module);
    computeShapes(module);
    const patterns = tosaToTTIRPatterns(splitAccumulators(module));
    if (!applyFullConversion(module, target(mixed).addLegalOp(...constants), patterns, { explain })) return false;
    eraseUnused(module, new Set(constants));
    if (!applyFullConversion(module, target(mixed), [new ConvertConst()])) return false;
    return mixed && (hasOthers(module) || hasScalarArguments(module)) ? convertLinalg(module) : joinDimensions(module);
  }
}

function hasOthers(module: Operation): boolean {
  return !walk(module, {
    before: ({ name, dialectNamespace }) =>
      others.includes(dialectNamespace) && name !== 'tensor.empty' ? 'interrupt' : 'advance',
  });
}
