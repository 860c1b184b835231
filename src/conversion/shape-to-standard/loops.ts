/** Building blocks of loops over the sizes of shapes. */
import { extentTensorType } from '../../dialects/shape/extents.ts';
import * as scf from '../../dialects/scf/generated/scf-ops.gen.ts';
import { buildYieldingRegion } from '../../dialects/scf/yielding-region.ts';
import { DimOp, GenerateOp, YieldOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';

/** Makes the size of a dimension whose number is a value. */
export function dimOf(builder: OpBuilder, location: Location, source: Value, index: Value): Value {
  return DimOp.build(builder, location, { source, index, resultType: IndexType.get(builder.context) }).result();
}

/** Returns a region of one block with arguments of these types, which `fill` appends to. */
function buildRegion(
  builder: OpBuilder,
  location: Location,
  types: readonly Type[],
  fill: (args: readonly Value[]) => void,
): Region {
  const block = new Block();
  for (const type of types) block.addArgument(type, location);
  const region = new Region();
  region.append(block);
  builder.withInsertionPoint(() => {
    builder.setInsertionPointToEnd(block);
    fill(block.arguments);
  });
  return region;
}

/** Makes a shape of that rank, each of whose sizes is what `sizeOf` makes of the number of the dimension. */
export function buildGenerate(
  builder: OpBuilder,
  location: Location,
  rank: Value,
  sizeOf: (dim: Value) => Value,
): Value {
  const { context } = builder;
  const region = buildRegion(builder, location, [IndexType.get(context)], ([dim]) => {
    YieldOp.build(builder, location, { value: sizeOf(dim!) });
  });
  const args = { dynamicExtents: [rank], regions: [region], resultType: extentTensorType(context) };
  return GenerateOp.build(builder, location, args).result();
}

/** Makes a loop from 0 on that carries values from one iteration to the next. */
export function buildLoop(
  builder: OpBuilder,
  location: Location,
  bounds: { readonly lowerBound: Value; readonly upperBound: Value; readonly step: Value },
  initArgs: readonly Value[],
  body: (index: Value, args: readonly Value[]) => readonly Value[],
): readonly Value[] {
  const resultTypes = initArgs.map(({ type }) => type);
  const region = buildRegion(
    builder,
    location,
    [IndexType.get(builder.context), ...resultTypes],
    ([index, ...args]) => {
      scf.YieldOp.build(builder, location, { results: body(index!, args) });
    },
  );
  initArgs.forEach((value, i) => (region.firstBlock!.arguments[i + 1]!.location = value.location));
  return scf.ForOp.build(builder, location, { ...bounds, initArgs, regions: [region], resultTypes }).results;
}

/** Makes a choice between what two functions make. */
export function buildChoice(
  builder: OpBuilder,
  location: Location,
  condition: Value,
  whenTrue: () => Value,
  whenFalse: () => Value,
): Value {
  const regions = [whenTrue, whenFalse].map((branch) => buildYieldingRegion(builder, location, branch));
  const resultTypes = regions[0]!.firstBlock!.lastOp!.operands.map(({ type }) => type);
  return scf.IfOp.build(builder, location, { condition, regions, resultTypes }).result(0);
}
