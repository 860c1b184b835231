import { type Compute, onSigned } from './fold-constants.ts';

/** What the operations on two numbers compute. Source: mlir/lib/Dialect/Index/IR/IndexOps.cpp. */

export const add: Compute = (a, b) => a + b;
export const sub: Compute = (a, b) => a - b;
export const mul: Compute = (a, b) => a * b;

export const divS = onSigned((a, b) => (b === 0n ? undefined : a / b));
export const divU: Compute = (a, b) => (b === 0n ? undefined : a / b);
export const ceilDivU: Compute = (a, b) => (b === 0n ? undefined : (a + b - 1n) / b);
/** Differs: of the least number MLIR takes the negative for itself, and the quotient for positive. */
export const ceilDivS = onSigned((a, b) =>
  b === 0n ? undefined : a / b + (a % b !== 0n && a > 0n === b > 0n ? 1n : 0n),
);
export const floorDivS = onSigned((a, b) =>
  b === 0n ? undefined : a / b - (a % b !== 0n && a > 0n !== b > 0n ? 1n : 0n),
);
export const remS = onSigned((a, b) => (b === 0n ? undefined : a % b));
export const remU: Compute = (a, b) => (b === 0n ? undefined : a % b);

export const maxS = onSigned((a, b) => (a > b ? a : b));
export const maxU: Compute = (a, b) => (a > b ? a : b);
export const minS = onSigned((a, b) => (a < b ? a : b));
export const minU: Compute = (a, b) => (a < b ? a : b);

/** Shifts as far as every target can. */
const shift =
  (compute: Compute): Compute =>
  (a, b, width) =>
    b < 32n ? compute(a, b, width) : undefined;
export const shl = shift((a, b) => a << b);
export const shrU = shift((a, b) => a >> b);
export const shrS = shift((a, b, width) => BigInt.asIntN(width, a) >> b);

export const and: Compute = (a, b) => a & b;
export const or: Compute = (a, b) => a | b;
export const xor: Compute = (a, b) => a ^ b;
