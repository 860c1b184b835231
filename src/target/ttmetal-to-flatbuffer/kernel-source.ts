import { ModuleOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { convertTTKernelToEmitC } from '../../conversion/ttkernel-to-emitc/ttkernel-to-emitc-pass.ts';
import { IncludeOp, VerbatimOp } from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { ThreadType } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { kernelFunction } from '../../dialects/ttmetal/kernel-function.ts';
import { type DispatchOp } from '../../dialects/ttmetal/generated/ttmetal-ops.gen.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { Operation } from '../../ir/operation.ts';
import { translateToCpp } from '../emitc-to-cpp.ts';

/** The headers that a kernel includes, by its thread; `<cstdint>` comes before them. Source: ttmlir-facts, section 3.5.1. */
const headers: Readonly<Record<ThreadType, readonly string[]>> = {
  [ThreadType.Noc]: ['dataflow_api.h'],
  [ThreadType.Tensix]: [
    'compute_kernel_api/common.h',
    'compute_kernel_api/tilize.h',
    'compute_kernel_api/untilize.h',
    'compute_kernel_api/eltwise_binary.h',
  ],
  [ThreadType.Ethernet]: [],
};

/**
 * Returns the C++ text of the kernel that is region `index` of a dispatch, undefined after errors. It is the text of the C++ compiler,
 * whose emitter is that of LLVM 19.
 */
export function kernelSource(dispatch: DispatchOp, index: number, thread: ThreadType): string | undefined {
  const { context, location } = dispatch;
  const module = Operation.create({ context, name: ModuleOp.opName, location, regions: 1 });
  const builder = new OpBuilder(context);
  builder.createBlock(module.regions[0]!);
  IncludeOp.build(builder, location, { include: 'cstdint', isStandardInclude: true });
  for (const include of headers[thread]) IncludeOp.build(builder, location, { include, isStandardInclude: false });
  const verbatim = (value: string): VerbatimOp => VerbatimOp.build(builder, location, { value, fmtArgs: [] });
  const isCompute = thread === ThreadType.Tensix;
  if (isCompute) verbatim('namespace NAMESPACE {');
  const func = builder.insert(kernelFunction(dispatch, index, 'kernel_main'));
  if (isCompute) {
    // The namespace's end.
    verbatim('void MAIN { kernel_main(); }');
    verbatim('}');
  }
  return convertTTKernelToEmitC(func) ? translateToCpp(module, { release: 19 }) : undefined;
}
