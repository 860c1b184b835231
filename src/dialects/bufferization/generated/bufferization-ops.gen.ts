// @generated from dialects-td/bufferization/bufferization-ops.yaml; do not edit, run npm run codegen
import { AnyAttr, UnitAttr } from '../../../builtin/attr-constraints.ts';
import { AnyRankedOrUnrankedMemRef, AnyShaped, AnyTensor, I1, Index } from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { DestinationStyleOpInterface } from '../../../ir/interfaces/destination-style.ts';
import { InferTypeOpInterface } from '../../../ir/interfaces/inference.ts';
import { MemoryEffectsOpInterface } from '../../../ir/interfaces/memory-effects.ts';
import { ReifyRankedShapedTypeOpInterface } from '../../../ir/interfaces/reify-shape.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { Pure } from '../../../ir/traits/markers.ts';
import { AttrSizedOperandSegments } from '../../../ir/traits/structure-traits.ts';
import { SameOperandsAndResultElementType, SameOperandsAndResultShape } from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import {
  operandGroup,
  optionalAttributeValue,
  optionalOperand,
  resultGroup,
  setAttributeValue,
} from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { AllElementTypesMatch, TensorAndBufferMatch } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { Bufferization_BufferLikeTypeInterface, Bufferization_TensorLikeTypeInterface } from '../constraints.ts';

/**
 * allocate buffer for a tensor
 *
 * A tensor that gets memory of its own when tensors become memory. It has the elements of the tensor to copy; without one they are not set, and there
 * is one size per dynamic dimension. The hint is how many elements of a sparse tensor will not be zero.
 *
 * ```mlir
 * func.func @alloc(%n: index, %t: tensor<8x?xf32>) -> (tensor<8x?xf32>, tensor<8x?xf32>) {
 *   %0 = bufferization.alloc_tensor(%n) {memory_space = 1 : i64} : tensor<8x?xf32>
 *   %1 = bufferization.alloc_tensor() copy(%t) size_hint=%n : tensor<8x?xf32>
 *   return %0, %1 : tensor<8x?xf32>, tensor<8x?xf32>
 * }
 * ```
 */
export class AllocTensorOp extends Operation {
  static readonly opName = 'bufferization.alloc_tensor';
  static readonly spec: OpSpec = {
    name: 'bufferization.alloc_tensor',
    className: 'AllocTensorOp',
    operands: [
      { name: 'dynamic_sizes', constraint: Index, group: 'variadic' },
      { name: 'copy', constraint: AnyTensor, group: 'optional' },
      { name: 'size_hint', constraint: Index, group: 'optional' },
    ],
    attributes: [{ name: 'memory_space', constraint: AnyAttr, optional: true }],
    results: [{ name: 'result', constraint: AnyTensor }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, ReifyRankedShapedTypeOpInterface],
    customAssembly: true,
  };

