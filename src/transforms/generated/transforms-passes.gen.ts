// @generated from dialects-td/transforms/transforms-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../pass/pass-spec.ts';
import { Pass } from '../../pass/pass.ts';
import {
  type Transforms_GreedySimplifyRegionLevel,
  transforms_GreedySimplifyRegionLevelEnum,
} from './transforms-enums.gen.ts';

/**
 * Canonicalize operations
 *
 * Applies the canonicalization patterns and folders of all loaded operations greedily, until nothing changes or a limit is
 * reached, and removes operations without effect whose results nobody uses.
 */
export abstract class CanonicalizerPassBase extends Pass {
  static readonly spec: PassSpec = {
    argument: 'canonicalize',
    summary: 'Canonicalize operations',
    description:
      'Applies the canonicalization patterns and folders of all loaded operations greedily, until nothing changes or a limit is\nreached, and removes operations without effect whose results nobody uses.',
    options: [
      {
        name: 'top-down',
        member: 'topDownProcessingEnabled',
        type: { kind: 'bool' },
        defaultValue: true,
        summary: 'Seed the worklist in general top-down order',
      },
      {
        name: 'region-simplify',
        member: 'regionSimplifyLevel',
        type: { kind: 'enum', spec: transforms_GreedySimplifyRegionLevelEnum },
        defaultValue: 'normal',
        summary: 'Perform control flow optimizations to the region tree',
      },
      {
        name: 'max-iterations',
        member: 'maxIterations',
        type: { kind: 'int64' },
        defaultValue: 10,
        summary: 'Max. iterations between applying patterns / simplifying regions',
      },
      {
        name: 'max-num-rewrites',
        member: 'maxNumRewrites',
        type: { kind: 'int64' },
        defaultValue: -1,
        summary: 'Max. number of pattern rewrites within an iteration',
      },
      {
        name: 'test-convergence',
        member: 'testConvergence',
        type: { kind: 'bool' },
        defaultValue: false,
        summary: 'Test only: Fail pass on non-convergence to detect cyclic pattern',
      },
      {
        name: 'disable-patterns',
        member: 'disablePatterns',
        type: { kind: 'list', of: { kind: 'string' } },
        defaultValue: [],
        summary: 'Labels of patterns that should be filtered out during application',
      },
      {
        name: 'enable-patterns',
        member: 'enablePatterns',
        type: { kind: 'list', of: { kind: 'string' } },
        defaultValue: [],
        summary: 'Labels of patterns that should be used during application, all other patterns are filtered out',
      },
    ],
    dependentDialects: [],
    statistics: [],
  };

  /** Seed the worklist in general top-down order */
  topDownProcessingEnabled: boolean = true;

  /** Perform control flow optimizations to the region tree */
  regionSimplifyLevel: Transforms_GreedySimplifyRegionLevel = 'normal';

  /** Max. iterations between applying patterns / simplifying regions */
  maxIterations: number = 10;

  /** Max. number of pattern rewrites within an iteration */
  maxNumRewrites: number = -1;

  /** Test only: Fail pass on non-convergence to detect cyclic pattern */
  testConvergence: boolean = false;

  /** Labels of patterns that should be filtered out during application */
  disablePatterns: readonly string[] = [];

  /** Labels of patterns that should be used during application, all other patterns are filtered out */
  enablePatterns: readonly string[] = [];
}

/**
 * Eliminate common sub-expressions
 *
 * Replaces an operation without side effects by an equal one that dominates it, and removes operations without effect whose
 * results nobody uses.
 */
export abstract class CSEPassBase extends Pass {
  static readonly spec: PassSpec = {
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
}

/**
 * Eliminate dead symbols
 *
 * Removes private and nested symbols that no live operation refers to.
 */
export abstract class SymbolDCEPassBase extends Pass {
  static readonly spec: PassSpec = {
    argument: 'symbol-dce',
    summary: 'Eliminate dead symbols',
    description: 'Removes private and nested symbols that no live operation refers to.',
    options: [],
    dependentDialects: [],
    statistics: [{ name: "num-dce'd", summary: "Number of symbols DCE'd" }],
  };
}

/**
 * Remove dead values
 *
 * Removes values that nothing needs: arguments of private functions, results, operands and the operations that make them.
 */
export abstract class RemoveDeadValuesPassBase extends Pass {
  static readonly spec: PassSpec = {
    argument: 'remove-dead-values',
    summary: 'Remove dead values',
    description:
      'Removes values that nothing needs: arguments of private functions, results, operands and the operations that make them.',
    options: [
      {
        name: 'canonicalize',
        member: 'canonicalize',
        type: { kind: 'bool' },
        defaultValue: true,
        summary: 'Canonicalize region branch ops',
      },
    ],
    dependentDialects: [],
    statistics: [],
  };

  /** Canonicalize region branch ops */
  canonicalize: boolean = true;
}

/**
 * Strip debug info from all operations
 *
 * Replaces every location by the unknown one.
 */
export abstract class StripDebugInfoPassBase extends Pass {
  static readonly spec: PassSpec = {
    argument: 'strip-debuginfo',
    summary: 'Strip debug info from all operations',
    description: 'Replaces every location by the unknown one.',
    options: [],
    dependentDialects: [],
    statistics: [],
  };
}

/**
 * Print IR on the debug stream
 *
 * Prints the operation to the error stream under a heading, for pipelines that are being debugged.
 */
export abstract class PrintIRPassBase extends Pass {
  static readonly spec: PassSpec = {
    argument: 'print-ir',
    summary: 'Print IR on the debug stream',
    description: 'Prints the operation to the error stream under a heading, for pipelines that are being debugged.',
    options: [{ name: 'label', member: 'label', type: { kind: 'string' }, defaultValue: '', summary: 'Label' }],
    dependentDialects: [],
    statistics: [],
  };

  /** Label */
  label: string = '';
}
