/** The branches that steps of lifting leave for later ones: all of them are switches. Source: mlir/include/mlir/Transforms/CFGToSCF.h. */
import { buildSwitch } from '../../dialects/cf/switch-cases.ts';
import { type Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Location } from '../../ir/location.ts';
import { type IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';

/** Where to go, and with which operands. */
export interface Destination {
  readonly block: Block;
  readonly operands: readonly Value[];
}

/** Makes a branch to the destination of the number that `flag` is, and to `otherwise` for other numbers. */
export function buildNumberedSwitch(
  builder: OpBuilder,
  location: Location,
  flag: Value,
  cases: readonly (Destination & { readonly number: number })[],
  otherwise: Destination,
): void {
  const valued = cases.map(({ number, block, operands }) => ({
    value: IntegerAttr.get(flag.type as IntegerType, BigInt(number)),
    block,
    operands,
  }));
  buildSwitch(builder, location, flag, otherwise, valued);
}
