// @generated from dialects-td/affine/affine-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';
import { type FusionMode, fusionModeEnum } from './affine-enums.gen.ts';

/**
 * Lower affine operations operating on indices into more fundamental operations
 *
 * What splits and joins indices becomes products, sums, quotients and remainders of arith.
 */
export abstract class AffineExpandIndexOpsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'AffineExpandIndexOps',
    argument: 'affine-expand-index-ops',
    summary: 'Lower affine operations operating on indices into more fundamental operations',
    description: 'What splits and joins indices becomes products, sums, quotients and remainders of arith.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['arith'],
    statistics: [],
  };

  constructor() {
    super(AffineExpandIndexOpsPassBase.spec);
  }
}

/**
 * Lower affine operations operating on indices into affine.apply operations
 *
 * What splits and joins indices becomes `affine.apply`.
 */
export abstract class AffineExpandIndexOpsAsAffinePassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'AffineExpandIndexOpsAsAffine',
    argument: 'affine-expand-index-ops-as-affine',
    summary: 'Lower affine operations operating on indices into affine.apply operations',
    description: 'What splits and joins indices becomes `affine.apply`.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(AffineExpandIndexOpsAsAffinePassBase.spec);
  }
}

/** Options of affine-loop-normalize. */
export interface AffineLoopNormalizeOptions {
  /** Promote single iteration loops */
  readonly promoteSingleIter: boolean;
}

/**
 * Apply normalization transformations to affine loop-like ops
 *
 * Loops count their iterations from 0 in steps of 1, and what they counted before is computed of that.
 */
export abstract class AffineLoopNormalizeBase extends Pass<AffineLoopNormalizeOptions> {
  static readonly spec: PassSpec = {
    name: 'AffineLoopNormalize',
    argument: 'affine-loop-normalize',
    summary: 'Apply normalization transformations to affine loop-like ops',
    description: 'Loops count their iterations from 0 in steps of 1, and what they counted before is computed of that.',
    options: [
      {
        name: 'promote-single-iter',
        member: 'promoteSingleIter',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Promote single iteration loops',
      },
    ],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<AffineLoopNormalizeOptions> = {}) {
    super(AffineLoopNormalizeBase.spec, options);
  }
}

/** Options of affine-loop-unroll. */
export interface AffineLoopUnrollOptions {
  /** Use this unroll factor for all loops being unrolled, set it to -1, and it will fully unroll. */
  readonly unrollFactor: number | bigint;
  /** Allow unrolling up to the factor specified */
  readonly unrollUpToFactor: boolean;
  /** Unroll innermost loops repeatedly this many times */
  readonly unrollNumReps: number;
  /** Unroll all loops with trip count less than or equal to this */
  readonly unrollFullThreshold: number;
  /** Fully unroll the cleanup loop when possible. */
  readonly cleanupUnroll: boolean;
}

/**
 * Unroll affine loops
 *
 * Innermost loops do several iterations in one. Those that are left over are done by a second loop.
 */
export abstract class AffineLoopUnrollBase extends Pass<AffineLoopUnrollOptions> {
  static readonly spec: PassSpec = {
    name: 'AffineLoopUnroll',
    argument: 'affine-loop-unroll',
    summary: 'Unroll affine loops',
    description: 'Innermost loops do several iterations in one. Those that are left over are done by a second loop.',
    options: [
      {
        name: 'unroll-factor',
        member: 'unrollFactor',
        type: { kind: 'int64' },
        default: '4',
        summary: 'Use this unroll factor for all loops being unrolled, set it to -1, and it will fully unroll.',
      },
      {
        name: 'unroll-up-to-factor',
        member: 'unrollUpToFactor',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Allow unrolling up to the factor specified',
      },
      {
        name: 'unroll-num-reps',
        member: 'unrollNumReps',
        type: { kind: 'uint' },
        default: '1',
        summary: 'Unroll innermost loops repeatedly this many times',
      },
      {
        name: 'unroll-full-threshold',
        member: 'unrollFullThreshold',
        type: { kind: 'uint' },
        default: '1',
        summary: 'Unroll all loops with trip count less than or equal to this',
      },
      {
        name: 'cleanup-unroll',
        member: 'cleanupUnroll',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Fully unroll the cleanup loop when possible.',
      },
    ],
    anchorInterface: 'FunctionOpInterface',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<AffineLoopUnrollOptions> = {}) {
    super(AffineLoopUnrollBase.spec, options);
  }
}

/** Options of affine-loop-unroll-jam. */
export interface AffineLoopUnrollAndJamOptions {
  /** Use this unroll jam factor for all loops (default 4) */
  readonly unrollJamFactor: number;
}

/**
 * Unroll and jam affine loops
 *
 * A loop at the start of a function does several iterations in one, and loops in it are run once for all of these.
 */
