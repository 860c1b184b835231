// @generated from dialects-td/transforms/transforms-passes.yaml; do not edit, run npm run codegen
import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { type PassSpec } from '../../pass/pass-spec.ts';
import { Pass } from '../../pass/pass.ts';
import {
  type Transforms_GreedySimplifyRegionLevel,
  transforms_GreedySimplifyRegionLevelEnum,
} from './transforms-enums.gen.ts';

/** Options of canonicalize. */
export interface CanonicalizerOptions {
  /** Seed the worklist in general top-down order */
  readonly topDownProcessingEnabled: boolean;
  /** Perform control flow optimizations to the region tree */
  readonly regionSimplifyLevel: Transforms_GreedySimplifyRegionLevel;
  /** Max. iterations between applying patterns / simplifying regions */
  readonly maxIterations: number | bigint;
  /** Max. number of pattern rewrites within an iteration */
  readonly maxNumRewrites: number | bigint;
  /** Test only: Fail pass on non-convergence to detect cyclic pattern */
  readonly testConvergence: boolean;
  /** Labels of patterns that should be filtered out during application */
  readonly disablePatterns: readonly string[];
  /** Labels of patterns that should be used during application, all other patterns are filtered out */
  readonly enablePatterns: readonly string[];
}

/**
 * Canonicalize operations
 *
 * Applies the canonicalization patterns and folders of all loaded operations greedily, until nothing changes or a limit is
 * reached, and removes operations without effect whose results nobody uses.
 */
export abstract class CanonicalizerPassBase extends Pass<CanonicalizerOptions> {
  static readonly spec: PassSpec = {
    name: 'Canonicalizer',
    argument: 'canonicalize',
    summary: 'Canonicalize operations',
    description:
      'Applies the canonicalization patterns and folders of all loaded operations greedily, until nothing changes or a limit is\nreached, and removes operations without effect whose results nobody uses.',
    options: [
      {
        name: 'top-down',
        member: 'topDownProcessingEnabled',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Seed the worklist in general top-down order',
      },
      {
        name: 'region-simplify',
        member: 'regionSimplifyLevel',
        type: { kind: 'enum', spec: transforms_GreedySimplifyRegionLevelEnum },
        default: 'normal',
        summary: 'Perform control flow optimizations to the region tree',
      },
      {
        name: 'max-iterations',
        member: 'maxIterations',
        type: { kind: 'int64' },
        default: '10',
        summary: 'Max. iterations between applying patterns / simplifying regions',
      },
      {
        name: 'max-num-rewrites',
        member: 'maxNumRewrites',
        type: { kind: 'int64' },
        default: '-1',
        summary: 'Max. number of pattern rewrites within an iteration',
      },
      {
        name: 'test-convergence',
        member: 'testConvergence',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Test only: Fail pass on non-convergence to detect cyclic pattern',
      },
      {
        name: 'disable-patterns',
        member: 'disablePatterns',
        type: { kind: 'list', of: { kind: 'string' } },
        default: '',
        summary: 'Labels of patterns that should be filtered out during application',
      },
      {
        name: 'enable-patterns',
        member: 'enablePatterns',
        type: { kind: 'list', of: { kind: 'string' } },
        default: '',
        summary: 'Labels of patterns that should be used during application, all other patterns are filtered out',
      },
    ],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<CanonicalizerOptions> = {}) {
    super(CanonicalizerPassBase.spec, options);
  }
}

/**
 * Eliminate common sub-expressions
 *
 * Replaces an operation without side effects by an equal one that dominates it, and removes operations without effect whose
 * results nobody uses.
 */
export abstract class CSEPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'CSE',
    argument: 'cse',
    summary: 'Eliminate common sub-expressions',
    description:
      'Replaces an operation without side effects by an equal one that dominates it, and removes operations without effect whose\nresults nobody uses.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [
      { name: "num-cse'd", summary: "Number of operations CSE'd" },
      { name: "num-dce'd", summary: "Number of operations DCE'd" },
    ],
  };

  constructor() {
    super(CSEPassBase.spec);
  }
}

/**
 * Eliminate dead symbols
 *
 * Removes private and nested symbols that no live operation refers to.
 */
export abstract class SymbolDCEPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SymbolDCE',
    argument: 'symbol-dce',
    summary: 'Eliminate dead symbols',
    description: 'Removes private and nested symbols that no live operation refers to.',
    options: [],
    dependentDialects: [],
    statistics: [{ name: "num-dce'd", summary: "Number of symbols DCE'd" }],
  };

  constructor() {
    super(SymbolDCEPassBase.spec);
  }
}

