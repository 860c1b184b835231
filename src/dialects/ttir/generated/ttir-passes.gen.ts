// @generated from dialects-td/ttir/ttir-passes.yaml; do not edit, run npm run codegen
import { type GridOverrides, gridOverridesSyntax } from '../../../pass/grid-overrides.ts';
import { type PassSpec, type PipelineSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';
import {
  type MemorySpace,
  memorySpaceEnum,
  type TensorMemoryLayout,
  tensorMemoryLayoutEnum,
} from '../../tt/generated/tt-enums.gen.ts';
import { type LayoutOverrides, layoutOverridesSyntax } from '../analysis/layout-overrides.ts';

/** Options of ttir-load-system-desc. */
export interface TTIRLoadSystemDescOptions {
  /** System desc path */
  readonly path: string;
}

/**
 * Puts the system description on the module.
 *
 * With a path, reads the `.ttsys` file and sets `tt.system_desc` of the module, also over one that is there. Without a path,
 * a module that has none gets the built-in description: one Wormhole chip.
 */
export abstract class TTIRLoadSystemDescPassBase extends Pass<TTIRLoadSystemDescOptions> {
  static readonly spec: PassSpec = {
    name: 'TTIRLoadSystemDesc',
    argument: 'ttir-load-system-desc',
    summary: 'Puts the system description on the module.',
    description:
      'With a path, reads the `.ttsys` file and sets `tt.system_desc` of the module, also over one that is there. Without a path,\na module that has none gets the built-in description: one Wormhole chip.',
    options: [{ name: 'path', member: 'path', type: { kind: 'string' }, default: '', summary: 'System desc path' }],
    anchor: 'builtin.module',
    dependentDialects: ['tt'],
    statistics: [],
  };

  constructor(options: Partial<TTIRLoadSystemDescOptions> = {}) {
    super(TTIRLoadSystemDescPassBase.spec, options);
  }
}

/** Options of ttir-implicit-device. */
export interface TTIRImplicitDeviceOptions {
  /** Set the multi-device mesh shape. */
  readonly meshShape: readonly (number | bigint)[];
}

/**
 * Makes a device of the chips of the system.
 *
 * A module without `tt.device` gets one, built from its `tt.system_desc` and the mesh shape: as many chips as the mesh has,
 * numbered from 0, their core grids joined to one worker grid.
 */
export abstract class TTIRImplicitDevicePassBase extends Pass<TTIRImplicitDeviceOptions> {
  static readonly spec: PassSpec = {
    name: 'TTIRImplicitDevice',
    argument: 'ttir-implicit-device',
    summary: 'Makes a device of the chips of the system.',
    description:
      'A module without `tt.device` gets one, built from its `tt.system_desc` and the mesh shape: as many chips as the mesh has,\nnumbered from 0, their core grids joined to one worker grid.',
    options: [
      {
        name: 'mesh-shape',
        member: 'meshShape',
        type: { kind: 'list', of: { kind: 'int64' } },
        default: '',
        summary: 'Set the multi-device mesh shape.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['tt'],
    statistics: [],
  };

  constructor(options: Partial<TTIRImplicitDeviceOptions> = {}) {
    super(TTIRImplicitDevicePassBase.spec, options);
  }
}

/**
 * Wraps operations as kernel calls in ttir.generic.
 *
 * `add`, `multiply`, `subtract`, `ge`, `relu` and `div` become `ttir.kernel` calls, and each kernel call becomes the body of a
 * `ttir.generic` on a 1x1 grid, with the indexing maps of its kind (`@eltwise`, `@matmul`).
 */
export abstract class TTIRGenericKernelPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TTIRGenericKernel',
    argument: 'ttir-generic-kernel',
    summary: 'Wraps operations as kernel calls in ttir.generic.',
    description:
      '`add`, `multiply`, `subtract`, `ge`, `relu` and `div` become `ttir.kernel` calls, and each kernel call becomes the body of a\n`ttir.generic` on a 1x1 grid, with the indexing maps of its kind (`@eltwise`, `@matmul`).',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['tt', 'ttir'],
    statistics: [],
  };

  constructor() {
    super(TTIRGenericKernelPassBase.spec);
  }
}

/**
 * Wraps operations as loops in ttir.generic.
 *
 * `add` and `multiply` become a `ttir.generic` on a 1x1 grid whose body is the scalar operation of `arith` and a `ttir.yield`. Every
 * operand accepts tiles in device memory, whatever the operation accepted before.
 */
export abstract class TTIRGenericPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TTIRGeneric',
    argument: 'ttir-generic',
    summary: 'Wraps operations as loops in ttir.generic.',
    description:
      '`add` and `multiply` become a `ttir.generic` on a 1x1 grid whose body is the scalar operation of `arith` and a `ttir.yield`. Every\noperand accepts tiles in device memory, whatever the operation accepted before.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['arith', 'tt'],
    statistics: [],
  };

  constructor() {
    super(TTIRGenericPassBase.spec);
  }
}

