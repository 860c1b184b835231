// @generated from dialects-td/affine/affine-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Lower affine operations operating on indices into more fundamental operations
 *
 * What splits and joins indices becomes products, sums, quotients and remainders of arith.
 */
export abstract class AffineExpandIndexOpsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'AffineExpandIndexOps',
    argument: 'affine-expand-index-ops',
    summary: 'Lower affine operations operating on indices into more fundamental operations',
    description: 'What splits and joins indices becomes products, sums, quotients and remainders of arith.',
    options: [],
    dependentDialects: ['arith'],
    statistics: [],
  };

  constructor() {
    super(AffineExpandIndexOpsPassBase.spec);
  }
}

/**
 * Lower affine operations operating on indices into affine.apply operations
 *
 * What splits and joins indices becomes `affine.apply`.
 */
export abstract class AffineExpandIndexOpsAsAffinePassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'AffineExpandIndexOpsAsAffine',
    argument: 'affine-expand-index-ops-as-affine',
    summary: 'Lower affine operations operating on indices into affine.apply operations',
    description: 'What splits and joins indices becomes `affine.apply`.',
    options: [],
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(AffineExpandIndexOpsAsAffinePassBase.spec);
  }
}