/** Options of remove-dead-values. */
export interface RemoveDeadValuesOptions {
  /** Canonicalize region branch ops */
  readonly canonicalize: boolean;
}

/**
 * Remove dead values
 *
 * Removes values that nothing needs: arguments of private functions, results, operands and the operations that make them.
 */
export abstract class RemoveDeadValuesPassBase extends Pass<RemoveDeadValuesOptions> {
  static readonly spec: PassSpec = {
    name: 'RemoveDeadValues',
    argument: 'remove-dead-values',
    summary: 'Remove dead values',
    description:
      'Removes values that nothing needs: arguments of private functions, results, operands and the operations that make them.',
    options: [
      {
        name: 'canonicalize',
        member: 'canonicalize',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Canonicalize region branch ops',
      },
    ],
    dependentDialects: ['ub'],
    statistics: [],
  };

  constructor(options: Partial<RemoveDeadValuesOptions> = {}) {
    super(RemoveDeadValuesPassBase.spec, options);
  }
}

/** Options of snapshot-op-locations. */
export interface SnapshotOpLocationsOptions {
  /** The filename to print the generated IR */
  readonly fileName: string;
  /** A tag to use when fusing the new locations with the original. If unset, the locations are replaced. */
  readonly tag: string;
  /** Print debug info in MLIR output */
  readonly enableDebugInfo: boolean;
  /** Print the generic op form */
  readonly printGenericOpForm: boolean;
  /** Print with local scope and inline information (eliding aliases for attributes, types, and locations */
  readonly useLocalScope: boolean;
  /** Print pretty debug info in MLIR output */
  readonly printPrettyDebugInfo: boolean;
}

/**
 * Generate new locations from the current IR
 *
 * Writes the operation to a file and makes the places there the locations of all operations that the text shows, so that
 * what later passes and tools say of them points into the file. With a tag, a place gets that name and stands behind the
 * location that the operation had. Without a file name, a file is made in the folder for temporary ones. Columns count from 0.
 */
export abstract class SnapshotOpLocationsPassBase extends Pass<SnapshotOpLocationsOptions> {
  static readonly spec: PassSpec = {
    name: 'LocationSnapshot',
    argument: 'snapshot-op-locations',
    summary: 'Generate new locations from the current IR',
    description:
      'Writes the operation to a file and makes the places there the locations of all operations that the text shows, so that\nwhat later passes and tools say of them points into the file. With a tag, a place gets that name and stands behind the\nlocation that the operation had. Without a file name, a file is made in the folder for temporary ones. Columns count from 0.',
    options: [
      {
        name: 'filename',
        member: 'fileName',
        type: { kind: 'string' },
        default: '',
        summary: 'The filename to print the generated IR',
      },
      {
        name: 'tag',
        member: 'tag',
        type: { kind: 'string' },
        default: '',
        summary: 'A tag to use when fusing the new locations with the original. If unset, the locations are replaced.',
      },
      {
        name: 'print-debuginfo',
        member: 'enableDebugInfo',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Print debug info in MLIR output',
      },
      {
        name: 'print-op-generic',
        member: 'printGenericOpForm',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Print the generic op form',
      },
      {
        name: 'print-local-scope',
        member: 'useLocalScope',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Print with local scope and inline information (eliding aliases for attributes, types, and locations',
      },
      {
        name: 'pretty-debuginfo',
        member: 'printPrettyDebugInfo',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Print pretty debug info in MLIR output',
      },
    ],
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<SnapshotOpLocationsOptions> = {}) {
    super(SnapshotOpLocationsPassBase.spec, options);
  }
}

/**
 * Scalar Replacement of Aggregates
 *
 * Divides memory of a few elements, such as `memref.alloca() : memref<2x3xf32>`, into memory for each of them, when all that happens
 * to it is that elements in constant places are read and written. `mem2reg` can then make values of them.
 */
export abstract class SROAPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SROA',
    argument: 'sroa',
    summary: 'Scalar Replacement of Aggregates',
    description:
      'Divides memory of a few elements, such as `memref.alloca() : memref<2x3xf32>`, into memory for each of them, when all that happens\nto it is that elements in constant places are read and written. `mem2reg` can then make values of them.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [
      { name: 'destructured slots', summary: 'Total amount of memory slots destructured' },
      {
        name: 'slots with memory benefit',
        summary:
          'Total amount of memory slots in which the destructured size was smaller than the total size after eliminating unused fields',
      },
      {
        name: 'max subelement number',
        summary: 'Maximal number of sub-elements a successfully destructured slot initially had',
      },
    ],
  };

  constructor() {
    super(SROAPassBase.spec);
  }
}