/**
 * Gives the arguments of generic regions buffer types.
 *
 * Each argument of the region of a `ttir.generic` gets the shape of its operand's shard and the encoding `#tt.buffer`, and so do the
 * operations inside. Regions that already have buffers stay.
 */
export abstract class TTIRGenericRegionOperandsToMemrefPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TTIRGenericRegionOperandsToMemref',
    argument: 'ttir-generic-region-operands-to-memref',
    summary: 'Gives the arguments of generic regions buffer types.',
    description:
      "Each argument of the region of a `ttir.generic` gets the shape of its operand's shard and the encoding `#tt.buffer`, and so do the\noperations inside. Regions that already have buffers stay.",
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['tt'],
    statistics: [],
  };

  constructor() {
    super(TTIRGenericRegionOperandsToMemrefPassBase.spec);
  }
}

/** Options of ttir-layout. */
export interface TTIRLayoutOptions {
  /** Set the initial memory space for tensors to start in */
  readonly initMemorySpace: MemorySpace;
  /** Set the default memory space for layout ops to use */
  readonly defaultMemorySpace: MemorySpace;
  /** Set the default memory layout for tensors in device memory */
  readonly defaultDeviceMemoryLayout: TensorMemoryLayout;
}

/**
 * Gives every tensor a layout.
 *
 * First every tensor type without encoding gets a layout on a grid of ones in the initial memory space. Then each operand of
 * each destination-passing operation is brought to a layout that its operand constraint accepts, by `ttir.to_layout` or by changing the
 * `tensor.empty` or `ttir.constant` that makes it; and what functions return is brought back to the initial memory space, untiled.
 *
 * An operand is tiled when its constraint lacks `scalar`.
 */
export abstract class TTIRLayoutPassBase extends Pass<TTIRLayoutOptions> {
  static readonly spec: PassSpec = {
    name: 'TTIRLayout',
    argument: 'ttir-layout',
    summary: 'Gives every tensor a layout.',
    description:
      'First every tensor type without encoding gets a layout on a grid of ones in the initial memory space. Then each operand of\neach destination-passing operation is brought to a layout that its operand constraint accepts, by `ttir.to_layout` or by changing the\n`tensor.empty` or `ttir.constant` that makes it; and what functions return is brought back to the initial memory space, untiled.\n\nAn operand is tiled when its constraint lacks `scalar`.',
    options: [
      {
        name: 'init-memory-space',
        member: 'initMemorySpace',
        type: { kind: 'enum', spec: memorySpaceEnum },
        default: 'system',
        summary: 'Set the initial memory space for tensors to start in',
      },
      {
        name: 'default-memory-space',
        member: 'defaultMemorySpace',
        type: { kind: 'enum', spec: memorySpaceEnum },
        default: 'dram',
        summary: 'Set the default memory space for layout ops to use',
      },
      {
        name: 'default-device-memory-layout',
        member: 'defaultDeviceMemoryLayout',
        type: { kind: 'enum', spec: tensorMemoryLayoutEnum },
        default: 'interleaved',
        summary: 'Set the default memory layout for tensors in device memory',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['tt', 'tensor'],
    statistics: [],
  };

  constructor(options: Partial<TTIRLayoutOptions> = {}) {
    super(TTIRLayoutPassBase.spec, options);
  }
}

/**
 * Gives tensors elements that the device has a format for.
 *
 * Tensors of 64-bit integers become tensors of 32-bit integers, f64 becomes f32, also in signatures of functions. Integer constants beyond 32 bits become the
 * nearest that there is, with a warning. Another, once for each function, tells which product, sum of many or shift of 64-bit integers may be beyond 32 bits, where
 * more than its low bits counts: the device cuts it off. Ranges follow from types, constants and what bounds numbers; sums of two are taken to stay inside.
 *
 * Elements of fewer bits than the formats of the device have are held in those that have the same numbers, also in signatures: floats of 8 bits and less in
 * bf16, i2 to i7 in i8 or ui8. What moves and converts constants of such types, as weights are stored, is computed here. Everything else is computed in
 * f32 or 32 bits and brought back: floats are rounded to those of the type, to nearest, of two to the even one, integers keep their lowest bits, and floats
 * become the nearest integers towards zero. Of f8E8M0FNU,
 * which has no sign and no zero, negative numbers and those beyond the largest become NaN, and zeros the least.
 *
 * Tensors with a layout stay. tt-mlir of later versions has a pass of this name.
 */
export abstract class TTIRElementTypeNormalizationPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TTIRElementTypeNormalization',
    argument: 'ttir-element-type-normalization',
    summary: 'Gives tensors elements that the device has a format for.',
    description:
      'Tensors of 64-bit integers become tensors of 32-bit integers, f64 becomes f32, also in signatures of functions. Integer constants beyond 32 bits become the\nnearest that there is, with a warning. Another, once for each function, tells which product, sum of many or shift of 64-bit integers may be beyond 32 bits, where\nmore than its low bits counts: the device cuts it off. Ranges follow from types, constants and what bounds numbers; sums of two are taken to stay inside.\n\nElements of fewer bits than the formats of the device have are held in those that have the same numbers, also in signatures: floats of 8 bits and less in\nbf16, i2 to i7 in i8 or ui8. What moves and converts constants of such types, as weights are stored, is computed here. Everything else is computed in\nf32 or 32 bits and brought back: floats are rounded to those of the type, to nearest, of two to the even one, integers keep their lowest bits, and floats\nbecome the nearest integers towards zero. Of f8E8M0FNU,\nwhich has no sign and no zero, negative numbers and those beyond the largest become NaN, and zeros the least.\n\nTensors with a layout stay. tt-mlir of later versions has a pass of this name.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['ttir', 'tensor'],
    statistics: [],
  };

