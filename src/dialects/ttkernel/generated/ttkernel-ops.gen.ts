// @generated from dialects-td/ttkernel/ttkernel-ext-ops.yaml, dialects-td/ttkernel/ttkernel-ops.yaml; do not edit, run npm run codegen
import {
  BoolAttr,
  enumAsInteger,
  F32Attr,
  FlatSymbolRefAttr,
  I32Attr,
  StrAttr,
  UnitAttr,
} from '../../../builtin/attr-constraints.ts';
import { I32 } from '../../../builtin/type-constraints.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { InferTypeOpInterface } from '../../../ir/interfaces/inference.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { Pure, ReturnLike } from '../../../ir/traits/markers.ts';
import { Terminator } from '../../../ir/traits/structure-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { attributeValue, operandGroup, optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type AttrConstraint } from '../../../ods/constraints.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { type DataType, dataTypeEnum } from '../../tt/generated/tt-enums.gen.ts';
import {
  BroadcastTypeAttrConstraint,
  CBTypeConstraint,
  EltwiseBinaryTypeAttrConstraint,
  NocAddrTypeConstraint,
  ReduceDimAttrConstraint,
  ReduceTypeAttrConstraint,
  TTKernel_MemRefOrCB,
} from './ttkernel-constraints.gen.ts';
import { type BroadcastType, type EltwiseBinaryType, type ReduceDim, type ReduceType } from './ttkernel-enums.gen.ts';

/**
 * Init function of matmul_tiles.
 *
 * Prepares the engine for `matmul_tiles`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1, %out: !out) {
 *   "ttkernel.mm_init"(%in0, %in1, %out) : (!in0, !in1, !out) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class MMInitOp extends Operation {
  static readonly opName = 'ttkernel.mm_init';
  static readonly spec: OpSpec = {
    name: 'ttkernel.mm_init',
    className: 'MMInitOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
      { name: 'out_cb', constraint: CBTypeConstraint },
    ],
    attributes: [{ name: 'transpose', constraint: UnitAttr, optional: true }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left factors */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right factors */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Circular buffer of the results */
  get outCb(): Value {
    return this.operand(2);
  }

  /** The right tiles are transposed before the product */
  get transpose(): boolean {
    return this.properties.has('transpose');
  }

  set transpose(value: boolean) {
    setAttributeValue(this, 'transpose', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly in0Cb: Value; readonly in1Cb: Value; readonly outCb: Value; readonly transpose?: boolean },
  ): MMInitOp {
    return buildOp(builder, location, MMInitOp, {
      operands: [args.in0Cb, args.in1Cb, args.outCb],
      attributes: { transpose: args.transpose || undefined },
      resultTypes: [],
    });
  }
}

/**
 * Matrix product of two tiles.
 *
 * Adds the matrix product of two tiles to a destination register: `dst = dst + left x right`. Registers are zero after
 * `tile_regs_acquire`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.matmul_tiles"(%in0, %in1, %c0, %c0, %c0) : (!in0, !in1, i32, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class MatmulTilesOp extends Operation {
  static readonly opName = 'ttkernel.matmul_tiles';
  static readonly spec: OpSpec = {
    name: 'ttkernel.matmul_tiles',
    className: 'MatmulTilesOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
      { name: 'in0_tile_index', constraint: I32 },
      { name: 'in1_tile_index', constraint: I32 },
      { name: 'dst_index', constraint: I32 },
    ],
    attributes: [{ name: 'transpose', constraint: UnitAttr, optional: true }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left factors */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right factors */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Page of the left factor, counted from the front */
  get in0TileIndex(): Value {
    return this.operand(2);
  }

  /** Page of the right factor, counted from the front */
  get in1TileIndex(): Value {
    return this.operand(3);
  }

  /** Destination register to add to, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(4);
  }

  /** The right tiles are transposed before the product */
  get transpose(): boolean {
    return this.properties.has('transpose');
  }

  set transpose(value: boolean) {
    setAttributeValue(this, 'transpose', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly in0Cb: Value;
      readonly in1Cb: Value;
      readonly in0TileIndex: Value;
      readonly in1TileIndex: Value;
      readonly dstIndex: Value;
      readonly transpose?: boolean;
    },
  ): MatmulTilesOp {
    return buildOp(builder, location, MatmulTilesOp, {
      operands: [args.in0Cb, args.in1Cb, args.in0TileIndex, args.in1TileIndex, args.dstIndex],
      attributes: { transpose: args.transpose || undefined },
      resultTypes: [],
    });
  }
}

/**
 * Init function of copy_tile.
 *
 * Prepares the engine for `copy_tile`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0) {
 *   "ttkernel.copy_tile_init"(%in0) : (!in0) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class CopyTileInitOp extends Operation {
  static readonly opName = 'ttkernel.copy_tile_init';
  static readonly spec: OpSpec = {
    name: 'ttkernel.copy_tile_init',
    className: 'CopyTileInitOp',
    operands: [{ name: 'in_cb', constraint: CBTypeConstraint }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get inCb(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly inCb: Value }): CopyTileInitOp {
    return buildOp(builder, location, CopyTileInitOp, { operands: [args.inCb], attributes: {}, resultTypes: [] });
  }
}

/**
 * Copies a tile into a destination register.
 *
 * Unpacks a tile and writes it to a destination register.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.copy_tile"(%in0, %c0, %c0) : (!in0, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class CopyTileOp extends Operation {
  static readonly opName = 'ttkernel.copy_tile';
  static readonly spec: OpSpec = {
    name: 'ttkernel.copy_tile',
    className: 'CopyTileOp',
    operands: [
      { name: 'in_cb', constraint: CBTypeConstraint },
      { name: 'in_tile_index', constraint: I32 },
      { name: 'dst_index', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get inCb(): Value {
    return this.operand(0);
  }

  /** Page, counted from the front */
  get inTileIndex(): Value {
    return this.operand(1);
  }

  /** Destination register to write, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inCb: Value; readonly inTileIndex: Value; readonly dstIndex: Value },
  ): CopyTileOp {
    return buildOp(builder, location, CopyTileOp, {
      operands: [args.inCb, args.inTileIndex, args.dstIndex],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Init function of unary_bcast.
 *
 * Prepares the engine for `unary_bcast`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %out: !out) {
 *   "ttkernel.unary_bcast_init"(%in0, %out) <{bcast_type = #ttkernel.bcast_type<row>}> : (!in0, !out) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class UnaryBcastInitOp extends Operation {
  static readonly opName = 'ttkernel.unary_bcast_init';
  static readonly spec: OpSpec = {
    name: 'ttkernel.unary_bcast_init',
    className: 'UnaryBcastInitOp',
    operands: [
      { name: 'in_cb', constraint: CBTypeConstraint },
      { name: 'out_cb', constraint: CBTypeConstraint },
    ],
    attributes: [{ name: 'bcast_type', constraint: BroadcastTypeAttrConstraint }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get inCb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the results */
  get outCb(): Value {
    return this.operand(1);
  }

  /** Part of the tile that stands for the whole */
  get bcastType(): BroadcastType {
    return attributeValue(this, 'bcast_type', BroadcastTypeAttrConstraint);
  }

  set bcastType(value: BroadcastType) {
    setAttributeValue(this, 'bcast_type', BroadcastTypeAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inCb: Value; readonly outCb: Value; readonly bcastType: BroadcastType },
  ): UnaryBcastInitOp {
    return buildOp(builder, location, UnaryBcastInitOp, {
      operands: [args.inCb, args.outCb],
      attributes: { bcast_type: args.bcastType },
      resultTypes: [],
    });
  }
}

/**
 * Copies a tile into a destination register with broadcast.
 *
 * Unpacks a tile, repeats a row, a column or an element of it over the whole tile, and writes that to a destination register.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.unary_bcast"(%in0, %c0, %c0) <{bcast_type = #ttkernel.bcast_type<row>}> : (!in0, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class UnaryBcastOp extends Operation {
  static readonly opName = 'ttkernel.unary_bcast';
  static readonly spec: OpSpec = {
    name: 'ttkernel.unary_bcast',
    className: 'UnaryBcastOp',
    operands: [
      { name: 'in_cb', constraint: CBTypeConstraint },
      { name: 'in_tile_index', constraint: I32 },
      { name: 'dst_index', constraint: I32 },
    ],
    attributes: [{ name: 'bcast_type', constraint: BroadcastTypeAttrConstraint }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get inCb(): Value {
    return this.operand(0);
  }

  /** Page, counted from the front */
  get inTileIndex(): Value {
    return this.operand(1);
  }

  /** Destination register to write, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(2);
  }

  /** Part of the tile that stands for the whole */
  get bcastType(): BroadcastType {
    return attributeValue(this, 'bcast_type', BroadcastTypeAttrConstraint);
  }

  set bcastType(value: BroadcastType) {
    setAttributeValue(this, 'bcast_type', BroadcastTypeAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inCb: Value;
      readonly inTileIndex: Value;
      readonly dstIndex: Value;
      readonly bcastType: BroadcastType;
    },
  ): UnaryBcastOp {
    return buildOp(builder, location, UnaryBcastOp, {
      operands: [args.inCb, args.inTileIndex, args.dstIndex],
      attributes: { bcast_type: args.bcastType },
      resultTypes: [],
    });
  }
}

