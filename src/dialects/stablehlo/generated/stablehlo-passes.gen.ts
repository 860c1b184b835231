// @generated from dialects-td/stablehlo/stablehlo-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Computes with complex numbers as pairs of real ones.
 *
 * Each tensor of complex numbers becomes two, of the real and of the imaginary parts, also as arguments and results of functions: two in the place of one, each with its attributes. Where tuples hold such, functions that are not called take and return the elements of tuples.
 * Functions of elements are written out, sums of products and `reduce` with a product too, and `fft` becomes products with matrices of cosines and sines,
 * of sizes that have no prime factor beyond 1024. What only moves or adds up elements does so with each part; `reduce` and `reduce_window` by another computation reduce both parts together. Where anything else takes or makes complex numbers (`cholesky`,
 * `triangular_solve`, operations of chlo, other unknown computations, shapes that are not constant), they are made of parts before it and taken apart behind it. Functions that something else than `func.call` refers to keep their types.
 * Upstream has no such pass.
 */
export abstract class StablehloExpandComplexPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'StablehloExpandComplex',
    argument: 'stablehlo-expand-complex',
    summary: 'Computes with complex numbers as pairs of real ones.',
    description:
      'Each tensor of complex numbers becomes two, of the real and of the imaginary parts, also as arguments and results of functions: two in the place of one, each with its attributes. Where tuples hold such, functions that are not called take and return the elements of tuples.\nFunctions of elements are written out, sums of products and `reduce` with a product too, and `fft` becomes products with matrices of cosines and sines,\nof sizes that have no prime factor beyond 1024. What only moves or adds up elements does so with each part; `reduce` and `reduce_window` by another computation reduce both parts together. Where anything else takes or makes complex numbers (`cholesky`,\n`triangular_solve`, operations of chlo, other unknown computations, shapes that are not constant), they are made of parts before it and taken apart behind it. Functions that something else than `func.call` refers to keep their types.\nUpstream has no such pass.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['stablehlo'],
    statistics: [],
  };

  constructor() {
    super(StablehloExpandComplexPassBase.spec);
  }
}

/** Options of stablehlo-legalize-composite-to-call. */
export interface StablehloLegalizeCompositeToCallOptions {
  /** Names of composites that stay. */
  readonly except: readonly string[];
}

/**
 * Replaces composite ops with a call to their decomposition.
 *
 * A `stablehlo.composite` becomes a `func.call` of the function that it says computes the same; its name, attributes and version go. `inline` then puts
 * what the function does in the place of the call.
 */
export abstract class StablehloLegalizeCompositeToCallPassBase extends Pass<StablehloLegalizeCompositeToCallOptions> {
  static readonly spec: PassSpec = {
    name: 'StablehloLegalizeCompositeToCall',
    argument: 'stablehlo-legalize-composite-to-call',
    summary: 'Replaces composite ops with a call to their decomposition.',
    description:
      'A `stablehlo.composite` becomes a `func.call` of the function that it says computes the same; its name, attributes and version go. `inline` then puts\nwhat the function does in the place of the call.',
    options: [
      {
        name: 'except',
        member: 'except',
        type: { kind: 'list', of: { kind: 'string' } },
        default: '',
        summary: 'Names of composites that stay.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['func'],
    statistics: [],
  };

  constructor(options: Partial<StablehloLegalizeCompositeToCallOptions> = {}) {
    super(StablehloLegalizeCompositeToCallPassBase.spec, options);
  }
}

/**
 * Convert from StableHLO quantized ops to StableHLO primitive math ops.
 *
 * Tensors of quantized numbers become tensors of the integers that they are stored in, also as arguments and results of functions. What only moves elements, takes their bits, or the greater or less of two, does so with the integers; everything else computes in
 * floats, as the specification has it, and what it gives is quantized: in computations of reductions, scatters and sorts each step. Numbers with scales per block, communication, and
 * computations on other types than those of the tensors, leave the module as it is.
 * Upstream's pass computes sums of products in integers.
 */
export abstract class StablehloLegalizeQuantToMathPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'StablehloLegalizeQuantToMath',
    argument: 'stablehlo-legalize-quant-to-math',
    summary: 'Convert from StableHLO quantized ops to StableHLO primitive math ops.',
    description:
      "Tensors of quantized numbers become tensors of the integers that they are stored in, also as arguments and results of functions. What only moves elements, takes their bits, or the greater or less of two, does so with the integers; everything else computes in\nfloats, as the specification has it, and what it gives is quantized: in computations of reductions, scatters and sorts each step. Numbers with scales per block, communication, and\ncomputations on other types than those of the tensors, leave the module as it is.\nUpstream's pass computes sums of products in integers.",
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['stablehlo'],
    statistics: [],
  };