export abstract class AffineLoopUnrollAndJamBase extends Pass<AffineLoopUnrollAndJamOptions> {
  static readonly spec: PassSpec = {
    name: 'AffineLoopUnrollAndJam',
    argument: 'affine-loop-unroll-jam',
    summary: 'Unroll and jam affine loops',
    description:
      'A loop at the start of a function does several iterations in one, and loops in it are run once for all of these.',
    options: [
      {
        name: 'unroll-jam-factor',
        member: 'unrollJamFactor',
        type: { kind: 'uint' },
        default: '4',
        summary: 'Use this unroll jam factor for all loops (default 4)',
      },
    ],
    anchorInterface: 'FunctionOpInterface',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<AffineLoopUnrollAndJamOptions> = {}) {
    super(AffineLoopUnrollAndJamBase.spec, options);
  }
}

/**
 * Hoist loop invariant instructions outside of affine loops
 *
 * What an `affine.for` does the same way in every iteration moves in front of it: what has no effects, and accesses to memory that nothing else
 * in the loop disturbs.
 */
export abstract class AffineLoopInvariantCodeMotionBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'AffineLoopInvariantCodeMotion',
    argument: 'affine-loop-invariant-code-motion',
    summary: 'Hoist loop invariant instructions outside of affine loops',
    description:
      'What an `affine.for` does the same way in every iteration moves in front of it: what has no effects, and accesses to memory that nothing else\nin the loop disturbs.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(AffineLoopInvariantCodeMotionBase.spec);
  }
}

/**
 * Coalesce nested loops with independent bounds into a single loop
 *
 * Loops of affine or scf each of which is all that is in the one around it become one loop, which runs as often as all of them together.
 */
export abstract class LoopCoalescingBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LoopCoalescing',
    argument: 'affine-loop-coalescing',
    summary: 'Coalesce nested loops with independent bounds into a single loop',
    description:
      'Loops of affine or scf each of which is all that is in the one around it become one loop, which runs as often as all of them together.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: ['affine', 'arith'],
    statistics: [],
  };

  constructor() {
    super(LoopCoalescingBase.spec);
  }
}

/**
 * Simplify affine expressions in maps/sets and normalize memrefs
 *
 * Maps and sets that operations have as attributes lose what is redundant, and `affine.for`, `affine.if` and `affine.apply` are folded.
 */
export abstract class SimplifyAffineStructuresBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SimplifyAffineStructures',
    argument: 'affine-simplify-structures',
    summary: 'Simplify affine expressions in maps/sets and normalize memrefs',
    description:
      'Maps and sets that operations have as attributes lose what is redundant, and `affine.for`, `affine.if` and `affine.apply` are folded.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(SimplifyAffineStructuresBase.spec);
  }
}

/** Options of affine-parallelize. */
export interface AffineParallelizeOptions {
  /** Maximum number of nested parallel loops to produce. Defaults to unlimited (UINT_MAX). */
  readonly maxNested: number;
  /** Whether to parallelize reduction loops. Defaults to false. */
  readonly parallelReductions: boolean;
}

/**
 * Convert affine.for ops into 1-D affine.parallel
 *
 * Loops of which no iteration depends on another one become `affine.parallel`.
 */
export abstract class AffineParallelizeBase extends Pass<AffineParallelizeOptions> {
  static readonly spec: PassSpec = {
    name: 'AffineParallelize',
    argument: 'affine-parallelize',
    summary: 'Convert affine.for ops into 1-D affine.parallel',
    description: 'Loops of which no iteration depends on another one become `affine.parallel`.',
    options: [
      {
        name: 'max-nested',
        member: 'maxNested',
        type: { kind: 'uint' },
        default: '4294967295',
        summary: 'Maximum number of nested parallel loops to produce. Defaults to unlimited (UINT_MAX).',
      },
      {
        name: 'parallel-reductions',
        member: 'parallelReductions',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Whether to parallelize reduction loops. Defaults to false.',
      },
    ],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<AffineParallelizeOptions> = {}) {
    super(AffineParallelizeBase.spec, options);
  }
}

/** Options of affine-loop-tile. */
export interface AffineLoopTilingOptions {
  /** Set size of cache to tile for in KiB (default: 512) */
  readonly cacheSize: number | bigint;
  /** Separate full and partial tiles (default: false) */
  readonly separate: boolean;
  /** Use this tile size for all loops */
  readonly tileSize: number;
  /** List of tile sizes for each perfect nest (overridden by -tile-size) */
  readonly tileSizes: readonly number[];
}

/**
 * Tile affine loop nests
 *
 * Loops at the top of a function each of which is all that is in the one around it go through their iterations tile by tile.
 */
