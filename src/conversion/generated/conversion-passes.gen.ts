// @generated from dialects-td/conversion/affine-conversion-passes.yaml, dialects-td/conversion/apfloat-passes.yaml, dialects-td/conversion/bufferization-passes.yaml, dialects-td/conversion/complex-conversion-passes.yaml, dialects-td/conversion/conversion-passes.yaml, dialects-td/conversion/detensorize-passes.yaml, dialects-td/conversion/emitc-conversion-passes.yaml, dialects-td/conversion/memref-conversion-passes.yaml, dialects-td/conversion/normalize-memrefs-passes.yaml, dialects-td/conversion/quant-conversion-passes.yaml, dialects-td/conversion/runtime-verification-passes.yaml, dialects-td/conversion/shape-conversion-passes.yaml, dialects-td/conversion/subset-passes.yaml, dialects-td/conversion/tosa-conversion-passes.yaml, dialects-td/conversion/vector-conversion-passes.yaml, dialects-td/conversion/wide-integer-passes.yaml; do not edit, run npm run codegen
import { type PassSpec, type PipelineSpec } from '../../pass/pass-spec.ts';
import { Pass } from '../../pass/pass.ts';
import { type ArgumentShapes, argumentShapesSyntax } from '../front-end/types/argument-shapes.ts';
import {
  type Complex_Range,
  complex_RangeEnum,
  type EmitC_LanguageTarget,
  emitC_LanguageTargetEnum,
  type LayoutMapOption,
  layoutMapOptionEnum,
} from './conversion-enums.gen.ts';

/**
 * Simplify affine min/max/apply
 *
 * Candidates of `affine.min` and `affine.max` go where another one is known to be less, or greater, by what loops, sizes and arithmetic say of them. What
 * `affine.apply` computes of other ones becomes one expression, and in it the least of several positive numbers, divided by one of these and rounded
 * up, becomes 1.
 *
 * Of an operand that is there twice, as a dim and as a symbol, mlir-opt makes the one behind it; and it may forget to look at what it has yet to look at where
 * something is one of two values, or carried by a loop. Of very many candidates none are compared.
 */
export abstract class SimplifyAffineMinMaxPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SimplifyAffineMinMaxPass',
    argument: 'affine-simplify-min-max',
    summary: 'Simplify affine min/max/apply',
    description:
      'Candidates of `affine.min` and `affine.max` go where another one is known to be less, or greater, by what loops, sizes and arithmetic say of them. What\n`affine.apply` computes of other ones becomes one expression, and in it the least of several positive numbers, divided by one of these and rounded\nup, becomes 1.\n\nOf an operand that is there twice, as a dim and as a symbol, mlir-opt makes the one behind it; and it may forget to look at what it has yet to look at where\nsomething is one of two values, or carried by a loop. Of very many candidates none are compared.',
    options: [],
    anchorInterface: 'FunctionOpInterface',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(SimplifyAffineMinMaxPassBase.spec);
  }
}

/** Options of affine-super-vectorize. */
export interface AffineVectorizeOptions {
  /** Specify an n-D virtual vector size for vectorization. This must be greater than zero. */
  readonly virtualVectorSize: readonly (number | bigint)[];
  /** Specify a 1-D, 2-D or 3-D pattern of fastest varying memory dimensions to match. See defaultPatterns in Vectorize.cpp for a description and examples. This is used for testing purposes */
  readonly testFastestVarying: readonly (number | bigint)[];
  /** Vectorize known reductions expressed via iter_args. Switched off by default. */
  readonly vectorizeReductions: boolean;
}

/**
 * Vectorize to a target independent n-D vector abstraction
 *
 * Loops whose iterations do not depend on each other, and whose accesses go along one dimension of memory, become loops on vectors of as many iterations as the sizes say:
 * loads and stores become transfers, what is computed element by element is so on vectors. Elements of a last vector that are of no iteration are not written, unless they are outside
 * of memory; mlir-opt writes them. Loops with another step than 1, and accesses whose elements do not follow each other, stay, of which mlir-opt accesses others.
 */
export abstract class AffineVectorizeBase extends Pass<AffineVectorizeOptions> {
  static readonly spec: PassSpec = {
    name: 'AffineVectorizePass',
    argument: 'affine-super-vectorize',
    summary: 'Vectorize to a target independent n-D vector abstraction',
    description:
      'Loops whose iterations do not depend on each other, and whose accesses go along one dimension of memory, become loops on vectors of as many iterations as the sizes say:\nloads and stores become transfers, what is computed element by element is so on vectors. Elements of a last vector that are of no iteration are not written, unless they are outside\nof memory; mlir-opt writes them. Loops with another step than 1, and accesses whose elements do not follow each other, stay, of which mlir-opt accesses others.',
    options: [
      {
        name: 'virtual-vector-size',
        member: 'virtualVectorSize',
        type: { kind: 'list', of: { kind: 'int64' } },
        default: '',
        summary: 'Specify an n-D virtual vector size for vectorization. This must be greater than zero.',
      },
      {
        name: 'test-fastest-varying',
        member: 'testFastestVarying',
        type: { kind: 'list', of: { kind: 'int64' } },
        default: '',
        summary:
          'Specify a 1-D, 2-D or 3-D pattern of fastest varying memory dimensions to match. See defaultPatterns in Vectorize.cpp for a description and examples. This is used for testing purposes',
      },
      {
        name: 'vectorize-reductions',
        member: 'vectorizeReductions',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Vectorize known reductions expressed via iter_args. Switched off by default.',
      },
    ],
    anchor: 'func.func',
    dependentDialects: ['vector'],
    statistics: [],
  };

  constructor(options: Partial<AffineVectorizeOptions> = {}) {
    super(AffineVectorizeBase.spec, options);
  }
}

/**
 * Pipeline non-blocking data transfers between explicitly managed levels of the memory hierarchy
 *
 * Loops start the transfer of the next iteration, from `affine.dma_start`, before they compute with what came of the last one, which `affine.dma_wait` waits for. They use two buffers in
 * turn for that. The number of iterations must be known.
 */
export abstract class AffinePipelineDataTransferBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'AffinePipelineDataTransfer',
    argument: 'affine-pipeline-data-transfer',
    summary: 'Pipeline non-blocking data transfers between explicitly managed levels of the memory hierarchy',
    description:
      'Loops start the transfer of the next iteration, from `affine.dma_start`, before they compute with what came of the last one, which `affine.dma_wait` waits for. They use two buffers in\nturn for that. The number of iterations must be known.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: ['affine', 'memref'],
    statistics: [],
  };

  constructor() {
    super(AffinePipelineDataTransferBase.spec);
  }
}

/**
 * Convert Arith ops to APFloat runtime library calls
 *
 * Arithmetic, comparisons and casts of floats of up to 64 bits, and of vectors of such element by element, become calls of functions `_mlir_apfloat_…` that take the number of the
 * format and the bits of the floats as i64. The module gets the declarations of these.
 */
export abstract class ArithToAPFloatConversionPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ArithToAPFloatConversionPass',
    argument: 'convert-arith-to-apfloat',
    summary: 'Convert Arith ops to APFloat runtime library calls',
    description:
      'Arithmetic, comparisons and casts of floats of up to 64 bits, and of vectors of such element by element, become calls of functions `_mlir_apfloat_…` that take the number of the\nformat and the bits of the floats as i64. The module gets the declarations of these.',
    options: [],
    anchor: 'builtin.module',
    isMemberwise: true,
    dependentDialects: ['arith', 'func', 'vector'],
    statistics: [],
  };

  constructor() {
    super(ArithToAPFloatConversionPassBase.spec);
  }
}

/**
 * Convert Math ops to APFloat runtime library calls
 *
 * `math.absf`, `math.fma` and the questions of what kind of number a float of up to 64 bits is become calls of functions `_mlir_apfloat_…`, as `convert-arith-to-apfloat` makes
 * them of operations of arith. Operations on vectors stay.
 */
export abstract class MathToAPFloatConversionPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'MathToAPFloatConversionPass',
    argument: 'convert-math-to-apfloat',
    summary: 'Convert Math ops to APFloat runtime library calls',
    description:
      '`math.absf`, `math.fma` and the questions of what kind of number a float of up to 64 bits is become calls of functions `_mlir_apfloat_…`, as `convert-arith-to-apfloat` makes\nthem of operations of arith. Operations on vectors stay.',
    options: [],
    anchor: 'builtin.module',
    isMemberwise: true,
    dependentDialects: ['arith', 'func', 'math'],
    statistics: [],
  };

  constructor() {
    super(MathToAPFloatConversionPassBase.spec);
  }
}

/** Options of one-shot-bufferize. */
export interface OneShotBufferizeOptions {
  /** Allows returning/yielding new allocations from a loop. */
  readonly allowReturnAllocsFromLoops: boolean;
  /** Allows unknown (not bufferizable) ops in the input IR. */
  readonly allowUnknownOps: boolean;
  /** Test only: Analyze ops in random order with a given seed (fuzzer) */
  readonly analysisFuzzerSeed: number;
  /** Heuristic that control the IR traversal during analysis */
  readonly analysisHeuristic: string;
  /** Bufferize function boundaries (experimental). */
  readonly bufferizeFunctionBoundaries: boolean;
  /** Account for parallel regions in RaW analysis. */
  readonly checkParallelRegions: boolean;
  /** Skip the analysis. Make a buffer copy on every write. */
  readonly copyBeforeWrite: boolean;
  /** Restrict bufferization to ops from these dialects. */
  readonly dialectFilter: readonly string[];
  /** Test only: Annotate tensor IR with alias sets */
  readonly dumpAliasSets: boolean;
  /** Skip analysis of functions with these symbol names.Set copyBeforeWrite to true when bufferizing them. */
  readonly noAnalysisFuncFilter: readonly string[];
  /** Controls layout maps when bufferizing function signatures. */
  readonly functionBoundaryTypeConversion: LayoutMapOption;
  /** The memory space of an memref types must always be inferred. If unset, a default memory space of 0 is used otherwise. */
  readonly mustInferMemorySpace: boolean;
  /** Use the Tensor encoding attribute for the memory space. Exclusive to the 'must-infer-memory-space' option */
  readonly useEncodingForMemorySpace: boolean;
  /** Test only: Only run inplaceability analysis and annotate IR */
  readonly testAnalysisOnly: boolean;
  /** Test only: Annotate IR with RaW conflicts. Requires test-analysis-only. */
  readonly printConflicts: boolean;
  /** Controls layout maps for non-inferrable memref types. */
  readonly unknownTypeConversion: LayoutMapOption;
  /** Sets the alignment of newly allocated buffers. */
  readonly bufferAlignment: number | bigint;
}

/**
 * One-Shot Bufferize
 *
 * Tensors, which are values, become memrefs, which are memory. An analysis finds out which operations may write the memory of their operands, as no
 * other operation is to read what was in it before; for others there are new memory and a copy.
 *
 * Operations of arith, bufferization, cf, linalg, ml_program, scf, tensor and vector are bufferized, and with `bufferize-function-boundaries` those of func.
 * Where memory comes from an operation that is not, `bufferization.to_buffer` and `bufferization.to_tensor` stay between.
 *
 * With `test-analysis-only`, tensors stay, and attributes tell what the analysis found: `__inplace_operands_attr__` which operands are in place,
 * `__equivalent_func_args__` which argument a function returns, `bufferization.access` what it does to its arguments; with `dump-alias-sets` also which tensors share
 * memory, with `print-conflicts` why operands are copied. `analysis-heuristic` is `bottom-up`, `top-down`, `bottom-up-from-terminators` or `fuzzer`, a random order that
 * `analysis-fuzzer-seed` decides.
 */
export abstract class OneShotBufferizePassBase extends Pass<OneShotBufferizeOptions> {
  static readonly spec: PassSpec = {
    name: 'OneShotBufferizePass',
    argument: 'one-shot-bufferize',
    summary: 'One-Shot Bufferize',
    description:
      'Tensors, which are values, become memrefs, which are memory. An analysis finds out which operations may write the memory of their operands, as no\nother operation is to read what was in it before; for others there are new memory and a copy.\n\nOperations of arith, bufferization, cf, linalg, ml_program, scf, tensor and vector are bufferized, and with `bufferize-function-boundaries` those of func.\nWhere memory comes from an operation that is not, `bufferization.to_buffer` and `bufferization.to_tensor` stay between.\n\nWith `test-analysis-only`, tensors stay, and attributes tell what the analysis found: `__inplace_operands_attr__` which operands are in place,\n`__equivalent_func_args__` which argument a function returns, `bufferization.access` what it does to its arguments; with `dump-alias-sets` also which tensors share\nmemory, with `print-conflicts` why operands are copied. `analysis-heuristic` is `bottom-up`, `top-down`, `bottom-up-from-terminators` or `fuzzer`, a random order that\n`analysis-fuzzer-seed` decides.',
    options: [
      {
        name: 'allow-return-allocs-from-loops',
        member: 'allowReturnAllocsFromLoops',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Allows returning/yielding new allocations from a loop.',
      },
      {
        name: 'allow-unknown-ops',
        member: 'allowUnknownOps',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Allows unknown (not bufferizable) ops in the input IR.',
      },
      {
        name: 'analysis-fuzzer-seed',
        member: 'analysisFuzzerSeed',
        type: { kind: 'uint' },
        default: '0',
        summary: 'Test only: Analyze ops in random order with a given seed (fuzzer)',
      },
      {
        name: 'analysis-heuristic',
        member: 'analysisHeuristic',
        type: { kind: 'string' },
        default: 'bottom-up',
        summary: 'Heuristic that control the IR traversal during analysis',
      },
      {
        name: 'bufferize-function-boundaries',
        member: 'bufferizeFunctionBoundaries',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Bufferize function boundaries (experimental).',
      },
      {
        name: 'check-parallel-regions',
        member: 'checkParallelRegions',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Account for parallel regions in RaW analysis.',
      },
      {
        name: 'copy-before-write',
        member: 'copyBeforeWrite',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Skip the analysis. Make a buffer copy on every write.',
      },
      {
        name: 'dialect-filter',
        member: 'dialectFilter',
        type: { kind: 'list', of: { kind: 'string' } },
        default: '',
        summary: 'Restrict bufferization to ops from these dialects.',
      },
      {
        name: 'dump-alias-sets',
        member: 'dumpAliasSets',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Test only: Annotate tensor IR with alias sets',
      },
      {
        name: 'no-analysis-func-filter',
        member: 'noAnalysisFuncFilter',
        type: { kind: 'list', of: { kind: 'string' } },
        default: '',
        summary:
          'Skip analysis of functions with these symbol names.Set copyBeforeWrite to true when bufferizing them.',
      },
      {
        name: 'function-boundary-type-conversion',
        member: 'functionBoundaryTypeConversion',
        type: { kind: 'enum', spec: layoutMapOptionEnum },
        default: 'infer-layout-map',
        summary: 'Controls layout maps when bufferizing function signatures.',
      },
      {
        name: 'must-infer-memory-space',
        member: 'mustInferMemorySpace',
        type: { kind: 'bool' },
        default: 'false',
        summary:
          'The memory space of an memref types must always be inferred. If unset, a default memory space of 0 is used otherwise.',
      },
      {
        name: 'use-encoding-for-memory-space',
        member: 'useEncodingForMemorySpace',
        type: { kind: 'bool' },
        default: 'false',
        summary:
          "Use the Tensor encoding attribute for the memory space. Exclusive to the 'must-infer-memory-space' option",
      },
      {
        name: 'test-analysis-only',
        member: 'testAnalysisOnly',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Test only: Only run inplaceability analysis and annotate IR',
      },
      {
        name: 'print-conflicts',
        member: 'printConflicts',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Test only: Annotate IR with RaW conflicts. Requires test-analysis-only.',
      },
      {
        name: 'unknown-type-conversion',
        member: 'unknownTypeConversion',
        type: { kind: 'enum', spec: layoutMapOptionEnum },
        default: 'fully-dynamic-layout-map',
        summary: 'Controls layout maps for non-inferrable memref types.',
      },
      {
        name: 'buffer-alignment',
        member: 'bufferAlignment',
        type: { kind: 'uint64' },
        default: '64',
        summary: 'Sets the alignment of newly allocated buffers.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['bufferization', 'linalg', 'memref'],
    statistics: [],
  };

  constructor(options: Partial<OneShotBufferizeOptions> = {}) {
    super(OneShotBufferizePassBase.spec, options);
  }
}

/**
 * Try to eliminate all tensor.empty ops.
 *
 * Where a tensor that is computed in an empty one, `tensor.empty`, is put into a part of another, it is computed in that part, so that no copy is needed when
 * tensors become memory. The analysis is that of `--one-shot-bufferize`.
 */
export abstract class EmptyTensorEliminationPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'EmptyTensorEliminationPass',
    argument: 'eliminate-empty-tensors',
    summary: 'Try to eliminate all tensor.empty ops.',
    description:
      'Where a tensor that is computed in an empty one, `tensor.empty`, is put into a part of another, it is computed in that part, so that no copy is needed when\ntensors become memory. The analysis is that of `--one-shot-bufferize`.',
    options: [],
    dependentDialects: ['bufferization', 'tensor'],
    statistics: [],
  };

