import { type Operation } from '../ir/operation.ts';
import { CppEmitter, type CppOptions } from './cpp/cpp-emitter.ts';
import { printOperation } from './cpp/statements.ts';

/** What came of a translation: the text, which errors cut off. */
export interface CppText {
  readonly text: string;
  readonly succeeded: boolean;
}

/**
 * Returns an operation of the emitc dialect, with functions of func and branches of cf, as C++ source, up to the first error, which goes to
 * its context. The operation must be verified. Source: translateToCpp of mlir/lib/Target/Cpp/TranslateToCpp.cpp.
 */
export function emitCpp(op: Operation, options: CppOptions = {}): CppText {
  const emitter = new CppEmitter(options, printOperation);
  const succeeded = printOperation(op, emitter, false);
  return { text: emitter.out.toString(), succeeded };
}

/** Returns an operation as C++ source, as `emitCpp` does; undefined after errors. */
export function translateToCpp(op: Operation, options?: CppOptions): string | undefined {
  const { text, succeeded } = emitCpp(op, options);
  return succeeded ? text : undefined;
}
