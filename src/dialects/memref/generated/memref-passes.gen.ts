// @generated from dialects-td/memref/memref-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Legalize memref operations to be convertible to LLVM.
 *
 * `memref.reshape` becomes a cast whose sizes are read from the memory that holds the shape, if it is known how many there are.
 */
export abstract class ExpandOpsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ExpandOpsPass',
    argument: 'memref-expand',
    summary: 'Legalize memref operations to be convertible to LLVM.',
    description:
      '`memref.reshape` becomes a cast whose sizes are read from the memory that holds the shape, if it is known how many there are.',
    options: [],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(ExpandOpsPassBase.spec);
  }
}