  constructor() {
    super(EmptyTensorEliminationPassBase.spec);
  }
}

/**
 * Convert operations from the Bufferization dialect to the MemRef dialect
 *
 * `bufferization.clone` becomes new memory and a copy, `bufferization.dealloc` comparisons of addresses and `memref.dealloc` in branches; where it gives back several memrefs, it calls
 * a function that the pass adds.
 */
export abstract class ConvertBufferizationToMemRefPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertBufferizationToMemRefPass',
    argument: 'convert-bufferization-to-memref',
    summary: 'Convert operations from the Bufferization dialect to the MemRef dialect',
    description:
      '`bufferization.clone` becomes new memory and a copy, `bufferization.dealloc` comparisons of addresses and `memref.dealloc` in branches; where it gives back several memrefs, it calls\na function that the pass adds.',
    options: [],
    dependentDialects: ['arith', 'memref', 'scf', 'func'],
    statistics: [],
  };

  constructor() {
    super(ConvertBufferizationToMemRefPassBase.spec);
  }
}

/**
 * Remove MemRef return values that are equivalent to a bbArg
 *
 * Functions that are not public lose results that are always one of their arguments; callers use what they pass.
 */
export abstract class DropEquivalentBufferResultsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'DropEquivalentBufferResultsPass',
    argument: 'drop-equivalent-buffer-results',
    summary: 'Remove MemRef return values that are equivalent to a bbArg',
    description:
      'Functions that are not public lose results that are always one of their arguments; callers use what they pass.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['memref'],
    statistics: [],
  };

  constructor() {
    super(DropEquivalentBufferResultsPassBase.spec);
  }
}

/** Options of buffer-results-to-out-params. */
export interface BufferResultsToOutParamsOptions {
  /** Add the attribute 'bufferize.result' to all output parameters. */
  readonly addResultAttr: boolean;
  /** Hoist static allocations to call sites. */
  readonly hoistStaticAllocs: boolean;
  /** Hoist dynamic allocations to call sites. */
  readonly hoistDynamicAllocs: boolean;
  /** Modify function signatures of public functions. */
  readonly modifyPublicFunctions: boolean;
}

/**
 * Converts memref-typed function results to out-params
 *
 * Memory that a function returns becomes memory that its callers make and pass, into which the function copies what it returned. Where the function itself made it, options leave that and
 * the copy out.
 */
export abstract class BufferResultsToOutParamsPassBase extends Pass<BufferResultsToOutParamsOptions> {
  static readonly spec: PassSpec = {
    name: 'BufferResultsToOutParamsPass',
    argument: 'buffer-results-to-out-params',
    summary: 'Converts memref-typed function results to out-params',
    description:
      'Memory that a function returns becomes memory that its callers make and pass, into which the function copies what it returned. Where the function itself made it, options leave that and\nthe copy out.',
    options: [
      {
        name: 'add-result-attr',
        member: 'addResultAttr',
        type: { kind: 'bool' },
        default: 'false',
        summary: "Add the attribute 'bufferize.result' to all output parameters.",
      },
      {
        name: 'hoist-static-allocs',
        member: 'hoistStaticAllocs',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Hoist static allocations to call sites.',
      },
      {
        name: 'hoist-dynamic-allocs',
        member: 'hoistDynamicAllocs',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Hoist dynamic allocations to call sites.',
      },
      {
        name: 'modify-public-functions',
        member: 'modifyPublicFunctions',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Modify function signatures of public functions.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['memref'],
    statistics: [],
  };

  constructor(options: Partial<BufferResultsToOutParamsOptions> = {}) {
    super(BufferResultsToOutParamsPassBase.spec, options);
  }
}

/**
 * Lowers `bufferization.dealloc` operations to `memref.dealloc`operations
 *
 * `bufferization.dealloc` becomes comparisons of addresses and `memref.dealloc` in branches; where it gives back several memrefs, it calls a function that the pass adds.
 */
export abstract class LowerDeallocationsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LowerDeallocationsPass',
    argument: 'bufferization-lower-deallocations',
    summary: 'Lowers `bufferization.dealloc` operations to `memref.dealloc`operations',
    description:
      '`bufferization.dealloc` becomes comparisons of addresses and `memref.dealloc` in branches; where it gives back several memrefs, it calls a function that the pass adds.',
    options: [],
    dependentDialects: ['arith', 'memref', 'scf', 'func'],
    statistics: [],
  };

  constructor() {
    super(LowerDeallocationsPassBase.spec);
  }
}

/** Options of ownership-based-buffer-deallocation. */
export interface OwnershipBasedBufferDeallocationOptions {
  /** Allows to add additional arguments to private functions to dynamically pass ownership of memrefs to callees. This can enable earlier deallocations. */
  readonly privateFunctionDynamicOwnership: boolean;
}

/**
 * Adds all required dealloc operations for all allocations in the input program
 *
 * Each block gives back what it owns, by `bufferization.dealloc` before its terminator, and retains what goes on to be used. Who owns memory is known where it is made; along branches, into and
 * out of regions and, with an option, out of private functions, an i1 for each memref says it when the program runs. Functions own none of their arguments, and what they return
 * belongs to their callers: memory that may belong to another is cloned before that.
 */
export abstract class OwnershipBasedBufferDeallocationPassBase extends Pass<OwnershipBasedBufferDeallocationOptions> {
  static readonly spec: PassSpec = {
    name: 'OwnershipBasedBufferDeallocationPass',
    argument: 'ownership-based-buffer-deallocation',
    summary: 'Adds all required dealloc operations for all allocations in the input program',
    description:
      'Each block gives back what it owns, by `bufferization.dealloc` before its terminator, and retains what goes on to be used. Who owns memory is known where it is made; along branches, into and\nout of regions and, with an option, out of private functions, an i1 for each memref says it when the program runs. Functions own none of their arguments, and what they return\nbelongs to their callers: memory that may belong to another is cloned before that.',
    options: [
      {
        name: 'private-function-dynamic-ownership',
        member: 'privateFunctionDynamicOwnership',
        type: { kind: 'bool' },
        default: 'false',
        summary:
          'Allows to add additional arguments to private functions to dynamically pass ownership of memrefs to callees. This can enable earlier deallocations.',
      },
    ],
    dependentDialects: ['arith', 'bufferization', 'cf', 'memref', 'scf'],
    statistics: [],
  };

  constructor(options: Partial<OwnershipBasedBufferDeallocationOptions> = {}) {
    super(OwnershipBasedBufferDeallocationPassBase.spec, options);
  }
}

/**
 * Convert Complex dialect to libm calls
 *
 * Functions of complex numbers of f32 and f64 become calls of those of libm, declared in front of what is around. Those of other formats are refused; what libm has no function for stays.
 */
export abstract class ConvertComplexToLibmBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertComplexToLibm',
    argument: 'convert-complex-to-libm',
    summary: 'Convert Complex dialect to libm calls',
    description:
      'Functions of complex numbers of f32 and f64 become calls of those of libm, declared in front of what is around. Those of other formats are refused; what libm has no function for stays.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['complex', 'func'],
    statistics: [],
  };

  constructor() {
    super(ConvertComplexToLibmBase.spec);
  }
}

/** Options of convert-complex-to-standard. */
export interface ConvertComplexToStandardOptions {
  /** Control the intermediate calculation of complex number division */
  readonly complexRange: Complex_Range;
}

/**
 * Convert Complex dialect to standard dialect
 *
 * Arithmetic and functions of complex numbers become those of their parts, in operations of arith and math; `complex.create`, `complex.re` and `complex.im` stay.
 * Flags of fast math go over to them, but where NaNs and infinities must be told apart. `complex.constant` and `complex.bitcast` stay too.
 */
export abstract class ConvertComplexToStandardPassBase extends Pass<ConvertComplexToStandardOptions> {
  static readonly spec: PassSpec = {
    name: 'ConvertComplexToStandardPass',
    argument: 'convert-complex-to-standard',
    summary: 'Convert Complex dialect to standard dialect',
    description:
      'Arithmetic and functions of complex numbers become those of their parts, in operations of arith and math; `complex.create`, `complex.re` and `complex.im` stay.\nFlags of fast math go over to them, but where NaNs and infinities must be told apart. `complex.constant` and `complex.bitcast` stay too.',
    options: [
      {
        name: 'complex-range',
        member: 'complexRange',
        type: { kind: 'enum', spec: complex_RangeEnum },
        default: 'improved',
        summary: 'Control the intermediate calculation of complex number division',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['arith', 'complex', 'math'],
    statistics: [],
  };

  constructor(options: Partial<ConvertComplexToStandardOptions> = {}) {
    super(ConvertComplexToStandardPassBase.spec, options);
  }
}

/**
 * Convert StableHLO dialect to TTIR dialect.
 *
 * Operations on tensors of integers or floats, of static shape, become TTIR operations with a `tensor.empty` init and constraints that accept
 * any device memory. These are converted:
 *
 * - elementwise operations, comparisons and choices
 * - products of matrices, and convolutions of up to three spatial dimensions
 * - reductions, also of several tensors and under windows, by any computation of elements; searches for the place of the greatest or least
 * - windows, and parts of tensors at constant and at computed places
 * - updates at such places, by any computation of elements; large sums are products of matrices, where an infinity makes its column NaN
 * - sorts, lookups in tables, and what only moves elements; other orders of dimensions become transposes and reshapes
 * - gradients of poolings, normalization of batches and its gradient, systems of triangular equations
 * - calls of linear algebra that JAX makes: LU, QR and Cholesky factors, triangular equations, eigenvectors of symmetric matrices and singular values, as on a host or by XLA's names
 * - `rng_bit_generator`, as Random123 has it; its state is words of 32 bits, or numbers of 64 that are made of such, constants, arguments or results
 * - `rng`, of such bits, the same in each run and others for each operation
 * - of chlo, functions of elements, operations whose operands broadcast, `top_k`, and `ragged_dot`
 *
 * Of tensors of more than 5 dimensions some are joined, and results are put together of parts. Tensors without elements are only handed
 * over. Of `if` both branches are computed, of `case` all, and one result is taken.
 *
 * What TTIR cannot say fails to convert, with a note that says why: loops, communication, complex numbers
 * (see `--stablehlo-expand-complex`) and quantized ones (see `--stablehlo-legalize-quant-to-math`). So does every operation of other
 * dialects than func, but where functions take or return scalars: tensors without dimensions stand for these, and for what arith, math and tensor make of them.
 */
export abstract class ConvertStableHLOToTTIRPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertStableHLOToTTIR',
    argument: 'convert-stablehlo-to-ttir',
    summary: 'Convert StableHLO dialect to TTIR dialect.',
    description:
      "Operations on tensors of integers or floats, of static shape, become TTIR operations with a `tensor.empty` init and constraints that accept\nany device memory. These are converted:\n\n- elementwise operations, comparisons and choices\n- products of matrices, and convolutions of up to three spatial dimensions\n- reductions, also of several tensors and under windows, by any computation of elements; searches for the place of the greatest or least\n- windows, and parts of tensors at constant and at computed places\n- updates at such places, by any computation of elements; large sums are products of matrices, where an infinity makes its column NaN\n- sorts, lookups in tables, and what only moves elements; other orders of dimensions become transposes and reshapes\n- gradients of poolings, normalization of batches and its gradient, systems of triangular equations\n- calls of linear algebra that JAX makes: LU, QR and Cholesky factors, triangular equations, eigenvectors of symmetric matrices and singular values, as on a host or by XLA's names\n- `rng_bit_generator`, as Random123 has it; its state is words of 32 bits, or numbers of 64 that are made of such, constants, arguments or results\n- `rng`, of such bits, the same in each run and others for each operation\n- of chlo, functions of elements, operations whose operands broadcast, `top_k`, and `ragged_dot`\n\nOf tensors of more than 5 dimensions some are joined, and results are put together of parts. Tensors without elements are only handed\nover. Of `if` both branches are computed, of `case` all, and one result is taken.\n\nWhat TTIR cannot say fails to convert, with a note that says why: loops, communication, complex numbers\n(see `--stablehlo-expand-complex`) and quantized ones (see `--stablehlo-legalize-quant-to-math`). So does every operation of other\ndialects than func, but where functions take or return scalars: tensors without dimensions stand for these, and for what arith, math and tensor make of them.",
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['stablehlo', 'ttir'],
    statistics: [],
  };

  constructor() {
    super(ConvertStableHLOToTTIRPassBase.spec);
  }
}

/** Options of convert-tosa-to-ttir. */
export interface ConvertTosaToTTIROptions {
  /** Convert operations of linalg, tensor, arith and math too, as `convert-linalg-to-ttir` does. */
  readonly mixed: boolean;
}

/**
 * Convert TOSA dialect to TTIR dialect.
 *
 * Operations on tensors of static shape become TTIR operations with a `tensor.empty` init and constraints that accept any device memory:
 * elementwise operations, reductions, products of matrices, convolutions, poolings, and what moves elements. Shapes, paddings and
 * scales of images must be constant, or computed of constants and of sizes that types say. Some operations have no counterpart and become others:
 *
 * - transposes: chains of swaps of two dimensions
 * - `table`: a lookup; `argmax`: a search for the largest; `resize`: lookups, or products with weights
 * - `rescale`, products that are shifted: arithmetic on words, also by computed factors, which are taken to be as TOSA demands them; convolutions, products and resizes with sums of 48 bits that are rescaled: two or four of halves
 * - Fourier transforms: products with matrices
 * - `cond_if` of a computed condition: a choice between both results
 * - loops whose conditions follow from constants are written out, 2048 times at most; where data may end one before, iterations behind the
 *   end change nothing
 * - tensors of more than 5 dimensions: some dimensions are joined, and results are put together of parts
 *
 * A program keeps nothing from one run to the next. Variables that do so become arguments, behind the others of each function that reads
 * them before it writes them, or may leave them as they are, in the order in which the module declares them. What functions write into them
 * becomes results. In the first run such an argument is to be the variable's first value.
 *
 * What TTIR cannot say fails to convert, with a note that says why: loops that only data ends, variables that the condition of a loop writes.
 * So does every operation of other dialects than func, unless they may be mixed.
 */
