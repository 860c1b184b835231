// @generated from dialects-td/tosa/tosa-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';
import { type Level, levelEnum, type SpecificationVersion, specificationVersionEnum } from './tosa-enums.gen.ts';

/** Options of tosa-infer-shapes. */
export interface TosaInferShapesOptions {
  /** Fold shape expressions if their operands are known */
  readonly foldShapeExpressions: boolean;
}

/**
 * Propagate shapes across TOSA operations
 *
 * Gives the results of TOSA's operations the sizes that follow from operands and attributes, also in the regions of `tosa.cond_if` and `tosa.while_loop`. What a type
 * says already stays. Types of functions do not change: what is returned, and what operations of other dialects need as it was, is cast by `tensor.cast`.
 * With `fold-shape-expressions` shapes that are computed of sizes which are known become constants, and what depends on them is inferred too.
 */
export abstract class TosaInferShapesPassBase extends Pass<TosaInferShapesOptions> {
  static readonly spec: PassSpec = {
    name: 'TosaInferShapesPass',
    argument: 'tosa-infer-shapes',
    summary: 'Propagate shapes across TOSA operations',
    description:
      "Gives the results of TOSA's operations the sizes that follow from operands and attributes, also in the regions of `tosa.cond_if` and `tosa.while_loop`. What a type\nsays already stays. Types of functions do not change: what is returned, and what operations of other dialects need as it was, is cast by `tensor.cast`.\nWith `fold-shape-expressions` shapes that are computed of sizes which are known become constants, and what depends on them is inferred too.",
    options: [
      {
        name: 'fold-shape-expressions',
        member: 'foldShapeExpressions',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Fold shape expressions if their operands are known',
      },
    ],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: ['tensor'],
    statistics: [],
  };

  constructor(options: Partial<TosaInferShapesOptions> = {}) {
    super(TosaInferShapesPassBase.spec, options);
  }
}

/**
 * TOSA rank Reshape to enable Broadcasting
 *
 * Operands of operations that broadcast get the rank of the result, by a reshape that puts sizes of one in front. What folds is folded. The verifier accepts equal ranks only, so that
 * there is nothing to reshape but in programs that were read without it.
 */
export abstract class TosaMakeBroadcastablePassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TosaMakeBroadcastablePass',
    argument: 'tosa-make-broadcastable',
    summary: 'TOSA rank Reshape to enable Broadcasting',
    description:
      'Operands of operations that broadcast get the rank of the result, by a reshape that puts sizes of one in front. What folds is folded. The verifier accepts equal ranks only, so that\nthere is nothing to reshape but in programs that were read without it.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(TosaMakeBroadcastablePassBase.spec);
  }
}

/**
 * Applies Tosa operations optional decompositions
 *
 * Transposed convolutions become convolutions by kernels that are reversed, with steps by several kernels; depthwise convolutions whose windows have one element become products.
 * Sizes must be known.
 */
export abstract class TosaOptionalDecompositionsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TosaOptionalDecompositionsPass',
    argument: 'tosa-optional-decompositions',
    summary: 'Applies Tosa operations optional decompositions',
    description:
      'Transposed convolutions become convolutions by kernels that are reversed, with steps by several kernels; depthwise convolutions whose windows have one element become products.\nSizes must be known.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(TosaOptionalDecompositionsPassBase.spec);
  }
}

/**
 * Convert integer types to signless
 *
 * Integers of tensors lose their sign, or that they have none, in functions and all operations; bits of constants stay. What operations of TOSA do depends on their attributes, as the
 * specification has no types with a sign.
 */
export abstract class TosaConvertIntegerTypeToSignlessBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TosaConvertIntegerTypeToSignless',
    argument: 'tosa-convert-integer-type-to-signless',
    summary: 'Convert integer types to signless',
    description:
      'Integers of tensors lose their sign, or that they have none, in functions and all operations; bits of constants stay. What operations of TOSA do depends on their attributes, as the\nspecification has no types with a sign.',
    options: [],
    anchor: 'func.func',
    dependentDialects: ['func'],
    statistics: [],
  };

  constructor() {
    super(TosaConvertIntegerTypeToSignlessBase.spec);
  }
}

