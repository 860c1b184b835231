import { type FuncOp, ReturnOp } from '../dialects/func/generated/func-ops.gen.ts';
import { ConstantOp } from '../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { type Operation as IrOperation } from '../ir/operation.ts';
import { type DebugInfo, type TensorRef } from './schema/generated/common.gen.ts';
import { TTNNBinary, type Operation, type Program } from './schema/generated/ttnn.gen.ts';
import { BINARY_GIT_HASH, BINARY_VERSION } from './schema/version.ts';
import { DebugTextPrinter } from './binary/debug-text.ts';
import { BinaryState, FunctionValues } from './binary/function-values.ts';
import { encodeModule, functionsOf, systemDescOf } from './binary/module-parts.ts';
import { moduleTexts } from './binary/module-texts.ts';
import { opTable } from './ttnn-to-flatbuffer/op-tables.ts';

/**
 * Returns the `.ttnn` file of a module of the ttnn dialect, undefined after errors, which go to the module's context.
 * Source: ttmlir-facts, section 5.4; the assertions of section 1.6.8 are errors here.
 */
export function translateTTNNToFlatbuffer(module: IrOperation): Uint8Array | undefined {
  const binary = ttnnBinaryOf(module);
  if (!binary) return undefined;
  return encodeModule(TTNNBinary, binary, module, opAt);
}

/** Returns the operation that became the part of the binary at `path`: of the body of a function, the function, or the module. */
function opAt(module: IrOperation, path: string): IrOperation {
  const [, program, operation] = /^programs\[(\d+)\](?:\.operations\[(\d+)\])?/.exec(path) ?? [];
  const func = functionsOf(module)[Number(program)];
  return (func && writtenOps(func)[Number(operation)]) ?? func ?? module;
}

/** Returns the operations of a function that are operations of its program. */
export function writtenOps({ body }: FuncOp): readonly IrOperation[] {
  return [...body.operations()].filter((op) => !(op instanceof ReturnOp || op instanceof ConstantOp));
}

/**
 * Returns the content of the module's `.ttnn` file, undefined after errors. What the file stores once is one object. Without debug information
 * it is what runs only.
 */
export function ttnnBinaryOf(module: IrOperation, withDebugInfo = true): TTNNBinary | undefined {
  const systemDesc = systemDescOf(module);
  if (!systemDesc) return undefined;
  const state = new BinaryState();
  const debugInfo = withDebugInfo ? moduleTexts(module) : undefined;
  const programs = functionsOf(module).map((func) => programOf(func, state, debugInfo));
  return state.failed ? undefined : { version: BINARY_VERSION, ttmlirGitHash: BINARY_GIT_HASH, systemDesc, programs };
}

/** Returns the program of a function. */
function programOf(func: FuncOp, state: BinaryState, debugInfo: DebugInfo | undefined): Program {
  const { body } = func;
  const values = new FunctionValues(state, func);
  const printer = debugInfo && new DebugTextPrinter(func);
  const inputs = body.firstBlock!.arguments.map((argument) => values.createTensor(argument));
  const outputs: TensorRef[] = [];
  const operations: Operation[] = [];
  for (const op of body.operations()) {
    if (op instanceof ReturnOp) outputs.push(...op.operands.map((output) => values.tensor(output, op)));
    else if (op instanceof ConstantOp) values.createConstant(op, op.value);
    else {
      const type = opTable(op, values);
      if (type) operations.push({ type, ...(printer && { debugInfo: printer.textOf(op) }) });
    }
  }
  return { name: func.symName, inputs, outputs, operations, ...(debugInfo && { debugInfo }) };
}