/**
 * Strip debug info from all operations
 *
 * Replaces every location by the unknown one.
 */
export abstract class StripDebugInfoPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'StripDebugInfo',
    argument: 'strip-debuginfo',
    summary: 'Strip debug info from all operations',
    description: 'Replaces every location by the unknown one.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(StripDebugInfoPassBase.spec);
  }
}

/** Options of composite-fixed-point-pass. */
export interface CompositeFixedPointOptions {
  /** Composite pass display name */
  readonly name: string;
  /** Composite pass inner pipeline */
  readonly pipeline: string;
  /** Maximum number of iterations if inner pipeline */
  readonly maxIterations: number;
}

/**
 * Composite fixed point pass
 *
 * Runs a pipeline again and again until it changes nothing any longer. A warning tells when that was not so after as many
 * iterations as are allowed.
 */
export abstract class CompositeFixedPointPassBase extends Pass<CompositeFixedPointOptions> {
  static readonly spec: PassSpec = {
    name: 'CompositeFixedPointPass',
    argument: 'composite-fixed-point-pass',
    summary: 'Composite fixed point pass',
    description:
      'Runs a pipeline again and again until it changes nothing any longer. A warning tells when that was not so after as many\niterations as are allowed.',
    options: [
      {
        name: 'name',
        member: 'name',
        type: { kind: 'string' },
        default: 'CompositeFixedPointPass',
        summary: 'Composite pass display name',
      },
      {
        name: 'pipeline',
        member: 'pipeline',
        type: { kind: 'string' },
        default: '',
        summary: 'Composite pass inner pipeline',
      },
      {
        name: 'max-iterations',
        member: 'maxIterations',
        type: { kind: 'int' },
        default: '10',
        summary: 'Maximum number of iterations if inner pipeline',
      },
    ],
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<CompositeFixedPointOptions> = {}) {
    super(CompositeFixedPointPassBase.spec, options);
  }
}

/** Options of mem2reg. */
export interface Mem2RegOptions {
  /** Perform control flow optimizations to the region tree */
  readonly enableRegionSimplification: boolean;
}

/**
 * Promotes memory slots into values.
 *
 * Removes memory that holds one value at a time, such as `memref.alloca() : memref<f32>`, when all that happens to it is that it is
 * read and written in the region where it is taken: what was written is used where it was read. Where several writes may come
 * before a read, blocks get arguments. What is read before anything is written is poison.
 */
export abstract class Mem2RegPassBase extends Pass<Mem2RegOptions> {
  static readonly spec: PassSpec = {
    name: 'Mem2Reg',
    argument: 'mem2reg',
    summary: 'Promotes memory slots into values.',
    description:
      'Removes memory that holds one value at a time, such as `memref.alloca() : memref<f32>`, when all that happens to it is that it is\nread and written in the region where it is taken: what was written is used where it was read. Where several writes may come\nbefore a read, blocks get arguments. What is read before anything is written is poison.',
    options: [
      {
        name: 'region-simplify',
        member: 'enableRegionSimplification',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Perform control flow optimizations to the region tree',
      },
    ],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [
      { name: 'promoted slots', summary: 'Total amount of memory slot promoted' },
      { name: 'new block args', summary: 'Total amount of new block argument inserted in blocks' },
    ],
  };

  constructor(options: Partial<Mem2RegOptions> = {}) {
    super(Mem2RegPassBase.spec, options);
  }
}

/** Options of print-ir. */
export interface PrintIROptions {
  /** Label */
  readonly label: string;
}

/**
 * Print IR on the debug stream
 *
 * Prints the operation to the error stream under a heading, for pipelines that are being debugged.
 */
export abstract class PrintIRPassBase extends Pass<PrintIROptions> {
  static readonly spec: PassSpec = {
    name: 'PrintIRPass',
    argument: 'print-ir',
    summary: 'Print IR on the debug stream',
    description: 'Prints the operation to the error stream under a heading, for pipelines that are being debugged.',
    options: [{ name: 'label', member: 'label', type: { kind: 'string' }, default: '', summary: 'Label' }],
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<PrintIROptions> = {}) {
    super(PrintIRPassBase.spec, options);
  }
}

