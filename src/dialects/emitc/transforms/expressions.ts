import { Block } from '../../../ir/block.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ExpressionOp, YieldOp } from '../generated/emitc-ops.gen.ts';
import { CExpressionInterface } from '../interfaces.ts';

/**
 * Replaces `op`, an operator of C with one result, by an expression of it alone.
 * Source: createExpression of mlir/lib/Dialect/EmitC/Transforms/Transforms.cpp.
 */
export function createExpression(op: Operation, builder: OpBuilder): ExpressionOp {
  const { location, operands } = op;
  const result = op.result();
  builder.setInsertionPointAfter(op);
  const { expression, body } = buildExpression(builder, location, operands, result.type, false);
  result.replaceAllUsesWith(expression.result());
  const mapping = new IRMapping();
  // An operand that is the result itself, as graphs may have, is the expression now.
  expression.defs.forEach((operand, i) => mapping.map(operand, body.arguments[i]!));
  builder.setInsertionPointToEnd(body);
  const root = builder.clone(op, mapping);
  YieldOp.build(builder, location, { result: root.result() });
  op.erase();
  return expression;
}

/**
 * Writes the first operand that is an expression without side effects, and that is used nowhere else, into the expression that uses it. What both compute moves,
 * as copies of ever more would take the square of the length of a chain.
 * Source: FoldExpressionOp of mlir/lib/Dialect/EmitC/Transforms/Transforms.cpp.
 */
export class FoldExpressionOp extends OpRewritePattern<ExpressionOp> {
  readonly root = ExpressionOp;
  /** Whether expressions have side effects, as far as that was asked for. */
  readonly #sideEffects = new WeakMap<ExpressionOp, boolean>();

  matchAndRewrite(op: ExpressionOp, rewriter: PatternRewriter): LogicalResult {
    const used = op.defs.find((value) => this.#isFoldable(value, op))?.definingOp as ExpressionOp | undefined;
    if (!used) return rewriter.notifyMatchFailure(op, 'no operand is an expression that can be written here');
    const operands = new Set(op.defs.filter((value) => value !== used.result()));
    for (const value of used.defs) operands.add(value);
    rewriter.setInsertionPointAfter(op);
    const { location, doNotInline } = op;
    const defs = [...operands];
    const { expression, body } = buildExpression(rewriter, location, defs, op.result().type, doNotInline);
    const mapping = new Map<Value, Value>(defs.map((value, i) => [value, body.arguments[i]!]));
    const root = moveBody(used, body, mapping);
    mapping.set(used.result(), root.operand(0));
    moveBody(op, body, mapping);
    root.erase();
    this.#sideEffects.set(expression, this.#hasSideEffects(op));
    rewriter.replaceOp(op, expression.results);
    rewriter.eraseOp(used);
    return true;
  }

  #isFoldable(value: Value, user: ExpressionOp): boolean {
    const op = value.definingOp;
    return op instanceof ExpressionOp && op !== user && value.hasOneUse && !this.#hasSideEffects(op);
  }

  #hasSideEffects(op: ExpressionOp): boolean {
    let has = this.#sideEffects.get(op);
    if (has === undefined) {
      has = [...op.region.firstBlock!.operations()].some((each) => CExpressionInterface.of(each)?.hasSideEffects);
      this.#sideEffects.set(op, has);
    }
    return has;
  }
}

/** Moves what the expression computes behind what is in a block, its terminator included, which is returned. */
function moveBody({ defs, region }: ExpressionOp, to: Block, mapping: ReadonlyMap<Value, Value>): Operation {
  const body = region.firstBlock!;
  defs.forEach((value, i) => body.arguments[i]!.replaceAllUsesWith(mapping.get(value)!));
  for (const op of [...body.operations()]) {
    body.remove(op);
    to.append(op);
  }
  return to.lastOp!;
}

/** Makes an expression whose body has no operations yet. */
function buildExpression(
  builder: OpBuilder,
  location: Location,
  defs: readonly Value[],
  resultType: Type,
  doNotInline: boolean,
): { readonly expression: ExpressionOp; readonly body: Block } {
  const region = new Region();
  const body = new Block();
  for (const value of defs) body.addArgument(value.type, value.location);
  region.append(body);
  return {
    expression: ExpressionOp.build(builder, location, { defs, doNotInline, resultType, regions: [region] }),
    body,
  };
}
