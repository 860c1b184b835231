import { DictionaryAttr } from '../../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { lookupNearestSymbol, symbolVisibility } from '../../../ir/symbol-table.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { TopKOp } from '../../../dialects/chlo/generated/chlo-ops.gen.ts';
import { comparisonProblem } from '../../../dialects/stablehlo/comparison-problem.ts';
import { CompareOp, CustomCallOp, IotaOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { buildTranspose, shapeOf, typeLike } from '../../../dialects/stablehlo/shape-builders.ts';
import { eraseUnusedFunctions } from '../../../dialects/stablehlo/transforms/erase-unused-functions.ts';
import { buildReversed } from './reversed-order.ts';

/** What a call asks for: how many of the greatest or least elements along a dimension. */
interface ApproximateTopK {
  readonly k: number;
  readonly dim: number;
  readonly isOfLeast: boolean;
  readonly comparator: Operation;
}

/** Reads an integer or a truth value that a call is configured with. */
function configured(op: Operation, name: string): number | undefined {
  const attributes = op.getAttr('mhlo.backend_config');
  const attribute = attributes instanceof DictionaryAttr ? attributes.value.get(name) : undefined;
  return attribute instanceof IntegerAttr ? Number(attribute.value) : undefined;
}

/**
 * Returns what a call of `ApproxTopK` asks for, or why that is not known.
 */
function readCall(op: CustomCallOp): ApproximateTopK | string {
  const [k, dim] = [configured(op, 'top_k'), configured(op, 'reduction_dim')];
  const type = op.numOperands === 4 && op.numResults === 2 ? op.operand(0).type : undefined;
  if (k === undefined || dim === undefined || !(type instanceof RankedTensorType) || dim < 0 || dim >= type.rank) {
    return "a call of 'ApproxTopK' has four operands, two results, and 'top_k' and 'reduction_dim' in 'mhlo.backend_config'";
  }
  const size = type.shape[dim]!;
  if (k < 0 || k > (isDynamic(size) ? Infinity : size))
    return `'top_k' is ${k}, which is no number of elements of the dimension`;
  if (configured(op, 'aggregate_to_topk') === 0)
    return 'only the elements that are asked for are found, not candidates for them';
  const { definingOp: places } = op.operand(1);
  if (!(places instanceof IotaOp) || places.iotaDimension !== dim) {
    return 'the second operand must count the elements along the dimension, as stablehlo.iota does';
  }
  const [name] = op.calledComputations;
  const comparator = name === undefined ? undefined : lookupNearestSymbol(op, name);
  const direction = comparator && directionOf(comparator);
  if (!direction) return 'what is called must compare its first two arguments by GT or LT';
  return { k, dim, isOfLeast: direction === 'LT', comparator };
}

/** Returns how a function compares its first two arguments; undefined when it does something else. */
function directionOf(comparator: Operation): 'GT' | 'LT' | undefined {
  const block = comparator.regions[0]?.firstBlock;
  const { firstOp: compare, lastOp } = block ?? {};
  if (!(compare instanceof CompareOp) || compare.next !== lastOp || lastOp?.operands[0] !== compare.result()) return undefined; // prettier-ignore
  const { lhs, rhs, comparisonDirection: direction } = compare;
  if (lhs !== block!.arguments[0] || rhs !== block!.arguments[1]) return undefined;
  if (comparisonProblem(compare) !== undefined) return undefined;
  return direction === 'GT' || direction === 'LT' ? direction : undefined;
}

/** Replaces a call by `chlo.top_k` along the last dimension. */
function replaceCall(op: CustomCallOp, { k, dim, isOfLeast }: ApproximateTopK): void {
  const builder = OpBuilder.before(op);
  const { location } = op;
  const last = shapeOf(op.operand(0)).length - 1;
  // To the last place and back, which is the same swap.
  const swap = Array.from({ length: last + 1 }, (_, i) => (i === dim ? last : i === last ? dim : i));
  const moved = buildTranspose(builder, location, op.operand(0), swap);
  const operand = isOfLeast ? buildReversed(builder, location, moved) : moved;
  const shape = shapeOf(operand).with(last, k);
  const made = TopKOp.build(builder, location, {
    operand,
    k,
    valueType: typeLike(operand, shape),
    indiceType: typeLike(op.operand(1), shape),
  });
  const values = isOfLeast ? buildReversed(builder, location, made.result(0)) : made.result(0);
  op.replaceAllUsesWith([values, made.result(1)].map((value) => buildTranspose(builder, location, value, swap)));
  op.erase();
}

/**
 * Replaces calls of `ApproxTopK`, which `jax.lax.approx_max_k` and `approx_min_k` make, by `chlo.top_k`. That finds all elements that are asked for, of which the calls
 * let some be missed. The functions that compare elements go with the last call. Emits an error for calls that ask for something else.
 */
export function resolveApproximateTopK(module: Operation): LogicalResult {
  const calls: CustomCallOp[] = [];
  walk(module, { before: (op) => void (op instanceof CustomCallOp && op.callTargetName === 'ApproxTopK' && calls.push(op)) }); // prettier-ignore
  const comparators = new Set<Operation>();
  for (const op of calls) {
    const call = readCall(op);
    if (typeof call === 'string') return op.emitOpError(call);
    const [values, indices] = op.resultTypes;
    const shape = shapeOf(op.operand(0)).with(call.dim, call.k);
    if (values !== typeLike(op.operand(0), shape) || indices !== typeLike(op.operand(1), shape)) {
      return op.emitOpError(`results must have ${call.k} elements along dimension ${call.dim}`);
    }
    replaceCall(op, call);
    comparators.add(call.comparator);
  }
  const own = [...comparators].filter((op) => symbolVisibility(op) === 'private');
  if (own.length > 0) eraseUnusedFunctions(module, own);
  return true;
}