export abstract class ConvertTosaToTTIRPassBase extends Pass<ConvertTosaToTTIROptions> {
  static readonly spec: PassSpec = {
    name: 'ConvertTosaToTTIR',
    argument: 'convert-tosa-to-ttir',
    summary: 'Convert TOSA dialect to TTIR dialect.',
    description:
      "Operations on tensors of static shape become TTIR operations with a `tensor.empty` init and constraints that accept any device memory:\nelementwise operations, reductions, products of matrices, convolutions, poolings, and what moves elements. Shapes, paddings and\nscales of images must be constant, or computed of constants and of sizes that types say. Some operations have no counterpart and become others:\n\n- transposes: chains of swaps of two dimensions\n- `table`: a lookup; `argmax`: a search for the largest; `resize`: lookups, or products with weights\n- `rescale`, products that are shifted: arithmetic on words, also by computed factors, which are taken to be as TOSA demands them; convolutions, products and resizes with sums of 48 bits that are rescaled: two or four of halves\n- Fourier transforms: products with matrices\n- `cond_if` of a computed condition: a choice between both results\n- loops whose conditions follow from constants are written out, 2048 times at most; where data may end one before, iterations behind the\n  end change nothing\n- tensors of more than 5 dimensions: some dimensions are joined, and results are put together of parts\n\nA program keeps nothing from one run to the next. Variables that do so become arguments, behind the others of each function that reads\nthem before it writes them, or may leave them as they are, in the order in which the module declares them. What functions write into them\nbecomes results. In the first run such an argument is to be the variable's first value.\n\nWhat TTIR cannot say fails to convert, with a note that says why: loops that only data ends, variables that the condition of a loop writes.\nSo does every operation of other dialects than func, unless they may be mixed.",
    options: [
      {
        name: 'mixed',
        member: 'mixed',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Convert operations of linalg, tensor, arith and math too, as `convert-linalg-to-ttir` does.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['ttir'],
    statistics: [],
  };

  constructor(options: Partial<ConvertTosaToTTIROptions> = {}) {
    super(ConvertTosaToTTIRPassBase.spec, options);
  }
}

/**
 * Convert linalg dialect to TTIR dialect.
 *
 * Structured operations on tensors of static shape, named or `linalg.generic`, are converted by what their maps, loops and bodies say:
 *
 * - Parallel loops become elementwise operations on operands that are transposed and broadcast.
 * - Sums of products of factors that depend on two sets of loops become `ttir.matmul`, where only some of the products count too, and what no loop of the sum changes scales it.
 *   Products that do not count are products with 0, of which an infinity makes NaN.
 * - Other loops that reduce become elementwise operations and a reduction. Bodies may combine in several steps, under a condition or by a
 *   comparison, or keep the last element, or the last that a condition chooses.
 * - A body that keeps the greatest or least element and its place is a search for the first.
 * - Up to 2048 iterations that depend on each other in another way are written out, one after the other.
 * - Convolutions and poolings of one to three dimensions, also in groups, and softmax become the operations that TTIR has for them, as do sums of
 *   products, and other reductions, whose maps say that they are convolutions or poolings. The steps of
 *   Winograd's algorithm are products with constant matrices, that of images a convolution.
 * - `tensor.extract` in a body is a lookup in a table, at places that may be computed of the numbers of iterations. So are the elements that
 *   `tensor.generate`, and `tensor.pad` around a tensor, make of their indices. `tensor.gather` is a lookup too,
 *   and so is `tensor.scatter`.
 * - Branches in a body are all computed, and one result is chosen.
 * - Products of 64 bits that are shifted and cut to words, as quantized networks scale sums, are made of words, and exact; so is
 *   `tosa.apply_scale`. Factors may be known, or words; shifts must be known.
 * - Insertions of slices beside each other, as of a loop that collects what its iterations give, or of one over tiles, become one.
 * - Operands that are indexed with more than loops, as diagonals are, become lookups of known rows; dimensions that
 *   are only split are reshaped.
 * - Scans, scatters and sorts of tm_tensor, as torch-mlir makes them of cumulative sums and of writes to computed places, become reductions over what counts
 *   for an element. Updates outside of the tensor change nothing.
 * - Attention of tm_tensor becomes two products of matrices with a softmax between them. Its top elements are searched for, the greatest or least, as are sorts of which
 *   only a few of the first elements are read, as PyTorch's are.
 *
 * What an init holds counts. Operations of tensor, arith and math between structured ones are converted too; `linalg.pack` and
 * `linalg.unpack` become reshapes and permutations. Where tensors are split into more than 5 dimensions and joined again, some stay joined.
 * Globals of ml_program that nobody writes are constants. Private ones that are written, in the bodies of functions outside of branches and loops, become arguments
 * behind the others and results, as a program keeps nothing from one run to the next: in the first run such an argument is to be the global's first value.
 *
 * Outside of bodies, tensors without dimensions stand for scalars, also for arguments and results of functions: for elements that are taken
 * from tensors or put into them, for what arith and math compute of scalars, and for places of slices. Branches by a scalar are all
 * computed, and one result is chosen.
 *
 * Tensors without elements are only handed over. Sizes that are not written but follow from others, behind casts, slices of computed sizes and `tensor.dim`, become static before.
 * Two tensors stand for a complex one, as the positions of tokens and Fourier transforms have them, also where functions take or return it, in the place
 * of one. Sums, products, quotients, exponentials, absolute values and angles are computed of complex numbers, and no other functions.
 *
 * Operations on buffers, other windows and anything else fail to convert, with a note that says why. tt-mlir has no such pass.
 */
export abstract class ConvertLinalgToTTIRPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertLinalgToTTIR',
    argument: 'convert-linalg-to-ttir',
    summary: 'Convert linalg dialect to TTIR dialect.',
    description:
      "Structured operations on tensors of static shape, named or `linalg.generic`, are converted by what their maps, loops and bodies say:\n\n- Parallel loops become elementwise operations on operands that are transposed and broadcast.\n- Sums of products of factors that depend on two sets of loops become `ttir.matmul`, where only some of the products count too, and what no loop of the sum changes scales it.\n  Products that do not count are products with 0, of which an infinity makes NaN.\n- Other loops that reduce become elementwise operations and a reduction. Bodies may combine in several steps, under a condition or by a\n  comparison, or keep the last element, or the last that a condition chooses.\n- A body that keeps the greatest or least element and its place is a search for the first.\n- Up to 2048 iterations that depend on each other in another way are written out, one after the other.\n- Convolutions and poolings of one to three dimensions, also in groups, and softmax become the operations that TTIR has for them, as do sums of\n  products, and other reductions, whose maps say that they are convolutions or poolings. The steps of\n  Winograd's algorithm are products with constant matrices, that of images a convolution.\n- `tensor.extract` in a body is a lookup in a table, at places that may be computed of the numbers of iterations. So are the elements that\n  `tensor.generate`, and `tensor.pad` around a tensor, make of their indices. `tensor.gather` is a lookup too,\n  and so is `tensor.scatter`.\n- Branches in a body are all computed, and one result is chosen.\n- Products of 64 bits that are shifted and cut to words, as quantized networks scale sums, are made of words, and exact; so is\n  `tosa.apply_scale`. Factors may be known, or words; shifts must be known.\n- Insertions of slices beside each other, as of a loop that collects what its iterations give, or of one over tiles, become one.\n- Operands that are indexed with more than loops, as diagonals are, become lookups of known rows; dimensions that\n  are only split are reshaped.\n- Scans, scatters and sorts of tm_tensor, as torch-mlir makes them of cumulative sums and of writes to computed places, become reductions over what counts\n  for an element. Updates outside of the tensor change nothing.\n- Attention of tm_tensor becomes two products of matrices with a softmax between them. Its top elements are searched for, the greatest or least, as are sorts of which\n  only a few of the first elements are read, as PyTorch's are.\n\nWhat an init holds counts. Operations of tensor, arith and math between structured ones are converted too; `linalg.pack` and\n`linalg.unpack` become reshapes and permutations. Where tensors are split into more than 5 dimensions and joined again, some stay joined.\nGlobals of ml_program that nobody writes are constants. Private ones that are written, in the bodies of functions outside of branches and loops, become arguments\nbehind the others and results, as a program keeps nothing from one run to the next: in the first run such an argument is to be the global's first value.\n\nOutside of bodies, tensors without dimensions stand for scalars, also for arguments and results of functions: for elements that are taken\nfrom tensors or put into them, for what arith and math compute of scalars, and for places of slices. Branches by a scalar are all\ncomputed, and one result is chosen.\n\nTensors without elements are only handed over. Sizes that are not written but follow from others, behind casts, slices of computed sizes and `tensor.dim`, become static before.\nTwo tensors stand for a complex one, as the positions of tokens and Fourier transforms have them, also where functions take or return it, in the place\nof one. Sums, products, quotients, exponentials, absolute values and angles are computed of complex numbers, and no other functions.\n\nOperations on buffers, other windows and anything else fail to convert, with a note that says why. tt-mlir has no such pass.",
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['arith', 'linalg', 'tensor', 'ttir'],
    statistics: [],
  };

  constructor() {
    super(ConvertLinalgToTTIRPassBase.spec);
  }
}

/**
 * Convert the operations from the linalg dialect into the Standard dialect
 *
 * Replaces structured operations on buffers by calls of functions of a library. Their names are made of those of the operations and of the types, or are what `library_call` says; they
 * know nothing of where in a buffer elements are. Those on tensors are an error.
 */
export abstract class ConvertLinalgToStandardPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertLinalgToStandardPass',
    argument: 'convert-linalg-to-std',
    summary: 'Convert the operations from the linalg dialect into the Standard dialect',
    description:
      'Replaces structured operations on buffers by calls of functions of a library. Their names are made of those of the operations and of the types, or are what `library_call` says; they\nknow nothing of where in a buffer elements are. Those on tensors are an error.',
    options: [],
    anchor: 'builtin.module',
    isMemberwise: true,
    dependentDialects: ['func', 'memref'],
    statistics: [],
  };

  constructor() {
    super(ConvertLinalgToStandardPassBase.spec);
  }
}

/**
 * Lower the operations from the linalg dialect into loops
 *
 * Replaces structured operations on buffers by loops of `scf.for` around loads, their body and stores. Those on tensors stay.
 */
export abstract class ConvertLinalgToLoopsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertLinalgToLoopsPass',
    argument: 'convert-linalg-to-loops',
    summary: 'Lower the operations from the linalg dialect into loops',
    description:
      'Replaces structured operations on buffers by loops of `scf.for` around loads, their body and stores. Those on tensors stay.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['linalg', 'scf', 'affine'],
    statistics: [],
  };

  constructor() {
    super(ConvertLinalgToLoopsPassBase.spec);
  }
}

/**
 * Lower the operations from the linalg dialect into affine loops
 *
 * Replaces structured operations on buffers by loops of `affine.for` around loads and stores of affine, and their body. Those on tensors stay.
 */
export abstract class ConvertLinalgToAffineLoopsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertLinalgToAffineLoopsPass',
    argument: 'convert-linalg-to-affine-loops',
    summary: 'Lower the operations from the linalg dialect into affine loops',
    description:
      'Replaces structured operations on buffers by loops of `affine.for` around loads and stores of affine, and their body. Those on tensors stay.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['affine', 'linalg', 'memref'],
    statistics: [],
  };

  constructor() {
    super(ConvertLinalgToAffineLoopsPassBase.spec);
  }
}

/**
 * Lower the operations from the linalg dialect into parallel loops
 *
 * Replaces structured operations on buffers by loops around loads, their body and stores: `scf.parallel` where iterations are independent, `scf.for` where they
 * reduce. Those on tensors stay.
 */
export abstract class ConvertLinalgToParallelLoopsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertLinalgToParallelLoopsPass',
    argument: 'convert-linalg-to-parallel-loops',
    summary: 'Lower the operations from the linalg dialect into parallel loops',
    description:
      'Replaces structured operations on buffers by loops around loads, their body and stores: `scf.parallel` where iterations are independent, `scf.for` where they\nreduce. Those on tensors stay.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['affine', 'linalg', 'memref', 'scf'],
    statistics: [],
  };

  constructor() {
    super(ConvertLinalgToParallelLoopsPassBase.spec);
  }
}

/**
 * Convert some Tensor dialect ops to Linalg dialect
 *
 * Replaces each `tensor.pad` by a tensor that `linalg.fill` makes of the padding, or `tensor.generate` where that depends on the place, and the insertion of the source into it.
 */
export abstract class ConvertTensorToLinalgPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertTensorToLinalgPass',
    argument: 'convert-tensor-to-linalg',
    summary: 'Convert some Tensor dialect ops to Linalg dialect',
    description:
      'Replaces each `tensor.pad` by a tensor that `linalg.fill` makes of the padding, or `tensor.generate` where that depends on the place, and the insertion of the source into it.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['arith', 'linalg'],
    statistics: [],
  };

  constructor() {
    super(ConvertTensorToLinalgPassBase.spec);
  }
}

/**
 * Raise loops that compute elements in memory to linalg.
 *
 * Nests of `affine.for`, `affine.parallel`, `scf.for`, `scf.parallel` and `scf.forall` that load, compute and store single elements become
 * `linalg.generic` operations on the same memrefs, one for each store, in order. It is to be known how often each loop runs, and that the
 * result stays the same:
 *
 * - Stores have subscripts of another loop in each dimension, times a number and plus another, or no loop. Loops that do not occur there reduce,
 *   and run in order.
 * - Loads have subscripts that are sums of loops, as in `x[i + k]`. What was stored at the same place is an init. Loads from other places of memory that
 *   the nest writes to are left alone, unless the places are never the same; so are loops that access memory under two names.
 * - Loops that begin or end with what the indices of loops around say, as of triangles, run as often as they ever do, and what would not have run
 *   changes nothing: where that is known to be inside of memory, and divides by nothing.
 * - Loads at places that are computed of what is in memory stay in the body.
 * - Nests of several statements are split where no iteration needs what a later statement did in one before. Where only inner loops can be split, the
 *   outer stay.
 * - Values that loops carry, and memory that is allocated in loops, are kept in memory, an element for each iteration of the loops around.
 * - Memory of one element that each iteration stores to before it reads it, as the variables of other languages, is allocated in the loop.
 * - Where iterations need what others have written, and inner loops run as often as their indices say, copies take the place of the outer loop, of at most
 *   256 iterations: then it is known how often the inner ones run, as in solutions of triangular systems. Loops that never run go.
 * - Where iterations are independent, but loops in them go from one element to the next, as filters and sums along the rows of a matrix do, copies take the
 *   place of the inner loops, of at most 256 steps: each step is taken in all iterations at once.
 *
 * Where loops do not reach all of a memref, or go in steps, operands are views. Two arguments of a function are taken to be different memory, as
 * `convert-memref-to-tensor` does. Loops that cannot be raised stay as they are. Upstream has no such pass.
 */
export abstract class RaiseLoopsToLinalgPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'RaiseLoopsToLinalg',
    argument: 'raise-loops-to-linalg',
    summary: 'Raise loops that compute elements in memory to linalg.',
    description:
      'Nests of `affine.for`, `affine.parallel`, `scf.for`, `scf.parallel` and `scf.forall` that load, compute and store single elements become\n`linalg.generic` operations on the same memrefs, one for each store, in order. It is to be known how often each loop runs, and that the\nresult stays the same:\n\n- Stores have subscripts of another loop in each dimension, times a number and plus another, or no loop. Loops that do not occur there reduce,\n  and run in order.\n- Loads have subscripts that are sums of loops, as in `x[i + k]`. What was stored at the same place is an init. Loads from other places of memory that\n  the nest writes to are left alone, unless the places are never the same; so are loops that access memory under two names.\n- Loops that begin or end with what the indices of loops around say, as of triangles, run as often as they ever do, and what would not have run\n  changes nothing: where that is known to be inside of memory, and divides by nothing.\n- Loads at places that are computed of what is in memory stay in the body.\n- Nests of several statements are split where no iteration needs what a later statement did in one before. Where only inner loops can be split, the\n  outer stay.\n- Values that loops carry, and memory that is allocated in loops, are kept in memory, an element for each iteration of the loops around.\n- Memory of one element that each iteration stores to before it reads it, as the variables of other languages, is allocated in the loop.\n- Where iterations need what others have written, and inner loops run as often as their indices say, copies take the place of the outer loop, of at most\n  256 iterations: then it is known how often the inner ones run, as in solutions of triangular systems. Loops that never run go.\n- Where iterations are independent, but loops in them go from one element to the next, as filters and sums along the rows of a matrix do, copies take the\n  place of the inner loops, of at most 256 steps: each step is taken in all iterations at once.\n\nWhere loops do not reach all of a memref, or go in steps, operands are views. Two arguments of a function are taken to be different memory, as\n`convert-memref-to-tensor` does. Loops that cannot be raised stay as they are. Upstream has no such pass.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['affine', 'arith', 'linalg', 'memref'],
    statistics: [],
  };

  constructor() {
    super(RaiseLoopsToLinalgPassBase.spec);
  }
}

/** Options of refine-argument-types. */
export interface RefineArgumentTypesOptions {
  /** The shapes, as argN:SIZExSIZE separated by commas, with the name of the function and a colon before where there are several. */
  readonly shapes: ArgumentShapes;
}

/**
 * Give arguments of functions the sizes that are given.
 *
 * Arguments of functions that nothing calls get the shapes that the option gives them: `shapes=arg0:1x224x224x3,arg2:8` of the only such function,
 * `shapes=main:arg0:1x224x224x3` of one of several. What their types say already must agree. Operations of TOSA, StableHLO and chlo get the
 * argument as it is then; what they result in follows by other passes. For everything else it is cast, by `tensor.cast`, to the type that it had.
 */
export abstract class RefineArgumentTypesPassBase extends Pass<RefineArgumentTypesOptions> {
  static readonly spec: PassSpec = {
    name: 'RefineArgumentTypes',
    argument: 'refine-argument-types',
    summary: 'Give arguments of functions the sizes that are given.',
    description:
      'Arguments of functions that nothing calls get the shapes that the option gives them: `shapes=arg0:1x224x224x3,arg2:8` of the only such function,\n`shapes=main:arg0:1x224x224x3` of one of several. What their types say already must agree. Operations of TOSA, StableHLO and chlo get the\nargument as it is then; what they result in follows by other passes. For everything else it is cast, by `tensor.cast`, to the type that it had.',
    options: [
      {
        name: 'shapes',
        member: 'shapes',
        type: { kind: 'custom', syntax: argumentShapesSyntax },
        default: '',
        summary:
          'The shapes, as argN:SIZExSIZE separated by commas, with the name of the function and a colon before where there are several.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['tensor'],
    statistics: [],
  };

  constructor(options: Partial<RefineArgumentTypesOptions> = {}) {
    super(RefineArgumentTypesPassBase.spec, options);
  }
}

/**
 * Give operations of TOSA and StableHLO operands of the sizes that are known.
 *
 * An operand that `tensor.cast` made from a tensor of which more is known becomes that tensor. Calls leave such casts where they are inlined; behind
 * this pass `tosa-infer-shapes` and `stablehlo-partial-evaluation` find what follows.
 */
export abstract class RefineOperandTypesPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'RefineOperandTypes',
    argument: 'refine-operand-types',
    summary: 'Give operations of TOSA and StableHLO operands of the sizes that are known.',
    description:
      'An operand that `tensor.cast` made from a tensor of which more is known becomes that tensor. Calls leave such casts where they are inlined; behind\nthis pass `tosa-infer-shapes` and `stablehlo-partial-evaluation` find what follows.',
    options: [],
    anchor: 'func.func',
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(RefineOperandTypesPassBase.spec);
  }
}

/**
 * Convert scalars between operations of StableHLO to tensors without dimensions.
 *
 * torch-mlir computes sizes, and numbers that are the same for all elements, in arith, math, shape and tensor. In modules with operations of StableHLO these
 * become operations of StableHLO, which `stablehlo-partial-evaluation` knows:
 *
 * - constants, also of tensors, and functions of elements; for those of unsigned integers (`divui`, `cmpi ult`, `uitofp`) the bits of integers are taken for such, all other ones are signed
 * - `tensor.dim`, `from_elements`, `splat`, `extract`, `collapse_shape` and `expand_shape`
 * - `tensor.cast`, where it says more about the sizes than was known
 * - what shape computes of sizes and of lists of sizes whose length is known; constraints are taken to hold
 * - globals of ml_program, as `convert-linalg-to-ttir` does
 *
 * Indices become integers of 64 bits. What needs arguments that are scalars stays, and so does everything else. Upstream has no such pass.
 */
export abstract class ConvertScalarsToStableHLOPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertScalarsToStableHLO',
    argument: 'convert-scalars-to-stablehlo',
    summary: 'Convert scalars between operations of StableHLO to tensors without dimensions.',
    description:
      'torch-mlir computes sizes, and numbers that are the same for all elements, in arith, math, shape and tensor. In modules with operations of StableHLO these\nbecome operations of StableHLO, which `stablehlo-partial-evaluation` knows:\n\n- constants, also of tensors, and functions of elements; for those of unsigned integers (`divui`, `cmpi ult`, `uitofp`) the bits of integers are taken for such, all other ones are signed\n- `tensor.dim`, `from_elements`, `splat`, `extract`, `collapse_shape` and `expand_shape`\n- `tensor.cast`, where it says more about the sizes than was known\n- what shape computes of sizes and of lists of sizes whose length is known; constraints are taken to hold\n- globals of ml_program, as `convert-linalg-to-ttir` does\n\nIndices become integers of 64 bits. What needs arguments that are scalars stays, and so does everything else. Upstream has no such pass.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['stablehlo'],
    statistics: [],
  };

  constructor() {
    super(ConvertScalarsToStableHLOPassBase.spec);
  }
}

/** Options of sdy-expand-manual-computations. */
export interface ExpandManualComputationsOptions {
  /** How many operations are made of one computation at most. */
  readonly maxOperations: number;
}

/**
 * Write out what each device of a manual computation does, for one device that does all of it.
 *
 * A `sdy.manual_computation`, which is what `jax.shard_map` makes, says what one device of several does with its parts of tensors. Here one device does what all of
 * them do, one operation of the body after the other:
 *
 * - operands are cut into the parts that the shardings say, and results are put together of parts
 * - each operation is done for each device, once where it is the same for all
 * - `stablehlo.all_gather`, `all_reduce`, `all_to_all`, `collective_broadcast`, `collective_permute` and `reduce_scatter` become slices, concatenations and
 *   combinations of what the devices of a group have
 * - `stablehlo.partition_id` becomes the number of the device
 *
 * Devices along axes that are not manual do the same, and are one. What cannot be written out stays, and a warning says why: collectives
 * in loops and branches (`stablehlo-partial-evaluation` takes those away that are known), between replicas, or with a reduction that is not elementwise; tensors
 * whose parts differ in size, or are cut along a part of an axis. Shardy has no such pass, but gives each device a program.
 *
 * ```mlir
 * sdy.mesh @mesh = <["x"=2]>
 * func.func @f(%a: tensor<4xf32>) -> tensor<2xf32> {
 *   %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%b: tensor<2xf32>) {
 *     %1 = "stablehlo.all_reduce"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
 *     ^bb0(%x: tensor<f32>, %y: tensor<f32>):
 *       %2 = stablehlo.add %x, %y : tensor<f32>
 *       stablehlo.return %2 : tensor<f32>
 *     }) : (tensor<2xf32>) -> tensor<2xf32>
 *     sdy.return %1 : tensor<2xf32>
 *   } : (tensor<4xf32>) -> tensor<2xf32>
 *   return %0 : tensor<2xf32>
 * }
 * ```
 */
export abstract class ExpandManualComputationsPassBase extends Pass<ExpandManualComputationsOptions> {
  static readonly spec: PassSpec = {
    name: 'ExpandManualComputations',
    argument: 'sdy-expand-manual-computations',
    summary: 'Write out what each device of a manual computation does, for one device that does all of it.',
    description:
      'A `sdy.manual_computation`, which is what `jax.shard_map` makes, says what one device of several does with its parts of tensors. Here one device does what all of\nthem do, one operation of the body after the other:\n\n- operands are cut into the parts that the shardings say, and results are put together of parts\n- each operation is done for each device, once where it is the same for all\n- `stablehlo.all_gather`, `all_reduce`, `all_to_all`, `collective_broadcast`, `collective_permute` and `reduce_scatter` become slices, concatenations and\n  combinations of what the devices of a group have\n- `stablehlo.partition_id` becomes the number of the device\n\nDevices along axes that are not manual do the same, and are one. What cannot be written out stays, and a warning says why: collectives\nin loops and branches (`stablehlo-partial-evaluation` takes those away that are known), between replicas, or with a reduction that is not elementwise; tensors\nwhose parts differ in size, or are cut along a part of an axis. Shardy has no such pass, but gives each device a program.\n\n```mlir\nsdy.mesh @mesh = <["x"=2]>\nfunc.func @f(%a: tensor<4xf32>) -> tensor<2xf32> {\n  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%b: tensor<2xf32>) {\n    %1 = "stablehlo.all_reduce"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({\n    ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n      %2 = stablehlo.add %x, %y : tensor<f32>\n      stablehlo.return %2 : tensor<f32>\n    }) : (tensor<2xf32>) -> tensor<2xf32>\n    sdy.return %1 : tensor<2xf32>\n  } : (tensor<4xf32>) -> tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n```',
    options: [
      {
        name: 'max-operations',
        member: 'maxOperations',
        type: { kind: 'uint' },
        default: '100000',
        summary: 'How many operations are made of one computation at most.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['sdy', 'stablehlo'],
    statistics: [],
  };

  constructor(options: Partial<ExpandManualComputationsOptions> = {}) {
    super(ExpandManualComputationsPassBase.spec, options);
  }
}

/**
 * Make manual computations of what each device does between calls that cut tensors and calls that put them together.
 *
 * `jax.shard_map` without Shardy cuts tensors into the parts of devices by `@SPMDFullToShardShape`, puts them together by `@SPMDShardToFullShape`, and says by
 * `mhlo.sharding`, the first time in a call of `@Sharding`, which device has which part. What is computed in between becomes a `sdy.manual_computation`, on the mesh
 * whose axes all these shardings have in common, `axis_0`, `axis_1` and so on. Constants that something else uses too are operands that are not cut.
 *
 * Shardings are those of XLA: `{replicated}`, `{manual}`, and `{devices=[2,4]<=[4,2]T(1,0)}` with devices as a list too, and with `last_tile_dim_replicate` or
 * `last_tile_dims={manual, replicated}` for dimensions of devices that have the same part; what is `manual` is an axis along which each device does by itself
 * what is in between, as all axes are for `{manual}`. Where no sharding names devices, `mhlo.num_partitions` of the module says how many there are; without it
 * the calls stay. So do those whose shardings are of no common mesh, and a warning says why. Shardy has no such pass: its importer takes what JAX writes for Shardy.
 *
 * ```mlir
 * func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
 *   %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<4xf32>
 *   %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
 *   %2 = stablehlo.negate %1 : tensor<2xf32>
 *   %3 = stablehlo.custom_call @Sharding(%2) {mhlo.sharding = "{manual}"} : (tensor<2xf32>) -> tensor<2xf32>
 *   %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<2xf32>) -> tensor<4xf32>
 *   return %4 : tensor<4xf32>
 * }
 * ```
 */
export abstract class ConvertSpmdCallsToSdyPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertSpmdCallsToSdy',
    argument: 'convert-spmd-calls-to-sdy',
    summary:
      'Make manual computations of what each device does between calls that cut tensors and calls that put them together.',
    description:
      '`jax.shard_map` without Shardy cuts tensors into the parts of devices by `@SPMDFullToShardShape`, puts them together by `@SPMDShardToFullShape`, and says by\n`mhlo.sharding`, the first time in a call of `@Sharding`, which device has which part. What is computed in between becomes a `sdy.manual_computation`, on the mesh\nwhose axes all these shardings have in common, `axis_0`, `axis_1` and so on. Constants that something else uses too are operands that are not cut.\n\nShardings are those of XLA: `{replicated}`, `{manual}`, and `{devices=[2,4]<=[4,2]T(1,0)}` with devices as a list too, and with `last_tile_dim_replicate` or\n`last_tile_dims={manual, replicated}` for dimensions of devices that have the same part; what is `manual` is an axis along which each device does by itself\nwhat is in between, as all axes are for `{manual}`. Where no sharding names devices, `mhlo.num_partitions` of the module says how many there are; without it\nthe calls stay. So do those whose shardings are of no common mesh, and a warning says why. Shardy has no such pass: its importer takes what JAX writes for Shardy.\n\n```mlir\nfunc.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<4xf32>\n  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>\n  %2 = stablehlo.negate %1 : tensor<2xf32>\n  %3 = stablehlo.custom_call @Sharding(%2) {mhlo.sharding = "{manual}"} : (tensor<2xf32>) -> tensor<2xf32>\n  %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<2xf32>) -> tensor<4xf32>\n  return %4 : tensor<4xf32>\n}\n```',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['sdy', 'stablehlo'],
    statistics: [],
  };

  constructor() {
    super(ConvertSpmdCallsToSdyPassBase.spec);
  }
}

/**
 * Give functions results of the sizes that are known.
 *
 * Where all that a function returns as one of its results was cast from tensors of one type, of which more is known, by `tensor.cast`, the function gets a
 * result of that type. Functions that anything refers to stay as they are.
 */
export abstract class RefineResultTypesPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'RefineResultTypes',
    argument: 'refine-result-types',
    summary: 'Give functions results of the sizes that are known.',
    description:
      'Where all that a function returns as one of its results was cast from tensors of one type, of which more is known, by `tensor.cast`, the function gets a\nresult of that type. Functions that anything refers to stay as they are.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(RefineResultTypesPassBase.spec);
  }
}

