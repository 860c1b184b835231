import { printOp } from '../asm/printer/print-op.ts';
import { ModuleOp } from '../builtin/generated/builtin-ops.gen.ts';
import { FuncOp, ReturnOp } from '../dialects/func/generated/func-ops.gen.ts';
import { currentScopeSystemDesc } from '../dialects/tt/system-desc.ts';
import { systemDescToBinary } from '../dialects/tt/system-desc-binary.ts';
import { type Operation as IrOperation } from '../ir/operation.ts';
import { walkOps } from '../ir/walk.ts';
import { BinaryFormatError } from './schema/binary-format-error.ts';
import { encode } from './schema/encode.ts';
import { type DebugInfo, type SystemDesc, type TensorRef } from './schema/generated/common.gen.ts';
import { TTNNBinary, type Operation, type Program } from './schema/generated/ttnn.gen.ts';
import { BINARY_GIT_HASH, BINARY_VERSION } from './schema/version.ts';
import { DebugTextPrinter } from './ttnn-to-flatbuffer/debug-text.ts';
import { BinaryState, FunctionValues } from './ttnn-to-flatbuffer/function-values.ts';
import { opTable } from './ttnn-to-flatbuffer/op-tables.ts';
import { translateTTNNToCpp } from './ttnn-to-cpp.ts';

/**
 * Returns the `.ttnn` file of a module of the ttnn dialect, undefined after errors, which go to the module's context.
 * Source: ttmlir-facts, section 5.4; the assertions of section 1.6.8 are errors here.
 */
export function translateTTNNToFlatbuffer(module: IrOperation): Uint8Array | undefined {
  const binary = ttnnBinaryOf(module);
  if (!binary) return undefined;
  try {
    return encode(TTNNBinary, binary);
  } catch (error) {
    // A number that does not fit in its field.
    if (!(error instanceof BinaryFormatError)) throw error;
    opAt(module, error.path).emitOpError(`cannot be written as a binary: ${error.message}`);
    return undefined;
  }
}

/** Returns the operation that became the part of the binary at `path`: of the body of a function, the function, or the module. */
function opAt(module: IrOperation, path: string): IrOperation {
  const [, program, operation] = /^programs\[(\d+)\](?:\.operations\[(\d+)\])?/.exec(path) ?? [];
  const func = functionsOf(module)[Number(program)];
  const ops = [...(func?.body.operations() ?? [])].filter((op) => !(op instanceof ReturnOp));
  return ops[Number(operation)] ?? func ?? module;
}

/** Returns the functions of the module and of modules in it, in order. */
function functionsOf(module: IrOperation): readonly FuncOp[] {
  const functions: FuncOp[] = [];
  walkOps(module, FuncOp, (func) => {
    functions.push(func);
    return 'skip';
  });
  return functions;
}

/** Returns the content of the module's `.ttnn` file, undefined after errors. What the file stores once is one object. */
export function ttnnBinaryOf(module: IrOperation): TTNNBinary | undefined {
  if (!(module instanceof ModuleOp)) {
    module.emitOpError('Expected ModuleOp as top level operation');
    return undefined;
  }
  const systemDesc = systemDescOf(module);
  if (!systemDesc) return undefined;
  const state = new BinaryState();
  const debugInfo: DebugInfo = {
    mlir: { name: 'ttnn', source: printOp(module) },
    cpp: translateTTNNToCpp(module) ?? '',
  };
  const programs = functionsOf(module).map((func) => programOf(func, state, debugInfo));
  return state.failed ? undefined : { version: BINARY_VERSION, ttmlirGitHash: BINARY_GIT_HASH, systemDesc, programs };
}

function systemDescOf(module: ModuleOp): SystemDesc | undefined {
  const attribute = currentScopeSystemDesc(module);
  if (attribute) return systemDescToBinary(attribute, (message) => void module.emitOpError(message));
  module.emitOpError('expected system desc to be present on the module');
  return undefined;
}

/** Returns the program of a function; of a declaration, one without inputs, outputs and operations, as upstream writes it. */
function programOf(func: FuncOp, state: BinaryState, debugInfo: DebugInfo): Program {
  const { body } = func;
  const values = new FunctionValues(state, func);
  const printer = new DebugTextPrinter(func);
  const inputs = (body.firstBlock?.arguments ?? []).map((argument) => values.createTensor(argument));
  const outputs: TensorRef[] = [];
  const operations: Operation[] = [];
  for (const op of body.operations()) {
    if (op instanceof ReturnOp) outputs.push(...op.operands.map((output) => values.tensor(output, op)));
    else {
      const type = opTable(op, values);
      if (type) operations.push({ type, debugInfo: printer.textOf(op) });
    }
  }
  return { name: func.symName, inputs, outputs, operations, debugInfo };
}
