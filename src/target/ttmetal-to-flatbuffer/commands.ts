import { cbPortEnum } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { CBType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { isKernelConfig, threadTypeOf } from '../../dialects/ttkernel/kernel-config.ts';
import { TensorMemoryLayout } from '../../dialects/tt/generated/tt-enums.gen.ts';
import * as ttmetal from '../../dialects/ttmetal/generated/ttmetal-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { walk } from '../../ir/walk.ts';
import { callNotes } from '../binary/call-notes.ts';
import { type FunctionValues } from '../binary/function-values.ts';
import { type CBDesc, type CBRef } from '../schema/generated/common.gen.ts';
import { type CommandType, type KernelDesc } from '../schema/generated/ttmetal.gen.ts';
import { kernelConfig } from './kernel-config.ts';
import { kernelSource } from './kernel-source.ts';

/** Turns the operations of a function into commands of its queue. Source: ttmlir-facts, section 5.4.5. */
export class CommandWriter {
  readonly #values: FunctionValues;
  readonly #buffers: Map<CBType, CBDesc>;

  /** `buffers` are the circular buffers that the binary describes already. */
  constructor(values: FunctionValues, buffers: Map<CBType, CBDesc>) {
    this.#values = values;
    this.#buffers = buffers;
  }

  /** Returns the command that an operation is; reports an operation that is none and returns undefined then. */
  commandOf(op: Operation): CommandType | undefined {
    const values = this.#values;
    if (op instanceof ttmetal.AllocOp) {
      return { type: 'CreateBufferCommand', value: { ref: values.createTensor(op.result(), op) } };
    }
    if (op instanceof ttmetal.DeallocOp) {
      return { type: 'DeallocateBufferCommand', value: { ref: values.tensor(op.input, op) } };
    }
    if (op instanceof ttmetal.HostWriteOp || op instanceof ttmetal.HostReadOp) {
      const value = { src: values.tensor(op.input, op), dst: values.tensor(op.output, op) };
      const isWrite = op instanceof ttmetal.HostWriteOp;
      return { type: isWrite ? 'EnqueueWriteBufferCommand' : 'EnqueueReadBufferCommand', value };
    }
    if (op instanceof ttmetal.DispatchOp) return this.#dispatch(op);
    values.state.fail(op, 'unhandled op in a program of ttmetal', ...callNotes(op));
    values.skip(op);
    return undefined;
  }

  #dispatch(op: ttmetal.DispatchOp): CommandType {
    const operands = op.operands.map((operand) => this.#values.tensor(operand, op));
    const kernels = op.regions.map((_, i) => this.#kernel(op, i)).filter((kernel) => kernel !== undefined);
    return { type: 'EnqueueProgramCommand', value: { operands, program: { kernels } } };
  }

  /** Returns the kernel of a region, undefined after errors. */
  #kernel(op: ttmetal.DispatchOp, region: number): KernelDesc | undefined {
    const { state } = this.#values;
    const attribute = op.kernelConfigs[region];
    const { offset, size } = op.coreRanges[region]!;
    const [y, x, height, width] = [...offset, ...size];
    if (offset.length !== 2 || size.length !== 2) {
      state.fail(op, 'expected a 2D core', `the range of region #${region} is not of two dims`);
      return undefined;
    }
    if (!isKernelConfig(attribute)) return undefined;
    if (usesValuesOutside(op.regions[region]!)) {
      state.fail(op, 'failed to emit dispatch op regions as cpp', `region #${region} uses a value from outside`);
      return undefined;
    }
    const source = kernelSource(op, region, threadTypeOf(attribute));
    if (source === undefined) {
      state.fail(op, 'failed to emit dispatch op regions as cpp', `region #${region} has no C++`);
      return undefined;
    }
    return {
      kernel: { type: 'KernelSource', value: { source, config: kernelConfig(attribute) } },
      coreRangeSet: [{ loc: { y: y!, x: x! }, size: { y: height!, x: width! } }],
      cbs: this.#circularBuffers(op, region),
    };
  }

  #circularBuffers(op: ttmetal.DispatchOp, region: number): readonly CBRef[] {
    const { state } = this.#values;
    const refs: CBRef[] = [];
    for (const [i, { type }] of (op.regions[region]!.firstBlock?.arguments ?? []).entries()) {
      const operand = op.opOperands[i]?.value;
      if (!operand) {
        state.fail(op, 'expected an operand per circular buffer', `argument #${i} of region #${region} has none`);
        break;
      }
      if (!(type instanceof CBType)) continue;
      const desc = this.#circularBuffer(op, type);
      if (!desc) continue;
      const globalId = state.nextGlobalId();
      refs.push({ globalId, tensorRef: this.#values.tensor(operand, op), address: Number(type.address), desc });
    }
    return refs;
  }

  /** Returns the description of a circular buffer, undefined after an error. */
  #circularBuffer(op: ttmetal.DispatchOp, type: CBType): CBDesc | undefined {
    const known = this.#buffers.get(type);
    if (known) return known;
    const { state } = this.#values;
    const { memref, pageSize, numBuffers } = type;
    const problem = (message: string, note: string): undefined => state.fail(op, message, note) as undefined;
    const memoryDesc = state.descs.memory(memref, TensorMemoryLayout.None, problem);
    if (!memoryDesc) return undefined;
    const port = cbPortEnum.cases.find(({ str }) => str === type.port)!.value;
    const desc: CBDesc = { port, memoryDesc, pageSize: Number(pageSize), numBuffers: Number(numBuffers) };
    this.#buffers.set(type, desc);
    return desc;
  }
}

/** Tells whether operations in a region use values of outside, which a kernel does not have. */
function usesValuesOutside(region: Region): boolean {
  let found = false;
  for (const op of region.operations()) {
    walk(op, {
      before: ({ operands }) => {
        found ||= operands.some((value) => !region.isAncestorOf(value.parentBlock?.region ?? undefined));
        return found ? 'interrupt' : undefined;
      },
    });
  }
  return found;
}
