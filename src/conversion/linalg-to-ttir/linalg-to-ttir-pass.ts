import { type Operation } from '../../ir/operation.ts';
import { symbolName, symbolVisibility } from '../../ir/symbol-table.ts';
import { ownSymbolUses } from '../../ir/symbol-uses.ts';
import { isTensorType } from '../../ir/types/shaped-types.ts';
import { walk, walkOps } from '../../ir/walk.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyFullConversion } from '../../rewrite/conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { GlobalOp } from '../../dialects/ml_program/generated/ml_program-ops.gen.ts';
import { ConvertLinalgToTTIRPassBase } from '../generated/conversion-passes.gen.ts';
import { splitSincos } from '../arith-to-ttir/split-sincos.ts';
import { eraseUnused } from '../front-end/erase-unused.ts';
import { joinDimensions } from '../front-end/join-dimensions.ts';
import { liftScalars } from './lift-scalars.ts';
import { linalgToTTIRPatterns } from './linalg-to-ttir.ts';
import { normalizeReductions } from './normalize-reductions.ts';

/** What may be left of a program: TTIR, inits, functions. */
function target(): ConversionTarget {
  return new ConversionTarget()
    .addLegalDialect('ttir')
    .addLegalOp('tensor.empty', 'builtin.module', 'func.func', 'func.return');
}

/** Erases private globals that nothing names: PyTorch declares the seed of its random numbers in every program. */
function eraseUnusedGlobals(module: Operation): void {
  const globals: Operation[] = [];
  walkOps(module, GlobalOp, (op) => {
    if (symbolVisibility(op) === 'private') globals.push(op);
  });
  if (globals.length === 0) return;
  const named = new Set<string>();
  walk(module, { before: (op) => ownSymbolUses(op).forEach(({ rootReference }) => named.add(rootReference)) });
  for (const global of globals) if (!named.has(symbolName(global)!)) global.erase();
}

/**
 * `convert-linalg-to-ttir`. Constants that are scalars stay while patterns make attributes and constant tensors of them, and must have no
 * uses in the end. Differs: upstream has a placeholder that always fails; see ttmlir-facts, section 3.2.
 */
export class ConvertLinalgToTTIRPass extends ConvertLinalgToTTIRPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    eraseUnusedGlobals(module);
    splitSincos(module);
    liftScalars(module);
    normalizeReductions(module);
    const withScalars = target().addDynamicallyLegalOp('arith.constant', (op) => !isTensorType(op.result().type));
    if (!applyFullConversion(module, withScalars, linalgToTTIRPatterns())) return false;
    eraseUnused(module, new Set(['arith.constant', 'tensor.empty', 'ttir.constant']));
    return applyFullConversion(module, target(), []) && joinDimensions(module);
  }
}
