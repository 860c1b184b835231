// @generated from dialects-td/conversion/conversion-passes.yaml; do not edit, run npm run codegen
import { type PassSpec, type PipelineSpec } from '../../pass/pass-spec.ts';
import { Pass } from '../../pass/pass.ts';

/**
 * Convert StableHLO dialect to TTIR dialect.
 *
 * Operations on tensors of integers or floats of static shape become TTIR operations with a `tensor.empty` init and constraints that accept any
 * device memory: elementwise operations, comparisons and choices, products of matrices, convolutions of up to three spatial dimensions,
 * reductions, also of several tensors and under windows, by any computation of elements, places of the greatest or least, windows, parts at constant and at computed places, updates there by any computation of elements (large sums as products, where an infinity makes its column NaN), sorts, lookups in tables, gradients of poolings, normalization of batches and its gradient, systems of triangular equations, and what moves
 * elements. Other orders of dimensions become transposes and reshapes; of more than 5 dimensions some are joined, and results are put together of parts. Tensors without elements are only handed over. Of chlo, functions of elements, operations whose operands broadcast and `top_k` are
 * converted. Both branches of `if` are computed, all of `case`, and one result is taken. What TTIR cannot say fails to convert, with a note that says why: loops,
 * random numbers of a hidden state (`rng_bit_generator` is computed, as Random123 has it, of states that are made of words of 32 bits, constants, arguments or results), complex numbers (see `--stablehlo-expand-complex`), quantized ones, communication; so does every operation of other dialects than func.
 */
export abstract class ConvertStableHLOToTTIRPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertStableHLOToTTIR',
    argument: 'convert-stablehlo-to-ttir',
    summary: 'Convert StableHLO dialect to TTIR dialect.',
    description:
      'Operations on tensors of integers or floats of static shape become TTIR operations with a `tensor.empty` init and constraints that accept any\ndevice memory: elementwise operations, comparisons and choices, products of matrices, convolutions of up to three spatial dimensions,\nreductions, also of several tensors and under windows, by any computation of elements, places of the greatest or least, windows, parts at constant and at computed places, updates there by any computation of elements (large sums as products, where an infinity makes its column NaN), sorts, lookups in tables, gradients of poolings, normalization of batches and its gradient, systems of triangular equations, and what moves\nelements. Other orders of dimensions become transposes and reshapes; of more than 5 dimensions some are joined, and results are put together of parts. Tensors without elements are only handed over. Of chlo, functions of elements, operations whose operands broadcast and `top_k` are\nconverted. Both branches of `if` are computed, all of `case`, and one result is taken. What TTIR cannot say fails to convert, with a note that says why: loops,\nrandom numbers of a hidden state (`rng_bit_generator` is computed, as Random123 has it, of states that are made of words of 32 bits, constants, arguments or results), complex numbers (see `--stablehlo-expand-complex`), quantized ones, communication; so does every operation of other dialects than func.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['stablehlo', 'ttir'],
    statistics: [],
  };

  constructor() {
    super(ConvertStableHLOToTTIRPassBase.spec);
  }
}

/**
 * Convert TOSA dialect to TTIR dialect.
 *
 * Operations on tensors of static shape become TTIR operations with a `tensor.empty` init and constraints that accept any device memory:
 * elementwise operations, reductions, products of matrices, convolutions, poolings, and what moves elements. Transposes become chains of swaps of two
 * dimensions. Shapes, paddings, scales and zero points must be constant. `table` becomes a lookup, `argmax` a search for the largest, `resize` lookups or products
 * with weights, `rescale` arithmetic on words, convolutions and products with sums of 48 bits that are rescaled two or four of halves, Fourier transforms products with matrices; of more than 5 dimensions some are joined, and results are put together of parts; `cond_if` of a computed condition a choice between both results, loops whose conditions follow from constants are written out, 2048 times at most, also where data may end them before, so that iterations behind the end change nothing. As a program keeps nothing
 * from one run to the next, variables that do become arguments, behind the others of each function that reads them before it writes or may leave them, in the order in which the module declares them, and what functions write into them results; in the first run, such an argument is the variable's first value. What TTIR
 * cannot say fails to convert, with a note that says why: loops that only data ends, variables that the condition of a loop writes, shifts of products that are computed; so does
 * every operation of other dialects than func.
 */
export abstract class ConvertTosaToTTIRPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertTosaToTTIR',
    argument: 'convert-tosa-to-ttir',
    summary: 'Convert TOSA dialect to TTIR dialect.',
    description:
      "Operations on tensors of static shape become TTIR operations with a `tensor.empty` init and constraints that accept any device memory:\nelementwise operations, reductions, products of matrices, convolutions, poolings, and what moves elements. Transposes become chains of swaps of two\ndimensions. Shapes, paddings, scales and zero points must be constant. `table` becomes a lookup, `argmax` a search for the largest, `resize` lookups or products\nwith weights, `rescale` arithmetic on words, convolutions and products with sums of 48 bits that are rescaled two or four of halves, Fourier transforms products with matrices; of more than 5 dimensions some are joined, and results are put together of parts; `cond_if` of a computed condition a choice between both results, loops whose conditions follow from constants are written out, 2048 times at most, also where data may end them before, so that iterations behind the end change nothing. As a program keeps nothing\nfrom one run to the next, variables that do become arguments, behind the others of each function that reads them before it writes or may leave them, in the order in which the module declares them, and what functions write into them results; in the first run, such an argument is the variable's first value. What TTIR\ncannot say fails to convert, with a note that says why: loops that only data ends, variables that the condition of a loop writes, shifts of products that are computed; so does\nevery operation of other dialects than func.",
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['ttir'],
    statistics: [],
  };

  constructor() {
    super(ConvertTosaToTTIRPassBase.spec);
  }
}

/**
 * Convert linalg dialect to TTIR dialect.
 *
 * Structured operations on tensors of static shape, named or `linalg.generic`, are converted by what their maps, loops and bodies say: parallel loops
 * become elementwise operations on operands that are transposed and broadcast, sums of products of two operands become `ttir.matmul`, other loops
 * that reduce elementwise operations and a reduction, also where they combine in several steps, under a condition or by a comparison, or keep the last element that a condition chooses; up to 256 iterations that depend on each other in another way are written out. Convolutions and poolings of one to three dimensions, also in groups, and softmax have counterparts, and so have operations of
 * the tensor, arith and math dialects that stand between them. Operands that are indexed with more than loops, as diagonals are, become lookups of known rows; `linalg.pack` and `linalg.unpack` reshapes and permutations. Where tensors are split into more than 5 dimensions and joined again, some stay joined. `tensor.extract` in a body is a lookup in a table, at places that may be computed of the numbers of iterations. So are the elements that `tensor.generate`, and `tensor.pad` around a tensor, make of their indices. A body that keeps the greatest or least element and its place is a search for the first. What an init holds counts. Globals of ml_program that nobody writes are constants. Tensors without dimensions stand for scalars outside of bodies, also for arguments and results of functions: for elements that are taken from tensors or put into them, what arith and math compute of scalars, and places of slices; branches by a scalar are all computed, and one result is chosen. Operations on buffers, windows of other kinds and
 * anything else fail to convert. tt-mlir has no such pass.
 */
export abstract class ConvertLinalgToTTIRPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertLinalgToTTIR',
    argument: 'convert-linalg-to-ttir',
    summary: 'Convert linalg dialect to TTIR dialect.',
    description:
      'Structured operations on tensors of static shape, named or `linalg.generic`, are converted by what their maps, loops and bodies say: parallel loops\nbecome elementwise operations on operands that are transposed and broadcast, sums of products of two operands become `ttir.matmul`, other loops\nthat reduce elementwise operations and a reduction, also where they combine in several steps, under a condition or by a comparison, or keep the last element that a condition chooses; up to 256 iterations that depend on each other in another way are written out. Convolutions and poolings of one to three dimensions, also in groups, and softmax have counterparts, and so have operations of\nthe tensor, arith and math dialects that stand between them. Operands that are indexed with more than loops, as diagonals are, become lookups of known rows; `linalg.pack` and `linalg.unpack` reshapes and permutations. Where tensors are split into more than 5 dimensions and joined again, some stay joined. `tensor.extract` in a body is a lookup in a table, at places that may be computed of the numbers of iterations. So are the elements that `tensor.generate`, and `tensor.pad` around a tensor, make of their indices. A body that keeps the greatest or least element and its place is a search for the first. What an init holds counts. Globals of ml_program that nobody writes are constants. Tensors without dimensions stand for scalars outside of bodies, also for arguments and results of functions: for elements that are taken from tensors or put into them, what arith and math compute of scalars, and places of slices; branches by a scalar are all computed, and one result is chosen. Operations on buffers, windows of other kinds and\nanything else fail to convert. tt-mlir has no such pass.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['ttir'],
    statistics: [],
  };

  constructor() {
    super(ConvertLinalgToTTIRPassBase.spec);
  }
}