/**
 * Convert functions on memory to functions on tensors.
 *
 * Makes tensors of memory, as programs have it that were written, or bufferized, for a processor: what a structured operation, a copy or a
 * store writes is the memory's new value from there on.
 *
 * - An argument of type `memref` becomes one of type `tensor`. What is in it at the end is a result, behind those that the function has, if the function
 *   writes to it. Arguments are taken to be different memory.
 * - `memref.subview` and other views become slices and reshapes of what is read; what is written to them is inserted.
 * - Loops (`scf.for`) carry what they write, branches (`scf.if`) give it. Those of affine become such before, with computed bounds.
 * - Globals whose elements are known become constants.
 * - `bufferization.to_tensor` is what the memory holds there, `to_buffer` memory that holds the tensor, `clone` a copy, `alloc_tensor` what it copies or a
 *   tensor without elements, `materialize_in_destination` a write to memory, or the tensor that is put in place of another. The memory of a tensor
 *   that was made of memory of the same type is that memory. What gives back memory goes.
 *
 * A tensor and the memory that it was made of, or that is asked for by `to_buffer`, may be one: writing to the memory while the tensor is still used
 * is an error.
 *
 * Layouts and memory spaces are no part of a value and are dropped. What has no counterpart is an error: calls that pass memory, views that
 * take memory for another type, and writing to globals or in other regions. Upstream has no such pass.
 */
export abstract class ConvertMemRefToTensorPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertMemRefToTensor',
    argument: 'convert-memref-to-tensor',
    summary: 'Convert functions on memory to functions on tensors.',
    description:
      "Makes tensors of memory, as programs have it that were written, or bufferized, for a processor: what a structured operation, a copy or a\nstore writes is the memory's new value from there on.\n\n- An argument of type `memref` becomes one of type `tensor`. What is in it at the end is a result, behind those that the function has, if the function\n  writes to it. Arguments are taken to be different memory.\n- `memref.subview` and other views become slices and reshapes of what is read; what is written to them is inserted.\n- Loops (`scf.for`) carry what they write, branches (`scf.if`) give it. Those of affine become such before, with computed bounds.\n- Globals whose elements are known become constants.\n- `bufferization.to_tensor` is what the memory holds there, `to_buffer` memory that holds the tensor, `clone` a copy, `alloc_tensor` what it copies or a\n  tensor without elements, `materialize_in_destination` a write to memory, or the tensor that is put in place of another. The memory of a tensor\n  that was made of memory of the same type is that memory. What gives back memory goes.\n\nA tensor and the memory that it was made of, or that is asked for by `to_buffer`, may be one: writing to the memory while the tensor is still used\nis an error.\n\nLayouts and memory spaces are no part of a value and are dropped. What has no counterpart is an error: calls that pass memory, views that\ntake memory for another type, and writing to globals or in other regions. Upstream has no such pass.",
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['affine', 'arith', 'memref', 'scf', 'tensor'],
    statistics: [],
  };

  constructor() {
    super(ConvertMemRefToTensorPassBase.spec);
  }
}

/**
 * Convert arith and math on tensors to TTIR dialect.
 *
 * Operations of arith and math on tensors of static shape, and constants that are tensors, become TTIR operations. Scalars and other dialects stay as they
 * are. Unsigned functions are made on unsigned integers. `minnumf` and `maxnumf`
 * give the other operand where one is NaN. tt-mlir has no such pass.
 */
export abstract class ConvertArithToTTIRPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertArithToTTIR',
    argument: 'convert-arith-to-ttir',
    summary: 'Convert arith and math on tensors to TTIR dialect.',
    description:
      'Operations of arith and math on tensors of static shape, and constants that are tensors, become TTIR operations. Scalars and other dialects stay as they\nare. Unsigned functions are made on unsigned integers. `minnumf` and `maxnumf`\ngive the other operand where one is NaN. tt-mlir has no such pass.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['ttir'],
    statistics: [],
  };

  constructor() {
    super(ConvertArithToTTIRPassBase.spec);
  }
}

/**
 * Convert TTIR dialect to TTNN dialect.
 *
 * Each operation becomes its TTNN counterpart. `tensor.empty` becomes `ttnn.empty`, `ttir.to_layout` becomes moves between host and device,
 * and the device that they need comes from one `ttnn.get_device` at the start of the block.
 */
export abstract class ConvertTTIRToTTNNPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertTTIRToTTNN',
    argument: 'convert-ttir-to-ttnn',
    summary: 'Convert TTIR dialect to TTNN dialect.',
    description:
      'Each operation becomes its TTNN counterpart. `tensor.empty` becomes `ttnn.empty`, `ttir.to_layout` becomes moves between host and device,\nand the device that they need comes from one `ttnn.get_device` at the start of the block.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['ttir', 'ttnn'],
    statistics: [],
  };

  constructor() {
    super(ConvertTTIRToTTNNPassBase.spec);
  }
}

/**
 * Convert TTIR dialect to TTMetal dialect.
 *
 * Allocations stay, layout changes become host transfers or dispatches of data movement and tilize kernels, and each `ttir.generic` becomes a
 * dispatch of a compute kernel.
 */
export abstract class ConvertTTIRToTTMetalPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertTTIRToTTMetal',
    argument: 'convert-ttir-to-ttmetal',
    summary: 'Convert TTIR dialect to TTMetal dialect.',
    description:
      'Allocations stay, layout changes become host transfers or dispatches of data movement and tilize kernels, and each `ttir.generic` becomes a\ndispatch of a compute kernel.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['ttir', 'ttmetal', 'ttkernel'],
    statistics: [],
  };

  constructor() {
    super(ConvertTTIRToTTMetalPassBase.spec);
  }
}

/** Options of convert-ttnn-to-emitc. */
export interface ConvertTTNNToEmitCOptions {
  /** Pass attributes on to the calls; without, calls have operands only, as in the text that binaries carry. */
  readonly keepAttributes: boolean;
}

/**
 * Convert TTNN dialect to EmitC dialect.
 *
 * Each TTNN operation becomes a call of the TTNN library's C++ function, each type an opaque C++ type. `ttmlir-translate --mlir-to-cpp`
 * writes the result.
 */
export abstract class ConvertTTNNToEmitCPassBase extends Pass<ConvertTTNNToEmitCOptions> {
  static readonly spec: PassSpec = {
    name: 'ConvertTTNNToEmitC',
    argument: 'convert-ttnn-to-emitc',
    summary: 'Convert TTNN dialect to EmitC dialect.',
    description:
      "Each TTNN operation becomes a call of the TTNN library's C++ function, each type an opaque C++ type. `ttmlir-translate --mlir-to-cpp`\nwrites the result.",
    options: [
      {
        name: 'keep-attributes',
        member: 'keepAttributes',
        type: { kind: 'bool' },
        default: 'true',
        summary:
          'Pass attributes on to the calls; without, calls have operands only, as in the text that binaries carry.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['emitc', 'ttnn'],
    statistics: [],
  };

  constructor(options: Partial<ConvertTTNNToEmitCOptions> = {}) {
    super(ConvertTTNNToEmitCPassBase.spec, options);
  }
}

/**
 * Convert TTKernel dialect to EmitC dialect.
 *
 * Each operation of a kernel, a function, becomes a call of the kernel library's C++ function; circular buffer arguments become
 * constants, arithmetic and loops those of C++. `ttmlir-translate --mlir-to-cpp` writes the result.
 */
export abstract class ConvertTTKernelToEmitCPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertTTKernelToEmitC',
    argument: 'convert-ttkernel-to-emitc',
    summary: 'Convert TTKernel dialect to EmitC dialect.',
    description:
      "Each operation of a kernel, a function, becomes a call of the kernel library's C++ function; circular buffer arguments become\nconstants, arithmetic and loops those of C++. `ttmlir-translate --mlir-to-cpp` writes the result.",
    options: [],
    anchor: 'func.func',
    dependentDialects: ['emitc', 'func', 'ttkernel'],
    statistics: [],
  };

  constructor() {
    super(ConvertTTKernelToEmitCPassBase.spec);
  }
}

/**
 * Simplify and eliminate unrealized conversion casts
 *
 * Where conversions one after the other leave casts behind that undo each other, their users get what went into the first of them. Casts
 * that nothing but other casts uses are erased.
 */
export abstract class ReconcileUnrealizedCastsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ReconcileUnrealizedCastsPass',
    argument: 'reconcile-unrealized-casts',
    summary: 'Simplify and eliminate unrealized conversion casts',
    description:
      'Where conversions one after the other leave casts behind that undo each other, their users get what went into the first of them. Casts\nthat nothing but other casts uses are erased.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(ReconcileUnrealizedCastsPassBase.spec);
  }
}

/**
 * Lower Affine operations to a combination of Arith and SCF operations
 *
 * Loops and branches of affine become those of scf, accesses those of memref, and maps, sets and what splits and joins indices operations of arith.
 * Accesses of vectors become those of vector. A divisor that is not positive is refused.
 */
export abstract class LowerAffinePassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LowerAffinePass',
    argument: 'lower-affine',
    summary: 'Lower Affine operations to a combination of Arith and SCF operations',
    description:
      'Loops and branches of affine become those of scf, accesses those of memref, and maps, sets and what splits and joins indices operations of arith.\nAccesses of vectors become those of vector. A divisor that is not positive is refused.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['memref', 'scf', 'vector'],
    statistics: [],
  };

  constructor() {
    super(LowerAffinePassBase.spec);
  }
}

/** Options of convert-math-to-funcs. */
export interface ConvertMathToFuncsOptions {
  /** Convert FPowI only if the width of its exponent's integer type is greater than or equal to this value */
  readonly minWidthOfFPowIExponent: number;
  /** Convert math.ctlz to a software implementation. Enable for targets that do not natively support ctlz. */
  readonly convertCtlz: boolean;
}

/**
 * Convert Math operations to calls of outlined implementations.
 *
 * Powers with integer exponents, and where it is asked for, counts of leading zeros, become calls of functions that compute them, one for each combination of types at the
 * end of the module. They have the linkage of LLVM by which one of several is kept; `#llvm.linkage` is read again with `--allow-unregistered-dialect` only.
 * Powers of indices stay. Those of vectors are computed element by element; operations on tensors and on vectors of scalable sizes are refused.
 */
export abstract class ConvertMathToFuncsBase extends Pass<ConvertMathToFuncsOptions> {
  static readonly spec: PassSpec = {
    name: 'ConvertMathToFuncs',
    argument: 'convert-math-to-funcs',
    summary: 'Convert Math operations to calls of outlined implementations.',
    description:
      'Powers with integer exponents, and where it is asked for, counts of leading zeros, become calls of functions that compute them, one for each combination of types at the\nend of the module. They have the linkage of LLVM by which one of several is kept; `#llvm.linkage` is read again with `--allow-unregistered-dialect` only.\nPowers of indices stay. Those of vectors are computed element by element; operations on tensors and on vectors of scalable sizes are refused.',
    options: [
      {
        name: 'min-width-of-fpowi-exponent',
        member: 'minWidthOfFPowIExponent',
        type: { kind: 'uint' },
        default: '1',
        summary:
          "Convert FPowI only if the width of its exponent's integer type is greater than or equal to this value",
      },
      {
        name: 'convert-ctlz',
        member: 'convertCtlz',
        type: { kind: 'bool' },
        default: 'false',
        summary:
          'Convert math.ctlz to a software implementation. Enable for targets that do not natively support ctlz.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['arith', 'cf', 'func', 'scf', 'vector'],
    statistics: [],
  };

  constructor(options: Partial<ConvertMathToFuncsOptions> = {}) {
    super(ConvertMathToFuncsBase.spec, options);
  }
}

/**
 * Convert Math dialect to libm calls
 *
 * Functions on numbers of f32 and f64 become calls of those of libm, declared in front of what is around; on f16 and bf16 they are computed in f32,
 * and on vectors element by element. Other operations of math, such as those on tensors, on vectors of scalable sizes and on those of
 * more than 65536 elements, are refused.
 */
export abstract class ConvertMathToLibmPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertMathToLibmPass',
    argument: 'convert-math-to-libm',
    summary: 'Convert Math dialect to libm calls',
    description:
      'Functions on numbers of f32 and f64 become calls of those of libm, declared in front of what is around; on f16 and bf16 they are computed in f32,\nand on vectors element by element. Other operations of math, such as those on tensors, on vectors of scalable sizes and on those of\nmore than 65536 elements, are refused.',
    options: [],
    dependentDialects: ['arith', 'func', 'vector'],
    statistics: [],
  };

  constructor() {
    super(ConvertMathToLibmPassBase.spec);
  }
}

/**
 * Lift ControlFlow dialect to SCF dialect
 *
 * Branches between the blocks of functions, and of what is in them, become loops and choices of scf, also where several edges enter a cycle. Where
 * ways end in terminators of different kinds, a branch to one block per kind is left. A loop that nothing leaves is followed by a return of poison, which is
 * possible in functions only. Blocks that nothing reaches are refused.
 */
export abstract class LiftControlFlowToSCFPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LiftControlFlowToSCFPass',
    argument: 'lift-cf-to-scf',
    summary: 'Lift ControlFlow dialect to SCF dialect',
    description:
      'Branches between the blocks of functions, and of what is in them, become loops and choices of scf, also where several edges enter a cycle. Where\nways end in terminators of different kinds, a branch to one block per kind is left. A loop that nothing leaves is followed by a return of poison, which is\npossible in functions only. Blocks that nothing reaches are refused.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['scf', 'ub', 'func', 'arith'],
    statistics: [],
  };

  constructor() {
    super(LiftControlFlowToSCFPassBase.spec);
  }
}

/** Options of convert-scf-to-cf. */
export interface SCFToControlFlowOptions {
  /** Experimental performance flag to disallow pattern rollback */
  readonly allowPatternRollback: boolean;
}

/**
 * Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG
 *
 * Loops and branches become blocks and branches between them. Parallel loops run one iteration after the other; an `scf.forall` with
 * tensors as outputs cannot be converted.
 */
export abstract class SCFToControlFlowPassBase extends Pass<SCFToControlFlowOptions> {
  static readonly spec: PassSpec = {
    name: 'SCFToControlFlowPass',
    argument: 'convert-scf-to-cf',
    summary: 'Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG',
    description:
      'Loops and branches become blocks and branches between them. Parallel loops run one iteration after the other; an `scf.forall` with\ntensors as outputs cannot be converted.',
    options: [
      {
        name: 'allow-pattern-rollback',
        member: 'allowPatternRollback',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Experimental performance flag to disallow pattern rollback',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['cf', 'arith'],
    statistics: [],
  };

  constructor(options: Partial<SCFToControlFlowOptions> = {}) {
    super(SCFToControlFlowPassBase.spec, options);
  }
}

/** Options of linalg-detensorize. */
export interface LinalgDetensorizeOptions {
  /** Detensorize all ops that qualify for detensoring along with branch operands and basic-block arguments. */
  readonly aggressiveMode: boolean;
}

/**
 * Detensorize linalg ops
 *
 * What `linalg.generic` computes of tensors without dimensions is computed of their elements, where branches have to do with it, and blocks get elements instead of such
 * tensors. Blocks of operations in the function keep their arguments. Where no branch leads to a block, mlir-opt may make
 * invalid programs, and it crashes at some without tensor operations.
 */
export abstract class LinalgDetensorizePassBase extends Pass<LinalgDetensorizeOptions> {
  static readonly spec: PassSpec = {
    name: 'LinalgDetensorizePass',
    argument: 'linalg-detensorize',
    summary: 'Detensorize linalg ops',
    description:
      'What `linalg.generic` computes of tensors without dimensions is computed of their elements, where branches have to do with it, and blocks get elements instead of such\ntensors. Blocks of operations in the function keep their arguments. Where no branch leads to a block, mlir-opt may make\ninvalid programs, and it crashes at some without tensor operations.',
    options: [
      {
        name: 'aggressive-mode',
        member: 'aggressiveMode',
        type: { kind: 'bool' },
        default: 'false',
        summary:
          'Detensorize all ops that qualify for detensoring along with branch operands and basic-block arguments.',
      },
    ],
    anchorInterface: 'FunctionOpInterface',
    dependentDialects: ['cf', 'linalg', 'tensor'],
    statistics: [],
  };

  constructor(options: Partial<LinalgDetensorizeOptions> = {}) {
    super(LinalgDetensorizePassBase.spec, options);
  }
}

/**
 * Convert Arith dialect to EmitC dialect
 *
 * Arithmetic on scalars becomes expressions of C. Integers that wrap around are computed with as unsigned ones, indices are of type `size_t`,
 * and shifts by the width or more give 0. Values that other operations use as indices are cast by `builtin.unrealized_conversion_cast`.
 */
export abstract class ConvertArithToEmitCPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertArithToEmitC',
    argument: 'convert-arith-to-emitc',
    summary: 'Convert Arith dialect to EmitC dialect',
    description:
      'Arithmetic on scalars becomes expressions of C. Integers that wrap around are computed with as unsigned ones, indices are of type `size_t`,\nand shifts by the width or more give 0. Values that other operations use as indices are cast by `builtin.unrealized_conversion_cast`.',
    options: [],
    dependentDialects: ['emitc'],
    statistics: [],
  };

