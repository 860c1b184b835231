import { type FuncOp, ReturnOp } from '../dialects/func/generated/func-ops.gen.ts';
import { argAllocationsOf } from '../dialects/tt/arg-alloc.ts';
import { layoutOf, memorySpaceOf, toTensorLayout } from '../dialects/tt/layout.ts';
import { type CBType } from '../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { type Operation } from '../ir/operation.ts';
import { type Type } from '../ir/type.ts';
import { isStrided } from '../layout/layout-queries.ts';
import { DebugTextPrinter } from './binary/debug-text.ts';
import { BinaryState, FunctionValues } from './binary/function-values.ts';
import { encodeModule, functionsOf, systemDescOf } from './binary/module-parts.ts';
import { type CBDesc, type TensorRef } from './schema/generated/common.gen.ts';
import { TTMetalBinary, type Command, type Program } from './schema/generated/ttmetal.gen.ts';
import { BINARY_GIT_HASH, BINARY_VERSION } from './schema/version.ts';
import { CommandWriter } from './ttmetal-to-flatbuffer/commands.ts';

/**
 * Returns the `.ttm` file of a module of the ttmetal dialect, undefined after errors, which go to the module's context.
 * Source: ttmlir-facts, section 5.4; the assertions of section 1.6.8 are errors here.
 */
export function translateTTMetalToFlatbuffer(module: Operation): Uint8Array | undefined {
  const binary = ttmetalBinaryOf(module);
  return binary && encodeModule(TTMetalBinary, binary, module, opAt);
}

/** Returns the operation that became the part of the binary at `path`: of the body of a function, the function, or the module. */
function opAt(module: Operation, path: string): Operation {
  const [, program, command] = /^programs\[(\d+)\](?:.*\.commands\[(\d+)\])?/.exec(path) ?? [];
  const func = functionsOf(module)[Number(program)];
  return [...(func?.body.operations() ?? [])][Number(command)] ?? func ?? module;
}

/** Returns the content of the module's `.ttm` file, undefined after errors. What the file stores once is one object. */
export function ttmetalBinaryOf(module: Operation): TTMetalBinary | undefined {
  const systemDesc = systemDescOf(module);
  if (!systemDesc) return undefined;
  const state = new BinaryState();
  const buffers = new Map<CBType, CBDesc>();
  const programs = functionsOf(module).map((func) => programOf(func, state, buffers));
  return state.failed ? undefined : { version: BINARY_VERSION, ttmlirGitHash: BINARY_GIT_HASH, systemDesc, programs };
}

/** Returns the program of a function: one device, one queue. */
function programOf(func: FuncOp, state: BinaryState, buffers: Map<CBType, CBDesc>): Program {
  const { body, symName: name } = func;
  const values = new FunctionValues(state, func);
  const printer = new DebugTextPrinter(func);
  const inputs = inputsOf(func, state, values);
  const outputs: TensorRef[] = [];
  const commands: Command[] = [];
  const writer = new CommandWriter(values, buffers);
  for (const op of body.operations()) {
    if (op instanceof ReturnOp) {
      op.operands.forEach((output, i) => checkStrides(output.type, `result #${i}`, op, state));
      outputs.push(...op.operands.map((output) => values.tensor(output, op)));
    } else {
      const type = writer.commandOf(op);
      if (type) commands.push({ type, debugInfo: printer.textOf(op) });
    }
  }
  // What the program has is written again for the device.
  const devicePrograms = [{ inputs: [...inputs], outputs: [...outputs], commandQueues: [{ name, commands }] }];
  return { name, inputs, outputs, devicePrograms };
}

/** Reports a tensor of the host whose elements are not at strides, which is all that a binary says of where they are. Differs: upstream writes wrong ones. */
function checkStrides(type: Type, what: string, op: Operation, state: BinaryState): void {
  const layout = layoutOf(type);
  if (!layout || isStrided(toTensorLayout(layout))) return;
  const { linear } = layout;
  state.fail(op, 'expected a layout with strides', `the linear map of ${what} is ${String(linear)}`);
}

/** Returns the arguments of a function, at the addresses that `ttir-allocate` gave them. */
function inputsOf(func: FuncOp, state: BinaryState, values: FunctionValues): TensorRef[] {
  const args = func.body.firstBlock!.arguments;
  const allocations = argAllocationsOf(func);
  if (args.length > 0 && allocations?.length !== args.length) {
    state.fail(func, 'expected argument_allocations attribute', 'tt.arg_alloc has an entry per argument');
  }
  return args.map((argument, i) => {
    const allocation = allocations?.[i];
    const layout = layoutOf(argument.type);
    if (allocation && layout && memorySpaceOf(layout) !== allocation.memorySpace) {
      state.fail(
        func,
        'argument allocation memory space does not match tensor type memory space',
        `argument #${i} is in ${memorySpaceOf(layout)}, its allocation in ${allocation.memorySpace}`,
      );
    }
    checkStrides(argument.type, `argument #${i}`, func, state);
    // What a binary cannot hold is reported when it is written.
    return values.createTensor(
      argument,
      allocation && { address: Number(allocation.address), size: Number(allocation.size) },
    );
  });
}
