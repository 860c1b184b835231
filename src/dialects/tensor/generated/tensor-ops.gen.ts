// @generated from dialects-td/tensor/tensor-ops.yaml; do not edit, run npm run codegen
import { DenseI64ArrayAttr, I64Attr, IndexListArrayAttr, UnitAttr } from '../../../builtin/attr-constraints.ts';
import { CastOpInterface } from '../../../builtin/cast.ts';
import { OffsetSizeAndStrideOpInterface } from '../../../builtin/offset-size-stride.ts';
import { SizedRegion } from '../../../builtin/region-constraints.ts';
import {
  AnyFloat,
  AnyNon0RankedOrUnrankedTensor,
  AnyRankedTensor,
  AnySignedInteger,
  AnySignlessInteger,
  AnySignlessIntegerOrIndex,
  AnyStaticShapeTensor,
  AnyTensor,
  AnyType,
  AnyUnsignedInteger,
  Index,
  RankedTensorOf,
  TensorOf,
  TensorRankOf,
} from '../../../builtin/type-constraints.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { DestinationStyleOpInterface } from '../../../ir/interfaces/destination-style.ts';
import { OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { ParallelCombiningOpInterface } from '../../../ir/interfaces/parallel-combining.ts';
import { ReifyRankedShapedTypeOpInterface } from '../../../ir/interfaces/reify-shape.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import {
  ConditionallySpeculatable,
  NoMemoryEffect,
  Pure,
  RecursiveMemoryEffects,
  ReturnLike,
} from '../../../ir/traits/markers.ts';
import {
  AttrSizedOperandSegments,
  HasParent,
  SingleBlockImplicitTerminator,
  Terminator,
} from '../../../ir/traits/structure-traits.ts';
import { marker } from '../../../ir/traits/trait.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { attributeValue, operandGroup, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { TypesMatchWith } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';

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
    traits: [Pure, ReifyRankedShapedTypeOpInterface],
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
    traits: [CastOpInterface, OpAsmOpInterface, Pure],
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
    traits: [
      OpAsmOpInterface,
      ConditionallySpeculatable,
      NoMemoryEffect,
      marker('ShapedDimOpInterface'),
      InferIntRangeInterface,
    ],
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
      resultTypes: [args.dest?.type],
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
      ReifyRankedShapedTypeOpInterface,
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

/**
 * tensor bitcast operation
 *
 * Reads the bits of the elements as another type of the same width.
 *
 * ```mlir
 * func.func @bitcast(%a: tensor<4xui32>) -> tensor<4xi32> {
 *   %0 = tensor.bitcast %a : tensor<4xui32> to tensor<4xi32>
 *   return %0 : tensor<4xi32>
 * }
 * ```
 */
export class BitcastOp extends Operation {
  static readonly opName = 'tensor.bitcast';
  static readonly spec: OpSpec = {
    name: 'tensor.bitcast',
    className: 'BitcastOp',
    operands: [
      { name: 'source', constraint: TensorOf([AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]) },
    ],
    attributes: [],
    results: [
      { name: 'dest', constraint: TensorOf([AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]) },
    ],
    regions: [],
    successors: [],
    traits: [CastOpInterface, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'dest' },
    ],
  };

  /** Tensor to reinterpret */
  get source(): Value {
    return this.operand(0);
  }

  /** The same bits */
  get dest(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly destType: Type },
  ): BitcastOp {
    return buildOp(builder, location, BitcastOp, {
      operands: [args.source],
      attributes: {},
      resultTypes: [args.destType],
    });
  }
}

/**
 * operation to produce a tensor with a smaller rank
 *
 * Joins neighbouring dimensions: each group of the reassociation becomes one dimension. To a tensor of rank 0 goes what has only
 * dimensions of size 1, with no group.
 *
 * ```mlir
 * func.func @collapse(%a: tensor<4x8x?xf32>) -> tensor<32x?xf32> {
 *   %collapsed = tensor.collapse_shape %a [[0, 1], [2]] : tensor<4x8x?xf32> into tensor<32x?xf32>
 *   return %collapsed : tensor<32x?xf32>
 * }
 * ```
 */
