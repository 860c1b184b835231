// @generated from dialects-td/memref/memref-ops.yaml; do not edit, run npm run codegen
import {
  AffineMapAttr,
  AnyAttr,
  BoolAttr,
  DenseI64ArrayAttr,
  enumAsInteger,
  FlatSymbolRefAttr,
  IndexListArrayAttr,
  StrAttr,
  SymbolNameAttr,
  UnitAttr,
} from '../../../builtin/attr-constraints.ts';
import { CastOpInterface } from '../../../builtin/cast.ts';
import { OffsetSizeAndStrideOpInterface } from '../../../builtin/offset-size-stride.ts';
import { AnyRegion, SizedRegion } from '../../../builtin/region-constraints.ts';
import {
  AnyFloat,
  AnyMemRef,
  AnyNon0RankedOrUnrankedMemRef,
  AnyRankedOrUnrankedMemRef,
  AnySignlessInteger,
  AnySignlessIntegerOrFloat,
  AnyStaticShapeMemRef,
  AnyStridedMemRef,
  AnyStridedMemRefOfRank,
  AnyType,
  I8,
  Index,
  MemRefOf,
  MemRefRankOf,
} from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type AffineMapAttr as AffineMapAttribute } from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { InferTypeOpInterface, OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { MemoryEffectsOpInterface } from '../../../ir/interfaces/memory-effects.ts';
import {
  DestructurableAccessorOpInterface,
  DestructurableAllocationOpInterface,
  PromotableAllocationOpInterface,
  PromotableMemOpInterface,
} from '../../../ir/interfaces/memory-slot.ts';
import {
  MemorySpaceCastConsumerOpInterface,
  MemorySpaceCastOpInterface,
} from '../../../ir/interfaces/memory-space-cast.ts';
import { RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { ReifyRankedShapedTypeOpInterface } from '../../../ir/interfaces/reify-shape.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { Symbol } from '../../../ir/symbol-table.ts';
import {
  AlwaysSpeculatable,
  AutomaticAllocationScope,
  ConditionallySpeculatable,
  MemAlloc,
  MemRead,
  MemWrite,
  NoMemoryEffect,
  Pure,
  RecursiveMemoryEffects,
  ReturnLike,
  SameVariadicResultSize,
} from '../../../ir/traits/markers.ts';
import {
  AttrSizedOperandSegments,
  HasParent,
  NoRegionArguments,
  SingleBlockImplicitTerminator,
  Terminator,
} from '../../../ir/traits/structure-traits.ts';
import { marker } from '../../../ir/traits/trait.ts';
import {
  SameOperandsAndResultElementType,
  SameOperandsAndResultShape,
  SameOperandsAndResultType,
  SameOperandsElementType,
  SameOperandsShape,
} from '../../../ir/traits/type-traits.ts';
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
import { type AttrConstraint } from '../../../ods/constraints.ts';
import { AllTypesMatch, TypesMatchWith } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { type AtomicRMWKind, atomicRMWKindEnum } from '../../arith/generated/arith-enums.gen.ts';
import { AlignmentAttr, AssumedAlignmentAttr, LocalityHintAttr, MemRefTypeAttr } from '../constraints.ts';

/**
 * memory allocation operation
 *
 * Takes memory for a memref, until `memref.dealloc`. The elements are not set. It takes one size per dynamic dimension and one value per
 * symbol of the layout.
 *
 * ```mlir
 * func.func @alloc(%n: index) -> memref<8x?xf32> {
 *   %alloc = memref.alloc(%n) {alignment = 64 : i64} : memref<8x?xf32>
 *   return %alloc : memref<8x?xf32>
 * }
 * ```
 */
export class AllocOp extends Operation {
  static readonly opName = 'memref.alloc';
  static readonly spec: OpSpec = {
    name: 'memref.alloc',
    className: 'AllocOp',
    operands: [
      { name: 'dynamicSizes', constraint: Index, group: 'variadic' },
      { name: 'symbolOperands', constraint: Index, group: 'variadic' },
    ],
    attributes: [{ name: 'alignment', constraint: AlignmentAttr, optional: true }],
    results: [{ name: 'memref', constraint: AnyMemRef }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, MemAlloc, OpAsmOpInterface],
    assemblyFormat: [
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'dynamicSizes' },
      { kind: 'literal', text: ')' },
      {
        kind: 'optional',
        then: [
          { kind: 'whitespace', text: '' },
          { kind: 'literal', text: '[' },
          { kind: 'variable', name: 'symbolOperands' },
          { kind: 'literal', text: ']' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'memref' },
    ],
  };

  /** Sizes of the dynamic dimensions, in order */
  get dynamicSizes(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Values of the symbols of the layout */
  get symbolOperands(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** What the address is a multiple of, in bytes */
  get alignment(): number | undefined {
    return optionalAttributeValue(this, 'alignment', AlignmentAttr);
  }

  set alignment(value: number | undefined) {
    setAttributeValue(this, 'alignment', AlignmentAttr, value);
  }

  /** The memory */
  get memref(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly dynamicSizes: readonly Value[];
      readonly symbolOperands: readonly Value[];
      readonly alignment?: number | undefined;
      readonly memrefType: Type;
    },
  ): AllocOp {
    return buildOp(builder, location, AllocOp, {
      operands: [args.dynamicSizes, args.symbolOperands],
      attributes: { alignment: args.alignment },
      resultTypes: [args.memrefType],
    });
  }
}

/**
 * stack memory allocation operation
 *
 * Takes memory that is given back when control leaves the nearest operation around it that is an allocation scope, such as
 * a function.
 *
 * ```mlir
 * func.func @alloca() {
 *   %alloca = memref.alloca() : memref<8x64xf32>
 *   return
 * }
 * ```
 */
export class AllocaOp extends Operation {
  static readonly opName = 'memref.alloca';
  static readonly spec: OpSpec = {
    name: 'memref.alloca',
    className: 'AllocaOp',
    operands: [
      { name: 'dynamicSizes', constraint: Index, group: 'variadic' },
      { name: 'symbolOperands', constraint: Index, group: 'variadic' },
    ],
    attributes: [{ name: 'alignment', constraint: AlignmentAttr, optional: true }],
    results: [{ name: 'memref', constraint: AnyMemRef }],
    regions: [],
    successors: [],
    traits: [
      DestructurableAllocationOpInterface,
      PromotableAllocationOpInterface,
      AttrSizedOperandSegments,
      MemAlloc,
      OpAsmOpInterface,
    ],
    assemblyFormat: [
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'dynamicSizes' },
      { kind: 'literal', text: ')' },
      {
        kind: 'optional',
        then: [
          { kind: 'whitespace', text: '' },
          { kind: 'literal', text: '[' },
          { kind: 'variable', name: 'symbolOperands' },
          { kind: 'literal', text: ']' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'memref' },
    ],
  };

  /** Sizes of the dynamic dimensions, in order */
  get dynamicSizes(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Values of the symbols of the layout */
  get symbolOperands(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** What the address is a multiple of, in bytes */
  get alignment(): number | undefined {
    return optionalAttributeValue(this, 'alignment', AlignmentAttr);
  }

  set alignment(value: number | undefined) {
    setAttributeValue(this, 'alignment', AlignmentAttr, value);
  }

  /** The memory */
  get memref(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly dynamicSizes: readonly Value[];
      readonly symbolOperands: readonly Value[];
      readonly alignment?: number | undefined;
      readonly memrefType: Type;
    },
  ): AllocaOp {
    return buildOp(builder, location, AllocaOp, {
      operands: [args.dynamicSizes, args.symbolOperands],
      attributes: { alignment: args.alignment },
      resultTypes: [args.memrefType],
    });
  }
}

/**
 * explicitly delimited scope for stack allocation
 *
 * Runs its region once. What `memref.alloca` takes inside is given back at the end of it.
 *
 * ```mlir
 * func.func @scope() -> f32 {
 *   %0 = memref.alloca_scope -> (f32) {
 *     %alloca = memref.alloca() : memref<f32>
 *     %x = memref.load %alloca[] : memref<f32>
 *     memref.alloca_scope.return %x : f32
 *   }
 *   return %0 : f32
 * }
 * ```
 */
export class AllocaScopeOp extends Operation {
  static readonly opName = 'memref.alloca_scope';
  static readonly spec: OpSpec = {
    name: 'memref.alloca_scope',
    className: 'AllocaScopeOp',
    operands: [],
    attributes: [],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [{ name: 'bodyRegion', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AutomaticAllocationScope,
      RegionBranchOpInterface,
      SingleBlockImplicitTerminator('memref.alloca_scope.return'),
      RecursiveMemoryEffects,
      NoRegionArguments,
    ],
    customAssembly: true,
  };

  /** Runs once */
  get bodyRegion(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly regions?: readonly Region[]; readonly resultTypes: readonly Type[] },
  ): AllocaScopeOp {
    return buildOp(builder, location, AllocaScopeOp, {
      operands: [],
      attributes: {},
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * terminator for alloca_scope operation
 *
 * Ends the region of `memref.alloca_scope` and hands over its results.
 *
 * ```mlir
 * func.func @scope(%x: f32) -> f32 {
 *   %0 = memref.alloca_scope -> (f32) {
 *     memref.alloca_scope.return %x : f32
 *   }
 *   return %0 : f32
 * }
 * ```
 */
export class AllocaScopeReturnOp extends Operation {
  static readonly opName = 'memref.alloca_scope.return';
  static readonly spec: OpSpec = {
    name: 'memref.alloca_scope.return',
    className: 'AllocaScopeReturnOp',
    operands: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [HasParent('memref.alloca_scope'), Pure, ReturnLike, Terminator],
    assemblyFormat: [
      { kind: 'attr-dict' },
      {
        kind: 'optional',
        then: [
          { kind: 'variable', name: 'results' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'results' },
        ],
        otherwise: [],
        anchor: 0,
      },
    ],
  };

  /** Values handed over */
  get resultsValues(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly results: readonly Value[] },
  ): AllocaScopeReturnOp {
    return buildOp(builder, location, AllocaScopeReturnOp, {
      operands: [args.results],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * assumption that gives alignment information to the input memref
 *
 * The same memref, whose address is a multiple of a number of bytes. When it is not, the result is poison.
 *
 * ```mlir
 * func.func @aligned(%m: memref<8xf32>) -> memref<8xf32> {
 *   %assume_align = memref.assume_alignment %m, 64 : memref<8xf32>
 *   return %assume_align : memref<8xf32>
 * }
 * ```
 */
export class AssumeAlignmentOp extends Operation {
  static readonly opName = 'memref.assume_alignment';
  static readonly spec: OpSpec = {
    name: 'memref.assume_alignment',
    className: 'AssumeAlignmentOp',
    operands: [{ name: 'memref', constraint: AnyMemRef }],
    attributes: [{ name: 'alignment', constraint: AssumedAlignmentAttr }],
    results: [{ name: 'result', constraint: AnyMemRef }],
    regions: [],
    successors: [],
    traits: [
      MemorySpaceCastConsumerOpInterface,
      Pure,
      marker('ViewLikeOpInterface'),
      SameOperandsAndResultType,
      ReifyRankedShapedTypeOpInterface,
      OpAsmOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'memref' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'alignment' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'memref' },
    ],
  };

  /** The memref */
  get memref(): Value {
    return this.operand(0);
  }

  /** What its address is a multiple of, in bytes; a power of two */
  get alignment(): number {
    return attributeValue(this, 'alignment', AssumedAlignmentAttr);
  }

  set alignment(value: number) {
    setAttributeValue(this, 'alignment', AssumedAlignmentAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly memref: Value; readonly alignment: number },
  ): AssumeAlignmentOp {
    return buildOp(builder, location, AssumeAlignmentOp, {
      operands: [args.memref],
      attributes: { alignment: args.alignment },
      resultTypes: [args.memref?.type],
    });
  }
}

const atomicRMWOpKindConstraint: AttrConstraint<AtomicRMWKind> = enumAsInteger<AtomicRMWKind>(
  atomicRMWKindEnum,
  'allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15',
  64,
);

/**
 * atomic read-modify-write operation
 *
 * Reads an element, combines it with a value, and writes what comes out, which is also the result, so that nothing else gets in between.
 *
 * ```mlir
 * func.func @add(%x: f32, %m: memref<10xf32>, %i: index) -> f32 {
 *   %0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<10xf32>) -> f32
 *   return %0 : f32
 * }
 * ```
 */
export class AtomicRMWOp extends Operation {
  static readonly opName = 'memref.atomic_rmw';
  static readonly spec: OpSpec = {
    name: 'memref.atomic_rmw',
    className: 'AtomicRMWOp',
    operands: [
      { name: 'value', constraint: AnySignlessIntegerOrFloat },
      { name: 'memref', constraint: MemRefOf([AnySignlessInteger, AnyFloat]) },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [{ name: 'kind', constraint: atomicRMWOpKindConstraint }],
    results: [{ name: 'result', constraint: AnySignlessIntegerOrFloat }],
    regions: [],
    successors: [],
    traits: [
      AllTypesMatch('value', 'result'),
      TypesMatchWith('value type matches element type of memref', 'memref', 'value', 'elementType'),
      MemorySpaceCastConsumerOpInterface,
      MemRead,
      MemWrite,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'kind' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'memref' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'literal', text: '(' },
      { kind: 'type', of: 'value' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'memref' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** How element and value are combined */
  get kind(): AtomicRMWKind {
    return attributeValue(this, 'kind', atomicRMWOpKindConstraint);
  }

  set kind(value: AtomicRMWKind) {
    setAttributeValue(this, 'kind', atomicRMWOpKindConstraint, value);
  }

  /** The value */
  get value(): Value {
    return this.operand(0);
  }

  /** Memory with the element */
  get memref(): Value {
    return this.operand(1);
  }

  /** Its position */
  get indices(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly kind: AtomicRMWKind;
      readonly value: Value;
      readonly memref: Value;
      readonly indices: readonly Value[];
    },
  ): AtomicRMWOp {
    return buildOp(builder, location, AtomicRMWOp, {
      operands: [args.value, args.memref, args.indices],
      attributes: { kind: args.kind },
      resultTypes: [args.value?.type],
    });
  }
}

/**
 * yield operation for GenericAtomicRMWOp
 *
 * Ends the region of `memref.generic_atomic_rmw` with the new element.
 *
 * ```mlir
 * func.func @negate(%m: memref<10xf32>, %i: index) -> f32 {
 *   %0 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
 *   ^bb0(%old: f32):
 *     %new = arith.negf %old : f32
 *     memref.atomic_yield %new : f32
 *   }
 *   return %0 : f32
 * }
 * ```
 */
export class AtomicYieldOp extends Operation {
  static readonly opName = 'memref.atomic_yield';
  static readonly spec: OpSpec = {
    name: 'memref.atomic_yield',
    className: 'AtomicYieldOp',
    operands: [{ name: 'result', constraint: AnyType }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [HasParent('memref.generic_atomic_rmw'), Pure, Terminator, ReturnLike],
    assemblyFormat: [
      { kind: 'variable', name: 'result' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The new element */
  get resultValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly result: Value }): AtomicYieldOp {
    return buildOp(builder, location, AtomicYieldOp, { operands: [args.result], attributes: {}, resultTypes: [] });
  }
}

/**
 * memref cast operation
 *
 * Gives a memref a type that says more or less about its shape and layout. Element type and memory space stay. When something the
 * new type says is wrong at run time, behaviour is undefined.
 *
 * ```mlir
 * func.func @cast(%m: memref<4x8xf32>) -> memref<?x8xf32> {
 *   %cast = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
 *   return %cast : memref<?x8xf32>
 * }
 * ```
 */
export class CastOp extends Operation {
  static readonly opName = 'memref.cast';
  static readonly spec: OpSpec = {
    name: 'memref.cast',
    className: 'CastOp',
    operands: [{ name: 'source', constraint: AnyRankedOrUnrankedMemRef }],
    attributes: [],
    results: [{ name: 'dest', constraint: AnyRankedOrUnrankedMemRef }],
    regions: [],
    successors: [],
    traits: [
      CastOpInterface,
      MemorySpaceCastConsumerOpInterface,
      Pure,
      SameOperandsAndResultShape,
      marker('ViewLikeOpInterface'),
      OpAsmOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'dest' },
    ],
  };

  /** Memref to cast */
  get source(): Value {
    return this.operand(0);
  }

  /** The memref under the new type */
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
 * operation to produce a memref with a smaller rank.
 *
 * Joins neighbouring dimensions: each group of the reassociation becomes one dimension. The dimensions of a group must lie in memory
 * without gaps; where the layout does not tell, they are assumed to.
 *
 * ```mlir
 * func.func @collapse(%m: memref<4x8x?xf32>) -> memref<32x?xf32> {
 *   %collapse_shape = memref.collapse_shape %m [[0, 1], [2]] : memref<4x8x?xf32> into memref<32x?xf32>
 *   return %collapse_shape : memref<32x?xf32>
 * }
 * ```
 */
export class CollapseShapeOp extends Operation {
  static readonly opName = 'memref.collapse_shape';
  static readonly spec: OpSpec = {
    name: 'memref.collapse_shape',
    className: 'CollapseShapeOp',
    operands: [{ name: 'src', constraint: AnyStridedMemRef }],
    attributes: [{ name: 'reassociation', constraint: IndexListArrayAttr }],
    results: [{ name: 'result', constraint: AnyStridedMemRef }],
    regions: [],
    successors: [],
    traits: [MemorySpaceCastConsumerOpInterface, Pure, marker('ViewLikeOpInterface'), OpAsmOpInterface],
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

  /** Memref to reshape */
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
 * memref copy operation
 *
 * Copies all elements of one memref to another of the same shape. When they overlap, what is written is undefined.
 *
 * ```mlir
 * func.func @copy(%from: memref<?xf32>, %to: memref<8xf32, strided<[2]>>) {
 *   memref.copy %from, %to : memref<?xf32> to memref<8xf32, strided<[2]>>
 *   return
 * }
 * ```
 */
export class CopyOp extends Operation {
  static readonly opName = 'memref.copy';
  static readonly spec: OpSpec = {
    name: 'memref.copy',
    className: 'CopyOp',
    operands: [
      { name: 'source', constraint: AnyRankedOrUnrankedMemRef },
      { name: 'target', constraint: AnyRankedOrUnrankedMemRef },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [SameOperandsElementType, SameOperandsShape, MemoryEffectsOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'target' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'target' },
    ],
  };

  /** Memref to read */
  get source(): Value {
    return this.operand(0);
  }

  /** Memref to write */
  get target(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly target: Value },
  ): CopyOp {
    return buildOp(builder, location, CopyOp, {
      operands: [args.source, args.target],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * memory deallocation operation
 *
 * Gives back memory that `memref.alloc` took. It must not be used afterwards, under no type.
 *
 * ```mlir
 * func.func @brief() {
 *   %alloc = memref.alloc() : memref<8x64xf32>
 *   memref.dealloc %alloc : memref<8x64xf32>
 *   return
 * }
 * ```
 */
export class DeallocOp extends Operation {
  static readonly opName = 'memref.dealloc';
  static readonly spec: OpSpec = {
    name: 'memref.dealloc',
    className: 'DeallocOp',
    operands: [{ name: 'memref', constraint: AnyRankedOrUnrankedMemRef }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'memref' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'memref' },
    ],
  };

  /** The memory */
  get memref(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly memref: Value }): DeallocOp {
    return buildOp(builder, location, DeallocOp, { operands: [args.memref], attributes: {}, resultTypes: [] });
  }
}

/**
 * dimension index operation
 *
 * Size of one dimension. An index out of range is undefined behaviour.
 *
 * ```mlir
 * func.func @dim(%m: memref<?x8xf32>) -> index {
 *   %c0 = arith.constant 0 : index
 *   %dim = memref.dim %m, %c0 : memref<?x8xf32>
 *   return %dim : index
 * }
 * ```
 */
export class DimOp extends Operation {
  static readonly opName = 'memref.dim';
  static readonly spec: OpSpec = {
    name: 'memref.dim',
    className: 'DimOp',
    operands: [
      { name: 'source', constraint: AnyNon0RankedOrUnrankedMemRef },
      { name: 'index', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [
      ConditionallySpeculatable,
      NoMemoryEffect,
      marker('ShapedDimOpInterface'),
      InferIntRangeInterface,
      OpAsmOpInterface,
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

  /** Memref of rank at least 1 */
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
 * assumption that acesses to specific memrefs will never alias
 *
 * The same memrefs, of which no two share memory, so that accesses through different ones may change places.
 *
 * ```mlir
 * func.func @apart(%a: memref<?xf32>, %b: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
 *   %0:2 = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
 *   return %0#0, %0#1 : memref<?xf32>, memref<?xf32>
 * }
 * ```
 */
export class DistinctObjectsOp extends Operation {
  static readonly opName = 'memref.distinct_objects';
  static readonly spec: OpSpec = {
    name: 'memref.distinct_objects',
    className: 'DistinctObjectsOp',
    operands: [{ name: 'operands', constraint: AnyMemRef, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'results', constraint: AnyMemRef, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [Pure, InferTypeOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operands' },
    ],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operands: readonly Value[]; readonly resultTypes?: readonly Type[] | undefined },
  ): DistinctObjectsOp {
    return buildOp(builder, location, DistinctObjectsOp, {
      operands: [args.operands],
      attributes: {},
      resultTypes: args.resultTypes && [...args.resultTypes],
    });
  }
}

/**
 * non-blocking DMA operation that starts a transfer
 *
 * Starts to move elements from one memref to another, usually in another memory space. The operands are the source and its indices, the
 * destination and its indices, the number of elements, a memref and indices whose element tells when the transfer is done, and, for
 * a strided transfer, the stride and the number of elements per stride.
 *
 * ```mlir
 * func.func @start(%a: memref<256xf32>, %b: memref<64xf32, 2>, %tag: memref<1xi32>, %i: index, %n: index) {
 *   memref.dma_start %a[%i], %b[%i], %n, %tag[%i] : memref<256xf32>, memref<64xf32, 2>, memref<1xi32>
 *   return
 * }
 * ```
 */
export class DmaStartOp extends Operation {
  static readonly opName = 'memref.dma_start';
  static readonly spec: OpSpec = {
    name: 'memref.dma_start',
    className: 'DmaStartOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
    customAssembly: true,
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly operands: readonly Value[] }): DmaStartOp {
    return buildOp(builder, location, DmaStartOp, { operands: [args.operands], attributes: {}, resultTypes: [] });
  }
}

/**
 * blocking DMA operation that waits for transfer completion
 *
 * Waits until the transfer that has the given tag is done.
 *
 * ```mlir
 * func.func @wait(%tag: memref<1xi32>, %i: index, %n: index) {
 *   memref.dma_wait %tag[%i], %n : memref<1xi32>
 *   return
 * }
 * ```
 */
export class DmaWaitOp extends Operation {
  static readonly opName = 'memref.dma_wait';
  static readonly spec: OpSpec = {
    name: 'memref.dma_wait',
    className: 'DmaWaitOp',
    operands: [
      { name: 'tagMemRef', constraint: AnyMemRef },
      { name: 'tagIndices', constraint: Index, group: 'variadic' },
      { name: 'numElements', constraint: Index },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
    assemblyFormat: [
      { kind: 'variable', name: 'tagMemRef' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'tagIndices' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'numElements' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'tagMemRef' },
    ],
  };

  /** Memref with the tag */
  get tagMemRef(): Value {
    return this.operand(0);
  }

  /** Position of the tag */
  get tagIndices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** How many elements are moved */
  get numElements(): Value {
    return singleOperand(this, 2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly tagMemRef: Value; readonly tagIndices: readonly Value[]; readonly numElements: Value },
  ): DmaWaitOp {
    return buildOp(builder, location, DmaWaitOp, {
      operands: [args.tagMemRef, args.tagIndices, args.numElements],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * operation to produce a memref with a higher rank.
 *
 * Splits dimensions: each dimension of the source becomes the group of the reassociation in its place. The output shape is written
 * out, since sizes of several dynamic dimensions of a group do not follow from the source.
 *
 * ```mlir
 * func.func @expand(%m: memref<32x?xf32>, %n: index) -> memref<4x8x?xf32> {
 *   %expand_shape = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 8, %n] : memref<32x?xf32> into memref<4x8x?xf32>
 *   return %expand_shape : memref<4x8x?xf32>
 * }
 * ```
 */
export class ExpandShapeOp extends Operation {
  static readonly opName = 'memref.expand_shape';
  static readonly spec: OpSpec = {
    name: 'memref.expand_shape',
    className: 'ExpandShapeOp',
    operands: [
      { name: 'src', constraint: AnyStridedMemRef },
      { name: 'output_shape', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'reassociation', constraint: IndexListArrayAttr },
      { name: 'static_output_shape', constraint: DenseI64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyStridedMemRef }],
    regions: [],
    successors: [],
    traits: [
      ReifyRankedShapedTypeOpInterface,
      MemorySpaceCastConsumerOpInterface,
      Pure,
      marker('ViewLikeOpInterface'),
      OpAsmOpInterface,
    ],
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

  /** Memref to reshape */
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
 * Extracts a memref's underlying aligned pointer as an index
 *
 * The address that the elements of a memref are counted from, its offset not included.
 *
 * ```mlir
 * func.func @address(%m: memref<4xf32>) -> index {
 *   %intptr = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
 *   return %intptr : index
 * }
 * ```
 */
export class ExtractAlignedPointerAsIndexOp extends Operation {
  static readonly opName = 'memref.extract_aligned_pointer_as_index';
  static readonly spec: OpSpec = {
    name: 'memref.extract_aligned_pointer_as_index',
    className: 'ExtractAlignedPointerAsIndexOp',
    operands: [{ name: 'source', constraint: AnyRankedOrUnrankedMemRef }],
    attributes: [],
    results: [{ name: 'aligned_pointer', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure, OpAsmOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
      { kind: 'attr-dict' },
    ],
  };

  /** The memref */
  get source(): Value {
    return this.operand(0);
  }

  /** The address */
  get alignedPointer(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly alignedPointerType: Type },
  ): ExtractAlignedPointerAsIndexOp {
    return buildOp(builder, location, ExtractAlignedPointerAsIndexOp, {
      operands: [args.source],
      attributes: {},
      resultTypes: [args.alignedPointerType],
    });
  }
}

/**
 * Extracts a buffer base with offset and strides
 *
 * Takes a memref apart: its buffer, the offset, the sizes and the strides.
 *
 * ```mlir
 * func.func @parts(%m: memref<10x?xf32>) -> (index, index) {
 *   %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
 *     : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
 *   return %offset, %sizes#1 : index, index
 * }
 * ```
 */
export class ExtractStridedMetadataOp extends Operation {
  static readonly opName = 'memref.extract_strided_metadata';
  static readonly spec: OpSpec = {
    name: 'memref.extract_strided_metadata',
    className: 'ExtractStridedMetadataOp',
    operands: [{ name: 'source', constraint: AnyStridedMemRef }],
    attributes: [],
    results: [
      { name: 'base_buffer', constraint: AnyStridedMemRefOfRank(0) },
      { name: 'offset', constraint: Index },
      { name: 'sizes', constraint: Index, group: 'variadic' },
      { name: 'strides', constraint: Index, group: 'variadic' },
    ],
    regions: [],
    successors: [],
    traits: [Pure, SameVariadicResultSize, marker('ViewLikeOpInterface'), InferTypeOpInterface, OpAsmOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'results' },
      { kind: 'attr-dict' },
    ],
  };

  /** The memref */
  get source(): Value {
    return this.operand(0);
  }

  /** The buffer as a memref of one element */
  get baseBuffer(): OpResult {
    return this.result(0);
  }

  /** How many elements the first is behind the start */
  get offset(): OpResult {
    return this.result(1);
  }

  /** Size per dimension */
  get sizes(): readonly OpResult[] {
    return resultGroup(this, 2);
  }

  /** Stride per dimension */
  get strides(): readonly OpResult[] {
    return resultGroup(this, 3);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly baseBufferType?: Type | undefined;
      readonly offsetType?: Type | undefined;
      readonly sizeTypes?: readonly Type[] | undefined;
      readonly strideTypes?: readonly Type[] | undefined;
    },
  ): ExtractStridedMetadataOp {
    return buildOp(builder, location, ExtractStridedMetadataOp, {
      operands: [args.source],
      attributes: {},
      resultTypes: args.baseBufferType &&
        args.offsetType &&
        args.sizeTypes &&
        args.strideTypes && [args.baseBufferType, args.offsetType, ...args.sizeTypes, ...args.strideTypes],
    });
  }
}

/**
 * atomic read-modify-write operation with a region
 *
 * Reads an element, has the body compute a new one, and writes it, so that nothing else gets in between. The new element is also the
 * result. The body must not touch memory.
 *
 * ```mlir
 * func.func @negate(%m: memref<10xf32>, %i: index) -> f32 {
 *   %0 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
 *   ^bb0(%old: f32):
 *     %new = arith.negf %old : f32
 *     memref.atomic_yield %new : f32
 *   }
 *   return %0 : f32
 * }
 * ```
 */
export class GenericAtomicRMWOp extends Operation {
  static readonly opName = 'memref.generic_atomic_rmw';
  static readonly spec: OpSpec = {
    name: 'memref.generic_atomic_rmw',
    className: 'GenericAtomicRMWOp',
    operands: [
      { name: 'memref', constraint: MemRefOf([AnySignlessInteger, AnyFloat]) },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnySignlessIntegerOrFloat }],
    regions: [{ name: 'atomic_body', constraint: AnyRegion }],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('memref.atomic_yield'),
      TypesMatchWith('result type matches element type of memref', 'memref', 'result', 'elementType'),
      MemRead,
      MemWrite,
    ],
    customAssembly: true,
  };

  /** Memory with the element */
  get memref(): Value {
    return this.operand(0);
  }

  /** Its position */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Computes the new element from the old one */
  get atomicBody(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly memref: Value;
      readonly indices: readonly Value[];
      readonly regions?: readonly Region[];
      readonly resultType: Type;
    },
  ): GenericAtomicRMWOp {
    return buildOp(builder, location, GenericAtomicRMWOp, {
      operands: [args.memref, args.indices],
      attributes: {},
      resultTypes: [args.resultType],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * get the memref pointing to a global variable
 *
 * The memory of a global variable of the nearest symbol table.
 *
 * ```mlir
 * memref.global "private" @table : memref<2xf32>
 * func.func @table_memory() -> memref<2xf32> {
 *   %0 = memref.get_global @table : memref<2xf32>
 *   return %0 : memref<2xf32>
 * }
 * ```
 */
export class GetGlobalOp extends Operation {
  static readonly opName = 'memref.get_global';
  static readonly spec: OpSpec = {
    name: 'memref.get_global',
    className: 'GetGlobalOp',
    operands: [],
    attributes: [{ name: 'name', constraint: FlatSymbolRefAttr }],
    results: [{ name: 'result', constraint: AnyStaticShapeMemRef }],
    regions: [],
    successors: [],
    traits: [Pure, marker('SymbolUserOpInterface')],
    assemblyFormat: [
      { kind: 'variable', name: 'name' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
      { kind: 'attr-dict' },
    ],
  };

  /** The variable */
  get nameAttr(): string {
    return attributeValue(this, 'name', FlatSymbolRefAttr);
  }

  set nameAttr(value: string) {
    setAttributeValue(this, 'name', FlatSymbolRefAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly name: string; readonly resultType: Type },
  ): GetGlobalOp {
    return buildOp(builder, location, GetGlobalOp, {
      operands: [],
      attributes: { name: args.name },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * declare or define a global memref variable
 *
 * A variable whose memory lives as long as the program. With an initial value, or `uninitialized`, it is defined here, otherwise elsewhere. A
 * constant is never written.
 *
 * ```mlir
 * memref.global "private" constant @table : memref<2xf32> = dense<[0.0, 2.0]>
 * memref.global @scratch : memref<4xi8> = uninitialized
 * memref.global "private" @elsewhere : memref<4xi32>
 * ```
 */
export class GlobalOp extends Operation {
  static readonly opName = 'memref.global';
  static readonly spec: OpSpec = {
    name: 'memref.global',
    className: 'GlobalOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr },
      { name: 'sym_visibility', constraint: StrAttr, optional: true },
      { name: 'type', constraint: MemRefTypeAttr },
      { name: 'initial_value', constraint: AnyAttr, optional: true },
      { name: 'constant', constraint: UnitAttr, optional: true },
      { name: 'alignment', constraint: AlignmentAttr, optional: true },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [Symbol],
    assemblyFormat: [
      { kind: 'optional', then: [{ kind: 'variable', name: 'sym_visibility' }], otherwise: [], anchor: 0 },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'constant' },
          { kind: 'variable', name: 'constant' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'variable', name: 'sym_name' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'GlobalMemrefOpTypeAndInitialValue',
        args: [
          { kind: 'variable', name: 'type' },
          { kind: 'variable', name: 'initial_value' },
        ],
      },
      { kind: 'attr-dict' },
    ],
  };

  /** Its name */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** Who sees it */
  get symVisibility(): string | undefined {
    return optionalAttributeValue(this, 'sym_visibility', StrAttr);
  }

  set symVisibility(value: string | undefined) {
    setAttributeValue(this, 'sym_visibility', StrAttr, value);
  }

  /** Type of its memory */
  get type(): Type {
    return attributeValue(this, 'type', MemRefTypeAttr);
  }

  set type(value: Type) {
    setAttributeValue(this, 'type', MemRefTypeAttr, value);
  }

  /** The elements, or unit for a variable that is defined and not set */
  get initialValue(): Attribute | undefined {
    return optionalAttributeValue(this, 'initial_value', AnyAttr);
  }

  set initialValue(value: Attribute | undefined) {
    setAttributeValue(this, 'initial_value', AnyAttr, value);
  }

  /** It is never written */
  get constant(): boolean {
    return this.properties.has('constant');
  }

  set constant(value: boolean) {
    setAttributeValue(this, 'constant', UnitAttr, value || undefined);
  }

  /** What its address is a multiple of, in bytes */
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
      readonly symName: string;
      readonly symVisibility?: string | undefined;
      readonly type: Type;
      readonly initialValue?: Attribute | undefined;
      readonly constant?: boolean;
      readonly alignment?: number | undefined;
    },
  ): GlobalOp {
    return buildOp(builder, location, GlobalOp, {
      operands: [],
      attributes: {
        sym_name: args.symName,
        sym_visibility: args.symVisibility,
        type: args.type,
        initial_value: args.initialValue,
        constant: args.constant || undefined,
        alignment: args.alignment,
      },
      resultTypes: [],
    });
  }
}

/**
 * load operation
 *
 * Reads an element. It takes one index per dimension; indices out of range are undefined behaviour.
 *
 * ```mlir
 * func.func @load(%m: memref<4x8xf32>, %i: index, %j: index) -> f32 {
 *   %0 = memref.load %m[%i, %j] : memref<4x8xf32>
 *   return %0 : f32
 * }
 * ```
 */
export class LoadOp extends Operation {
  static readonly opName = 'memref.load';
  static readonly spec: OpSpec = {
    name: 'memref.load',
    className: 'LoadOp',
    operands: [
      { name: 'memref', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'nontemporal', constraint: BoolAttr, optional: true, defaultValue: false },
      { name: 'alignment', constraint: AlignmentAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [
      TypesMatchWith("result type matches element type of 'memref'", 'memref', 'result', 'elementType'),
      MemRead,
      MemorySpaceCastConsumerOpInterface,
      DestructurableAccessorOpInterface,
      PromotableMemOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'memref' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'memref' },
    ],
  };

  /** Memref to read */
  get memref(): Value {
    return this.operand(0);
  }

  /** Position, one index per dimension */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The element is not wanted again soon */
  get nontemporal(): boolean {
    return optionalAttributeValue(this, 'nontemporal', BoolAttr) ?? false;
  }

  set nontemporal(value: boolean | undefined) {
    setAttributeValue(this, 'nontemporal', BoolAttr, value);
  }

  /** What its address is a multiple of, in bytes */
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
      readonly memref: Value;
      readonly indices: readonly Value[];
      readonly nontemporal?: boolean | undefined;
      readonly alignment?: number | undefined;
      readonly resultType: Type;
    },
  ): LoadOp {
    return buildOp(builder, location, LoadOp, {
      operands: [args.memref, args.indices],
      attributes: { nontemporal: args.nontemporal, alignment: args.alignment },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * memref memory space cast operation
 *
 * The same memory under the address that it has in another memory space.
 *
 * ```mlir
 * func.func @generic(%m: memref<?xf32, 5>) -> memref<?xf32> {
 *   %memspacecast = memref.memory_space_cast %m : memref<?xf32, 5> to memref<?xf32>
 *   return %memspacecast : memref<?xf32>
 * }
 * ```
 */
export class MemorySpaceCastOp extends Operation {
  static readonly opName = 'memref.memory_space_cast';
  static readonly spec: OpSpec = {
    name: 'memref.memory_space_cast',
    className: 'MemorySpaceCastOp',
    operands: [{ name: 'source', constraint: AnyRankedOrUnrankedMemRef }],
    attributes: [],
    results: [{ name: 'dest', constraint: AnyRankedOrUnrankedMemRef }],
    regions: [],
    successors: [],
    traits: [
      CastOpInterface,
      MemorySpaceCastOpInterface,
      Pure,
      SameOperandsAndResultElementType,
      SameOperandsAndResultShape,
      marker('ViewLikeOpInterface'),
      OpAsmOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'dest' },
    ],
  };

  /** Memref to cast */
  get source(): Value {
    return this.operand(0);
  }

  /** The memref in the other memory space */
  get dest(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly destType: Type },
  ): MemorySpaceCastOp {
    return buildOp(builder, location, MemorySpaceCastOp, {
      operands: [args.source],
      attributes: {},
      resultTypes: [args.destType],
    });
  }
}

/**
 * prefetch operation
 *
 * Asks for an element to be in the cache soon: for reading or writing, how long it should stay (0 to 3), and in which cache.
 *
 * ```mlir
 * func.func @soon(%m: memref<400xf32>, %i: index) {
 *   memref.prefetch %m[%i], read, locality<3>, data : memref<400xf32>
 *   return
 * }
 * ```
 */
export class PrefetchOp extends Operation {
  static readonly opName = 'memref.prefetch';
  static readonly spec: OpSpec = {
    name: 'memref.prefetch',
    className: 'PrefetchOp',
    operands: [
      { name: 'memref', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'isWrite', constraint: BoolAttr },
      { name: 'localityHint', constraint: LocalityHintAttr },
      { name: 'isDataCache', constraint: BoolAttr },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [MemWrite],
    customAssembly: true,
  };

  /** Memory with the element */
  get memref(): Value {
    return this.operand(0);
  }

  /** Its position */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** It will be written */
  get isWrite(): boolean {
    return attributeValue(this, 'isWrite', BoolAttr);
  }

  set isWrite(value: boolean) {
    setAttributeValue(this, 'isWrite', BoolAttr, value);
  }

  /** How long it should stay */
  get localityHint(): number {
    return attributeValue(this, 'localityHint', LocalityHintAttr);
  }

  set localityHint(value: number) {
    setAttributeValue(this, 'localityHint', LocalityHintAttr, value);
  }

  /** In the cache for data rather than for instructions */
  get isDataCache(): boolean {
    return attributeValue(this, 'isDataCache', BoolAttr);
  }

  set isDataCache(value: boolean) {
    setAttributeValue(this, 'isDataCache', BoolAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly memref: Value;
      readonly indices: readonly Value[];
      readonly isWrite: boolean;
      readonly localityHint: number;
      readonly isDataCache: boolean;
    },
  ): PrefetchOp {
    return buildOp(builder, location, PrefetchOp, {
      operands: [args.memref, args.indices],
      attributes: { isWrite: args.isWrite, localityHint: args.localityHint, isDataCache: args.isDataCache },
      resultTypes: [],
    });
  }
}

/**
 * rank operation
 *
 * Number of dimensions of a memref.
 *
 * ```mlir
 * func.func @rank(%m: memref<*xf32>) -> index {
 *   %0 = memref.rank %m : memref<*xf32>
 *   return %0 : index
 * }
 * ```
 */
export class RankOp extends Operation {
  static readonly opName = 'memref.rank';
  static readonly spec: OpSpec = {
    name: 'memref.rank',
    className: 'RankOp',
    operands: [{ name: 'memref', constraint: AnyRankedOrUnrankedMemRef }],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'memref' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'memref' },
    ],
  };

  /** The memref */
  get memref(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly memref: Value; readonly resultType: Type },
  ): RankOp {
    return buildOp(builder, location, RankOp, {
      operands: [args.memref],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * memory reallocation operation
 *
 * Memory of another size in place of that of a one-dimensional memref, whose elements are kept as far as they fit. The old memref must
 * not be used afterwards.
 *
 * ```mlir
 * func.func @grow(%m: memref<64xf32>, %n: index) -> memref<?xf32> {
 *   %0 = memref.realloc %m(%n) : memref<64xf32> to memref<?xf32>
 *   return %0 : memref<?xf32>
 * }
 * ```
 */
export class ReallocOp extends Operation {
  static readonly opName = 'memref.realloc';
  static readonly spec: OpSpec = {
    name: 'memref.realloc',
    className: 'ReallocOp',
    operands: [
      { name: 'source', constraint: MemRefRankOf([AnyType], [1]) },
      { name: 'dynamicResultSize', constraint: Index, group: 'optional' },
    ],
    attributes: [{ name: 'alignment', constraint: AlignmentAttr, optional: true }],
    results: [{ name: 'result', constraint: MemRefRankOf([AnyType], [1]) }],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'dynamicResultSize' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'results' },
    ],
  };

  /** The memory */
  get source(): Value {
    return this.operand(0);
  }

  /** The new size, where the type does not say it */
  get dynamicResultSize(): Value | undefined {
    return optionalOperand(this, 1);
  }

  /** What the new address is a multiple of, in bytes */
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
      readonly source: Value;
      readonly dynamicResultSize?: Value | undefined;
      readonly alignment?: number | undefined;
      readonly resultType: Type;
    },
  ): ReallocOp {
    return buildOp(builder, location, ReallocOp, {
      operands: [args.source, args.dynamicResultSize],
      attributes: { alignment: args.alignment },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * memref reinterpret cast operation
 *
 * The buffer of a memref under another offset, other sizes and strides, which count from the start of the buffer, whatever the
 * layout of the source is.
 *
 * ```mlir
 * func.func @diagonal(%m: memref<8x8xf32>) -> memref<8xf32, strided<[9]>> {
 *   %reinterpret_cast = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [9] : memref<8x8xf32> to memref<8xf32, strided<[9]>>
 *   return %reinterpret_cast : memref<8xf32, strided<[9]>>
 * }
 * ```
 */
export class ReinterpretCastOp extends Operation {
  static readonly opName = 'memref.reinterpret_cast';
  static readonly spec: OpSpec = {
    name: 'memref.reinterpret_cast',
    className: 'ReinterpretCastOp',
    operands: [
      { name: 'source', constraint: AnyRankedOrUnrankedMemRef },
      { name: 'offsets', constraint: Index, group: 'variadic' },
      { name: 'sizes', constraint: Index, group: 'variadic' },
      { name: 'strides', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'static_offsets', constraint: DenseI64ArrayAttr },
      { name: 'static_sizes', constraint: DenseI64ArrayAttr },
      { name: 'static_strides', constraint: DenseI64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyStridedMemRef }],
    regions: [],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      MemorySpaceCastConsumerOpInterface,
      OffsetSizeAndStrideOpInterface,
      Pure,
      marker('ViewLikeOpInterface'),
      OpAsmOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'literal', text: 'offset' },
      { kind: 'whitespace', text: '' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'offsets' },
          { kind: 'variable', name: 'static_offsets' },
        ],
      },
      { kind: 'whitespace', text: '' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'sizes' },
      { kind: 'whitespace', text: '' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'sizes' },
          { kind: 'variable', name: 'static_sizes' },
        ],
      },
      { kind: 'whitespace', text: '' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'strides' },
      { kind: 'whitespace', text: '' },
      { kind: 'literal', text: ':' },
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

  /** Memref to look at */
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

  /** Offsets, kDynamic where one is a value */
  get staticOffsets(): readonly number[] {
    return attributeValue(this, 'static_offsets', DenseI64ArrayAttr);
  }

  set staticOffsets(value: readonly number[]) {
    setAttributeValue(this, 'static_offsets', DenseI64ArrayAttr, value);
  }

  /** Size per dimension, in the same way */
  get staticSizes(): readonly number[] {
    return attributeValue(this, 'static_sizes', DenseI64ArrayAttr);
  }

  set staticSizes(value: readonly number[]) {
    setAttributeValue(this, 'static_sizes', DenseI64ArrayAttr, value);
  }

  /** Stride per dimension, in the same way */
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
  ): ReinterpretCastOp {
    return buildOp(builder, location, ReinterpretCastOp, {
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
 * memref reshape operation
 *
 * The same elements in row-major order under another shape, which is given as a one-dimensional memref.
 *
 * ```mlir
 * func.func @reshape(%m: memref<4x8xf32>, %shape: memref<2xi32>) -> memref<2x16xf32> {
 *   %reshape = memref.reshape %m(%shape) : (memref<4x8xf32>, memref<2xi32>) -> memref<2x16xf32>
 *   return %reshape : memref<2x16xf32>
 * }
 * ```
 */
export class ReshapeOp extends Operation {
  static readonly opName = 'memref.reshape';
  static readonly spec: OpSpec = {
    name: 'memref.reshape',
    className: 'ReshapeOp',
    operands: [
      { name: 'source', constraint: AnyRankedOrUnrankedMemRef },
      { name: 'shape', constraint: MemRefRankOf([AnySignlessInteger, Index], [1]) },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyRankedOrUnrankedMemRef }],
    regions: [],
    successors: [],
    traits: [
      MemorySpaceCastConsumerOpInterface,
      AlwaysSpeculatable,
      MemRead,
      marker('ViewLikeOpInterface'),
      OpAsmOpInterface,
    ],
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

  /** Memref to reshape */
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
 * store operation
 *
 * Writes an element. It takes one index per dimension; indices out of range are undefined behaviour.
 *
 * ```mlir
 * func.func @store(%x: f32, %m: memref<4x8xf32>, %i: index, %j: index) {
 *   memref.store %x, %m[%i, %j] : memref<4x8xf32>
 *   return
 * }
 * ```
 */
export class StoreOp extends Operation {
  static readonly opName = 'memref.store';
  static readonly spec: OpSpec = {
    name: 'memref.store',
    className: 'StoreOp',
    operands: [
      { name: 'value', constraint: AnyType },
      { name: 'memref', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'nontemporal', constraint: BoolAttr, optional: true, defaultValue: false },
      { name: 'alignment', constraint: AlignmentAttr, optional: true },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [
      TypesMatchWith("type of 'value' matches element type of 'memref'", 'memref', 'value', 'elementType'),
      MemWrite,
      MemorySpaceCastConsumerOpInterface,
      DestructurableAccessorOpInterface,
      PromotableMemOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'memref' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'memref' },
    ],
  };

  /** The new element */
  get value(): Value {
    return this.operand(0);
  }

  /** Memref to write */
  get memref(): Value {
    return this.operand(1);
  }

  /** Position, one index per dimension */
  get indices(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** The element is not wanted again soon */
  get nontemporal(): boolean {
    return optionalAttributeValue(this, 'nontemporal', BoolAttr) ?? false;
  }

  set nontemporal(value: boolean | undefined) {
    setAttributeValue(this, 'nontemporal', BoolAttr, value);
  }

  /** What its address is a multiple of, in bytes */
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
      readonly value: Value;
      readonly memref: Value;
      readonly indices: readonly Value[];
      readonly nontemporal?: boolean | undefined;
      readonly alignment?: number | undefined;
    },
  ): StoreOp {
    return buildOp(builder, location, StoreOp, {
      operands: [args.value, args.memref, args.indices],
      attributes: { nontemporal: args.nontemporal, alignment: args.alignment },
      resultTypes: [],
    });
  }
}

/**
 * memref subview operation
 *
 * The part of a memref that has the given offset, size and stride in each dimension. The result may leave out dimensions of size 1.
 *
 * ```mlir
 * func.func @subview(%m: memref<8x16xf32>, %i: index) -> memref<16xf32, strided<[1], offset: ?>> {
 *   %subview = memref.subview %m[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
 *   return %subview : memref<16xf32, strided<[1], offset: ?>>
 * }
 * ```
 */
export class SubViewOp extends Operation {
  static readonly opName = 'memref.subview';
  static readonly spec: OpSpec = {
    name: 'memref.subview',
    className: 'SubViewOp',
    operands: [
      { name: 'source', constraint: AnyMemRef },
      { name: 'offsets', constraint: Index, group: 'variadic' },
      { name: 'sizes', constraint: Index, group: 'variadic' },
      { name: 'strides', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'static_offsets', constraint: DenseI64ArrayAttr },
      { name: 'static_sizes', constraint: DenseI64ArrayAttr },
      { name: 'static_strides', constraint: DenseI64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: AnyMemRef }],
    regions: [],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      MemorySpaceCastConsumerOpInterface,
      OffsetSizeAndStrideOpInterface,
      Pure,
      marker('ViewLikeOpInterface'),
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

  /** Memref to look at */
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

  /** Offsets, kDynamic where one is a value */
  get staticOffsets(): readonly number[] {
    return attributeValue(this, 'static_offsets', DenseI64ArrayAttr);
  }

  set staticOffsets(value: readonly number[]) {
    setAttributeValue(this, 'static_offsets', DenseI64ArrayAttr, value);
  }

  /** Size per dimension, in the same way */
  get staticSizes(): readonly number[] {
    return attributeValue(this, 'static_sizes', DenseI64ArrayAttr);
  }

  set staticSizes(value: readonly number[]) {
    setAttributeValue(this, 'static_sizes', DenseI64ArrayAttr, value);
  }

  /** Stride per dimension, in the same way */
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
  ): SubViewOp {
    return buildOp(builder, location, SubViewOp, {
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
 * `transpose` produces a new strided memref (metadata-only)
 *
 * The same elements with the dimensions in another order. Nothing is moved.
 *
 * ```mlir
 * func.func @transpose(%m: memref<4x8xf32>) -> memref<8x4xf32, strided<[1, 8]>> {
 *   %transpose = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
 *   return %transpose : memref<8x4xf32, strided<[1, 8]>>
 * }
 * ```
 */
export class TransposeOp extends Operation {
  static readonly opName = 'memref.transpose';
  static readonly spec: OpSpec = {
    name: 'memref.transpose',
    className: 'TransposeOp',
    operands: [{ name: 'in', constraint: AnyStridedMemRef }],
    attributes: [{ name: 'permutation', constraint: AffineMapAttr }],
    results: [{ name: 'result', constraint: AnyStridedMemRef }],
    regions: [],
    successors: [],
    traits: [MemorySpaceCastConsumerOpInterface, Pure, OpAsmOpInterface],
    customAssembly: true,
  };

  /** Memref to transpose */
  get in(): Value {
    return this.operand(0);
  }

  /** Dimension of the source per dimension of the result */
  get permutation(): AffineMapAttribute {
    return attributeValue(this, 'permutation', AffineMapAttr);
  }

  set permutation(value: AffineMapAttribute) {
    setAttributeValue(this, 'permutation', AffineMapAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly in: Value; readonly permutation: AffineMapAttribute; readonly resultType: Type },
  ): TransposeOp {
    return buildOp(builder, location, TransposeOp, {
      operands: [args.in],
      attributes: { permutation: args.permutation },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * memref view operation
 *
 * Bytes from a buffer under another type. The shift says how many bytes are left out in front.
 *
 * ```mlir
 * func.func @view(%m: memref<2048xi8>, %shift: index, %n: index) -> memref<?x4xf32> {
 *   %view = memref.view %m[%shift][%n] : memref<2048xi8> to memref<?x4xf32>
 *   return %view : memref<?x4xf32>
 * }
 * ```
 */
export class ViewOp extends Operation {
  static readonly opName = 'memref.view';
  static readonly spec: OpSpec = {
    name: 'memref.view',
    className: 'ViewOp',
    operands: [
      { name: 'source', constraint: MemRefRankOf([I8], [1]) },
      { name: 'byte_shift', constraint: Index },
      { name: 'sizes', constraint: Index, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyMemRef }],
    regions: [],
    successors: [],
    traits: [MemorySpaceCastConsumerOpInterface, marker('ViewLikeOpInterface'), Pure, OpAsmOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'byte_shift' },
      { kind: 'literal', text: ']' },
      { kind: 'whitespace', text: '' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'sizes' },
      { kind: 'literal', text: ']' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'results' },
    ],
  };

  /** The buffer */
  get source(): Value {
    return this.operand(0);
  }

  /** Bytes left out in front */
  get byteShift(): Value {
    return this.operand(1);
  }

  /** Sizes of the dynamic dimensions of the result */
  get sizes(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly byteShift: Value;
      readonly sizes: readonly Value[];
      readonly resultType: Type;
    },
  ): ViewOp {
    return buildOp(builder, location, ViewOp, {
      operands: [args.source, args.byteShift, args.sizes],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}
