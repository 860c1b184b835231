import { type Operation } from '../ir/operation.ts';
import { CppEmitter, type CppOptions } from './cpp/cpp-emitter.ts';
import { printOperation } from './cpp/statements.ts';

/**
 * Returns an operation of the emitc dialect, with functions of func and branches of cf, as C++ source; undefined after errors, which go
 * to its context. The operation must be verified. Source: translateToCpp of mlir/lib/Target/Cpp/TranslateToCpp.cpp.
 */
export function translateToCpp(op: Operation, options: CppOptions = {}): string | undefined {
  const emitter = new CppEmitter(options, printOperation);
  return printOperation(op, emitter, false) ? emitter.out.toString() : undefined;
}
