import { type LogicalResult } from '../../../support/logical-result.ts';
import { isTiled, layoutOf, memorySpaceOf } from '../../tt/layout.ts';
import { type ConstantOp } from '../generated/ttnn-ops.gen.ts';

export const constantOp = {
  /** Constants are in host memory, in rows; other operations bring them to the device. */
  verifiesSignatureOnly: true,

  verify(op: ConstantOp): LogicalResult {
    const layout = layoutOf(op.result().type);
    if (!layout) return true;
    const memorySpace = memorySpaceOf(layout);
    if (memorySpace !== 'system') {
      return op.emitOpError('expected a result in host memory', `the layout is in ${memorySpace}`);
    }
    return !isTiled(layout) || op.emitOpError('expected a result that is not tiled');
  },
};
