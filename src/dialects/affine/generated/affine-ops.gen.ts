// @generated from dialects-td/affine/affine-ops.yaml; do not edit, run npm run codegen
import {
  AffineMapAttr,
  BoolAttr,
  DenseI64ArrayAttr,
  I64ArrayAttr,
  IndexAttr,
} from '../../../builtin/attr-constraints.ts';
import { AnyRegion, SizedRegion } from '../../../builtin/region-constraints.ts';
import { AnyMemRef, AnyType, AnyVectorOfNonZeroRank, Index } from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type AffineMapAttr as AffineMapAttribute } from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { LoopLikeOpInterface } from '../../../ir/interfaces/loop-like.ts';
import { MemoryEffectsOpInterface } from '../../../ir/interfaces/memory-effects.ts';
import { RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import {
  AutomaticAllocationScope,
  ConditionallySpeculatable,
  Pure,
  RecursivelySpeculatable,
  RecursiveMemoryEffects,
  ReturnLike,
} from '../../../ir/traits/markers.ts';
import {
  AttrSizedOperandSegments,
  NoRegionArguments,
  SingleBlockImplicitTerminator,
  Terminator,
} from '../../../ir/traits/structure-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import {
  attributeValue,
  operandGroup,
  optionalAttributeValue,
  resultGroup,
  setAttributeValue,
} from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import {
  Affine_I32ElementsAttr,
  Affine_IntegerSetAttr,
  Affine_LocalityHintAttr,
  Affine_ReductionArrayAttr,
  Affine_UnitProp,
} from '../constraints.ts';

/**
 * affine apply operation
 *
 * Value of an affine map of one result. A dimension may not stand where the map has a symbol.
 *
 * ```mlir
 * func.func @next(%i: index, %n: index) -> index {
 *   %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)> (%i)[%n]
 *   return %0 : index
 * }
 * ```
 */
