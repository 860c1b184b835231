import { type Block } from '../../../../ir/block.ts';
import { OpBuilder } from '../../../../ir/builder.ts';
import { Operation } from '../../../../ir/operation.ts';
import { type BlockArgument, type Value } from '../../../../ir/value.ts';
import * as hlo from '../../generated/stablehlo-ops.gen.ts';
import { type ComplexParts, partType, typesOfParts } from './complex-parts.ts';

/** Operations that hand values on: parts take the places of complex ones. */

/** Tells whether parts may take the places of complex operands and results, and of what regions take and return. */
export function handsOn(op: Operation): boolean {
  return (
    op instanceof hlo.CaseOp ||
    op instanceof hlo.IfOp ||
    op instanceof hlo.OptimizationBarrierOp ||
    op instanceof hlo.SortOp ||
    op instanceof hlo.WhileOp
  );
}

/** Puts an operation on these operands, with parts for complex results if no other types are given, and with the regions of `op`, before `op`. */
export function rebuild(
  op: Operation,
  operands: readonly Value[],
  resultTypes = op.resultTypes.flatMap(typesOfParts),
): Operation {
  const { context, name, location, properties, attributes } = op;
  const regions = op.regions.length;
  const rebuilt = Operation.create({ context, name, location, operands, resultTypes, properties, attributes, regions });
  op.regions.forEach((region, i) => rebuilt.regions[i]!.takeBody(region));
  return OpBuilder.before(op).insert(rebuilt);
}

/** Calls `visit` with each of the values and what stands for it, of the parts of all. */
export function forEachPart(
  values: readonly Value[],
  parts: readonly Value[],
  visit: (value: Value, standIn: Value | ComplexParts) => void,
): void {
  let next = 0;
  for (const value of values) {
    visit(value, partType(value.type) ? { real: parts[next++]!, imaginary: parts[next++]! } : parts[next++]!);
  }
}

/**
 * Gives a block arguments for the parts of its own, behind these, which have to go; returns them in the order of the arguments that they stand for. `groupSize` arguments
 * that belong together, as those that a comparator compares, give as many real parts, and then as many imaginary ones.
 */
export function addParts(block: Block, groupSize: number): readonly Value[] {
  const args = [...block.arguments];
  const added = new Map<BlockArgument, Value[]>(args.map((each) => [each, []]));
  for (let start = 0; start < args.length; start += groupSize) {
    const group = args.slice(start, start + groupSize);
    const types = typesOfParts(group[0]!.type);
    for (const i of types.keys()) {
      for (const each of group) added.get(each)!.push(block.addArgument(typesOfParts(each.type)[i]!, each.location));
    }
  }
  return args.flatMap((each) => added.get(each)!);
}
