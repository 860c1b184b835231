// @generated from dialects-td/vector/vector-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Lower 'vector.mask' operations
 *
 * Transfers and gathers under `vector.mask` become such with a mask of their own, and masks without an operation selections. What has a mask already has both then.
 * Reductions and other operations that can have none stay.
 */
export abstract class LowerVectorMaskPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LowerVectorMaskPass',
    argument: 'lower-vector-mask',
    summary: "Lower 'vector.mask' operations",
    description:
      'Transfers and gathers under `vector.mask` become such with a mask of their own, and masks without an operation selections. What has a mask already has both then.\nReductions and other operations that can have none stay.',
    options: [],
    anchor: 'func.func',
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(LowerVectorMaskPassBase.spec);
  }
}
