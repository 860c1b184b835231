import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { OperandConstraint } from '../../tt/generated/tt-enums.gen.ts';
import { TTIRGenericPassBase } from '../generated/ttir-passes.gen.ts';
import { TTIR_GenericRegionOpInterface } from '../interfaces.ts';
import { isInGeneric } from './assign-layouts.ts';
import { replaceByGeneric } from './build-generic.ts';
import { rewriteGreedily } from './rewrite-greedily.ts';

/** Turns operations that know their loop nest into a `ttir.generic`. */
class WrapInGeneric extends RewritePattern {
  readonly root = undefined;
  /** Operations with an error, which stay as they are. */
  readonly failed = new Set<Operation>();

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const region = TTIR_GenericRegionOpInterface.of(op);
    if (!region) return rewriter.notifyMatchFailure(op, 'has no loop nest');
    if (isInGeneric(op)) return rewriter.notifyMatchFailure(op, 'is in a generic region already');
    if (this.failed.has(op)) return rewriter.notifyMatchFailure(op, 'has errors');
    const problem = region.problem();
    if (problem) {
      this.failed.add(op);
      return op.emitOpError(problem.message, problem.note);
    }
    const buildBody = region.buildGenericRegion.bind(region, rewriter);
    replaceByGeneric(op, region.indexingMaps(), OperandConstraint.AnyDeviceTile, buildBody, rewriter);
    return true;
  }
}

/** `ttir-generic`. Source: ttmlir-facts, section 2.2.4. */
export class TTIRGenericPass extends TTIRGenericPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const wrap = new WrapInGeneric();
    return rewriteGreedily(module, [wrap], { pass: this }) && wrap.failed.size === 0;
  }
}
