import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { PatternRewriter } from '../../ir/pattern-match.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { inlineAssuming } from '../../dialects/shape/patterns/assuming-patterns.ts';
import * as shape from '../../dialects/shape/generated/shape-ops.gen.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { NumberBuilder } from '../../dialects/stablehlo/number-builder.ts';
import {
  buildConcatenation,
  buildNumbersOfType,
  buildReshape,
  buildSliceAlong,
  shapeOf,
} from '../../dialects/stablehlo/shape-builders.ts';
import { type BuildElements } from './build-elements.ts';
import { floorDivision } from './element-operations.ts';
import {
  areLists,
  buildBroadcastShape,
  buildElement,
  buildList,
  buildProduct,
  buildShape,
  buildSize,
  knownSize,
} from './shape-stands.ts';

/** Sizes are computed as integers of 64 bits. */
const sizeType = (builder: OpBuilder): IntegerType => IntegerType.get(builder.context, 64);

const make =
  (op: Parameters<NumberBuilder['make']>[0]): BuildElements =>
  (builder, location, operands, type) =>
    new NumberBuilder(builder, location, type).make(op, ...operands);

/** Arithmetic on sizes. */
const arithmetic = new Map<string, BuildElements>([
  [shape.AddOp.opName, make(hlo.AddOp)],
  [shape.DivOp.opName, floorDivision],
  [shape.MaxOp.opName, make(hlo.MaxOp)],
  [shape.MinOp.opName, make(hlo.MinOp)],
  [shape.MulOp.opName, make(hlo.MulOp)],
]);

/** Operations that say something else of the same sizes, or, as `shape.any`, choose any of several equal shapes. */
const views: ReadonlySet<string> = new Set(
  [
    shape.AnyOp,
    shape.FromExtentTensorOp,
    shape.IndexToSizeOp,
    shape.SizeToIndexOp,
    shape.ToExtentTensorOp,
    shape.ValueAsShapeOp,
  ].map(({ opName }) => opName),
);

/**
 * Makes what stands for the results of an operation of shape before it: lists of sizes for shapes, tensors without dimensions for sizes. Undefined for operations that have no such
 * form, and where the length of a list is not known.
 */
export function buildShapeStands(
  op: Operation,
  standOf: (value: Value) => Value | undefined,
): readonly (Value | undefined)[] | undefined {
  const builder = OpBuilder.before(op);
  const { location } = op;
  if (op instanceof shape.ShapeOfOp) return [buildShape(builder, location, op.arg)];
  if (op instanceof shape.DimOp) return [buildSize(builder, location, op.value, op.index)];
  if (op instanceof shape.ConstSizeOp) return [constantOf(builder, location, [], [op.value])];
  if (op instanceof shape.ConstShapeOp) {
    const { shape: sizes } = op;
    if (!(sizes instanceof DenseElementsAttr)) return undefined;
    const numbers = Array.from({ length: sizes.type.numElements }, (_, dim) => sizes.numberAt(dim));
    return [constantOf(builder, location, [numbers.length], numbers)];
  }
  const operands = op.operands.map(standOf);
  if (!operands.every((operand) => operand !== undefined)) return undefined;
  if (op instanceof shape.BroadcastOp) return [buildBroadcastShape(builder, location, operands)];
  if (op instanceof shape.FromExtentsOp) {
    const type = RankedTensorType.get([operands.length], sizeType(builder));
    return [buildList(builder, location, operands, type)];
  }
  const [first, second] = operands;
  if (!first) return undefined;
  if (views.has(op.name)) return [first];
  const calculation = arithmetic.get(op.name);
  if (calculation) {
    const { type } = first;
    return type === second!.type ? [calculation(builder, location, operands, type as RankedTensorType)] : undefined;
  }
  if (op instanceof shape.GetExtentOp) return [buildExtent(builder, op, first, second!)];
  if (!areLists(operands.slice(0, op instanceof shape.SplitAtOp ? 1 : 2))) return undefined;
  if (op instanceof shape.NumElementsOp) return [buildProduct(builder, location, first)];
  if (op instanceof shape.RankOp) return [constantOf(builder, location, [], [shapeOf(first)[0]!])];
  if (op instanceof shape.ConcatOp) return [buildConcatenation(builder, location, [first, second!], 0)];
  if (op instanceof shape.SplitAtOp) return splitList(builder, op, first);
  return undefined;
}

function constantOf(
  builder: OpBuilder,
  location: Location,
  sizes: readonly number[],
  numbers: readonly number[],
): Value {
  const outputType = RankedTensorType.get(sizes, sizeType(builder));
  return buildNumbersOfType(builder, location, outputType, numbers);
}

/** Makes one size of a shape. */
function buildExtent(builder: OpBuilder, op: shape.GetExtentOp, list: Value, place: Value): Value | undefined {
  if (!areLists([list])) return undefined;
  const known = knownSize(op.dim);
  const [length] = shapeOf(list);
  if (known === undefined) return buildElement(builder, op.location, [list, place]);
  if (known < 0 || known >= length!) return undefined;
  return buildReshape(builder, op.location, buildSliceAlong(builder, op.location, list, 0, [known, known + 1]), []);
}

/** Makes the sizes in front of a place, and those behind it; negative places count from the end. */
function splitList(builder: OpBuilder, op: shape.SplitAtOp, list: Value): readonly Value[] | undefined {
  const known = knownSize(op.index);
  const length = shapeOf(list)[0]!;
  const at = known === undefined || known >= 0 ? known : length + known;
  if (at === undefined || at < 0 || at > length) return undefined;
  return [[0, at] as const, [at, length] as const].map((range) =>
    buildSliceAlong(builder, op.location, list, 0, range),
  );
}

/** Operations that constrain shapes. */
const constraints: ReadonlySet<string> = new Set(
  [shape.AssumingAllOp, shape.ConstWitnessOp, shape.CstrBroadcastableOp, shape.CstrEqOp, shape.CstrRequireOp].map(
    ({ opName }) => opName,
  ),
);

/** Takes what constrains shapes to hold: puts what depends on that in its place, and drops constraints that nothing else needs. */
export function dropConstraints(module: Operation): void {
  const rewriter = new PatternRewriter(module.context);
  const found: Operation[] = [];
  walk(module, {
    after(op) {
      if (op instanceof shape.AssumingOp) inlineAssuming(op, rewriter);
      else if (constraints.has(op.name)) found.push(op);
    },
  });
  for (const op of found.toReversed()) if (op.useEmpty) op.erase();
}
