// @generated from dialects-td/linalg/linalg-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Computes with scalars, in loops and branches, what tensors without dimensions hold.
 *
 * A structured operation on tensors without dimensions, inside of an operation of scf, becomes its body: elements are extracted before, and results are made of scalars behind it. So what counts
 * the iterations of a loop, and the condition that ends it, fold once its numbers are known. Upstream's `linalg-detensorize` does this for branches of cf, or everywhere.
 */
export abstract class LinalgDetensorizeControlFlowPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LinalgDetensorizeControlFlow',
    argument: 'linalg-detensorize-control-flow',
    summary: 'Computes with scalars, in loops and branches, what tensors without dimensions hold.',
    description:
      "A structured operation on tensors without dimensions, inside of an operation of scf, becomes its body: elements are extracted before, and results are made of scalars behind it. So what counts\nthe iterations of a loop, and the condition that ends it, fold once its numbers are known. Upstream's `linalg-detensorize` does this for branches of cf, or everywhere.",
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['tensor'],
    statistics: [],
  };

  constructor() {
    super(LinalgDetensorizeControlFlowPassBase.spec);
  }
}
