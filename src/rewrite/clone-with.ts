import { type Operation } from '../ir/operation.ts';
import { cloneRegionInto, IRMapping } from '../ir/clone.ts';
import { type OpBuilder } from '../ir/builder.ts';
import { Region } from '../ir/region.ts';
import { type Type } from '../ir/type.ts';
import { type Value } from '../ir/value.ts';

/** Inserts a copy of `op` with these result types and operands, regions included. Source: clone of mlir/lib/Dialect/Utils/StructuredOpsUtils.cpp. */
export function cloneWith(
  builder: OpBuilder,
  op: Operation,
  resultTypes: readonly Type[],
  operands: readonly Value[],
): Operation {
  const mapping = new IRMapping();
  const regions = op.regions.map((region) => {
    const copy = new Region();
    cloneRegionInto(region, copy, mapping);
    return copy;
  });
  const { name, location, properties, attributes } = op;
  return builder.create({ name, location, operands, resultTypes, properties, attributes, regions });
}