/** Options of tosa-layerwise-constant-fold. */
export interface TosaLayerwiseConstantFoldOptions {
  /** Reduce constants that have other uses too */
  readonly aggressiveReduceConstant: boolean;
}

/**
 * Fold layerwise operations on constant tensors
 *
 * Transposes of constants, reciprocals of constant floats and reductions of constant integers become constants, where the operand has no other use, so that the program does not grow.
 * What TOSA's operations fold to, and canonicalize to, they do too.
 */
export abstract class TosaLayerwiseConstantFoldPassBase extends Pass<TosaLayerwiseConstantFoldOptions> {
  static readonly spec: PassSpec = {
    name: 'TosaLayerwiseConstantFoldPass',
    argument: 'tosa-layerwise-constant-fold',
    summary: 'Fold layerwise operations on constant tensors',
    description:
      "Transposes of constants, reciprocals of constant floats and reductions of constant integers become constants, where the operand has no other use, so that the program does not grow.\nWhat TOSA's operations fold to, and canonicalize to, they do too.",
    options: [
      {
        name: 'aggressive-reduce-constant',
        member: 'aggressiveReduceConstant',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Reduce constants that have other uses too',
      },
    ],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<TosaLayerwiseConstantFoldOptions> = {}) {
    super(TosaLayerwiseConstantFoldPassBase.spec, options);
  }
}

/** Options of tosa-narrow-i64-to-i32. */
export interface TosaNarrowI64ToI32Options {
  /** Narrow all operations of TOSA, whether or not numbers are lost */
  readonly aggressiveRewrite: boolean;
  /** Narrow arguments and results of functions instead of casting them */
  readonly convertFunctionBoundaries: boolean;
}

/**
 * Narrow I64 TOSA operations to I32
 *
 * Tensors of 64-bit integers become tensors of 32-bit ones, for targets without TOSA's extension for 64 bits. Operations that move numbers are narrowed, constants whose numbers fit,
 * casts to types that are not narrower still, `tosa.clamp` between bounds that fit, and `tosa.argmax` along dimensions whose sizes do. Where another one has 64-bit integers the pass fails;
 * with `aggressive-rewrite` every operation is narrowed, and numbers of constants that do not fit become the largest that do.
 */
export abstract class TosaNarrowI64ToI32PassBase extends Pass<TosaNarrowI64ToI32Options> {
  static readonly spec: PassSpec = {
    name: 'TosaNarrowI64ToI32Pass',
    argument: 'tosa-narrow-i64-to-i32',
    summary: 'Narrow I64 TOSA operations to I32',
    description:
      "Tensors of 64-bit integers become tensors of 32-bit ones, for targets without TOSA's extension for 64 bits. Operations that move numbers are narrowed, constants whose numbers fit,\ncasts to types that are not narrower still, `tosa.clamp` between bounds that fit, and `tosa.argmax` along dimensions whose sizes do. Where another one has 64-bit integers the pass fails;\nwith `aggressive-rewrite` every operation is narrowed, and numbers of constants that do not fit become the largest that do.",
    options: [
      {
        name: 'aggressive-rewrite',
        member: 'aggressiveRewrite',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Narrow all operations of TOSA, whether or not numbers are lost',
      },
      {
        name: 'convert-function-boundaries',
        member: 'convertFunctionBoundaries',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Narrow arguments and results of functions instead of casting them',
      },
    ],
    anchor: 'func.func',
    dependentDialects: ['func'],
    statistics: [],
  };

  constructor(options: Partial<TosaNarrowI64ToI32Options> = {}) {
    super(TosaNarrowI64ToI32PassBase.spec, options);
  }
}

