import { convertTTNNToEmitC } from '../conversion/ttnn-to-emitc/ttnn-to-emitc-pass.ts';
import { cloneOperation } from '../ir/clone.ts';
import { type Operation } from '../ir/operation.ts';
import { translateToCpp } from './emitc-to-cpp.ts';

/**
 * Returns the C++ text that binaries carry of a module of ttnn: one function per `func.func`, one call per operation. Undefined when
 * something in the module has no C++ form, such as `ttnn.dealloc`; nothing is reported, because the text only informs.
 *
 * It is the text of the C++ compiler, whose calls have no attributes and whose emitter is that of LLVM 19.
 * Source: ttmlir-facts, sections 3.6 and 5.4.4.
 */
export function translateTTNNToCpp(module: Operation): string | undefined {
  const { result } = module.context.diagnostics.collect(() => {
    const clone = cloneOperation(module);
    return convertTTNNToEmitC(clone, false) ? translateToCpp(clone, { release: 19 }) : undefined;
  });
  return result;
}
