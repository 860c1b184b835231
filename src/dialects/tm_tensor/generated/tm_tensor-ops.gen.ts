// @generated from dialects-td/tm_tensor/tm_tensor-ops.yaml; do not edit, run npm run codegen
import { BoolAttr, DenseI64ArrayAttr, I64Attr } from '../../../builtin/attr-constraints.ts';
import { SizedRegion } from '../../../builtin/region-constraints.ts';
import { AnyRankedTensor, AnyType } from '../../../builtin/type-constraints.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { DestinationStyleOpInterface } from '../../../ir/interfaces/destination-style.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { Pure, RecursiveMemoryEffects, ReturnLike } from '../../../ir/traits/markers.ts';
import {
  AttrSizedOperandSegments,
  SingleBlockImplicitTerminator,
  Terminator,
} from '../../../ir/traits/structure-traits.ts';
import { type Value } from '../../../ir/value.ts';
import { attributeValue, operandGroup, optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';

/**
 * Attention operator
 *
 * `softmax(query * transposed key / sqrt(D) + mask) * value`, where the softmax is over the keys. All dimensions but the last two are batch dimensions. There may be other
 * many keys than queries, and values of another size than keys.
 *
 * ```mlir
 * func.func @attention(%q: tensor<2x8x5x64xf32>, %k: tensor<2x8x7x64xf32>, %v: tensor<2x8x7x64xf32>, %mask: tensor<2x8x5x7xf32>, %out: tensor<2x8x5x64xf32>) -> tensor<2x8x5x64xf32> {
 *   %0 = tm_tensor.attention ins(%q, %k, %v, %mask : tensor<2x8x5x64xf32>, tensor<2x8x7x64xf32>, tensor<2x8x7x64xf32>, tensor<2x8x5x7xf32>) outs(%out : tensor<2x8x5x64xf32>) -> tensor<2x8x5x64xf32>
 *   return %0 : tensor<2x8x5x64xf32>
 * }
 * ```
 */
export class AttentionOp extends Operation {
  static readonly opName = 'tm_tensor.attention';
  static readonly spec: OpSpec = {
    name: 'tm_tensor.attention',
    className: 'AttentionOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      DestinationStyleOpInterface,
      RecursiveMemoryEffects,
      SingleBlockImplicitTerminator('tm_tensor.yield'),
    ],
    assemblyFormat: [
      { kind: 'attr-dict' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'ins' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'inputs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'inputs' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'outs' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'outputs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'outputs' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '->' },
          { kind: 'type', of: 'results' },
        ],
        otherwise: [],
        anchor: 1,
      },
    ],
    dpsInits: ['outputs'],
  };

  /** Query [..., L, D], key [..., S, D], value [..., S, E], and a mask [..., L, S], if there is one */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** A tensor [..., L, E] that is written */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputs: readonly Value[] },
  ): AttentionOp {
    return buildOp(builder, location, AttentionOp, {
      operands: [args.inputs, args.outputs],
      attributes: {},
      resultTypes: [...args.outputs.map((init) => init.type)],
    });
  }
}

/**
 * Scan operation
 *
 * Combines the elements along a dimension one after the other, and gives what there is after each of them, such as the sum of all elements so far. The region
 * combines what there is, its first argument, with the next element. Inclusive scans begin with the first element, others with the second output, and
 * leave out the last element. The second result is the last row of the first.
 *
 * ```mlir
 * func.func @cumsum(%x: tensor<2x7xf32>, %sums: tensor<2x7xf32>, %sum: tensor<2xf32>) -> tensor<2x7xf32> {
 *   %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%sums, %sum : tensor<2x7xf32>, tensor<2xf32>) {
 *   ^bb0(%a: f32, %b: f32):
 *     %1 = arith.addf %a, %b : f32
 *     tm_tensor.yield %1 : f32
 *   } -> tensor<2x7xf32>, tensor<2xf32>
 *   return %0#0 : tensor<2x7xf32>
 * }
 * ```
 */
