// @generated from dialects-td/vector/vector-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';
import { type MultiReductionLowering, multiReductionLoweringEnum } from './vector-enums.gen.ts';

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

/** Options of lower-vector-multi-reduction. */
export interface LowerVectorMultiReductionOptions {
  /** Select the strategy to control how multi_reduction is lowered. */
  readonly loweringStrategy: MultiReductionLowering;
}

/**
 * Lower 'vector.multi_reduction' operations
 *
 * Reductions along some dimensions of a vector, also under `vector.mask`, become such of two dimensions. Then rows are added up, multiplied and so on element by
 * element, or each row is combined by `vector.reduction`. What would need as many operations as a scalable dimension has elements stays.
 */
export abstract class LowerVectorMultiReductionBase extends Pass<LowerVectorMultiReductionOptions> {
  static readonly spec: PassSpec = {
    name: 'LowerVectorMultiReductionPass',
    argument: 'lower-vector-multi-reduction',
    summary: "Lower 'vector.multi_reduction' operations",
    description:
      'Reductions along some dimensions of a vector, also under `vector.mask`, become such of two dimensions. Then rows are added up, multiplied and so on element by\nelement, or each row is combined by `vector.reduction`. What would need as many operations as a scalable dimension has elements stays.',
    options: [
      {
        name: 'lowering-strategy',
        member: 'loweringStrategy',
        type: { kind: 'enum', spec: multiReductionLoweringEnum },
        default: 'inner-parallel',
        summary: 'Select the strategy to control how multi_reduction is lowered.',
      },
    ],
    anchor: 'func.func',
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<LowerVectorMultiReductionOptions> = {}) {
    super(LowerVectorMultiReductionBase.spec, options);
  }
}

/**
 * Lower `vector.to_elements` and `vector.from_elements` to a tree of `vector.shuffle` operations
 *
 * A vector of one dimension that is listed element by element, all of which are of other such vectors, is made by shuffling these: two by two, then what they became, until
 * one is left.
 */
export abstract class LowerVectorToFromElementsToShuffleTreeBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LowerVectorToFromElementsToShuffleTreePass',
    argument: 'lower-vector-to-from-elements-to-shuffle-tree',
    summary: 'Lower `vector.to_elements` and `vector.from_elements` to a tree of `vector.shuffle` operations',
    description:
      'A vector of one dimension that is listed element by element, all of which are of other such vectors, is made by shuffling these: two by two, then what they became, until\none is left.',
    options: [],
    anchor: 'func.func',
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(LowerVectorToFromElementsToShuffleTreeBase.spec);
  }
}
