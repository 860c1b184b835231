// @generated from dialects-td/linalg/linalg-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Convert named ops into generic ops
 *
 * Replaces each structured operation that has a name by a `linalg.generic` with the same body, maps and loops. Attributes are not kept.
 */
export abstract class LinalgGeneralizeNamedOpsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LinalgGeneralizeNamedOpsPass',
    argument: 'linalg-generalize-named-ops',
    summary: 'Convert named ops into generic ops',
    description:
      'Replaces each structured operation that has a name by a `linalg.generic` with the same body, maps and loops. Attributes are not kept.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['linalg'],
    statistics: [],
  };

  constructor() {
    super(LinalgGeneralizeNamedOpsPassBase.spec);
  }
}

/**
 * Convert ElementwiseMappable ops to linalg
 *
 * Replaces operations that compute element by element on ranked tensors by a `linalg.generic` around the same operation on elements. An operand
 * of the type of a result is its init, else an empty tensor is made.
 */
export abstract class ConvertElementwiseToLinalgPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertElementwiseToLinalgPass',
    argument: 'convert-elementwise-to-linalg',
    summary: 'Convert ElementwiseMappable ops to linalg',
    description:
      'Replaces operations that compute element by element on ranked tensors by a `linalg.generic` around the same operation on elements. An operand\nof the type of a result is its init, else an empty tensor is made.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['linalg', 'memref'],
    statistics: [],
  };

  constructor() {
    super(ConvertElementwiseToLinalgPassBase.spec);
  }
}

/**
 * Inline scalar operands into linalg generic ops
 *
 * An input of a `linalg.generic` on tensors whose element is the same in all iterations is no operand any more: the body takes it from where it is.
 */
export abstract class LinalgInlineScalarOperandsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LinalgInlineScalarOperandsPass',
    argument: 'linalg-inline-scalar-operands',
    summary: 'Inline scalar operands into linalg generic ops',
    description:
      'An input of a `linalg.generic` on tensors whose element is the same in all iterations is no operand any more: the body takes it from where it is.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['linalg'],
    statistics: [],
  };

  constructor() {
    super(LinalgInlineScalarOperandsPassBase.spec);
  }
}

/**
 * Fuse elementwise operations on tensors
 *
 * Computes the elements of an input of a `linalg.generic` where they are used, if another `linalg.generic` without reductions makes them and nothing else uses
 * them. Constants, filled tensors and reshapes are folded into the operations as well, and operands and results without uses are left out.
 */
export abstract class LinalgElementwiseOpFusionPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LinalgElementwiseOpFusionPass',
    argument: 'linalg-fuse-elementwise-ops',
    summary: 'Fuse elementwise operations on tensors',
    description:
      'Computes the elements of an input of a `linalg.generic` where they are used, if another `linalg.generic` without reductions makes them and nothing else uses\nthem. Constants, filled tensors and reshapes are folded into the operations as well, and operands and results without uses are left out.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['affine', 'linalg', 'memref'],
    statistics: [],
  };

  constructor() {
    super(LinalgElementwiseOpFusionPassBase.spec);
  }
}

/**
 * Fold transpose ops into elementwise
 *
 * A `linalg.elementwise` whose input is made by a `linalg.transpose` reads what is transposed, with the map of the transpose.
 */
export abstract class LinalgFoldIntoElementwisePassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LinalgFoldIntoElementwisePass',
    argument: 'linalg-fold-into-elementwise',
    summary: 'Fold transpose ops into elementwise',
    description:
      'A `linalg.elementwise` whose input is made by a `linalg.transpose` reads what is transposed, with the map of the transpose.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['linalg'],
    statistics: [],
  };

  constructor() {
    super(LinalgFoldIntoElementwisePassBase.spec);
  }
}

/**
 * Convert generic ops back to named ops
 *
 * Replaces each `linalg.generic` that copies, fills, broadcasts, transposes, applies one function to elements, multiplies matrices, convolves or pools by the operation that has a name
 * for it. Inputs of others are transposed and broadcast in front of them, if need be, so that all are indexed alike.
 */
export abstract class LinalgSpecializeGenericOpsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'LinalgSpecializeGenericOpsPass',
    argument: 'linalg-specialize-generic-ops',
    summary: 'Convert generic ops back to named ops',
    description:
      'Replaces each `linalg.generic` that copies, fills, broadcasts, transposes, applies one function to elements, multiplies matrices, convolves or pools by the operation that has a name\nfor it. Inputs of others are transposed and broadcast in front of them, if need be, so that all are indexed alike.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['linalg'],
    statistics: [],
  };

  constructor() {
    super(LinalgSpecializeGenericOpsPassBase.spec);
  }
}

