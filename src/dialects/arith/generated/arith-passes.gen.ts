// @generated from dialects-td/arith/arith-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/** Options of arith-expand. */
export interface ArithExpandOpsOptions {
  /** Enable the BF16 expansion patterns */
  readonly includeBf16: boolean;
  /** Enable the F8E8M0 expansion patterns */
  readonly includeF8e8m0: boolean;
  /** Enable the F4E2M1 expansion patterns */
  readonly includeF4e2m1: boolean;
}

/**
 * Legalize Arith ops to be convertible to LLVM.
 *
 * Writes operations that processors do not have as several that they have: division of integers that rounds up or down, the smaller and the greater of two
 * values, and scaling by f8E8M0FNU. With options also extension and truncation of bf16, f8E8M0FNU and f4E2M1FN, as arithmetic on their bits.
 */
export abstract class ArithExpandOpsPassBase extends Pass<ArithExpandOpsOptions> {
  static readonly spec: PassSpec = {
    name: 'ArithExpandOpsPass',
    argument: 'arith-expand',
    summary: 'Legalize Arith ops to be convertible to LLVM.',
    description:
      'Writes operations that processors do not have as several that they have: division of integers that rounds up or down, the smaller and the greater of two\nvalues, and scaling by f8E8M0FNU. With options also extension and truncation of bf16, f8E8M0FNU and f4E2M1FN, as arithmetic on their bits.',
    options: [
      {
        name: 'include-bf16',
        member: 'includeBf16',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Enable the BF16 expansion patterns',
      },
      {
        name: 'include-f8e8m0',
        member: 'includeF8e8m0',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Enable the F8E8M0 expansion patterns',
      },
      {
        name: 'include-f4e2m1',
        member: 'includeF4e2m1',
        type: { kind: 'bool' },
        default: 'false',
        summary: 'Enable the F4E2M1 expansion patterns',
      },
    ],
    isMemberwise: true,
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<ArithExpandOpsOptions> = {}) {
    super(ArithExpandOpsPassBase.spec, options);
  }
}

/**
 * Do optimizations based on integer range analysis
 *
 * Finds out what integers lie between, on all paths that control can take. What can be but one number becomes a constant, and the remainder of what is
 * less than the divisor anyway is left out.
 */
export abstract class ArithIntRangeOptsPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ArithIntRangeOpts',
    argument: 'int-range-optimizations',
    summary: 'Do optimizations based on integer range analysis',
    description:
      'Finds out what integers lie between, on all paths that control can take. What can be but one number becomes a constant, and the remainder of what is\nless than the divisor anyway is left out.',
    options: [],
    dependentDialects: ['arith'],
    statistics: [],
  };

  constructor() {
    super(ArithIntRangeOptsPassBase.spec);
  }
}

/**
 * Replace signed ops with unsigned ones where they are proven equivalent
 *
 * Makes signed divisions, comparisons, extensions, minima and maxima unsigned where none of the integers can be negative.
 */
export abstract class ArithUnsignedWhenEquivalentPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ArithUnsignedWhenEquivalent',
    argument: 'arith-unsigned-when-equivalent',
    summary: 'Replace signed ops with unsigned ones where they are proven equivalent',
    description:
      'Makes signed divisions, comparisons, extensions, minima and maxima unsigned where none of the integers can be negative.',
    options: [],
    dependentDialects: [],
    statistics: [],
  };

  constructor() {
    super(ArithUnsignedWhenEquivalentPassBase.spec);
  }
}

/** Options of arith-int-range-narrowing. */
export interface ArithIntRangeNarrowingOptions {
  /** Integer bitwidths supported */
  readonly bitwidthsSupported: readonly number[];
}

/**
 * Reduce integer operations bitwidth based on integer range analysis
 *
 * Computes integers in the first of the widths that has room for all that operands and results can be, with casts around the operation.
 */
export abstract class ArithIntRangeNarrowingPassBase extends Pass<ArithIntRangeNarrowingOptions> {
  static readonly spec: PassSpec = {
    name: 'ArithIntRangeNarrowing',
    argument: 'arith-int-range-narrowing',
    summary: 'Reduce integer operations bitwidth based on integer range analysis',
    description:
      'Computes integers in the first of the widths that has room for all that operands and results can be, with casts around the operation.',
    options: [
      {
        name: 'int-bitwidths-supported',
        member: 'bitwidthsSupported',
        type: { kind: 'list', of: { kind: 'uint' } },
        default: '',
        summary: 'Integer bitwidths supported',
      },
    ],
    dependentDialects: ['arith'],
    statistics: [],
  };

  constructor(options: Partial<ArithIntRangeNarrowingOptions> = {}) {
    super(ArithIntRangeNarrowingPassBase.spec, options);
  }
}

/** Options of arith-emulate-unsupported-floats. */
export interface ArithEmulateUnsupportedFloatsOptions {
  /** MLIR types without arithmetic support on a given target */
  readonly sourceTypeStrs: readonly string[];
  /** MLIR type to convert the unsupported source types to */
  readonly targetTypeStr: string;
}

/**
 * Emulate operations on unsupported floats with extf/truncf
 *
 * Computes with floats that the target has no arithmetic for in another type, between `arith.extf` and `arith.truncf` around each operation, so that it is
 * rounded as before. What only moves floats, or gives their bits another type, stays as it is.
 */
export abstract class ArithEmulateUnsupportedFloatsPassBase extends Pass<ArithEmulateUnsupportedFloatsOptions> {
  static readonly spec: PassSpec = {
    name: 'ArithEmulateUnsupportedFloats',
    argument: 'arith-emulate-unsupported-floats',
    summary: 'Emulate operations on unsupported floats with extf/truncf',
    description:
      'Computes with floats that the target has no arithmetic for in another type, between `arith.extf` and `arith.truncf` around each operation, so that it is\nrounded as before. What only moves floats, or gives their bits another type, stays as it is.',
    options: [
      {
        name: 'source-types',
        member: 'sourceTypeStrs',
        type: { kind: 'list', of: { kind: 'string' } },
        default: '',
        summary: 'MLIR types without arithmetic support on a given target',
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
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<ArithEmulateUnsupportedFloatsOptions> = {}) {
    super(ArithEmulateUnsupportedFloatsPassBase.spec, options);
  }
}
