import { type Operation } from '../../../ir/operation.ts';
import { isDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { product } from '../../../support/math.ts';
import { maxReshapeRank, shapeOf, shapeText } from '../shapes.ts';

/** The size in a reshape's `shape` that follows from the others. */
const inferred = -1;

type ReshapeOp = Operation & {
  readonly input: Value;
  readonly output: Value;
  readonly shape: readonly number[];
};

/**
 * Source: ttmlir-facts, section 1.6.1, rows 17-24; row 24 cannot be reached behind 20 and 23.
 * Differs: element counts are compared only where both shapes are known.
 */
export function verifyReshape(op: ReshapeOp): LogicalResult {
  const { shape } = op;
  const output = shapeOf(op.output);
  if (shape.length !== output.length) {
    return op.emitOpError(
      'Shape attribute size must match output tensor rank',
      `shape has ${shape.length} elements, the output has rank ${output.length}`,
    );
  }
  if (shape.length === 0) return op.emitOpError('Shape attribute must be non-empty');
  if (shape.length > maxReshapeRank) {
    return op.emitOpError(`Shape attribute must have at most ${maxReshapeRank} elements`, `it has ${shape.length}`);
  }
  return verifyElementCounts(op) && verifySizes(op);
}

function verifyElementCounts(op: ReshapeOp): LogicalResult {
  const [input, output] = [shapeOf(op.input), shapeOf(op.output)];
  if (input.some(isDynamic) || output.some(isDynamic) || product(input) === product(output)) return true;
  return op.emitOpError(
    'Input and output tensors must have the same number of elements',
    `the input has ${product(input)} elements, the output ${product(output)}`,
  );
}

/** Looks at one size after the other, so that of several wrong sizes the first is reported, whatever is wrong with it. */
function verifySizes(op: ReshapeOp): LogicalResult {
  const output = shapeOf(op.output);
  let found = false;
  for (const [dim, size] of op.shape.entries()) {
    if (size === inferred) {
      if (found) return op.emitOpError('Shape attribute must have at most one -1 element');
      found = true;
    } else if (size <= 0) {
      return op.emitOpError('All dimensions must be positive except the one with -1', `shape holds ${size}`);
    } else if (size !== output[dim]) {
      return op.emitOpError(
        'Shape attribute must match the output tensor shape for dimensions that are not -1',
        `shape is ${op.shape.join('x')}, the output has shape ${shapeText(output)}`,
      );
    }
  }
  return true;
}