/**
 * Init function of transpose_wh_tile.
 *
 * Prepares the engine for `transpose_wh_tile`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %out: !out) {
 *   "ttkernel.transpose_wh_init"(%in0, %out) : (!in0, !out) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class TransposeWHInitOp extends Operation {
  static readonly opName = 'ttkernel.transpose_wh_init';
  static readonly spec: OpSpec = {
    name: 'ttkernel.transpose_wh_init',
    className: 'TransposeWHInitOp',
    operands: [
      { name: 'in_cb', constraint: CBTypeConstraint },
      { name: 'out_cb', constraint: CBTypeConstraint },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get inCb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the results */
  get outCb(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inCb: Value; readonly outCb: Value },
  ): TransposeWHInitOp {
    return buildOp(builder, location, TransposeWHInitOp, {
      operands: [args.inCb, args.outCb],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Transposes a tile.
 *
 * Unpacks a tile and writes its transpose to a destination register.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.transpose_wh_tile"(%in0, %c0, %c0) : (!in0, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class TransposeWHTileOp extends Operation {
  static readonly opName = 'ttkernel.transpose_wh_tile';
  static readonly spec: OpSpec = {
    name: 'ttkernel.transpose_wh_tile',
    className: 'TransposeWHTileOp',
    operands: [
      { name: 'in_cb', constraint: CBTypeConstraint },
      { name: 'in_tile_index', constraint: I32 },
      { name: 'dst_index', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get inCb(): Value {
    return this.operand(0);
  }

  /** Page, counted from the front */
  get inTileIndex(): Value {
    return this.operand(1);
  }

  /** Destination register to write, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inCb: Value; readonly inTileIndex: Value; readonly dstIndex: Value },
  ): TransposeWHTileOp {
    return buildOp(builder, location, TransposeWHTileOp, {
      operands: [args.inCb, args.inTileIndex, args.dstIndex],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Fills a destination register.
 *
 * Writes one number to all elements of a destination register.
 *
 * ```mlir
 * func.func @kernel() {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.fill_tile"(%c0) <{value = 1.000000e+00 : f32}> : (i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class FillTileOp extends Operation {
  static readonly opName = 'ttkernel.fill_tile';
  static readonly spec: OpSpec = {
    name: 'ttkernel.fill_tile',
    className: 'FillTileOp',
    operands: [{ name: 'dst_index', constraint: I32 }],
    attributes: [{ name: 'value', constraint: F32Attr }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Destination register to write, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(0);
  }

  /** The number */
  get value(): number {
    return attributeValue(this, 'value', F32Attr);
  }

  set value(value: number) {
    setAttributeValue(this, 'value', F32Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly dstIndex: Value; readonly value: number },
  ): FillTileOp {
    return buildOp(builder, location, FillTileOp, {
      operands: [args.dstIndex],
      attributes: { value: args.value },
      resultTypes: [],
    });
  }
}

/**
 * Short init function
 *
 * Prepares the engine for `sub_tiles`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1) {
 *   "ttkernel.sub_tiles_init"(%in0, %in1) : (!in0, !in1) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class SubTilesInitOp extends Operation {
  static readonly opName = 'ttkernel.sub_tiles_init';
  static readonly spec: OpSpec = {
    name: 'ttkernel.sub_tiles_init',
    className: 'SubTilesInitOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left operands */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right operands */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly in0Cb: Value; readonly in1Cb: Value },
  ): SubTilesInitOp {
    return buildOp(builder, location, SubTilesInitOp, {
      operands: [args.in0Cb, args.in1Cb],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Sub operation
 *
 * Writes the elementwise differences of two tiles to a destination register.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.sub_tiles"(%in0, %in1, %c0, %c0, %c0) : (!in0, !in1, i32, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class SubTilesOp extends Operation {
  static readonly opName = 'ttkernel.sub_tiles';
  static readonly spec: OpSpec = {
    name: 'ttkernel.sub_tiles',
    className: 'SubTilesOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
      { name: 'in0_tile_index', constraint: I32 },
      { name: 'in1_tile_index', constraint: I32 },
      { name: 'dst_index', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left operand */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right operand */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Page of the left operand, counted from the front */
  get in0TileIndex(): Value {
    return this.operand(2);
  }

  /** Page of the right operand, counted from the front */
  get in1TileIndex(): Value {
    return this.operand(3);
  }

  /** Destination register to write, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(4);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly in0Cb: Value;
      readonly in1Cb: Value;
      readonly in0TileIndex: Value;
      readonly in1TileIndex: Value;
      readonly dstIndex: Value;
    },
  ): SubTilesOp {
    return buildOp(builder, location, SubTilesOp, {
      operands: [args.in0Cb, args.in1Cb, args.in0TileIndex, args.in1TileIndex, args.dstIndex],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Init function of the operations with broadcast.
 *
 * Prepares the engine for `add_tiles_bcast`, `sub_tiles_bcast` or `mul_tiles_bcast`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1, %out: !out) {
 *   "ttkernel.init_bcast"(%in0, %in1, %out) <{bcast_type = #ttkernel.bcast_type<col>, binary_type = #ttkernel.eltwise_binary_type<sub>}> : (!in0, !in1, !out) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class InitBcastOp extends Operation {
  static readonly opName = 'ttkernel.init_bcast';
  static readonly spec: OpSpec = {
    name: 'ttkernel.init_bcast',
    className: 'InitBcastOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
      { name: 'out_cb', constraint: CBTypeConstraint },
    ],
    attributes: [
      { name: 'binary_type', constraint: EltwiseBinaryTypeAttrConstraint },
      { name: 'bcast_type', constraint: BroadcastTypeAttrConstraint },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left operands */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right operands, which are broadcast */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Circular buffer of the results */
  get outCb(): Value {
    return this.operand(2);
  }

  /** Operation that follows */
  get binaryType(): EltwiseBinaryType {
    return attributeValue(this, 'binary_type', EltwiseBinaryTypeAttrConstraint);
  }

  set binaryType(value: EltwiseBinaryType) {
    setAttributeValue(this, 'binary_type', EltwiseBinaryTypeAttrConstraint, value);
  }

  /** Part of the right tile that stands for the whole */
  get bcastType(): BroadcastType {
    return attributeValue(this, 'bcast_type', BroadcastTypeAttrConstraint);
  }

  set bcastType(value: BroadcastType) {
    setAttributeValue(this, 'bcast_type', BroadcastTypeAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly in0Cb: Value;
      readonly in1Cb: Value;
      readonly outCb: Value;
      readonly binaryType: EltwiseBinaryType;
      readonly bcastType: BroadcastType;
    },
  ): InitBcastOp {
    return buildOp(builder, location, InitBcastOp, {
      operands: [args.in0Cb, args.in1Cb, args.outCb],
      attributes: { binary_type: args.binaryType, bcast_type: args.bcastType },
      resultTypes: [],
    });
  }
}

/**
 * Add operation with broadcast
 *
 * Writes the elementwise sums of a tile and a broadcast tile to a destination register.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.add_tiles_bcast"(%in0, %in1, %c0, %c0, %c0) <{bcast_type = #ttkernel.bcast_type<col>}> : (!in0, !in1, i32, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class AddTilesBcastOp extends Operation {
  static readonly opName = 'ttkernel.add_tiles_bcast';
  static readonly spec: OpSpec = {
    name: 'ttkernel.add_tiles_bcast',
    className: 'AddTilesBcastOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
      { name: 'in0_tile_index', constraint: I32 },
      { name: 'in1_tile_index', constraint: I32 },
      { name: 'dst_index', constraint: I32 },
    ],
    attributes: [{ name: 'bcast_type', constraint: BroadcastTypeAttrConstraint }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left operand */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right operand, which is broadcast */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Page of the left operand, counted from the front */
  get in0TileIndex(): Value {
    return this.operand(2);
  }

  /** Page of the right operand, counted from the front */
  get in1TileIndex(): Value {
    return this.operand(3);
  }

  /** Destination register to write, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(4);
  }

  /** Part of the right tile that stands for the whole */
  get bcastType(): BroadcastType {
    return attributeValue(this, 'bcast_type', BroadcastTypeAttrConstraint);
  }

  set bcastType(value: BroadcastType) {
    setAttributeValue(this, 'bcast_type', BroadcastTypeAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly in0Cb: Value;
      readonly in1Cb: Value;
      readonly in0TileIndex: Value;
      readonly in1TileIndex: Value;
      readonly dstIndex: Value;
      readonly bcastType: BroadcastType;
    },
  ): AddTilesBcastOp {
    return buildOp(builder, location, AddTilesBcastOp, {
      operands: [args.in0Cb, args.in1Cb, args.in0TileIndex, args.in1TileIndex, args.dstIndex],
      attributes: { bcast_type: args.bcastType },
      resultTypes: [],
    });
  }
}

/**
 * Sub operation with broadcast
 *
 * Writes the elementwise differences of a tile and a broadcast tile to a destination register.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.sub_tiles_bcast"(%in0, %in1, %c0, %c0, %c0) <{bcast_type = #ttkernel.bcast_type<col>}> : (!in0, !in1, i32, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class SubTilesBcastOp extends Operation {
  static readonly opName = 'ttkernel.sub_tiles_bcast';
  static readonly spec: OpSpec = {
    name: 'ttkernel.sub_tiles_bcast',
    className: 'SubTilesBcastOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
      { name: 'in0_tile_index', constraint: I32 },
      { name: 'in1_tile_index', constraint: I32 },
      { name: 'dst_index', constraint: I32 },
    ],
    attributes: [{ name: 'bcast_type', constraint: BroadcastTypeAttrConstraint }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left operand */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right operand, which is broadcast */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Page of the left operand, counted from the front */
  get in0TileIndex(): Value {
    return this.operand(2);
  }

  /** Page of the right operand, counted from the front */
  get in1TileIndex(): Value {
    return this.operand(3);
  }

  /** Destination register to write, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(4);
  }

  /** Part of the right tile that stands for the whole */
  get bcastType(): BroadcastType {
    return attributeValue(this, 'bcast_type', BroadcastTypeAttrConstraint);
  }

  set bcastType(value: BroadcastType) {
    setAttributeValue(this, 'bcast_type', BroadcastTypeAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly in0Cb: Value;
      readonly in1Cb: Value;
      readonly in0TileIndex: Value;
      readonly in1TileIndex: Value;
      readonly dstIndex: Value;
      readonly bcastType: BroadcastType;
    },
  ): SubTilesBcastOp {
    return buildOp(builder, location, SubTilesBcastOp, {
      operands: [args.in0Cb, args.in1Cb, args.in0TileIndex, args.in1TileIndex, args.dstIndex],
      attributes: { bcast_type: args.bcastType },
      resultTypes: [],
    });
  }
}

/**
 * Mul operation with broadcast
 *
 * Writes the elementwise products of a tile and a broadcast tile to a destination register.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.mul_tiles_bcast"(%in0, %in1, %c0, %c0, %c0) <{bcast_type = #ttkernel.bcast_type<col>}> : (!in0, !in1, i32, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class MulTilesBcastOp extends Operation {
  static readonly opName = 'ttkernel.mul_tiles_bcast';
  static readonly spec: OpSpec = {
    name: 'ttkernel.mul_tiles_bcast',
    className: 'MulTilesBcastOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
      { name: 'in0_tile_index', constraint: I32 },
      { name: 'in1_tile_index', constraint: I32 },
      { name: 'dst_index', constraint: I32 },
    ],
    attributes: [{ name: 'bcast_type', constraint: BroadcastTypeAttrConstraint }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left operand */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right operand, which is broadcast */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Page of the left operand, counted from the front */
  get in0TileIndex(): Value {
    return this.operand(2);
  }

  /** Page of the right operand, counted from the front */
  get in1TileIndex(): Value {
    return this.operand(3);
  }

  /** Destination register to write, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(4);
  }

  /** Part of the right tile that stands for the whole */
  get bcastType(): BroadcastType {
    return attributeValue(this, 'bcast_type', BroadcastTypeAttrConstraint);
  }

  set bcastType(value: BroadcastType) {
    setAttributeValue(this, 'bcast_type', BroadcastTypeAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly in0Cb: Value;
      readonly in1Cb: Value;
      readonly in0TileIndex: Value;
      readonly in1TileIndex: Value;
      readonly dstIndex: Value;
      readonly bcastType: BroadcastType;
    },
  ): MulTilesBcastOp {
    return buildOp(builder, location, MulTilesBcastOp, {
      operands: [args.in0Cb, args.in1Cb, args.in0TileIndex, args.in1TileIndex, args.dstIndex],
      attributes: { bcast_type: args.bcastType },
      resultTypes: [],
    });
  }
}

/**
 * Init function of the vector engine.
 *
 * Prepares a kernel that copies tiles to destination registers, computes there and packs the results.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %out: !out) {
 *   "ttkernel.init_sfpu"(%in0, %out) : (!in0, !out) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class InitSFPUOp extends Operation {
  static readonly opName = 'ttkernel.init_sfpu';
  static readonly spec: OpSpec = {
    name: 'ttkernel.init_sfpu',
    className: 'InitSFPUOp',
    operands: [
      { name: 'in_cb', constraint: CBTypeConstraint },
      { name: 'out_cb', constraint: CBTypeConstraint },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get inCb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the results */
  get outCb(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inCb: Value; readonly outCb: Value },
  ): InitSFPUOp {
    return buildOp(builder, location, InitSFPUOp, {
      operands: [args.inCb, args.outCb],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Init function of unary_tile.
 *
 * Loads the tables of a function: `exp_tile_init`, `sqrt_tile_init` and so on.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.unary_tile_init"() <{function = "exp"}> : () -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class UnaryTileInitOp extends Operation {
  static readonly opName = 'ttkernel.unary_tile_init';
  static readonly spec: OpSpec = {
    name: 'ttkernel.unary_tile_init',
    className: 'UnaryTileInitOp',
    operands: [],
    attributes: [{ name: 'function', constraint: StrAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Name in the function table of the vector engine */
  get function(): string {
    return attributeValue(this, 'function', StrAttr);
  }

  set function(value: string) {
    setAttributeValue(this, 'function', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly function: string }): UnaryTileInitOp {
    return buildOp(builder, location, UnaryTileInitOp, {
      operands: [],
      attributes: { function: args.function },
      resultTypes: [],
    });
  }
}

/**
 * Applies a function to a destination register.
 *
 * Replaces each element of a destination register by a function of it: `exp_tile`, `sqrt_tile`, `relu_tile` and so on.
 *
 * ```mlir
 * func.func @kernel() {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.unary_tile"(%c0) <{function = "leaky_relu", parameter = 1.000000e-01 : f32}> : (i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class UnaryTileOp extends Operation {
  static readonly opName = 'ttkernel.unary_tile';
  static readonly spec: OpSpec = {
    name: 'ttkernel.unary_tile',
    className: 'UnaryTileOp',
    operands: [{ name: 'dst_index', constraint: I32 }],
    attributes: [
      { name: 'function', constraint: StrAttr },
      { name: 'parameter', constraint: F32Attr, optional: true },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Destination register to change, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(0);
  }

  /** Name in the function table of the vector engine */
  get function(): string {
    return attributeValue(this, 'function', StrAttr);
  }

  set function(value: string) {
    setAttributeValue(this, 'function', StrAttr, value);
  }

  /** Second argument of functions that have one */
  get parameter(): number | undefined {
    return optionalAttributeValue(this, 'parameter', F32Attr);
  }

  set parameter(value: number | undefined) {
    setAttributeValue(this, 'parameter', F32Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly dstIndex: Value; readonly function: string; readonly parameter?: number | undefined },
  ): UnaryTileOp {
    return buildOp(builder, location, UnaryTileOp, {
      operands: [args.dstIndex],
      attributes: { function: args.function, parameter: args.parameter },
      resultTypes: [],
    });
  }
}

/**
 * Init function of binary_tile.
 *
 * Prepares the vector engine for a function of two registers: `div_binary_tile_init` and so on.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.binary_tile_init"() <{function = "div"}> : () -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class BinaryTileInitOp extends Operation {
  static readonly opName = 'ttkernel.binary_tile_init';
  static readonly spec: OpSpec = {
    name: 'ttkernel.binary_tile_init',
    className: 'BinaryTileInitOp',
    operands: [],
    attributes: [{ name: 'function', constraint: StrAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Name in the function table of the vector engine */
  get function(): string {
    return attributeValue(this, 'function', StrAttr);
  }

  set function(value: string) {
    setAttributeValue(this, 'function', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly function: string }): BinaryTileInitOp {
    return buildOp(builder, location, BinaryTileInitOp, {
      operands: [],
      attributes: { function: args.function },
      resultTypes: [],
    });
  }
}

/**
 * Combines two destination registers.
 *
 * Replaces each element of the first register by a function of it and the element of the second: `div_binary_tile`, `binary_max_tile` and so on.
 *
 * ```mlir
 * func.func @kernel() {
 *   %c0 = arith.constant 0 : i32
 *   %c1 = arith.constant 1 : i32
 *   "ttkernel.binary_tile"(%c0, %c1) <{function = "div"}> : (i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class BinaryTileOp extends Operation {
  static readonly opName = 'ttkernel.binary_tile';
  static readonly spec: OpSpec = {
    name: 'ttkernel.binary_tile',
    className: 'BinaryTileOp',
    operands: [
      { name: 'dst_index0', constraint: I32 },
      { name: 'dst_index1', constraint: I32 },
    ],
    attributes: [{ name: 'function', constraint: StrAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Destination register of the left operand and the result, 0 to 15 */
  get dstIndex0(): Value {
    return this.operand(0);
  }

  /** Destination register of the right operand, 0 to 15 */
  get dstIndex1(): Value {
    return this.operand(1);
  }

  /** Name in the function table of the vector engine */
  get function(): string {
    return attributeValue(this, 'function', StrAttr);
  }

  set function(value: string) {
    setAttributeValue(this, 'function', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly dstIndex0: Value; readonly dstIndex1: Value; readonly function: string },
  ): BinaryTileOp {
    return buildOp(builder, location, BinaryTileOp, {
      operands: [args.dstIndex0, args.dstIndex1],
      attributes: { function: args.function },
      resultTypes: [],
    });
  }
}

/**
 * Init function of reduce_tile.
 *
 * Prepares the engine for `reduce_tile`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1, %out: !out) {
 *   "ttkernel.reduce_init"(%in0, %in1, %out) <{reduce_dim = #ttkernel.reduce_dim<row>, reduce_type = #ttkernel.reduce_type<sum>}> : (!in0, !in1, !out) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class ReduceInitOp extends Operation {
  static readonly opName = 'ttkernel.reduce_init';
  static readonly spec: OpSpec = {
    name: 'ttkernel.reduce_init',
    className: 'ReduceInitOp',
    operands: [
      { name: 'in_cb', constraint: CBTypeConstraint },
      { name: 'scaler_cb', constraint: CBTypeConstraint },
      { name: 'out_cb', constraint: CBTypeConstraint },
    ],
    attributes: [
      { name: 'reduce_type', constraint: ReduceTypeAttrConstraint },
      { name: 'reduce_dim', constraint: ReduceDimAttrConstraint },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get inCb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the tile whose element (0, 0) scales the result */
  get scalerCb(): Value {
    return this.operand(1);
  }

  /** Circular buffer of the results */
  get outCb(): Value {
    return this.operand(2);
  }

  /** How elements are combined */
  get reduceType(): ReduceType {
    return attributeValue(this, 'reduce_type', ReduceTypeAttrConstraint);
  }

  set reduceType(value: ReduceType) {
    setAttributeValue(this, 'reduce_type', ReduceTypeAttrConstraint, value);
  }

  /** Which elements are combined */
  get reduceDim(): ReduceDim {
    return attributeValue(this, 'reduce_dim', ReduceDimAttrConstraint);
  }

  set reduceDim(value: ReduceDim) {
    setAttributeValue(this, 'reduce_dim', ReduceDimAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inCb: Value;
      readonly scalerCb: Value;
      readonly outCb: Value;
      readonly reduceType: ReduceType;
      readonly reduceDim: ReduceDim;
    },
  ): ReduceInitOp {
    return buildOp(builder, location, ReduceInitOp, {
      operands: [args.inCb, args.scalerCb, args.outCb],
      attributes: { reduce_type: args.reduceType, reduce_dim: args.reduceDim },
      resultTypes: [],
    });
  }
}

/**
 * Reduces a tile.
 *
 * Combines the rows, the columns or all elements of a tile, multiplies by the scaler, and combines that with what is in the destination
 * register. The elements that hold no result are zero.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.reduce_tile"(%in0, %in1, %c0, %c0, %c0) <{reduce_dim = #ttkernel.reduce_dim<row>, reduce_type = #ttkernel.reduce_type<sum>}> : (!in0, !in1, i32, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class ReduceTileOp extends Operation {
  static readonly opName = 'ttkernel.reduce_tile';
  static readonly spec: OpSpec = {
    name: 'ttkernel.reduce_tile',
    className: 'ReduceTileOp',
    operands: [
      { name: 'in_cb', constraint: CBTypeConstraint },
      { name: 'scaler_cb', constraint: CBTypeConstraint },
      { name: 'in_tile_index', constraint: I32 },
      { name: 'scaler_tile_index', constraint: I32 },
      { name: 'dst_index', constraint: I32 },
    ],
    attributes: [
      { name: 'reduce_type', constraint: ReduceTypeAttrConstraint },
      { name: 'reduce_dim', constraint: ReduceDimAttrConstraint },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get inCb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the tile whose element (0, 0) scales the result */
  get scalerCb(): Value {
    return this.operand(1);
  }

  /** Page, counted from the front */
  get inTileIndex(): Value {
    return this.operand(2);
  }

  /** Page of the scaler, counted from the front */
  get scalerTileIndex(): Value {
    return this.operand(3);
  }

  /** Destination register to combine with, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(4);
  }

  /** How elements are combined */
  get reduceType(): ReduceType {
    return attributeValue(this, 'reduce_type', ReduceTypeAttrConstraint);
  }

  set reduceType(value: ReduceType) {
    setAttributeValue(this, 'reduce_type', ReduceTypeAttrConstraint, value);
  }

  /** Which elements are combined */
  get reduceDim(): ReduceDim {
    return attributeValue(this, 'reduce_dim', ReduceDimAttrConstraint);
  }

  set reduceDim(value: ReduceDim) {
    setAttributeValue(this, 'reduce_dim', ReduceDimAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inCb: Value;
      readonly scalerCb: Value;
      readonly inTileIndex: Value;
      readonly scalerTileIndex: Value;
      readonly dstIndex: Value;
      readonly reduceType: ReduceType;
      readonly reduceDim: ReduceDim;
    },
  ): ReduceTileOp {
    return buildOp(builder, location, ReduceTileOp, {
      operands: [args.inCb, args.scalerCb, args.inTileIndex, args.scalerTileIndex, args.dstIndex],
      attributes: { reduce_type: args.reduceType, reduce_dim: args.reduceDim },
      resultTypes: [],
    });
  }
}

/**
 * Runtime argument of the kernel.
 *
 * An argument that the host gave to this kernel on this core.
 *
 * ```mlir
 * func.func @kernel() {
 *   %c0 = arith.constant 0 : i32
 *   %0 = "ttkernel.get_arg_val"(%c0) : (i32) -> i32
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class GetArgValOp extends Operation {
  static readonly opName = 'ttkernel.get_arg_val';
  static readonly spec: OpSpec = {
    name: 'ttkernel.get_arg_val',
    className: 'GetArgValOp',
    operands: [{ name: 'arg_index', constraint: I32 }],
    attributes: [],
    results: [{ name: 'arg_val', constraint: I32 }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Number of the argument */
  get argIndex(): Value {
    return this.operand(0);
  }

  /** Its value */
  get argVal(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly argIndex: Value; readonly argValType: Type },
  ): GetArgValOp {
    return buildOp(builder, location, GetArgValOp, {
      operands: [args.argIndex],
      attributes: {},
      resultTypes: [args.argValType],
    });
  }
}

/**
 * Physical column of this core.
 *
 * Column of this core on the network, for `get_noc_addr`.
 *
 * ```mlir
 * func.func @kernel() {
 *   %0 = "ttkernel.my_x"() : () -> i32
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class MyXOp extends Operation {
  static readonly opName = 'ttkernel.my_x';
  static readonly spec: OpSpec = {
    name: 'ttkernel.my_x',
    className: 'MyXOp',
    operands: [],
    attributes: [],
    results: [{ name: 'x', constraint: I32 }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** The column */
  get x(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly xType: Type }): MyXOp {
    return buildOp(builder, location, MyXOp, { operands: [], attributes: {}, resultTypes: [args.xType] });
  }
}

