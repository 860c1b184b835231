import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ElementwiseKind } from '../generated/linalg-enums.gen.ts';
import { LinalgMorphOpsPassBase } from '../generated/linalg-passes.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { StructuredOpPattern } from '../patterns/structured-op-pattern.ts';
import { buildElementwise } from '../structured/build-structured.ts';
import { LinalgGeneralizationPattern } from './generalize-named-ops.ts';
import { LinalgSpecializationPattern } from './specialization/specialize.ts';

/** The named operations that are functions of elements; those for the greater and the less of two are none here, as upstream. */
const functions: ReadonlySet<string> = new Set<ElementwiseKind>([
  ...(['select', 'add', 'sub', 'mul', 'div', 'div_unsigned', 'powf'] as const),
  ...(['exp', 'log', 'abs', 'ceil', 'floor', 'negf', 'reciprocal'] as const),
  ...(['round', 'sqrt', 'rsqrt', 'square', 'tanh', 'erf'] as const),
]);

/** Names the function in an attribute. Source: mlir/lib/Dialect/Linalg/Transforms/NamedToElementwise.cpp. */
class NamedToElementwisePattern extends StructuredOpPattern {
  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const [, name] = op.name.split('.');
    if (!name || !functions.has(name)) return rewriter.notifyMatchFailure(op, 'no function of elements');
    const { indexingMaps } = LinalgStructuredInterface.of(op)!;
    const inputs = dpsInputs(op).map(({ value }) => value);
    const inits = dpsInits(op)!.map(({ value }) => value);
    const kind = name as ElementwiseKind;
    rewriter.replaceOp(op, buildElementwise(rewriter, op.location, kind, indexingMaps, { inputs, inits }).results);
    return true;
  }
}

/** `linalg-morph-ops`. Source: mlir/lib/Dialect/Linalg/Transforms/MorphOps.cpp. */
export class LinalgMorphOpsPass extends LinalgMorphOpsPassBase {
  override runOnOperation(root: Operation): void {
    const { namedToCategory, namedToGeneric, categoryToGeneric, genericToNamed } = this.options;
    const patterns: RewritePattern[] = [];
    if (namedToCategory) patterns.push(new NamedToElementwisePattern());
    if (namedToGeneric || categoryToGeneric) patterns.push(new LinalgGeneralizationPattern());
    if (genericToNamed) patterns.push(new LinalgSpecializationPattern());
    applyPatternsGreedily(root, patterns, mlirGreedyDefaults);
  }
}