  constructor() {
    super(TTIRElementTypeNormalizationPassBase.spec);
  }
}

/**
 * Removes changes of shapes that come to nothing.
 *
 * Of several reshapes in a row the last stays. Transposes of the same dimensions in a row go, and what brings a tensor to the type that it has. Reshapes and
 * transposes of constants become constants. It is what `canonicalize` does of these, with all else left as it is. Broadcasts of constants stay, as operations that broadcast read
 * less of them than of the whole tensor. A reduction keeps its dimensions, with size 1, where all its users bring them back.
 * An extension: the pipelines that make TTIR of other dialects end with it.
 */
export abstract class TTIRFoldShapeChangesPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TTIRFoldShapeChanges',
    argument: 'ttir-fold-shape-changes',
    summary: 'Removes changes of shapes that come to nothing.',
    description:
      'Of several reshapes in a row the last stays. Transposes of the same dimensions in a row go, and what brings a tensor to the type that it has. Reshapes and\ntransposes of constants become constants. It is what `canonicalize` does of these, with all else left as it is. Broadcasts of constants stay, as operations that broadcast read\nless of them than of the whole tensor. A reduction keeps its dimensions, with size 1, where all its users bring them back.\nAn extension: the pipelines that make TTIR of other dialects end with it.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(TTIRFoldShapeChangesPassBase.spec);
  }
}

/**
 * Replaces operations that TTNN lacks by others.
 *
 * `clamp` becomes a maximum and a minimum, `min`, `reduce_and` and `reduce_or` a maximum of other elements, `pad` and `repeat` become concatenations, `slice`
 * and `reverse` lookups of rows, `arange` becomes a constant. Convolutions and poolings whose image has more padding on one side than on the opposite one get a
 * `pad`. Operations on the bits of `i1` become logical ones. tt-mlir of later versions has a pass of this name.
 */
export abstract class TTIRToTTIRDecompositionPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TTIRToTTIRDecomposition',
    argument: 'ttir-to-ttir-decomposition',
    summary: 'Replaces operations that TTNN lacks by others.',
    description:
      '`clamp` becomes a maximum and a minimum, `min`, `reduce_and` and `reduce_or` a maximum of other elements, `pad` and `repeat` become concatenations, `slice`\nand `reverse` lookups of rows, `arange` becomes a constant. Convolutions and poolings whose image has more padding on one side than on the opposite one get a\n`pad`. Operations on the bits of `i1` become logical ones. tt-mlir of later versions has a pass of this name.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['ttir', 'tensor'],
    statistics: [],
  };

  constructor() {
    super(TTIRToTTIRDecompositionPassBase.spec);
  }
}

