import { type AffineMap } from '../../../affine/affine-map.ts';
import { type Attribute, type NamedAttributes } from '../../../ir/attribute.ts';
import { AffineMapAttr, ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { denseI32Array, denseI64Array } from '../../../ir/attributes/elements-attributes.ts';
import { Block } from '../../../ir/block.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { Region } from '../../../ir/region.ts';
import { isTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { InternalError } from '../../../support/invariant.ts';
import { ElementwiseKindAttr, IteratorTypeEnum } from '../generated/linalg-attributes.gen.ts';
import { type ElementwiseKind, type IteratorType } from '../generated/linalg-enums.gen.ts';
import {
  BroadcastOp,
  CopyOp,
  ElementwiseOp,
  FillOp,
  GenericOp,
  ReduceOp,
  TransposeOp,
  YieldOp,
} from '../generated/linalg-ops.gen.ts';
import { buildRegion, elementOrSelf } from './build-region.ts';
import { elementwiseBody } from './elementwise-body.ts';
import { identityRegion } from './identity-region.ts';
import { mapsAttr } from './named-op-maps.ts';

/** Makes a named operation of one init with its region; the result has the type of the init. `attributes` are inherent ones. */
export function buildNamed(
  builder: OpBuilder,
  location: Location,
  { spec }: { readonly spec: OpSpec },
  inputs: readonly Value[],
  init: Value,
  attributes: NamedAttributes = new Map(),
): Operation {
  const { context } = builder;
  const fail = (message: string): never => {
    throw new InternalError(message);
  };
  const operands = [...inputs, init];
  const types = operands.map(({ type }) => type);
  return builder.create({
    name: spec.name,
    location,
    operands,
    resultTypes: isTensorType(init.type) ? [init.type] : [],
    properties: new Map([['operandSegmentSizes', denseI32Array(context, [inputs.length, 1])], ...attributes]),
    regions: [buildRegion(context, types, spec.structured!.body, attributes, fail)],
  });
}

export function buildFill(builder: OpBuilder, location: Location, value: Value, init: Value): Operation {
  return buildNamed(builder, location, FillOp, [value], init);
}

export function buildCopy(builder: OpBuilder, location: Location, input: Value, init: Value): Operation {
  return buildNamed(builder, location, CopyOp, [input], init);
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

/** Makes a `linalg.elementwise` that applies a function to elements. */
export function buildElementwise(
  builder: OpBuilder,
  location: Location,
  kind: ElementwiseKind,
  maps: readonly AffineMap[],
  { inputs, inits }: Pick<GenericParts, 'inputs' | 'inits'>,
): Operation {
  const { context } = builder;
  const operands = [...inputs, ...inits];
  const fail = (message: string): never => {
    throw new InternalError(message);
  };
  const types = operands.map(({ type }) => type);
  return builder.create({
    name: ElementwiseOp.opName,
    location,
    operands,
    resultTypes: inits.map(({ type }) => type).filter(isTensorType),
    properties: new Map<string, Attribute>([
      ['operandSegmentSizes', denseI32Array(context, [inputs.length, inits.length])],
      ['kind', ElementwiseKindAttr.get(context, kind)],
      ['indexing_maps', mapsAttr(context, maps)],
    ]),
    regions: [buildRegion(context, types, elementwiseBody(kind), new Map(), fail)],
  });
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

/** Makes a region whose arguments are the elements of the operands, and which yields what `body` makes of them. */
function buildBody(
  builder: OpBuilder,
  location: Location,
  operands: readonly Value[],
  body: (elements: readonly Value[]) => readonly Value[],
): Region {
  const region = new Region();
  const block = elementArguments(region, operands);
  builder.withInsertionPoint(() => {
    builder.setInsertionPointToEnd(block);
    YieldOp.build(builder, location, { values: body(block.arguments) });
  });
  return region;
}

/** Makes a `linalg.reduce` over one dimension whose iterations yield what `body` makes. */
export function buildReduce(
  builder: OpBuilder,
  location: Location,
  inputs: readonly Value[],
  inits: readonly Value[],
  dimension: number,
  body: (elements: readonly Value[]) => readonly Value[],
): Operation {
  const operands = [...inputs, ...inits];
  return builder.create({
    name: ReduceOp.opName,
    location,
    operands,
    resultTypes: inits.map(({ type }) => type).filter(isTensorType),
    properties: new Map<string, Attribute>([['dimensions', denseI64Array(builder.context, [dimension])]]),
    regions: [buildBody(builder, location, operands, body)],
  });
}

/** Makes a `linalg.generic` whose iterations yield what `body` makes with the builder of the elements. */
export function buildGenericAround(
  builder: OpBuilder,
  location: Location,
  parts: Omit<GenericParts, 'region'>,
  body: (elements: readonly Value[]) => readonly Value[],
): Operation {
  const region = buildBody(builder, location, [...parts.inputs, ...parts.inits], body);
  return buildGeneric(builder, location, { ...parts, region });
}

/** Returns the kinds of that many loops whose iterations do not depend on each other. */
export const parallelIterators = (count: number): IteratorType[] => Array<IteratorType>(count).fill('parallel');
