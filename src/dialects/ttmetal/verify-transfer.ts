import { isDeviceMemory } from '../../layout/tensor-layout.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type LayoutAttr } from '../tt/generated/tt-attributes.gen.ts';
import { layoutOf, memorySpaceOf } from '../tt/layout.ts';

/** One side of a transfer: its name in messages and the layout of its tensor. */
interface Side {
  readonly name: 'Input' | 'Output';
  readonly layout: LayoutAttr;
}

/**
 * Checks a copy between host and device. The side on the host is checked first. Source: ttmlir-facts, section 1.6.5, rows
 * 92-97; "Input" is said of an output without layout, too.
 */
export function verifyTransfer(
  op: Operation & { readonly input: Value; readonly output: Value },
  hostSide: Side['name'],
): LogicalResult {
  const [input, output] = [layoutOf(op.input.type), layoutOf(op.output.type)];
  if (!input || !output) return op.emitOpError('Input tensor missing layout attribute');
  const sides: [Side, Side] = [
    { name: 'Input', layout: input },
    { name: 'Output', layout: output },
  ];
  const [host, device] = hostSide === 'Input' ? sides : sides.toReversed();
  return verifySpace(op, host!, 'system') && verifySpace(op, device!, 'device');
}

function verifySpace(op: Operation, { name, layout }: Side, wanted: 'system' | 'device'): LogicalResult {
  const space = memorySpaceOf(layout);
  return (
    isDeviceMemory(space) === (wanted === 'device') ||
    op.emitOpError(`${name} tensor must be in ${wanted} memory space`, `it is in ${space}`)
  );
}
