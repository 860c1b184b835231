import { type AffineMap } from '../../../affine/affine-map.ts';
import { type Attribute, type NamedAttributes } from '../../../ir/attribute.ts';
import { AffineMapAttr, ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { denseI32Array, denseI64Array } from '../../../ir/attributes/elements-attributes.ts';
import { Block } from '../../../ir/block.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { isTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { InternalError } from '../../../support/invariant.ts';
import { IteratorTypeEnum } from '../generated/linalg-attributes.gen.ts';
import { type IteratorType } from '../generated/linalg-enums.gen.ts';
import { BroadcastOp, CopyOp, FillOp, GenericOp, TransposeOp } from '../generated/linalg-ops.gen.ts';
import { buildRegion, elementOrSelf } from './build-region.ts';
import { identityRegion } from './identity-region.ts';

/** Makes a named operation of one input and one init with its region; the result has the type of the init. */
function buildNamed(
  builder: OpBuilder,
  location: Location,
  { spec }: { readonly spec: OpSpec },
  input: Value,
  init: Value,
): Operation {
  const { context } = builder;
  const fail = (message: string): never => {
    throw new InternalError(message);
  };
  const properties = new Map([['operandSegmentSizes', denseI32Array(context, [1, 1])]]);
  const types = [input.type, init.type];
  return builder.create({
    name: spec.name,
    location,
    operands: [input, init],
    resultTypes: isTensorType(init.type) ? [init.type] : [],
    properties,
    regions: [buildRegion(context, types, spec.structured!.body, new Map(), fail)],
  });
}

export function buildFill(builder: OpBuilder, location: Location, value: Value, init: Value): Operation {
  return buildNamed(builder, location, FillOp, value, init);
}

export function buildCopy(builder: OpBuilder, location: Location, input: Value, init: Value): Operation {
  return buildNamed(builder, location, CopyOp, input, init);
}

function buildRelayout(
  builder: OpBuilder,
  location: Location,
  name: string,
  operands: readonly [input: Value, init: Value],
  dims: readonly [name: string, dims: readonly number[]],
): Operation {
  const { context } = builder;
  const [, init] = operands;
  return builder.create({
    name,
    location,
    operands,
    resultTypes: isTensorType(init.type) ? [init.type] : [],
    properties: new Map<string, Attribute>([[dims[0], denseI64Array(context, dims[1])]]),
    regions: [identityRegion({ context, location, operands })],
  });
}

export function buildTranspose(
  builder: OpBuilder,
  location: Location,
  input: Value,
  init: Value,
  permutation: readonly number[],
): Operation {
  return buildRelayout(builder, location, TransposeOp.opName, [input, init], ['permutation', permutation]);
}

export function buildBroadcast(
  builder: OpBuilder,
  location: Location,
  input: Value,
  init: Value,
  dimensions: readonly number[],
): Operation {
  return buildRelayout(builder, location, BroadcastOp.opName, [input, init], ['dimensions', dimensions]);
}

/** What a `linalg.generic` is made of. */
export interface GenericParts {
  readonly inputs: readonly Value[];
  readonly inits: readonly Value[];
  /** The map of each input, then of each init. */
  readonly indexingMaps: readonly AffineMap[];
  /** Of each loop. */
  readonly iteratorTypes: readonly IteratorType[];
  readonly region: Region;
  readonly attributes?: NamedAttributes;
  /** Other properties, as `doc`. */
  readonly properties?: NamedAttributes;
}

/** Appends a block to a region with an argument for the element of each operand, and returns it. */
export function elementArguments(region: Region, operands: readonly Value[]): Block {
  const block = new Block();
  for (const { type, location } of operands) block.addArgument(elementOrSelf(type), location);
  region.append(block);
  return block;
}

/** Makes a `linalg.generic`, whose results have the types of the inits that are tensors. */
export function buildGeneric(builder: OpBuilder, location: Location, parts: GenericParts): Operation {
  const { context } = builder;
  const { inputs, inits, indexingMaps, iteratorTypes, region, attributes, properties } = parts;
  return builder.create({
    name: GenericOp.opName,
    location,
    operands: [...inputs, ...inits],
    resultTypes: inits.map(({ type }) => type).filter(isTensorType),
    properties: new Map<string, Attribute>([
      ['operandSegmentSizes', denseI32Array(context, [inputs.length, inits.length])],
      [
        'indexing_maps',
        ArrayAttr.get(
          context,
          indexingMaps.map((map) => AffineMapAttr.get(context, map)),
        ),
      ],
      [
        'iterator_types',
        ArrayAttr.get(
          context,
          iteratorTypes.map((type) => IteratorTypeEnum.get(context, type)),
        ),
      ],
      ...(properties ?? []),
    ]),
    ...(attributes && { attributes }),
    regions: [region],
  });
}
