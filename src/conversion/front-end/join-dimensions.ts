import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { isTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk, walkOps } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { isReshapeRank, shapeOf } from '../../dialects/tt/shapes.ts';
import { reshapeRanks } from '../../dialects/ttir/build.ts';
import { EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { ReshapeOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildWithJoinedDimensions, type JoinedTensors } from './joined-operations.ts';

/**
 * `ttir.reshape` gives at most 5 dimensions, but programs split tensors into more of them to permute these: images into windows, or channels into pixels. What is
 * done between a reshape to more dimensions and one to less is done here with neighbouring dimensions joined, so that both reshapes go. Where something
 * needs such a tensor itself, as a function that returns it, that is an error.
 */
export function joinDimensions(module: Operation): LogicalResult {
  // Most programs have none.
  if (walkOps(module, ReshapeOp, (op) => (isWide(op) ? 'interrupt' : 'advance'))) return true;
  const ops: Operation[] = [];
  walk(module, { before: (op) => void ops.push(op) });
  const joined: JoinedTensors = new Map();
  const replaced: Operation[] = [];
  for (const op of ops) {
    const takesJoined = op.operands.some((operand) => joined.has(operand));
    if (!takesJoined && !(op instanceof ReshapeOp && isWide(op))) continue;
    const builder = new OpBuilder(op.context);
    builder.setInsertionPointBefore(op);
    const value = buildWithJoinedDimensions(builder, op, joined);
    if (!value) return refuse(op, joined);
    replaced.push(op);
    const result = op.result(0);
    if (isReshapeRank(shapeOf(result).length)) result.replaceAllUsesWith(value);
    else joined.set(result, value);
  }
  for (const op of replaced.reverse()) erase(op);
  return true;
}

const isWide = (op: ReshapeOp): boolean => !isReshapeRank(op.shape.length);

/** Erases an operation that nothing uses any more, and its init. */
function erase(op: Operation): void {
  const inits = op.operands.map(({ definingOp }) => definingOp).filter((init) => init instanceof EmptyOp);
  op.erase();
  for (const init of inits) if (init.block && init.useEmpty) init.erase();
}

/** Says at the reshape that gives too many dimensions what needs them. */
function refuse(user: Operation, joined: JoinedTensors): LogicalResult {
  const isJoined = (value: Value): boolean => isTensorType(value.type) && joined.has(value);
  let source = user.operands.find(isJoined)!.definingOp!;
  for (let from; !(source instanceof ReshapeOp); source = from) from = source.operands.find(isJoined)!.definingOp!;
  return source.emitError(`failed to legalize, as ${reshapeRanks}`, {
    location: user.location,
    message: `'${user.name}' needs more`,
  });
}
