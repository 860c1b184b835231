// @generated from dialects-td/ttmetal/ttmetal-ops.yaml; do not edit, run npm run codegen
import { I64Attr } from '../../../builtin/attr-constraints.ts';
import { AnyRegion } from '../../../builtin/region-constraints.ts';
import { AnyRankedTensor } from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { DestinationStyleOpInterface } from '../../../ir/interfaces/destination-style.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { AttrSizedOperandSegments } from '../../../ir/traits/structure-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { attributeValue, operandGroup, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { MemorySpaceAttrConstraint } from '../../tt/generated/tt-constraints.gen.ts';
import { type MemorySpace } from '../../tt/generated/tt-enums.gen.ts';
import { type CoreRangeAttr } from './ttmetal-attributes.gen.ts';
import { TTMetal_CoreRangeArrayAttr, TTMetal_KernelConfigArrayAttr } from './ttmetal-constraints.gen.ts';

/**
 * Dispatch op.
 *
 * Runs kernels on cores. Region i is a kernel; it runs on the cores of `core_ranges[i]` as `kernelConfigs[i]` says. Its arguments
 * are circular buffers.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * #row_major = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>
 * #tiled = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #l1>>
 * func.func @tilize(%input: tensor<64x128xf32, #row_major>, %init: tensor<64x128xf32, #tiled>) -> tensor<64x128xf32, #tiled> {
 *   %0 = "ttmetal.dispatch"(%input, %init) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>], kernelConfigs = [#ttkernel.tensix_config<hifi4, false, false, false>], operandSegmentSizes = array<i32: 1, 1>}> ({
 *   ^bb0(%in: !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>, %out: !ttkernel.cb<cb_out0, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>):
 *     %c4_i32 = arith.constant 4 : i32
 *     "ttkernel.tilize_init"(%in, %c4_i32, %out) : (!ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>, i32, !ttkernel.cb<cb_out0, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>) -> ()
 *     "ttkernel.return"() : () -> ()
 *   }) : (tensor<64x128xf32, #row_major>, tensor<64x128xf32, #tiled>) -> tensor<64x128xf32, #tiled>
 *   return %0 : tensor<64x128xf32, #tiled>
 * }
 * ```
 */
export class DispatchOp extends Operation {
  static readonly opName = 'ttmetal.dispatch';
  static readonly spec: OpSpec = {
    name: 'ttmetal.dispatch',
    className: 'DispatchOp',
    operands: [
      { name: 'inputs', constraint: AnyRankedTensor, group: 'variadic' },
      { name: 'outputs', constraint: AnyRankedTensor, group: 'variadic' },
    ],
    attributes: [
      { name: 'core_ranges', constraint: TTMetal_CoreRangeArrayAttr },
      { name: 'kernelConfigs', constraint: TTMetal_KernelConfigArrayAttr },
    ],
    results: [{ name: 'results', constraint: AnyRankedTensor, group: 'variadic' }],
    regions: [{ name: 'regions', constraint: AnyRegion, variadic: true }],
    successors: [],
    traits: [AttrSizedOperandSegments, DestinationStyleOpInterface],
    dpsInits: ['outputs'],
  };

  /** Tensors that the kernels read, in device memory */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** DPS inits, tensors that the kernels write, in device memory */
  get outputs(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Cores of each region */
  get coreRanges(): readonly CoreRangeAttr[] {
    return attributeValue(this, 'core_ranges', TTMetal_CoreRangeArrayAttr);
  }

  set coreRanges(value: readonly CoreRangeAttr[]) {
    setAttributeValue(this, 'core_ranges', TTMetal_CoreRangeArrayAttr, value);
  }

  /** Configuration of each region */
  get kernelConfigs(): readonly Attribute[] {
    return attributeValue(this, 'kernelConfigs', TTMetal_KernelConfigArrayAttr);
  }

  set kernelConfigs(value: readonly Attribute[]) {
    setAttributeValue(this, 'kernelConfigs', TTMetal_KernelConfigArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly outputs: readonly Value[];
      readonly coreRanges: readonly CoreRangeAttr[];
      readonly kernelConfigs: readonly Attribute[];
      readonly regions?: readonly Region[] | number;
    },
  ): DispatchOp {
    return buildOp(builder, location, DispatchOp, {
      operands: [args.inputs, args.outputs],
      attributes: { core_ranges: args.coreRanges, kernelConfigs: args.kernelConfigs },
      resultTypes: [...args.outputs.map((init) => init.type)],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Host write op.
 *
 * Copies a tensor from system memory to the device.
 *
 * ```mlir
 * #on_host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
 * #on_device = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
 * func.func @host_write(%input: tensor<64x128xf32, #on_host>, %init: tensor<64x128xf32, #on_device>) -> tensor<64x128xf32, #on_device> {
 *   %0 = "ttmetal.host_write"(%input, %init) : (tensor<64x128xf32, #on_host>, tensor<64x128xf32, #on_device>) -> tensor<64x128xf32, #on_device>
 *   return %0 : tensor<64x128xf32, #on_device>
 * }
 * ```
 */
export class HostWriteOp extends Operation {
  static readonly opName = 'ttmetal.host_write';
  static readonly spec: OpSpec = {
    name: 'ttmetal.host_write',
    className: 'HostWriteOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Tensor with a layout */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, with a layout in the other memory */
  get output(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly output: Value },
  ): HostWriteOp {
    return buildOp(builder, location, HostWriteOp, {
      operands: [args.input, args.output],
      attributes: {},
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Host read op.
 *
 * Copies a tensor from the device to system memory.
 *
 * ```mlir
 * #on_host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
 * #on_device = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
 * func.func @host_read(%input: tensor<64x128xf32, #on_device>, %init: tensor<64x128xf32, #on_host>) -> tensor<64x128xf32, #on_host> {
 *   %0 = "ttmetal.host_read"(%input, %init) : (tensor<64x128xf32, #on_device>, tensor<64x128xf32, #on_host>) -> tensor<64x128xf32, #on_host>
 *   return %0 : tensor<64x128xf32, #on_host>
 * }
 * ```
 */
export class HostReadOp extends Operation {
  static readonly opName = 'ttmetal.host_read';
  static readonly spec: OpSpec = {
    name: 'ttmetal.host_read',
    className: 'HostReadOp',
    operands: [
      { name: 'input', constraint: AnyRankedTensor },
      { name: 'output', constraint: AnyRankedTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [DestinationStyleOpInterface],
    dpsInits: ['output'],
  };

  /** Tensor with a layout */
  get input(): Value {
    return this.operand(0);
  }

  /** DPS init, with a layout in the other memory */
  get output(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly output: Value },
  ): HostReadOp {
    return buildOp(builder, location, HostReadOp, {
      operands: [args.input, args.output],
      attributes: {},
      resultTypes: [args.output?.type],
    });
  }
}

/**
 * Alloc op.
 *
 * A tensor at a fixed address.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * #layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>
 * func.func @alloc() -> tensor<64x128xf32, #layout> {
 *   %0 = "ttmetal.alloc"() <{address = 1024 : i64, memory_space = #l1, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
 *   return %0 : tensor<64x128xf32, #layout>
 * }
 * ```
 */
export class AllocOp extends Operation {
  static readonly opName = 'ttmetal.alloc';
  static readonly spec: OpSpec = {
    name: 'ttmetal.alloc',
    className: 'AllocOp',
    operands: [],
    attributes: [
      { name: 'address', constraint: I64Attr },
      { name: 'size', constraint: I64Attr },
      { name: 'memory_space', constraint: MemorySpaceAttrConstraint },
    ],
    results: [{ name: 'result', constraint: AnyRankedTensor }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** First byte, in the memory space */
  get address(): number {
    return attributeValue(this, 'address', I64Attr);
  }

  set address(value: number) {
    setAttributeValue(this, 'address', I64Attr, value);
  }

  /** Bytes per core or channel, not 0 */
  get size(): number {
    return attributeValue(this, 'size', I64Attr);
  }

  set size(value: number) {
    setAttributeValue(this, 'size', I64Attr, value);
  }

  /** Memory space, that of the result's layout */
  get memorySpace(): MemorySpace {
    return attributeValue(this, 'memory_space', MemorySpaceAttrConstraint);
  }

  set memorySpace(value: MemorySpace) {
    setAttributeValue(this, 'memory_space', MemorySpaceAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly address: number;
      readonly size: number;
      readonly memorySpace: MemorySpace;
      readonly resultType: Type;
    },
  ): AllocOp {
    return buildOp(builder, location, AllocOp, {
      operands: [],
      attributes: { address: args.address, size: args.size, memory_space: args.memorySpace },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Dealloc op.
 *
 * Ends the life of a tensor.
 *
 * ```mlir
 * func.func @dealloc(%input: tensor<64x128xf32>) {
 *   "ttmetal.dealloc"(%input) : (tensor<64x128xf32>) -> ()
 *   return
 * }
 * ```
 */
export class DeallocOp extends Operation {
  static readonly opName = 'ttmetal.dealloc';
  static readonly spec: OpSpec = {
    name: 'ttmetal.dealloc',
    className: 'DeallocOp',
    operands: [{ name: 'input', constraint: AnyRankedTensor }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Tensor to free */
  get input(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly input: Value }): DeallocOp {
    return buildOp(builder, location, DeallocOp, { operands: [args.input], attributes: {}, resultTypes: [] });
  }
}
