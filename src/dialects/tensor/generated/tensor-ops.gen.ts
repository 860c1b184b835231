// @generated from dialects-td/tensor/tensor-ops.yaml; do not edit, run npm run codegen
import {
  AnyRankedTensor,
  AnySignlessInteger,
  AnyStaticShapeTensor,
  AnyTensor,
  AnyType,
  Index,
  TensorRankOf,
} from '../../../builtin/type-constraints.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { DestinationStyleOpInterface } from '../../../ir/interfaces/destination-style.ts';
import { OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { ConditionallySpeculatable, NoMemoryEffect, Pure } from '../../../ir/traits/markers.ts';
import { marker } from '../../../ir/traits/trait.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { operandGroup } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { TypesMatchWith } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { AnyNon0RankedOrUnrankedTensor } from '../constraints.ts';

/**
 * empty tensor operation
 *
 * A tensor whose elements are not set, the usual DPS init. It takes one size per dynamic dimension of the result. An encoding
 * of the type is part of it.
 *
 * ```mlir
 * func.func @empty(%n: index) -> (tensor<64x128xf32>, tensor<?x128xf32>) {
 *   %0 = tensor.empty() : tensor<64x128xf32>
 *   %1 = tensor.empty(%n) : tensor<?x128xf32>
 *   return %0, %1 : tensor<64x128xf32>, tensor<?x128xf32>
 * }
 * ```
 */
export class EmptyOp extends Operation {
  static readonly opName = 'tensor.empty';
  static readonly spec: OpSpec = {
    name: 'tensor.empty',
    className: 'EmptyOp',
    operands: [{ name: 'dynamicSizes', constraint: Index, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'dynamicSizes' },
      { kind: 'literal', text: ')' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Sizes of the dynamic dimensions, in order */
  get dynamicSizes(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly dynamicSizes: readonly Value[]; readonly resultType: Type },
  ): EmptyOp {
    return buildOp(builder, location, EmptyOp, {
      operands: [args.dynamicSizes],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * tensor cast operation
 *
 * Gives a tensor a type that says more or less about its shape. Element type stays. When a known size is wrong at run time, behaviour is
 * undefined.
 *
 * ```mlir
 * func.func @cast(%a: tensor<4x8xf32>) -> tensor<?x8xf32> {
 *   %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x8xf32>
 *   return %0 : tensor<?x8xf32>
 * }
 * ```
 */
export class CastOp extends Operation {
  static readonly opName = 'tensor.cast';
  static readonly spec: OpSpec = {
    name: 'tensor.cast',
    className: 'CastOp',
    operands: [{ name: 'source', constraint: AnyTensor }],
    attributes: [],
    results: [{ name: 'dest', constraint: AnyTensor }],
    regions: [],
    successors: [],
    traits: [marker('CastOpInterface'), OpAsmOpInterface, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'dest' },
    ],
  };

  /** Tensor to cast */
  get source(): Value {
    return this.operand(0);
  }

  /** The tensor under the new type */
  get dest(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly destType: Type },
  ): CastOp {
    return buildOp(builder, location, CastOp, {
      operands: [args.source],
      attributes: {},
      resultTypes: [args.destType],
    });
  }
}

/**
 * dimension index operation
 *
 * Size of one dimension. An index out of range is undefined behaviour.
 *
 * ```mlir
 * func.func @dim(%a: tensor<?x8xf32>) -> index {
 *   %c0 = arith.constant 0 : index
 *   %dim = tensor.dim %a, %c0 : tensor<?x8xf32>
 *   return %dim : index
 * }
 * ```
 */
export class DimOp extends Operation {
  static readonly opName = 'tensor.dim';
  static readonly spec: OpSpec = {
    name: 'tensor.dim',
    className: 'DimOp',
    operands: [
      { name: 'source', constraint: AnyNon0RankedOrUnrankedTensor },
      { name: 'index', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [OpAsmOpInterface, ConditionallySpeculatable, NoMemoryEffect],
    assemblyFormat: [
      { kind: 'attr-dict' },
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'index' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
    ],
  };

  /** Tensor of rank at least 1 */
  get source(): Value {
    return this.operand(0);
  }

  /** Number of the dimension */
  get index(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly index: Value; readonly resultType: Type },
  ): DimOp {
    return buildOp(builder, location, DimOp, {
      operands: [args.source, args.index],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * rank operation
 *
 * Number of dimensions of a tensor.
 *
 * ```mlir
 * func.func @rank(%a: tensor<*xf32>) -> index {
 *   %rank = tensor.rank %a : tensor<*xf32>
 *   return %rank : index
 * }
 * ```
 */
export class RankOp extends Operation {
  static readonly opName = 'tensor.rank';
  static readonly spec: OpSpec = {
    name: 'tensor.rank',
    className: 'RankOp',
    operands: [{ name: 'tensor', constraint: AnyTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [OpAsmOpInterface, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'tensor' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'tensor' },
    ],
  };

  /** The tensor */
  get tensor(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly tensor: Value; readonly resultType: Type },
  ): RankOp {
    return buildOp(builder, location, RankOp, {
      operands: [args.tensor],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * element extraction operation
 *
 * One element of a tensor. It takes one index per dimension; indices out of range are undefined behaviour.
 *
 * ```mlir
 * func.func @extract(%a: tensor<4x8xf32>, %i: index, %j: index) -> f32 {
 *   %extracted = tensor.extract %a[%i, %j] : tensor<4x8xf32>
 *   return %extracted : f32
 * }
 * ```
 */
export class ExtractOp extends Operation {
  static readonly opName = 'tensor.extract';
  static readonly spec: OpSpec = {
    name: 'tensor.extract',
    className: 'ExtractOp',
    operands: [
      { name: 'tensor', constraint: AnyRankedTensor },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [
      OpAsmOpInterface,
      Pure,
      TypesMatchWith('result type matches element type of tensor', 'tensor', 'result', 'elementType'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'tensor' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'tensor' },
    ],
  };

  /** Tensor to read */
  get tensor(): Value {
    return this.operand(0);
  }

  /** Position, one index per dimension */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly tensor: Value; readonly indices: readonly Value[]; readonly resultType: Type },
  ): ExtractOp {
    return buildOp(builder, location, ExtractOp, {
      operands: [args.tensor, args.indices],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * element insertion operation
 *
 * A copy of a tensor with one element replaced.
 *
 * ```mlir
 * func.func @insert(%x: f32, %a: tensor<4x8xf32>, %i: index, %j: index) -> tensor<4x8xf32> {
 *   %inserted = tensor.insert %x into %a[%i, %j] : tensor<4x8xf32>
 *   return %inserted : tensor<4x8xf32>
 * }
 * ```
 */
export class InsertOp extends Operation {
  static readonly opName = 'tensor.insert';
  static readonly spec: OpSpec = {
    name: 'tensor.insert',
    className: 'InsertOp',
    operands: [
      { name: 'scalar', constraint: AnyType },
      { name: 'dest', constraint: AnyRankedTensor },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [
      OpAsmOpInterface,
      DestinationStyleOpInterface,
      Pure,
      TypesMatchWith('result type matches type of dest', 'dest', 'result', 'identity'),
      TypesMatchWith('scalar type matches element type of dest', 'dest', 'scalar', 'elementType'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'scalar' },
      { kind: 'literal', text: 'into' },
      { kind: 'variable', name: 'dest' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'dest' },
    ],
    dpsInits: ['dest'],
  };

  /** The new element */
  get scalar(): Value {
    return this.operand(0);
  }

  /** Tensor to copy, the DPS init */
  get dest(): Value {
    return this.operand(1);
  }

  /** Position, one index per dimension */
  get indices(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly scalar: Value; readonly dest: Value; readonly indices: readonly Value[] },
  ): InsertOp {
    return buildOp(builder, location, InsertOp, {
      operands: [args.scalar, args.dest, args.indices],
      attributes: {},
      resultTypes: [args.dest.type],
    });
  }
}

/**
 * tensor from elements operation.
 *
 * A tensor made of the given elements, in row-major order.
 *
 * ```mlir
 * func.func @from_elements(%a: f32, %b: f32) -> tensor<1x2xf32> {
 *   %from_elements = tensor.from_elements %a, %b : tensor<1x2xf32>
 *   return %from_elements : tensor<1x2xf32>
 * }
 * ```
 */
export class FromElementsOp extends Operation {
  static readonly opName = 'tensor.from_elements';
  static readonly spec: OpSpec = {
    name: 'tensor.from_elements',
    className: 'FromElementsOp',
    operands: [{ name: 'elements', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: AnyStaticShapeTensor }],
    regions: [],
    successors: [],
    traits: [
      OpAsmOpInterface,
      Pure,
      TypesMatchWith('operand types match result element type', 'result', 'elements', 'elementTypePerElement'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'elements' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Elements, as many as the result has */
  get elements(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly elements: readonly Value[]; readonly resultType: Type },
  ): FromElementsOp {
    return buildOp(builder, location, FromElementsOp, {
      operands: [args.elements],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * tensor splat or broadcast operation
 *
 * A tensor whose elements are all the same value.
 *
 * ```mlir
 * func.func @splat(%x: f32) -> tensor<8x16xf32> {
 *   %splat = tensor.splat %x : tensor<8x16xf32>
 *   return %splat : tensor<8x16xf32>
 * }
 * ```
 */
export class SplatOp extends Operation {
  static readonly opName = 'tensor.splat';
  static readonly spec: OpSpec = {
    name: 'tensor.splat',
    className: 'SplatOp',
    operands: [
      { name: 'input', constraint: AnyType },
      { name: 'dynamicSizes', constraint: Index, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'aggregate', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [
      OpAsmOpInterface,
      Pure,
      TypesMatchWith('operand type matches element type of result', 'aggregate', 'input', 'elementType'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '[' },
          { kind: 'variable', name: 'dynamicSizes' },
          { kind: 'literal', text: ']' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'aggregate' },
    ],
  };

  /** The value */
  get input(): Value {
    return this.operand(0);
  }

  /** Sizes of the dynamic dimensions, in order */
  get dynamicSizes(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The tensor */
  get aggregate(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly dynamicSizes: readonly Value[]; readonly aggregateType: Type },
  ): SplatOp {
    return buildOp(builder, location, SplatOp, {
      operands: [args.input, args.dynamicSizes],
      attributes: {},
      resultTypes: [args.aggregateType],
    });
  }
}

/**
 * tensor reshape operation
 *
 * A tensor with the same elements in row-major order and another shape, which is given as a one-dimensional tensor.
 *
 * ```mlir
 * func.func @reshape(%a: tensor<4x8xf32>, %shape: tensor<2xi32>) -> tensor<2x16xf32> {
 *   %reshape = tensor.reshape %a(%shape) : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<2x16xf32>
 *   return %reshape : tensor<2x16xf32>
 * }
 * ```
 */
export class ReshapeOp extends Operation {
  static readonly opName = 'tensor.reshape';
  static readonly spec: OpSpec = {
    name: 'tensor.reshape',
    className: 'ReshapeOp',
    operands: [
      { name: 'source', constraint: AnyTensor },
      { name: 'shape', constraint: TensorRankOf([AnySignlessInteger, Index], [1]) },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyTensor }],
    regions: [],
    successors: [],
    traits: [OpAsmOpInterface, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'shape' },
      { kind: 'literal', text: ')' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to reshape */
  get source(): Value {
    return this.operand(0);
  }

  /** The new shape */
  get shape(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly shape: Value; readonly resultType: Type },
  ): ReshapeOp {
    return buildOp(builder, location, ReshapeOp, {
      operands: [args.source, args.shape],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}