/**
 * Physical row of this core.
 *
 * Row of this core on the network, for `get_noc_addr`.
 *
 * ```mlir
 * func.func @kernel() {
 *   %0 = "ttkernel.my_y"() : () -> i32
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class MyYOp extends Operation {
  static readonly opName = 'ttkernel.my_y';
  static readonly spec: OpSpec = {
    name: 'ttkernel.my_y',
    className: 'MyYOp',
    operands: [],
    attributes: [],
    results: [{ name: 'y', constraint: I32 }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** The row */
  get y(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly yType: Type }): MyYOp {
    return buildOp(builder, location, MyYOp, { operands: [], attributes: {}, resultTypes: [args.yType] });
  }
}

/**
 * Bytes of a page.
 *
 * Size of one page of a circular buffer.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0) {
 *   %0 = "ttkernel.get_tile_size"(%in0) : (!in0) -> i32
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class GetTileSizeOp extends Operation {
  static readonly opName = 'ttkernel.get_tile_size';
  static readonly spec: OpSpec = {
    name: 'ttkernel.get_tile_size',
    className: 'GetTileSizeOp',
    operands: [{ name: 'cb', constraint: CBTypeConstraint }],
    attributes: [],
    results: [{ name: 'tileSize', constraint: I32 }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer */
  get cb(): Value {
    return this.operand(0);
  }

  /** Size in bytes */
  get tileSize(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cb: Value; readonly tileSizeType: Type },
  ): GetTileSizeOp {
    return buildOp(builder, location, GetTileSizeOp, {
      operands: [args.cb],
      attributes: {},
      resultTypes: [args.tileSizeType],
    });
  }
}

