import { BinaryFn, type ElementwiseKind, UnaryFn } from '../generated/linalg-enums.gen.ts';

/** Returns how many inputs a function has. */
export function arityOf(kind: ElementwiseKind): number {
  if (Object.hasOwn(UnaryFn, kind)) return 1;
  return Object.hasOwn(BinaryFn, kind) ? 2 : 3;
}

/** Returns the text of a body, as scalar-expression.ts explains it, that applies a function to the inputs. */
export function elementwiseBody(kind: ElementwiseKind): string {
  return `${kind}(${['a', 'b', 'c'].slice(0, arityOf(kind)).join(', ')})`;
}