export class ApplyOp extends Operation {
  static readonly opName = 'affine.apply';
  static readonly spec: OpSpec = {
    name: 'affine.apply',
    className: 'ApplyOp',
    operands: [{ name: 'mapOperands', constraint: Index, group: 'variadic' }],
    attributes: [{ name: 'map', constraint: AffineMapAttr }],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure, InferIntRangeInterface],
    customAssembly: true,
  };

  /** What is computed */
  get map(): AffineMapAttribute {
    return attributeValue(this, 'map', AffineMapAttr);
  }

  set map(value: AffineMapAttribute) {
    setAttributeValue(this, 'map', AffineMapAttr, value);
  }

  /** Its dims, then its symbols */
  get mapOperands(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly map: AffineMapAttribute; readonly mapOperands: readonly Value[]; readonly resultType: Type },
  ): ApplyOp {
    return buildOp(builder, location, ApplyOp, {
      operands: [args.mapOperands],
      attributes: { map: args.map },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * delinearize an index
 *
 * Splits an index into one per element of the basis, the last running fastest, and one more in front when there are more results than elements:
 * with basis (b1, b2) the results are i floordiv (b1 * b2), (i mod (b1 * b2)) floordiv b2 and i mod b2.
 *
 * ```mlir
 * func.func @split(%i: index, %n: index) -> index {
 *   %0:3 = affine.delinearize_index %i into (%n, 16) : index, index, index
 *   return %0#1 : index
 * }
 * ```
 */
export class DelinearizeIndexOp extends Operation {
  static readonly opName = 'affine.delinearize_index';
  static readonly spec: OpSpec = {
    name: 'affine.delinearize_index',
    className: 'DelinearizeIndexOp',
    operands: [
      { name: 'linear_index', constraint: Index },
      { name: 'dynamic_basis', constraint: Index, group: 'variadic' },
    ],
    attributes: [{ name: 'static_basis', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'multi_index', constraint: Index, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'linear_index' },
      { kind: 'literal', text: 'into' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'dynamic_basis' },
          { kind: 'variable', name: 'static_basis' },
        ],
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'multi_index' },
    ],
  };

  /** What is split */
  get linearIndex(): Value {
    return this.operand(0);
  }

  /** Elements of the basis that are values */
  get dynamicBasis(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** All elements, kDynamic where one is a value */
  get staticBasis(): readonly number[] {
    return attributeValue(this, 'static_basis', DenseI64ArrayAttr);
  }

  set staticBasis(value: readonly number[]) {
    setAttributeValue(this, 'static_basis', DenseI64ArrayAttr, value);
  }

  /** The parts */
  get multiIndex(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly linearIndex: Value;
      readonly dynamicBasis: readonly Value[];
      readonly staticBasis: readonly number[];
      readonly multiIndexTypes: readonly Type[];
    },
  ): DelinearizeIndexOp {
    return buildOp(builder, location, DelinearizeIndexOp, {
      operands: [args.linearIndex, args.dynamicBasis],
      attributes: { static_basis: args.staticBasis },
      resultTypes: [...args.multiIndexTypes],
    });
  }
}

/**
 * non-blocking DMA operation that starts a transfer
 *
 * Starts to copy elements from one memref to another. The operands are the source, the inputs of its map, the destination, the inputs of its
 * map, the tag, the inputs of its map, the number of elements, and for a strided transfer the stride and how many elements are together. The maps are
 * the attributes `src_map`, `dst_map` and `tag_map`.
 *
 * ```mlir
 * func.func @fetch(%src: memref<100xf32>, %dst: memref<10xf32, 2>, %tag: memref<1xi32>, %n: index) {
 *   affine.for %i = 0 to 10 {
 *     affine.dma_start %src[%i * 10], %dst[0], %tag[0], %n : memref<100xf32>, memref<10xf32, 2>, memref<1xi32>
 *   }
 *   return
 * }
 * ```
 */
export class DmaStartOp extends Operation {
  static readonly opName = 'affine.dma_start';
  static readonly spec: OpSpec = {
    name: 'affine.dma_start',
    className: 'DmaStartOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface],
    customAssembly: true,
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly operands: readonly Value[] }): DmaStartOp {
    return buildOp(builder, location, DmaStartOp, { operands: [args.operands], attributes: {}, resultTypes: [] });
  }
}

/**
 * blocking DMA operation that waits for a transfer
 *
 * Waits until the transfer that has the given tag is done. The operands are the tag, the inputs of its map, which is the attribute `tag_map`,
 * and the number of elements.
 *
 * ```mlir
 * func.func @wait(%tag: memref<8xi32>, %n: index) {
 *   affine.for %i = 0 to 8 {
 *     affine.dma_wait %tag[%i], %n : memref<8xi32>
 *   }
 *   return
 * }
 * ```
 */
export class DmaWaitOp extends Operation {
  static readonly opName = 'affine.dma_wait';
  static readonly spec: OpSpec = {
    name: 'affine.dma_wait',
    className: 'DmaWaitOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
    customAssembly: true,
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly operands: readonly Value[] }): DmaWaitOp {
    return buildOp(builder, location, DmaWaitOp, { operands: [args.operands], attributes: {}, resultTypes: [] });
  }
}

/**
 * for operation
 *
 * Runs its body for the induction variable from the lower bound up to but without the upper bound, in constant steps. A bound is a map with its inputs, of
 * several results the greatest for the lower and the least for the upper bound. A number, or a value that is a symbol, may
 * be written in place of a map. Values carried from iteration to iteration are as in `scf.for`.
 *
 * ```mlir
 * func.func @blocks(%n: index, %m: memref<?xf32>, %zero: f32) -> f32 {
 *   %0 = affine.for %i = 0 to %n step 4 iter_args(%a = %zero) -> (f32) {
 *     %1 = affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%i)[%n] iter_args(%b = %a) -> (f32) {
 *       %x = affine.load %m[%j] : memref<?xf32>
 *       %2 = arith.addf %b, %x : f32
 *       affine.yield %2 : f32
 *     }
 *     affine.yield %1 : f32
 *   }
 *   return %0 : f32
 * }
 * ```
 */
