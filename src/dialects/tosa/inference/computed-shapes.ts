import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { constantShape } from '../constant-shape.ts';
import { type SizesOfShape } from '../interfaces.ts';
import { createConstantShape } from '../patterns/create-constant-shape.ts';
import { evaluateShape } from './evaluate-shape.ts';

/** The shapes that operations compute of constant ones, and of the sizes that tensors have, by the operations. */
export class ComputedShapes {
  readonly #computed = new Map<Operation, readonly number[]>();

  readonly sizesOf: SizesOfShape = (shape) => {
    const { definingOp } = shape;
    return (definingOp && this.#computed.get(definingOp)) ?? constantShape(shape);
  };

  /** Finds what an operation gives, as far as types and the shapes before it are known now. What was found earlier is forgotten. */
  compute(op: Operation): void {
    const sizes = evaluateShape(op, this.sizesOf);
    if (sizes) this.#computed.set(op, sizes);
    else this.#computed.delete(op);
  }

  /** Puts constants in the place of the operations. */
  replaceAll(): void {
    for (const [op, sizes] of this.#computed) {
      op.replaceAllUsesWith([createConstantShape(OpBuilder.before(op), op.location, sizes)]);
      op.erase();
    }
    this.#computed.clear();
  }
}

/** Puts constants in the place of the shapes that are computed of known ones. */
export function computeShapes(root: Operation): void {
  const shapes = new ComputedShapes();
  walk(root, { before: (op) => shapes.compute(op) });
  shapes.replaceAll();
}