  constructor() {
    super(ConvertArithToEmitCPassBase.spec);
  }
}

/**
 * Convert SCF dialect to EmitC dialect, maintaining structured control flow
 *
 * `scf.for`, `scf.if`, `scf.index_switch` and `scf.while` become loops and branches of C. What they yield goes through variables, and indices are
 * of type `size_t`.
 */
export abstract class SCFToEmitCPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SCFToEmitC',
    argument: 'convert-scf-to-emitc',
    summary: 'Convert SCF dialect to EmitC dialect, maintaining structured control flow',
    description:
      '`scf.for`, `scf.if`, `scf.index_switch` and `scf.while` become loops and branches of C. What they yield goes through variables, and indices are\nof type `size_t`.',
    options: [],
    dependentDialects: ['emitc'],
    statistics: [],
  };

  constructor() {
    super(SCFToEmitCPassBase.spec);
  }
}

/**
 * Convert Func dialect to EmitC dialect
 *
 * Functions with one result at most become those of C, their calls and ends with them. Declarations are `extern`, private functions `static`.
 */
export abstract class ConvertFuncToEmitCBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertFuncToEmitC',
    argument: 'convert-func-to-emitc',
    summary: 'Convert Func dialect to EmitC dialect',
    description:
      'Functions with one result at most become those of C, their calls and ends with them. Declarations are `extern`, private functions `static`.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['emitc'],
    statistics: [],
  };

  constructor() {
    super(ConvertFuncToEmitCBase.spec);
  }
}

/** Options of convert-memref-to-emitc. */
export interface ConvertMemRefToEmitCOptions {
  /** Target C++ (true) instead of C (false) */
  readonly lowerToCpp: boolean;
}

/**
 * Convert MemRef dialect to EmitC dialect
 *
 * Buffers of known sizes become arrays, with what loads, stores and copies, and what is allocated comes from the library of C, whose headers are
 * included.
 */
export abstract class ConvertMemRefToEmitCBase extends Pass<ConvertMemRefToEmitCOptions> {
  static readonly spec: PassSpec = {
    name: 'ConvertMemRefToEmitC',
    argument: 'convert-memref-to-emitc',
    summary: 'Convert MemRef dialect to EmitC dialect',
    description:
      'Buffers of known sizes become arrays, with what loads, stores and copies, and what is allocated comes from the library of C, whose headers are\nincluded.',
    options: [
      {
        name: 'lower-to-cpp',
        member: 'lowerToCpp',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Target C++ (true) instead of C (false)',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['emitc'],
    statistics: [],
  };

  constructor(options: Partial<ConvertMemRefToEmitCOptions> = {}) {
    super(ConvertMemRefToEmitCBase.spec, options);
  }
}

/** Options of convert-math-to-emitc. */
export interface ConvertMathToEmitCOptions {
  /** Select the language standard target for callees (c99 or cpp11). */
  readonly languageTarget: EmitC_LanguageTarget;
}

/**
 * Convert some Math operations to EmitC call_opaque operations
 *
 * Functions on numbers of the types f32 and f64 that C has, too, are called there. Operations that it has not, or that nothing is known of, stay.
 */
export abstract class ConvertMathToEmitCBase extends Pass<ConvertMathToEmitCOptions> {
  static readonly spec: PassSpec = {
    name: 'ConvertMathToEmitC',
    argument: 'convert-math-to-emitc',
    summary: 'Convert some Math operations to EmitC call_opaque operations',
    description:
      'Functions on numbers of the types f32 and f64 that C has, too, are called there. Operations that it has not, or that nothing is known of, stay.',
    options: [
      {
        name: 'language-target',
        member: 'languageTarget',
        type: { kind: 'enum', spec: emitC_LanguageTargetEnum },
        default: 'c99',
        summary: 'Select the language standard target for callees (c99 or cpp11).',
      },
    ],
    dependentDialects: ['emitc'],
    statistics: [],
  };

  constructor(options: Partial<ConvertMathToEmitCOptions> = {}) {
    super(ConvertMathToEmitCBase.spec, options);
  }
}

/** Options of convert-to-emitc. */
export interface ConvertToEmitCOptions {
  /** Test conversion patterns of only the specified dialects */
  readonly filterDialects: readonly string[];
}

/**
 * Convert to EmitC dialect via dialect interfaces
 *
 * Does what `convert-arith-to-emitc`, `convert-func-to-emitc`, `convert-memref-to-emitc` and `convert-scf-to-emitc` do, at once, so that no casts are left
 * between them, but includes no headers. Operations that cannot be converted stay.
 */
export abstract class ConvertToEmitCBase extends Pass<ConvertToEmitCOptions> {
  static readonly spec: PassSpec = {
    name: 'ConvertToEmitC',
    argument: 'convert-to-emitc',
    summary: 'Convert to EmitC dialect via dialect interfaces',
    description:
      'Does what `convert-arith-to-emitc`, `convert-func-to-emitc`, `convert-memref-to-emitc` and `convert-scf-to-emitc` do, at once, so that no casts are left\nbetween them, but includes no headers. Operations that cannot be converted stay.',
    options: [
      {
        name: 'filter-dialects',
        member: 'filterDialects',
        type: { kind: 'list', of: { kind: 'string' } },
        default: '',
        summary: 'Test conversion patterns of only the specified dialects',
      },
    ],
    dependentDialects: ['emitc'],
    statistics: [],
  };

  constructor(options: Partial<ConvertToEmitCOptions> = {}) {
    super(ConvertToEmitCBase.spec, options);
  }
}

/**
 * Expand memref operations into easier to analyze constructs
 *
 * Views of memory become casts that say where the elements are, with the places computed by `affine.apply`. What
 * `memref.extract_strided_metadata` gives is found where the memref is made.
 */
export abstract class ExpandStridedMetadataPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ExpandStridedMetadataPass',
    argument: 'expand-strided-metadata',
    summary: 'Expand memref operations into easier to analyze constructs',
    description:
      'Views of memory become casts that say where the elements are, with the places computed by `affine.apply`. What\n`memref.extract_strided_metadata` gives is found where the memref is made.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['affine', 'memref'],
    statistics: [],
  };

  constructor() {
    super(ExpandStridedMetadataPassBase.spec);
  }
}

/**
 * Fold memref alias ops into consumer load/store ops
 *
 * `memref.load` and `memref.store` of views, that is slices and memrefs with split or joined dimensions, read and write the memory behind these, at indices that operations of affine
 * compute. Loads, stores and transfers of vectors do so where the elements next to each other are the same. A slice of a slice becomes a slice of the memory.
 */
export abstract class FoldMemRefAliasOpsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'FoldMemRefAliasOpsPass',
    argument: 'fold-memref-alias-ops',
    summary: 'Fold memref alias ops into consumer load/store ops',
    description:
      '`memref.load` and `memref.store` of views, that is slices and memrefs with split or joined dimensions, read and write the memory behind these, at indices that operations of affine\ncompute. Loads, stores and transfers of vectors do so where the elements next to each other are the same. A slice of a slice becomes a slice of the memory.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['affine', 'memref', 'vector'],
    statistics: [],
  };

  constructor() {
    super(FoldMemRefAliasOpsPassBase.spec);
  }
}

/**
 * Flatten a multiple dimensional memref to 1-dimensional
 *
 * Loads and stores of elements and of vectors with one dimension access memory of several dimensions as such of one, at an index that operations of affine compute. Memory of known
 * sizes is made with one dimension.
 */
export abstract class FlattenMemrefsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'FlattenMemrefsPass',
    argument: 'flatten-memref',
    summary: 'Flatten a multiple dimensional memref to 1-dimensional',
    description:
      'Loads and stores of elements and of vectors with one dimension access memory of several dimensions as such of one, at an index that operations of affine compute. Memory of known\nsizes is made with one dimension.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['affine', 'arith', 'memref', 'vector'],
    statistics: [],
  };

  constructor() {
    super(FlattenMemrefsPassBase.spec);
  }
}

/**
 * Fold memref alias ops into affine memory ops
 *
 * `affine.load` and `affine.store` of views, that is slices and memrefs with split or joined dimensions, read and write the memory behind these, at indices that operations of affine
 * compute. `fold-memref-alias-ops` does so with `memref.load` and `memref.store`.
 */
export abstract class AffineFoldMemRefAliasOpsBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'AffineFoldMemRefAliasOps',
    argument: 'affine-fold-memref-alias-ops',
    summary: 'Fold memref alias ops into affine memory ops',
    description:
      '`affine.load` and `affine.store` of views, that is slices and memrefs with split or joined dimensions, read and write the memory behind these, at indices that operations of affine\ncompute. `fold-memref-alias-ops` does so with `memref.load` and `memref.store`.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['affine', 'arith', 'memref'],
    statistics: [],
  };

  constructor() {
    super(AffineFoldMemRefAliasOpsBase.spec);
  }
}

/**
 * Turn some memref operators to affine operators where supported
 *
 * `memref.load` and `memref.store` become `affine.load` and `affine.store` where their indices are sums and products that an affine map may have.
 */
export abstract class RaiseMemrefDialectBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'RaiseMemrefDialect',
    argument: 'affine-raise-from-memref',
    summary: 'Turn some memref operators to affine operators where supported',
    description:
      '`memref.load` and `memref.store` become `affine.load` and `affine.store` where their indices are sums and products that an affine map may have.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: ['affine'],
    statistics: [],
  };

  constructor() {
    super(RaiseMemrefDialectBase.spec);
  }
}

/** Options of expand-realloc. */
export interface ExpandReallocOptions {
  /** Emit deallocation operations for the original MemRef */
  readonly emitDeallocs: boolean;
}

/**
 * Expand memref.realloc operations into its components
 *
 * `memref.realloc` becomes a branch on the sizes: where the memory is too small, new memory is made, the old is copied into it and given back; else the memory is seen with another size.
 */
export abstract class ExpandReallocPassBase extends Pass<ExpandReallocOptions> {
  static readonly spec: PassSpec = {
    name: 'ExpandReallocPass',
    argument: 'expand-realloc',
    summary: 'Expand memref.realloc operations into its components',
    description:
      '`memref.realloc` becomes a branch on the sizes: where the memory is too small, new memory is made, the old is copied into it and given back; else the memory is seen with another size.',
    options: [
      {
        name: 'emit-deallocs',
        member: 'emitDeallocs',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Emit deallocation operations for the original MemRef',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['arith', 'scf', 'memref'],
    statistics: [],
  };

  constructor(options: Partial<ExpandReallocOptions> = {}) {
    super(ExpandReallocPassBase.spec, options);
  }
}

/**
 * Normalize memrefs
 *
 * Memory with a layout becomes memory without one: of the shape that the layout needs, whose elements are accessed at the places that it gives. So do arguments and results
 * of functions, those of declarations, too. Sizes that are not known may be divided into tiles.
 *
 * A function stays as it is, with those that call it or that it calls, where memory with a layout has other uses than `memref.load`, `memref.store`, `affine.load`,
 * `affine.store`, `memref.dealloc`, calls and returns, or where types would not fit together any more; mlir-opt makes wrong or invalid programs of some of these. Memory
 * that `memref.reinterpret_cast` makes loses its layout where it has no other uses than these, and may have any source. Memory that casts make keeps its layout, and so does
 * memory in which a layout puts elements in front of the start.
 */
export abstract class NormalizeMemRefsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'NormalizeMemRefsPass',
    argument: 'normalize-memrefs',
    summary: 'Normalize memrefs',
    description:
      'Memory with a layout becomes memory without one: of the shape that the layout needs, whose elements are accessed at the places that it gives. So do arguments and results\nof functions, those of declarations, too. Sizes that are not known may be divided into tiles.\n\nA function stays as it is, with those that call it or that it calls, where memory with a layout has other uses than `memref.load`, `memref.store`, `affine.load`,\n`affine.store`, `memref.dealloc`, calls and returns, or where types would not fit together any more; mlir-opt makes wrong or invalid programs of some of these. Memory\nthat `memref.reinterpret_cast` makes loses its layout where it has no other uses than these, and may have any source. Memory that casts make keeps its layout, and so does\nmemory in which a layout puts elements in front of the start.',
    options: [],
    dependentDialects: ['affine', 'arith', 'func', 'memref'],
    statistics: [],
  };

  constructor() {
    super(NormalizeMemRefsPassBase.spec);
  }
}

/**
 * Lower quant.dcast and quant.qcast ops
 *
 * Casts between floats and quantized values become arithmetic on floats and on the integers that store the values, with `quant.scast` between these and the values. Tensors with several scales
 * are computed by `linalg.generic`; tensors of unknown rank get the shape of vectors, or of three dimensions around that of the scales, meanwhile. Types that do not say
 * the scale are refused; upstream crashes for those of dequantized tensors, and makes wrong operations of the others.
 */
export abstract class LowerQuantOpsBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LowerQuantOps',
    argument: 'lower-quant-ops',
    summary: 'Lower quant.dcast and quant.qcast ops',
    description:
      'Casts between floats and quantized values become arithmetic on floats and on the integers that store the values, with `quant.scast` between these and the values. Tensors with several scales\nare computed by `linalg.generic`; tensors of unknown rank get the shape of vectors, or of three dimensions around that of the scales, meanwhile. Types that do not say\nthe scale are refused; upstream crashes for those of dequantized tensors, and makes wrong operations of the others.',
    options: [],
    anchor: 'func.func',
    dependentDialects: ['arith', 'linalg', 'quant', 'shape', 'tensor'],
    statistics: [],
  };

  constructor() {
    super(LowerQuantOpsBase.spec);
  }
}

/**
 * Normalize generic quantized types to specific quantized types
 *
 * Tensors whose values have one scale for each block get types of one scale for all values where there is one only, and of one for each index of a dimension where blocks are of one index
 * along it, and the numbers of scales along all others are 1. Blocks of more indices stay; upstream makes types with too few scales of them. Arguments of all blocks get such types;
 * upstream leaves those of blocks but the first alone, and is left with a function that is wrong.
 */