export class ForOp extends Operation {
  static readonly opName = 'affine.for';
  static readonly spec: OpSpec = {
    name: 'affine.for',
    className: 'ForOp',
    operands: [
      { name: 'lowerBoundOperands', constraint: Index, group: 'variadic' },
      { name: 'upperBoundOperands', constraint: Index, group: 'variadic' },
      { name: 'inits', constraint: AnyType, group: 'variadic' },
    ],
    attributes: [
      { name: 'lowerBoundMap', constraint: AffineMapAttr },
      { name: 'upperBoundMap', constraint: AffineMapAttr },
      { name: 'step', constraint: IndexAttr },
    ],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      AutomaticAllocationScope,
      SingleBlockImplicitTerminator('affine.yield'),
      ConditionallySpeculatable,
      RecursiveMemoryEffects,
      LoopLikeOpInterface,
      RegionBranchOpInterface,
    ],
    customAssembly: true,
  };

  /** Inputs of the map of the lower bound */
  get lowerBoundOperands(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Inputs of the map of the upper bound */
  get upperBoundOperands(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Values carried into the first iteration */
  get inits(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** First value of the induction variable, the greatest result */
  get lowerBoundMap(): AffineMapAttribute {
    return attributeValue(this, 'lowerBoundMap', AffineMapAttr);
  }

  set lowerBoundMap(value: AffineMapAttribute) {
    setAttributeValue(this, 'lowerBoundMap', AffineMapAttr, value);
  }

  /** Value at which the loop stops, the least result */
  get upperBoundMap(): AffineMapAttribute {
    return attributeValue(this, 'upperBoundMap', AffineMapAttr);
  }

  set upperBoundMap(value: AffineMapAttribute) {
    setAttributeValue(this, 'upperBoundMap', AffineMapAttr, value);
  }

  /** What an iteration adds, greater than 0 */
  get step(): number {
    return attributeValue(this, 'step', IndexAttr);
  }

  set step(value: number) {
    setAttributeValue(this, 'step', IndexAttr, value);
  }

  /** Body, its arguments are the induction variable and the carried values */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lowerBoundOperands: readonly Value[];
      readonly upperBoundOperands: readonly Value[];
      readonly inits: readonly Value[];
      readonly lowerBoundMap: AffineMapAttribute;
      readonly upperBoundMap: AffineMapAttribute;
      readonly step: number;
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): ForOp {
    return buildOp(builder, location, ForOp, {
      operands: [args.lowerBoundOperands, args.upperBoundOperands, args.inits],
      attributes: { lowerBoundMap: args.lowerBoundMap, upperBoundMap: args.upperBoundMap, step: args.step },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * if-then-else operation
 *
 * Runs one of two regions: the first where the operands are a point of the set. With results, both regions are there and yield them.
 *
 * ```mlir
 * func.func @inner(%m: memref<10xf32>, %zero: f32) {
 *   affine.for %i = 0 to 12 {
 *     %0 = affine.if affine_set<(d0) : (d0 - 1 >= 0, 10 - d0 >= 0)>(%i) -> f32 {
 *       %1 = affine.load %m[%i - 1] : memref<10xf32>
 *       affine.yield %1 : f32
 *     } else {
 *       affine.yield %zero : f32
 *     }
 *   }
 *   return
 * }
 * ```
 */
export class IfOp extends Operation {
  static readonly opName = 'affine.if';
  static readonly spec: OpSpec = {
    name: 'affine.if',
    className: 'IfOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [{ name: 'condition', constraint: Affine_IntegerSetAttr }],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [
      { name: 'thenRegion', constraint: SizedRegion(1) },
      { name: 'elseRegion', constraint: AnyRegion },
    ],
    successors: [],
    traits: [
      SingleBlockImplicitTerminator('affine.yield'),
      RecursivelySpeculatable,
      RecursiveMemoryEffects,
      NoRegionArguments,
      RegionBranchOpInterface,
    ],
    customAssembly: true,
  };

  /** Where the first region runs */
  get condition(): Attribute {
    return attributeValue(this, 'condition', Affine_IntegerSetAttr);
  }

  set condition(value: Attribute) {
    setAttributeValue(this, 'condition', Affine_IntegerSetAttr, value);
  }

  /** Runs inside of the set */
  get thenRegion(): Region {
    return this.regions[0]!;
  }

  /** Runs outside, may be empty without results */
  get elseRegion(): Region {
    return this.regions[1]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operands: readonly Value[];
      readonly condition: Attribute;
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): IfOp {
    return buildOp(builder, location, IfOp, {
      operands: [args.operands],
      attributes: { condition: args.condition },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * linearize an index
 *
 * Joins indices to one, the last running fastest: with basis (b1, b2) the result of [i0, i1, i2] is i0 * b1 * b2 + i1 * b2 + i2. The basis may
 * have one element more, a bound of the first index. With `disjoint` each index is known to be less than its element of the basis and not
 * negative.
 *
 * ```mlir
 * func.func @join(%i: index, %j: index, %n: index) -> index {
 *   %0 = affine.linearize_index disjoint [%i, %j] by (%n, 16) : index
 *   return %0 : index
 * }
 * ```
 */
export class LinearizeIndexOp extends Operation {
  static readonly opName = 'affine.linearize_index';
  static readonly spec: OpSpec = {
    name: 'affine.linearize_index',
    className: 'LinearizeIndexOp',
    operands: [
      { name: 'multi_index', constraint: Index, group: 'variadic' },
      { name: 'dynamic_basis', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'static_basis', constraint: DenseI64ArrayAttr },
      { name: 'disjoint', constraint: Affine_UnitProp, defaultValue: false },
    ],
    results: [{ name: 'linear_index', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure, AttrSizedOperandSegments],
    assemblyFormat: [
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'disjoint' },
          { kind: 'variable', name: 'disjoint' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'whitespace', text: ' ' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'multi_index' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: 'by' },
      {
        kind: 'custom',
        name: 'DynamicIndexList',
        args: [
          { kind: 'variable', name: 'dynamic_basis' },
          { kind: 'variable', name: 'static_basis' },
        ],
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'linear_index' },
    ],
  };

  /** What is joined */
  get multiIndex(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Elements of the basis that are values */
  get dynamicBasis(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** All elements, kDynamic where one is a value */
  get staticBasis(): readonly number[] {
    return attributeValue(this, 'static_basis', DenseI64ArrayAttr);
  }

  set staticBasis(value: readonly number[]) {
    setAttributeValue(this, 'static_basis', DenseI64ArrayAttr, value);
  }

  /** Whether no index reaches its element of the basis */
  get disjoint(): boolean {
    return optionalAttributeValue(this, 'disjoint', Affine_UnitProp) ?? false;
  }

  set disjoint(value: boolean) {
    setAttributeValue(this, 'disjoint', Affine_UnitProp, value);
  }

  /** The index */
  get linearIndex(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly multiIndex: readonly Value[];
      readonly dynamicBasis: readonly Value[];
      readonly staticBasis: readonly number[];
      readonly disjoint?: boolean | undefined;
      readonly linearIndexType: Type;
    },
  ): LinearizeIndexOp {
    return buildOp(builder, location, LinearizeIndexOp, {
      operands: [args.multiIndex, args.dynamicBasis],
      attributes: { static_basis: args.staticBasis, disjoint: args.disjoint },
      resultTypes: [args.linearIndexType],
    });
  }
}

/**
 * affine load operation
 *
 * Reads one element. The indices are affine expressions, in which `symbol(%n)` is a symbol and a value without it a dimension.
 *
 * ```mlir
 * func.func @read(%m: memref<100x100xf32>, %n: index) {
 *   affine.for %i = 0 to 50 {
 *     %0 = affine.load %m[%i * 2, %i + symbol(%n)] : memref<100x100xf32>
 *   }
 *   return
 * }
 * ```
 */
export class LoadOp extends Operation {
  static readonly opName = 'affine.load';
  static readonly spec: OpSpec = {
    name: 'affine.load',
    className: 'LoadOp',
    operands: [
      { name: 'memref', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [{ name: 'map', constraint: AffineMapAttr }],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface],
    customAssembly: true,
  };

  /** Memory to read */
  get memref(): Value {
    return this.operand(0);
  }

  /** Inputs of the map */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One result per dimension of the memref */
  get map(): AffineMapAttribute {
    return attributeValue(this, 'map', AffineMapAttr);
  }

  set map(value: AffineMapAttribute) {
    setAttributeValue(this, 'map', AffineMapAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly memref: Value;
      readonly indices: readonly Value[];
      readonly map: AffineMapAttribute;
      readonly resultType: Type;
    },
  ): LoadOp {
    return buildOp(builder, location, LoadOp, {
      operands: [args.memref, args.indices],
      attributes: { map: args.map },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * max operation
 *
 * Greatest result of an affine map.
 *
 * ```mlir
 * func.func @at_least(%i: index) -> index {
 *   %0 = affine.max affine_map<(d0) -> (1000, d0 + 512)> (%i)
 *   return %0 : index
 * }
 * ```
 */
export class MaxOp extends Operation {
  static readonly opName = 'affine.max';
  static readonly spec: OpSpec = {
    name: 'affine.max',
    className: 'MaxOp',
    operands: [{ name: 'operands', constraint: Index, group: 'variadic' }],
    attributes: [{ name: 'map', constraint: AffineMapAttr }],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure],
    customAssembly: true,
  };

  /** The candidates, one per result */
  get map(): AffineMapAttribute {
    return attributeValue(this, 'map', AffineMapAttr);
  }

  set map(value: AffineMapAttribute) {
    setAttributeValue(this, 'map', AffineMapAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly map: AffineMapAttribute; readonly operands: readonly Value[]; readonly resultType: Type },
  ): MaxOp {
    return buildOp(builder, location, MaxOp, {
      operands: [args.operands],
      attributes: { map: args.map },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * min operation
 *
 * Least result of an affine map.
 *
 * ```mlir
 * func.func @rest(%i: index, %n: index) -> index {
 *   %0 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)> (%i)[%n]
 *   return %0 : index
 * }
 * ```
 */
export class MinOp extends Operation {
  static readonly opName = 'affine.min';
  static readonly spec: OpSpec = {
    name: 'affine.min',
    className: 'MinOp',
    operands: [{ name: 'operands', constraint: Index, group: 'variadic' }],
    attributes: [{ name: 'map', constraint: AffineMapAttr }],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure],
    customAssembly: true,
  };

  /** The candidates, one per result */
  get map(): AffineMapAttribute {
    return attributeValue(this, 'map', AffineMapAttr);
  }

  set map(value: AffineMapAttribute) {
    setAttributeValue(this, 'map', AffineMapAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly map: AffineMapAttribute; readonly operands: readonly Value[]; readonly resultType: Type },
  ): MinOp {
    return buildOp(builder, location, MinOp, {
      operands: [args.operands],
      attributes: { map: args.map },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * multi-index parallel band operation
 *
 * Runs its body for every point of a grid of indices, in any order. Each dimension has a lower and an upper bound, which are affine expressions as in
 * `affine.load`, and a constant step; `max(…)` of several expressions is a lower and `min(…)` an upper bound. What the points yield is combined by the
 * named reductions to the results.
 *
 * ```mlir
 * func.func @sum(%m: memref<100x100xf32>, %n: index) -> f32 {
 *   %0 = affine.parallel (%i, %j) = (0, 0) to (100, min(100, symbol(%n))) step (1, 2) reduce ("addf") -> (f32) {
 *     %1 = affine.load %m[%i, %j] : memref<100x100xf32>
 *     affine.yield %1 : f32
 *   }
 *   return %0 : f32
 * }
 * ```
 */
export class ParallelOp extends Operation {
  static readonly opName = 'affine.parallel';
  static readonly spec: OpSpec = {
    name: 'affine.parallel',
    className: 'ParallelOp',
    operands: [{ name: 'mapOperands', constraint: Index, group: 'variadic' }],
    attributes: [
      { name: 'reductions', constraint: Affine_ReductionArrayAttr },
      { name: 'lowerBoundsMap', constraint: AffineMapAttr },
      { name: 'lowerBoundsGroups', constraint: Affine_I32ElementsAttr },
      { name: 'upperBoundsMap', constraint: AffineMapAttr },
      { name: 'upperBoundsGroups', constraint: Affine_I32ElementsAttr },
      { name: 'steps', constraint: I64ArrayAttr },
    ],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AutomaticAllocationScope,
      SingleBlockImplicitTerminator('affine.yield'),
      RecursivelySpeculatable,
      RecursiveMemoryEffects,
      LoopLikeOpInterface,
    ],
    customAssembly: true,
  };

  /** How the values of each result are combined */
  get reductions(): readonly Attribute[] {
    return attributeValue(this, 'reductions', Affine_ReductionArrayAttr);
  }

  set reductions(value: readonly Attribute[]) {
    setAttributeValue(this, 'reductions', Affine_ReductionArrayAttr, value);
  }

  /** Candidates for the lower bounds */
  get lowerBoundsMap(): AffineMapAttribute {
    return attributeValue(this, 'lowerBoundsMap', AffineMapAttr);
  }

  set lowerBoundsMap(value: AffineMapAttribute) {
    setAttributeValue(this, 'lowerBoundsMap', AffineMapAttr, value);
  }

  /** How many results of the map are for each dimension */
  get lowerBoundsGroups(): Attribute {
    return attributeValue(this, 'lowerBoundsGroups', Affine_I32ElementsAttr);
  }

  set lowerBoundsGroups(value: Attribute) {
    setAttributeValue(this, 'lowerBoundsGroups', Affine_I32ElementsAttr, value);
  }

  /** Candidates for the upper bounds */
  get upperBoundsMap(): AffineMapAttribute {
    return attributeValue(this, 'upperBoundsMap', AffineMapAttr);
  }

  set upperBoundsMap(value: AffineMapAttribute) {
    setAttributeValue(this, 'upperBoundsMap', AffineMapAttr, value);
  }

  /** How many results of the map are for each dimension */
  get upperBoundsGroups(): Attribute {
    return attributeValue(this, 'upperBoundsGroups', Affine_I32ElementsAttr);
  }

  set upperBoundsGroups(value: Attribute) {
    setAttributeValue(this, 'upperBoundsGroups', Affine_I32ElementsAttr, value);
  }

  /** Step of each dimension */
  get steps(): readonly number[] {
    return attributeValue(this, 'steps', I64ArrayAttr);
  }

  set steps(value: readonly number[]) {
    setAttributeValue(this, 'steps', I64ArrayAttr, value);
  }

  /** Inputs of the map of the lower, then of the upper bounds */
  get mapOperands(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Body, its arguments are the indices */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly reductions: readonly Attribute[];
      readonly lowerBoundsMap: AffineMapAttribute;
      readonly lowerBoundsGroups: Attribute;
      readonly upperBoundsMap: AffineMapAttribute;
      readonly upperBoundsGroups: Attribute;
      readonly steps: readonly number[];
      readonly mapOperands: readonly Value[];
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): ParallelOp {
    return buildOp(builder, location, ParallelOp, {
      operands: [args.mapOperands],
      attributes: {
        reductions: args.reductions,
        lowerBoundsMap: args.lowerBoundsMap,
        lowerBoundsGroups: args.lowerBoundsGroups,
        upperBoundsMap: args.upperBoundsMap,
        upperBoundsGroups: args.upperBoundsGroups,
        steps: args.steps,
      },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * affine prefetch operation
 *
 * Says that an element will be read or written soon, and how long it should stay in the cache, from 0 to 3.
 *
 * ```mlir
 * func.func @ahead(%m: memref<400x400xi32>) {
 *   affine.for %i = 0 to 400 {
 *     affine.prefetch %m[%i, %i + 5], read, locality<3>, data : memref<400x400xi32>
 *   }
 *   return
 * }
 * ```
 */
export class PrefetchOp extends Operation {
  static readonly opName = 'affine.prefetch';
  static readonly spec: OpSpec = {
    name: 'affine.prefetch',
    className: 'PrefetchOp',
    operands: [
      { name: 'memref', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [
      { name: 'isWrite', constraint: BoolAttr },
      { name: 'localityHint', constraint: Affine_LocalityHintAttr },
      { name: 'isDataCache', constraint: BoolAttr },
      { name: 'map', constraint: AffineMapAttr },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [],
    customAssembly: true,
  };

  /** Memory with the element */
  get memref(): Value {
    return this.operand(0);
  }

  /** Inputs of the map */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Whether it will be written */
  get isWrite(): boolean {
    return attributeValue(this, 'isWrite', BoolAttr);
  }

  set isWrite(value: boolean) {
    setAttributeValue(this, 'isWrite', BoolAttr, value);
  }

  /** How long it should stay */
  get localityHint(): number {
    return attributeValue(this, 'localityHint', Affine_LocalityHintAttr);
  }

  set localityHint(value: number) {
    setAttributeValue(this, 'localityHint', Affine_LocalityHintAttr, value);
  }

  /** Whether the cache is that of data */
  get isDataCache(): boolean {
    return attributeValue(this, 'isDataCache', BoolAttr);
  }

  set isDataCache(value: boolean) {
    setAttributeValue(this, 'isDataCache', BoolAttr, value);
  }

  /** One result per dimension of the memref */
  get map(): AffineMapAttribute {
    return attributeValue(this, 'map', AffineMapAttr);
  }

  set map(value: AffineMapAttribute) {
    setAttributeValue(this, 'map', AffineMapAttr, value);
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
      readonly map: AffineMapAttribute;
    },
  ): PrefetchOp {
    return buildOp(builder, location, PrefetchOp, {
      operands: [args.memref, args.indices],
      attributes: {
        isWrite: args.isWrite,
        localityHint: args.localityHint,
        isDataCache: args.isDataCache,
        map: args.map,
      },
      resultTypes: [],
    });
  }
}

/**
 * affine store operation
 *
 * Writes one element, at indices as in `affine.load`.
 *
 * ```mlir
 * func.func @write(%m: memref<100x100xf32>, %v: f32) {
 *   affine.for %i = 0 to 97 {
 *     affine.store %v, %m[%i + 3, %i] : memref<100x100xf32>
 *   }
 *   return
 * }
 * ```
 */
export class StoreOp extends Operation {
  static readonly opName = 'affine.store';
  static readonly spec: OpSpec = {
    name: 'affine.store',
    className: 'StoreOp',
    operands: [
      { name: 'value', constraint: AnyType },
      { name: 'memref', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [{ name: 'map', constraint: AffineMapAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface],
    customAssembly: true,
  };

  /** The new element */
  get value(): Value {
    return this.operand(0);
  }

  /** Memory to write */
  get memref(): Value {
    return this.operand(1);
  }

  /** Inputs of the map */
  get indices(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** One result per dimension of the memref */
  get map(): AffineMapAttribute {
    return attributeValue(this, 'map', AffineMapAttr);
  }

  set map(value: AffineMapAttribute) {
    setAttributeValue(this, 'map', AffineMapAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly value: Value;
      readonly memref: Value;
      readonly indices: readonly Value[];
      readonly map: AffineMapAttribute;
    },
  ): StoreOp {
    return buildOp(builder, location, StoreOp, {
      operands: [args.value, args.memref, args.indices],
      attributes: { map: args.map },
      resultTypes: [],
    });
  }
}

/**
 * affine vector load operation
 *
 * Reads elements that follow one another, from the place that the indices name on.
 *
 * ```mlir
 * func.func @read(%m: memref<100x128xf32>) {
 *   affine.for %i = 0 to 16 {
 *     %0 = affine.vector_load %m[%i, %i * 8] : memref<100x128xf32>, vector<8xf32>
 *   }
 *   return
 * }
 * ```
 */
export class VectorLoadOp extends Operation {
  static readonly opName = 'affine.vector_load';
  static readonly spec: OpSpec = {
    name: 'affine.vector_load',
    className: 'VectorLoadOp',
    operands: [
      { name: 'memref', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [{ name: 'map', constraint: AffineMapAttr }],
    results: [{ name: 'result', constraint: AnyVectorOfNonZeroRank }],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface],
    customAssembly: true,
  };

  /** Memory to read */
  get memref(): Value {
    return this.operand(0);
  }

  /** Inputs of the map */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** One result per dimension of the memref */
  get map(): AffineMapAttribute {
    return attributeValue(this, 'map', AffineMapAttr);
  }

  set map(value: AffineMapAttribute) {
    setAttributeValue(this, 'map', AffineMapAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly memref: Value;
      readonly indices: readonly Value[];
      readonly map: AffineMapAttribute;
      readonly resultType: Type;
    },
  ): VectorLoadOp {
    return buildOp(builder, location, VectorLoadOp, {
      operands: [args.memref, args.indices],
      attributes: { map: args.map },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * affine vector store operation
 *
 * Writes elements that follow one another, from the place that the indices name on.
 *
 * ```mlir
 * func.func @write(%m: memref<100x128xf32>, %v: vector<8xf32>) {
 *   affine.for %i = 0 to 16 {
 *     affine.vector_store %v, %m[%i, %i * 8] : memref<100x128xf32>, vector<8xf32>
 *   }
 *   return
 * }
 * ```
 */
export class VectorStoreOp extends Operation {
  static readonly opName = 'affine.vector_store';
  static readonly spec: OpSpec = {
    name: 'affine.vector_store',
    className: 'VectorStoreOp',
    operands: [
      { name: 'value', constraint: AnyVectorOfNonZeroRank },
      { name: 'memref', constraint: AnyMemRef },
      { name: 'indices', constraint: Index, group: 'variadic' },
    ],
    attributes: [{ name: 'map', constraint: AffineMapAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface],
    customAssembly: true,
  };

  /** The new elements */
  get value(): Value {
    return this.operand(0);
  }

  /** Memory to write */
  get memref(): Value {
    return this.operand(1);
  }

  /** Inputs of the map */
  get indices(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** One result per dimension of the memref */
  get map(): AffineMapAttribute {
    return attributeValue(this, 'map', AffineMapAttr);
  }

  set map(value: AffineMapAttribute) {
    setAttributeValue(this, 'map', AffineMapAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly value: Value;
      readonly memref: Value;
      readonly indices: readonly Value[];
      readonly map: AffineMapAttribute;
    },
  ): VectorStoreOp {
    return buildOp(builder, location, VectorStoreOp, {
      operands: [args.value, args.memref, args.indices],
      attributes: { map: args.map },
      resultTypes: [],
    });
  }
}

/**
 * Yield values to parent operation
 *
 * Ends a region of an affine operation and hands over values. It is left out of the text when the operation has no results.
 *
 * ```mlir
 * func.func @last(%zero: index) -> index {
 *   %0 = affine.for %i = 0 to 10 iter_args(%a = %zero) -> (index) {
 *     affine.yield %i : index
 *   }
 *   return %0 : index
 * }
 * ```
 */
export class YieldOp extends Operation {
  static readonly opName = 'affine.yield';
  static readonly spec: OpSpec = {
    name: 'affine.yield',
    className: 'YieldOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, Terminator, ReturnLike],
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
