import { binaryFunctions, unaryFunctions } from '../../device/tile-math/elementwise-functions.ts';
import { invariant } from '../../support/invariant.ts';
import { broadcast, broadcastShapes } from './broadcast.ts';
import { type GoldenTensor } from './golden-tensor.ts';

/** Returns the function of that name (see elementwise-functions.ts) applied to every element of `input`, by its definition in double precision. */
export function unary(functionName: string, input: GoldenTensor, parameter = 0): GoldenTensor {
  const unaryFunction = unaryFunctions[functionName];
  invariant(unaryFunction !== undefined, `no function '${functionName}' of one element`);
  return { shape: input.shape, data: input.data.map((x) => unaryFunction.reference(x, parameter)) };
}

/** Returns the function of that name applied to every pair of elements of `a` and `b`, broadcast to one another as in NumPy. */
export function binary(functionName: string, a: GoldenTensor, b: GoldenTensor): GoldenTensor {
  const binaryFunction = binaryFunctions[functionName];
  invariant(binaryFunction !== undefined, `no function '${functionName}' of two elements`);
  const shape = broadcastShapes(a.shape, b.shape);
  const left = broadcast(a, shape).data;
  const right = broadcast(b, shape).data;
  return { shape, data: left.map((x, i) => binaryFunction.reference(x, right[i]!)) };
}