  constructor() {
    super(StablehloLegalizeQuantToMathPassBase.spec);
  }
}

/** Options of stablehlo-partial-evaluation. */
export interface StablehloPartialEvaluationOptions {
  /** How often the body of a loop is copied at most; loops that run longer stay. */
  readonly maxIterations: number;
  /** Elements of the largest tensors that are computed. */
  readonly maxElements: number;
}

/**
 * Does what is known while compiling.
 *
 * Numbers and truth values that follow from constants are computed: counters, indices, masks, conditions, of up to `max-elements` elements; of floats what IEEE 754 says the rounded result of. Where an operation needs to know
 * one of them (where a slice begins, which elements are gathered or scattered) it gets a constant. `if` and `case` of a known condition become the branch that is taken, and a `while`
 * whose condition is known each time becomes as many copies of its body, `max-iterations` at most. Data may end a loop before that, as in a search that gives up after some steps: all iterations are computed, and
 * those behind the end change nothing. An operation of computed shape, as
 * `dynamic_reshape` or `real_dynamic_slice`, becomes the one of constant shape when what its shape is computed of is known, and what is made of its result gets known sizes too. What was computed for these only goes. Updates of neighbouring parts of a tensor at known places become one, as a loop makes that collects what its iterations give.
 * Upstream has no such pass.
 */
export abstract class StablehloPartialEvaluationPassBase extends Pass<StablehloPartialEvaluationOptions> {
  static readonly spec: PassSpec = {
    name: 'StablehloPartialEvaluation',
    argument: 'stablehlo-partial-evaluation',
    summary: 'Does what is known while compiling.',
    description:
      'Numbers and truth values that follow from constants are computed: counters, indices, masks, conditions, of up to `max-elements` elements; of floats what IEEE 754 says the rounded result of. Where an operation needs to know\none of them (where a slice begins, which elements are gathered or scattered) it gets a constant. `if` and `case` of a known condition become the branch that is taken, and a `while`\nwhose condition is known each time becomes as many copies of its body, `max-iterations` at most. Data may end a loop before that, as in a search that gives up after some steps: all iterations are computed, and\nthose behind the end change nothing. An operation of computed shape, as\n`dynamic_reshape` or `real_dynamic_slice`, becomes the one of constant shape when what its shape is computed of is known, and what is made of its result gets known sizes too. What was computed for these only goes. Updates of neighbouring parts of a tensor at known places become one, as a loop makes that collects what its iterations give.\nUpstream has no such pass.',
    options: [
      {
        name: 'max-iterations',
        member: 'maxIterations',
        type: { kind: 'uint' },
        default: '2048',
        summary: 'How often the body of a loop is copied at most; loops that run longer stay.',
      },
      {
        name: 'max-elements',
        member: 'maxElements',
        type: { kind: 'uint' },
        default: '65536',
        summary: 'Elements of the largest tensors that are computed.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['stablehlo'],
    statistics: [],
  };

  constructor(options: Partial<StablehloPartialEvaluationOptions> = {}) {
    super(StablehloPartialEvaluationPassBase.spec, options);
  }
}
