import type { LogicalResult } from '../../support/logical-result.ts';
import type { Operation } from '../operation.ts';

/** A property that operations can have, with the checks that come with it. */
export interface Trait {
  /** The name as in ODS, without arguments. */
  readonly name: string;
  /** The arguments of a parameterized trait, e.g. the parent names of HasParent. */
  readonly args?: readonly unknown[];
  /**
   * Structural traits are verified before the constraints of the spec, which rely on them.
   * Source: StructuralOpTrait in mlir/IR/OpBase.td.
   */
  readonly structural?: true;
  /** Predicates belong to the constraints of the spec and are verified right after them. Source: PredOpTrait in mlir/IR/OpBase.td. */
  readonly predicate?: true;
  /** Its checks look at nothing but the types of operands and results, and inherent attributes; or do so in operations with the signature of one. */
  readonly ofSignature?: true | ((op: Operation) => boolean);
  verify?(op: Operation): LogicalResult;
  /** Checked after the nested operations were verified. */
  verifyRegions?(op: Operation): LogicalResult;
}

/** Returns a trait without checks. */
export function marker(name: string): Trait {
  return { name };
}