/**
 * Address of the front of a circular buffer.
 *
 * L1 address of the first page that `cb_wait_front` waited for.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0) {
 *   %0 = "ttkernel.get_read_ptr"(%in0) : (!in0) -> i32
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class GetReadPtrOp extends Operation {
  static readonly opName = 'ttkernel.get_read_ptr';
  static readonly spec: OpSpec = {
    name: 'ttkernel.get_read_ptr',
    className: 'GetReadPtrOp',
    operands: [{ name: 'cb', constraint: CBTypeConstraint }],
    attributes: [],
    results: [{ name: 'readPtr', constraint: I32 }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer */
  get cb(): Value {
    return this.operand(0);
  }

  /** Address in L1 */
  get readPtr(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cb: Value; readonly readPtrType: Type },
  ): GetReadPtrOp {
    return buildOp(builder, location, GetReadPtrOp, {
      operands: [args.cb],
      attributes: {},
      resultTypes: [args.readPtrType],
    });
  }
}

/**
 * Address of the back of a circular buffer.
 *
 * L1 address of the first page that `cb_reserve_back` reserved.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0) {
 *   %0 = "ttkernel.get_write_ptr"(%in0) : (!in0) -> i32
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class GetWritePtrOp extends Operation {
  static readonly opName = 'ttkernel.get_write_ptr';
  static readonly spec: OpSpec = {
    name: 'ttkernel.get_write_ptr',
    className: 'GetWritePtrOp',
    operands: [{ name: 'cb', constraint: CBTypeConstraint }],
    attributes: [],
    results: [{ name: 'writePtr', constraint: I32 }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer */
  get cb(): Value {
    return this.operand(0);
  }

  /** Address in L1 */
  get writePtr(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cb: Value; readonly writePtrType: Type },
  ): GetWritePtrOp {
    return buildOp(builder, location, GetWritePtrOp, {
      operands: [args.cb],
      attributes: {},
      resultTypes: [args.writePtrType],
    });
  }
}

/**
 * Address in a bank of interleaved memory.
 *
 * Address of a byte of a DRAM channel or of the L1 of a core, by the number of the bank. Pages of an interleaved tensor go round robin over
 * the banks, so page p is in bank `p mod banks` at offset `p div banks * page size`.
 *
 * ```mlir
 * func.func @kernel(%n: i32, %addr: i32) {
 *   %0 = "ttkernel.get_noc_addr_from_bank_id"(%n, %addr) <{dram = true}> : (i32, i32) -> !ttkernel.noc_addr
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class GetNocAddrFromBankIDOp extends Operation {
  static readonly opName = 'ttkernel.get_noc_addr_from_bank_id';
  static readonly spec: OpSpec = {
    name: 'ttkernel.get_noc_addr_from_bank_id',
    className: 'GetNocAddrFromBankIDOp',
    operands: [
      { name: 'bankId', constraint: I32 },
      { name: 'bankAddressOffset', constraint: I32 },
    ],
    attributes: [{ name: 'dram', constraint: BoolAttr }],
    results: [{ name: 'nocAddr', constraint: NocAddrTypeConstraint }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Number of the bank */
  get bankId(): Value {
    return this.operand(0);
  }

  /** Byte address in the bank */
  get bankAddressOffset(): Value {
    return this.operand(1);
  }

  /** The banks are the DRAM channels, else the L1s of the worker cores */
  get dram(): boolean {
    return attributeValue(this, 'dram', BoolAttr);
  }

  set dram(value: boolean) {
    setAttributeValue(this, 'dram', BoolAttr, value);
  }

  /** The address */
  get nocAddr(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly bankId: Value;
      readonly bankAddressOffset: Value;
      readonly dram: boolean;
      readonly nocAddrType: Type;
    },
  ): GetNocAddrFromBankIDOp {
    return buildOp(builder, location, GetNocAddrFromBankIDOp, {
      operands: [args.bankId, args.bankAddressOffset],
      attributes: { dram: args.dram },
      resultTypes: [args.nocAddrType],
    });
  }
}

/**
 * Address in a rectangle of cores.
 *
 * The same L1 address on every core of a rectangle, for the multicast operations.
 *
 * ```mlir
 * func.func @kernel(%addr: i32) {
 *   %c1 = arith.constant 1 : i32
 *   %c4 = arith.constant 4 : i32
 *   %0 = "ttkernel.get_noc_multicast_addr"(%c1, %c1, %c4, %c4, %addr) : (i32, i32, i32, i32, i32) -> !ttkernel.noc_addr
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class GetNocMulticastAddrOp extends Operation {
  static readonly opName = 'ttkernel.get_noc_multicast_addr';
  static readonly spec: OpSpec = {
    name: 'ttkernel.get_noc_multicast_addr',
    className: 'GetNocMulticastAddrOp',
    operands: [
      { name: 'xStart', constraint: I32 },
      { name: 'yStart', constraint: I32 },
      { name: 'xEnd', constraint: I32 },
      { name: 'yEnd', constraint: I32 },
      { name: 'l1Address', constraint: I32 },
    ],
    attributes: [],
    results: [{ name: 'nocAddr', constraint: NocAddrTypeConstraint }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** First physical column */
  get xStart(): Value {
    return this.operand(0);
  }

  /** First physical row */
  get yStart(): Value {
    return this.operand(1);
  }

  /** Last physical column */
  get xEnd(): Value {
    return this.operand(2);
  }

  /** Last physical row */
  get yEnd(): Value {
    return this.operand(3);
  }

  /** Byte address on each core */
  get l1Address(): Value {
    return this.operand(4);
  }

  /** The address */
  get nocAddr(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly xStart: Value;
      readonly yStart: Value;
      readonly xEnd: Value;
      readonly yEnd: Value;
      readonly l1Address: Value;
      readonly nocAddrType: Type;
    },
  ): GetNocMulticastAddrOp {
    return buildOp(builder, location, GetNocMulticastAddrOp, {
      operands: [args.xStart, args.yStart, args.xEnd, args.yEnd, args.l1Address],
      attributes: {},
      resultTypes: [args.nocAddrType],
    });
  }
}

/**
 * Writes to a rectangle of cores.
 *
 * Starts to copy bytes from this core's L1 to every core of a rectangle.
 *
 * ```mlir
 * func.func @kernel(%addr: i32, %noc: !ttkernel.noc_addr, %size: i32) {
 *   %c8 = arith.constant 8 : i32
 *   "ttkernel.noc_async_write_multicast"(%addr, %noc, %size, %c8) : (i32, !ttkernel.noc_addr, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class NocAsyncWriteMulticastOp extends Operation {
  static readonly opName = 'ttkernel.noc_async_write_multicast';
  static readonly spec: OpSpec = {
    name: 'ttkernel.noc_async_write_multicast',
    className: 'NocAsyncWriteMulticastOp',
    operands: [
      { name: 'srcLocalL1Addr', constraint: I32 },
      { name: 'dstNocAddrMulticast', constraint: NocAddrTypeConstraint },
      { name: 'size', constraint: I32 },
      { name: 'numDests', constraint: I32 },
    ],
    attributes: [{ name: 'loopback_src', constraint: UnitAttr, optional: true }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** First byte to read in L1 */
  get srcLocalL1Addr(): Value {
    return this.operand(0);
  }

  /** Where it goes, from get_noc_multicast_addr */
  get dstNocAddrMulticast(): Value {
    return this.operand(1);
  }

  /** Number of bytes */
  get size(): Value {
    return this.operand(2);
  }

  /** Number of cores that receive it */
  get numDests(): Value {
    return this.operand(3);
  }

  /** This core, when it lies in the rectangle, receives it too */
  get loopbackSrc(): boolean {
    return this.properties.has('loopback_src');
  }

  set loopbackSrc(value: boolean) {
    setAttributeValue(this, 'loopback_src', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly srcLocalL1Addr: Value;
      readonly dstNocAddrMulticast: Value;
      readonly size: Value;
      readonly numDests: Value;
      readonly loopbackSrc?: boolean;
    },
  ): NocAsyncWriteMulticastOp {
    return buildOp(builder, location, NocAsyncWriteMulticastOp, {
      operands: [args.srcLocalL1Addr, args.dstNocAddrMulticast, args.size, args.numDests],
      attributes: { loopback_src: args.loopbackSrc || undefined },
      resultTypes: [],
    });
  }
}

/**
 * Reads an element of L1.
 *
 * Reads an unsigned number from this core's L1, for instance an index that the host wrote.
 *
 * ```mlir
 * func.func @kernel(%addr: i32) {
 *   %0 = "ttkernel.load_from_l1"(%addr) <{element_bytes = 4 : i32}> : (i32) -> i32
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class LoadFromL1Op extends Operation {
  static readonly opName = 'ttkernel.load_from_l1';
  static readonly spec: OpSpec = {
    name: 'ttkernel.load_from_l1',
    className: 'LoadFromL1Op',
    operands: [{ name: 'l1Address', constraint: I32 }],
    attributes: [{ name: 'element_bytes', constraint: I32Attr }],
    results: [{ name: 'value', constraint: I32 }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Address, a multiple of the size */
  get l1Address(): Value {
    return this.operand(0);
  }

  /** Bytes of an element, 1, 2 or 4 */
  get elementBytes(): number {
    return attributeValue(this, 'element_bytes', I32Attr);
  }

  set elementBytes(value: number) {
    setAttributeValue(this, 'element_bytes', I32Attr, value);
  }

  /** The number, zero extended */
  get value(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly l1Address: Value; readonly elementBytes: number; readonly valueType: Type },
  ): LoadFromL1Op {
    return buildOp(builder, location, LoadFromL1Op, {
      operands: [args.l1Address],
      attributes: { element_bytes: args.elementBytes },
      resultTypes: [args.valueType],
    });
  }
}