export abstract class AffineLoopTilingBase extends Pass<AffineLoopTilingOptions> {
  static readonly spec: PassSpec = {
    name: 'AffineLoopTiling',
    argument: 'affine-loop-tile',
    summary: 'Tile affine loop nests',
    description:
      'Loops at the top of a function each of which is all that is in the one around it go through their iterations tile by tile.',
    options: [
      {
        name: 'cache-size',
        member: 'cacheSize',
        type: { kind: 'uint64' },
        default: '512',
        summary: 'Set size of cache to tile for in KiB (default: 512)',
      },
      {
        name: 'separate',
        member: 'separate',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Separate full and partial tiles (default: false)',
      },
      {
        name: 'tile-size',
        member: 'tileSize',
        type: { kind: 'uint' },
        default: '0',
        summary: 'Use this tile size for all loops',
      },
      {
        name: 'tile-sizes',
        member: 'tileSizes',
        type: { kind: 'list', of: { kind: 'uint' } },
        default: '',
        summary: 'List of tile sizes for each perfect nest (overridden by -tile-size)',
      },
    ],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<AffineLoopTilingOptions> = {}) {
    super(AffineLoopTilingBase.spec, options);
  }
}

/**
 * Replace affine memref accesses by scalars by forwarding stores to loads and eliminating redundant loads
 *
 * What is loaded is what was stored or loaded there before, where nothing comes in between. Stores that nothing reads go, and so does memory that is only
 * written.
 */
export abstract class AffineScalarReplacementBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'AffineScalarReplacement',
    argument: 'affine-scalrep',
    summary: 'Replace affine memref accesses by scalars by forwarding stores to loads and eliminating redundant loads',
    description:
      'What is loaded is what was stored or loaded there before, where nothing comes in between. Stores that nothing reads go, and so does memory that is only\nwritten.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(AffineScalarReplacementBase.spec);
  }
}

/** Options of affine-data-copy-generate. */
export interface AffineDataCopyGenerationOptions {
  /** Set fast memory space capacity in KiB (default: unlimited) */
  readonly fastMemCapacity: number | bigint;
  /** Fast memory space identifier for copy generation (default: 1) */
  readonly fastMemSpace: number;
  /** Generate DMA instead of point-wise copy */
  readonly generateDma: boolean;
  /** Minimum DMA transfer size supported by the target in bytes */
  readonly minDmaTransfer: number;
  /** Slow memory space identifier for copy generation (default: 0) */
  readonly slowMemSpace: number;
  /** Testing purposes: avoid non-unit stride loop choice depths for copy placement */
  readonly skipNonUnitStrideLoops: boolean;
  /** Tag memory space identifier for copy generation (default: 0) */
  readonly tagMemSpace: number;
}

/**
 * Generate explicit copying for affine memory operations
 *
 * Loops, and the operations between them, use buffers in fast memory for the elements that they access. What is read is copied there before, what is written is copied back behind; both
 * outside of all loops that the elements do not depend on. A loop whose data is more than the fast memory has is entered, and copies are made for what is in it.
 *
 * Copies are loops, or with `generate-dma` transfers that are started and waited for. Memory that different values stand for is taken to be different memory.
 *
 * Where mlir-opt may make another program of it, nothing is copied: for memory that the same operations use without maps, for what a transfer may take from
 * outside of the memory, and out of loops that have other accesses to what is written. Elements of which it is not known that they are written are read first.
 */
export abstract class AffineDataCopyGenerationBase extends Pass<AffineDataCopyGenerationOptions> {
  static readonly spec: PassSpec = {
    name: 'AffineDataCopyGeneration',
    argument: 'affine-data-copy-generate',
    summary: 'Generate explicit copying for affine memory operations',
    description:
      'Loops, and the operations between them, use buffers in fast memory for the elements that they access. What is read is copied there before, what is written is copied back behind; both\noutside of all loops that the elements do not depend on. A loop whose data is more than the fast memory has is entered, and copies are made for what is in it.\n\nCopies are loops, or with `generate-dma` transfers that are started and waited for. Memory that different values stand for is taken to be different memory.\n\nWhere mlir-opt may make another program of it, nothing is copied: for memory that the same operations use without maps, for what a transfer may take from\noutside of the memory, and out of loops that have other accesses to what is written. Elements of which it is not known that they are written are read first.',
    options: [
      {
        name: 'fast-mem-capacity',
        member: 'fastMemCapacity',
        type: { kind: 'uint64' },
        default: '18446744073709551615',
        summary: 'Set fast memory space capacity in KiB (default: unlimited)',
      },
      {
        name: 'fast-mem-space',
        member: 'fastMemSpace',
        type: { kind: 'uint' },
        default: '1',
        summary: 'Fast memory space identifier for copy generation (default: 1)',
      },
      {
        name: 'generate-dma',
        member: 'generateDma',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Generate DMA instead of point-wise copy',
      },
      {
        name: 'min-dma-transfer',
        member: 'minDmaTransfer',
        type: { kind: 'int' },
        default: '1024',
        summary: 'Minimum DMA transfer size supported by the target in bytes',
      },
      {
        name: 'slow-mem-space',
        member: 'slowMemSpace',
        type: { kind: 'uint' },
        default: '0',
        summary: 'Slow memory space identifier for copy generation (default: 0)',
      },
      {
        name: 'skip-non-unit-stride-loops',
        member: 'skipNonUnitStrideLoops',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Testing purposes: avoid non-unit stride loop choice depths for copy placement',
      },
      {
        name: 'tag-mem-space',
        member: 'tagMemSpace',
        type: { kind: 'uint' },
        default: '0',
        summary: 'Tag memory space identifier for copy generation (default: 0)',
      },
    ],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: ['memref', 'arith'],
    statistics: [],
  };