export abstract class NormalizeQuantTypesBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'NormalizeQuantTypes',
    argument: 'normalize-quant-types',
    summary: 'Normalize generic quantized types to specific quantized types',
    description:
      'Tensors whose values have one scale for each block get types of one scale for all values where there is one only, and of one for each index of a dimension where blocks are of one index\nalong it, and the numbers of scales along all others are 1. Blocks of more indices stay; upstream makes types with too few scales of them. Arguments of all blocks get such types;\nupstream leaves those of blocks but the first alone, and is left with a function that is wrong.',
    options: [],
    anchor: 'func.func',
    dependentDialects: ['func', 'quant'],
    statistics: [],
  };

  constructor() {
    super(NormalizeQuantTypesBase.spec);
  }
}

/**
 * Strip quantized types from function headers
 *
 * Functions take and give the integers that store quantized values. In them, and around calls, `quant.scast` makes quantized values of these. Calls lose their flags and other attributes.
 * A function with quantized arguments of blocks but the first is refused, as is one with a calibrated type, which says nothing about the storage: upstream crashes for tensors of these.
 */
export abstract class StripFuncQuantTypesBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'StripFuncQuantTypes',
    argument: 'strip-func-quant-types',
    summary: 'Strip quantized types from function headers',
    description:
      'Functions take and give the integers that store quantized values. In them, and around calls, `quant.scast` makes quantized values of these. Calls lose their flags and other attributes.\nA function with quantized arguments of blocks but the first is refused, as is one with a calibrated type, which says nothing about the storage: upstream crashes for tensors of these.',
    options: [],
    dependentDialects: ['func', 'quant'],
    statistics: [],
  };

  constructor() {
    super(StripFuncQuantTypesBase.spec);
  }
}

/** Options of generate-runtime-verification. */
export interface GenerateRuntimeVerificationOptions {
  /** Verbosity level for runtime verification messages: 0 = Minimum (only source location), 1 = Detailed (include full operation details, names, types, shapes, etc.) */
  readonly verboseLevel: number;
}

/**
 * Generate additional runtime op verification checks
 *
 * What can only be known when a program runs is checked in front of operations of memref, tensor and linalg: indices and slices are in bounds, casts and copies
 * have the sizes that types say, loops stay within operands, memory is aligned. `cf.assert` names the operation that is wrong. Slices are checked in programs without scf, too,
 * at which mlir-opt crashes.
 */
export abstract class GenerateRuntimeVerificationPassBase extends Pass<GenerateRuntimeVerificationOptions> {
  static readonly spec: PassSpec = {
    name: 'GenerateRuntimeVerificationPass',
    argument: 'generate-runtime-verification',
    summary: 'Generate additional runtime op verification checks',
    description:
      'What can only be known when a program runs is checked in front of operations of memref, tensor and linalg: indices and slices are in bounds, casts and copies\nhave the sizes that types say, loops stay within operands, memory is aligned. `cf.assert` names the operation that is wrong. Slices are checked in programs without scf, too,\nat which mlir-opt crashes.',
    options: [
      {
        name: 'verbose-level',
        member: 'verboseLevel',
        type: { kind: 'uint' },
        default: '1',
        summary:
          'Verbosity level for runtime verification messages: 0 = Minimum (only source location), 1 = Detailed (include full operation details, names, types, shapes, etc.)',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['affine', 'arith', 'cf', 'index', 'memref', 'scf', 'tensor'],
    statistics: [],
  };

  constructor(options: Partial<GenerateRuntimeVerificationOptions> = {}) {
    super(GenerateRuntimeVerificationPassBase.spec, options);
  }
}

/**
 * Convert operations from the shape dialect into the standard dialect
 *
 * Operations on shapes that are tensors of indices, and on sizes that are indices, become operations of arith, scf and tensor. Constraints become `shape.cstr_require` of a
 * condition. What is of types that may be an error stays.
 */
export abstract class ConvertShapeToStandardPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertShapeToStandardPass',
    argument: 'convert-shape-to-std',
    summary: 'Convert operations from the shape dialect into the standard dialect',
    description:
      'Operations on shapes that are tensors of indices, and on sizes that are indices, become operations of arith, scf and tensor. Constraints become `shape.cstr_require` of a\ncondition. What is of types that may be an error stays.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['arith', 'scf', 'shape', 'tensor'],
    statistics: [],
  };

  constructor() {
    super(ConvertShapeToStandardPassBase.spec);
  }
}

/**
 * Convert shape constraint operations to the standard dialect
 *
 * What must hold of shapes is checked where it stands, by `cf.assert`; witnesses of it become constants.
 */
export abstract class ConvertShapeConstraintsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertShapeConstraintsPass',
    argument: 'convert-shape-constraints',
    summary: 'Convert shape constraint operations to the standard dialect',
    description:
      'What must hold of shapes is checked where it stands, by `cf.assert`; witnesses of it become constants.',
    options: [],
    dependentDialects: ['cf', 'scf', 'shape'],
    statistics: [],
  };

  constructor() {
    super(ConvertShapeConstraintsPassBase.spec);
  }
}

/**
 * Hoist loop invariant subset ops outside of the loop
 *
 * A slice that every iteration takes out of a tensor that the loop carries, and puts back in the same place, is taken out once in front of the loop and put
 * back behind it: `tensor.extract_slice` and `tensor.insert_slice` with offsets, sizes and strides from outside of the loop, or `vector.transfer_read` and
 * `vector.transfer_write` of all elements of a vector. The loop carries the slice instead. Nothing else in the loop may use elements of the slice as part of that tensor.
 */
export abstract class LoopInvariantSubsetHoistingBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LoopInvariantSubsetHoisting',
    argument: 'loop-invariant-subset-hoisting',
    summary: 'Hoist loop invariant subset ops outside of the loop',
    description:
      'A slice that every iteration takes out of a tensor that the loop carries, and puts back in the same place, is taken out once in front of the loop and put\nback behind it: `tensor.extract_slice` and `tensor.insert_slice` with offsets, sizes and strides from outside of the loop, or `vector.transfer_read` and\n`vector.transfer_write` of all elements of a vector. The loop carries the slice instead. Nothing else in the loop may use elements of the slice as part of that tensor.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(LoopInvariantSubsetHoistingBase.spec);
  }
}

/**
 * Fold tensor subset ops into producer/consumer ops
 *
 * `vector.transfer_read` of a slice of a tensor reads the tensor itself, and where a vector that fills a slice is put into a tensor with it, `vector.transfer_write` writes to that
 * tensor. A slice that fills another one that is inserted is inserted itself.
 */
export abstract class FoldTensorSubsetOpsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'FoldTensorSubsetOpsPass',
    argument: 'fold-tensor-subset-ops',
    summary: 'Fold tensor subset ops into producer/consumer ops',
    description:
      '`vector.transfer_read` of a slice of a tensor reads the tensor itself, and where a vector that fills a slice is put into a tensor with it, `vector.transfer_write` writes to that\ntensor. A slice that fills another one that is inserted is inserted itself.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['affine', 'tensor', 'vector'],
    statistics: [],
  };

  constructor() {
    super(FoldTensorSubsetOpsPassBase.spec);
  }
}

/** Options of tosa-to-arith. */
export interface TosaToArithOptions {
  /** Whether to include the lowering for tosa.apply_rescale to arith */
  readonly includeApplyRescale: boolean;
  /** Whether to prioritze lowering to 32-bit operations */
  readonly use32Bit: boolean;
}

/**
 * Lower TOSA to the Arith dialect
 *
 * `tosa.const` becomes `arith.constant`. With `include-apply-rescale` `tosa.apply_scale` becomes integer arithmetic of 64 bits, or of 32 bits where
 * `use-32-bit` asks for that and the value has no more.
 */
export abstract class TosaToArithPassBase extends Pass<TosaToArithOptions> {
  static readonly spec: PassSpec = {
    name: 'TosaToArithPass',
    argument: 'tosa-to-arith',
    summary: 'Lower TOSA to the Arith dialect',
    description:
      '`tosa.const` becomes `arith.constant`. With `include-apply-rescale` `tosa.apply_scale` becomes integer arithmetic of 64 bits, or of 32 bits where\n`use-32-bit` asks for that and the value has no more.',
    options: [
      {
        name: 'include-apply-rescale',
        member: 'includeApplyRescale',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Whether to include the lowering for tosa.apply_rescale to arith',
      },
      {
        name: 'use-32-bit',
        member: 'use32Bit',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Whether to prioritze lowering to 32-bit operations',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['arith'],
    statistics: [],
  };

  constructor(options: Partial<TosaToArithOptions> = {}) {
    super(TosaToArithPassBase.spec, options);
  }
}

/**
 * Lower TOSA to the Tensor dialect
 *
 * `tosa.concat`, `tosa.pad`, `tosa.reshape` and `tosa.slice` become operations of tensor: insertions of slices, padding, a collapse and an expansion of
 * dimensions, and a slice. Shapes, starts, sizes and paddings must be constants.
 */
export abstract class TosaToTensorPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TosaToTensorPass',
    argument: 'tosa-to-tensor',
    summary: 'Lower TOSA to the Tensor dialect',
    description:
      '`tosa.concat`, `tosa.pad`, `tosa.reshape` and `tosa.slice` become operations of tensor: insertions of slices, padding, a collapse and an expansion of\ndimensions, and a slice. Shapes, starts, sizes and paddings must be constants.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['arith', 'tensor'],
    statistics: [],
  };

  constructor() {
    super(TosaToTensorPassBase.spec);
  }
}

/**
 * Lower TOSA to the MLProgram dialect
 *
 * `tosa.variable` becomes a private global that can be written, `tosa.variable_read` and `tosa.variable_write` a load and a store.
 */
export abstract class TosaToMLProgramBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TosaToMLProgram',
    argument: 'tosa-to-mlprogram',
    summary: 'Lower TOSA to the MLProgram dialect',
    description:
      '`tosa.variable` becomes a private global that can be written, `tosa.variable_read` and `tosa.variable_write` a load and a store.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['ml_program'],
    statistics: [],
  };

  constructor() {
    super(TosaToMLProgramBase.spec);
  }
}

/**
 * Convert tensor arith.constant operations into tosa.const
 *
 * Constants of arith that are tensors of integers or floats become constants of TOSA. What folds is folded.
 */
export abstract class TosaArithConstantToTosaConstPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TosaArithConstantToTosaConstPass',
    argument: 'tosa-arith-const-to-tosa-const',
    summary: 'Convert tensor arith.constant operations into tosa.const',
    description:
      'Constants of arith that are tensors of integers or floats become constants of TOSA. What folds is folded.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: ['tosa'],
    statistics: [],
  };

  constructor() {
    super(TosaArithConstantToTosaConstPassBase.spec);
  }
}

/**
 * Lower TOSA to the SCF dialect
 *
 * `tosa.cond_if` becomes `scf.if`, `tosa.while_loop` becomes `scf.while`, and `tosa.scatter` two loops that insert a slice in each iteration.
 */
export abstract class TosaToSCFPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TosaToSCFPass',
    argument: 'tosa-to-scf',
    summary: 'Lower TOSA to the SCF dialect',
    description:
      '`tosa.cond_if` becomes `scf.if`, `tosa.while_loop` becomes `scf.while`, and `tosa.scatter` two loops that insert a slice in each iteration.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['scf', 'tensor'],
    statistics: [],
  };

  constructor() {
    super(TosaToSCFPassBase.spec);
  }
}

/** Options of tosa-to-linalg-named. */
export interface TosaToLinalgNamedOptions {
  /** Prefer generating linalg.conv_2d_nhwc_hwcf over linalg.conv_2d_nhwc_fhwc */
  readonly preferConv2DKernelLayoutHWCF: boolean;
}

/**
 * Lower TOSA to LinAlg named operations
 *
 * Convolutions, products of matrices, poolings and transpositions become the named operations of linalg that do the same, with padding before them. Weights and biases must have known
 * sizes, and zero points must be constants.
 */
export abstract class TosaToLinalgNamedBase extends Pass<TosaToLinalgNamedOptions> {
  static readonly spec: PassSpec = {
    name: 'TosaToLinalgNamed',
    argument: 'tosa-to-linalg-named',
    summary: 'Lower TOSA to LinAlg named operations',
    description:
      'Convolutions, products of matrices, poolings and transpositions become the named operations of linalg that do the same, with padding before them. Weights and biases must have known\nsizes, and zero points must be constants.',
    options: [
      {
        name: 'prefer-conv2d-kernel-layout-hwcf',
        member: 'preferConv2DKernelLayoutHWCF',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Prefer generating linalg.conv_2d_nhwc_hwcf over linalg.conv_2d_nhwc_fhwc',
      },
    ],
    anchorInterface: 'FunctionOpInterface',
    isMemberwise: true,
    dependentDialects: ['arith', 'linalg', 'math', 'tensor'],
    statistics: [],
  };

  constructor(options: Partial<TosaToLinalgNamedOptions> = {}) {
    super(TosaToLinalgNamedBase.spec, options);
  }
}

/** Options of tosa-to-linalg. */
export interface TosaToLinalgOptions {
  /** Disable tosa decompositions pass */
  readonly disableTosaDecompositions: boolean;
  /** Always perform the reduce constant optimization */
  readonly aggressiveReduceConstant: boolean;
}

/**
 * Lower TOSA to LinAlg on tensors
 *
 * What TOSA computes element by element becomes loops of linalg over tensors, as do reductions, resizings of images and reading at computed places. Sizes that are not known are
 * broadcast where they turn out to be one. Constants, control flow, `tosa.concat`, `tosa.pad`, `tosa.reshape` and `tosa.slice` are left to other passes, and what
 * `tosa-to-linalg-named` converts must be gone. Fourier transforms take
 * time that grows with the square of the size.
 */
export abstract class TosaToLinalgBase extends Pass<TosaToLinalgOptions> {
  static readonly spec: PassSpec = {
    name: 'TosaToLinalg',
    argument: 'tosa-to-linalg',
    summary: 'Lower TOSA to LinAlg on tensors',
    description:
      'What TOSA computes element by element becomes loops of linalg over tensors, as do reductions, resizings of images and reading at computed places. Sizes that are not known are\nbroadcast where they turn out to be one. Constants, control flow, `tosa.concat`, `tosa.pad`, `tosa.reshape` and `tosa.slice` are left to other passes, and what\n`tosa-to-linalg-named` converts must be gone. Fourier transforms take\ntime that grows with the square of the size.',
    options: [
      {
        name: 'disable-tosa-decompositions',
        member: 'disableTosaDecompositions',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Disable tosa decompositions pass',
      },
      {
        name: 'aggressive-reduce-constant',
        member: 'aggressiveReduceConstant',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Always perform the reduce constant optimization',
      },
    ],
    anchorInterface: 'FunctionOpInterface',
    isMemberwise: true,
    dependentDialects: ['arith', 'index', 'linalg', 'math', 'scf', 'tensor'],
    statistics: [],
  };

  constructor(options: Partial<TosaToLinalgOptions> = {}) {
    super(TosaToLinalgBase.spec, options);
  }
}

/** Options of convert-vector-to-scf. */
export interface ConvertVectorToSCFOptions {
  /** Perform full unrolling when converting vector transfers to SCF */
  readonly fullUnroll: boolean;
  /** Target vector rank to which transfer ops should be lowered */
  readonly targetRank: number;
  /** Lower transfer ops that operate on tensors */
  readonly lowerTensors: boolean;
  /** Add scalable vector specific lowerings (that introduce loops) */
  readonly lowerScalable: boolean;
}

