import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyFullConversion, applyPartialConversion } from '../../rewrite/conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { arithToEmitCPatterns } from '../arith-to-emitc/arith-to-emitc.ts';
import { ConvertTTKernelToEmitCPassBase } from '../generated/conversion-passes.gen.ts';
import { scfToEmitCPatterns } from '../scf-to-emitc/scf-to-emitc.ts';
import { ttkernelToEmitCPatterns, ttkernelToEmitCTypes } from './ttkernel-to-emitc.ts';

/** `convert-ttkernel-to-emitc`: after it a kernel is what `--mlir-to-cpp` can write. Source: ttmlir-facts, section 3.5. */
export class ConvertTTKernelToEmitCPass extends ConvertTTKernelToEmitCPassBase {
  override runOnOperation(func: Operation): LogicalResult {
    return convertTTKernelToEmitC(func);
  }
}

/** Converts a kernel, a function, in place; returns failure, after errors, when something in it has no C++. */
export function convertTTKernelToEmitC(func: Operation): LogicalResult {
  const arithmetic = new ConversionTarget().addLegalDialect('emitc').addIllegalDialect('arith');
  const controlFlow = new ConversionTarget().addLegalDialect('emitc').addIllegalDialect('scf');
  const kernel = new ConversionTarget().addLegalDialect('emitc', 'func').addIllegalDialect('ttkernel');
  kernel.addDynamicallyLegalOp(FuncOp, ({ body }) => (body.firstBlock?.arguments.length ?? 0) === 0);
  return (
    applyPartialConversion(func, arithmetic, arithToEmitCPatterns()) &&
    applyPartialConversion(func, controlFlow, scfToEmitCPatterns()) &&
    applyFullConversion(func, kernel, ttkernelToEmitCPatterns(ttkernelToEmitCTypes()))
  );
}