/**
 * Collapses the images of pooling operations.
 *
 * A `ttir.max_pool2d` on [N, H, W, C] becomes one on [1, 1, N*H*W, C] that remembers H and W, between two reshapes. Inputs that
 * already have that form stay.
 */
export abstract class TTIRSlidingWindow2dFixShapesPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TTIRSlidingWindow2dFixShapes',
    argument: 'ttir-sliding-window-2d-fix-shapes',
    summary: 'Collapses the images of pooling operations.',
    description:
      'A `ttir.max_pool2d` on [N, H, W, C] becomes one on [1, 1, N*H*W, C] that remembers H and W, between two reshapes. Inputs that\nalready have that form stay.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['tensor'],
    statistics: [],
  };

  constructor() {
    super(TTIRSlidingWindow2dFixShapesPassBase.spec);
  }
}

/**
 * Splits layout changes into single steps.
 *
 * A `ttir.to_layout` that changes more than one of linear map, grid, format, memory space and tensor memory layout goes
 * through an intermediate layout, chosen so that data moves in L1 and tiled where it can. Repeated until each operation changes one.
 */
export abstract class TTIRSplitCompoundLayoutPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TTIRSplitCompoundLayout',
    argument: 'ttir-split-compound-layout',
    summary: 'Splits layout changes into single steps.',
    description:
      'A `ttir.to_layout` that changes more than one of linear map, grid, format, memory space and tensor memory layout goes\nthrough an intermediate layout, chosen so that data moves in L1 and tiled where it can. Repeated until each operation changes one.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['tensor'],
    statistics: [],
  };

  constructor() {
    super(TTIRSplitCompoundLayoutPassBase.spec);
  }
}

/** Options of ttir-allocate. */
export interface TTIRAllocateOptions {
  /** Give memory to other tensors after its last use. */
  readonly reuse: boolean;
}

/**
 * Gives every tensor an address.
 *
 * Per function: arguments get addresses in `tt.arg_alloc`, each `tensor.empty` becomes `ttir.alloc`, and `ttir.dealloc` follows the last
 * use of its memory, unless the function returns it. Addresses begin at the first one that the chip leaves to programs and are aligned as
 * its NoC needs; they only grow, unless memory is reused. Tensors in host memory have the address 0: the runtime chooses it.
 *
 * With `reuse` tensors that are never needed at the same time share addresses, and `ttir.alloc` stands before the first use, so that
 * the life of a tensor is from `ttir.alloc` to `ttir.dealloc`. Arguments keep their memory.
 */
