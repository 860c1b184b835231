import { isDeviceMemory } from '../../../layout/tensor-layout.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isSharded, layoutOf, memorySpaceOf, scalarShardShape } from '../../tt/layout.ts';
import { type LayoutAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { MemorySpace, TensorMemoryLayout } from '../../tt/generated/tt-enums.gen.ts';
import { SkipOverridden } from '../../tt/patterns/same-values.ts';
import { shapeText } from '../../tt/shapes.ts';
import { defaultTileShape } from '../../tt/element-types.ts';
import { ToMemoryConfigOp } from '../generated/ttnn-ops.gen.ts';

/** Source: ttmlir-facts, section 1.6.3, rows 56-63. */
export const toMemoryConfigOp = {
  verifiesSignatureOnly: true,

  verify(op: ToMemoryConfigOp): LogicalResult {
    if (!layoutOf(op.input.type)) return op.emitOpError('Input tensor type missing layout attribute');
    const output = layoutOf(op.result(0).type);
    if (!output) return op.emitOpError('Output tensor type missing layout attribute');
    return verifyMemoryLayout(op, output) && (!isSharded(output) || verifySharded(op, output));
  },

  /** Only the last place counts. */
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new SkipOverridden(
      ToMemoryConfigOp,
      (op, maker) => maker instanceof ToMemoryConfigOp && maker.device === op.device,
    ),
  ],
};

function verifyMemoryLayout(op: ToMemoryConfigOp, output: LayoutAttr): LogicalResult {
  const { memLayout } = output;
  const space = memorySpaceOf(output);
  const note = `the memory space is ${space}, the memory layout ${memLayout}`;
  if (!isDeviceMemory(space)) {
    return (
      memLayout === TensorMemoryLayout.None ||
      op.emitOpError('System memory space only supports undef memory layout', note)
    );
  }
  if (memLayout !== TensorMemoryLayout.Interleaved && !isSharded(output)) {
    return op.emitOpError('Device memory space only supports interleaved or sharded memory layouts', note);
  }
  if (space === MemorySpace.DeviceDRAM && memLayout !== TensorMemoryLayout.Interleaved) {
    return op.emitOpError('Device DRAM memory space only supports interleaved memory layout', note);
  }
  return true;
}

function verifySharded(op: ToMemoryConfigOp, output: LayoutAttr): LogicalResult {
  const { memLayout } = output;
  if (memLayout !== TensorMemoryLayout.BlockSharded) {
    return op.emitOpError(
      'Currently only block sharding is supported for sharded memory layouts',
      `the memory layout is ${memLayout}`,
    );
  }
  const shard = scalarShardShape(output);
  const note = `the shard shape is ${shapeText(shard)}`;
  if (shard.length !== 2) return op.emitOpError('Shard shape must be 2D', note);
  const { height, width } = defaultTileShape;
  if (shard[0]! % height !== 0 || shard[1]! % width !== 0) {
    return op.emitOpError(`Shard shape must divide tile shape (${height}, ${width}) evenly`, note);
  }
  return true;
}