/**
 * Convert arith and math on tensors to TTIR dialect.
 *
 * Operations of arith and math on tensors of static shape, and constants that are tensors, become TTIR operations. Scalars and other dialects stay as they
 * are. Unsigned functions are made on unsigned integers. Functions that drop NaN fail to convert. tt-mlir has no such pass.
 */
export abstract class ConvertArithToTTIRPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertArithToTTIR',
    argument: 'convert-arith-to-ttir',
    summary: 'Convert arith and math on tensors to TTIR dialect.',
    description:
      'Operations of arith and math on tensors of static shape, and constants that are tensors, become TTIR operations. Scalars and other dialects stay as they\nare. Unsigned functions are made on unsigned integers. Functions that drop NaN fail to convert. tt-mlir has no such pass.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['ttir'],
    statistics: [],
  };

  constructor() {
    super(ConvertArithToTTIRPassBase.spec);
  }
}

/**
 * Convert TTIR dialect to TTNN dialect.
 *
 * Each operation becomes its TTNN counterpart. `tensor.empty` becomes `ttnn.empty`, `ttir.to_layout` becomes moves between host and device,
 * and the device that they need comes from one `ttnn.get_device` at the start of the block.
 */
export abstract class ConvertTTIRToTTNNPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertTTIRToTTNN',
    argument: 'convert-ttir-to-ttnn',
    summary: 'Convert TTIR dialect to TTNN dialect.',
    description:
      'Each operation becomes its TTNN counterpart. `tensor.empty` becomes `ttnn.empty`, `ttir.to_layout` becomes moves between host and device,\nand the device that they need comes from one `ttnn.get_device` at the start of the block.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['ttir', 'ttnn'],
    statistics: [],
  };

  constructor() {
    super(ConvertTTIRToTTNNPassBase.spec);
  }
}

/**
 * Convert TTIR dialect to TTMetal dialect.
 *
 * Allocations stay, layout changes become host transfers or dispatches of data movement and tilize kernels, and each `ttir.generic` becomes a
 * dispatch of a compute kernel.
 */
export abstract class ConvertTTIRToTTMetalPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertTTIRToTTMetal',
    argument: 'convert-ttir-to-ttmetal',
    summary: 'Convert TTIR dialect to TTMetal dialect.',
    description:
      'Allocations stay, layout changes become host transfers or dispatches of data movement and tilize kernels, and each `ttir.generic` becomes a\ndispatch of a compute kernel.',
    options: [],
    anchor: 'builtin.module',
    dependentDialects: ['ttir', 'ttmetal', 'ttkernel'],
    statistics: [],
  };

  constructor() {
    super(ConvertTTIRToTTMetalPassBase.spec);
  }
}

/** Options of convert-ttnn-to-emitc. */
export interface ConvertTTNNToEmitCOptions {
  /** Pass attributes on to the calls; without, calls have operands only, as in the text that binaries carry. */
  readonly keepAttributes: boolean;
}

/**
 * Convert TTNN dialect to EmitC dialect.
 *
 * Each TTNN operation becomes a call of the TTNN library's C++ function, each type an opaque C++ type. `ttmlir-translate --mlir-to-cpp`
 * writes the result.
 */
