import { convertTTNNToEmitC } from '../conversion/ttnn-to-emitc/ttnn-to-emitc-pass.ts';
import { cloneOperation } from '../ir/clone.ts';
import { type Operation } from '../ir/operation.ts';
import { isTextTooLong } from '../support/text-limit.ts';
import { translateToCpp } from './emitc-to-cpp.ts';

/**
 * Returns the C++ text that binaries carry of a module of ttnn: one function per `func.func`, one call per operation. Undefined when
 * something in the module has no C++ form, such as a format that the library lacks, or too much of it; nothing is reported, because the text only informs.
 *
 * It is the text of the C++ compiler, whose calls have no attributes and whose emitter is that of LLVM 19.
 * Source: ttmlir-facts, sections 3.6 and 5.4.4.
 */
export function translateTTNNToCpp(module: Operation): string | undefined {
  const { result } = module.context.diagnostics.collect(() => {
    const clone = cloneOperation(module);
    try {
      return convertTTNNToEmitC(clone, false) ? translateToCpp(clone, { release: 19 }) : undefined;
    } catch (error) {
      if (!isTextTooLong(error)) throw error;
      return undefined;
    }
  });
  return result;
}
