// @generated from dialects-td/bufferization/bufferization-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Replace all empty ops by alloc_tensor ops.
 *
 * A tensor without elements of its own, `tensor.empty`, becomes one that gets memory, `bufferization.alloc_tensor`.
 */
export abstract class EmptyTensorToAllocTensorPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'EmptyTensorToAllocTensorPass',
    argument: 'empty-tensor-to-alloc-tensor',
    summary: 'Replace all empty ops by alloc_tensor ops.',
    description:
      'A tensor without elements of its own, `tensor.empty`, becomes one that gets memory, `bufferization.alloc_tensor`.',
    options: [],
    dependentDialects: ['bufferization', 'tensor'],
    statistics: [],
  };

  constructor() {
    super(EmptyTensorToAllocTensorPassBase.spec);
  }
}
