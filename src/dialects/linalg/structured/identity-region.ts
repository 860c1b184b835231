import { Block } from '../../../ir/block.ts';
import { type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { Operation } from '../../../ir/operation.ts';
import { Region } from '../../../ir/region.ts';
import { ShapedType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';

/** Returns the region that yields the element of the first operand; empty without one. Source: buildIdentityRegion of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp. */
export function identityRegion({
  context,
  location,
  operands,
}: Pick<ParsedOperationState, 'context' | 'location'> & { readonly operands: readonly Value[] }): Region {
  const block = new Block();
  for (const { type, location: place } of operands) {
    block.addArgument(type instanceof ShapedType ? type.elementType : type, place);
  }
  const values = block.arguments.slice(0, 1);
  if (values.length > 0) block.append(Operation.create({ context, location, name: 'linalg.yield', operands: values }));
  const region = new Region();
  region.append(block);
  return region;
}
