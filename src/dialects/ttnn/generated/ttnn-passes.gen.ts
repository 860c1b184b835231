// @generated from dialects-td/ttnn/ttnn-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Frees tensors after their last use.
 *
 * Each tensor that a function makes and does not return gets a `ttnn.dealloc` behind the last operation that uses its memory. The result of
 * an operation is in the memory of its init. Layout changes, moves, reshapes and transposes may return their operand, where nothing is to be
 * moved: then both are freed behind the last use of either, and neither when one of them is an argument or is returned.
 *
 * Functions of several blocks, and tensors that the program frees itself, stay as they are.
 */
export abstract class TTNNDeallocatePassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TTNNDeallocate',
    argument: 'ttnn-deallocate',
    summary: 'Frees tensors after their last use.',
    description:
      'Each tensor that a function makes and does not return gets a `ttnn.dealloc` behind the last operation that uses its memory. The result of\nan operation is in the memory of its init. Layout changes, moves, reshapes and transposes may return their operand, where nothing is to be\nmoved: then both are freed behind the last use of either, and neither when one of them is an argument or is returned.\n\nFunctions of several blocks, and tensors that the program frees itself, stay as they are.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['ttnn'],
    statistics: [],
  };

  constructor() {
    super(TTNNDeallocatePassBase.spec);
  }
}
