// @generated from dialects-td/transforms/transforms-passes.yaml; do not edit, run npm run codegen
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
  readonly maxIterations: number;
  /** Max. number of pattern rewrites within an iteration */
  readonly maxNumRewrites: number;
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
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<RemoveDeadValuesOptions> = {}) {
    super(RemoveDeadValuesPassBase.spec, options);
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
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(StripDebugInfoPassBase.spec);
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
    name: 'PrintIR',
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
