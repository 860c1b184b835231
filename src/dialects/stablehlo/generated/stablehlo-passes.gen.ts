// @generated from dialects-td/stablehlo/stablehlo-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Computes with complex numbers as pairs of real ones.
 *
 * Each tensor of complex numbers becomes two, of the real and of the imaginary parts. Arguments and results of functions become two as well,
 * in the place of one, each with its attributes. Functions that are not called take and return the elements of tuples that hold complex numbers.
 *
 * - Functions of elements, sums of products, and `reduce` with a product are written out.
 * - `fft` becomes products with matrices of cosines and sines, of sizes up to 4194304 that have no prime factor beyond 1024.
 * - What only moves or adds up elements does so with each part; `reduce`, `reduce_window` and `scatter` by another computation combine both together, and a
 *   `map` is one for each part.
 * - `cholesky` and `triangular_solve` are those of a real matrix of twice as many rows and columns.
 * - Where anything else takes or makes complex numbers (unknown computations, shapes that are not constant), they are made of parts before it and taken apart behind it.
 *
 * Functions that something else than `func.call` refers to keep their types. Upstream has no such pass.
 */
export abstract class StablehloExpandComplexPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'StablehloExpandComplex',
    argument: 'stablehlo-expand-complex',
    summary: 'Computes with complex numbers as pairs of real ones.',
    description:
      'Each tensor of complex numbers becomes two, of the real and of the imaginary parts. Arguments and results of functions become two as well,\nin the place of one, each with its attributes. Functions that are not called take and return the elements of tuples that hold complex numbers.\n\n- Functions of elements, sums of products, and `reduce` with a product are written out.\n- `fft` becomes products with matrices of cosines and sines, of sizes up to 4194304 that have no prime factor beyond 1024.\n- What only moves or adds up elements does so with each part; `reduce`, `reduce_window` and `scatter` by another computation combine both together, and a\n  `map` is one for each part.\n- `cholesky` and `triangular_solve` are those of a real matrix of twice as many rows and columns.\n- Where anything else takes or makes complex numbers (unknown computations, shapes that are not constant), they are made of parts before it and taken apart behind it.\n\nFunctions that something else than `func.call` refers to keep their types. Upstream has no such pass.',
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
 * Tensors of quantized numbers become tensors of the integers that they are stored in, also as arguments and results of functions. What only
 * moves elements, takes their bits, or takes the greater or less of two, does so with the integers. Everything else computes in floats, as
 * the specification has it, and what it gives is quantized; in computations of reductions, scatters and sorts after each step.
 *
 * A module is left as it is where it has numbers with scales per block, communication of quantized numbers, or computations on other types
 * than those of the tensors. Upstream's pass computes sums of products in integers.
 */
export abstract class StablehloLegalizeQuantToMathPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'StablehloLegalizeQuantToMath',
    argument: 'stablehlo-legalize-quant-to-math',
    summary: 'Convert from StableHLO quantized ops to StableHLO primitive math ops.',
    description:
      "Tensors of quantized numbers become tensors of the integers that they are stored in, also as arguments and results of functions. What only\nmoves elements, takes their bits, or takes the greater or less of two, does so with the integers. Everything else computes in floats, as\nthe specification has it, and what it gives is quantized; in computations of reductions, scatters and sorts after each step.\n\nA module is left as it is where it has numbers with scales per block, communication of quantized numbers, or computations on other types\nthan those of the tensors. Upstream's pass computes sums of products in integers.",
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
 * Numbers and truth values that follow from constants are computed, of up to `max-elements` elements: counters, indices, masks, conditions, and what integers are reduced to.
 * Of floats only that is computed of which IEEE 754 says the rounded result. What follows from them:
 *
 * - Where an operation needs to know a number (where a slice begins, which elements are gathered or scattered, how large groups are) it gets a constant.
 * - `if` and `case` of a known condition become the branch that is taken.
 * - A `while` whose condition is known each time becomes copies of its body, `max-iterations` at most. Data may end a loop before that, as
 *   in a search that gives up after some steps: all iterations are computed, and those behind the end change nothing. So it is where an integer that
 *   is computed at run time ends a loop, and lies between numbers that are known, as `minimum(n, 8)`, `clamp`, `remainder`, `and` and small types say.
 * - An operation of computed shape, such as `dynamic_reshape` or `real_dynamic_slice`, becomes the one of constant shape when its shape is
 *   known, and what is made of its result gets known sizes too, also by loops that are written out. One that data may end must keep sizes.
 *   So do JAX's calls of `stablehlo.dynamic_reduce_window`, `dynamic_top_k`, `dynamic_approx_top_k` and `dynamic_rng_bit_generator`, and those whose `indices_of_shape_operands`
 *   say which operands are shapes of results.
 * - A call of `shape_assertion`, which `jax.export` makes, goes when what it asserts is known to hold; where it is known not to, its message is an error.
 * - Updates of neighbouring parts of a tensor at known places, as of a loop that collects what its iterations give, become one.
 *
 * What was computed only for these goes. Upstream has no such pass.
 */
export abstract class StablehloPartialEvaluationPassBase extends Pass<StablehloPartialEvaluationOptions> {
  static readonly spec: PassSpec = {
    name: 'StablehloPartialEvaluation',
    argument: 'stablehlo-partial-evaluation',
    summary: 'Does what is known while compiling.',
    description:
      "Numbers and truth values that follow from constants are computed, of up to `max-elements` elements: counters, indices, masks, conditions, and what integers are reduced to.\nOf floats only that is computed of which IEEE 754 says the rounded result. What follows from them:\n\n- Where an operation needs to know a number (where a slice begins, which elements are gathered or scattered, how large groups are) it gets a constant.\n- `if` and `case` of a known condition become the branch that is taken.\n- A `while` whose condition is known each time becomes copies of its body, `max-iterations` at most. Data may end a loop before that, as\n  in a search that gives up after some steps: all iterations are computed, and those behind the end change nothing. So it is where an integer that\n  is computed at run time ends a loop, and lies between numbers that are known, as `minimum(n, 8)`, `clamp`, `remainder`, `and` and small types say.\n- An operation of computed shape, such as `dynamic_reshape` or `real_dynamic_slice`, becomes the one of constant shape when its shape is\n  known, and what is made of its result gets known sizes too, also by loops that are written out. One that data may end must keep sizes.\n  So do JAX's calls of `stablehlo.dynamic_reduce_window`, `dynamic_top_k`, `dynamic_approx_top_k` and `dynamic_rng_bit_generator`, and those whose `indices_of_shape_operands`\n  say which operands are shapes of results.\n- A call of `shape_assertion`, which `jax.export` makes, goes when what it asserts is known to hold; where it is known not to, its message is an error.\n- Updates of neighbouring parts of a tensor at known places, as of a loop that collects what its iterations give, become one.\n\nWhat was computed only for these goes. Upstream has no such pass.",
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
