// @generated from dialects-td/math/math-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Uplift arith ops to math.fma.
 *
 * Makes a sum of a product one `math.fma` where the flags `fastmath` of both have `contract`. It has the flags that both have.
 */
export abstract class MathUpliftToFMAPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'MathUpliftToFMA',
    argument: 'math-uplift-to-fma',
    summary: 'Uplift arith ops to math.fma.',
    description:
      'Makes a sum of a product one `math.fma` where the flags `fastmath` of both have `contract`. It has the flags that both have.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['math'],
    statistics: [],
  };

  constructor() {
    super(MathUpliftToFMAPassBase.spec);
  }
}

/** Options of math-extend-to-supported-types. */
export interface MathExtendToSupportedTypesOptions {
  /** MLIR types with arithmetic support on a given target (f64 and f32 are implicitly supported) */
  readonly extraTypeStrs: readonly string[];
  /** MLIR type to convert the unsupported source types to */
  readonly targetTypeStr: string;
}

/**
 * Legalize floating-point math ops on low-precision floats
 *
 * Computes functions of floats that the target has none for in a greater type, between `arith.extf` and `arith.truncf`. It has those of f32, f64, the greater
 * type itself and the types named; `math.fma` is left as it is, as many a target has it for small floats too.
 */
export abstract class MathExtendToSupportedTypesPassBase extends Pass<MathExtendToSupportedTypesOptions> {
  static readonly spec: PassSpec = {
    name: 'MathExtendToSupportedTypes',
    argument: 'math-extend-to-supported-types',
    summary: 'Legalize floating-point math ops on low-precision floats',
    description:
      'Computes functions of floats that the target has none for in a greater type, between `arith.extf` and `arith.truncf`. It has those of f32, f64, the greater\ntype itself and the types named; `math.fma` is left as it is, as many a target has it for small floats too.',
    options: [
      {
        name: 'extra-types',
        member: 'extraTypeStrs',
        type: { kind: 'list', of: { kind: 'string' } },
        default: '',
        summary: 'MLIR types with arithmetic support on a given target (f64 and f32 are implicitly supported)',
      },
      {
        name: 'target-type',
        member: 'targetTypeStr',
        type: { kind: 'string' },
        default: 'f32',
        summary: 'MLIR type to convert the unsupported source types to',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['math', 'arith'],
    statistics: [],
  };

  constructor(options: Partial<MathExtendToSupportedTypesOptions> = {}) {
    super(MathExtendToSupportedTypesPassBase.spec, options);
  }
}

/**
 * Fuse sin and cos operations.
 *
 * Computes the sine and the cosine of one angle by one `math.sincos`, where both have the same flags `fastmath`.
 */
export abstract class MathSincosFusionPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'MathSincosFusionPass',
    argument: 'math-sincos-fusion',
    summary: 'Fuse sin and cos operations.',
    description:
      'Computes the sine and the cosine of one angle by one `math.sincos`, where both have the same flags `fastmath`.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['math'],
    statistics: [],
  };

  constructor() {
    super(MathSincosFusionPassBase.spec);
  }
}

/** Options of math-expand-ops. */
export interface MathExpandOpsOptions {
  /** Operations to expand. */
  readonly opMnemonics: readonly string[];
}

/**
 * Expand math operations.
 *
 * Computes functions by more fundamental ones, as hyperbolic ones by `math.exp`: those whose mnemonics are named, or all it knows. These are `acosh`, `asinh`,
 * `atanh`, `ceil`, `clampf`, `cosh`, `ctlz`, `exp2`, `fma`, `fpowi`, `powf`, `round` (of f32), `roundeven`, `rsqrt`, `sinh`, `tan` and `tanh`. As mlir-opt 22 does, it
 * confuses the bounds of `clampf`.
 */
export abstract class MathExpandOpsPassBase extends Pass<MathExpandOpsOptions> {
  static readonly spec: PassSpec = {
    name: 'MathExpandOpsPass',
    argument: 'math-expand-ops',
    summary: 'Expand math operations.',
    description:
      'Computes functions by more fundamental ones, as hyperbolic ones by `math.exp`: those whose mnemonics are named, or all it knows. These are `acosh`, `asinh`,\n`atanh`, `ceil`, `clampf`, `cosh`, `ctlz`, `exp2`, `fma`, `fpowi`, `powf`, `round` (of f32), `roundeven`, `rsqrt`, `sinh`, `tan` and `tanh`. As mlir-opt 22 does, it\nconfuses the bounds of `clampf`.',
    options: [
      {
        name: 'ops',
        member: 'opMnemonics',
        type: { kind: 'list', of: { kind: 'string' } },
        default: '',
        summary: 'Operations to expand.',
      },
    ],
    isMemberwise: true,
    dependentDialects: ['arith'],
    statistics: [],
  };

  constructor(options: Partial<MathExpandOpsOptions> = {}) {
    super(MathExpandOpsPassBase.spec, options);
  }
}