export class CollapseShapeOp extends Operation {
  static readonly opName = 'tensor.collapse_shape';
  static readonly spec: OpSpec = {
    name: 'tensor.collapse_shape',
    className: 'CollapseShapeOp',
    operands: [{ name: 'src', constraint: AnyTensor }],
    attributes: [{ name: 'reassociation', constraint: IndexListArrayAttr }],
    results: [{ name: 'result', constraint: AnyTensor }],
    regions: [],
    successors: [],
    traits: [Pure, OpAsmOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'src' },
      { kind: 'variable', name: 'reassociation' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'src' },
      { kind: 'literal', text: 'into' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Tensor to reshape */
  get src(): Value {
    return this.operand(0);
  }

  /** Dimensions of the source that become one */
  get reassociation(): readonly (readonly number[])[] {
    return attributeValue(this, 'reassociation', IndexListArrayAttr);
  }

  set reassociation(value: readonly (readonly number[])[]) {
    setAttributeValue(this, 'reassociation', IndexListArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly src: Value; readonly reassociation: readonly (readonly number[])[]; readonly resultType: Type },
  ): CollapseShapeOp {
    return buildOp(builder, location, CollapseShapeOp, {
      operands: [args.src],
      attributes: { reassociation: args.reassociation },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * tensor concatenation operation
 *
 * Puts tensors one behind the other in one dimension. The others have one size.
 *
 * ```mlir
 * func.func @concat(%a: tensor<4x8xf32>, %b: tensor<2x8xf32>) -> tensor<6x8xf32> {
 *   %concat = tensor.concat dim(0) %a, %b : (tensor<4x8xf32>, tensor<2x8xf32>) -> tensor<6x8xf32>
 *   return %concat : tensor<6x8xf32>
 * }
 * ```
 */
export class ConcatOp extends Operation {
  static readonly opName = 'tensor.concat';
  static readonly spec: OpSpec = {
    name: 'tensor.concat',
    className: 'ConcatOp',
    operands: [{ name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' }],
    attributes: [{ name: 'dim', constraint: I64Attr }],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [Pure, ReifyRankedShapedTypeOpInterface, OpAsmOpInterface],
    assemblyFormat: [
      { kind: 'literal', text: 'dim' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'dim' },
      { kind: 'literal', text: ')' },
      { kind: 'variable', name: 'inputs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** The dimension */
  get dim(): number {
    return attributeValue(this, 'dim', I64Attr);
  }

  set dim(value: number) {
    setAttributeValue(this, 'dim', I64Attr, value);
  }

  /** At least one tensor */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly dim: number; readonly inputs: readonly Value[]; readonly resultType: Type },
  ): ConcatOp {
    return buildOp(builder, location, ConcatOp, {
      operands: [args.inputs],
      attributes: { dim: args.dim },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * operation to produce a tensor with a higher rank
 *
 * Splits dimensions: each dimension of the source becomes the group of the reassociation in its place. The output shape
 * is written out, since sizes of several dynamic dimensions of a group do not follow from the source.
 *
 * ```mlir
 * func.func @expand(%a: tensor<32x?xf32>, %n: index) -> tensor<4x8x?xf32> {
 *   %expanded = tensor.expand_shape %a [[0, 1], [2]] output_shape [4, 8, %n] : tensor<32x?xf32> into tensor<4x8x?xf32>
 *   return %expanded : tensor<4x8x?xf32>
 * }
 * ```
 */
export class ExpandShapeOp extends Operation {
  static readonly opName = 'tensor.expand_shape';
  static readonly spec: OpSpec = {
    name: 'tensor.expand_shape',
    className: 'ExpandShapeOp',
    operands: [
      { name: 'src', constraint: AnyTensor },
      { name: 'output_shape', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'reassociation', constraint: IndexListArrayAttr },
      { name: 'static_output_shape', constraint: DenseI64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyTensor }],
    regions: [],
    successors: [],
    traits: [Pure, OpAsmOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'src' },
      { kind: 'variable', name: 'reassociation' },
      { kind: 'literal', text: 'output_shape' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'output_shape' },
          { kind: 'variable', name: 'static_output_shape' },
        ],
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'src' },
      { kind: 'literal', text: 'into' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Tensor to reshape */
  get src(): Value {
    return this.operand(0);
  }

  /** Dimensions of the result that were one */
  get reassociation(): readonly (readonly number[])[] {
    return attributeValue(this, 'reassociation', IndexListArrayAttr);
  }

  set reassociation(value: readonly (readonly number[])[]) {
    setAttributeValue(this, 'reassociation', IndexListArrayAttr, value);
  }

  /** Sizes of the result that are values */
  get outputShape(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Size per dimension of the result, kDynamic where it is a value */
  get staticOutputShape(): readonly number[] {
    return attributeValue(this, 'static_output_shape', DenseI64ArrayAttr);
  }

  set staticOutputShape(value: readonly number[]) {
    setAttributeValue(this, 'static_output_shape', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly src: Value;
      readonly reassociation: readonly (readonly number[])[];
      readonly outputShape: readonly Value[];
      readonly staticOutputShape: readonly number[];
      readonly resultType: Type;
    },
  ): ExpandShapeOp {
    return buildOp(builder, location, ExpandShapeOp, {
      operands: [args.src, args.outputShape],
      attributes: { reassociation: args.reassociation, static_output_shape: args.staticOutputShape },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * extract slice operation
 *
 * The part of a tensor that has the given offset, size and stride in each dimension. The result may leave out dimensions of size 1.
 *
 * ```mlir
 * func.func @extract_slice(%a: tensor<8x16xf32>, %i: index) -> tensor<16xf32> {
 *   %extracted_slice = tensor.extract_slice %a[%i, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
 *   return %extracted_slice : tensor<16xf32>
 * }
 * ```
 */
export class ExtractSliceOp extends Operation {
  static readonly opName = 'tensor.extract_slice';
  static readonly spec: OpSpec = {
    name: 'tensor.extract_slice',
    className: 'ExtractSliceOp',
    operands: [
      { name: 'source', constraint: AnyRankedTensor },
      { name: 'offsets', constraint: Index, group: 'variadic' },
      { name: 'sizes', constraint: Index, group: 'variadic' },
      { name: 'strides', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'static_offsets', constraint: DenseI64ArrayAttr },
      { name: 'static_sizes', constraint: DenseI64ArrayAttr },
      { name: 'static_strides', constraint: DenseI64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      Pure,
      OffsetSizeAndStrideOpInterface,
      OpAsmOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'offsets' },
          { kind: 'variable', name: 'static_offsets' },
        ],
      },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'sizes' },
          { kind: 'variable', name: 'static_sizes' },
        ],
      },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'strides' },
          { kind: 'variable', name: 'static_strides' },
        ],
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Tensor to read */
  get source(): Value {
    return this.operand(0);
  }

  /** Offsets that are values */
  get offsets(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Sizes that are values */
  get sizes(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** Strides that are values */
  get strides(): readonly Value[] {
    return operandGroup(this, 3);
  }

  /** First index of the slice per dimension, kDynamic where it is a value */
  get staticOffsets(): readonly number[] {
    return attributeValue(this, 'static_offsets', DenseI64ArrayAttr);
  }

  set staticOffsets(value: readonly number[]) {
    setAttributeValue(this, 'static_offsets', DenseI64ArrayAttr, value);
  }

  /** How many elements the slice has per dimension, in the same way */
  get staticSizes(): readonly number[] {
    return attributeValue(this, 'static_sizes', DenseI64ArrayAttr);
  }

  set staticSizes(value: readonly number[]) {
    setAttributeValue(this, 'static_sizes', DenseI64ArrayAttr, value);
  }

  /** Distance between them, in the same way */
  get staticStrides(): readonly number[] {
    return attributeValue(this, 'static_strides', DenseI64ArrayAttr);
  }

  set staticStrides(value: readonly number[]) {
    setAttributeValue(this, 'static_strides', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly offsets: readonly Value[];
      readonly sizes: readonly Value[];
      readonly strides: readonly Value[];
      readonly staticOffsets: readonly number[];
      readonly staticSizes: readonly number[];
      readonly staticStrides: readonly number[];
      readonly resultType: Type;
    },
  ): ExtractSliceOp {
    return buildOp(builder, location, ExtractSliceOp, {
      operands: [args.source, args.offsets, args.sizes, args.strides],
      attributes: {
        static_offsets: args.staticOffsets,
        static_sizes: args.staticSizes,
        static_strides: args.staticStrides,
      },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * gather a subset of a tensor at specified indices
 *
 * Slices of a tensor at positions that another tensor holds: its last dimension has one index per gathered dimension. The result has the other
 * dimensions of the indices, then those of the source, of which the gathered ones have size 1 or are left out.
 *
 * ```mlir
 * func.func @rows(%a: tensor<8x16xf32>, %i: tensor<3x1xindex>) -> tensor<3x1x16xf32> {
 *   %gather = tensor.gather %a[%i] gather_dims([0]) : (tensor<8x16xf32>, tensor<3x1xindex>) -> tensor<3x1x16xf32>
 *   return %gather : tensor<3x1x16xf32>
 * }
 * ```
 */
export class GatherOp extends Operation {
  static readonly opName = 'tensor.gather';
  static readonly spec: OpSpec = {
    name: 'tensor.gather',
    className: 'GatherOp',
    operands: [
      { name: 'source', constraint: AnyRankedTensor },
      { name: 'indices', constraint: RankedTensorOf([AnySignlessIntegerOrIndex]) },
    ],
    attributes: [
      { name: 'gather_dims', constraint: DenseI64ArrayAttr },
      { name: 'unique', constraint: UnitAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [Pure, OpAsmOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: 'gather_dims' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'gather_dims' },
      { kind: 'literal', text: ')' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'unique' },
          { kind: 'variable', name: 'unique' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to read */
  get source(): Value {
    return this.operand(0);
  }

  /** Positions */
  get indices(): Value {
    return this.operand(1);
  }

  /** The dimensions that the indices are for */
  get gatherDims(): readonly number[] {
    return attributeValue(this, 'gather_dims', DenseI64ArrayAttr);
  }

  set gatherDims(value: readonly number[]) {
    setAttributeValue(this, 'gather_dims', DenseI64ArrayAttr, value);
  }

  /** No position occurs twice */
  get unique(): boolean {
    return this.properties.has('unique');
  }

  set unique(value: boolean) {
    setAttributeValue(this, 'unique', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly indices: Value;
      readonly gatherDims: readonly number[];
      readonly unique?: boolean;
      readonly resultType: Type;
    },
  ): GatherOp {
    return buildOp(builder, location, GatherOp, {
      operands: [args.source, args.indices],
      attributes: { gather_dims: args.gatherDims, unique: args.unique || undefined },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Creates a dynamically sized tensor from elements
 *
 * A tensor whose elements the body computes from their indices. It takes one size per dynamic dimension.
 *
 * ```mlir
 * func.func @generate(%n: index, %x: f32) -> tensor<?x3xf32> {
 *   %generated = tensor.generate %n {
 *   ^bb0(%i: index, %j: index):
 *     tensor.yield %x : f32
 *   } : tensor<?x3xf32>
 *   return %generated : tensor<?x3xf32>
 * }
 * ```
 */
export class GenerateOp extends Operation {
  static readonly opName = 'tensor.generate';
  static readonly spec: OpSpec = {
    name: 'tensor.generate',
    className: 'GenerateOp',
    operands: [{ name: 'dynamicExtents', constraint: Index, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [{ name: 'body', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      RecursiveMemoryEffects,
      ReifyRankedShapedTypeOpInterface,
      SingleBlockImplicitTerminator('tensor.yield'),
      OpAsmOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'dynamicExtents' },
      { kind: 'variable', name: 'body' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Sizes of the dynamic dimensions, in order */
  get dynamicExtents(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Computes an element, its arguments are the indices */
  get body(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly dynamicExtents: readonly Value[];
      readonly regions?: readonly Region[];
      readonly resultType: Type;
    },
  ): GenerateOp {
    return buildOp(builder, location, GenerateOp, {
      operands: [args.dynamicExtents],
      attributes: {},
      resultTypes: [args.resultType],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * insert_slice operation
 *
 * A copy of a tensor with a slice replaced. The source may leave out dimensions of size 1.
 *
 * ```mlir
 * func.func @insert_slice(%x: tensor<16xf32>, %a: tensor<8x16xf32>, %i: index) -> tensor<8x16xf32> {
 *   %inserted_slice = tensor.insert_slice %x into %a[%i, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<8x16xf32>
 *   return %inserted_slice : tensor<8x16xf32>
 * }
 * ```
 */
export class InsertSliceOp extends Operation {
  static readonly opName = 'tensor.insert_slice';
  static readonly spec: OpSpec = {
    name: 'tensor.insert_slice',
    className: 'InsertSliceOp',
    operands: [
      { name: 'source', constraint: AnyRankedTensor },
      { name: 'dest', constraint: AnyRankedTensor },
      { name: 'offsets', constraint: Index, group: 'variadic' },
      { name: 'sizes', constraint: Index, group: 'variadic' },
      { name: 'strides', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'static_offsets', constraint: DenseI64ArrayAttr },
      { name: 'static_sizes', constraint: DenseI64ArrayAttr },
      { name: 'static_strides', constraint: DenseI64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [
      OpAsmOpInterface,
      ReifyRankedShapedTypeOpInterface,
      TypesMatchWith('expected result type to match dest type', 'dest', 'result', 'identity'),
      DestinationStyleOpInterface,
      Pure,
      AttrSizedOperandSegments,
      OffsetSizeAndStrideOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: 'into' },
      { kind: 'variable', name: 'dest' },
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'offsets' },
          { kind: 'variable', name: 'static_offsets' },
        ],
      },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'sizes' },
          { kind: 'variable', name: 'static_sizes' },
        ],
      },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'strides' },
          { kind: 'variable', name: 'static_strides' },
        ],
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'into' },
      { kind: 'type', of: 'dest' },
    ],
    dpsInits: ['dest'],
  };

  /** Tensor that goes into the slice */
  get source(): Value {
    return this.operand(0);
  }

  /** Tensor that has the slice */
  get dest(): Value {
    return this.operand(1);
  }

  /** Offsets that are values */
  get offsets(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** Sizes that are values */
  get sizes(): readonly Value[] {
    return operandGroup(this, 3);
  }

  /** Strides that are values */
  get strides(): readonly Value[] {
    return operandGroup(this, 4);
  }

  /** First index of the slice per dimension, kDynamic where it is a value */
  get staticOffsets(): readonly number[] {
    return attributeValue(this, 'static_offsets', DenseI64ArrayAttr);
  }

  set staticOffsets(value: readonly number[]) {
    setAttributeValue(this, 'static_offsets', DenseI64ArrayAttr, value);
  }

  /** How many elements the slice has per dimension, in the same way */
  get staticSizes(): readonly number[] {
    return attributeValue(this, 'static_sizes', DenseI64ArrayAttr);
  }

  set staticSizes(value: readonly number[]) {
    setAttributeValue(this, 'static_sizes', DenseI64ArrayAttr, value);
  }

  /** Distance between them, in the same way */
  get staticStrides(): readonly number[] {
    return attributeValue(this, 'static_strides', DenseI64ArrayAttr);
  }

  set staticStrides(value: readonly number[]) {
    setAttributeValue(this, 'static_strides', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly dest: Value;
      readonly offsets: readonly Value[];
      readonly sizes: readonly Value[];
      readonly strides: readonly Value[];
      readonly staticOffsets: readonly number[];
      readonly staticSizes: readonly number[];
      readonly staticStrides: readonly number[];
    },
  ): InsertSliceOp {
    return buildOp(builder, location, InsertSliceOp, {
      operands: [args.source, args.dest, args.offsets, args.sizes, args.strides],
      attributes: {
        static_offsets: args.staticOffsets,
        static_sizes: args.staticSizes,
        static_strides: args.staticStrides,
      },
      resultTypes: [args.dest?.type],
    });
  }
}

/**
 * tensor pad operation
 *
 * A tensor with elements added before and behind it in each dimension. The body computes an added element from its indices in the
 * result.
 *
 * ```mlir
 * func.func @pad(%a: tensor<4x8xf32>, %n: index, %x: f32) -> tensor<5x?xf32> {
 *   %padded = tensor.pad %a low[0, %n] high[1, 2] {
 *   ^bb0(%i: index, %j: index):
 *     tensor.yield %x : f32
 *   } : tensor<4x8xf32> to tensor<5x?xf32>
 *   return %padded : tensor<5x?xf32>
 * }
 * ```
 */
export class PadOp extends Operation {
  static readonly opName = 'tensor.pad';
  static readonly spec: OpSpec = {
    name: 'tensor.pad',
    className: 'PadOp',
    operands: [
      { name: 'source', constraint: AnyRankedTensor },
      { name: 'low', constraint: Index, group: 'variadic' },
      { name: 'high', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'static_low', constraint: DenseI64ArrayAttr },
      { name: 'static_high', constraint: DenseI64ArrayAttr },
      { name: 'nofold', constraint: UnitAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      ReifyRankedShapedTypeOpInterface,
      AttrSizedOperandSegments,
      Pure,
      SingleBlockImplicitTerminator('tensor.yield'),
      OpAsmOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'nofold' },
          { kind: 'variable', name: 'nofold' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'literal', text: 'low' },
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'low' },
          { kind: 'variable', name: 'static_low' },
        ],
      },
      { kind: 'literal', text: 'high' },
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'high' },
          { kind: 'variable', name: 'static_high' },
        ],
      },
      { kind: 'variable', name: 'region' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Tensor to pad */
  get source(): Value {
    return this.operand(0);
  }

  /** Counts in front that are values */
  get low(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Counts behind that are values */
  get high(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** How many elements are added in front per dimension, kDynamic where it is a value */
  get staticLow(): readonly number[] {
    return attributeValue(this, 'static_low', DenseI64ArrayAttr);
  }

  set staticLow(value: readonly number[]) {
    setAttributeValue(this, 'static_low', DenseI64ArrayAttr, value);
  }

  /** How many behind, in the same way */
  get staticHigh(): readonly number[] {
    return attributeValue(this, 'static_high', DenseI64ArrayAttr);
  }

  set staticHigh(value: readonly number[]) {
    setAttributeValue(this, 'static_high', DenseI64ArrayAttr, value);
  }

  /** Keep the operation even if it adds nothing */
  get nofold(): boolean {
    return this.properties.has('nofold');
  }

  set nofold(value: boolean) {
    setAttributeValue(this, 'nofold', UnitAttr, value || undefined);
  }

  /** Computes an added element, its arguments are the indices */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly low: readonly Value[];
      readonly high: readonly Value[];
      readonly staticLow: readonly number[];
      readonly staticHigh: readonly number[];
      readonly nofold?: boolean;
      readonly regions?: readonly Region[];
      readonly resultType: Type;
    },
  ): PadOp {
    return buildOp(builder, location, PadOp, {
      operands: [args.source, args.low, args.high],
      attributes: { static_low: args.staticLow, static_high: args.staticHigh, nofold: args.nofold || undefined },
      resultTypes: [args.resultType],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Specify the tensor slice update of a single thread of a parent InParallelOpInterface op.
 *
 * Says which slice of a shared tensor one iteration of a parallel loop writes, and what.
 *
 * ```mlir
 * func.func @fill(%x: tensor<1xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
 *   %0 = scf.forall (%i) in (8) shared_outs(%out = %b) -> (tensor<8xf32>) {
 *     scf.forall.in_parallel {
 *       tensor.parallel_insert_slice %x into %out[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
 *     }
 *   }
 *   return %0 : tensor<8xf32>
 * }
 * ```
 */
export class ParallelInsertSliceOp extends Operation {
  static readonly opName = 'tensor.parallel_insert_slice';
  static readonly spec: OpSpec = {
    name: 'tensor.parallel_insert_slice',
    className: 'ParallelInsertSliceOp',
    operands: [
      { name: 'source', constraint: AnyRankedTensor },
      { name: 'dest', constraint: AnyRankedTensor },
      { name: 'offsets', constraint: Index, group: 'variadic' },
      { name: 'sizes', constraint: Index, group: 'variadic' },
      { name: 'strides', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'static_offsets', constraint: DenseI64ArrayAttr },
      { name: 'static_sizes', constraint: DenseI64ArrayAttr },
      { name: 'static_strides', constraint: DenseI64ArrayAttr },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [ParallelCombiningOpInterface, AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: 'into' },
      { kind: 'variable', name: 'dest' },
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'offsets' },
          { kind: 'variable', name: 'static_offsets' },
        ],
      },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'sizes' },
          { kind: 'variable', name: 'static_sizes' },
        ],
      },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'strides' },
          { kind: 'variable', name: 'static_strides' },
        ],
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'into' },
      { kind: 'type', of: 'dest' },
    ],
  };

  /** Tensor that goes into the slice */
  get source(): Value {
    return this.operand(0);
  }

  /** Tensor that has the slice */
  get dest(): Value {
    return this.operand(1);
  }

  /** Offsets that are values */
  get offsets(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** Sizes that are values */
  get sizes(): readonly Value[] {
    return operandGroup(this, 3);
  }

  /** Strides that are values */
  get strides(): readonly Value[] {
    return operandGroup(this, 4);
  }

  /** First index of the slice per dimension, kDynamic where it is a value */
  get staticOffsets(): readonly number[] {
    return attributeValue(this, 'static_offsets', DenseI64ArrayAttr);
  }

  set staticOffsets(value: readonly number[]) {
    setAttributeValue(this, 'static_offsets', DenseI64ArrayAttr, value);
  }

  /** How many elements the slice has per dimension, in the same way */
  get staticSizes(): readonly number[] {
    return attributeValue(this, 'static_sizes', DenseI64ArrayAttr);
  }

  set staticSizes(value: readonly number[]) {
    setAttributeValue(this, 'static_sizes', DenseI64ArrayAttr, value);
  }

  /** Distance between them, in the same way */
  get staticStrides(): readonly number[] {
    return attributeValue(this, 'static_strides', DenseI64ArrayAttr);
  }

  set staticStrides(value: readonly number[]) {
    setAttributeValue(this, 'static_strides', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly dest: Value;
      readonly offsets: readonly Value[];
      readonly sizes: readonly Value[];
      readonly strides: readonly Value[];
      readonly staticOffsets: readonly number[];
      readonly staticSizes: readonly number[];
      readonly staticStrides: readonly number[];
    },
  ): ParallelInsertSliceOp {
    return buildOp(builder, location, ParallelInsertSliceOp, {
      operands: [args.source, args.dest, args.offsets, args.sizes, args.strides],
      attributes: {
        static_offsets: args.staticOffsets,
        static_sizes: args.staticSizes,
        static_strides: args.staticStrides,
      },
      resultTypes: [],
    });
  }
}

/**
 * scatter a tensor into a destination tensor at specified indices
 *
 * A copy of a tensor with slices replaced, at positions that another tensor holds as for `tensor.gather`. The positions must
 * be different.
 *
 * ```mlir
 * func.func @rows(%x: tensor<3x1x16xf32>, %a: tensor<8x16xf32>, %i: tensor<3x1xindex>) -> tensor<8x16xf32> {
 *   %scatter = tensor.scatter %x into %a[%i] scatter_dims([0]) unique
 *     : (tensor<3x1x16xf32>, tensor<8x16xf32>, tensor<3x1xindex>) -> tensor<8x16xf32>
 *   return %scatter : tensor<8x16xf32>
 * }
 * ```
 */
export class ScatterOp extends Operation {
  static readonly opName = 'tensor.scatter';
  static readonly spec: OpSpec = {
    name: 'tensor.scatter',
    className: 'ScatterOp',
    operands: [
      { name: 'source', constraint: AnyRankedTensor },
      { name: 'dest', constraint: AnyRankedTensor },
      { name: 'indices', constraint: RankedTensorOf([AnySignlessIntegerOrIndex]) },
    ],
    attributes: [
      { name: 'scatter_dims', constraint: DenseI64ArrayAttr },
      { name: 'unique', constraint: UnitAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [Pure, OpAsmOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: 'into' },
      { kind: 'variable', name: 'dest' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: 'scatter_dims' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'scatter_dims' },
      { kind: 'literal', text: ')' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'unique' },
          { kind: 'variable', name: 'unique' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** The slices */
  get source(): Value {
    return this.operand(0);
  }

  /** Tensor to copy */
  get dest(): Value {
    return this.operand(1);
  }

  /** Positions */
  get indices(): Value {
    return this.operand(2);
  }

  /** The dimensions that the indices are for */
  get scatterDims(): readonly number[] {
    return attributeValue(this, 'scatter_dims', DenseI64ArrayAttr);
  }

  set scatterDims(value: readonly number[]) {
    setAttributeValue(this, 'scatter_dims', DenseI64ArrayAttr, value);
  }

  /** No position occurs twice, which is required */
  get unique(): boolean {
    return this.properties.has('unique');
  }

  set unique(value: boolean) {
    setAttributeValue(this, 'unique', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly dest: Value;
      readonly indices: Value;
      readonly scatterDims: readonly number[];
      readonly unique?: boolean;
      readonly resultType: Type;
    },
  ): ScatterOp {
    return buildOp(builder, location, ScatterOp, {
      operands: [args.source, args.dest, args.indices],
      attributes: { scatter_dims: args.scatterDims, unique: args.unique || undefined },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Yield a value from a region
 *
 * Gives the element that the body of `tensor.generate` or `tensor.pad` computed.
 *
 * ```mlir
 * func.func @zeros(%zero: f32) -> tensor<8xf32> {
 *   %generated = tensor.generate {
 *   ^bb0(%i: index):
 *     tensor.yield %zero : f32
 *   } : tensor<8xf32>
 *   return %generated : tensor<8xf32>
 * }
 * ```
 */
export class YieldOp extends Operation {
  static readonly opName = 'tensor.yield';
  static readonly spec: OpSpec = {
    name: 'tensor.yield',
    className: 'YieldOp',
    operands: [{ name: 'value', constraint: AnyType }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, ReturnLike, Terminator, HasParent('tensor.generate', 'tensor.pad')],
    assemblyFormat: [
      { kind: 'variable', name: 'value' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'value' },
    ],
  };

  /** The element */
  get value(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly value: Value }): YieldOp {
    return buildOp(builder, location, YieldOp, { operands: [args.value], attributes: {}, resultTypes: [] });
  }
}