export class ScanOp extends Operation {
  static readonly opName = 'tm_tensor.scan';
  static readonly spec: OpSpec = {
    name: 'tm_tensor.scan',
    className: 'ScanOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [
      { name: 'dimension', constraint: I64Attr },
      { name: 'inclusive', constraint: BoolAttr },
    ],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      DestinationStyleOpInterface,
      RecursiveMemoryEffects,
      SingleBlockImplicitTerminator('tm_tensor.yield'),
    ],
    assemblyFormat: [
      { kind: 'literal', text: 'dimension' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'dimension' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: 'inclusive' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'inclusive' },
      { kind: 'literal', text: ')' },
      { kind: 'attr-dict' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'ins' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'inputs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'inputs' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'outs' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'outputs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'outputs' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'variable', name: 'region' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '->' },
          { kind: 'type', of: 'results' },
        ],
        otherwise: [],
        anchor: 1,
      },
    ],
    dpsInits: ['outputs'],
  };

  /** What is combined, one tensor */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** A tensor of the shape of the input, and one without its dimension, with which exclusive scans begin */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The dimension */
  get dimension(): number {
    return attributeValue(this, 'dimension', I64Attr);
  }

  set dimension(value: number) {
    setAttributeValue(this, 'dimension', I64Attr, value);
  }

  /** An element counts in its own place */
  get inclusive(): boolean {
    return attributeValue(this, 'inclusive', BoolAttr);
  }

  set inclusive(value: boolean) {
    setAttributeValue(this, 'inclusive', BoolAttr, value);
  }

  /** Combines two elements */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly dimension: number;
      readonly inclusive: boolean;
      readonly regions?: readonly Region[];
    },
  ): ScanOp {
    return buildOp(builder, location, ScanOp, {
      operands: [args.inputs, args.outputs],
      attributes: { dimension: args.dimension, inclusive: args.inclusive },
      resultTypes: [...args.outputs.map((init) => init.type)],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Scatter operation
 *
 * Changes elements of a tensor at places that are computed, one update after the other. Each row of the indices is the place of an update: its numbers are
 * indices of the dimensions in `dimension_map`; the last dimensions of the update are windows in the last of the tensor. The region makes the new
 * element of the update, its first argument, and the element that is there.
 *
 * ```mlir
 * func.func @histogram(%ones: tensor<7xi64>, %places: tensor<7x1xi32>, %counts: tensor<4xi64>) -> tensor<4xi64> {
 *   %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%ones, %places : tensor<7xi64>, tensor<7x1xi32>) outs(%counts : tensor<4xi64>) {
 *   ^bb0(%one: i64, %count: i64):
 *     %1 = arith.addi %one, %count : i64
 *     tm_tensor.yield %1 : i64
 *   } -> tensor<4xi64>
 *   return %0 : tensor<4xi64>
 * }
 * ```
 */
export class ScatterOp extends Operation {
  static readonly opName = 'tm_tensor.scatter';
  static readonly spec: OpSpec = {
    name: 'tm_tensor.scatter',
    className: 'ScatterOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [
      { name: 'dimension_map', constraint: DenseI64ArrayAttr },
      { name: 'unique_indices', constraint: BoolAttr, defaultValue: true },
    ],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      DestinationStyleOpInterface,
      RecursiveMemoryEffects,
      SingleBlockImplicitTerminator('tm_tensor.yield'),
    ],
    assemblyFormat: [
      { kind: 'attr-dict' },
      { kind: 'literal', text: 'unique_indices' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'unique_indices' },
      { kind: 'literal', text: ')' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'ins' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'inputs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'inputs' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'outs' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'outputs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'outputs' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'variable', name: 'region' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '->' },
          { kind: 'type', of: 'results' },
        ],
        otherwise: [],
        anchor: 1,
      },
    ],
    dpsInits: ['outputs'],
  };

  /** The updates, and their places, shape [updates, dimensions that are indexed] */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** What is changed, one tensor */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The dimension for each number of a place */
  get dimensionMap(): readonly number[] {
    return attributeValue(this, 'dimension_map', DenseI64ArrayAttr);
  }

  set dimensionMap(value: readonly number[]) {
    setAttributeValue(this, 'dimension_map', DenseI64ArrayAttr, value);
  }

  /** No two updates have the same place */
  get uniqueIndices(): boolean {
    return optionalAttributeValue(this, 'unique_indices', BoolAttr) ?? true;
  }

  set uniqueIndices(value: boolean) {
    setAttributeValue(this, 'unique_indices', BoolAttr, value);
  }

  /** Makes an element of an update and an element */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly dimensionMap: readonly number[];
      readonly uniqueIndices?: boolean | undefined;
      readonly regions?: readonly Region[];
    },
  ): ScatterOp {
    return buildOp(builder, location, ScatterOp, {
      operands: [args.inputs, args.outputs],
      attributes: { dimension_map: args.dimensionMap, unique_indices: args.uniqueIndices },
      resultTypes: [...args.outputs.map((init) => init.type)],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Sort operation
 *
 * Sorts the rows of tensors along a dimension, all by the same order. The region takes two elements of each tensor, and tells whether the first of them stay
 * before the second; elements of which that is so both ways keep their order. Where elements go that it does not order, such as NaN, is not said.
 *
 * ```mlir
 * func.func @descending(%x: tensor<2x7xf32>, %places: tensor<2x7xi64>) -> tensor<2x7xi64> {
 *   %0:2 = tm_tensor.sort dimension(1) outs(%x, %places : tensor<2x7xf32>, tensor<2x7xi64>) {
 *   ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
 *     %1 = arith.cmpf oge, %a, %b : f32
 *     tm_tensor.yield %1 : i1
 *   } -> tensor<2x7xf32>, tensor<2x7xi64>
 *   return %0#1 : tensor<2x7xi64>
 * }
 * ```
 */
export class SortOp extends Operation {
  static readonly opName = 'tm_tensor.sort';
  static readonly spec: OpSpec = {
    name: 'tm_tensor.sort',
    className: 'SortOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'dimension', constraint: I64Attr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      DestinationStyleOpInterface,
      RecursiveMemoryEffects,
      SingleBlockImplicitTerminator('tm_tensor.yield'),
    ],
    assemblyFormat: [
      { kind: 'literal', text: 'dimension' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'dimension' },
      { kind: 'literal', text: ')' },
      { kind: 'attr-dict' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'ins' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'inputs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'inputs' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'outs' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'outputs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'outputs' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'variable', name: 'region' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '->' },
          { kind: 'type', of: 'results' },
        ],
        otherwise: [],
        anchor: 1,
      },
    ],
    dpsInits: ['outputs'],
  };

  /** None */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** What is sorted, tensors of one shape */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The dimension */
  get dimension(): number {
    return attributeValue(this, 'dimension', I64Attr);
  }

  set dimension(value: number) {
    setAttributeValue(this, 'dimension', I64Attr, value);
  }

  /** Compares two elements of each tensor */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly dimension: number;
      readonly regions?: readonly Region[];
    },
  ): SortOp {
    return buildOp(builder, location, SortOp, {
      operands: [args.inputs, args.outputs],
      attributes: { dimension: args.dimension },
      resultTypes: [...args.outputs.map((init) => init.type)],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Top-K operator
 *
 * Finds the first elements along a dimension in the order that the region tells, and where they are. The region takes an element and one that is found so far, and tells whether
 * the first is to stand before the other: `>` finds the greatest elements, `<` the least. Of equal elements the first comes first. What the outputs hold counts as
 * found before.
 *
 * ```mlir
 * func.func @greatest(%x: tensor<2x7xf32>, %values: tensor<2x3xf32>, %places: tensor<2x3xi32>) -> tensor<2x3xi32> {
 *   %0:2 = tm_tensor.topk dimension(1) ins(%x : tensor<2x7xf32>) outs(%values, %places : tensor<2x3xf32>, tensor<2x3xi32>) {
 *   ^bb0(%a: f32, %b: f32):
 *     %1 = arith.cmpf ogt, %a, %b : f32
 *     tm_tensor.yield %1 : i1
 *   } -> tensor<2x3xf32>, tensor<2x3xi32>
 *   return %0#1 : tensor<2x3xi32>
 * }
 * ```
 */
export class TopkOp extends Operation {
  static readonly opName = 'tm_tensor.topk';
  static readonly spec: OpSpec = {
    name: 'tm_tensor.topk',
    className: 'TopkOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'dimension', constraint: I64Attr }],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AttrSizedOperandSegments,
      DestinationStyleOpInterface,
      RecursiveMemoryEffects,
      SingleBlockImplicitTerminator('tm_tensor.yield'),
    ],
    assemblyFormat: [
      { kind: 'attr-dict' },
      { kind: 'literal', text: 'dimension' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'dimension' },
      { kind: 'literal', text: ')' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'ins' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'inputs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'inputs' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'outs' },
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'outputs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'outputs' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'variable', name: 'region' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '->' },
          { kind: 'type', of: 'results' },
        ],
        otherwise: [],
        anchor: 1,
      },
    ],
    dpsInits: ['outputs'],
  };

  /** Where elements are found, and integers that tell their places, without which the places are numbers that count along the dimension */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Elements, and places of them, of the shape of the input but for the dimension */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** The dimension */
  get dimension(): number {
    return attributeValue(this, 'dimension', I64Attr);
  }

  set dimension(value: number) {
    setAttributeValue(this, 'dimension', I64Attr, value);
  }

  /** Compares two elements */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly dimension: number;
      readonly regions?: readonly Region[];
    },
  ): TopkOp {
    return buildOp(builder, location, TopkOp, {
      operands: [args.inputs, args.outputs],
      attributes: { dimension: args.dimension },
      resultTypes: [...args.outputs.map((init) => init.type)],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * LinalgExt yield op
 *
 * Ends the region of an operation of this dialect with what it makes.
 */
export class YieldOp extends Operation {
  static readonly opName = 'tm_tensor.yield';
  static readonly spec: OpSpec = {
    name: 'tm_tensor.yield',
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