/**
 * Simplify depthwise convolution
 *
 * Depthwise convolutions of tensors by kernels `[H, W, C, M]` with one filter for each channel, `M` being 1, become such by kernels `[H, W, C]`. Kernel and init are collapsed and
 * the result is expanded.
 */
export abstract class SimplifyDepthwiseConvPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'SimplifyDepthwiseConvPass',
    argument: 'simplify-depthwise-conv',
    summary: 'Simplify depthwise convolution',
    description:
      'Depthwise convolutions of tensors by kernels `[H, W, C, M]` with one filter for each channel, `M` being 1, become such by kernels `[H, W, C]`. Kernel and init are collapsed and\nthe result is expanded.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['linalg', 'tensor', 'arith'],
    statistics: [],
  };

  constructor() {
    super(SimplifyDepthwiseConvPassBase.spec);
  }
}

/** Options of linalg-morph-ops. */
export interface LinalgMorphOpsOptions {
  /** convert named ops to category op e.g. `linalg.elementwise` */
  readonly namedToCategory: boolean;
  /** convert category ops e.g. `linalg.elementwise` to `linalg.generic` */
  readonly categoryToGeneric: boolean;
  /** convert named ops e.g. `linalg.add` to `linalg.generic` */
  readonly namedToGeneric: boolean;
  /** convert linalg.generic to equivalent named ops */
  readonly genericToNamed: boolean;
}

/**
 * Convert linalg ops between forms
 *
 * Structured operations have names of their own, or that of a category with the function as an attribute, as `linalg.elementwise`, or are a `linalg.generic`.
 * The options say which forms become which; without one nothing changes.
 */