/** Options of inline. */
export interface InlinerOptions {
  /** The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList */
  readonly defaultPipeline: string;
  /** Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`) */
  readonly opPipelines: readonly OpPassManager[];
  /** Maximum number of iterations when inlining within an SCC */
  readonly maxIterations: number;
  /** If the ratio between the number of the operations in the callee and the number of the operations in the caller exceeds this value (in percentage), then the callee is not inlined even if it is legal to inline it */
  readonly inliningThreshold: number;
}

/**
 * Inline function calls
 *
 * Replaces calls by the body of what they call, callees first, and simplifies each function before and after. Functions that
 * call themselves stay, and so do calls of functions marked `no_inline`. Callables that are not public and that nobody calls
 * any longer are erased. It fails when more than 4,194,304 operations would be copied: functions that each call the next one
 * twice double the program each time.
 */
export abstract class InlinerPassBase extends Pass<InlinerOptions> {
  static readonly spec: PassSpec = {
    name: 'Inliner',
    argument: 'inline',
    summary: 'Inline function calls',
    description:
      'Replaces calls by the body of what they call, callees first, and simplifies each function before and after. Functions that\ncall themselves stay, and so do calls of functions marked `no_inline`. Callables that are not public and that nobody calls\nany longer are erased. It fails when more than 4,194,304 operations would be copied: functions that each call the next one\ntwice double the program each time.',
    options: [
      {
        name: 'default-pipeline',
        member: 'defaultPipeline',
        type: { kind: 'string' },
        default: 'canonicalize',
        summary:
          'The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList',
      },
      {
        name: 'op-pipelines',
        member: 'opPipelines',
        type: { kind: 'list', of: { kind: 'pipeline' } },
        default: '',
        summary: 'Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)',
      },
      {
        name: 'max-iterations',
        member: 'maxIterations',
        type: { kind: 'uint' },
        default: '4',
        summary: 'Maximum number of iterations when inlining within an SCC',
      },
      {
        name: 'inlining-threshold',
        member: 'inliningThreshold',
        type: { kind: 'uint' },
        default: '4294967295',
        summary:
          'If the ratio between the number of the operations in the callee and the number of the operations in the caller exceeds this value (in percentage), then the callee is not inlined even if it is legal to inline it',
      },
    ],
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<InlinerOptions> = {}) {
    super(InlinerPassBase.spec, options);
  }
}

/**
 * Hoist loop invariant instructions outside of the loop
 *
 * Moves operations out of loops that compute the same in every iteration, have no effects and may be executed even when the
 * loop is not.
 */
export abstract class LoopInvariantCodeMotionPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LoopInvariantCodeMotion',
    argument: 'loop-invariant-code-motion',
    summary: 'Hoist loop invariant instructions outside of the loop',
    description:
      'Moves operations out of loops that compute the same in every iteration, have no effects and may be executed even when the\nloop is not.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(LoopInvariantCodeMotionPassBase.spec);
  }
}

/**
 * Bubbles down memory-space cast operations
 *
 * Lets operations use memory in the space that it is in, instead of what a cast to the generic space makes of it. Operations
 * that look at memory in another way do so before the cast, which moves behind them.
 */
export abstract class BubbleDownMemorySpaceCastsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'BubbleDownMemorySpaceCasts',
    argument: 'bubble-down-memory-space-casts',
    summary: 'Bubbles down memory-space cast operations',
    description:
      'Lets operations use memory in the space that it is in, instead of what a cast to the generic space makes of it. Operations\nthat look at memory in another way do so before the cast, which moves behind them.',
    options: [],
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(BubbleDownMemorySpaceCastsPassBase.spec);
  }
}

/**
 * Sink operations into conditional blocks
 *
 * Moves operations without memory effects into a region that runs at most once, such as a branch of a conditional, when
 * only that region uses their results: they are not executed where the region is not.
 */
export abstract class ControlFlowSinkPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ControlFlowSink',
    argument: 'control-flow-sink',
    summary: 'Sink operations into conditional blocks',
    description:
      'Moves operations without memory effects into a region that runs at most once, such as a branch of a conditional, when\nonly that region uses their results: they are not executed where the region is not.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [{ name: 'num-sunk', summary: 'Number of operations sunk' }],
  };

  constructor() {
    super(ControlFlowSinkPassBase.spec);
  }
}

/** Options of print-op-stats. */
export interface PrintOpStatsOptions {
  /** print the stats as JSON */
  readonly printAsJSON: boolean;
}