/** Options of tosa-narrow-f64-to-f32. */
export interface TosaNarrowF64ToF32Options {
  /** Narrow all operations of TOSA, whether or not numbers are lost */
  readonly aggressiveRewrite: boolean;
  /** Narrow arguments and results of functions instead of casting them */
  readonly convertFunctionBoundaries: boolean;
}

/**
 * Narrow F64 TOSA operations to F32
 *
 * Tensors of doubles, which TOSA does not know, become tensors of floats. Operations that move numbers are narrowed, constants whose numbers are exact floats, and casts to types that are
 * not narrower still. Where another one has doubles the pass fails; with `aggressive-rewrite` every operation is narrowed, and numbers of constants are rounded.
 */
export abstract class TosaNarrowF64ToF32PassBase extends Pass<TosaNarrowF64ToF32Options> {
  static readonly spec: PassSpec = {
    name: 'TosaNarrowF64ToF32Pass',
    argument: 'tosa-narrow-f64-to-f32',
    summary: 'Narrow F64 TOSA operations to F32',
    description:
      'Tensors of doubles, which TOSA does not know, become tensors of floats. Operations that move numbers are narrowed, constants whose numbers are exact floats, and casts to types that are\nnot narrower still. Where another one has doubles the pass fails; with `aggressive-rewrite` every operation is narrowed, and numbers of constants are rounded.',
    options: [
      {
        name: 'aggressive-rewrite',
        member: 'aggressiveRewrite',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Narrow all operations of TOSA, whether or not numbers are lost',
      },
      {
        name: 'convert-function-boundaries',
        member: 'convertFunctionBoundaries',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Narrow arguments and results of functions instead of casting them',
      },
    ],
    anchor: 'func.func',
    dependentDialects: ['func'],
    statistics: [],
  };

  constructor(options: Partial<TosaNarrowF64ToF32Options> = {}) {
    super(TosaNarrowF64ToF32PassBase.spec, options);
  }
}

/** Options of tosa-attach-target. */
export interface TosaAttachTargetOptions {
  /** The specification version that TOSA operators should conform to. */
  readonly specificationVersion: SpecificationVersion;
  /** The TOSA level that operators should conform to. */
  readonly level: Level;
  /** The TOSA profile(s) that operators should conform to: `pro_int`, `pro_fp`. */
  readonly profiles: readonly string[];
  /** The TOSA extension(s) that operators should conform to, by which there are more operations, or more types for them. */
  readonly extensions: readonly string[];
}

/**
 * Attach tosa.target_env information to the given module.
 *
 * Sets `tosa.target_env` of the module, also over one that is there, to what the options say of the target: the version of the specification, a level, which is how large operands and
 * attributes may be, profiles and extensions, which are what it computes with which types. `tosa-validate` reads it.
 */