/**
 * Writes an element of L1.
 *
 * Writes the low bits of a number to this core's L1.
 *
 * ```mlir
 * func.func @kernel(%value: i32, %addr: i32) {
 *   "ttkernel.store_to_l1"(%value, %addr) <{element_bytes = 4 : i32}> : (i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class StoreToL1Op extends Operation {
  static readonly opName = 'ttkernel.store_to_l1';
  static readonly spec: OpSpec = {
    name: 'ttkernel.store_to_l1',
    className: 'StoreToL1Op',
    operands: [
      { name: 'value', constraint: I32 },
      { name: 'l1Address', constraint: I32 },
    ],
    attributes: [{ name: 'element_bytes', constraint: I32Attr }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** The number */
  get value(): Value {
    return this.operand(0);
  }

  /** Address, a multiple of the size */
  get l1Address(): Value {
    return this.operand(1);
  }

  /** Bytes of an element, 1, 2 or 4 */
  get elementBytes(): number {
    return attributeValue(this, 'element_bytes', I32Attr);
  }

  set elementBytes(value: number) {
    setAttributeValue(this, 'element_bytes', I32Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: Value; readonly l1Address: Value; readonly elementBytes: number },
  ): StoreToL1Op {
    return buildOp(builder, location, StoreToL1Op, {
      operands: [args.value, args.l1Address],
      attributes: { element_bytes: args.elementBytes },
      resultTypes: [],
    });
  }
}

/**
 * Fills a part of L1.
 *
 * Writes the same element again and again, as a loop of stores would: padding, scaler tiles.
 *
 * ```mlir
 * func.func @kernel(%value: i32, %addr: i32, %size: i32) {
 *   "ttkernel.fill_l1"(%value, %addr, %size) <{element_bytes = 2 : i32}> : (i32, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class FillL1Op extends Operation {
  static readonly opName = 'ttkernel.fill_l1';
  static readonly spec: OpSpec = {
    name: 'ttkernel.fill_l1',
    className: 'FillL1Op',
    operands: [
      { name: 'value', constraint: I32 },
      { name: 'l1Address', constraint: I32 },
      { name: 'size', constraint: I32 },
    ],
    attributes: [{ name: 'element_bytes', constraint: I32Attr }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Bits of the element */
  get value(): Value {
    return this.operand(0);
  }

  /** First address, a multiple of the element's size */
  get l1Address(): Value {
    return this.operand(1);
  }

  /** Number of bytes to fill */
  get size(): Value {
    return this.operand(2);
  }

  /** Bytes of an element, 1, 2 or 4 */
  get elementBytes(): number {
    return attributeValue(this, 'element_bytes', I32Attr);
  }

  set elementBytes(value: number) {
    setAttributeValue(this, 'element_bytes', I32Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: Value; readonly l1Address: Value; readonly size: Value; readonly elementBytes: number },
  ): FillL1Op {
    return buildOp(builder, location, FillL1Op, {
      operands: [args.value, args.l1Address, args.size],
      attributes: { element_bytes: args.elementBytes },
      resultTypes: [],
    });
  }
}

/**
 * Address of a semaphore.
 *
 * L1 address, the same on every core, of a semaphore that the host made.
 *
 * ```mlir
 * func.func @kernel() {
 *   %c0 = arith.constant 0 : i32
 *   %0 = "ttkernel.get_semaphore"(%c0) : (i32) -> i32
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class GetSemaphoreOp extends Operation {
  static readonly opName = 'ttkernel.get_semaphore';
  static readonly spec: OpSpec = {
    name: 'ttkernel.get_semaphore',
    className: 'GetSemaphoreOp',
    operands: [{ name: 'semaphoreId', constraint: I32 }],
    attributes: [],
    results: [{ name: 'semAddr', constraint: I32 }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Number of the semaphore */
  get semaphoreId(): Value {
    return this.operand(0);
  }

  /** Address in L1 */
  get semAddr(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly semaphoreId: Value; readonly semAddrType: Type },
  ): GetSemaphoreOp {
    return buildOp(builder, location, GetSemaphoreOp, {
      operands: [args.semaphoreId],
      attributes: {},
      resultTypes: [args.semAddrType],
    });
  }
}

