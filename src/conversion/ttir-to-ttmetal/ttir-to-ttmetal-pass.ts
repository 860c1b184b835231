import { EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { DispatchOp } from '../../dialects/ttmetal/generated/ttmetal-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyFullConversion } from '../../rewrite/conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { explainByPipeline } from '../front-end/pipeline-note.ts';
import { ConvertTTIRToTTMetalPassBase } from '../generated/conversion-passes.gen.ts';
import { MetalDevice } from './metal-device.ts';
import { needsDevice, ttirToTTMetalPatterns } from './ttir-to-ttmetal.ts';

/**
 * `convert-ttir-to-ttmetal`: after it only builtin, func, ttmetal and ttkernel operations are left, and in kernels arith and scf.
 * Source: ttmlir-facts, section 3.4.
 */
export class ConvertTTIRToTTMetalPass extends ConvertTTIRToTTMetalPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const isForDevice = !walk(module, { before: (op) => (needsDevice(op) ? 'interrupt' : 'advance') });
    const device = isForDevice ? MetalDevice.of(module) : undefined;
    if (isForDevice && !device) return false;
    const target = new ConversionTarget();
    target.addLegalDialect('builtin', 'func', 'ttmetal', 'ttkernel');
    target.addIllegalDialect('ttir');
    target.addDynamicallyLegalDialect(isInKernel, 'arith', 'math', 'scf');
    return applyFullConversion(module, target, ttirToTTMetalPatterns(device), { explain });
  }
}

const otherPipeline = explainByPipeline();

function explain(op: Operation): string | undefined {
  return op instanceof EmptyOp ? 'ttir-allocate gives addresses to tensors' : otherPipeline(op);
}

function isInKernel(op: Operation): boolean {
  return op.findParent((parent) => parent instanceof DispatchOp) !== undefined;
}