  constructor(options: Partial<AffineDataCopyGenerationOptions> = {}) {
    super(AffineDataCopyGenerationBase.spec, options);
  }
}

/** Options of affine-loop-fusion. */
export interface AffineLoopFusionOptions {
  /** Fractional increase in additional computation tolerated while fusing */
  readonly computeTolerance: number;
  /** Faster memory space number to promote fusion buffers to */
  readonly fastMemSpace: number;
  /** Threshold size (KiB) for promoting local buffers to fast memory space */
  readonly localBufThreshold: number | bigint;
  /** Enables maximal loop fusion */
  readonly maximal: boolean;
  /** fusion mode to attempt */
  readonly mode: FusionMode;
}

/**
 * Fuse affine loop nests
 *
 * Iterations of one `affine.for` move, or are done again, in a later one that reads what they write, or move to one that reads the same memory. Memory that only the fused nest needs
 * becomes as small as what one of its iterations uses.
 *
 * Nests stay apart wherever it is not known that they compute the same when fused, where mlir-opt may make something else of them. A nest that stays is done again only where
 * it neither reads nor overwrites what it wrote, or where the other one has memory of its own for that. Nests are not fused across calls and accesses without maps to what one of them writes, nor with
 * operations in them that hold other regions than loops. One that writes what the other one reads takes it in only where dependences tell that all is read before, and a buffer of its own
 * is made only if all accesses, those of vectors too, are known to be within. Loops that carry values are done whole or not at all. Of very many accesses nothing is known. A
 * `fast-mem-space` of 0 counts as none.
 */
export abstract class AffineLoopFusionBase extends Pass<AffineLoopFusionOptions> {
  static readonly spec: PassSpec = {
    name: 'AffineLoopFusion',
    argument: 'affine-loop-fusion',
    summary: 'Fuse affine loop nests',
    description:
      'Iterations of one `affine.for` move, or are done again, in a later one that reads what they write, or move to one that reads the same memory. Memory that only the fused nest needs\nbecomes as small as what one of its iterations uses.\n\nNests stay apart wherever it is not known that they compute the same when fused, where mlir-opt may make something else of them. A nest that stays is done again only where\nit neither reads nor overwrites what it wrote, or where the other one has memory of its own for that. Nests are not fused across calls and accesses without maps to what one of them writes, nor with\noperations in them that hold other regions than loops. One that writes what the other one reads takes it in only where dependences tell that all is read before, and a buffer of its own\nis made only if all accesses, those of vectors too, are known to be within. Loops that carry values are done whole or not at all. Of very many accesses nothing is known. A\n`fast-mem-space` of 0 counts as none.',
    options: [
      {
        name: 'compute-tolerance',
        member: 'computeTolerance',
        type: { kind: 'double' },
        default: '0.30000001192092896',
        summary: 'Fractional increase in additional computation tolerated while fusing',
      },
      {
        name: 'fast-mem-space',
        member: 'fastMemSpace',
        type: { kind: 'uint' },
        default: '0',
        summary: 'Faster memory space number to promote fusion buffers to',
      },
      {
        name: 'local-buf-threshold',
        member: 'localBufThreshold',
        type: { kind: 'uint64' },
        default: '0',
        summary: 'Threshold size (KiB) for promoting local buffers to fast memory space',
      },
      {
        name: 'maximal',
        member: 'maximal',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Enables maximal loop fusion',
      },
      {
        name: 'mode',
        member: 'mode',
        type: { kind: 'enum', spec: fusionModeEnum },
        default: 'greedy',
        summary: 'fusion mode to attempt',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['memref'],
    statistics: [],
  };

  constructor(options: Partial<AffineLoopFusionOptions> = {}) {
    super(AffineLoopFusionBase.spec, options);
  }
}
