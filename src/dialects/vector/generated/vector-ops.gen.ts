// @generated from dialects-td/vector/vector-ops.yaml; do not edit, run npm run codegen
import { AnyType, AnyVectorOfAnyRank } from '../../../builtin/type-constraints.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { Pure } from '../../../ir/traits/markers.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { buildOp } from '../../../ods/build.ts';
import { ElementTypesMatchWith } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';

/**
 * broadcast operation
 *
 * Repeats a scalar or a vector until it has the shape of the result: its dimensions are the last ones of the result, where each is of the same size or stretched
 * from 1. A scalable dimension `[1]` is not stretched.
 *
 * ```mlir
 * func.func @rows(%a: f32, %b: vector<8x1xf32>) -> (vector<16xf32>, vector<4x8x16xf32>) {
 *   %0 = vector.broadcast %a : f32 to vector<16xf32>
 *   %1 = vector.broadcast %b : vector<8x1xf32> to vector<4x8x16xf32>
 *   return %0, %1 : vector<16xf32>, vector<4x8x16xf32>
 * }
 * ```
 */
export class BroadcastOp extends Operation {
  static readonly opName = 'vector.broadcast';
  static readonly spec: OpSpec = {
    name: 'vector.broadcast',
    className: 'BroadcastOp',
    operands: [{ name: 'source', constraint: AnyType }],
    attributes: [],
    results: [{ name: 'vector', constraint: AnyVectorOfAnyRank }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      InferIntRangeInterface,
      ElementTypesMatchWith('source operand and result have same element type', 'source', 'vector'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'vector' },
    ],
  };

  /** Scalar or vector to repeat */
  get source(): Value {
    return this.operand(0);
  }

  /** The repetition */
  get vector(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly vectorType: Type },
  ): BroadcastOp {
    return buildOp(builder, location, BroadcastOp, {
      operands: [args.source],
      attributes: {},
      resultTypes: [args.vectorType],
    });
  }
}