export abstract class LinalgMorphOpsPassBase extends Pass<LinalgMorphOpsOptions> {
  static readonly spec: PassSpec = {
    name: 'LinalgMorphOpsPass',
    argument: 'linalg-morph-ops',
    summary: 'Convert linalg ops between forms',
    description:
      'Structured operations have names of their own, or that of a category with the function as an attribute, as `linalg.elementwise`, or are a `linalg.generic`.\nThe options say which forms become which; without one nothing changes.',
    options: [
      {
        name: 'named-to-category',
        member: 'namedToCategory',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'convert named ops to category op e.g. `linalg.elementwise`',
      },
      {
        name: 'category-to-generic',
        member: 'categoryToGeneric',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'convert category ops e.g. `linalg.elementwise` to `linalg.generic`',
      },
      {
        name: 'named-to-generic',
        member: 'namedToGeneric',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'convert named ops e.g. `linalg.add` to `linalg.generic`',
      },
      {
        name: 'generic-to-named',
        member: 'genericToNamed',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'convert linalg.generic to equivalent named ops',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['linalg'],
    statistics: [],
  };

  constructor(options: Partial<LinalgMorphOpsOptions> = {}) {
    super(LinalgMorphOpsPassBase.spec, options);
  }
}

/** Options of linalg-fold-unit-extent-dims. */
export interface LinalgFoldUnitExtentDimsOptions {
  /** Generate rank-reducing slices instead of reassociative reshapes */
  readonly useRankReducingSlices: boolean;
}

/**
 * Remove unit-extent dimension in Linalg ops on tensors
 *
 * Leaves out loops of one iteration of a `linalg.generic`, and dimensions of size 1 of its operands, of slices and of paddings. Reshapes before and behind, or
 * slices of smaller rank, make up for them.
 */
export abstract class LinalgFoldUnitExtentDimsPassBase extends Pass<LinalgFoldUnitExtentDimsOptions> {
  static readonly spec: PassSpec = {
    name: 'LinalgFoldUnitExtentDimsPass',
    argument: 'linalg-fold-unit-extent-dims',
    summary: 'Remove unit-extent dimension in Linalg ops on tensors',
    description:
      'Leaves out loops of one iteration of a `linalg.generic`, and dimensions of size 1 of its operands, of slices and of paddings. Reshapes before and behind, or\nslices of smaller rank, make up for them.',
    options: [
      {
        name: 'use-rank-reducing-slices',
        member: 'useRankReducingSlices',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Generate rank-reducing slices instead of reassociative reshapes',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['affine', 'linalg', 'memref'],
    statistics: [],
  };

  constructor(options: Partial<LinalgFoldUnitExtentDimsOptions> = {}) {
    super(LinalgFoldUnitExtentDimsPassBase.spec, options);
  }
}

/** Options of linalg-block-pack-matmul. */
export interface LinalgBlockPackMatmulOptions {
  /** Block factors (mb, nb, kb) for relayout */
  readonly blockFactors: readonly (number | bigint)[];
  /** Allow packing padding */
  readonly allowPadding: boolean;
  /** Next multiples of the packing sizes */
  readonly mnkPaddedSizesNextMultipleOf: readonly (number | bigint)[];
  /** Permutation of matmul (M, N, K) dimensions order */
  readonly mnkOrder: readonly (number | bigint)[];
  /** Transpose LHS outer block layout [MB][KB] -> [KB][MB] */
  readonly lhsTransposeOuterBlocks: boolean;
  /** Transpose LHS inner block layout [mb][kb] -> [kb][mb] */
  readonly lhsTransposeInnerBlocks: boolean;
  /** Transpose RHS outer block layout [KB][NB] -> [NB][KB] */
  readonly rhsTransposeOuterBlocks: boolean;
  /** Transpose RHS inner block layout [kb][nb] -> [nb][kb] */
  readonly rhsTransposeInnerBlocks: boolean;
}

/**
 * Convert linalg matmul ops to block layout and back
 *
 * `linalg.matmul`, `linalg.batch_matmul` and a `linalg.generic` that multiplies matrices, on tensors, work on blocks: `linalg.pack` cuts the operands into blocks, whose sizes
 * `block-factors` gives in the order M, N, K, and `linalg.unpack` puts the result together. Blocks at the end that are not full are filled up with zeros, unless `allow-padding=false`,
 * which leaves products alone that need it or whose sizes are not known. With `mnk-padded-multiples` a block is as large as the whole dimension, rounded up to a multiple. `mnk-order` says
 * which loop comes where; the other options, which blocks are stored transposed. Without `block-factors` nothing changes. Upstream does not look at what it is given: an order that is none
 * and factors below one are errors here, and products of which a map leaves out M, N or K, or of complex numbers, stay as they are. With `allow-padding=false` it fails for products
 * whose sizes are not known, instead of leaving them alone.
 */
export abstract class LinalgBlockPackMatmulBase extends Pass<LinalgBlockPackMatmulOptions> {
  static readonly spec: PassSpec = {
    name: 'LinalgBlockPackMatmul',
    argument: 'linalg-block-pack-matmul',
    summary: 'Convert linalg matmul ops to block layout and back',
    description:
      '`linalg.matmul`, `linalg.batch_matmul` and a `linalg.generic` that multiplies matrices, on tensors, work on blocks: `linalg.pack` cuts the operands into blocks, whose sizes\n`block-factors` gives in the order M, N, K, and `linalg.unpack` puts the result together. Blocks at the end that are not full are filled up with zeros, unless `allow-padding=false`,\nwhich leaves products alone that need it or whose sizes are not known. With `mnk-padded-multiples` a block is as large as the whole dimension, rounded up to a multiple. `mnk-order` says\nwhich loop comes where; the other options, which blocks are stored transposed. Without `block-factors` nothing changes. Upstream does not look at what it is given: an order that is none\nand factors below one are errors here, and products of which a map leaves out M, N or K, or of complex numbers, stay as they are. With `allow-padding=false` it fails for products\nwhose sizes are not known, instead of leaving them alone.',
    options: [
      {
        name: 'block-factors',
        member: 'blockFactors',
        type: { kind: 'list', of: { kind: 'int64' } },
        default: '',
        summary: 'Block factors (mb, nb, kb) for relayout',
      },
      {
        name: 'allow-padding',
        member: 'allowPadding',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Allow packing padding',
      },
      {
        name: 'mnk-padded-multiples',
        member: 'mnkPaddedSizesNextMultipleOf',
        type: { kind: 'list', of: { kind: 'int64' } },
        default: '',
        summary: 'Next multiples of the packing sizes',
      },
      {
        name: 'mnk-order',
        member: 'mnkOrder',
        type: { kind: 'list', of: { kind: 'int64' } },
        default: '',
        summary: 'Permutation of matmul (M, N, K) dimensions order',
      },
      {
        name: 'lhs-transpose-outer-blocks',
        member: 'lhsTransposeOuterBlocks',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Transpose LHS outer block layout [MB][KB] -> [KB][MB]',
      },
      {
        name: 'lhs-transpose-inner-blocks',
        member: 'lhsTransposeInnerBlocks',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Transpose LHS inner block layout [mb][kb] -> [kb][mb]',
      },
      {
        name: 'rhs-transpose-outer-blocks',
        member: 'rhsTransposeOuterBlocks',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Transpose RHS outer block layout [KB][NB] -> [NB][KB]',
      },
      {
        name: 'rhs-transpose-inner-blocks',
        member: 'rhsTransposeInnerBlocks',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Transpose RHS inner block layout [kb][nb] -> [nb][kb]',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['affine', 'arith', 'linalg', 'tensor'],
    statistics: [],
  };

  constructor(options: Partial<LinalgBlockPackMatmulOptions> = {}) {
    super(LinalgBlockPackMatmulBase.spec, options);
  }
}

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

/** Options of resolve-ranked-shaped-type-result-dims. */
export interface ResolveRankedShapeTypeResultDimsOptions {
  /** Fail where rewriting does not come to an end */
  readonly errorOnPatternIterationLimit: boolean;
}

/**
 * Resolve memref.dim of result values of ranked shape type
 *
 * A size of a result of known rank becomes that of the operands that it comes from, so that results of which only sizes are used need not be computed. It is of linalg here, which
 * knows the sizes of structured operations; `memref.dim` only folds.
 */
export abstract class ResolveRankedShapeTypeResultDimsPassBase extends Pass<ResolveRankedShapeTypeResultDimsOptions> {
  static readonly spec: PassSpec = {
    name: 'ResolveRankedShapeTypeResultDimsPass',
    argument: 'resolve-ranked-shaped-type-result-dims',
    summary: 'Resolve memref.dim of result values of ranked shape type',
    description:
      'A size of a result of known rank becomes that of the operands that it comes from, so that results of which only sizes are used need not be computed. It is of linalg here, which\nknows the sizes of structured operations; `memref.dim` only folds.',
    options: [
      {
        name: 'error-on-pattern-iteration-limit',
        member: 'errorOnPatternIterationLimit',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Fail where rewriting does not come to an end',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['affine', 'arith', 'tensor'],
    statistics: [],
  };

  constructor(options: Partial<ResolveRankedShapeTypeResultDimsOptions> = {}) {
    super(ResolveRankedShapeTypeResultDimsPassBase.spec, options);
  }
}

/** Options of resolve-shaped-type-result-dims. */
export interface ResolveShapedTypeResultDimsOptions {
  /** Throw an error when pattern rewriter hits iteration limit */
  readonly errorOnPatternIterationLimit: boolean;
}

/**
 * Resolve memref.dim of result values
 *
 * Does what `resolve-ranked-shaped-type-result-dims` does. Operations that compute the shape of a result as a tensor are not among MLIR's dialects here.
 */
export abstract class ResolveShapedTypeResultDimsPassBase extends Pass<ResolveShapedTypeResultDimsOptions> {
  static readonly spec: PassSpec = {
    name: 'ResolveShapedTypeResultDimsPass',
    argument: 'resolve-shaped-type-result-dims',
    summary: 'Resolve memref.dim of result values',
    description:
      "Does what `resolve-ranked-shaped-type-result-dims` does. Operations that compute the shape of a result as a tensor are not among MLIR's dialects here.",
    options: [
      {
        name: 'error-on-pattern-iteration-limit',
        member: 'errorOnPatternIterationLimit',
        type: { kind: 'bool' },
        default: 'true',
        summary: 'Throw an error when pattern rewriter hits iteration limit',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['affine', 'arith', 'tensor'],
    statistics: [],
  };

  constructor(options: Partial<ResolveShapedTypeResultDimsOptions> = {}) {
    super(ResolveShapedTypeResultDimsPassBase.spec, options);
  }
}

/**
 * Reifies the results of `tensor::PadOp` and `tensor::ConcatOp`.
 *
 * `tensor.pad` and `tensor.concat` get the type that follows from their operands where that has other sizes, and a `tensor.cast` behind makes the old one of it.
 * What computes the sizes stays in front, as the canonicalizer removes it.
 */
export abstract class ReifyResultShapesPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ReifyResultShapesPass',
    argument: 'reify-result-shapes',
    summary: 'Reifies the results of `tensor::PadOp` and `tensor::ConcatOp`.',
    description:
      '`tensor.pad` and `tensor.concat` get the type that follows from their operands where that has other sizes, and a `tensor.cast` behind makes the old one of it.\nWhat computes the sizes stays in front, as the canonicalizer removes it.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['affine', 'arith', 'tensor'],
    statistics: [],
  };

  constructor() {
    super(ReifyResultShapesPassBase.spec);
  }
}
