import { ModuleOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { currentScopeSystemDesc } from '../../dialects/tt/system-desc.ts';
import { systemDescToBinary } from '../../dialects/tt/system-desc-binary.ts';
import { type Operation } from '../../ir/operation.ts';
import { walkOps } from '../../ir/walk.ts';
import { BinaryFormatError } from '../schema/binary-format-error.ts';
import { encode } from '../schema/encode.ts';
import { type SystemDesc } from '../schema/generated/common.gen.ts';

/** Returns the functions of a module and of modules in it, in order, that are programs: those that are only declared have nothing to run. */
export function functionsOf(module: Operation): readonly FuncOp[] {
  const functions: FuncOp[] = [];
  walkOps(module, FuncOp, (func) => {
    if (!func.body.isEmpty) functions.push(func);
    return 'skip';
  });
  return functions;
}

/** What is most likely: the program is one that was written, not one that was compiled. */
const notLowered = 'pipelines of ttmlir-opt put it there, such as --ttir-to-ttnn-backend-pipeline';

/** Returns the description of the system that a module is for; undefined after an error, as for an operation that is no module. */
export function systemDescOf(module: Operation): SystemDesc | undefined {
  if (!(module instanceof ModuleOp)) {
    module.emitOpError('Expected ModuleOp as top level operation');
    return undefined;
  }
  const attribute = currentScopeSystemDesc(module);
  if (attribute) return systemDescToBinary(attribute, (message) => void module.emitOpError(message));
  module.emitOpError('expected system desc to be present on the module', notLowered);
  return undefined;
}

/**
 * Returns the file with the content of a module; undefined after an error about a number that does not fit in its field, at the
 * operation that `opAt` says the path of the field belongs to.
 */
export function encodeModule<T extends object>(
  format: Parameters<typeof encode<T>>[0],
  content: T,
  module: Operation,
  opAt: (module: Operation, path: string) => Operation,
): Uint8Array | undefined {
  try {
    return encode(format, content);
  } catch (error) {
    if (!(error instanceof BinaryFormatError)) throw error;
    opAt(module, error.path).emitOpError(`cannot be written as a binary: ${error.message}`);
    return undefined;
  }
}
