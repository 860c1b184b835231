// @generated from dialects-td/vector/vector-memory-ops.yaml, dialects-td/vector/vector-ops.yaml; do not edit, run npm run codegen
import { AffineMapAttr, BoolArrayAttr, BoolAttr } from '../../../builtin/attr-constraints.ts';
import { SizedRegion } from '../../../builtin/region-constraints.ts';
import {
  AnyInteger,
  AnyMemRef,
  AnyRankedTensor,
  AnyShaped,
  AnyType,
  AnyVectorOfAnyRank,
  AnyVectorOfNonZeroRank,
  FixedVectorOfNonZeroRankOf,
  I1,
  Index,
  VectorOfNonZeroRankOf,
} from '../../../builtin/type-constraints.ts';
import { type AffineMapAttr as AffineMapAttribute } from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { DestinationStyleOpInterface } from '../../../ir/interfaces/destination-style.ts';
import { InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { MemoryEffectsOpInterface } from '../../../ir/interfaces/memory-effects.ts';
import { MemorySpaceCastConsumerOpInterface } from '../../../ir/interfaces/memory-space-cast.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { ConditionallySpeculatable, Pure, RecursiveMemoryEffects, ReturnLike } from '../../../ir/traits/markers.ts';
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
  optionalOperand,
  resultGroup,
  setAttributeValue,
  singleOperand,
} from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { ElementTypesMatchWith } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { AlignmentAttr } from '../../memref/constraints.ts';
import { MaskableOpInterface, MaskingOpInterface, VectorTransferOpInterface } from '../interfaces.ts';
import { TensorOrMemRef } from './vector-constraints.gen.ts';

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
      { name: 'base', constraint: TensorOrMemRef },
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
      { name: 'base', constraint: TensorOrMemRef },
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