/**
 * Print statistics of operations
 *
 * Writes how many operations of each name there are to the error stream.
 */
export abstract class PrintOpStatsPassBase extends Pass<PrintOpStatsOptions> {
  static readonly spec: PassSpec = {
    name: 'PrintOpStats',
    argument: 'print-op-stats',
    summary: 'Print statistics of operations',
    description: 'Writes how many operations of each name there are to the error stream.',
    options: [
      {
        name: 'json',
        member: 'printAsJSON',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'print the stats as JSON',
      },
    ],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<PrintOpStatsOptions> = {}) {
    super(PrintOpStatsPassBase.spec, options);
  }
}

/**
 * Sparse Conditional Constant Propagation
 *
 * Finds values that are constant on every path that can be executed, across branches, regions and calls, and replaces them.
 */
export abstract class SCCPPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SCCP',
    argument: 'sccp',
    summary: 'Sparse Conditional Constant Propagation',
    description:
      'Finds values that are constant on every path that can be executed, across branches, regions and calls, and replaces them.',
    options: [],
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(SCCPPassBase.spec);
  }
}

/** Options of symbol-privatize. */
export interface SymbolPrivatizeOptions {
  /** Comma separated list of symbols that should not be marked private */
  readonly exclude: readonly string[];
}

/**
 * Mark symbols private
 *
 * Makes all symbols of a symbol table private.
 */
export abstract class SymbolPrivatizePassBase extends Pass<SymbolPrivatizeOptions> {
  static readonly spec: PassSpec = {
    name: 'SymbolPrivatize',
    argument: 'symbol-privatize',
    summary: 'Mark symbols private',
    description: 'Makes all symbols of a symbol table private.',
    options: [
      {
        name: 'exclude',
        member: 'exclude',
        type: { kind: 'list', of: { kind: 'string' } },
        default: '',
        summary: 'Comma separated list of symbols that should not be marked private',
      },
    ],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<SymbolPrivatizeOptions> = {}) {
    super(SymbolPrivatizePassBase.spec, options);
  }
}

/**
 * Sort regions without SSA dominance in topological order
 *
 * Moves operations behind those whose results they use, in regions where that is not required. The order of operations stays
 * otherwise; in a cycle the first operation comes first.
 */
export abstract class TopologicalSortPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TopologicalSort',
    argument: 'topological-sort',
    summary: 'Sort regions without SSA dominance in topological order',
    description:
      'Moves operations behind those whose results they use, in regions where that is not required. The order of operations stays\notherwise; in a cycle the first operation comes first.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(TopologicalSortPassBase.spec);
  }
}

/** Options of view-op-graph. */
export interface ViewOpGraphOptions {
  /** Limit attribute/type length to number of chars */
  readonly maxLabelLength: number;
  /** Print attributes of operations */
  readonly printAttrs: boolean;
  /** Print control flow edges */
  readonly printControlFlowEdges: boolean;
  /** Print data flow edges */
  readonly printDataFlowEdges: boolean;
  /** Print result types of operations */
  readonly printResultTypes: boolean;
}

/**
 * Print Graphviz visualization of an operation
 *
 * Writes the operation as a graph in the DOT language to the error stream: a cluster per region, a node per operation, edges
 * for the flow of data and, on demand, of control.
 */
export abstract class ViewOpGraphPassBase extends Pass<ViewOpGraphOptions> {
  static readonly spec: PassSpec = {
    name: 'ViewOpGraph',
    argument: 'view-op-graph',
    summary: 'Print Graphviz visualization of an operation',
    description:
      'Writes the operation as a graph in the DOT language to the error stream: a cluster per region, a node per operation, edges\nfor the flow of data and, on demand, of control.',
    options: [
      {
        name: 'max-label-len',
        member: 'maxLabelLength',
        type: { kind: 'uint' },
        default: '20',
        summary: 'Limit attribute/type length to number of chars',
      },
      {
        name: 'print-attrs',
        member: 'printAttrs',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Print attributes of operations',
      },
      {
        name: 'print-control-flow-edges',
        member: 'printControlFlowEdges',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Print control flow edges',
      },
      {
        name: 'print-data-flow-edges',
        member: 'printDataFlowEdges',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Print data flow edges',
      },
      {
        name: 'print-result-types',
        member: 'printResultTypes',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Print result types of operations',
      },
    ],
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<ViewOpGraphOptions> = {}) {
    super(ViewOpGraphPassBase.spec, options);
  }
}
