// @generated from dialects-td/ml_program/ml_program-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Optimize `ml_program` global operations for read and store
 *
 * What `ml_program.global_load` would read again is taken from where it was read or written before in the block, and what `ml_program.global_store` writes is not written if
 * that is overwritten before anything reads it. Between two accesses, operations with regions and calls read and write what is in them and in the functions that they
 * call. A module with calls of values stays as it is.
 */
export abstract class MLProgramPipelineGlobalsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'MLProgramPipelineGlobals',
    argument: 'mlprogram-pipeline-globals',
    summary: 'Optimize `ml_program` global operations for read and store',
    description:
      'What `ml_program.global_load` would read again is taken from where it was read or written before in the block, and what `ml_program.global_store` writes is not written if\nthat is overwritten before anything reads it. Between two accesses, operations with regions and calls read and write what is in them and in the functions that they\ncall. A module with calls of values stays as it is.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(MLProgramPipelineGlobalsPassBase.spec);
  }
}
