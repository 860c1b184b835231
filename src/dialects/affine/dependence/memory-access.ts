import { getAffineConstantExpr } from '../../../affine/affine-expr.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { ConstrainedValues } from '../constrained-values.ts';
import { LoadOp, StoreOp, VectorLoadOp, VectorStoreOp } from '../generated/affine-ops.gen.ts';
import { canonicalizeMapAndOperands, composeMapAndOperands, type MapAndOperands } from '../map-and-operands.ts';
import { iterationDomain } from './iteration-domain.ts';

/** An operation that reads or writes elements of memory at places that a map gives. */
export type AccessOp = LoadOp | StoreOp | VectorLoadOp | VectorStoreOp;

/** Tells whether the operation reads at places that a map gives. */
export const isReadOp = (op: Operation): op is LoadOp | VectorLoadOp =>
  op instanceof LoadOp || op instanceof VectorLoadOp;

/** Tells whether the operation writes at places that a map gives. */
export const isWriteOp = (op: Operation): op is StoreOp | VectorStoreOp =>
  op instanceof StoreOp || op instanceof VectorStoreOp;

/** Tells whether the operation does either. */
export const isAccessOp = (op: Operation): op is AccessOp => isReadOp(op) || isWriteOp(op);

/** What an access does to memory, found out when it is asked for. Source: MemRefAccess of mlir/Dialect/Affine/Analysis/AffineAnalysis.h. */
export class MemoryAccess {
  readonly op: AccessOp;
  readonly memref: Value;
  readonly isWrite: boolean;
  #place: MapAndOperands | undefined;
  #domain: ConstrainedValues | 'unknown' | undefined;
  #relation: AccessRelation | 'unknown' | undefined;

  constructor(op: AccessOp) {
    this.op = op;
    this.memref = op.memref;
    this.isWrite = isWriteOp(op);
  }

  /** The place as a map of indices of loops and symbols. */
  get place(): MapAndOperands {
    const { map, indices } = this.op;
    this.#place ??= canonicalizeMapAndOperands(composeMapAndOperands({ map: map.value, operands: indices }));
    return this.#place;
  }

  /** The iterations in which it is executed; undefined where they are not known. */
  get domain(): ConstrainedValues | undefined {
    this.#domain ??= iterationDomain(this.op) ?? 'unknown';
    return this.#domain === 'unknown' ? undefined : this.#domain;
  }

  /** The iterations with the elements that are accessed in them; undefined where these are not known. */
  get relation(): AccessRelation | undefined {
    this.#relation ??= this.#computeRelation() ?? 'unknown';
    return this.#relation === 'unknown' ? undefined : this.#relation;
  }

  /** Differs: upstream takes a vector for its first element. */
  #computeRelation(): AccessRelation | undefined {
    if (!this.domain) return undefined;
    const values = new ConstrainedValues(this.domain);
    const { map, operands } = this.place;
    for (const operand of operands.slice(0, map.numDims)) {
      if (!values.dims.includes(operand)) values.appendDims(operand);
    }
    const numIndices = values.dims.length;
    map.results.forEach(() => values.appendDims(undefined));
    const extents = extentsOf(this.op, map.numResults);
    if (!extents) return undefined;
    const numDomainEqualities = values.constraints.equalities.length;
    const isKnown = extents.every((extent) => extent === 1)
      ? values.addResults(numIndices, { map, operands })
      : map.results.every((result, i) => {
          const first = { map: map.getSubMap([i]), operands };
          const end = { map: first.map.mapResults(() => result.add(getAffineConstantExpr(extents[i]!))), operands };
          return values.addBoundOf('lower', numIndices + i, first) && values.addBoundOf('upper', numIndices + i, end);
        });
    if (!isKnown) return undefined;
    // What the map says comes first: the order decides in which terms bounds are found.
    const { equalities } = values.constraints;
    values.constraints.equalities = [
      ...equalities.slice(numDomainEqualities),
      ...equalities.slice(0, numDomainEqualities),
    ];
    return { values, numIndices };
  }
}

/** Constraints whose dims are indices of iterations, then those of elements. */
export interface AccessRelation {
  readonly values: ConstrainedValues;
  readonly numIndices: number;
}

/** Returns how many elements are accessed along each dimension of the memref; undefined where that is not known. */
function extentsOf(op: AccessOp, rank: number): number[] | undefined {
  if (op instanceof LoadOp || op instanceof StoreOp) return new Array<number>(rank).fill(1);
  const type = (op instanceof VectorLoadOp ? op.result().type : op.value.type) as VectorType;
  if (type.scalableDims.includes(true) || type.rank > rank) return undefined;
  return [...new Array<number>(rank - type.rank).fill(1), ...type.shape];
}
