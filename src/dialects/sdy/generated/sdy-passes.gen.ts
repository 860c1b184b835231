// @generated from dialects-td/sdy/sdy-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Takes away how tensors are spread over devices.
 *
 * For programs that one device computes: shardings do not change what a program computes. Meshes, shardings of arguments, results and operations, and the operations
 * that only constrain shardings go. A `sdy.named_computation`, and a `sdy.manual_computation` along axes of one device each, become what is in them. Other manual computations say what one device of several
 * does: they stay, with the meshes.
 */
export abstract class SdyDropShardingsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SdyDropShardings',
    argument: 'sdy-drop-shardings',
    summary: 'Takes away how tensors are spread over devices.',
    description:
      'For programs that one device computes: shardings do not change what a program computes. Meshes, shardings of arguments, results and operations, and the operations\nthat only constrain shardings go. A `sdy.named_computation`, and a `sdy.manual_computation` along axes of one device each, become what is in them. Other manual computations say what one device of several\ndoes: they stay, with the meshes.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(SdyDropShardingsPassBase.spec);
  }
}