/**
 * Sets a semaphore.
 *
 * Sets a semaphore of this core.
 *
 * ```mlir
 * func.func @kernel(%addr: i32) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.noc_semaphore_set"(%addr, %c0) : (i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class NocSemaphoreSetOp extends Operation {
  static readonly opName = 'ttkernel.noc_semaphore_set';
  static readonly spec: OpSpec = {
    name: 'ttkernel.noc_semaphore_set',
    className: 'NocSemaphoreSetOp',
    operands: [
      { name: 'semAddr', constraint: I32 },
      { name: 'val', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Address of the semaphore in this core's L1 */
  get semAddr(): Value {
    return this.operand(0);
  }

  /** Value */
  get val(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly semAddr: Value; readonly val: Value },
  ): NocSemaphoreSetOp {
    return buildOp(builder, location, NocSemaphoreSetOp, {
      operands: [args.semAddr, args.val],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Waits for a semaphore.
 *
 * Waits until a semaphore of this core has exactly a value.
 *
 * ```mlir
 * func.func @kernel(%addr: i32) {
 *   %c1 = arith.constant 1 : i32
 *   "ttkernel.noc_semaphore_wait"(%addr, %c1) : (i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class NocSemaphoreWaitOp extends Operation {
  static readonly opName = 'ttkernel.noc_semaphore_wait';
  static readonly spec: OpSpec = {
    name: 'ttkernel.noc_semaphore_wait',
    className: 'NocSemaphoreWaitOp',
    operands: [
      { name: 'semAddr', constraint: I32 },
      { name: 'val', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Address of the semaphore in this core's L1 */
  get semAddr(): Value {
    return this.operand(0);
  }

  /** Value */
  get val(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly semAddr: Value; readonly val: Value },
  ): NocSemaphoreWaitOp {
    return buildOp(builder, location, NocSemaphoreWaitOp, {
      operands: [args.semAddr, args.val],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Waits for a semaphore to reach a value.
 *
 * Waits until a semaphore of this core has at least a value.
 *
 * ```mlir
 * func.func @kernel(%addr: i32) {
 *   %c1 = arith.constant 1 : i32
 *   "ttkernel.noc_semaphore_wait_min"(%addr, %c1) : (i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class NocSemaphoreWaitMinOp extends Operation {
  static readonly opName = 'ttkernel.noc_semaphore_wait_min';
  static readonly spec: OpSpec = {
    name: 'ttkernel.noc_semaphore_wait_min',
    className: 'NocSemaphoreWaitMinOp',
    operands: [
      { name: 'semAddr', constraint: I32 },
      { name: 'val', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Address of the semaphore in this core's L1 */
  get semAddr(): Value {
    return this.operand(0);
  }

  /** Value */
  get val(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly semAddr: Value; readonly val: Value },
  ): NocSemaphoreWaitMinOp {
    return buildOp(builder, location, NocSemaphoreWaitMinOp, {
      operands: [args.semAddr, args.val],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Counts up a semaphore.
 *
 * Adds to a semaphore of any core.
 *
 * ```mlir
 * func.func @kernel(%noc: !ttkernel.noc_addr) {
 *   %c1 = arith.constant 1 : i32
 *   "ttkernel.noc_semaphore_inc"(%noc, %c1) : (!ttkernel.noc_addr, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class NocSemaphoreIncOp extends Operation {
  static readonly opName = 'ttkernel.noc_semaphore_inc';
  static readonly spec: OpSpec = {
    name: 'ttkernel.noc_semaphore_inc',
    className: 'NocSemaphoreIncOp',
    operands: [
      { name: 'addr', constraint: NocAddrTypeConstraint },
      { name: 'incr', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Address of the semaphore on the network */
  get addr(): Value {
    return this.operand(0);
  }

  /** What is added */
  get incr(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly addr: Value; readonly incr: Value },
  ): NocSemaphoreIncOp {
    return buildOp(builder, location, NocSemaphoreIncOp, {
      operands: [args.addr, args.incr],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Sets the semaphores of a rectangle of cores.
 *
 * Copies the value of a semaphore of this core to the one of every core of a rectangle.
 *
 * ```mlir
 * func.func @kernel(%addr: i32, %noc: !ttkernel.noc_addr) {
 *   %c8 = arith.constant 8 : i32
 *   "ttkernel.noc_semaphore_set_multicast"(%addr, %noc, %c8) : (i32, !ttkernel.noc_addr, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class NocSemaphoreSetMulticastOp extends Operation {
  static readonly opName = 'ttkernel.noc_semaphore_set_multicast';
  static readonly spec: OpSpec = {
    name: 'ttkernel.noc_semaphore_set_multicast',
    className: 'NocSemaphoreSetMulticastOp',
    operands: [
      { name: 'srcLocalL1Addr', constraint: I32 },
      { name: 'dstNocAddrMulticast', constraint: NocAddrTypeConstraint },
      { name: 'numDests', constraint: I32 },
    ],
    attributes: [{ name: 'loopback_src', constraint: UnitAttr, optional: true }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Address of this core's semaphore */
  get srcLocalL1Addr(): Value {
    return this.operand(0);
  }

  /** The others, from get_noc_multicast_addr */
  get dstNocAddrMulticast(): Value {
    return this.operand(1);
  }

  /** Number of cores that are set */
  get numDests(): Value {
    return this.operand(2);
  }

  /** This core, when it lies in the rectangle, is set too */
  get loopbackSrc(): boolean {
    return this.properties.has('loopback_src');
  }

  set loopbackSrc(value: boolean) {
    setAttributeValue(this, 'loopback_src', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly srcLocalL1Addr: Value;
      readonly dstNocAddrMulticast: Value;
      readonly numDests: Value;
      readonly loopbackSrc?: boolean;
    },
  ): NocSemaphoreSetMulticastOp {
    return buildOp(builder, location, NocSemaphoreSetMulticastOp, {
      operands: [args.srcLocalL1Addr, args.dstNocAddrMulticast, args.numDests],
      attributes: { loopback_src: args.loopbackSrc || undefined },
      resultTypes: [],
    });
  }
}

const packSetDataTypeOpDataTypeConstraint: AttrConstraint<DataType> = enumAsInteger<DataType>(
  dataTypeEnum,
  'TT DataTypes',
  32,
  false,
);

/**
 * Pack set DataType op.
 *
 * Sets the format that the packer writes.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.pack_set_data_type"() <{data_type = 2 : i32}> : () -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class PackSetDataTypeOp extends Operation {
  static readonly opName = 'ttkernel.pack_set_data_type';
  static readonly spec: OpSpec = {
    name: 'ttkernel.pack_set_data_type',
    className: 'PackSetDataTypeOp',
    operands: [],
    attributes: [{ name: 'data_type', constraint: packSetDataTypeOpDataTypeConstraint }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Format of the circular buffer that is written */
  get dataType(): DataType {
    return attributeValue(this, 'data_type', packSetDataTypeOpDataTypeConstraint);
  }

  set dataType(value: DataType) {
    setAttributeValue(this, 'data_type', packSetDataTypeOpDataTypeConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly dataType: DataType }): PackSetDataTypeOp {
    return buildOp(builder, location, PackSetDataTypeOp, {
      operands: [],
      attributes: { data_type: args.dataType },
      resultTypes: [],
    });
  }
}

const unpackSetDataTypeOpDataTypeAConstraint: AttrConstraint<DataType> = enumAsInteger<DataType>(
  dataTypeEnum,
  'TT DataTypes',
  32,
  false,
);

const unpackSetDataTypeOpDataTypeBConstraint: AttrConstraint<DataType> = enumAsInteger<DataType>(
  dataTypeEnum,
  'TT DataTypes',
  32,
  false,
);

/**
 * Unpack set DataType op.
 *
 * Sets the formats that the unpackers read.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.unpack_set_data_type"() <{data_type_a = 2 : i32, data_type_b = 2 : i32}> : () -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class UnpackSetDataTypeOp extends Operation {
  static readonly opName = 'ttkernel.unpack_set_data_type';
  static readonly spec: OpSpec = {
    name: 'ttkernel.unpack_set_data_type',
    className: 'UnpackSetDataTypeOp',
    operands: [],
    attributes: [
      { name: 'data_type_a', constraint: unpackSetDataTypeOpDataTypeAConstraint },
      { name: 'data_type_b', constraint: unpackSetDataTypeOpDataTypeBConstraint },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Format of what unpacker A reads */
  get dataTypeA(): DataType {
    return attributeValue(this, 'data_type_a', unpackSetDataTypeOpDataTypeAConstraint);
  }

  set dataTypeA(value: DataType) {
    setAttributeValue(this, 'data_type_a', unpackSetDataTypeOpDataTypeAConstraint, value);
  }

  /** Format of what unpacker B reads */
  get dataTypeB(): DataType {
    return attributeValue(this, 'data_type_b', unpackSetDataTypeOpDataTypeBConstraint);
  }

  set dataTypeB(value: DataType) {
    setAttributeValue(this, 'data_type_b', unpackSetDataTypeOpDataTypeBConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly dataTypeA: DataType; readonly dataTypeB: DataType },
  ): UnpackSetDataTypeOp {
    return buildOp(builder, location, UnpackSetDataTypeOp, {
      operands: [],
      attributes: { data_type_a: args.dataTypeA, data_type_b: args.dataTypeB },
      resultTypes: [],
    });
  }
}

/**
 * Pack op.
 *
 * Packs a destination register into a page of a circular buffer.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%out: !out) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.pack"(%c0, %out, %c0) : (i32, !out, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class PackOp extends Operation {
  static readonly opName = 'ttkernel.pack';
  static readonly spec: OpSpec = {
    name: 'ttkernel.pack',
    className: 'PackOp',
    operands: [
      { name: 'dst_index', constraint: I32 },
      { name: 'out_cb', constraint: CBTypeConstraint },
      { name: 'out_index', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Destination register to read, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(0);
  }

  /** Circular buffer to write */
  get outCb(): Value {
    return this.operand(1);
  }

  /** Page within the reserved part of the buffer */
  get outIndex(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly dstIndex: Value; readonly outCb: Value; readonly outIndex: Value },
  ): PackOp {
    return buildOp(builder, location, PackOp, {
      operands: [args.dstIndex, args.outCb, args.outIndex],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * UnpackA op.
 *
 * Unpacks a tile into source register A.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.unpack_a"(%in0, %c0) : (!in0, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class UnpackAOp extends Operation {
  static readonly opName = 'ttkernel.unpack_a';
  static readonly spec: OpSpec = {
    name: 'ttkernel.unpack_a',
    className: 'UnpackAOp',
    operands: [
      { name: 'cb', constraint: CBTypeConstraint },
      { name: 'src_index', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get cb(): Value {
    return this.operand(0);
  }

  /** Page, counted from the front */
  get srcIndex(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cb: Value; readonly srcIndex: Value },
  ): UnpackAOp {
    return buildOp(builder, location, UnpackAOp, {
      operands: [args.cb, args.srcIndex],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * UnpackAB op.
 *
 * Unpacks two tiles into source registers A and B.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.unpack_ab"(%in0, %c0, %in1, %c0) : (!in0, i32, !in1, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class UnpackABOp extends Operation {
  static readonly opName = 'ttkernel.unpack_ab';
  static readonly spec: OpSpec = {
    name: 'ttkernel.unpack_ab',
    className: 'UnpackABOp',
    operands: [
      { name: 'cb_a', constraint: CBTypeConstraint },
      { name: 'src_a_index', constraint: I32 },
      { name: 'cb_b', constraint: CBTypeConstraint },
      { name: 'src_b_index', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer for register A */
  get cbA(): Value {
    return this.operand(0);
  }

  /** Page for register A */
  get srcAIndex(): Value {
    return this.operand(1);
  }

  /** Circular buffer for register B */
  get cbB(): Value {
    return this.operand(2);
  }

  /** Page for register B */
  get srcBIndex(): Value {
    return this.operand(3);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cbA: Value; readonly srcAIndex: Value; readonly cbB: Value; readonly srcBIndex: Value },
  ): UnpackABOp {
    return buildOp(builder, location, UnpackABOp, {
      operands: [args.cbA, args.srcAIndex, args.cbB, args.srcBIndex],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Add operation
 *
 * Adds source registers A and B into a destination register.
 *
 * ```mlir
 * func.func @kernel() {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.add"(%c0) : (i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class AddOp extends Operation {
  static readonly opName = 'ttkernel.add';
  static readonly spec: OpSpec = {
    name: 'ttkernel.add',
    className: 'AddOp',
    operands: [{ name: 'dst_index', constraint: I32 }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Destination register, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly dstIndex: Value }): AddOp {
    return buildOp(builder, location, AddOp, { operands: [args.dstIndex], attributes: {}, resultTypes: [] });
  }
}

/**
 * Sub operation
 *
 * Subtracts source register B from A into a destination register.
 *
 * ```mlir
 * func.func @kernel() {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.sub"(%c0) : (i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class SubOp extends Operation {
  static readonly opName = 'ttkernel.sub';
  static readonly spec: OpSpec = {
    name: 'ttkernel.sub',
    className: 'SubOp',
    operands: [{ name: 'dst_index', constraint: I32 }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Destination register, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly dstIndex: Value }): SubOp {
    return buildOp(builder, location, SubOp, { operands: [args.dstIndex], attributes: {}, resultTypes: [] });
  }
}

/**
 * Mul operation
 *
 * Multiplies source registers A and B elementwise into a destination register.
 *
 * ```mlir
 * func.func @kernel() {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.mul"(%c0) : (i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class MulOp extends Operation {
  static readonly opName = 'ttkernel.mul';
  static readonly spec: OpSpec = {
    name: 'ttkernel.mul',
    className: 'MulOp',
    operands: [{ name: 'dst_index', constraint: I32 }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Destination register, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly dstIndex: Value }): MulOp {
    return buildOp(builder, location, MulOp, { operands: [args.dstIndex], attributes: {}, resultTypes: [] });
  }
}

/**
 * Matmul operation
 *
 * Adds the matrix product of the source registers to a destination register.
 *
 * ```mlir
 * func.func @kernel() {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.matmul"(%c0) : (i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class MatmulOp extends Operation {
  static readonly opName = 'ttkernel.matmul';
  static readonly spec: OpSpec = {
    name: 'ttkernel.matmul',
    className: 'MatmulOp',
    operands: [{ name: 'dst_index', constraint: I32 }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Destination register, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly dstIndex: Value }): MatmulOp {
    return buildOp(builder, location, MatmulOp, { operands: [args.dstIndex], attributes: {}, resultTypes: [] });
  }
}

/**
 * Acquire dest call.
 *
 * Takes the destination registers for the whole compute kernel and zeroes them.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.acquire_dst"() : () -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class AcquireDstOp extends Operation {
  static readonly opName = 'ttkernel.acquire_dst';
  static readonly spec: OpSpec = {
    name: 'ttkernel.acquire_dst',
    className: 'AcquireDstOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location): AcquireDstOp {
    return buildOp(builder, location, AcquireDstOp, { operands: [], attributes: {}, resultTypes: [] });
  }
}

/**
 * Release dest call.
 *
 * Gives back what `acquire_dst` took.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.release_dst"() : () -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class ReleaseDstOp extends Operation {
  static readonly opName = 'ttkernel.release_dst';
  static readonly spec: OpSpec = {
    name: 'ttkernel.release_dst',
    className: 'ReleaseDstOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location): ReleaseDstOp {
    return buildOp(builder, location, ReleaseDstOp, { operands: [], attributes: {}, resultTypes: [] });
  }
}

/**
 * Tile_regs_acquire
 *
 * The math thread waits until the destination registers are free, and takes and zeroes them.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.tile_regs_acquire"() : () -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class TileRegsAcquireOp extends Operation {
  static readonly opName = 'ttkernel.tile_regs_acquire';
  static readonly spec: OpSpec = {
    name: 'ttkernel.tile_regs_acquire',
    className: 'TileRegsAcquireOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location): TileRegsAcquireOp {
    return buildOp(builder, location, TileRegsAcquireOp, { operands: [], attributes: {}, resultTypes: [] });
  }
}

/**
 * Tile_regs_commit
 *
 * The math thread hands the destination registers to the pack thread.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.tile_regs_commit"() : () -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class TileRegsCommitOp extends Operation {
  static readonly opName = 'ttkernel.tile_regs_commit';
  static readonly spec: OpSpec = {
    name: 'ttkernel.tile_regs_commit',
    className: 'TileRegsCommitOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location): TileRegsCommitOp {
    return buildOp(builder, location, TileRegsCommitOp, { operands: [], attributes: {}, resultTypes: [] });
  }
}

/**
 * Tile_regs_wait
 *
 * The pack thread waits until the math thread has committed.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.tile_regs_wait"() : () -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class TileRegsWaitOp extends Operation {
  static readonly opName = 'ttkernel.tile_regs_wait';
  static readonly spec: OpSpec = {
    name: 'ttkernel.tile_regs_wait',
    className: 'TileRegsWaitOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location): TileRegsWaitOp {
    return buildOp(builder, location, TileRegsWaitOp, { operands: [], attributes: {}, resultTypes: [] });
  }
}

/**
 * Tile_regs_release
 *
 * The pack thread frees the destination registers.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.tile_regs_release"() : () -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class TileRegsReleaseOp extends Operation {
  static readonly opName = 'ttkernel.tile_regs_release';
  static readonly spec: OpSpec = {
    name: 'ttkernel.tile_regs_release',
    className: 'TileRegsReleaseOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location): TileRegsReleaseOp {
    return buildOp(builder, location, TileRegsReleaseOp, { operands: [], attributes: {}, resultTypes: [] });
  }
}

/**
 * PackTile op.
 *
 * Packs a destination register into a page that `cb_reserve_back` reserved. The consumer sees it after `cb_push_back`. Calls after one
 * reservation fill consecutive pages.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%out: !out) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.pack_tile"(%c0, %out, %c0) : (i32, !out, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class PackTileOp extends Operation {
  static readonly opName = 'ttkernel.pack_tile';
  static readonly spec: OpSpec = {
    name: 'ttkernel.pack_tile',
    className: 'PackTileOp',
    operands: [
      { name: 'dst_index', constraint: I32 },
      { name: 'out_cb', constraint: CBTypeConstraint },
      { name: 'out_index', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Destination register to read, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(0);
  }

  /** Circular buffer to write */
  get outCb(): Value {
    return this.operand(1);
  }

  /** Page within the reserved part of the buffer */
  get outIndex(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly dstIndex: Value; readonly outCb: Value; readonly outIndex: Value },
  ): PackTileOp {
    return buildOp(builder, location, PackTileOp, {
      operands: [args.dstIndex, args.outCb, args.outIndex],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Init function for all binary ops
 *
 * Prepares the engine for an operation on two circular buffers. The init of that operation follows.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1, %out: !out) {
 *   "ttkernel.binary_op_init_common"(%in0, %in1, %out) : (!in0, !in1, !out) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class BinaryOpInitCommonOp extends Operation {
  static readonly opName = 'ttkernel.binary_op_init_common';
  static readonly spec: OpSpec = {
    name: 'ttkernel.binary_op_init_common',
    className: 'BinaryOpInitCommonOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
      { name: 'out_cb', constraint: CBTypeConstraint },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left operands */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right operands */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Circular buffer of the results */
  get outCb(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly in0Cb: Value; readonly in1Cb: Value; readonly outCb: Value },
  ): BinaryOpInitCommonOp {
    return buildOp(builder, location, BinaryOpInitCommonOp, {
      operands: [args.in0Cb, args.in1Cb, args.outCb],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Short init function
 *
 * Prepares the engine for `add_tiles`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1) {
 *   "ttkernel.add_tiles_init"(%in0, %in1) : (!in0, !in1) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class AddTilesInitOp extends Operation {
  static readonly opName = 'ttkernel.add_tiles_init';
  static readonly spec: OpSpec = {
    name: 'ttkernel.add_tiles_init',
    className: 'AddTilesInitOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left operands */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right operands */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly in0Cb: Value; readonly in1Cb: Value },
  ): AddTilesInitOp {
    return buildOp(builder, location, AddTilesInitOp, {
      operands: [args.in0Cb, args.in1Cb],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Add operation
 *
 * Writes the elementwise sums of two tiles to a destination register.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.add_tiles"(%in0, %in1, %c0, %c0, %c0) : (!in0, !in1, i32, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class AddTilesOp extends Operation {
  static readonly opName = 'ttkernel.add_tiles';
  static readonly spec: OpSpec = {
    name: 'ttkernel.add_tiles',
    className: 'AddTilesOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
      { name: 'in0_tile_index', constraint: I32 },
      { name: 'in1_tile_index', constraint: I32 },
      { name: 'dst_index', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left operand */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right operand */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Page of the left operand, counted from the front */
  get in0TileIndex(): Value {
    return this.operand(2);
  }

  /** Page of the right operand, counted from the front */
  get in1TileIndex(): Value {
    return this.operand(3);
  }

  /** Destination register to write, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(4);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly in0Cb: Value;
      readonly in1Cb: Value;
      readonly in0TileIndex: Value;
      readonly in1TileIndex: Value;
      readonly dstIndex: Value;
    },
  ): AddTilesOp {
    return buildOp(builder, location, AddTilesOp, {
      operands: [args.in0Cb, args.in1Cb, args.in0TileIndex, args.in1TileIndex, args.dstIndex],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Short init function
 *
 * Prepares the engine for `mul_tiles`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1) {
 *   "ttkernel.mul_tiles_init"(%in0, %in1) : (!in0, !in1) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class MulTilesInitOp extends Operation {
  static readonly opName = 'ttkernel.mul_tiles_init';
  static readonly spec: OpSpec = {
    name: 'ttkernel.mul_tiles_init',
    className: 'MulTilesInitOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left operands */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right operands */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly in0Cb: Value; readonly in1Cb: Value },
  ): MulTilesInitOp {
    return buildOp(builder, location, MulTilesInitOp, {
      operands: [args.in0Cb, args.in1Cb],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * Mul operation
 *
 * Writes the elementwise products of two tiles to a destination register.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %in1: !in1) {
 *   %c0 = arith.constant 0 : i32
 *   "ttkernel.mul_tiles"(%in0, %in1, %c0, %c0, %c0) : (!in0, !in1, i32, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class MulTilesOp extends Operation {
  static readonly opName = 'ttkernel.mul_tiles';
  static readonly spec: OpSpec = {
    name: 'ttkernel.mul_tiles',
    className: 'MulTilesOp',
    operands: [
      { name: 'in0_cb', constraint: CBTypeConstraint },
      { name: 'in1_cb', constraint: CBTypeConstraint },
      { name: 'in0_tile_index', constraint: I32 },
      { name: 'in1_tile_index', constraint: I32 },
      { name: 'dst_index', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer of the left operand */
  get in0Cb(): Value {
    return this.operand(0);
  }

  /** Circular buffer of the right operand */
  get in1Cb(): Value {
    return this.operand(1);
  }

  /** Page of the left operand, counted from the front */
  get in0TileIndex(): Value {
    return this.operand(2);
  }

  /** Page of the right operand, counted from the front */
  get in1TileIndex(): Value {
    return this.operand(3);
  }

  /** Destination register to write, 0 to 15 */
  get dstIndex(): Value {
    return this.operand(4);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly in0Cb: Value;
      readonly in1Cb: Value;
      readonly in0TileIndex: Value;
      readonly in1TileIndex: Value;
      readonly dstIndex: Value;
    },
  ): MulTilesOp {
    return buildOp(builder, location, MulTilesOp, {
      operands: [args.in0Cb, args.in1Cb, args.in0TileIndex, args.in1TileIndex, args.dstIndex],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * CBPushBack call.
 *
 * Makes reserved pages visible to the consumer.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0) {
 *   %c1 = arith.constant 1 : i32
 *   "ttkernel.cb_push_back"(%in0, %c1) : (!in0, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class CBPushBackOp extends Operation {
  static readonly opName = 'ttkernel.cb_push_back';
  static readonly spec: OpSpec = {
    name: 'ttkernel.cb_push_back',
    className: 'CBPushBackOp',
    operands: [
      { name: 'cb', constraint: CBTypeConstraint },
      { name: 'numPages', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer */
  get cb(): Value {
    return this.operand(0);
  }

  /** Number of pages */
  get numPages(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cb: Value; readonly numPages: Value },
  ): CBPushBackOp {
    return buildOp(builder, location, CBPushBackOp, {
      operands: [args.cb, args.numPages],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * CBPopFront call.
 *
 * Frees pages at the front for the producer.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0) {
 *   %c1 = arith.constant 1 : i32
 *   "ttkernel.cb_pop_front"(%in0, %c1) : (!in0, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class CBPopFrontOp extends Operation {
  static readonly opName = 'ttkernel.cb_pop_front';
  static readonly spec: OpSpec = {
    name: 'ttkernel.cb_pop_front',
    className: 'CBPopFrontOp',
    operands: [
      { name: 'cb', constraint: CBTypeConstraint },
      { name: 'numPages', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer */
  get cb(): Value {
    return this.operand(0);
  }

  /** Number of pages */
  get numPages(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cb: Value; readonly numPages: Value },
  ): CBPopFrontOp {
    return buildOp(builder, location, CBPopFrontOp, {
      operands: [args.cb, args.numPages],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * CBReserveBack call.
 *
 * Waits until pages are free to be written at the back.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0) {
 *   %c1 = arith.constant 1 : i32
 *   "ttkernel.cb_reserve_back"(%in0, %c1) : (!in0, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class CBReserveBackOp extends Operation {
  static readonly opName = 'ttkernel.cb_reserve_back';
  static readonly spec: OpSpec = {
    name: 'ttkernel.cb_reserve_back',
    className: 'CBReserveBackOp',
    operands: [
      { name: 'cb', constraint: CBTypeConstraint },
      { name: 'numPages', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer */
  get cb(): Value {
    return this.operand(0);
  }

  /** Number of pages */
  get numPages(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cb: Value; readonly numPages: Value },
  ): CBReserveBackOp {
    return buildOp(builder, location, CBReserveBackOp, {
      operands: [args.cb, args.numPages],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * CBWaitFront call.
 *
 * Waits until pages are there to be read at the front.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0) {
 *   %c1 = arith.constant 1 : i32
 *   "ttkernel.cb_wait_front"(%in0, %c1) : (!in0, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class CBWaitFrontOp extends Operation {
  static readonly opName = 'ttkernel.cb_wait_front';
  static readonly spec: OpSpec = {
    name: 'ttkernel.cb_wait_front',
    className: 'CBWaitFrontOp',
    operands: [
      { name: 'cb', constraint: CBTypeConstraint },
      { name: 'numPages', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer */
  get cb(): Value {
    return this.operand(0);
  }

  /** Number of pages */
  get numPages(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cb: Value; readonly numPages: Value },
  ): CBWaitFrontOp {
    return buildOp(builder, location, CBWaitFrontOp, {
      operands: [args.cb, args.numPages],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * TilizeInitOp call.
 *
 * Prepares the engine for `tilize_block`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !rows = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
 * !out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%rows: !rows, %out: !out) {
 *   %c4 = arith.constant 4 : i32
 *   "ttkernel.tilize_init"(%rows, %c4, %out) : (!rows, i32, !out) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class TilizeInitOp extends Operation {
  static readonly opName = 'ttkernel.tilize_init';
  static readonly spec: OpSpec = {
    name: 'ttkernel.tilize_init',
    className: 'TilizeInitOp',
    operands: [
      { name: 'cbIn', constraint: CBTypeConstraint },
      { name: 'numTiles', constraint: I32 },
      { name: 'cbOut', constraint: CBTypeConstraint },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get cbIn(): Value {
    return this.operand(0);
  }

  /** Tiles in a row of the block */
  get numTiles(): Value {
    return this.operand(1);
  }

  /** Circular buffer to write */
  get cbOut(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cbIn: Value; readonly numTiles: Value; readonly cbOut: Value },
  ): TilizeInitOp {
    return buildOp(builder, location, TilizeInitOp, {
      operands: [args.cbIn, args.numTiles, args.cbOut],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * UntilizeInitOp call.
 *
 * Prepares the engine for `untilize_block`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !rows_out = !ttkernel.cb<cb_out0, 66560, memref<64x128xf32, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %rows_out: !rows_out) {
 *   "ttkernel.untilize_init"(%in0, %rows_out) : (!in0, !rows_out) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class UntilizeInitOp extends Operation {
  static readonly opName = 'ttkernel.untilize_init';
  static readonly spec: OpSpec = {
    name: 'ttkernel.untilize_init',
    className: 'UntilizeInitOp',
    operands: [
      { name: 'cbIn', constraint: CBTypeConstraint },
      { name: 'cbOut', constraint: CBTypeConstraint },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read, tiled */
  get cbIn(): Value {
    return this.operand(0);
  }

  /** Circular buffer to write, row-major */
  get cbOut(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cbIn: Value; readonly cbOut: Value },
  ): UntilizeInitOp {
    return buildOp(builder, location, UntilizeInitOp, {
      operands: [args.cbIn, args.cbOut],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * TilizeBlockOp call.
 *
 * Converts 32 rows, `numTiles` tiles wide, to tiles.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !rows = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
 * !out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%rows: !rows, %out: !out) {
 *   %c4 = arith.constant 4 : i32
 *   "ttkernel.tilize_block"(%rows, %c4, %out) : (!rows, i32, !out) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class TilizeBlockOp extends Operation {
  static readonly opName = 'ttkernel.tilize_block';
  static readonly spec: OpSpec = {
    name: 'ttkernel.tilize_block',
    className: 'TilizeBlockOp',
    operands: [
      { name: 'cbIn', constraint: CBTypeConstraint },
      { name: 'numTiles', constraint: I32 },
      { name: 'cbOut', constraint: CBTypeConstraint },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get cbIn(): Value {
    return this.operand(0);
  }

  /** Tiles in a row of the block */
  get numTiles(): Value {
    return this.operand(1);
  }

  /** Circular buffer to write */
  get cbOut(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cbIn: Value; readonly numTiles: Value; readonly cbOut: Value },
  ): TilizeBlockOp {
    return buildOp(builder, location, TilizeBlockOp, {
      operands: [args.cbIn, args.numTiles, args.cbOut],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * UntilizeBlockOp call.
 *
 * Converts a row of `numTiles` tiles to 32 rows.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !rows_out = !ttkernel.cb<cb_out0, 66560, memref<64x128xf32, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %rows_out: !rows_out) {
 *   %c4 = arith.constant 4 : i32
 *   "ttkernel.untilize_block"(%in0, %c4, %rows_out) : (!in0, i32, !rows_out) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class UntilizeBlockOp extends Operation {
  static readonly opName = 'ttkernel.untilize_block';
  static readonly spec: OpSpec = {
    name: 'ttkernel.untilize_block',
    className: 'UntilizeBlockOp',
    operands: [
      { name: 'cbIn', constraint: CBTypeConstraint },
      { name: 'numTiles', constraint: I32 },
      { name: 'cbOut', constraint: CBTypeConstraint },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Circular buffer to read */
  get cbIn(): Value {
    return this.operand(0);
  }

  /** Tiles in a row of the block */
  get numTiles(): Value {
    return this.operand(1);
  }

  /** Circular buffer to write */
  get cbOut(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly cbIn: Value; readonly numTiles: Value; readonly cbOut: Value },
  ): UntilizeBlockOp {
    return buildOp(builder, location, UntilizeBlockOp, {
      operands: [args.cbIn, args.numTiles, args.cbOut],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * GetNocAddr
 *
 * Address of a byte of the L1 of a core, or of a DRAM channel, on the network.
 *
 * ```mlir
 * func.func @kernel(%addr: i32) {
 *   %c1 = arith.constant 1 : i32
 *   %c2 = arith.constant 2 : i32
 *   %0 = "ttkernel.get_noc_addr"(%c1, %c2, %addr) : (i32, i32, i32) -> !ttkernel.noc_addr
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class GetNocAddrOp extends Operation {
  static readonly opName = 'ttkernel.get_noc_addr';
  static readonly spec: OpSpec = {
    name: 'ttkernel.get_noc_addr',
    className: 'GetNocAddrOp',
    operands: [
      { name: 'x', constraint: I32 },
      { name: 'y', constraint: I32 },
      { name: 'l1Address', constraint: I32 },
    ],
    attributes: [],
    results: [{ name: 'nocAddr', constraint: NocAddrTypeConstraint }],
    regions: [],
    successors: [],
    traits: [InferTypeOpInterface],
  };

  /** Physical column of the core */
  get x(): Value {
    return this.operand(0);
  }

  /** Physical row of the core */
  get y(): Value {
    return this.operand(1);
  }

  /** Byte address there */
  get l1Address(): Value {
    return this.operand(2);
  }

  /** The address */
  get nocAddr(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly x: Value; readonly y: Value; readonly l1Address: Value; readonly nocAddrType?: Type | undefined },
  ): GetNocAddrOp {
    return buildOp(builder, location, GetNocAddrOp, {
      operands: [args.x, args.y, args.l1Address],
      attributes: {},
      resultTypes: args.nocAddrType && [args.nocAddrType],
    });
  }
}

/**
 * NocAsyncRead
 *
 * Starts to copy bytes from the network to this core's L1.
 *
 * ```mlir
 * func.func @kernel(%noc: !ttkernel.noc_addr, %addr: i32, %size: i32) {
 *   "ttkernel.noc_async_read"(%noc, %addr, %size) : (!ttkernel.noc_addr, i32, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class NocAsyncReadOp extends Operation {
  static readonly opName = 'ttkernel.noc_async_read';
  static readonly spec: OpSpec = {
    name: 'ttkernel.noc_async_read',
    className: 'NocAsyncReadOp',
    operands: [
      { name: 'srcNocAddr', constraint: NocAddrTypeConstraint },
      { name: 'dstLocalL1Addr', constraint: I32 },
      { name: 'size', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** First byte to read */
  get srcNocAddr(): Value {
    return this.operand(0);
  }

  /** Where it goes in L1 */
  get dstLocalL1Addr(): Value {
    return this.operand(1);
  }

  /** Number of bytes */
  get size(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly srcNocAddr: Value; readonly dstLocalL1Addr: Value; readonly size: Value },
  ): NocAsyncReadOp {
    return buildOp(builder, location, NocAsyncReadOp, {
      operands: [args.srcNocAddr, args.dstLocalL1Addr, args.size],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * NocAsyncReadBarrier
 *
 * Waits until the reads that this thread started are complete.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.noc_async_read_barrier"() : () -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class NocAsyncReadBarrierOp extends Operation {
  static readonly opName = 'ttkernel.noc_async_read_barrier';
  static readonly spec: OpSpec = {
    name: 'ttkernel.noc_async_read_barrier',
    className: 'NocAsyncReadBarrierOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location): NocAsyncReadBarrierOp {
    return buildOp(builder, location, NocAsyncReadBarrierOp, { operands: [], attributes: {}, resultTypes: [] });
  }
}

/**
 * NocAsyncWrite
 *
 * Starts to copy bytes from this core's L1 to the network.
 *
 * ```mlir
 * func.func @kernel(%addr: i32, %noc: !ttkernel.noc_addr, %size: i32) {
 *   "ttkernel.noc_async_write"(%addr, %noc, %size) : (i32, !ttkernel.noc_addr, i32) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class NocAsyncWriteOp extends Operation {
  static readonly opName = 'ttkernel.noc_async_write';
  static readonly spec: OpSpec = {
    name: 'ttkernel.noc_async_write',
    className: 'NocAsyncWriteOp',
    operands: [
      { name: 'srcLocalL1Addr', constraint: I32 },
      { name: 'dstNocAddr', constraint: NocAddrTypeConstraint },
      { name: 'size', constraint: I32 },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** First byte to read in L1 */
  get srcLocalL1Addr(): Value {
    return this.operand(0);
  }

  /** Where it goes */
  get dstNocAddr(): Value {
    return this.operand(1);
  }

  /** Number of bytes */
  get size(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly srcLocalL1Addr: Value; readonly dstNocAddr: Value; readonly size: Value },
  ): NocAsyncWriteOp {
    return buildOp(builder, location, NocAsyncWriteOp, {
      operands: [args.srcLocalL1Addr, args.dstNocAddr, args.size],
      attributes: {},
      resultTypes: [],
    });
  }
}

/**
 * NocAsyncWriteBarrier
 *
 * Waits until the writes that this thread started are complete.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.noc_async_write_barrier"() : () -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class NocAsyncWriteBarrierOp extends Operation {
  static readonly opName = 'ttkernel.noc_async_write_barrier';
  static readonly spec: OpSpec = {
    name: 'ttkernel.noc_async_write_barrier',
    className: 'NocAsyncWriteBarrierOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location): NocAsyncWriteBarrierOp {
    return buildOp(builder, location, NocAsyncWriteBarrierOp, { operands: [], attributes: {}, resultTypes: [] });
  }
}

/**
 * Builtin call.
 *
 * Calls a function of the kernel library by name.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * !in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * !out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
 * func.func @kernel(%in0: !in0, %out: !out) {
 *   "ttkernel.builtin"(%in0, %out) <{kind = @eltwise, op = @relu}> : (!in0, !out) -> ()
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class BuiltinOp extends Operation {
  static readonly opName = 'ttkernel.builtin';
  static readonly spec: OpSpec = {
    name: 'ttkernel.builtin',
    className: 'BuiltinOp',
    operands: [{ name: 'args', constraint: TTKernel_MemRefOrCB, group: 'variadic' }],
    attributes: [
      { name: 'op', constraint: FlatSymbolRefAttr },
      { name: 'kind', constraint: FlatSymbolRefAttr },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Name of the function */
  get op(): string {
    return attributeValue(this, 'op', FlatSymbolRefAttr);
  }

  set op(value: string) {
    setAttributeValue(this, 'op', FlatSymbolRefAttr, value);
  }

  /** Shape of its loops */
  get kind(): string {
    return attributeValue(this, 'kind', FlatSymbolRefAttr);
  }

  set kind(value: string) {
    setAttributeValue(this, 'kind', FlatSymbolRefAttr, value);
  }

  /** Arguments */
  get args(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly op: string; readonly kind: string; readonly args: readonly Value[] },
  ): BuiltinOp {
    return buildOp(builder, location, BuiltinOp, {
      operands: [args.args],
      attributes: { op: args.op, kind: args.kind },
      resultTypes: [],
    });
  }
}

/**
 * Return op.
 *
 * Ends a kernel. Verified to stand in a kernel.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.return"() : () -> ()
 * }
 * ```
 */
export class ReturnOp extends Operation {
  static readonly opName = 'ttkernel.return';
  static readonly spec: OpSpec = {
    name: 'ttkernel.return',
    className: 'ReturnOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, ReturnLike, Terminator],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location): ReturnOp {
    return buildOp(builder, location, ReturnOp, { operands: [], attributes: {}, resultTypes: [] });
  }
}

/**
 * Unreachable op.
 *
 * Ends a block that is never left.
 *
 * ```mlir
 * func.func @kernel() {
 *   "ttkernel.unreachable"() : () -> ()
 * }
 * ```
 */
export class UnreachableOp extends Operation {
  static readonly opName = 'ttkernel.unreachable';
  static readonly spec: OpSpec = {
    name: 'ttkernel.unreachable',
    className: 'UnreachableOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, ReturnLike, Terminator],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location): UnreachableOp {
    return buildOp(builder, location, UnreachableOp, { operands: [], attributes: {}, resultTypes: [] });
  }
}
