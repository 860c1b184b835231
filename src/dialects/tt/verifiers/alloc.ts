import { isDeviceMemory } from '../../../layout/tensor-layout.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type MemorySpace } from '../generated/tt-enums.gen.ts';
import { layoutOf, memorySpaceOf } from '../layout.ts';

/** Checks an allocation at a fixed address. Source: ttmlir-facts, section 1.6.1, rows 48-52. */
export function verifyAlloc(
  op: Operation & { readonly address: number; readonly size: number; readonly memorySpace: MemorySpace },
): LogicalResult {
  const layout = layoutOf(op.result(0).type);
  if (!layout) return op.emitOpError('Result type missing layout attribute');
  if (op.size === 0) return op.emitOpError('Alloc size must be non-zero');
  if (memorySpaceOf(layout) !== op.memorySpace) {
    return op.emitOpError(
      'Input tensor layout memory space must match alloc memory space',
      `the layout is in ${memorySpaceOf(layout)}, the allocation in ${op.memorySpace}`,
    );
  }
  const onDevice = isDeviceMemory(op.memorySpace);
  if (!onDevice && op.address !== 0) {
    return op.emitOpError(
      'Allocating from system memory space must have address set to 0, implicitly allocated by the runtime',
      `the address is ${op.address}`,
    );
  }
  if (onDevice && op.address === 0) {
    return op.emitOpError(
      'Allocating from a device memory space must have address set to a non-zero value, device addresses are statically allocated',
    );
  }
  return true;
}
