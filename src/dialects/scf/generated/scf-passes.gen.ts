// @generated from dialects-td/scf/scf-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/** Options of scf-unroll-loops. */
export interface SCFUnrollLoopsOptions {
  /** How often the body of a loop is copied at most; loops that run longer stay. */
  readonly maxIterations: number;
}

/**
 * Writes out loops that are known to run a few times.
 *
 * An `scf.for` between constants becomes as many copies of its body, `max-iterations` at most, and so does an `scf.forall` between constants, whose iterations insert into what those before have made, and an `scf.while` whose condition follows from constants in each iteration. Data may end such a loop before the constants do: all iterations are computed, and those behind the end change nothing. What the numbers of iterations make known is canonicalized: indices, places of
 * slices, bounds of other loops, branches. A module without loops and branches stays as it is. Upstream has no such pass.
 */
export abstract class SCFUnrollLoopsPassBase extends Pass<SCFUnrollLoopsOptions> {
  static readonly spec: PassSpec = {
    name: 'SCFUnrollLoops',
    argument: 'scf-unroll-loops',
    summary: 'Writes out loops that are known to run a few times.',
    description:
      'An `scf.for` between constants becomes as many copies of its body, `max-iterations` at most, and so does an `scf.forall` between constants, whose iterations insert into what those before have made, and an `scf.while` whose condition follows from constants in each iteration. Data may end such a loop before the constants do: all iterations are computed, and those behind the end change nothing. What the numbers of iterations make known is canonicalized: indices, places of\nslices, bounds of other loops, branches. A module without loops and branches stays as it is. Upstream has no such pass.',
    options: [
      {
        name: 'max-iterations',
        member: 'maxIterations',
        type: { kind: 'uint' },
        default: '2048',
        summary: 'How often the body of a loop is copied at most; loops that run longer stay.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<SCFUnrollLoopsOptions> = {}) {
    super(SCFUnrollLoopsPassBase.spec, options);
  }
}

/**
 * Convert SCF for loops to SCF while loops
 *
 * Each `scf.for` becomes an `scf.while` that carries the induction variable in front of the other values. Operations are simplified as
 * the greedy rewriter does.
 */
export abstract class SCFForToWhileLoopPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SCFForToWhileLoop',
    argument: 'scf-for-to-while',
    summary: 'Convert SCF for loops to SCF while loops',
    description:
      'Each `scf.for` becomes an `scf.while` that carries the induction variable in front of the other values. Operations are simplified as\nthe greedy rewriter does.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['arith'],
    statistics: [],
  };

  constructor() {
    super(SCFForToWhileLoopPassBase.spec);
  }
}

/**
 * Convert SCF forall loops to SCF for loops
 *
 * Each `scf.forall` becomes a nest of `scf.for`, one per dimension. Loops with tensors as outputs are refused.
 */
export abstract class SCFForallToForLoopPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SCFForallToForLoop',
    argument: 'scf-forall-to-for',
    summary: 'Convert SCF forall loops to SCF for loops',
    description:
      'Each `scf.forall` becomes a nest of `scf.for`, one per dimension. Loops with tensors as outputs are refused.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['arith'],
    statistics: [],
  };

  constructor() {
    super(SCFForallToForLoopPassBase.spec);
  }
}

/**
 * Convert SCF forall loops to SCF parallel loops
 *
 * Each `scf.forall` becomes an `scf.parallel`, which keeps the mapping onto units of a device. The pass fails where a loop has tensors as outputs.
 */
export abstract class SCFForallToParallelLoopPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SCFForallToParallelLoop',
    argument: 'scf-forall-to-parallel',
    summary: 'Convert SCF forall loops to SCF parallel loops',
    description:
      'Each `scf.forall` becomes an `scf.parallel`, which keeps the mapping onto units of a device. The pass fails where a loop has tensors as outputs.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['arith'],
    statistics: [],
  };

  constructor() {
    super(SCFForallToParallelLoopPassBase.spec);
  }
}

/**
 * Convert SCF parallel for loops to nested SCF for loops
 *
 * Each `scf.parallel` without results becomes a nest of `scf.for`, one per dimension.
 */
export abstract class SCFParallelForToNestedForsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SCFParallelForToNestedFors',
    argument: 'scf-parallel-for-to-nested-fors',
    summary: 'Convert SCF parallel for loops to nested SCF for loops',
    description: 'Each `scf.parallel` without results becomes a nest of `scf.for`, one per dimension.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(SCFParallelForToNestedForsPassBase.spec);
  }
}

/**
 * Specialize `for` loops for vectorization
 *
 * Where the upper bound of an `scf.for` without used results is an `affine.min` of a constant and others, the loop is written twice: up to the constant, when the
 * bound is that, and as it was.
 */
export abstract class SCFForLoopSpecializationPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SCFForLoopSpecialization',
    argument: 'scf-for-loop-specialization',
    summary: 'Specialize `for` loops for vectorization',
    description:
      'Where the upper bound of an `scf.for` without used results is an `affine.min` of a constant and others, the loop is written twice: up to the constant, when the\nbound is that, and as it was.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['arith', 'affine'],
    statistics: [],
  };

  constructor() {
    super(SCFForLoopSpecializationPassBase.spec);
  }
}

/**
 * Fuse adjacent parallel loops
 *
 * Two `scf.parallel` over the same range with nothing that has effects between them become one, where of the memory that one of them writes to, each iteration of the
 * other reads no more than what the same iteration wrote.
 */
export abstract class SCFParallelLoopFusionPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SCFParallelLoopFusion',
    argument: 'scf-parallel-loop-fusion',
    summary: 'Fuse adjacent parallel loops',
    description:
      'Two `scf.parallel` over the same range with nothing that has effects between them become one, where of the memory that one of them writes to, each iteration of the\nother reads no more than what the same iteration wrote.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(SCFParallelLoopFusionPassBase.spec);
  }
}

/**
 * Specialize parallel loops for vectorization
 *
 * Where all upper bounds of an `scf.parallel` without used results are an `affine.min` of a constant and others, the loop is written twice: up to the constants, when
 * the bounds are these, and as it was.
 */
export abstract class SCFParallelLoopSpecializationPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SCFParallelLoopSpecialization',
    argument: 'scf-parallel-loop-specialization',
    summary: 'Specialize parallel loops for vectorization',
    description:
      'Where all upper bounds of an `scf.parallel` without used results are an `affine.min` of a constant and others, the loop is written twice: up to the constants, when\nthe bounds are these, and as it was.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['arith', 'affine'],
    statistics: [],
  };

  constructor() {
    super(SCFParallelLoopSpecializationPassBase.spec);
  }
}

/** Options of scf-parallel-loop-tiling. */
export interface SCFParallelLoopTilingOptions {
  /** Perform tiling with fixed upper bound with inbound check inside the internal loops */
  readonly noMinMaxBounds: boolean;
  /** Factors to tile parallel loops by */
  readonly tileSizes: readonly (number | bigint)[];
}

/**
 * Tile parallel loops
 *
 * An `scf.parallel` without results and without others in it becomes two, one over tiles and one inside of a tile, which ends where the loop does.
 */
export abstract class SCFParallelLoopTilingPassBase extends Pass<SCFParallelLoopTilingOptions> {
  static readonly spec: PassSpec = {
    name: 'SCFParallelLoopTiling',
    argument: 'scf-parallel-loop-tiling',
    summary: 'Tile parallel loops',
    description:
      'An `scf.parallel` without results and without others in it becomes two, one over tiles and one inside of a tile, which ends where the loop does.',
    options: [
      {
        name: 'no-min-max-bounds',
        member: 'noMinMaxBounds',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Perform tiling with fixed upper bound with inbound check inside the internal loops',
      },
      {
        name: 'parallel-loop-tile-sizes',
        member: 'tileSizes',
        type: { kind: 'list', of: { kind: 'int64' } },
        default: '',
        summary: 'Factors to tile parallel loops by',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['affine'],
    statistics: [],
  };

  constructor(options: Partial<SCFParallelLoopTilingOptions> = {}) {
    super(SCFParallelLoopTilingPassBase.spec, options);
  }
}

/**
 * Fold add/mul ops into loop range
 *
 * Where what counts the iterations of an `scf.for` is used by nothing but a sum or product with a value from outside of the loop, the loop counts that.
 */
export abstract class SCFForLoopRangeFoldingPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SCFForLoopRangeFolding',
    argument: 'scf-for-loop-range-folding',
    summary: 'Fold add/mul ops into loop range',
    description:
      'Where what counts the iterations of an `scf.for` is used by nothing but a sum or product with a value from outside of the loop, the loop counts that.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(SCFForLoopRangeFoldingPassBase.spec);
  }
}

/** Options of scf-for-loop-peeling. */
export interface SCFForLoopPeelingOptions {
  /** Peel the first iteration out of the loop. */
  readonly peelFront: boolean;
  /** Do not peel loops inside of the last, partial iteration of another already peeled loop. */
  readonly skipPartial: boolean;
}

/**
 * Peel `for` loops at their upper bounds.
 *
 * Each `scf.for` whose step may not divide what it runs over becomes two, one with whole steps and one for what is left, and minima and maxima of affine in both are
 * computed from what that makes known. With `peel-front` the first iteration becomes a loop of its own instead.
 */
export abstract class SCFForLoopPeelingPassBase extends Pass<SCFForLoopPeelingOptions> {
  static readonly spec: PassSpec = {
    name: 'SCFForLoopPeeling',
    argument: 'scf-for-loop-peeling',
    summary: 'Peel `for` loops at their upper bounds.',
    description:
      'Each `scf.for` whose step may not divide what it runs over becomes two, one with whole steps and one for what is left, and minima and maxima of affine in both are\ncomputed from what that makes known. With `peel-front` the first iteration becomes a loop of its own instead.',
    options: [
      {
        name: 'peel-front',
        member: 'peelFront',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Peel the first iteration out of the loop.',
      },
      {
        name: 'skip-partial',
        member: 'skipPartial',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Do not peel loops inside of the last, partial iteration of another already peeled loop.',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['affine'],
    statistics: [],
  };

  constructor(options: Partial<SCFForLoopPeelingOptions> = {}) {
    super(SCFForLoopPeelingPassBase.spec, options);
  }
}

/**
 * Canonicalize operations within scf.for loop bodies
 *
 * Minima and maxima of affine whose operands count iterations of `scf.for`, `scf.parallel` or `scf.forall` are computed from what the ranges make known, and sizes of what an
 * `scf.for` carries without a change of its shape are those of what it starts with.
 */
export abstract class SCFForLoopCanonicalizationPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SCFForLoopCanonicalization',
    argument: 'scf-for-loop-canonicalization',
    summary: 'Canonicalize operations within scf.for loop bodies',
    description:
      'Minima and maxima of affine whose operands count iterations of `scf.for`, `scf.parallel` or `scf.forall` are computed from what the ranges make known, and sizes of what an\n`scf.for` carries without a change of its shape are those of what it starts with.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['affine', 'memref', 'tensor'],
    statistics: [],
  };

  constructor() {
    super(SCFForLoopCanonicalizationPassBase.spec);
  }
}