export abstract class TTIRAllocatePassBase extends Pass<TTIRAllocateOptions> {
  static readonly spec: PassSpec = {
    name: 'TTIRAllocate',
    argument: 'ttir-allocate',
    summary: 'Gives every tensor an address.',
    description:
      'Per function: arguments get addresses in `tt.arg_alloc`, each `tensor.empty` becomes `ttir.alloc`, and `ttir.dealloc` follows the last\nuse of its memory, unless the function returns it. Addresses begin at the first one that the chip leaves to programs and are aligned as\nits NoC needs; they only grow, unless memory is reused. Tensors in host memory have the address 0: the runtime chooses it.\n\nWith `reuse` tensors that are never needed at the same time share addresses, and `ttir.alloc` stands before the first use, so that\nthe life of a tensor is from `ttir.alloc` to `ttir.dealloc`. Arguments keep their memory.',
    options: [
      {
        name: 'reuse',
        member: 'reuse',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Give memory to other tensors after its last use.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['tt'],
    statistics: [],
  };

  constructor(options: Partial<TTIRAllocateOptions> = {}) {
    super(TTIRAllocatePassBase.spec, options);
  }
}

/** Options of ttir-optimizer. */
export interface TTIROptimizerOptions {
  /** Override grid sizes for specific ops, as name=RxC separated by commas. */
  readonly overrideGridSizes: GridOverrides;
  /** Override output layouts of specific ops, as name=RxC:memory-space:memory-layout separated by commas. */
  readonly overrideOutputLayout: LayoutOverrides;
  /** Enable sharding pass. */
  readonly shardingPassEnabled: boolean;
  /** Insert the layout changes that the sharding pass asks for. */
  readonly reshardingEnabled: boolean;
  /** Tensors are freed after their last use. */
  readonly tensorsAreFreed: boolean;
}

/**
 * Chooses grids and layouts for speed.
 *
 * Collects the layouts that each operation could have on the device, takes the best and rewrites result types and inits
 * accordingly; without sharding that is DRAM, interleaved, on the largest grid that fits. With the sharding pass it also looks for chains of
 * operations that can stay in L1: each result on the largest grid of cores that divides its tiles and on which it fits beside the next.
 * Unless tensors are freed, they stay in L1 to the end of the program: chains end where all of them would take more than four fifths of it.
 * Operations are reordered so that the members of a chain follow each other. What calls and control flow hand over is brought back to the
 * layout that it had. Names in overrides are those of locations, `loc("name")`; a grid applies to all operations of TTIR and empty tensors with
 * that location, also to those that `ttir-layout` inserted, an output layout (not in tt-mlir) to what operations compute.
 */
export abstract class TTIROptimizerPassBase extends Pass<TTIROptimizerOptions> {
  static readonly spec: PassSpec = {
    name: 'TTIROptimizer',
    argument: 'ttir-optimizer',
    summary: 'Chooses grids and layouts for speed.',
    description:
      'Collects the layouts that each operation could have on the device, takes the best and rewrites result types and inits\naccordingly; without sharding that is DRAM, interleaved, on the largest grid that fits. With the sharding pass it also looks for chains of\noperations that can stay in L1: each result on the largest grid of cores that divides its tiles and on which it fits beside the next.\nUnless tensors are freed, they stay in L1 to the end of the program: chains end where all of them would take more than four fifths of it.\nOperations are reordered so that the members of a chain follow each other. What calls and control flow hand over is brought back to the\nlayout that it had. Names in overrides are those of locations, `loc("name")`; a grid applies to all operations of TTIR and empty tensors with\nthat location, also to those that `ttir-layout` inserted, an output layout (not in tt-mlir) to what operations compute.',
    options: [
      {
        name: 'override-grid-sizes',
        member: 'overrideGridSizes',
        type: { kind: 'custom', syntax: gridOverridesSyntax },
        default: '',
        summary: 'Override grid sizes for specific ops, as name=RxC separated by commas.',
      },
      {
        name: 'override-output-layout',
        member: 'overrideOutputLayout',
        type: { kind: 'custom', syntax: layoutOverridesSyntax },
        default: '',
        summary: 'Override output layouts of specific ops, as name=RxC:memory-space:memory-layout separated by commas.',
      },
      {
        name: 'sharding-pass-enabled',
        member: 'shardingPassEnabled',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Enable sharding pass.',
      },
      {
        name: 'resharding-enabled',
        member: 'reshardingEnabled',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Insert the layout changes that the sharding pass asks for.',
      },
      {
        name: 'tensors-are-freed',
        member: 'tensorsAreFreed',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Tensors are freed after their last use.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['tt'],
    statistics: [],
  };

  constructor(options: Partial<TTIROptimizerOptions> = {}) {
    super(TTIROptimizerPassBase.spec, options);
  }
}

/** Options of ttir-to-ttnn-backend-pipeline. */
export interface TTIRToTTNNBackendPipelineOptions {
  /** Run the optimizer; without, its options have no effect. */
  readonly enableOptimizer: boolean;
  /** Override grid sizes for specific ops, as name=RxC separated by commas. */
  readonly overrideGridSizes: GridOverrides;
  /** Override output layouts of specific ops, as name=RxC:memory-space:memory-layout separated by commas. */
  readonly overrideOutputLayout: LayoutOverrides;
  /** Enable sharding pass. */
  readonly shardingPassEnabled: boolean;
  /** Pass in a system descriptor flatbuffer to compile against. */
  readonly systemDescPath: string;
  /** Set the multi-device mesh shape. */
  readonly meshShape: readonly (number | bigint)[];
  /** Free tensors after their last use. */
  readonly enableDeallocation: boolean;
}

/**
 * Pipeline lowering ttir to ttmetal backend.
 *
 * From TTIR to TTNN operations: `ttir-element-type-normalization`, `ttir-to-ttir-decomposition`, `ttir-sliding-window-2d-fix-shapes`, `ttir-load-system-desc`, `ttir-implicit-device`, `ttir-layout` (start in system
 * memory, compute from interleaved DRAM), `ttir-optimizer` unless disabled, `convert-ttir-to-ttnn`; with `enable-deallocation` (not in
 * tt-mlir) `ttnn-deallocate`.
 */
export const ttirToTTNNBackendPipelineSpec: PipelineSpec = {
  argument: 'ttir-to-ttnn-backend-pipeline',
  summary: 'Pipeline lowering ttir to ttmetal backend.',
  description:
    'From TTIR to TTNN operations: `ttir-element-type-normalization`, `ttir-to-ttir-decomposition`, `ttir-sliding-window-2d-fix-shapes`, `ttir-load-system-desc`, `ttir-implicit-device`, `ttir-layout` (start in system\nmemory, compute from interleaved DRAM), `ttir-optimizer` unless disabled, `convert-ttir-to-ttnn`; with `enable-deallocation` (not in\ntt-mlir) `ttnn-deallocate`.',
  options: [
    {
      name: 'enable-optimizer',
      member: 'enableOptimizer',
      type: { kind: 'bool' },
      default: 'true',
      summary: 'Run the optimizer; without, its options have no effect.',
    },
    {
      name: 'override-grid-sizes',
      member: 'overrideGridSizes',
      type: { kind: 'custom', syntax: gridOverridesSyntax },
      default: '',
      summary: 'Override grid sizes for specific ops, as name=RxC separated by commas.',
    },
    {
      name: 'override-output-layout',
      member: 'overrideOutputLayout',
      type: { kind: 'custom', syntax: layoutOverridesSyntax },
      default: '',
      summary: 'Override output layouts of specific ops, as name=RxC:memory-space:memory-layout separated by commas.',
    },
    {
      name: 'sharding-pass-enabled',
      member: 'shardingPassEnabled',
      type: { kind: 'bool' },
      default: 'false',
      summary: 'Enable sharding pass.',
    },
    {
      name: 'system-desc-path',
      member: 'systemDescPath',
      type: { kind: 'string' },
      default: '',
      summary: 'Pass in a system descriptor flatbuffer to compile against.',
    },
    {
      name: 'mesh-shape',
      member: 'meshShape',
      type: { kind: 'list', of: { kind: 'int64' } },
      default: '',
      summary: 'Set the multi-device mesh shape.',
    },
    {
      name: 'enable-deallocation',
      member: 'enableDeallocation',
      type: { kind: 'bool' },
      default: 'false',
      summary: 'Free tensors after their last use.',
    },
  ],
};

/** Options of ttir-to-ttmetal-backend-pipeline. */
export interface TTIRToTTMetalBackendPipelineOptions {
  /** Set the multi-device mesh shape. */
  readonly meshShape: readonly (number | bigint)[];
  /** Give memory to other tensors after its last use. */
  readonly reuse: boolean;
}

/**
 * Pipeline lowering ttir to ttmetal backend.
 *
 * From TTIR to kernels: `ttir-load-system-desc`, `ttir-implicit-device`, `ttir-generic`, `ttir-layout` (everything in L1, no tensor memory
 * layout), `ttir-generic-region-operands-to-memref`, `ttir-allocate`, `convert-ttir-to-ttmetal`. Tensors keep their memory to the end of the
 * function, and a long chain of operations runs out of L1, unless `reuse` (not in tt-mlir) gives it to others after the last use.
 */
export const ttirToTTMetalBackendPipelineSpec: PipelineSpec = {
  argument: 'ttir-to-ttmetal-backend-pipeline',
  summary: 'Pipeline lowering ttir to ttmetal backend.',
  description:
    'From TTIR to kernels: `ttir-load-system-desc`, `ttir-implicit-device`, `ttir-generic`, `ttir-layout` (everything in L1, no tensor memory\nlayout), `ttir-generic-region-operands-to-memref`, `ttir-allocate`, `convert-ttir-to-ttmetal`. Tensors keep their memory to the end of the\nfunction, and a long chain of operations runs out of L1, unless `reuse` (not in tt-mlir) gives it to others after the last use.',
  options: [
    {
      name: 'mesh-shape',
      member: 'meshShape',
      type: { kind: 'list', of: { kind: 'int64' } },
      default: '',
      summary: 'Set the multi-device mesh shape.',
    },
    {
      name: 'reuse',
      member: 'reuse',
      type: { kind: 'bool' },
      default: 'false',
      summary: 'Give memory to other tensors after its last use.',
    },
  ],
};
