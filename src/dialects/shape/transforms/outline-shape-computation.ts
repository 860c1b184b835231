import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { SymbolTable } from '../../../ir/symbol-table.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { DimOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { GetExtentOp, ShapeOfOp, ValueOfOp, WithOp } from '../generated/shape-ops.gen.ts';
import { OutlineShapeComputationPassBase } from '../generated/shape-passes.gen.ts';
import { buildShapeFunction } from './shape-function.ts';

/** Sizes of tensors in terms of shapes, so that they can be outlined. */
class TensorDimOpRewriter extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const { location, index } = op;
    const shape = ShapeOfOp.build(rewriter, location, { arg: op.source }).result();
    const args = { shape, dim: index, extentType: op.result().type };
    rewriter.replaceOp(op, GetExtentOp.build(rewriter, location, args).results);
    return true;
  }
}

/** Returns what is nested in `root` and it itself, inner before outer. */
function postOrder(root: Operation): Operation[] {
  const ops: Operation[] = [];
  walk(root, { after: (op) => (ops.push(op), 'advance') });
  return ops;
}

/** Returns the operations whose results all serve, directly or by others, as shapes of `shape.with_shape`. Cost: linear in the uses. */
function shapeComputations(ops: readonly Operation[]): ReadonlySet<Operation> {
  const found = new Set<Operation>();
  /** How many uses of an operation are known to serve shapes only. */
  const served = new Map<Operation, number>();
  const countUses = (op: Operation): number => op.results.reduce((sum, result) => sum + [...result.uses()].length, 0);
  const worklist: Operation[] = [];
  const serve = (value: Value): void => {
    const { definingOp } = value;
    if (!definingOp || definingOp instanceof WithOp) return;
    const count = (served.get(definingOp) ?? 0) + 1;
    served.set(definingOp, count);
    if (count === countUses(definingOp)) worklist.push(definingOp);
  };
  for (const op of ops) {
    if (!(op instanceof WithOp)) continue;
    for (const operand of op.operands) if (operand === op.shape) serve(operand);
  }
  for (let op = worklist.pop(); op; op = worklist.pop()) {
    found.add(op);
    op.operands.forEach(serve);
  }
  return found;
}

/** Returns what computes `shape` and serves shapes only, in the order of `ops`. */
function clusterOf(shape: Value, computations: ReadonlySet<Operation>, ops: readonly Operation[]): Operation[] {
  const cluster = new Set<Operation>();
  const worklist = [shape.definingOp];
  while (worklist.length > 0) {
    const op = worklist.pop();
    if (!op || cluster.has(op) || !computations.has(op)) continue;
    cluster.add(op);
    worklist.push(...op.operands.map(({ definingOp }) => definingOp));
  }
  return cluster.size === 0 ? [] : ops.filter((op) => cluster.has(op));
}

/** Makes a function of each shape, and uses the values without it. */
function outline(func: Operation, symbols: SymbolTable): void {
  const ops = postOrder(func);
  const computations = shapeComputations(ops);
  const withOps = ops.filter((op) => op instanceof WithOp);
  const outlined = new Set<Value>();
  for (const { operandValue: operand, shape } of withOps) {
    if (!(operand.type instanceof RankedTensorType) || outlined.has(shape)) continue;
    const name = `shape_cal_${outlined.size}`;
    outlined.add(shape);
    symbols.insert(buildShapeFunction(func, clusterOf(shape, computations, ops), shape, name, operand));
  }
  for (const op of withOps) {
    for (const use of [...op.result().uses()]) {
      const { owner } = use;
      if (!(owner instanceof ValueOfOp)) continue;
      if (owner.result().type === op.operandValue.type) owner.result().replaceAllUsesWith(op.operandValue);
      else use.set(op.operandValue);
    }
  }
}

/** `outline-shape-computation`. Source: mlir/lib/Dialect/Shape/Transforms/OutlineShapeComputation.cpp. */
export class OutlineShapeComputationPass extends OutlineShapeComputationPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const symbols = new SymbolTable(root);
    return postOrder(root)
      .filter(({ name }) => name === 'func.func')
      .every((func) => {
        if (!applyPatternsUntilDone(func, [new TensorDimOpRewriter()], mlirGreedyDefaults)) return false;
        outline(func, symbols);
        // What only served shapes is dead now.
        return applyPatternsUntilDone(func, [], mlirGreedyDefaults);
      });
  }
}
