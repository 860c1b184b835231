import { getAffineConstantExpr, type AffineExpr } from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { ConstrainedValues } from '../constrained-values.ts';
import { type AccessOp, isAccessOp, isWriteOp } from '../dependence/memory-access.ts';
import { type ForOp } from '../generated/affine-ops.gen.ts';
import { type BlockDependences } from './block-dependences.ts';
import { Instances } from './legality/instances.ts';
import { type PrivateBuffer, privateBuffer } from './private-memref.ts';

/** A buffer with the accesses that are to use it. */
export interface UsedBuffer {
  readonly buffer: PrivateBuffer;
  readonly accesses: readonly AccessOp[];
}

/** Returns buffers for memory that a nest is to have for itself; undefined where one cannot be made that has a place for all accesses. */
export function buffersOf(
  nest: ForOp,
  memrefs: ReadonlySet<Value>,
  depth: number,
  dependences: BlockDependences,
): UsedBuffer[] | undefined {
  const accesses = new Map<Value, AccessOp[]>();
  walk(nest, {
    after: (op) => {
      if (!isAccessOp(op) || !memrefs.has(op.memref)) return;
      const known = accesses.get(op.memref);
      if (known) known.push(op);
      else accesses.set(op.memref, [op]);
    },
  });
  const buffers: UsedBuffer[] = [];
  for (const ops of accesses.values()) {
    const buffer = privateBuffer(ops.find(isWriteOp)!, depth);
    if (!buffer || !ops.every((op) => isWithin(op, buffer, dependences))) return undefined;
    buffers.push({ buffer, accesses: ops });
  }
  return buffers;
}

/** Tells whether it is known that an access is to elements that the buffer has. */
function isWithin(op: AccessOp, { shape, offsets, operands }: PrivateBuffer, dependences: BlockDependences): boolean {
  const { relation } = dependences.accessOf(op);
  if (!relation) return false;
  const instances = new Instances();
  const { columns, place } = instances.addAccess(relation);
  return offsets.every((offset, i) => {
    const values = new ConstrainedValues();
    const position = values.appendDims(...operands, undefined) + operands.length;
    const mapOf = (expr: AffineExpr) => ({ map: AffineMap.get(operands.length, 0, [expr]), operands });
    const end = offset.add(getAffineConstantExpr(shape[i]!));
    if (!values.addBoundOf('lower', position, mapOf(offset))) return false;
    if (!values.addBoundOf('upper', position, mapOf(end))) return false;
    const { constraints } = values;
    const upper = constraints.inequalities.pop()!;
    // Between both are only divisions of the second one.
    const lowerAt = constraints.inequalities.findIndex((row) => row[position] !== 0n);
    const [lower] = constraints.inequalities.splice(lowerAt, 1);
    const embed = instances.addVariables(values, columns, [place[i]!]);
    return instances.satisfy(embed(lower!)) && instances.satisfy(embed(upper));
  });
}
