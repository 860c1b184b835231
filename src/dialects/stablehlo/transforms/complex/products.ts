import { cloneOperation } from '../../../../ir/clone.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { type RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { product } from '../../../../support/math.ts';
import { splatNumber } from '../../splat-number.ts';
import * as hlo from '../../generated/stablehlo-ops.gen.ts';
import {
  buildBroadcast,
  buildConcatenation,
  buildReshape,
  buildSliceAlong,
  buildTranspose,
  shapeOf,
} from '../../shape-builders.ts';
import { NumberBuilder } from '../../number-builder.ts';
import { buildBilinear, buildComplexProduct } from './complex-arithmetic.ts';
import { type ComplexParts, isZero, mapParts, partType } from './complex-parts.ts';
import { type Expansion, type ExpansionContext } from './expansion.ts';

/** Products over dimensions. */

const sumsOfProducts: readonly (abstract new (...args: never[]) => Operation)[] = [
  hlo.ConvolutionOp,
  hlo.DotGeneralOp,
  hlo.DotOp,
  hlo.DynamicConvOp,
  hlo.EinsumOp,
];

/** Multiplies each part of the one factor by each of the other. */
export const expandSumOfProducts: Expansion = (op, { builder, partsOf }) => {
  // This dialect does not know chlo.
  if (!sumsOfProducts.some((each) => op instanceof each) && op.name !== 'chlo.ragged_dot') return undefined;
  const type = partType(op.result().type)!;
  const [lhs, rhs, ...others] = op.operands;
  const f = new NumberBuilder(builder, op.location, type);
  const result = buildBilinear(f, partsOf(lhs!), partsOf(rhs!), (a, b) => {
    const copy = cloneOperation(op);
    copy.setOperands([a, b, ...others]);
    copy.result().type = type;
    return builder.insert(copy).result();
  });
  return [result];
};

/** Multiplies halves of what is reduced with one another until one number is left. */
export const expandProduct: Expansion = (op, context) => {
  if (!(op instanceof hlo.ReduceOp) || op.numResults !== 1 || !isProduct(op)) return undefined;
  const { location, dimensions } = op;
  const shape = shapeOf(op.inputs[0]!);
  const kept = [...shape.keys()].filter((dim) => !dimensions.includes(dim));
  const rows = kept.map((dim) => shape[dim]!);
  const count = product(dimensions.map((dim) => shape[dim]!));
  if (count === 0) return undefined;
  const inRows = mapParts(context.partsOf(op.inputs[0]!), (part) => {
    const moved = buildTranspose(context.builder, location, part, [...kept, ...dimensions]);
    return buildReshape(context.builder, location, moved, [...rows, count]);
  });
  const multiplied = mapParts(buildRowProducts(op, inRows, context), (part) =>
    buildReshape(context.builder, location, part, rows),
  );
  const { real, imaginary } = context.partsOf(op.initValues[0]!);
  if (splatNumber(real) === 1 && isZero(imaginary)) return [multiplied];
  const f = new NumberBuilder(context.builder, location, partType(op.result(0).type)!);
  const init = mapParts({ real, imaginary }, (part) =>
    buildBroadcast(context.builder, location, part, [], f.type.shape),
  );
  return [buildComplexProduct(f, multiplied, init)];
};

/** Tells whether a reduction multiplies. */
function isProduct({ body }: hlo.ReduceOp): boolean {
  const { firstOp, lastOp, arguments: args } = body.firstBlock!;
  if (!(firstOp instanceof hlo.MulOp) || firstOp.next !== lastOp || lastOp?.operand(0) !== firstOp.result())
    return false;
  return (
    firstOp.operands.every((value) => args.includes(value as (typeof args)[number])) && firstOp.lhs !== firstOp.rhs
  );
}

function buildRowProducts({ location }: Operation, parts: ComplexParts, { builder }: ExpansionContext): ComplexParts {
  let rows = parts;
  for (let count = shapeOf(rows.real).at(-1)!; count > 1; count = shapeOf(rows.real).at(-1)!) {
    const half = Math.floor(count / 2);
    const from = (start: number, limit: number): ComplexParts =>
      mapParts(rows, (part) => buildSliceAlong(builder, location, part, -1, [start, limit]));
    const [first, second] = [from(0, half), from(half, 2 * half)];
    const f = new NumberBuilder(builder, location, first.real.type as RankedTensorType);
    const multiplied = buildComplexProduct(f, first, second);
    const rest = count % 2 ? from(count - 1, count) : undefined;
    rows = rest
      ? {
          real: buildConcatenation(builder, location, [multiplied.real, rest.real], -1),
          imaginary: buildConcatenation(builder, location, [multiplied.imaginary, rest.imaginary], -1),
        }
      : multiplied;
  }
  return rows;
}
