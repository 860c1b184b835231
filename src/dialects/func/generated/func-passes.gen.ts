// @generated from dialects-td/func/func-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Deduplicate functions
 *
 * Of functions that are equal but for their names, the first stays, and what refers to others refers to it. Functions that call other ones are not equal, even if these are.
 */
export abstract class DuplicateFunctionEliminationPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'DuplicateFunctionEliminationPass',
    argument: 'duplicate-function-elimination',
    summary: 'Deduplicate functions',
    description:
      'Of functions that are equal but for their names, the first stays, and what refers to others refers to it. Functions that call other ones are not equal, even if these are.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(DuplicateFunctionEliminationPassBase.spec);
  }
}
