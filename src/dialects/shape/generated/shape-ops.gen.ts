// @generated from dialects-td/shape/shape-ops.yaml; do not edit, run npm run codegen
import { StrAttr } from '../../../builtin/attr-constraints.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { Commutative, Pure } from '../../../ir/traits/markers.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { operandGroup, optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import {
  Shape_ShapedOrValueShapeType,
  Shape_ShapeOrExtentTensorType,
  Shape_SizeOrIndexType,
} from './shape-constraints.gen.ts';

/**
 * Returns the broadcasted output shape of two or more inputs
 *
 * The shape of what an elementwise operation makes of tensors of these shapes. Shapes of lower rank get sizes of 1 in front; of each dimension the size
 * is the one that is not 1.
 *
 * ```mlir
 * func.func @broadcast(%a: tensor<2xindex>, %b: tensor<1xindex>) -> tensor<2xindex> {
 *   %0 = shape.broadcast %a, %b : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
 *   return %0 : tensor<2xindex>
 * }
 * ```
 */
export class BroadcastOp extends Operation {
  static readonly opName = 'shape.broadcast';
  static readonly spec: OpSpec = {
    name: 'shape.broadcast',
    className: 'BroadcastOp',
    operands: [{ name: 'shapes', constraint: Shape_ShapeOrExtentTensorType, group: 'variadic' }],
    attributes: [{ name: 'error', constraint: StrAttr, optional: true }],
    results: [{ name: 'result', constraint: Shape_ShapeOrExtentTensorType }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'shapes' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'shapes' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The shapes */
  get shapes(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** What is reported where they do not fit */
  get error(): string | undefined {
    return optionalAttributeValue(this, 'error', StrAttr);
  }

  set error(value: string | undefined) {
    setAttributeValue(this, 'error', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly shapes: readonly Value[]; readonly error?: string | undefined; readonly resultType: Type },
  ): BroadcastOp {
    return buildOp(builder, location, BroadcastOp, {
      operands: [args.shapes],
      attributes: { error: args.error },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Returns the number of elements for a given shape
 *
 * The product of the sizes.
 *
 * ```mlir
 * func.func @num_elements(%a: tensor<2xindex>) -> index {
 *   %0 = shape.num_elements %a : tensor<2xindex> -> index
 *   return %0 : index
 * }
 * ```
 */
export class NumElementsOp extends Operation {
  static readonly opName = 'shape.num_elements';
  static readonly spec: OpSpec = {
    name: 'shape.num_elements',
    className: 'NumElementsOp',
    operands: [{ name: 'shape', constraint: Shape_ShapeOrExtentTensorType }],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_SizeOrIndexType }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'shape' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'shape' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The shape */
  get shape(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly shape: Value; readonly resultType: Type },
  ): NumElementsOp {
    return buildOp(builder, location, NumElementsOp, {
      operands: [args.shape],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Returns shape of a value or shaped type operand
 *
 * The sizes of a tensor.
 *
 * ```mlir
 * func.func @shape_of(%a: tensor<?x4xf32>) -> tensor<2xindex> {
 *   %0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
 *   return %0 : tensor<2xindex>
 * }
 * ```
 */
export class ShapeOfOp extends Operation {
  static readonly opName = 'shape.shape_of';
  static readonly spec: OpSpec = {
    name: 'shape.shape_of',
    className: 'ShapeOfOp',
    operands: [{ name: 'arg', constraint: Shape_ShapedOrValueShapeType }],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_ShapeOrExtentTensorType }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'arg' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'arg' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The tensor */
  get arg(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly arg: Value; readonly resultType: Type },
  ): ShapeOfOp {
    return buildOp(builder, location, ShapeOfOp, {
      operands: [args.arg],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Splits a shape at a given index
 *
 * The sizes in front of an index, and those from it on. A negative index counts from the end.
 *
 * ```mlir
 * func.func @split_at(%a: tensor<?xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) {
 *   %head, %tail = "shape.split_at"(%a, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
 *   return %head, %tail : tensor<?xindex>, tensor<?xindex>
 * }
 * ```
 */
export class SplitAtOp extends Operation {
  static readonly opName = 'shape.split_at';
  static readonly spec: OpSpec = {
    name: 'shape.split_at',
    className: 'SplitAtOp',
    operands: [
      { name: 'operand', constraint: Shape_ShapeOrExtentTensorType },
      { name: 'index', constraint: Shape_SizeOrIndexType },
    ],
    attributes: [],
    results: [
      { name: 'head', constraint: Shape_ShapeOrExtentTensorType },
      { name: 'tail', constraint: Shape_ShapeOrExtentTensorType },
    ],
    regions: [],
    successors: [],
    traits: [Pure, OpAsmOpInterface],
  };

  /** The shape */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How many sizes are in front */
  get index(): Value {
    return this.operand(1);
  }

  /** The sizes in front */
  get head(): OpResult {
    return this.result(0);
  }

  /** The others */
  get tail(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly index: Value; readonly headType: Type; readonly tailType: Type },
  ): SplitAtOp {
    return buildOp(builder, location, SplitAtOp, {
      operands: [args.operand, args.index],
      attributes: {},
      resultTypes: [args.headType, args.tailType],
    });
  }
}
