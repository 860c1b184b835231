import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { isTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isReshapeRank, shapeOf } from '../../../dialects/tt/shapes.ts';
import { reshapeRanks } from '../../../dialects/ttir/build.ts';
import { EmptyOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { ReshapeOp, ReverseOp, SliceOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildWithJoinedDimensions, type JoinedTensors } from './joined-operations.ts';
import { buildWide, tooManyParts } from './wide-tensors.ts';

/**
 * `ttir.reshape` gives at most 5 dimensions, and slices are of at most as many, but programs split tensors into more of them to permute these: images into windows, or
 * channels into pixels. What is done between a reshape to more dimensions and one to less is done here with neighbouring dimensions joined, so that both reshapes go.
 * Where something needs such a tensor itself, as a function that returns it, it is put together of parts.
 */
export function joinDimensions(module: Operation): LogicalResult {
  // Most programs have none.
  if (walk(module, { before: (op) => (needsJoined(op) ? 'interrupt' : 'advance') })) return true;
  const ops: Operation[] = [];
  walk(module, { before: (op) => void ops.push(op) });
  const joined: JoinedTensors = new Map();
  const replaced: Operation[] = [];
  for (const op of ops) {
    const takesJoined = op.operands.some((operand) => joined.has(operand));
    if (!takesJoined && !needsJoined(op)) continue;
    const builder = new OpBuilder(op.context);
    builder.setInsertionPointBefore(op);
    const value = buildWithJoinedDimensions(builder, op, joined);
    if (!value) {
      if (!restore(builder, op, joined)) return false;
      continue;
    }
    replaced.push(op);
    const result = op.result(0);
    if (isReshapeRank(shapeOf(result).length)) result.replaceAllUsesWith(value);
    else joined.set(result, value);
  }
  for (const op of replaced.reverse()) erase(op);
  return true;
}

/** Tells whether TTNN has an operation only for fewer dimensions: reshapes, and selections, which are reshapes and lookups there. */
function needsJoined(op: Operation): boolean {
  const isOfFew = op instanceof ReshapeOp || op instanceof SliceOp || op instanceof ReverseOp;
  return isOfFew && !isReshapeRank(shapeOf(op.result()).length);
}

/** Erases an operation that nothing uses any more, and its init. */
function erase(op: Operation): void {
  const inits = op.operands.map(({ definingOp }) => definingOp).filter((init) => init instanceof EmptyOp);
  op.erase();
  for (const init of inits) if (init.block && init.useEmpty) init.erase();
}

/** Puts the tensors together that an operation needs. */
function restore(builder: OpBuilder, user: Operation, joined: JoinedTensors): LogicalResult {
  for (const [i, operand] of user.operands.entries()) {
    const value = joined.get(operand);
    if (!value) continue;
    const wide = buildWide(builder, operand.location, value, shapeOf(operand));
    if (!wide) return refuse(user, operand, joined);
    user.setOperand(i, wide);
  }
  return true;
}

/** Says at the operation that gives too many dimensions what needs them. */
function refuse(user: Operation, operand: Value, joined: JoinedTensors): LogicalResult {
  const isJoined = (value: Value): boolean => isTensorType(value.type) && joined.has(value);
  let source = operand.definingOp!;
  for (let from; !needsJoined(source); source = from) from = source.operands.find(isJoined)!.definingOp!;
  return source.emitError(`failed to legalize, as ${reshapeRanks}, and ${tooManyParts}`, {
    location: user.location,
    message: `'${user.name}' needs more`,
  });
}