export abstract class ConvertTTNNToEmitCPassBase extends Pass<ConvertTTNNToEmitCOptions> {
  static readonly spec: PassSpec = {
    name: 'ConvertTTNNToEmitC',
    argument: 'convert-ttnn-to-emitc',
    summary: 'Convert TTNN dialect to EmitC dialect.',
    description:
      "Each TTNN operation becomes a call of the TTNN library's C++ function, each type an opaque C++ type. `ttmlir-translate --mlir-to-cpp`\nwrites the result.",
    options: [
      {
        name: 'keep-attributes',
        member: 'keepAttributes',
        type: { kind: 'bool' },
        default: 'true',
        summary:
          'Pass attributes on to the calls; without, calls have operands only, as in the text that binaries carry.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: ['emitc', 'ttnn'],
    statistics: [],
  };

  constructor(options: Partial<ConvertTTNNToEmitCOptions> = {}) {
    super(ConvertTTNNToEmitCPassBase.spec, options);
  }
}

/**
 * Convert TTKernel dialect to EmitC dialect.
 *
 * Each operation of a kernel, a function, becomes a call of the kernel library's C++ function; circular buffer arguments become
 * constants, arithmetic and loops those of C++. `ttmlir-translate --mlir-to-cpp` writes the result.
 */
export abstract class ConvertTTKernelToEmitCPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'ConvertTTKernelToEmitC',
    argument: 'convert-ttkernel-to-emitc',
    summary: 'Convert TTKernel dialect to EmitC dialect.',
    description:
      "Each operation of a kernel, a function, becomes a call of the kernel library's C++ function; circular buffer arguments become\nconstants, arithmetic and loops those of C++. `ttmlir-translate --mlir-to-cpp` writes the result.",
    options: [],
    anchor: 'func.func',
    dependentDialects: ['emitc', 'func', 'ttkernel'],
    statistics: [],
  };

  constructor() {
    super(ConvertTTKernelToEmitCPassBase.spec);
  }
}

/** Options of stablehlo-to-ttir-pipeline. */
export interface StableHLOToTTIRPipelineOptions {
  /** Inline the functions that are called. */
  readonly enableInliner: boolean;
  /** Enable the removal of values that nothing uses. */
  readonly enableRemoveDeadValues: boolean;
}

/**
 * Pipeline lowering stablehlo to ttir dialect.
 *
 * From StableHLO to TTIR operations: `sdy-drop-shardings`; `stablehlo-legalize-composite-to-call` and `inline` unless disabled, because TTIR has no calls;
 * `stablehlo-legalize-quant-to-math`, because it has no quantized numbers; `stablehlo-partial-evaluation`, because it has no loops and no computed shapes; `convert-stablehlo-to-ttir`; `remove-dead-values` if enabled.
 */
export const stableHLOToTTIRPipelineSpec: PipelineSpec = {
  argument: 'stablehlo-to-ttir-pipeline',
  summary: 'Pipeline lowering stablehlo to ttir dialect.',
  description:
    'From StableHLO to TTIR operations: `sdy-drop-shardings`; `stablehlo-legalize-composite-to-call` and `inline` unless disabled, because TTIR has no calls;\n`stablehlo-legalize-quant-to-math`, because it has no quantized numbers; `stablehlo-partial-evaluation`, because it has no loops and no computed shapes; `convert-stablehlo-to-ttir`; `remove-dead-values` if enabled.',
  options: [
    {
      name: 'enable-inliner',
      member: 'enableInliner',
      type: { kind: 'bool' },
      default: 'true',
      summary: 'Inline the functions that are called.',
    },
    {
      name: 'enable-remove-dead-values',
      member: 'enableRemoveDeadValues',
      type: { kind: 'bool' },
      default: 'false',
      summary: 'Enable the removal of values that nothing uses.',
    },
  ],
};

/**
 * Pipeline lowering tosa to ttir dialect.
 *
 * From TOSA to TTIR operations: `inline`, because TTIR has no calls; `convert-tosa-to-ttir`. tt-mlir has no such pipeline.
 */
export const tosaToTTIRPipelineSpec: PipelineSpec = {
  argument: 'tosa-to-ttir-pipeline',
  summary: 'Pipeline lowering tosa to ttir dialect.',
  description:
    'From TOSA to TTIR operations: `inline`, because TTIR has no calls; `convert-tosa-to-ttir`. tt-mlir has no such pipeline.',
  options: [],
};

/**
 * Pipeline lowering linalg to ttir dialect.
 *
 * From linalg, tensor, arith and math to TTIR operations: `inline`, because TTIR has no calls; `scf-unroll-loops`, because it has no loops; `convert-linalg-to-ttir`. tt-mlir has no such pipeline.
 */
export const linalgToTTIRPipelineSpec: PipelineSpec = {
  argument: 'linalg-to-ttir-pipeline',
  summary: 'Pipeline lowering linalg to ttir dialect.',
  description:
    'From linalg, tensor, arith and math to TTIR operations: `inline`, because TTIR has no calls; `scf-unroll-loops`, because it has no loops; `convert-linalg-to-ttir`. tt-mlir has no such pipeline.',
  options: [],
};