export abstract class TosaAttachTargetBase extends Pass<TosaAttachTargetOptions> {
  static readonly spec: PassSpec = {
    name: 'TosaAttachTarget',
    argument: 'tosa-attach-target',
    summary: 'Attach tosa.target_env information to the given module.',
    description:
      'Sets `tosa.target_env` of the module, also over one that is there, to what the options say of the target: the version of the specification, a level, which is how large operands and\nattributes may be, profiles and extensions, which are what it computes with which types. `tosa-validate` reads it.',
    options: [
      {
        name: 'specification_version',
        member: 'specificationVersion',
        type: { kind: 'enum', spec: specificationVersionEnum },
        default: '1.0',
        summary: 'The specification version that TOSA operators should conform to.',
      },
      {
        name: 'level',
        member: 'level',
        type: { kind: 'enum', spec: levelEnum },
        default: '8k',
        summary: 'The TOSA level that operators should conform to.',
      },
      {
        name: 'profiles',
        member: 'profiles',
        type: { kind: 'list', of: { kind: 'string' } },
        default: '',
        summary: 'The TOSA profile(s) that operators should conform to: `pro_int`, `pro_fp`.',
      },
      {
        name: 'extensions',
        member: 'extensions',
        type: { kind: 'list', of: { kind: 'string' } },
        default: '',
        summary:
          'The TOSA extension(s) that operators should conform to, by which there are more operations, or more types for them.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['func'],
    statistics: [],
  };

  constructor(options: Partial<TosaAttachTargetOptions> = {}) {
    super(TosaAttachTargetBase.spec, options);
  }
}

/** Options of tosa-validate. */
export interface TosaValidationOptions {
  /** Verify if the properties of certain operations align the spec requirement */
  readonly strictOpSpecAlignment: boolean;
  /** Accept combinations of types that the specification does not define an operation for */
  readonly allowInvalidOpDatatypeCombinations: boolean;
}

/**
 * Validates TOSA dialect
 *
 * Demands that TOSA's operations are what `tosa.target_env` of the module promises, by default all that version 1.0 has at level 8k without extensions: element types that the
 * specification has, combinations of them that it defines the operation for, constants where it asks for them, ranks, sizes and attributes within the level, and variables that are
 * declared before they are used. With `strict-op-spec-alignment` also that the target has a profile or extension for the operation, and what the specification calls an error.
 */
export abstract class TosaValidationBase extends Pass<TosaValidationOptions> {
  static readonly spec: PassSpec = {
    name: 'TosaValidation',
    argument: 'tosa-validate',
    summary: 'Validates TOSA dialect',
    description:
      "Demands that TOSA's operations are what `tosa.target_env` of the module promises, by default all that version 1.0 has at level 8k without extensions: element types that the\nspecification has, combinations of them that it defines the operation for, constants where it asks for them, ranks, sizes and attributes within the level, and variables that are\ndeclared before they are used. With `strict-op-spec-alignment` also that the target has a profile or extension for the operation, and what the specification calls an error.",
    options: [
      {
        name: 'strict-op-spec-alignment',
        member: 'strictOpSpecAlignment',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Verify if the properties of certain operations align the spec requirement',
      },
      {
        name: 'allow-invalid-op-datatype-combinations',
        member: 'allowInvalidOpDatatypeCombinations',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Accept combinations of types that the specification does not define an operation for',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<TosaValidationOptions> = {}) {
    super(TosaValidationBase.spec, options);
  }
}

/**
 * Reduce transposes through other operators
 *
 * Transposes go up through operations that compute element by element, until they meet a transpose that undoes them, a constant, or a reshape of one dimension to one and sizes of 1,
 * and are gone. A transpose stays where something else uses what is computed on the way: that would be computed twice. Constants may be kept twice.
 */
export abstract class TosaReduceTransposesBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TosaReduceTransposes',
    argument: 'tosa-reduce-transposes',
    summary: 'Reduce transposes through other operators',
    description:
      'Transposes go up through operations that compute element by element, until they meet a transpose that undoes them, a constant, or a reshape of one dimension to one and sizes of 1,\nand are gone. A transpose stays where something else uses what is computed on the way: that would be computed twice. Constants may be kept twice.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(TosaReduceTransposesBase.spec);
  }
}

/**
 * Makes integers of quantized types
 *
 * Tensors of quantized numbers become tensors of the integers that they are stored in, also as arguments and results of functions: TOSA computes with these, and says by
 * operands of its operations where zero is. Integers of storage without sign have none, and are moved, compared or rescaled only. A module in which
 * operations of other dialects than func, scf, tensor and tosa take or make quantized numbers stays as it is.
 */
export abstract class TosaStripQuantTypesPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'TosaStripQuantTypes',
    argument: 'tosa-strip-quant-types',
    summary: 'Makes integers of quantized types',
    description:
      'Tensors of quantized numbers become tensors of the integers that they are stored in, also as arguments and results of functions: TOSA computes with these, and says by\noperands of its operations where zero is. Integers of storage without sign have none, and are moved, compared or rescaled only. A module in which\noperations of other dialects than func, scf, tensor and tosa take or make quantized numbers stays as it is.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(TosaStripQuantTypesPassBase.spec);
  }
}