  /** Sizes of the dynamic dimensions, in order */
  get dynamicSizes(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Tensor whose elements it has */
  get copy(): Value | undefined {
    return optionalOperand(this, 1);
  }

  /** Number of elements that are not zero */
  get sizeHint(): Value | undefined {
    return optionalOperand(this, 2);
  }

  /** Where the memory is */
  get memorySpace(): Attribute | undefined {
    return optionalAttributeValue(this, 'memory_space', AnyAttr);
  }

  set memorySpace(value: Attribute | undefined) {
    setAttributeValue(this, 'memory_space', AnyAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly dynamicSizes: readonly Value[];
      readonly copy?: Value | undefined;
      readonly sizeHint?: Value | undefined;
      readonly memorySpace?: Attribute | undefined;
      readonly resultType: Type;
    },
  ): AllocTensorOp {
    return buildOp(builder, location, AllocTensorOp, {
      operands: [args.dynamicSizes, args.copy, args.sizeHint],
      attributes: { memory_space: args.memorySpace },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * clone a memref
 *
 * A memref with the same elements: new memory, or the memory of the input itself. So neither may be written afterwards.
 *
 * ```mlir
 * func.func @clone(%m: memref<?xf32>) -> memref<?xf32> {
 *   %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
 *   return %0 : memref<?xf32>
 * }
 * ```
 */
export class CloneOp extends Operation {
  static readonly opName = 'bufferization.clone';
  static readonly spec: OpSpec = {
    name: 'bufferization.clone',
    className: 'CloneOp',
    operands: [{ name: 'input', constraint: AnyRankedOrUnrankedMemRef }],
    attributes: [],
    results: [{ name: 'output', constraint: AnyRankedOrUnrankedMemRef }],
    regions: [],
    successors: [],
    traits: [MemoryEffectsOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'output' },
    ],
  };

  /** Memref to copy */
  get input(): Value {
    return this.operand(0);
  }

  /** The copy */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly outputType: Type },
  ): CloneOp {
    return buildOp(builder, location, CloneOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * deallocates the given memrefs if no alias is retained
 *
 * Gives back each memref whose condition holds and that shares no memory with a retained one; of several that share memory only one.
 * Each result says whether the retained memref in its place has memory in common with a memref whose condition holds, and so has still to be given back.
 *
 * ```mlir
 * func.func @dealloc(%a: memref<2xf32>, %b: memref<4xi32>, %mine: i1, %kept: memref<?xf32>) -> i1 {
 *   %0 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<4xi32>) if (%mine, %mine) retain (%kept : memref<?xf32>)
 *   return %0 : i1
 * }
 * ```
 */
export class DeallocOp extends Operation {
  static readonly opName = 'bufferization.dealloc';
  static readonly spec: OpSpec = {
    name: 'bufferization.dealloc',
    className: 'DeallocOp',
    operands: [
      { name: 'memrefs', constraint: AnyRankedOrUnrankedMemRef, group: 'variadic' },
      { name: 'conditions', constraint: I1, group: 'variadic' },
      { name: 'retained', constraint: AnyRankedOrUnrankedMemRef, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'updatedConditions', constraint: I1, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [AttrSizedOperandSegments, InferTypeOpInterface],
    assemblyFormat: [
      {
        kind: 'optional',
        then: [
          { kind: 'whitespace', text: ' ' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'memrefs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'memrefs' },
          { kind: 'literal', text: ')' },
          { kind: 'literal', text: 'if' },
          { kind: 'whitespace', text: ' ' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'conditions' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'retain' },
          { kind: 'whitespace', text: ' ' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'retained' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'retained' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 3,
      },
      { kind: 'attr-dict' },
    ],
  };

  /** Memory to give back */
  get memrefs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Whether to, one per memref */
  get conditions(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Memory that stays */
  get retained(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** Whether it is still to be given back, one per retained memref */
  get updatedConditions(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly memrefs: readonly Value[];
      readonly conditions: readonly Value[];
      readonly retained: readonly Value[];
      readonly updatedConditionTypes?: readonly Type[] | undefined;
    },
  ): DeallocOp {
    return buildOp(builder, location, DeallocOp, {
      operands: [args.memrefs, args.conditions, args.retained],
      attributes: {},
      resultTypes: args.updatedConditionTypes && [...args.updatedConditionTypes],
    });
  }
}

/**
 * release underlying storage format of given tensor
 *
 * Says that nothing uses the tensor from here on, so that its memory can be given back.
 *
 * ```mlir
 * func.func @dealloc(%t: tensor<8xf32>) {
 *   bufferization.dealloc_tensor %t : tensor<8xf32>
 *   return
 * }
 * ```
 */
export class DeallocTensorOp extends Operation {
  static readonly opName = 'bufferization.dealloc_tensor';
  static readonly spec: OpSpec = {
    name: 'bufferization.dealloc_tensor',
    className: 'DeallocTensorOp',
    operands: [{ name: 'tensor', constraint: AnyTensor }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
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
  static build(builder: OpBuilder, location: Location, args: { readonly tensor: Value }): DeallocTensorOp {
    return buildOp(builder, location, DeallocTensorOp, { operands: [args.tensor], attributes: {}, resultTypes: [] });
  }
}

/**
 * copy a tensor
 *
 * Puts the elements of a tensor where another tensor will be in memory, which gives the destination after that, or into a memref, which must be
 * called writable. `restrict` promises that no other tensor is made of its memory.
 *
 * ```mlir
 * func.func @materialize(%t: tensor<8xf32>, %to: tensor<8xf32>, %m: memref<8xf32>) -> tensor<8xf32> {
 *   %0 = bufferization.materialize_in_destination %t in %to : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
 *   bufferization.materialize_in_destination %t in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
 *   return %0 : tensor<8xf32>
 * }
 * ```
 */
export class MaterializeInDestinationOp extends Operation {
  static readonly opName = 'bufferization.materialize_in_destination';
  static readonly spec: OpSpec = {
    name: 'bufferization.materialize_in_destination',
    className: 'MaterializeInDestinationOp',
    operands: [
      { name: 'source', constraint: AnyTensor },
      { name: 'dest', constraint: AnyShaped },
    ],
    attributes: [
      { name: 'restrict', constraint: UnitAttr, optional: true },
      { name: 'writable', constraint: UnitAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: AnyTensor, group: 'optional' }],
    regions: [],
    successors: [],
    traits: [
      AllElementTypesMatch('source', 'dest'),
      DestinationStyleOpInterface,
      ReifyRankedShapedTypeOpInterface,
      MemoryEffectsOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'literal', text: 'in' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'restrict' },
          { kind: 'variable', name: 'restrict' },
        ],
        otherwise: [],
        anchor: 1,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'writable' },
          { kind: 'variable', name: 'writable' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'variable', name: 'dest' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
    dpsInits: ['dest'],
  };

  /** Elements to write */
  get source(): Value {
    return this.operand(0);
  }

  /** Tensor or memref of the same shape, the DPS init */
  get dest(): Value {
    return this.operand(1);
  }

  /** No other tensor is made of the memory */
  get restrict(): boolean {
    return this.properties.has('restrict');
  }

  set restrict(value: boolean) {
    setAttributeValue(this, 'restrict', UnitAttr, value || undefined);
  }

  /** The memory may be written */
  get writable(): boolean {
    return this.properties.has('writable');
  }

  set writable(value: boolean) {
    setAttributeValue(this, 'writable', UnitAttr, value || undefined);
  }

  /** A tensor destination after the write */
  get resultValue(): OpResult | undefined {
    return resultGroup(this, 0)[0];
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly source: Value;
      readonly dest: Value;
      readonly restrict?: boolean;
      readonly writable?: boolean;
      readonly resultTypes: readonly Type[];
    },
  ): MaterializeInDestinationOp {
    return buildOp(builder, location, MaterializeInDestinationOp, {
      operands: [args.source, args.dest],
      attributes: { restrict: args.restrict || undefined, writable: args.writable || undefined },
      resultTypes: [...args.resultTypes],
    });
  }
}

/**
 * cast a tensor-like type to buffer-like type
 *
 * The memory that a tensor will be in. `read_only` promises that nothing is written to it.
 *
 * ```mlir
 * func.func @to_buffer(%t: tensor<4x?xf32>) -> memref<4x?xf32> {
 *   %0 = bufferization.to_buffer %t read_only : tensor<4x?xf32> to memref<4x?xf32>
 *   return %0 : memref<4x?xf32>
 * }
 * ```
 */
export class ToBufferOp extends Operation {
  static readonly opName = 'bufferization.to_buffer';
  static readonly spec: OpSpec = {
    name: 'bufferization.to_buffer',
    className: 'ToBufferOp',
    operands: [{ name: 'tensor', constraint: Bufferization_TensorLikeTypeInterface }],
    attributes: [{ name: 'read_only', constraint: UnitAttr, optional: true }],
    results: [{ name: 'buffer', constraint: Bufferization_BufferLikeTypeInterface }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      Pure,
      TensorAndBufferMatch('tensor', 'buffer'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'tensor' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'read_only' },
          { kind: 'variable', name: 'read_only' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'tensor' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'buffer' },
    ],
  };

  /** The tensor */
  get tensor(): Value {
    return this.operand(0);
  }

  /** Nothing is written to the memory */
  get readOnly(): boolean {
    return this.properties.has('read_only');
  }

  set readOnly(value: boolean) {
    setAttributeValue(this, 'read_only', UnitAttr, value || undefined);
  }

  /** Its memory */
  get buffer(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly tensor: Value; readonly readOnly?: boolean; readonly bufferType: Type },
  ): ToBufferOp {
    return buildOp(builder, location, ToBufferOp, {
      operands: [args.tensor],
      attributes: { read_only: args.readOnly || undefined },
      resultTypes: [args.bufferType],
    });
  }
}

/**
 * create a tensor-like type from a buffer-like type
 *
 * What is in memory, as a tensor. `writable` allows that tensors made of it are put into the same memory, `restrict` promises that no other
 * operation makes a tensor of it.
 *
 * ```mlir
 * func.func @to_tensor(%m: memref<4x?xf32>) -> tensor<4x?xf32> {
 *   %0 = bufferization.to_tensor %m restrict writable : memref<4x?xf32> to tensor<4x?xf32>
 *   return %0 : tensor<4x?xf32>
 * }
 * ```
 */
export class ToTensorOp extends Operation {
  static readonly opName = 'bufferization.to_tensor';
  static readonly spec: OpSpec = {
    name: 'bufferization.to_tensor',
    className: 'ToTensorOp',
    operands: [{ name: 'buffer', constraint: Bufferization_BufferLikeTypeInterface }],
    attributes: [
      { name: 'restrict', constraint: UnitAttr, optional: true },
      { name: 'writable', constraint: UnitAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: Bufferization_TensorLikeTypeInterface }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      TensorAndBufferMatch('result', 'buffer'),
      MemoryEffectsOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'buffer' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'restrict' },
          { kind: 'variable', name: 'restrict' },
        ],
        otherwise: [],
        anchor: 1,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'writable' },
          { kind: 'variable', name: 'writable' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'buffer' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The memory */
  get buffer(): Value {
    return this.operand(0);
  }

  /** No other tensor is made of it */
  get restrict(): boolean {
    return this.properties.has('restrict');
  }

  set restrict(value: boolean) {
    setAttributeValue(this, 'restrict', UnitAttr, value || undefined);
  }

  /** It may be written */
  get writable(): boolean {
    return this.properties.has('writable');
  }

  set writable(value: boolean) {
    setAttributeValue(this, 'writable', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly buffer: Value;
      readonly restrict?: boolean;
      readonly writable?: boolean;
      readonly resultType: Type;
    },
  ): ToTensorOp {
    return buildOp(builder, location, ToTensorOp, {
      operands: [args.buffer],
      attributes: { restrict: args.restrict || undefined, writable: args.writable || undefined },
      resultTypes: [args.resultType],
    });
  }
}