/**
 * Lower the operations from the vector dialect into the SCF dialect
 *
 * Transfers of vectors of more dimensions than wanted become loops around transfers of their rows, which go through a buffer, or as many transfers as there are rows. What is outside
 * of memory, or where the mask is off, is not touched. Rows whose elements do not follow each other in memory are transferred element by element. `vector.print` of a vector becomes
 * loops, too.
 */
export abstract class ConvertVectorToSCFBase extends Pass<ConvertVectorToSCFOptions> {
  static readonly spec: PassSpec = {
    name: 'ConvertVectorToSCFPass',
    argument: 'convert-vector-to-scf',
    summary: 'Lower the operations from the vector dialect into the SCF dialect',
    description:
      'Transfers of vectors of more dimensions than wanted become loops around transfers of their rows, which go through a buffer, or as many transfers as there are rows. What is outside\nof memory, or where the mask is off, is not touched. Rows whose elements do not follow each other in memory are transferred element by element. `vector.print` of a vector becomes\nloops, too.',
    options: [
      {
        name: 'full-unroll',
        member: 'fullUnroll',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Perform full unrolling when converting vector transfers to SCF',
      },
      {
        name: 'target-rank',
        member: 'targetRank',
        type: { kind: 'uint' },
        default: '1',
        summary: 'Target vector rank to which transfer ops should be lowered',
      },
      {
        name: 'lower-tensors',
        member: 'lowerTensors',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Lower transfer ops that operate on tensors',
      },
      {
        name: 'lower-scalable',
        member: 'lowerScalable',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Add scalable vector specific lowerings (that introduce loops)',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['affine', 'memref', 'scf', 'tensor'],
    statistics: [],
  };

  constructor(options: Partial<ConvertVectorToSCFOptions> = {}) {
    super(ConvertVectorToSCFBase.spec, options);
  }
}

/** Options of arith-emulate-wide-int. */
export interface ArithEmulateWideIntOptions {
  /** Widest integer type supported by the target */
  readonly widestIntSupported: number;
}

/**
 * Emulate 2*N-bit integer operations using N-bit operations
 *
 * Integers of twice the bits that the target has become vectors of two integers, the low half first, and vectors of such integers get a last dimension for the halves. Operations
 * of arith compute with the halves, and functions, calls and returns have the new types. What has no such form, as divisions and integers of even more bits, is an error.
 */
export abstract class ArithEmulateWideIntBase extends Pass<ArithEmulateWideIntOptions> {
  static readonly spec: PassSpec = {
    name: 'ArithEmulateWideInt',
    argument: 'arith-emulate-wide-int',
    summary: 'Emulate 2*N-bit integer operations using N-bit operations',
    description:
      'Integers of twice the bits that the target has become vectors of two integers, the low half first, and vectors of such integers get a last dimension for the halves. Operations\nof arith compute with the halves, and functions, calls and returns have the new types. What has no such form, as divisions and integers of even more bits, is an error.',
    options: [
      {
        name: 'widest-int-supported',
        member: 'widestIntSupported',
        type: { kind: 'uint' },
        default: '32',
        summary: 'Widest integer type supported by the target',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['arith', 'func', 'vector'],
    statistics: [],
  };

  constructor(options: Partial<ArithEmulateWideIntOptions> = {}) {
    super(ArithEmulateWideIntBase.spec, options);
  }
}

/** Options of memref-emulate-wide-int. */
export interface MemRefEmulateWideIntOptions {
  /** Widest integer type supported by the target */
  readonly widestIntSupported: number;
}

/**
 * Emulate 2*N-bit integer operations using N-bit operations
 *
 * Memory of integers of twice the bits that the target has becomes memory of vectors of two integers, the low half first; `arith-emulate-wide-int` says how operations on them compute.
 */
export abstract class MemRefEmulateWideIntBase extends Pass<MemRefEmulateWideIntOptions> {
  static readonly spec: PassSpec = {
    name: 'MemRefEmulateWideInt',
    argument: 'memref-emulate-wide-int',
    summary: 'Emulate 2*N-bit integer operations using N-bit operations',
    description:
      'Memory of integers of twice the bits that the target has becomes memory of vectors of two integers, the low half first; `arith-emulate-wide-int` says how operations on them compute.',
    options: [
      {
        name: 'widest-int-supported',
        member: 'widestIntSupported',
        type: { kind: 'uint' },
        default: '32',
        summary: 'Widest integer type supported by the target',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['arith', 'memref', 'vector'],
    statistics: [],
  };

  constructor(options: Partial<MemRefEmulateWideIntOptions> = {}) {
    super(MemRefEmulateWideIntBase.spec, options);
  }
}

/** Options of buffer-deallocation-pipeline. */
export interface BufferDeallocationPipelineOptions {
  /** Allows to add additional results to private functions to return ownership of returned memrefs to callers. This can avoid spurious buffer clones in the callee. */
  readonly privateFunctionDynamicOwnership: boolean;
}

/**
 * The default pipeline for automatically inserting deallocation operations after one-shot bufferization. Deallocation operations (except `memref.realloc`) may not be present already.
 *
 * Gives back all memory that a program makes: `expand-realloc` with `emit-deallocs=false`, `canonicalize`, `ownership-based-buffer-deallocation`, `canonicalize`, `buffer-deallocation-simplification`,
 * `bufferization-lower-deallocations`, `cse`, `canonicalize`.
 */
export const bufferDeallocationPipelineSpec: PipelineSpec = {
  argument: 'buffer-deallocation-pipeline',
  summary:
    'The default pipeline for automatically inserting deallocation operations after one-shot bufferization. Deallocation operations (except `memref.realloc`) may not be present already.',
  description:
    'Gives back all memory that a program makes: `expand-realloc` with `emit-deallocs=false`, `canonicalize`, `ownership-based-buffer-deallocation`, `canonicalize`, `buffer-deallocation-simplification`,\n`bufferization-lower-deallocations`, `cse`, `canonicalize`.',
  options: [
    {
      name: 'private-function-dynamic-ownership',
      member: 'privateFunctionDynamicOwnership',
      type: { kind: 'bool' },
      default: 'false',
      summary:
        'Allows to add additional results to private functions to return ownership of returned memrefs to callers. This can avoid spurious buffer clones in the callee.',
    },
  ],
};

/** Options of stablehlo-to-ttir-pipeline. */
export interface StableHLOToTTIRPipelineOptions {
  /** The sizes of arguments that types leave open, as argN:SIZExSIZE separated by commas, with the name of the function and a colon before where several are called by nothing. */
  readonly argumentShapes: ArgumentShapes;
  /** Inline the functions that are called. */
  readonly enableInliner: boolean;
  /** Enable the removal of values that nothing uses. */
  readonly enableRemoveDeadValues: boolean;
  /** How often the body of a loop is copied at most; loops that run longer are refused. */
  readonly maxIterations: number;
}

/**
 * Pipeline lowering stablehlo to ttir dialect.
 *
 * From StableHLO to TTIR operations, by these passes in turn:
 *
 * - `sdy-drop-shardings`
 * - `stablehlo-legalize-composite-to-call` and `inline`, unless disabled, because TTIR has no calls
 * - `convert-scalars-to-stablehlo`, because it has no scalars
 * - `refine-argument-types` with the shapes that are given, `refine-operand-types` and `refine-result-types`, because the sizes of its tensors are known
 * - `stablehlo-partial-evaluation`, because it has no loops and no computed shapes
 * - `stablehlo-legalize-quant-to-math`, because it has no quantized numbers
 * - `convert-spmd-calls-to-sdy` and `sdy-expand-manual-computations`, because it has one device; then `stablehlo-partial-evaluation` again, of what follows from the numbers of devices, and `sdy-drop-shardings`
 * - `stablehlo-expand-complex`, because it has no complex numbers
 * - `convert-stablehlo-to-ttir`
 * - `ttir-fold-shape-changes`, because every reshape moves data
 * - `remove-dead-values`, if enabled
 */
export const stableHLOToTTIRPipelineSpec: PipelineSpec = {
  argument: 'stablehlo-to-ttir-pipeline',
  summary: 'Pipeline lowering stablehlo to ttir dialect.',
  description:
    'From StableHLO to TTIR operations, by these passes in turn:\n\n- `sdy-drop-shardings`\n- `stablehlo-legalize-composite-to-call` and `inline`, unless disabled, because TTIR has no calls\n- `convert-scalars-to-stablehlo`, because it has no scalars\n- `refine-argument-types` with the shapes that are given, `refine-operand-types` and `refine-result-types`, because the sizes of its tensors are known\n- `stablehlo-partial-evaluation`, because it has no loops and no computed shapes\n- `stablehlo-legalize-quant-to-math`, because it has no quantized numbers\n- `convert-spmd-calls-to-sdy` and `sdy-expand-manual-computations`, because it has one device; then `stablehlo-partial-evaluation` again, of what follows from the numbers of devices, and `sdy-drop-shardings`\n- `stablehlo-expand-complex`, because it has no complex numbers\n- `convert-stablehlo-to-ttir`\n- `ttir-fold-shape-changes`, because every reshape moves data\n- `remove-dead-values`, if enabled',
  options: [
    {
      name: 'argument-shapes',
      member: 'argumentShapes',
      type: { kind: 'custom', syntax: argumentShapesSyntax },
      default: '',
      summary:
        'The sizes of arguments that types leave open, as argN:SIZExSIZE separated by commas, with the name of the function and a colon before where several are called by nothing.',
    },
    {
      name: 'enable-inliner',
      member: 'enableInliner',
      type: { kind: 'bool' },
      default: 'true',
      summary: 'Inline the functions that are called.',
    },
    {
      name: 'enable-remove-dead-values',
      member: 'enableRemoveDeadValues',
      type: { kind: 'bool' },
      default: 'false',
      summary: 'Enable the removal of values that nothing uses.',
    },
    {
      name: 'max-iterations',
      member: 'maxIterations',
      type: { kind: 'uint' },
      default: '2048',
      summary: 'How often the body of a loop is copied at most; loops that run longer are refused.',
    },
  ],
};

/** Options of tosa-to-ttir-pipeline. */
export interface TosaToTTIRPipelineOptions {
  /** The sizes of arguments that types leave open, as argN:SIZExSIZE separated by commas, with the name of the function and a colon before where several are called by nothing. */
  readonly argumentShapes: ArgumentShapes;
}

/**
 * Pipeline lowering tosa to ttir dialect.
 *
 * From TOSA to TTIR operations: `inline`, because TTIR has no calls; `refine-argument-types` with the shapes that are given, because the sizes of its tensors are known; `tosa-strip-quant-types`, because it has no quantized numbers; `refine-operand-types`, `tosa-infer-shapes` with `fold-shape-expressions` and `refine-result-types`, again because of sizes; `raise-loops-to-linalg` and `convert-memref-to-tensor`, because it computes with values; `linalg-detensorize-control-flow` and `scf-unroll-loops`, because it has no loops; `cse`, because iterations have much in common; `convert-tosa-to-ttir` with `mixed`, as frameworks put operations of linalg, tensor, arith and math between those of TOSA; `ttir-fold-shape-changes`, because every reshape moves data. tt-mlir has no such pipeline.
 */
export const tosaToTTIRPipelineSpec: PipelineSpec = {
  argument: 'tosa-to-ttir-pipeline',
  summary: 'Pipeline lowering tosa to ttir dialect.',
  description:
    'From TOSA to TTIR operations: `inline`, because TTIR has no calls; `refine-argument-types` with the shapes that are given, because the sizes of its tensors are known; `tosa-strip-quant-types`, because it has no quantized numbers; `refine-operand-types`, `tosa-infer-shapes` with `fold-shape-expressions` and `refine-result-types`, again because of sizes; `raise-loops-to-linalg` and `convert-memref-to-tensor`, because it computes with values; `linalg-detensorize-control-flow` and `scf-unroll-loops`, because it has no loops; `cse`, because iterations have much in common; `convert-tosa-to-ttir` with `mixed`, as frameworks put operations of linalg, tensor, arith and math between those of TOSA; `ttir-fold-shape-changes`, because every reshape moves data. tt-mlir has no such pipeline.',
  options: [
    {
      name: 'argument-shapes',
      member: 'argumentShapes',
      type: { kind: 'custom', syntax: argumentShapesSyntax },
      default: '',
      summary:
        'The sizes of arguments that types leave open, as argN:SIZExSIZE separated by commas, with the name of the function and a colon before where several are called by nothing.',
    },
  ],
};

/** Options of linalg-to-ttir-pipeline. */
export interface LinalgToTTIRPipelineOptions {
  /** The sizes of arguments that types leave open, as argN:SIZExSIZE separated by commas, with the name of the function and a colon before where several are called by nothing. */
  readonly argumentShapes: ArgumentShapes;
}

/**
 * Pipeline lowering linalg to ttir dialect.
 *
 * From linalg, tensor, arith and math to TTIR operations: `inline`, because TTIR has no calls; `refine-argument-types` with the shapes that are given, because the sizes of its tensors are known; `raise-loops-to-linalg` and `convert-memref-to-tensor`, because it computes with values; `linalg-detensorize-control-flow` and `scf-unroll-loops`, because it has no loops; `cse`, because iterations have much in common; `convert-linalg-to-ttir`; `ttir-fold-shape-changes`, because every reshape moves data. tt-mlir has no such pipeline.
 */
export const linalgToTTIRPipelineSpec: PipelineSpec = {
  argument: 'linalg-to-ttir-pipeline',
  summary: 'Pipeline lowering linalg to ttir dialect.',
  description:
    'From linalg, tensor, arith and math to TTIR operations: `inline`, because TTIR has no calls; `refine-argument-types` with the shapes that are given, because the sizes of its tensors are known; `raise-loops-to-linalg` and `convert-memref-to-tensor`, because it computes with values; `linalg-detensorize-control-flow` and `scf-unroll-loops`, because it has no loops; `cse`, because iterations have much in common; `convert-linalg-to-ttir`; `ttir-fold-shape-changes`, because every reshape moves data. tt-mlir has no such pipeline.',
  options: [
    {
      name: 'argument-shapes',
      member: 'argumentShapes',
      type: { kind: 'custom', syntax: argumentShapesSyntax },
      default: '',
      summary:
        'The sizes of arguments that types leave open, as argN:SIZExSIZE separated by commas, with the name of the function and a colon before where several are called by nothing.',
    },
  ],
};

/**
 * The default pipeline for converting TOSA operators to the equivalent operations using the tensor operations in LinAlg as well as LinAlg named operations.
 *
 * In each function `tosa-optional-decompositions`, `canonicalize`, `tosa-infer-shapes`, `tosa-make-broadcastable`, `tosa-to-linalg-named`, `canonicalize`, `tosa-layerwise-constant-fold` and
 * `tosa-make-broadcastable`; then `tosa-validate`, so that what the target does not support is refused; and in each function `tosa-to-linalg`.
 */
export const tosaToLinalgPipelineSpec: PipelineSpec = {
  argument: 'tosa-to-linalg-pipeline',
  summary:
    'The default pipeline for converting TOSA operators to the equivalent operations using the tensor operations in LinAlg as well as LinAlg named operations.',
  description:
    'In each function `tosa-optional-decompositions`, `canonicalize`, `tosa-infer-shapes`, `tosa-make-broadcastable`, `tosa-to-linalg-named`, `canonicalize`, `tosa-layerwise-constant-fold` and\n`tosa-make-broadcastable`; then `tosa-validate`, so that what the target does not support is refused; and in each function `tosa-to-linalg`.',
  options: [],
};
