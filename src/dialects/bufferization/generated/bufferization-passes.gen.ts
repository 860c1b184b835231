// @generated from dialects-td/bufferization/bufferization-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/**
 * Replace all empty ops by alloc_tensor ops.
 *
 * A tensor without elements of its own, `tensor.empty`, becomes one that gets memory, `bufferization.alloc_tensor`.
 */
export abstract class EmptyTensorToAllocTensorPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'EmptyTensorToAllocTensorPass',
    argument: 'empty-tensor-to-alloc-tensor',
    summary: 'Replace all empty ops by alloc_tensor ops.',
    description:
      'A tensor without elements of its own, `tensor.empty`, becomes one that gets memory, `bufferization.alloc_tensor`.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['bufferization', 'tensor'],
    statistics: [],
  };

  constructor() {
    super(EmptyTensorToAllocTensorPassBase.spec);
  }
}

/** Options of promote-buffers-to-stack. */
export interface PromoteBuffersToStackOptions {
  /** Maximal size in bytes to promote allocations to stack. */
  readonly maxAllocSizeInBytes: number;
  /** Maximal memref rank to promote dynamic buffers. */
  readonly maxRankOfAllocatedMemref: number;
}

/**
 * Promotes heap-based allocations to automatically managed stack-based allocations
 *
 * `memref.alloc` becomes `memref.alloca` where the memory is small, nothing gives it back and nothing uses it behind the operation at whose end memory on the stack is given back.
 * Of dynamic shapes only those are small whose sizes are ranks.
 */
export abstract class PromoteBuffersToStackPassBase extends Pass<PromoteBuffersToStackOptions> {
  static readonly spec: PassSpec = {
    name: 'PromoteBuffersToStackPass',
    argument: 'promote-buffers-to-stack',
    summary: 'Promotes heap-based allocations to automatically managed stack-based allocations',
    description:
      '`memref.alloc` becomes `memref.alloca` where the memory is small, nothing gives it back and nothing uses it behind the operation at whose end memory on the stack is given back.\nOf dynamic shapes only those are small whose sizes are ranks.',
    options: [
      {
        name: 'max-alloc-size-in-bytes',
        member: 'maxAllocSizeInBytes',
        type: { kind: 'uint' },
        default: '1024',
        summary: 'Maximal size in bytes to promote allocations to stack.',
      },
      {
        name: 'max-rank-of-allocated-memref',
        member: 'maxRankOfAllocatedMemref',
        type: { kind: 'uint' },
        default: '1',
        summary: 'Maximal memref rank to promote dynamic buffers.',
      },
    ],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: ['bufferization', 'memref'],
    statistics: [],
  };

  constructor(options: Partial<PromoteBuffersToStackOptions> = {}) {
    super(PromoteBuffersToStackPassBase.spec, options);
  }
}

/**
 * Optimizes placement of allocation operations by moving them into common dominators and out of nested regions
 *
 * `memref.alloc` moves to the block from which all uses of the memory are reached, but not out of loops.
 */
export abstract class BufferHoistingPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'BufferHoistingPass',
    argument: 'buffer-hoisting',
    summary:
      'Optimizes placement of allocation operations by moving them into common dominators and out of nested regions',
    description:
      '`memref.alloc` moves to the block from which all uses of the memory are reached, but not out of loops.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: ['bufferization', 'memref'],
    statistics: [],
  };

  constructor() {
    super(BufferHoistingPassBase.spec);
  }
}

/**
 * Optimizes placement of allocation operations by moving them out of loop nests
 *
 * `memref.alloc` and `memref.alloca` move out of loops, unless an iteration hands the memory to the next.
 */
export abstract class BufferLoopHoistingPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'BufferLoopHoistingPass',
    argument: 'buffer-loop-hoisting',
    summary: 'Optimizes placement of allocation operations by moving them out of loop nests',
    description:
      '`memref.alloc` and `memref.alloca` move out of loops, unless an iteration hands the memory to the next.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: ['bufferization', 'memref'],
    statistics: [],
  };

  constructor() {
    super(BufferLoopHoistingPassBase.spec);
  }
}

/**
 * This pass optimizes the liveness of temp allocations in the input function
 *
 * What gives memory back moves right behind the last use of the memory.
 */
export abstract class OptimizeAllocationLivenessPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'OptimizeAllocationLivenessPass',
    argument: 'optimize-allocation-liveness',
    summary: 'This pass optimizes the liveness of temp allocations in the input function',
    description: 'What gives memory back moves right behind the last use of the memory.',
    options: [],
    anchor: 'func.func',
    isMemberwise: true,
    dependentDialects: ['memref'],
    statistics: [],
  };

  constructor() {
    super(OptimizeAllocationLivenessPassBase.spec);
  }
}

/**
 * Optimizes `bufferization.dealloc` operation for more efficient codegen
 *
 * Of `bufferization.dealloc`, memrefs go whose memory is surely retained, and retained ones that share memory with none of those given back; memrefs that share memory with no other are
 * given back by operations of their own, so that less is compared when the program runs. The patterns of `canonicalize` for that operation are applied too.
 */
export abstract class BufferDeallocationSimplificationPassBase extends Pass {
  static readonly spec: PassSpec = {
    name: 'BufferDeallocationSimplificationPass',
    argument: 'buffer-deallocation-simplification',
    summary: 'Optimizes `bufferization.dealloc` operation for more efficient codegen',
    description:
      'Of `bufferization.dealloc`, memrefs go whose memory is surely retained, and retained ones that share memory with none of those given back; memrefs that share memory with no other are\ngiven back by operations of their own, so that less is compared when the program runs. The patterns of `canonicalize` for that operation are applied too.',
    options: [],
    isMemberwise: true,
    dependentDialects: ['arith', 'bufferization', 'memref'],
    statistics: [],
  };

  constructor() {
    super(BufferDeallocationSimplificationPassBase.spec);
  }
}
