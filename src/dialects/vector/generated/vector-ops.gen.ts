// @generated from dialects-td/vector/vector-compute-ops.yaml, dialects-td/vector/vector-memory-ops.yaml, dialects-td/vector/vector-ops.yaml; do not edit, run npm run codegen
import {
  AffineMapAttr,
  ArrayAttr,
  BoolArrayAttr,
  BoolAttr,
  DenseI64ArrayAttr,
  I64ArrayAttr,
  I64Attr,
} from '../../../builtin/attr-constraints.ts';
import { SizedRegion } from '../../../builtin/region-constraints.ts';
import {
  AnyFixedVectorOfAnyRank,
  AnyFloat,
  AnyInteger,
  AnyMemRef,
  AnyRankedTensor,
  AnyShaped,
  AnyStaticShapeMemRef,
  AnyType,
  AnyVectorOfAnyRank,
  AnyVectorOfNonZeroRank,
  FixedVectorOfNonZeroRankOf,
  I1,
  Index,
  ScalableVectorOfRank,
  TensorOrMemRef,
  VectorOf,
  VectorOfNonZeroRankOf,
  VectorOfRank,
  VectorOfRankAndType,
} from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type AffineMapAttr as AffineMapAttribute } from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { DestinationStyleOpInterface } from '../../../ir/interfaces/destination-style.ts';
import { InferTypeOpInterface, OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { MemoryEffectsOpInterface } from '../../../ir/interfaces/memory-effects.ts';
import { MemorySpaceCastConsumerOpInterface } from '../../../ir/interfaces/memory-space-cast.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import {
  ConditionallySpeculatable,
  MemWrite,
  Pure,
  RecursiveMemoryEffects,
  ReturnLike,
  Scalarizable,
  Tensorizable,
  Vectorizable,
} from '../../../ir/traits/markers.ts';
import {
  AttrSizedOperandSegments,
  NoRegionArguments,
  SingleBlockImplicitTerminator,
  Terminator,
} from '../../../ir/traits/structure-traits.ts';
import { marker } from '../../../ir/traits/trait.ts';
import { Elementwise } from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import {
  attributeValue,
  operandGroup,
  optionalAttributeValue,
  optionalOperand,
  resultGroup,
  setAttributeValue,
  singleOperand,
} from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import {
  AllElementTypesMatch,
  AllRanksMatch,
  AllTypesMatch,
  ElementTypesMatchWith,
  EvenLastDimension,
  TypesMatchWith,
} from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { FastMathAttrConstraint } from '../../arith/generated/arith-constraints.gen.ts';
import { type FastMathFlags } from '../../arith/generated/arith-enums.gen.ts';
import { AlignmentAttr } from '../../memref/constraints.ts';
import { Vector_StringLiteral } from '../constraints.ts';
import { MaskableOpInterface, MaskingOpInterface, VectorTransferOpInterface } from '../interfaces.ts';
import {
  CombiningKindAttrConstraint,
  PrintPunctuationAttrConstraint,
  Vector_IteratorTypeArrayAttr,
  Vector_Printable,
} from './vector-constraints.gen.ts';
import { type CombiningKind, type IteratorType, type PrintPunctuation } from './vector-enums.gen.ts';

/**
 * vector fused multiply-add
 *
 * Multiplies and adds element by element, and rounds once.
 *
 * ```mlir
 * func.func @fma(%a: vector<8x16xf32>) -> vector<8x16xf32> {
 *   %0 = vector.fma %a, %a, %a : vector<8x16xf32>
 *   return %0 : vector<8x16xf32>
 * }
 * ```
 */
export class FMAOp extends Operation {
  static readonly opName = 'vector.fma';
  static readonly spec: OpSpec = {
    name: 'vector.fma',
    className: 'FMAOp',
    operands: [
      { name: 'lhs', constraint: VectorOf([AnyFloat]) },
      { name: 'rhs', constraint: VectorOf([AnyFloat]) },
      { name: 'acc', constraint: VectorOf([AnyFloat]) },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: VectorOf([AnyFloat]) }],
    regions: [],
    successors: [],
    traits: [Pure, AllTypesMatch('lhs', 'rhs', 'acc', 'result'), Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'acc' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'lhs' },
    ],
  };

  /** Factor */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Factor */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Summand */
  get acc(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly acc: Value },
  ): FMAOp {
    return buildOp(builder, location, FMAOp, {
      operands: [args.lhs, args.rhs, args.acc],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * reduction operation
 *
 * Combines the elements of a vector of one dimension, or of none, and the accumulator if there is one.
 *
 * ```mlir
 * func.func @sum(%a: vector<16xf32>, %b: f32) -> (f32, f32) {
 *   %0 = vector.reduction <add>, %a : vector<16xf32> into f32
 *   %1 = vector.reduction <maxnumf>, %a, %b fastmath<nnan> : vector<16xf32> into f32
 *   return %0, %1 : f32, f32
 * }
 * ```
 */
export class ReductionOp extends Operation {
  static readonly opName = 'vector.reduction';
  static readonly spec: OpSpec = {
    name: 'vector.reduction',
    className: 'ReductionOp',
    operands: [
      { name: 'vector', constraint: AnyVectorOfAnyRank },
      { name: 'acc', constraint: AnyType, group: 'optional' },
    ],
    attributes: [
      { name: 'kind', constraint: CombiningKindAttrConstraint },
      { name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 },
    ],
    results: [{ name: 'dest', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      MaskableOpInterface,
      ElementTypesMatchWith('source operand and result have same element type', 'vector', 'dest'),
      TypesMatchWith('dest and acc have the same type', 'dest', 'acc', 'identity'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'kind' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'vector' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: ',' },
          { kind: 'variable', name: 'acc' },
        ],
        otherwise: [],
        anchor: 1,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'vector' },
      { kind: 'literal', text: 'into' },
      { kind: 'type', of: 'dest' },
    ],
  };

  /** How elements are combined */
  get kind(): CombiningKind {
    return attributeValue(this, 'kind', CombiningKindAttrConstraint);
  }

  set kind(value: CombiningKind) {
    setAttributeValue(this, 'kind', CombiningKindAttrConstraint, value);
  }

  /** The elements */
  get vector(): Value {
    return this.operand(0);
  }

  /** One more */
  get acc(): Value | undefined {
    return optionalOperand(this, 1);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** What they make */
  get dest(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly kind: CombiningKind;
      readonly vector: Value;
      readonly acc?: Value | undefined;
      readonly fastmath?: FastMathFlags | undefined;
      readonly destType: Type;
    },
  ): ReductionOp {
    return buildOp(builder, location, ReductionOp, {
      operands: [args.vector, args.acc],
      attributes: { kind: args.kind, fastmath: args.fastmath },
      resultTypes: [args.destType],
    });
  }
}

/**
 * Multi-dimensional reduction operation
 *
 * Combines the elements along some dimensions, which the result does not have, with the accumulator. Without dimensions the result is a scalar.
 *
 * ```mlir
 * func.func @sum(%a: vector<4x8x16xf32>, %b: vector<8xf32>, %c: f32) -> (vector<8xf32>, f32) {
 *   %0 = vector.multi_reduction <add>, %a, %b [0, 2] : vector<4x8x16xf32> to vector<8xf32>
 *   %1 = vector.multi_reduction <mul>, %0, %c [0] : vector<8xf32> to f32
 *   return %0, %1 : vector<8xf32>, f32
 * }
 * ```
 */
export class MultiDimReductionOp extends Operation {
  static readonly opName = 'vector.multi_reduction';
  static readonly spec: OpSpec = {
    name: 'vector.multi_reduction',
    className: 'MultiDimReductionOp',
    operands: [
      { name: 'source', constraint: AnyVectorOfNonZeroRank },
      { name: 'acc', constraint: AnyType },
    ],
    attributes: [
      { name: 'kind', constraint: CombiningKindAttrConstraint },
      { name: 'reduction_dims', constraint: DenseI64ArrayAttr },
    ],
    results: [{ name: 'dest', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      MaskableOpInterface,
      AllTypesMatch('dest', 'acc'),
      ElementTypesMatchWith('source operand and result have same element type', 'source', 'dest'),
      InferTypeOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'kind' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'acc' },
      { kind: 'attr-dict' },
      { kind: 'variable', name: 'reduction_dims' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'dest' },
    ],
  };

  /** How elements are combined */
  get kind(): CombiningKind {
    return attributeValue(this, 'kind', CombiningKindAttrConstraint);
  }

  set kind(value: CombiningKind) {
    setAttributeValue(this, 'kind', CombiningKindAttrConstraint, value);
  }

  /** The elements */
  get source(): Value {
    return this.operand(0);
  }

  /** What they are combined with */
  get acc(): Value {
    return this.operand(1);
  }

  /** Dimensions to combine along */
  get reductionDims(): readonly number[] {
    return attributeValue(this, 'reduction_dims', DenseI64ArrayAttr);
  }

  set reductionDims(value: readonly number[]) {
    setAttributeValue(this, 'reduction_dims', DenseI64ArrayAttr, value);
  }

  /** What they make */
  get dest(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly kind: CombiningKind;
      readonly source: Value;
      readonly acc: Value;
      readonly reductionDims: readonly number[];
    },
  ): MultiDimReductionOp {
    return buildOp(builder, location, MultiDimReductionOp, {
      operands: [args.source, args.acc],
      attributes: { kind: args.kind, reduction_dims: args.reductionDims },
      resultTypes: [args.acc?.type],
    });
  }
}

/**
 * vector contraction operation
 *
 * Sums of products of elements of two vectors, on top of an accumulator. There is a loop for each iterator type; the three maps say which element of the left factor, of the
 * right factor and of the result belongs to an iteration. A `reduction` is a loop over a dimension of both factors that the result does not have; any other is `parallel`. Other
 * combinations than sums are possible: `kind` says which. Factors may be of less bits than the result; integers are extended with their sign.
 *
 * ```mlir
 * #maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
 * func.func @matmul(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) -> vector<4x7xf32> {
 *   %0 = vector.contract {indexing_maps = #maps, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
 *   return %0 : vector<4x7xf32>
 * }
 * ```
 */
export class ContractionOp extends Operation {
  static readonly opName = 'vector.contract';
  static readonly spec: OpSpec = {
    name: 'vector.contract',
    className: 'ContractionOp',
    operands: [
      { name: 'lhs', constraint: AnyVectorOfNonZeroRank },
      { name: 'rhs', constraint: AnyVectorOfNonZeroRank },
      { name: 'acc', constraint: AnyType },
    ],
    attributes: [
      { name: 'indexing_maps', constraint: ArrayAttr },
      { name: 'iterator_types', constraint: Vector_IteratorTypeArrayAttr },
      { name: 'kind', constraint: CombiningKindAttrConstraint, defaultValue: 'add' },
    ],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      MaskableOpInterface,
      ElementTypesMatchWith('lhs and rhs have same element type', 'lhs', 'rhs'),
      ElementTypesMatchWith('third operand acc and result have same element type', 'acc', 'result'),
    ],
    customAssembly: true,
  };

  /** Left factor */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right factor */
  get rhs(): Value {
    return this.operand(1);
  }

  /** What the products are combined with */
  get acc(): Value {
    return this.operand(2);
  }

  /** Maps of the operands */
  get indexingMaps(): readonly Attribute[] {
    return attributeValue(this, 'indexing_maps', ArrayAttr);
  }

  set indexingMaps(value: readonly Attribute[]) {
    setAttributeValue(this, 'indexing_maps', ArrayAttr, value);
  }

  /** What each loop does */
  get iteratorTypes(): readonly IteratorType[] {
    return attributeValue(this, 'iterator_types', Vector_IteratorTypeArrayAttr);
  }

  set iteratorTypes(value: readonly IteratorType[]) {
    setAttributeValue(this, 'iterator_types', Vector_IteratorTypeArrayAttr, value);
  }

  /** How products are combined */
  get kind(): CombiningKind {
    return optionalAttributeValue(this, 'kind', CombiningKindAttrConstraint) ?? 'add';
  }

  set kind(value: CombiningKind) {
    setAttributeValue(this, 'kind', CombiningKindAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly acc: Value;
      readonly indexingMaps: readonly Attribute[];
      readonly iteratorTypes: readonly IteratorType[];
      readonly kind?: CombiningKind | undefined;
      readonly resultType: Type;
    },
  ): ContractionOp {
    return buildOp(builder, location, ContractionOp, {
      operands: [args.lhs, args.rhs, args.acc],
      attributes: { indexing_maps: args.indexingMaps, iterator_types: args.iteratorTypes, kind: args.kind },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * vector outerproduct with optional fused add
 *
 * Products of each element of the left factor with each of the right one, or with the scalar that it is, combined with an accumulator if there is one.
 *
 * ```mlir
 * func.func @outer(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %d: f32) -> (vector<4x8xf32>, vector<4xf32>) {
 *   %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
 *   %1 = vector.outerproduct %a, %d : vector<4xf32>, f32
 *   return %0, %1 : vector<4x8xf32>, vector<4xf32>
 * }
 * ```
 */
export class OuterProductOp extends Operation {
  static readonly opName = 'vector.outerproduct';
  static readonly spec: OpSpec = {
    name: 'vector.outerproduct',
    className: 'OuterProductOp',
    operands: [
      { name: 'lhs', constraint: AnyVectorOfNonZeroRank },
      { name: 'rhs', constraint: AnyType },
      { name: 'acc', constraint: AnyVectorOfNonZeroRank, group: 'optional' },
    ],
    attributes: [{ name: 'kind', constraint: CombiningKindAttrConstraint, defaultValue: 'add' }],
    results: [{ name: 'result', constraint: AnyVectorOfNonZeroRank }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      MaskableOpInterface,
      ElementTypesMatchWith('lhs operand and result have same element type', 'lhs', 'result'),
      ElementTypesMatchWith('rhs operand and result have same element type', 'rhs', 'result'),
    ],
    customAssembly: true,
  };

  /** Left factor */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right factor */
  get rhs(): Value {
    return this.operand(1);
  }

  /** What products are combined with */
  get acc(): Value | undefined {
    return optionalOperand(this, 2);
  }

  /** How they are combined */
  get kind(): CombiningKind {
    return optionalAttributeValue(this, 'kind', CombiningKindAttrConstraint) ?? 'add';
  }

  set kind(value: CombiningKind) {
    setAttributeValue(this, 'kind', CombiningKindAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly acc?: Value | undefined;
      readonly kind?: CombiningKind | undefined;
      readonly resultType: Type;
    },
  ): OuterProductOp {
    return buildOp(builder, location, OuterProductOp, {
      operands: [args.lhs, args.rhs, args.acc],
      attributes: { kind: args.kind },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Scan operation
 *
 * Combines along one dimension, and keeps what was combined at each index: with the element there (inclusive) or without it (exclusive). The second result is what all
 * elements make.
 *
 * ```mlir
 * func.func @sums(%a: vector<4x8xf32>, %b: vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>) {
 *   %0:2 = vector.scan <add>, %a, %b {inclusive = false, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
 *   return %0#0, %0#1 : vector<4x8xf32>, vector<4xf32>
 * }
 * ```
 */
export class ScanOp extends Operation {
  static readonly opName = 'vector.scan';
  static readonly spec: OpSpec = {
    name: 'vector.scan',
    className: 'ScanOp',
    operands: [
      { name: 'source', constraint: AnyVectorOfNonZeroRank },
      { name: 'initial_value', constraint: AnyVectorOfAnyRank },
    ],
    attributes: [
      { name: 'kind', constraint: CombiningKindAttrConstraint },
      { name: 'reduction_dim', constraint: I64Attr },
      { name: 'inclusive', constraint: BoolAttr },
    ],
    results: [
      { name: 'dest', constraint: AnyVectorOfNonZeroRank },
      { name: 'accumulated_value', constraint: AnyVectorOfAnyRank },
    ],
    regions: [],
    successors: [],
    traits: [Pure, AllTypesMatch('source', 'dest'), AllTypesMatch('initial_value', 'accumulated_value')],
    assemblyFormat: [
      { kind: 'variable', name: 'kind' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'initial_value' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'initial_value' },
    ],
  };

  /** How elements are combined */
  get kind(): CombiningKind {
    return attributeValue(this, 'kind', CombiningKindAttrConstraint);
  }

  set kind(value: CombiningKind) {
    setAttributeValue(this, 'kind', CombiningKindAttrConstraint, value);
  }

  /** The elements */
  get source(): Value {
    return this.operand(0);
  }

  /** What they are combined with */
  get initialValue(): Value {
    return this.operand(1);
  }

  /** Dimension to combine along */
  get reductionDim(): number {
    return attributeValue(this, 'reduction_dim', I64Attr);
  }

  set reductionDim(value: number) {
    setAttributeValue(this, 'reduction_dim', I64Attr, value);
  }

  /** Whether the element at an index is part of what is kept there */
  get inclusive(): boolean {
    return attributeValue(this, 'inclusive', BoolAttr);
  }

  set inclusive(value: boolean) {
    setAttributeValue(this, 'inclusive', BoolAttr, value);
  }

  /** What was combined at each index */
  get dest(): OpResult {
    return this.result(0);
  }

  /** What all elements make */
  get accumulatedValue(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly kind: CombiningKind;
      readonly source: Value;
      readonly initialValue: Value;
      readonly reductionDim: number;
      readonly inclusive: boolean;
    },
  ): ScanOp {
    return buildOp(builder, location, ScanOp, {
      operands: [args.source, args.initialValue],
      attributes: { kind: args.kind, reduction_dim: args.reductionDim, inclusive: args.inclusive },
      resultTypes: [args.source?.type, args.initialValue?.type],
    });
  }
}

/**
 * A linear sequence of values from 0 to N
 *
 * The indices 0, 1, 2, … of a vector.
 *
 * ```mlir
 * func.func @step() -> (vector<4xindex>, vector<[4]xindex>) {
 *   %0 = vector.step : vector<4xindex>
 *   %1 = vector.step : vector<[4]xindex>
 *   return %0, %1 : vector<4xindex>, vector<[4]xindex>
 * }
 * ```
 */
export class StepOp extends Operation {
  static readonly opName = 'vector.step';
  static readonly spec: OpSpec = {
    name: 'vector.step',
    className: 'StepOp',
    operands: [],
    attributes: [],
    results: [{ name: 'result', constraint: VectorOfRankAndType([1], [Index]) }],
    regions: [],
    successors: [],
    traits: [Pure, InferIntRangeInterface],
    assemblyFormat: [{ kind: 'attr-dict' }, { kind: 'literal', text: ':' }, { kind: 'type', of: 'result' }],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly resultType: Type }): StepOp {
    return buildOp(builder, location, StepOp, { operands: [], attributes: {}, resultTypes: [args.resultType] });
  }
}

/**
 * creates a constant vector mask
 *
 * A vector of truth values that are true at the indices below the sizes, of which there is one for each dimension. Of scalable dimensions none or all are.
 *
 * ```mlir
 * func.func @mask() -> (vector<4x3xi1>, vector<[4]xi1>) {
 *   %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
 *   %1 = vector.constant_mask [4] : vector<[4]xi1>
 *   return %0, %1 : vector<4x3xi1>, vector<[4]xi1>
 * }
 * ```
 */
export class ConstantMaskOp extends Operation {
  static readonly opName = 'vector.constant_mask';
  static readonly spec: OpSpec = {
    name: 'vector.constant_mask',
    className: 'ConstantMaskOp',
    operands: [],
    attributes: [{ name: 'mask_dim_sizes', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'result', constraint: VectorOf([I1]) }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'mask_dim_sizes' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'results' },
    ],
  };

  /** Number of indices of each dimension that are true */
  get maskDimSizes(): readonly number[] {
    return attributeValue(this, 'mask_dim_sizes', DenseI64ArrayAttr);
  }

  set maskDimSizes(value: readonly number[]) {
    setAttributeValue(this, 'mask_dim_sizes', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly maskDimSizes: readonly number[]; readonly resultType: Type },
  ): ConstantMaskOp {
    return buildOp(builder, location, ConstantMaskOp, {
      operands: [],
      attributes: { mask_dim_sizes: args.maskDimSizes },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * creates a vector mask
 *
 * A vector of truth values that are true at the indices below the operands, of which there is one for each dimension. What is negative counts as 0, what exceeds a size as
 * that size.
 *
 * ```mlir
 * func.func @mask(%a: index, %b: index) -> vector<4x3xi1> {
 *   %0 = vector.create_mask %a, %b : vector<4x3xi1>
 *   return %0 : vector<4x3xi1>
 * }
 * ```
 */
export class CreateMaskOp extends Operation {
  static readonly opName = 'vector.create_mask';
  static readonly spec: OpSpec = {
    name: 'vector.create_mask',
    className: 'CreateMaskOp',
    operands: [{ name: 'operands', constraint: Index, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: VectorOf([I1]) }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'results' },
    ],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operands: readonly Value[]; readonly resultType: Type },
  ): CreateMaskOp {
    return buildOp(builder, location, CreateMaskOp, {
      operands: [args.operands],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Load vector scale size
 *
 * The factor of the target for dimensions in brackets.
 *
 * ```mlir
 * func.func @factor() -> index {
 *   %0 = vector.vscale
 *   return %0 : index
 * }
 * ```
 */
export class VscaleOp extends Operation {
  static readonly opName = 'vector.vscale';
  static readonly spec: OpSpec = {
    name: 'vector.vscale',
    className: 'VscaleOp',
    operands: [],
    attributes: [],
    results: [{ name: 'res', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure, OpAsmOpInterface],
    assemblyFormat: [{ kind: 'attr-dict' }],
  };

  /** The factor */
  get res(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly reType: Type }): VscaleOp {
    return buildOp(builder, location, VscaleOp, { operands: [], attributes: {}, resultTypes: [args.reType] });
  }
}

/**
 * print operation (for testing and debugging)
 *
 * Writes a vector, a scalar or a text to the standard output, and punctuation behind it, which is a line break unless something else is given.
 *
 * ```mlir
 * func.func @print(%a: vector<4xf32>) {
 *   vector.print %a : vector<4xf32> punctuation <comma>
 *   vector.print punctuation <newline>
 *   vector.print str "done"
 *   return
 * }
 * ```
 */
export class PrintOp extends Operation {
  static readonly opName = 'vector.print';
  static readonly spec: OpSpec = {
    name: 'vector.print',
    className: 'PrintOp',
    operands: [{ name: 'source', constraint: Vector_Printable, group: 'optional' }],
    attributes: [
      { name: 'punctuation', constraint: PrintPunctuationAttrConstraint, defaultValue: 'newline' },
      { name: 'stringLiteral', constraint: Vector_StringLiteral, optional: true },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [MemWrite],
    customAssembly: true,
  };

  /** What to write */
  get source(): Value | undefined {
    return optionalOperand(this, 0);
  }

  /** What to write behind it */
  get punctuation(): PrintPunctuation {
    return optionalAttributeValue(this, 'punctuation', PrintPunctuationAttrConstraint) ?? 'newline';
  }

  set punctuation(value: PrintPunctuation) {
    setAttributeValue(this, 'punctuation', PrintPunctuationAttrConstraint, value);
  }

  /** Text to write */
  get stringLiteral(): string | undefined {
    return optionalAttributeValue(this, 'stringLiteral', Vector_StringLiteral);
  }

  set stringLiteral(value: string | undefined) {
    setAttributeValue(this, 'stringLiteral', Vector_StringLiteral, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source?: Value | undefined;
      readonly punctuation?: PrintPunctuation | undefined;
      readonly stringLiteral?: string | undefined;
    },
  ): PrintOp {
    return buildOp(builder, location, PrintOp, {
      operands: [args.source],
      attributes: { punctuation: args.punctuation, stringLiteral: args.stringLiteral },
      resultTypes: [],
    });
  }
}

/**
 * Reads a supervector from memory into an SSA vector value.
 *
 * Reads a slice of a memref or tensor, which starts at the indices, into a vector. Dimension `i` of the vector is the dimension of the slice that result `i` of
 * `permutation_map` names; where that is 0, what is read is repeated. The map is not written where the dimensions of the vector are the last ones of the source, in
 * order.
 *
 * An element is `padding` where the mask, which has the dimensions of the slice, is off, and where it would be outside of the source. `in_bounds` promises for each
 * dimension of the vector that this does not happen; not written, it promises nothing.
 *
 * ```mlir
 * func.func @columns(%m: memref<?x?xf32>, %i: index, %j: index, %pad: f32) -> vector<4x8xf32> {
 *   %0 = vector.transfer_read %m[%i, %j], %pad {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x8xf32>
 *   return %0 : vector<4x8xf32>
 * }
 * ```
 */
export class TransferReadOp extends Operation {
  static readonly opName = 'vector.transfer_read';
  static readonly spec: OpSpec = {
    name: 'vector.transfer_read',
    className: 'TransferReadOp',
    operands: [
      { name: 'base', constraint: AnyShaped },
      { name: 'indices', constraint: Index, group: 'variadic' },
      { name: 'padding', constraint: AnyType },
      { name: 'mask', constraint: VectorOfNonZeroRankOf([I1]), group: 'optional' },
    ],
    attributes: [
      { name: 'permutation_map', constraint: AffineMapAttr },
      { name: 'in_bounds', constraint: BoolArrayAttr },
    ],
    results: [{ name: 'vector', constraint: AnyVectorOfAnyRank }],
    regions: [],
    successors: [],
    traits: [
      VectorTransferOpInterface,
      MaskableOpInterface,
      ConditionallySpeculatable,
      AttrSizedOperandSegments,
      MemoryEffectsOpInterface,
      MemorySpaceCastConsumerOpInterface,
    ],
    customAssembly: true,
  };

  /** Memref or tensor to read, of scalars or of vectors that are the last dimensions of the result */
  get base(): Value {
    return this.operand(0);
  }

  /** Where the slice starts, one index per dimension */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Dimensions of the source to dimensions of the vector */
  get permutationMap(): AffineMapAttribute {
    return attributeValue(this, 'permutation_map', AffineMapAttr);
  }

  set permutationMap(value: AffineMapAttribute) {
    setAttributeValue(this, 'permutation_map', AffineMapAttr, value);
  }

  /** What elements are that are not read */
  get padding(): Value {
    return singleOperand(this, 2);
  }

  /** Which elements are read */
  get mask(): Value | undefined {
    return optionalOperand(this, 3);
  }

  /** Which dimensions of the vector stay inside of the source */
  get inBounds(): readonly boolean[] {
    return attributeValue(this, 'in_bounds', BoolArrayAttr);
  }

  set inBounds(value: readonly boolean[]) {
    setAttributeValue(this, 'in_bounds', BoolArrayAttr, value);
  }

  /** What was read */
  get vector(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly base: Value;
      readonly indices: readonly Value[];
      readonly permutationMap: AffineMapAttribute;
      readonly padding: Value;
      readonly mask?: Value | undefined;
      readonly inBounds: readonly boolean[];
      readonly vectorType: Type;
    },
  ): TransferReadOp {
    return buildOp(builder, location, TransferReadOp, {
      operands: [args.base, args.indices, args.padding, args.mask],
      attributes: { permutation_map: args.permutationMap, in_bounds: args.inBounds },
      resultTypes: [args.vectorType],
    });
  }
}

/**
 * The vector.transfer_write op writes a supervector to memory.
 *
 * Writes a vector into a slice of a memref, or makes a tensor with the vector in a slice of another. Indices, `permutation_map`, `in_bounds` and mask are those of
 * `vector.transfer_read`, but that nothing may be repeated. Elements are not written where the mask is off and where they would be outside.
 *
 * ```mlir
 * func.func @row(%v: vector<8xf32>, %t: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
 *   %0 = vector.transfer_write %v, %t[%i, %j] {in_bounds = [true]} : vector<8xf32>, tensor<?x?xf32>
 *   return %0 : tensor<?x?xf32>
 * }
 * ```
 */
export class TransferWriteOp extends Operation {
  static readonly opName = 'vector.transfer_write';
  static readonly spec: OpSpec = {
    name: 'vector.transfer_write',
    className: 'TransferWriteOp',
    operands: [
      { name: 'valueToStore', constraint: AnyVectorOfAnyRank },
      { name: 'base', constraint: AnyShaped },
      { name: 'indices', constraint: Index, group: 'variadic' },
      { name: 'mask', constraint: VectorOfNonZeroRankOf([I1]), group: 'optional' },
    ],
    attributes: [
      { name: 'permutation_map', constraint: AffineMapAttr },
      { name: 'in_bounds', constraint: BoolArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor, group: 'optional' }],
    regions: [],
    successors: [],
    traits: [
      DestinationStyleOpInterface,
      VectorTransferOpInterface,
      MaskableOpInterface,
      ConditionallySpeculatable,
      AttrSizedOperandSegments,
      MemoryEffectsOpInterface,
      MemorySpaceCastConsumerOpInterface,
    ],
    customAssembly: true,
    dpsInits: ['base'],
  };

  /** The vector */
  get valueToStore(): Value {
    return this.operand(0);
  }

  /** Memref or tensor to write to */
  get base(): Value {
    return this.operand(1);
  }

  /** Where the slice starts, one index per dimension */
  get indices(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** Dimensions of the destination to dimensions of the vector */
  get permutationMap(): AffineMapAttribute {
    return attributeValue(this, 'permutation_map', AffineMapAttr);
  }

  set permutationMap(value: AffineMapAttribute) {
    setAttributeValue(this, 'permutation_map', AffineMapAttr, value);
  }

  /** Which elements are written */
  get mask(): Value | undefined {
    return optionalOperand(this, 3);
  }

  /** Which dimensions of the vector stay inside of the destination */
  get inBounds(): readonly boolean[] {
    return attributeValue(this, 'in_bounds', BoolArrayAttr);
  }

  set inBounds(value: readonly boolean[]) {
    setAttributeValue(this, 'in_bounds', BoolArrayAttr, value);
  }

  /** The tensor, where it is one */
  get resultValue(): OpResult | undefined {
    return resultGroup(this, 0)[0];
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly valueToStore: Value;
      readonly base: Value;
      readonly indices: readonly Value[];
      readonly permutationMap: AffineMapAttribute;
      readonly mask?: Value | undefined;
      readonly inBounds: readonly boolean[];
      readonly resultTypes: readonly Type[];
    },
  ): TransferWriteOp {
    return buildOp(builder, location, TransferWriteOp, {
      operands: [args.valueToStore, args.base, args.indices, args.mask],
      attributes: { permutation_map: args.permutationMap, in_bounds: args.inBounds },
      resultTypes: [...args.resultTypes],
    });
  }
}

/**
 * reads an n-D slice of memory into an n-D vector
 *
 * Reads the elements from the indices on, as many as the vector has in each of its dimensions, which are the last ones of the memref. What is outside of the memref
 * is up to the target. The elements of the memref may be vectors, each of which is such a slice.
 *
 * ```mlir
 * func.func @load(%m: memref<200x100xf32>, %i: index, %j: index) -> vector<4x8xf32> {
 *   %0 = vector.load %m[%i, %j] {alignment = 16 : i64} : memref<200x100xf32>, vector<4x8xf32>
 *   return %0 : vector<4x8xf32>
 * }
 * ```
 */
export class LoadOp extends Operation {
  static readonly opName = 'vector.load';
  static readonly spec: OpSpec = {
    name: 'vector.load',
    className: 'LoadOp',
    operands: [
      { name: 'base', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'nontemporal', constraint: BoolAttr, optional: true, defaultValue: false },
      { name: 'alignment', constraint: AlignmentAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyVectorOfAnyRank }],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface, MemorySpaceCastConsumerOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'base' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'base' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Memref to read, whose last dimension has stride 1 */
  get base(): Value {
    return this.operand(0);
  }

  /** Where to start, one index per dimension */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The elements are not wanted again soon */
  get nontemporal(): boolean {
    return optionalAttributeValue(this, 'nontemporal', BoolAttr) ?? false;
  }

  set nontemporal(value: boolean | undefined) {
    setAttributeValue(this, 'nontemporal', BoolAttr, value);
  }

  /** What the address is a multiple of, in bytes */
  get alignment(): number | undefined {
    return optionalAttributeValue(this, 'alignment', AlignmentAttr);
  }

  set alignment(value: number | undefined) {
    setAttributeValue(this, 'alignment', AlignmentAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly base: Value;
      readonly indices: readonly Value[];
      readonly nontemporal?: boolean | undefined;
      readonly alignment?: number | undefined;
      readonly resultType: Type;
    },
  ): LoadOp {
    return buildOp(builder, location, LoadOp, {
      operands: [args.base, args.indices],
      attributes: { nontemporal: args.nontemporal, alignment: args.alignment },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * writes an n-D vector to an n-D slice of memory
 *
 * Writes the elements of a vector to the places from which `vector.load` would read them.
 *
 * ```mlir
 * func.func @store(%v: vector<4x8xf32>, %m: memref<200x100xf32>, %i: index, %j: index) {
 *   vector.store %v, %m[%i, %j] {nontemporal = true} : memref<200x100xf32>, vector<4x8xf32>
 *   return
 * }
 * ```
 */
export class StoreOp extends Operation {
  static readonly opName = 'vector.store';
  static readonly spec: OpSpec = {
    name: 'vector.store',
    className: 'StoreOp',
    operands: [
      { name: 'valueToStore', constraint: AnyVectorOfAnyRank },
      { name: 'base', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'nontemporal', constraint: BoolAttr, optional: true, defaultValue: false },
      { name: 'alignment', constraint: AlignmentAttr, optional: true },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface, MemorySpaceCastConsumerOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'valueToStore' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'base' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'base' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'valueToStore' },
    ],
  };

  /** The vector */
  get valueToStore(): Value {
    return this.operand(0);
  }

  /** Memref to write to, whose last dimension has stride 1 */
  get base(): Value {
    return this.operand(1);
  }

  /** Where to start, one index per dimension */
  get indices(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** The elements are not wanted again soon */
  get nontemporal(): boolean {
    return optionalAttributeValue(this, 'nontemporal', BoolAttr) ?? false;
  }

  set nontemporal(value: boolean | undefined) {
    setAttributeValue(this, 'nontemporal', BoolAttr, value);
  }

  /** What the address is a multiple of, in bytes */
  get alignment(): number | undefined {
    return optionalAttributeValue(this, 'alignment', AlignmentAttr);
  }

  set alignment(value: number | undefined) {
    setAttributeValue(this, 'alignment', AlignmentAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly valueToStore: Value;
      readonly base: Value;
      readonly indices: readonly Value[];
      readonly nontemporal?: boolean | undefined;
      readonly alignment?: number | undefined;
    },
  ): StoreOp {
    return buildOp(builder, location, StoreOp, {
      operands: [args.valueToStore, args.base, args.indices],
      attributes: { nontemporal: args.nontemporal, alignment: args.alignment },
      resultTypes: [],
    });
  }
}

/**
 * loads elements from memory into a vector as defined by a mask vector
 *
 * Reads the elements for which the mask is on; the others are those of `pass_thru`, and may be outside of the memref: element `j` of the result is
 * `mask[j] ? base[i + j] : pass_thru[j]`.
 *
 * ```mlir
 * func.func @maskedload(%m: memref<?xf32>, %i: index, %mask: vector<8xi1>, %others: vector<8xf32>) -> vector<8xf32> {
 *   %0 = vector.maskedload %m[%i], %mask, %others : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
 *   return %0 : vector<8xf32>
 * }
 * ```
 */
export class MaskedLoadOp extends Operation {
  static readonly opName = 'vector.maskedload';
  static readonly spec: OpSpec = {
    name: 'vector.maskedload',
    className: 'MaskedLoadOp',
    operands: [
      { name: 'base', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
      { name: 'mask', constraint: VectorOfNonZeroRankOf([I1]) },
      { name: 'pass_thru', constraint: AnyVectorOfNonZeroRank },
    ],
    attributes: [{ name: 'alignment', constraint: AlignmentAttr, optional: true }],
    results: [{ name: 'result', constraint: AnyVectorOfNonZeroRank }],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface, MemorySpaceCastConsumerOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'base' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'mask' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'pass_thru' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'base' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'mask' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'pass_thru' },
      { kind: 'literal', text: 'into' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Memref to read */
  get base(): Value {
    return this.operand(0);
  }

  /** Where to start, one index per dimension */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Which elements are read */
  get mask(): Value {
    return singleOperand(this, 2);
  }

  /** The other elements */
  get passThru(): Value {
    return singleOperand(this, 3);
  }

  /** What the address is a multiple of, in bytes */
  get alignment(): number | undefined {
    return optionalAttributeValue(this, 'alignment', AlignmentAttr);
  }

  set alignment(value: number | undefined) {
    setAttributeValue(this, 'alignment', AlignmentAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly base: Value;
      readonly indices: readonly Value[];
      readonly mask: Value;
      readonly passThru: Value;
      readonly alignment?: number | undefined;
      readonly resultType: Type;
    },
  ): MaskedLoadOp {
    return buildOp(builder, location, MaskedLoadOp, {
      operands: [args.base, args.indices, args.mask, args.passThru],
      attributes: { alignment: args.alignment },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * stores elements from a vector into memory as defined by a mask vector
 *
 * Writes the elements for which the mask is on: `base[i + j] = valueToStore[j]`. The places of the others may be outside of the memref.
 *
 * ```mlir
 * func.func @maskedstore(%m: memref<?xf32>, %i: index, %mask: vector<8xi1>, %v: vector<8xf32>) {
 *   vector.maskedstore %m[%i], %mask, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
 *   return
 * }
 * ```
 */
export class MaskedStoreOp extends Operation {
  static readonly opName = 'vector.maskedstore';
  static readonly spec: OpSpec = {
    name: 'vector.maskedstore',
    className: 'MaskedStoreOp',
    operands: [
      { name: 'base', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
      { name: 'mask', constraint: VectorOfNonZeroRankOf([I1]) },
      { name: 'valueToStore', constraint: AnyVectorOfNonZeroRank },
    ],
    attributes: [{ name: 'alignment', constraint: AlignmentAttr, optional: true }],
    results: [],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface, MemorySpaceCastConsumerOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'base' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'mask' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'valueToStore' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'base' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'mask' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'valueToStore' },
    ],
  };

  /** Memref to write to */
  get base(): Value {
    return this.operand(0);
  }

  /** Where to start, one index per dimension */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Which elements are written */
  get mask(): Value {
    return singleOperand(this, 2);
  }

  /** The vector */
  get valueToStore(): Value {
    return singleOperand(this, 3);
  }

  /** What the address is a multiple of, in bytes */
  get alignment(): number | undefined {
    return optionalAttributeValue(this, 'alignment', AlignmentAttr);
  }

  set alignment(value: number | undefined) {
    setAttributeValue(this, 'alignment', AlignmentAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly base: Value;
      readonly indices: readonly Value[];
      readonly mask: Value;
      readonly valueToStore: Value;
      readonly alignment?: number | undefined;
    },
  ): MaskedStoreOp {
    return buildOp(builder, location, MaskedStoreOp, {
      operands: [args.base, args.indices, args.mask, args.valueToStore],
      attributes: { alignment: args.alignment },
      resultTypes: [],
    });
  }
}

/**
 * Gathers elements from memory or ranked tensor into a vector as defined by an index vector and a mask vector.
 *
 * Reads for each element of the mask that is on one element of the memref or tensor: the one at the offsets, to the last of which the element of `indices` is added.
 * The other elements are those of `pass_thru`.
 *
 * ```mlir
 * func.func @gather(%m: memref<16x16xf32>, %i: index, %j: index, %v: vector<2x3xi32>, %mask: vector<2x3xi1>, %others: vector<2x3xf32>) -> vector<2x3xf32> {
 *   %0 = vector.gather %m[%i, %j] [%v], %mask, %others : memref<16x16xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
 *   return %0 : vector<2x3xf32>
 * }
 * ```
 */
export class GatherOp extends Operation {
  static readonly opName = 'vector.gather';
  static readonly spec: OpSpec = {
    name: 'vector.gather',
    className: 'GatherOp',
    operands: [
      { name: 'base', constraint: TensorOrMemRef([AnyType]) },
      { name: 'offsets', constraint: Index, group: 'variadic' },
      { name: 'indices', constraint: VectorOfNonZeroRankOf([AnyInteger, Index]) },
      { name: 'mask', constraint: VectorOfNonZeroRankOf([I1]) },
      { name: 'pass_thru', constraint: AnyVectorOfNonZeroRank },
    ],
    attributes: [{ name: 'alignment', constraint: AlignmentAttr, optional: true }],
    results: [{ name: 'result', constraint: AnyVectorOfNonZeroRank }],
    regions: [],
    successors: [],
    traits: [MaskableOpInterface, MemoryEffectsOpInterface, MemorySpaceCastConsumerOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'base' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'offsets' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'mask' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'pass_thru' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'base' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'indices' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'mask' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'pass_thru' },
      { kind: 'literal', text: 'into' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Memref or tensor to read */
  get base(): Value {
    return this.operand(0);
  }

  /** Where index 0 is, one number per dimension */
  get offsets(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Places in the last dimension, counted from there */
  get indices(): Value {
    return singleOperand(this, 2);
  }

  /** Which elements are read */
  get mask(): Value {
    return singleOperand(this, 3);
  }

  /** The other elements */
  get passThru(): Value {
    return singleOperand(this, 4);
  }

  /** What addresses are a multiple of, in bytes */
  get alignment(): number | undefined {
    return optionalAttributeValue(this, 'alignment', AlignmentAttr);
  }

  set alignment(value: number | undefined) {
    setAttributeValue(this, 'alignment', AlignmentAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly base: Value;
      readonly offsets: readonly Value[];
      readonly indices: Value;
      readonly mask: Value;
      readonly passThru: Value;
      readonly alignment?: number | undefined;
      readonly resultType: Type;
    },
  ): GatherOp {
    return buildOp(builder, location, GatherOp, {
      operands: [args.base, args.offsets, args.indices, args.mask, args.passThru],
      attributes: { alignment: args.alignment },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * scatters elements from a vector into memory or ranked tensor as defined by an index vector and a mask vector
 *
 * Writes the elements for which the mask is on to the places from which `vector.gather` would read them. Into a tensor nothing is written: the result is a tensor
 * with these elements. No place may be written twice.
 *
 * ```mlir
 * func.func @scatter(%m: memref<16x16xf32>, %i: index, %j: index, %v: vector<16xi32>, %mask: vector<16xi1>, %x: vector<16xf32>) {
 *   vector.scatter %m[%i, %j] [%v], %mask, %x : memref<16x16xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
 *   return
 * }
 * ```
 */
export class ScatterOp extends Operation {
  static readonly opName = 'vector.scatter';
  static readonly spec: OpSpec = {
    name: 'vector.scatter',
    className: 'ScatterOp',
    operands: [
      { name: 'base', constraint: TensorOrMemRef([AnyType]) },
      { name: 'offsets', constraint: Index, group: 'variadic' },
      { name: 'indices', constraint: VectorOfNonZeroRankOf([AnyInteger, Index]) },
      { name: 'mask', constraint: VectorOfNonZeroRankOf([I1]) },
      { name: 'valueToStore', constraint: AnyVectorOfNonZeroRank },
    ],
    attributes: [{ name: 'alignment', constraint: AlignmentAttr, optional: true }],
    results: [{ name: 'result', constraint: AnyRankedTensor, group: 'optional' }],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface, MemorySpaceCastConsumerOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'base' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'offsets' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'mask' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'valueToStore' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'base' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'indices' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'mask' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'valueToStore' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '->' },
          { kind: 'type', of: 'result' },
        ],
        otherwise: [],
        anchor: 1,
      },
    ],
  };

  /** Memref or tensor to write to */
  get base(): Value {
    return this.operand(0);
  }

  /** Where index 0 is, one number per dimension */
  get offsets(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Places in the last dimension, counted from there */
  get indices(): Value {
    return singleOperand(this, 2);
  }

  /** Which elements are written */
  get mask(): Value {
    return singleOperand(this, 3);
  }

  /** The elements */
  get valueToStore(): Value {
    return singleOperand(this, 4);
  }

  /** What addresses are a multiple of, in bytes */
  get alignment(): number | undefined {
    return optionalAttributeValue(this, 'alignment', AlignmentAttr);
  }

  set alignment(value: number | undefined) {
    setAttributeValue(this, 'alignment', AlignmentAttr, value);
  }

  /** The tensor, where it is one */
  get resultValue(): OpResult | undefined {
    return resultGroup(this, 0)[0];
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly base: Value;
      readonly offsets: readonly Value[];
      readonly indices: Value;
      readonly mask: Value;
      readonly valueToStore: Value;
      readonly alignment?: number | undefined;
      readonly resultTypes: readonly Type[];
    },
  ): ScatterOp {
    return buildOp(builder, location, ScatterOp, {
      operands: [args.base, args.offsets, args.indices, args.mask, args.valueToStore],
      attributes: { alignment: args.alignment },
      resultTypes: [...args.resultTypes],
    });
  }
}

/**
 * reads elements from memory and spreads them into a vector as defined by a mask
 *
 * Reads as many elements as the mask is on, one after the other from the indices on, into the elements for which it is on. The others are those of `pass_thru`.
 *
 * ```mlir
 * func.func @expandload(%m: memref<?xf32>, %i: index, %mask: vector<8xi1>, %others: vector<8xf32>) -> vector<8xf32> {
 *   %0 = vector.expandload %m[%i], %mask, %others : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
 *   return %0 : vector<8xf32>
 * }
 * ```
 */
export class ExpandLoadOp extends Operation {
  static readonly opName = 'vector.expandload';
  static readonly spec: OpSpec = {
    name: 'vector.expandload',
    className: 'ExpandLoadOp',
    operands: [
      { name: 'base', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
      { name: 'mask', constraint: FixedVectorOfNonZeroRankOf([I1]) },
      { name: 'pass_thru', constraint: AnyVectorOfNonZeroRank },
    ],
    attributes: [{ name: 'alignment', constraint: AlignmentAttr, optional: true }],
    results: [{ name: 'result', constraint: AnyVectorOfNonZeroRank }],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface, MemorySpaceCastConsumerOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'base' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'mask' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'pass_thru' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'base' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'mask' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'pass_thru' },
      { kind: 'literal', text: 'into' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Memref to read */
  get base(): Value {
    return this.operand(0);
  }

  /** Where to start, one index per dimension */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Which elements are read */
  get mask(): Value {
    return singleOperand(this, 2);
  }

  /** The other elements */
  get passThru(): Value {
    return singleOperand(this, 3);
  }

  /** What the address is a multiple of, in bytes */
  get alignment(): number | undefined {
    return optionalAttributeValue(this, 'alignment', AlignmentAttr);
  }

  set alignment(value: number | undefined) {
    setAttributeValue(this, 'alignment', AlignmentAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly base: Value;
      readonly indices: readonly Value[];
      readonly mask: Value;
      readonly passThru: Value;
      readonly alignment?: number | undefined;
      readonly resultType: Type;
    },
  ): ExpandLoadOp {
    return buildOp(builder, location, ExpandLoadOp, {
      operands: [args.base, args.indices, args.mask, args.passThru],
      attributes: { alignment: args.alignment },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * writes elements selectively from a vector as defined by a mask
 *
 * Writes the elements for which the mask is on one after the other, from the indices on.
 *
 * ```mlir
 * func.func @compressstore(%m: memref<?xf32>, %i: index, %mask: vector<8xi1>, %v: vector<8xf32>) {
 *   vector.compressstore %m[%i], %mask, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
 *   return
 * }
 * ```
 */
export class CompressStoreOp extends Operation {
  static readonly opName = 'vector.compressstore';
  static readonly spec: OpSpec = {
    name: 'vector.compressstore',
    className: 'CompressStoreOp',
    operands: [
      { name: 'base', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
      { name: 'mask', constraint: FixedVectorOfNonZeroRankOf([I1]) },
      { name: 'valueToStore', constraint: AnyVectorOfNonZeroRank },
    ],
    attributes: [{ name: 'alignment', constraint: AlignmentAttr, optional: true }],
    results: [],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface, MemorySpaceCastConsumerOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'base' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'mask' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'valueToStore' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'base' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'mask' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'valueToStore' },
    ],
  };

  /** Memref to write to */
  get base(): Value {
    return this.operand(0);
  }

  /** Where to start, one index per dimension */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Which elements are written */
  get mask(): Value {
    return singleOperand(this, 2);
  }

  /** The elements */
  get valueToStore(): Value {
    return singleOperand(this, 3);
  }

  /** What the address is a multiple of, in bytes */
  get alignment(): number | undefined {
    return optionalAttributeValue(this, 'alignment', AlignmentAttr);
  }

  set alignment(value: number | undefined) {
    setAttributeValue(this, 'alignment', AlignmentAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly base: Value;
      readonly indices: readonly Value[];
      readonly mask: Value;
      readonly valueToStore: Value;
      readonly alignment?: number | undefined;
    },
  ): CompressStoreOp {
    return buildOp(builder, location, CompressStoreOp, {
      operands: [args.base, args.indices, args.mask, args.valueToStore],
      attributes: { alignment: args.alignment },
      resultTypes: [],
    });
  }
}

/**
 * Predicates a maskable vector operation
 *
 * Runs the one operation of its region, which must be maskable, only for the elements for which the mask is on. The other elements of the result are those of
 * `passthru`, where it is given. A region without an operation, which yields values from outside, is allowed.
 *
 * ```mlir
 * func.func @read(%m: memref<?xf32>, %i: index, %pad: f32, %mask: vector<16xi1>) -> vector<16xf32> {
 *   %0 = vector.mask %mask { vector.transfer_read %m[%i], %pad : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
 *   return %0 : vector<16xf32>
 * }
 * ```
 */
export class MaskOp extends Operation {
  static readonly opName = 'vector.mask';
  static readonly spec: OpSpec = {
    name: 'vector.mask',
    className: 'MaskOp',
    operands: [
      { name: 'mask', constraint: VectorOfNonZeroRankOf([I1]) },
      { name: 'passthru', constraint: AnyType, group: 'optional' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [{ name: 'maskRegion', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('vector.yield'),
      MaskingOpInterface,
      RecursiveMemoryEffects,
      NoRegionArguments,
    ],
    customAssembly: true,
  };

  /** Which elements are computed */
  get mask(): Value {
    return this.operand(0);
  }

  /** The other elements */
  get passthru(): Value | undefined {
    return optionalOperand(this, 1);
  }

  /** The operation and `vector.yield` of its results */
  get maskRegion(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly mask: Value;
      readonly passthru?: Value | undefined;
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): MaskOp {
    return buildOp(builder, location, MaskOp, {
      operands: [args.mask, args.passthru],
      attributes: {},
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Terminates and yields values from vector regions.
 *
 * Ends the region of `vector.mask` with its results. Custom assembly leaves it out there.
 *
 * ```mlir
 * func.func @read(%v: vector<16xf32>, %mask: vector<16xi1>) -> vector<16xf32> {
 *   %0 = vector.mask %mask { vector.yield %v : vector<16xf32> } : vector<16xi1> -> vector<16xf32>
 *   return %0 : vector<16xf32>
 * }
 * ```
 */
export class YieldOp extends Operation {
  static readonly opName = 'vector.yield';
  static readonly spec: OpSpec = {
    name: 'vector.yield',
    className: 'YieldOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, ReturnLike, Terminator],
    assemblyFormat: [
      { kind: 'attr-dict' },
      {
        kind: 'optional',
        then: [
          { kind: 'variable', name: 'operands' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'operands' },
        ],
        otherwise: [],
        anchor: 0,
      },
    ],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly operands: readonly Value[] }): YieldOp {
    return buildOp(builder, location, YieldOp, { operands: [args.operands], attributes: {}, resultTypes: [] });
  }
}

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

/**
 * shape_cast casts between vector shapes
 *
 * The same elements in the same order in a vector of another shape. The number of scalable dimensions stays.
 *
 * ```mlir
 * func.func @shape_cast(%a: vector<4x3xf32>, %b: vector<[2]x3x[4]xi8>) -> (vector<3x2x2xf32>, vector<3x[1]x[8]xi8>) {
 *   %0 = vector.shape_cast %a : vector<4x3xf32> to vector<3x2x2xf32>
 *   %1 = vector.shape_cast %b : vector<[2]x3x[4]xi8> to vector<3x[1]x[8]xi8>
 *   return %0, %1 : vector<3x2x2xf32>, vector<3x[1]x[8]xi8>
 * }
 * ```
 */
export class ShapeCastOp extends Operation {
  static readonly opName = 'vector.shape_cast';
  static readonly spec: OpSpec = {
    name: 'vector.shape_cast',
    className: 'ShapeCastOp',
    operands: [{ name: 'source', constraint: AnyVectorOfAnyRank }],
    attributes: [],
    results: [{ name: 'result', constraint: AnyVectorOfAnyRank }],
    regions: [],
    successors: [],
    traits: [Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The elements */
  get source(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly resultType: Type },
  ): ShapeCastOp {
    return buildOp(builder, location, ShapeCastOp, {
      operands: [args.source],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * vector transpose operation
 *
 * Permutes dimensions: dimension `i` of the result is dimension `permutation[i]` of the vector.
 *
 * ```mlir
 * func.func @transpose(%a: vector<2x3x4xf32>) -> vector<4x2x3xf32> {
 *   %0 = vector.transpose %a, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
 *   return %0 : vector<4x2x3xf32>
 * }
 * ```
 */
export class TransposeOp extends Operation {
  static readonly opName = 'vector.transpose';
  static readonly spec: OpSpec = {
    name: 'vector.transpose',
    className: 'TransposeOp',
    operands: [{ name: 'vector', constraint: AnyVectorOfAnyRank }],
    attributes: [{ name: 'permutation', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'result', constraint: AnyVectorOfAnyRank }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      InferIntRangeInterface,
      ElementTypesMatchWith('operand and result have same element type', 'vector', 'result'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'vector' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'permutation' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'vector' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Vector to permute */
  get vector(): Value {
    return this.operand(0);
  }

  /** Dimension of the vector for each of the result */
  get permutation(): readonly number[] {
    return attributeValue(this, 'permutation', DenseI64ArrayAttr);
  }

  set permutation(value: readonly number[]) {
    setAttributeValue(this, 'permutation', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly vector: Value; readonly permutation: readonly number[]; readonly resultType: Type },
  ): TransposeOp {
    return buildOp(builder, location, TransposeOp, {
      operands: [args.vector],
      attributes: { permutation: args.permutation },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * bitcast casts between vectors
 *
 * The same bits as elements of another type. Only the last dimension may change its size, so that it keeps its number of bits.
 *
 * ```mlir
 * func.func @bitcast(%a: vector<5x3xf32>, %b: vector<f32>) -> (vector<5x6xi16>, vector<i32>) {
 *   %0 = vector.bitcast %a : vector<5x3xf32> to vector<5x6xi16>
 *   %1 = vector.bitcast %b : vector<f32> to vector<i32>
 *   return %0, %1 : vector<5x6xi16>, vector<i32>
 * }
 * ```
 */
export class BitCastOp extends Operation {
  static readonly opName = 'vector.bitcast';
  static readonly spec: OpSpec = {
    name: 'vector.bitcast',
    className: 'BitCastOp',
    operands: [{ name: 'source', constraint: AnyVectorOfAnyRank }],
    attributes: [],
    results: [{ name: 'result', constraint: AnyVectorOfAnyRank }],
    regions: [],
    successors: [],
    traits: [Pure, AllRanksMatch('source', 'result')],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The bits */
  get source(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly resultType: Type },
  ): BitCastOp {
    return buildOp(builder, location, BitCastOp, {
      operands: [args.source],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * type_cast op converts a scalar memref to a vector memref
 *
 * Memory of many elements as memory of one vector of them. A vector that an element is gets the sizes of the memory in front of its own.
 *
 * ```mlir
 * func.func @type_cast(%a: memref<5x4xf32>, %b: memref<5xvector<4xf32>>) -> (memref<vector<5x4xf32>>, memref<vector<5x4xf32>>) {
 *   %0 = vector.type_cast %a : memref<5x4xf32> to memref<vector<5x4xf32>>
 *   %1 = vector.type_cast %b : memref<5xvector<4xf32>> to memref<vector<5x4xf32>>
 *   return %0, %1 : memref<vector<5x4xf32>>, memref<vector<5x4xf32>>
 * }
 * ```
 */
export class TypeCastOp extends Operation {
  static readonly opName = 'vector.type_cast';
  static readonly spec: OpSpec = {
    name: 'vector.type_cast',
    className: 'TypeCastOp',
    operands: [{ name: 'memref', constraint: AnyStaticShapeMemRef }],
    attributes: [],
    results: [{ name: 'result', constraint: AnyMemRef }],
    regions: [],
    successors: [],
    traits: [Pure, marker('ViewLikeOpInterface')],
    assemblyFormat: [
      { kind: 'variable', name: 'memref' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'memref' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The memory */
  get memref(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly memref: Value; readonly resultType: Type },
  ): TypeCastOp {
    return buildOp(builder, location, TypeCastOp, {
      operands: [args.memref],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * shuffle operation
 *
 * Picks rows of two vectors, which are numbered from those of the first to those of the second; -1 stands for a row of poison. A row is what an index of the first
 * dimension selects. Vectors without dimensions are rows.
 *
 * ```mlir
 * func.func @shuffle(%a: vector<2x16xf32>, %b: vector<1x16xf32>, %c: vector<f32>) -> (vector<4x16xf32>, vector<3xf32>) {
 *   %0 = vector.shuffle %a, %b [2, 0, -1, 0] : vector<2x16xf32>, vector<1x16xf32>
 *   %1 = vector.shuffle %c, %c [0, 1, 0] : vector<f32>, vector<f32>
 *   return %0, %1 : vector<4x16xf32>, vector<3xf32>
 * }
 * ```
 */
export class ShuffleOp extends Operation {
  static readonly opName = 'vector.shuffle';
  static readonly spec: OpSpec = {
    name: 'vector.shuffle',
    className: 'ShuffleOp',
    operands: [
      { name: 'v1', constraint: AnyFixedVectorOfAnyRank },
      { name: 'v2', constraint: AnyFixedVectorOfAnyRank },
    ],
    attributes: [{ name: 'mask', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'vector', constraint: AnyVectorOfNonZeroRank }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      ElementTypesMatchWith('first operand v1 and result have same element type', 'v1', 'vector'),
      ElementTypesMatchWith('second operand v2 and result have same element type', 'v2', 'vector'),
      InferTypeOpInterface,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'variable', name: 'mask' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operands' },
    ],
  };

  /** The first rows */
  get v1(): Value {
    return this.operand(0);
  }

  /** The rows behind those */
  get v2(): Value {
    return this.operand(1);
  }

  /** Number of each row of the result */
  get mask(): readonly number[] {
    return attributeValue(this, 'mask', DenseI64ArrayAttr);
  }

  set mask(value: readonly number[]) {
    setAttributeValue(this, 'mask', DenseI64ArrayAttr, value);
  }

  /** The rows */
  get vector(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly v1: Value;
      readonly v2: Value;
      readonly mask: readonly number[];
      readonly vectorType?: Type | undefined;
    },
  ): ShuffleOp {
    return buildOp(builder, location, ShuffleOp, {
      operands: [args.v1, args.v2],
      attributes: { mask: args.mask },
      resultTypes: args.vectorType && [args.vectorType],
    });
  }
}

/**
 * constructs a vector by interleaving two input vectors
 *
 * Takes elements of two vectors in turn, along the last dimension, whose size doubles.
 *
 * ```mlir
 * func.func @interleave(%a: vector<6x3xf32>, %b: vector<[4]xi32>, %c: vector<f16>) -> (vector<6x6xf32>, vector<[8]xi32>, vector<2xf16>) {
 *   %0 = vector.interleave %a, %a : vector<6x3xf32> -> vector<6x6xf32>
 *   %1 = vector.interleave %b, %b : vector<[4]xi32> -> vector<[8]xi32>
 *   %2 = vector.interleave %c, %c : vector<f16> -> vector<2xf16>
 *   return %0, %1, %2 : vector<6x6xf32>, vector<[8]xi32>, vector<2xf16>
 * }
 * ```
 */
export class InterleaveOp extends Operation {
  static readonly opName = 'vector.interleave';
  static readonly spec: OpSpec = {
    name: 'vector.interleave',
    className: 'InterleaveOp',
    operands: [
      { name: 'lhs', constraint: AnyVectorOfAnyRank },
      { name: 'rhs', constraint: AnyVectorOfAnyRank },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyVectorOfNonZeroRank }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      AllTypesMatch('lhs', 'rhs'),
      TypesMatchWith("type of 'result' is double the width of the inputs", 'lhs', 'result', 'doubledLastDimension'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Elements at even places */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Elements at odd places */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): InterleaveOp {
    return buildOp(builder, location, InterleaveOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * constructs two vectors by deinterleaving an input vector
 *
 * Puts elements at even and at odd places of the last dimension apart.
 *
 * ```mlir
 * func.func @deinterleave(%a: vector<2x8xi8>, %b: vector<[8]xf32>) -> (vector<2x4xi8>, vector<[4]xf32>) {
 *   %0, %1 = vector.deinterleave %a : vector<2x8xi8> -> vector<2x4xi8>
 *   %2, %3 = vector.deinterleave %b : vector<[8]xf32> -> vector<[4]xf32>
 *   return %0, %3 : vector<2x4xi8>, vector<[4]xf32>
 * }
 * ```
 */
export class DeinterleaveOp extends Operation {
  static readonly opName = 'vector.deinterleave';
  static readonly spec: OpSpec = {
    name: 'vector.deinterleave',
    className: 'DeinterleaveOp',
    operands: [{ name: 'source', constraint: AnyVectorOfNonZeroRank }],
    attributes: [],
    results: [
      { name: 'res1', constraint: AnyVectorOfNonZeroRank },
      { name: 'res2', constraint: AnyVectorOfNonZeroRank },
    ],
    regions: [],
    successors: [],
    traits: [
      Pure,
      EvenLastDimension('the trailing dimension of the source vector has an even number of elements', 'source'),
      TypesMatchWith(
        'the trailing dimension of the results is half the width of source trailing dimension',
        'source',
        'res1',
        'halvedLastDimension',
      ),
      AllTypesMatch('res1', 'res2'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'res1' },
    ],
  };

  /** All elements */
  get source(): Value {
    return this.operand(0);
  }

  /** Elements at even places */
  get res1(): OpResult {
    return this.result(0);
  }

  /** Elements at odd places */
  get res2(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly res1Type: Type; readonly res2Type: Type },
  ): DeinterleaveOp {
    return buildOp(builder, location, DeinterleaveOp, {
      operands: [args.source],
      attributes: {},
      resultTypes: [args.res1Type, args.res2Type],
    });
  }
}

/**
 * extract operation
 *
 * The part of a vector at a position, which selects an index of each of the first dimensions: an element if it has one for every dimension. An index of -1, and one
 * that is out of bounds, selects poison.
 *
 * ```mlir
 * func.func @extract(%a: vector<4x8x16xf32>, %i: index) -> (vector<8x16xf32>, f32) {
 *   %0 = vector.extract %a[3] : vector<8x16xf32> from vector<4x8x16xf32>
 *   %1 = vector.extract %a[2, %i, 3] : f32 from vector<4x8x16xf32>
 *   return %0, %1 : vector<8x16xf32>, f32
 * }
 * ```
 */
export class ExtractOp extends Operation {
  static readonly opName = 'vector.extract';
  static readonly spec: OpSpec = {
    name: 'vector.extract',
    className: 'ExtractOp',
    operands: [
      { name: 'source', constraint: AnyVectorOfAnyRank },
      { name: 'dynamic_position', constraint: Index, group: 'variadic' },
    ],
    attributes: [{ name: 'static_position', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      InferIntRangeInterface,
      ElementTypesMatchWith('operand and result have same element type', 'source', 'result'),
      InferTypeOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'dynamic_position' },
          { kind: 'variable', name: 'static_position' },
        ],
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
      { kind: 'literal', text: 'from' },
      { kind: 'type', of: 'source' },
    ],
  };

  /** Vector to read */
  get source(): Value {
    return this.operand(0);
  }

  /** Indices that are values */
  get dynamicPosition(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** All indices, with a mark for each that is a value */
  get staticPosition(): readonly number[] {
    return attributeValue(this, 'static_position', DenseI64ArrayAttr);
  }

  set staticPosition(value: readonly number[]) {
    setAttributeValue(this, 'static_position', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly dynamicPosition: readonly Value[];
      readonly staticPosition: readonly number[];
      readonly resultType?: Type | undefined;
    },
  ): ExtractOp {
    return buildOp(builder, location, ExtractOp, {
      operands: [args.source, args.dynamicPosition],
      attributes: { static_position: args.staticPosition },
      resultTypes: args.resultType && [args.resultType],
    });
  }
}

/**
 * insert operation
 *
 * A copy of a vector with another part at a position, which selects an index of each of the first dimensions. With an index of -1, or one that is out of bounds, the
 * copy is poison.
 *
 * ```mlir
 * func.func @insert(%a: vector<4x8x16xf32>, %b: vector<8x16xf32>, %c: f32, %i: index) -> (vector<4x8x16xf32>, vector<4x8x16xf32>) {
 *   %0 = vector.insert %b, %a [3] : vector<8x16xf32> into vector<4x8x16xf32>
 *   %1 = vector.insert %c, %a [2, %i, 3] : f32 into vector<4x8x16xf32>
 *   return %0, %1 : vector<4x8x16xf32>, vector<4x8x16xf32>
 * }
 * ```
 */
export class InsertOp extends Operation {
  static readonly opName = 'vector.insert';
  static readonly spec: OpSpec = {
    name: 'vector.insert',
    className: 'InsertOp',
    operands: [
      { name: 'valueToStore', constraint: AnyType },
      { name: 'dest', constraint: AnyVectorOfAnyRank },
      { name: 'dynamic_position', constraint: Index, group: 'variadic' },
    ],
    attributes: [{ name: 'static_position', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'result', constraint: AnyVectorOfAnyRank }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      InferIntRangeInterface,
      ElementTypesMatchWith('source operand and result have same element type', 'valueToStore', 'result'),
      AllTypesMatch('dest', 'result'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'valueToStore' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'dest' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'dynamic_position' },
          { kind: 'variable', name: 'static_position' },
        ],
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'valueToStore' },
      { kind: 'literal', text: 'into' },
      { kind: 'type', of: 'dest' },
    ],
  };

  /** The part */
  get valueToStore(): Value {
    return this.operand(0);
  }

  /** Vector to copy */
  get dest(): Value {
    return this.operand(1);
  }

  /** Indices that are values */
  get dynamicPosition(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** All indices, with a mark for each that is a value */
  get staticPosition(): readonly number[] {
    return attributeValue(this, 'static_position', DenseI64ArrayAttr);
  }

  set staticPosition(value: readonly number[]) {
    setAttributeValue(this, 'static_position', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly valueToStore: Value;
      readonly dest: Value;
      readonly dynamicPosition: readonly Value[];
      readonly staticPosition: readonly number[];
    },
  ): InsertOp {
    return buildOp(builder, location, InsertOp, {
      operands: [args.valueToStore, args.dest, args.dynamicPosition],
      attributes: { static_position: args.staticPosition },
      resultTypes: [args.dest?.type],
    });
  }
}

/**
 * extract subvector from scalable vector operation
 *
 * Elements of a scalable vector from a position on, which is a multiple of their number. If the result is scalable, the position is multiplied by the same factor.
 *
 * ```mlir
 * func.func @extract(%a: vector<[8]xf32>) -> (vector<4xf32>, vector<[4]xf32>) {
 *   %0 = vector.scalable.extract %a[8] : vector<4xf32> from vector<[8]xf32>
 *   %1 = vector.scalable.extract %a[4] : vector<[4]xf32> from vector<[8]xf32>
 *   return %0, %1 : vector<4xf32>, vector<[4]xf32>
 * }
 * ```
 */
export class ScalableExtractOp extends Operation {
  static readonly opName = 'vector.scalable.extract';
  static readonly spec: OpSpec = {
    name: 'vector.scalable.extract',
    className: 'ScalableExtractOp',
    operands: [{ name: 'source', constraint: ScalableVectorOfRank([1]) }],
    attributes: [{ name: 'pos', constraint: I64Attr }],
    results: [{ name: 'result', constraint: VectorOfRank([1]) }],
    regions: [],
    successors: [],
    traits: [Pure, AllElementTypesMatch('source', 'result')],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'pos' },
      { kind: 'literal', text: ']' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
      { kind: 'literal', text: 'from' },
      { kind: 'type', of: 'source' },
    ],
  };

  /** Vector to read */
  get source(): Value {
    return this.operand(0);
  }

  /** Place of the first element */
  get pos(): number {
    return attributeValue(this, 'pos', I64Attr);
  }

  set pos(value: number) {
    setAttributeValue(this, 'pos', I64Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly pos: number; readonly resultType: Type },
  ): ScalableExtractOp {
    return buildOp(builder, location, ScalableExtractOp, {
      operands: [args.source],
      attributes: { pos: args.pos },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * insert subvector into scalable vector operation
 *
 * A copy of a scalable vector with other elements from a position on, which is a multiple of their number. If these are a scalable vector, the position is multiplied by
 * the same factor.
 *
 * ```mlir
 * func.func @insert(%a: vector<4xf32>, %b: vector<[16]xf32>, %c: vector<[4]xf32>) -> (vector<[16]xf32>, vector<[16]xf32>) {
 *   %0 = vector.scalable.insert %a, %b[8] : vector<4xf32> into vector<[16]xf32>
 *   %1 = vector.scalable.insert %c, %b[0] : vector<[4]xf32> into vector<[16]xf32>
 *   return %0, %1 : vector<[16]xf32>, vector<[16]xf32>
 * }
 * ```
 */
export class ScalableInsertOp extends Operation {
  static readonly opName = 'vector.scalable.insert';
  static readonly spec: OpSpec = {
    name: 'vector.scalable.insert',
    className: 'ScalableInsertOp',
    operands: [
      { name: 'valueToStore', constraint: VectorOfRank([1]) },
      { name: 'dest', constraint: ScalableVectorOfRank([1]) },
    ],
    attributes: [{ name: 'pos', constraint: I64Attr }],
    results: [{ name: 'result', constraint: ScalableVectorOfRank([1]) }],
    regions: [],
    successors: [],
    traits: [Pure, AllElementTypesMatch('valueToStore', 'dest'), AllTypesMatch('dest', 'result')],
    assemblyFormat: [
      { kind: 'variable', name: 'valueToStore' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'dest' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'pos' },
      { kind: 'literal', text: ']' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'valueToStore' },
      { kind: 'literal', text: 'into' },
      { kind: 'type', of: 'dest' },
    ],
  };

  /** The elements */
  get valueToStore(): Value {
    return this.operand(0);
  }

  /** Vector to copy */
  get dest(): Value {
    return this.operand(1);
  }

  /** Place of the first element */
  get pos(): number {
    return attributeValue(this, 'pos', I64Attr);
  }

  set pos(value: number) {
    setAttributeValue(this, 'pos', I64Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly valueToStore: Value; readonly dest: Value; readonly pos: number },
  ): ScalableInsertOp {
    return buildOp(builder, location, ScalableInsertOp, {
      operands: [args.valueToStore, args.dest],
      attributes: { pos: args.pos },
      resultTypes: [args.dest?.type],
    });
  }
}

/**
 * extract_strided_slice operation
 *
 * A block of a vector: of its first dimensions as many indices as sizes say, from offsets on; of the others all. Strides are 1.
 *
 * ```mlir
 * func.func @slice(%a: vector<4x8x16xf32>) -> vector<2x4x16xf32> {
 *   %0 = vector.extract_strided_slice %a {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
 *   return %0 : vector<2x4x16xf32>
 * }
 * ```
 */
export class ExtractStridedSliceOp extends Operation {
  static readonly opName = 'vector.extract_strided_slice';
  static readonly spec: OpSpec = {
    name: 'vector.extract_strided_slice',
    className: 'ExtractStridedSliceOp',
    operands: [{ name: 'source', constraint: AnyVectorOfNonZeroRank }],
    attributes: [
      { name: 'offsets', constraint: I64ArrayAttr },
      { name: 'sizes', constraint: I64ArrayAttr },
      { name: 'strides', constraint: I64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyVectorOfNonZeroRank }],
    regions: [],
    successors: [],
    traits: [Pure, ElementTypesMatchWith('operand and result have same element type', 'source', 'result')],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'results' },
    ],
  };

  /** Vector to read */
  get source(): Value {
    return this.operand(0);
  }

  /** First index of each dimension that is cut */
  get offsets(): readonly number[] {
    return attributeValue(this, 'offsets', I64ArrayAttr);
  }

  set offsets(value: readonly number[]) {
    setAttributeValue(this, 'offsets', I64ArrayAttr, value);
  }

  /** Number of indices */
  get sizes(): readonly number[] {
    return attributeValue(this, 'sizes', I64ArrayAttr);
  }

  set sizes(value: readonly number[]) {
    setAttributeValue(this, 'sizes', I64ArrayAttr, value);
  }

  /** Distances of the indices, 1 */
  get strides(): readonly number[] {
    return attributeValue(this, 'strides', I64ArrayAttr);
  }

  set strides(value: readonly number[]) {
    setAttributeValue(this, 'strides', I64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly offsets: readonly number[];
      readonly sizes: readonly number[];
      readonly strides: readonly number[];
      readonly resultType: Type;
    },
  ): ExtractStridedSliceOp {
    return buildOp(builder, location, ExtractStridedSliceOp, {
      operands: [args.source],
      attributes: { offsets: args.offsets, sizes: args.sizes, strides: args.strides },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * strided_slice operation
 *
 * A copy of a vector with another block at the offsets, of which there is one for every dimension. The dimensions of the block are the last ones. Strides, of which there
 * is one for each dimension of the block, are 1.
 *
 * ```mlir
 * func.func @slice(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) -> vector<16x4x8xf32> {
 *   %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
 *   return %0 : vector<16x4x8xf32>
 * }
 * ```
 */
export class InsertStridedSliceOp extends Operation {
  static readonly opName = 'vector.insert_strided_slice';
  static readonly spec: OpSpec = {
    name: 'vector.insert_strided_slice',
    className: 'InsertStridedSliceOp',
    operands: [
      { name: 'valueToStore', constraint: AnyVectorOfNonZeroRank },
      { name: 'dest', constraint: AnyVectorOfNonZeroRank },
    ],
    attributes: [
      { name: 'offsets', constraint: I64ArrayAttr },
      { name: 'strides', constraint: I64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyVectorOfNonZeroRank }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      ElementTypesMatchWith('operand #0 and result have same element type', 'valueToStore', 'result'),
      AllTypesMatch('dest', 'result'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'valueToStore' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'dest' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'valueToStore' },
      { kind: 'literal', text: 'into' },
      { kind: 'type', of: 'dest' },
    ],
  };

  /** The block */
  get valueToStore(): Value {
    return this.operand(0);
  }

  /** Vector to copy */
  get dest(): Value {
    return this.operand(1);
  }

  /** First index of each dimension of the vector */
  get offsets(): readonly number[] {
    return attributeValue(this, 'offsets', I64ArrayAttr);
  }

  set offsets(value: readonly number[]) {
    setAttributeValue(this, 'offsets', I64ArrayAttr, value);
  }

  /** Distances of the indices, 1 */
  get strides(): readonly number[] {
    return attributeValue(this, 'strides', I64ArrayAttr);
  }

  set strides(value: readonly number[]) {
    setAttributeValue(this, 'strides', I64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly valueToStore: Value;
      readonly dest: Value;
      readonly offsets: readonly number[];
      readonly strides: readonly number[];
    },
  ): InsertStridedSliceOp {
    return buildOp(builder, location, InsertStridedSliceOp, {
      operands: [args.valueToStore, args.dest],
      attributes: { offsets: args.offsets, strides: args.strides },
      resultTypes: [args.dest?.type],
    });
  }
}

/**
 * operation that defines a vector from scalar elements
 *
 * The vector of these elements in row-major order.
 *
 * ```mlir
 * func.func @from_elements(%a: f32, %b: f32) -> vector<2x1xf32> {
 *   %0 = vector.from_elements %a, %b : vector<2x1xf32>
 *   return %0 : vector<2x1xf32>
 * }
 * ```
 */
export class FromElementsOp extends Operation {
  static readonly opName = 'vector.from_elements';
  static readonly spec: OpSpec = {
    name: 'vector.from_elements',
    className: 'FromElementsOp',
    operands: [{ name: 'elements', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'dest', constraint: AnyFixedVectorOfAnyRank }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      TypesMatchWith(
        "shaped type 'dest' matches 'elements' element count and types",
        'dest',
        'elements',
        'elementTypePerElement',
      ),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'elements' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'dest' },
    ],
  };

  /** The elements */
  get elements(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The vector */
  get dest(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly elements: readonly Value[]; readonly destType: Type },
  ): FromElementsOp {
    return buildOp(builder, location, FromElementsOp, {
      operands: [args.elements],
      attributes: {},
      resultTypes: [args.destType],
    });
  }
}

/**
 * operation that decomposes a vector into all its scalar elements
 *
 * All elements of a vector in row-major order.
 *
 * ```mlir
 * func.func @to_elements(%a: vector<2x1xf32>) -> f32 {
 *   %0:2 = vector.to_elements %a : vector<2x1xf32>
 *   return %0#1 : f32
 * }
 * ```
 */
export class ToElementsOp extends Operation {
  static readonly opName = 'vector.to_elements';
  static readonly spec: OpSpec = {
    name: 'vector.to_elements',
    className: 'ToElementsOp',
    operands: [{ name: 'source', constraint: AnyVectorOfAnyRank }],
    attributes: [],
    results: [{ name: 'elements', constraint: AnyType, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      InferTypeOpInterface,
      TypesMatchWith(
        "shaped type 'source' matches 'elements' element count and types",
        'source',
        'elements',
        'elementTypePerElement',
      ),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
    ],
  };

  /** The vector */
  get source(): Value {
    return this.operand(0);
  }

  /** The elements */
  get elements(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly elementTypes?: readonly Type[] | undefined },
  ): ToElementsOp {
    return buildOp(builder, location, ToElementsOp, {
      operands: [args.source],
      attributes: {},
      resultTypes: args.elementTypes && [...args.elementTypes],
    });
  }
}
