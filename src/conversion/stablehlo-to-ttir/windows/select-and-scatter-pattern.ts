import { FloatType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Region } from '../../../ir/region.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { comparisonProblem } from '../../../dialects/stablehlo/comparison-problem.ts';
import { type ComparisonDirection } from '../../../dialects/stablehlo/generated/stablehlo-enums.gen.ts';
import { CompareOp, SelectAndScatterOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { windowDimensions } from '../../../dialects/stablehlo/window.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildConstant, buildElementwise, buildReshape } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { PlaceBuilder } from '../../front-end/parts/computed-places.ts';
import { buildExtremePlace } from '../../front-end/parts/extreme-place.ts';
import { type Combiner, type Extreme, greatest, least } from '../../front-end/reductions/combiners.ts';
import { splatNumber } from '../../../dialects/stablehlo/splat-number.ts';
import { HloPattern } from '../hlo-pattern.ts';
import { buildKnownSteps, buildWithRow, maxSteps, mostUpdates } from '../places/known-updates.ts';
import { combinerOf } from '../reductions/combiners.ts';
import { slidingRows, type SlidingRows } from './sliding-rows.ts';

/** Which element of a window is selected, the first or the last of equal ones. */
interface Selection {
  readonly extreme: Extreme;
  readonly isLast: boolean;
}

/** By the comparison of the selected element with the next one after which it stays. */
const selections: Readonly<Partial<Record<ComparisonDirection, Selection>>> = {
  GE: { extreme: greatest, isLast: false },
  GT: { extreme: greatest, isLast: true },
  LE: { extreme: least, isLast: false },
  LT: { extreme: least, isLast: true },
};

/** Those comparisons with swapped operands. */
const swappedSelections: typeof selections = {
  GE: selections.LE!,
  GT: selections.LT!,
  LE: selections.GE!,
  LT: selections.GT!,
};

/** Returns what a computation that compares two elements selects; undefined for another computation. */
function selectionOf(select: Region): Selection | undefined {
  const block = select.firstBlock!;
  const { firstOp: op, lastOp } = block;
  if (!(op instanceof CompareOp) || op.next !== lastOp || lastOp?.operands[0] !== op.result()) return undefined;
  const [first, second] = block.arguments;
  const { comparisonDirection: direction, lhs, rhs } = op;
  if (comparisonProblem(op) !== undefined) return undefined;
  if (lhs === first && rhs === second) return selections[direction];
  return lhs === second && rhs === first ? swappedSelections[direction] : undefined;
}

/**
 * Converts the gradient of a pooling. The elements of windows are looked up, those at one place of all windows side by side; of each window the first, or last, extreme one
 * takes the source, and for each element of the operand what it takes in the windows that have it is looked up and combined. Of windows of infinities only, padding may
 * be selected.
 */
export class ConvertSelectAndScatter extends HloPattern<SelectAndScatterOp> {
  readonly root = SelectAndScatterOp;

  override convert(
    op: SelectAndScatterOp,
    adaptor: SelectAndScatterOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { shape, elementType } = resultType;
    const window = windowDimensions(op.windowDimensions ?? shape.map(() => 1), {
      strides: op.windowStrides,
      padding: op.padding,
      baseDilations: undefined,
      windowDilations: undefined,
    });
    if (typeof window === 'string') return rewriter.notifyMatchFailure(op, window);
    const selection = selectionOf(op.select);
    if (!selection) return rewriter.notifyMatchFailure(op, 'only the greatest or least elements are selected');
    const combiner = combinerOf(op.scatter, elementType);
    if (!combiner) return rewriter.notifyMatchFailure(op, 'sources are combined by one operation only');
    const rows = slidingRows(shape, shapeOf(op.source), window, selection.isLast);
    if (typeof rows === 'string') return rewriter.notifyMatchFailure(op, rows);
    if (mostUpdates(rows.written) > maxSteps) {
      return rewriter.notifyMatchFailure(op, `elements are in more windows than ${maxSteps}`);
    }
    const places = new PlaceBuilder(rewriter, op.location);
    const updates = buildUpdates(places, adaptor, rows, selection.extreme, combiner.neutral(elementType)!);
    const result = buildCombined(places, updates, rows, combiner, shape);
    if (splatNumber(op.initValue) === combiner.neutral(elementType)) return result;
    return buildElementwise(rewriter, op.location, combiner.pair, [result, adaptor.initValue], resultType);
  }
}

/** Makes what each element of each window takes, [elements of a window * windows, width]: the source, or `neutral`. */
function buildUpdates(
  places: PlaceBuilder,
  { operandValue: operand, source }: SelectAndScatterOp,
  { dims, rowCount, width, looked, size }: SlidingRows,
  extreme: Extreme,
  neutral: number,
): Value {
  const { builder, location } = places;
  const type = operand.type as RankedTensorType;
  const ordered = (value: Value, shape: readonly number[]): Value =>
    buildReshape(builder, location, buildPermutation(builder, location, value, dims), shape);
  const count = (looked.length / size) * width;
  const table = ordered(operand, [rowCount, width]);
  const padded = looked.includes(rowCount) ? buildWithRow(places, table, extreme.neutral(type.elementType)!) : table;
  const elements = buildReshape(builder, location, places.rows(padded, places.knownRows(looked)), [size, count]);
  const placeType = RankedTensorType.get([count], FloatType.get(type.context, 'f32'));
  const place = buildExtremePlace(builder, location, elements, 0, { extreme, nanWins: false }, placeType);
  const counted = places.known(
    [size, 1],
    Array.from({ length: size }, (_, i) => i),
  );
  const isSelected = places.truth(ttir.EqualOp, counted, buildReshape(builder, location, place, [1, count]));
  const nothing = buildConstant(builder, location, [1, 1], type.elementType, [neutral]);
  const inputs = [isSelected, ordered(source, [1, count]), nothing];
  const updatesType = RankedTensorType.get([size, count], type.elementType);
  const updates = buildElementwise(builder, location, ttir.WhereOp, inputs, updatesType);
  return buildReshape(builder, location, updates, [looked.length, width]);
}

/** Combines what each element of the operand takes, to a tensor of its shape. */
function buildCombined(
  places: PlaceBuilder,
  updates: Value,
  { dims, rowCount, written }: SlidingRows,
  { pair, neutral }: Combiner,
  shape: readonly number[],
): Value {
  const { builder, location } = places;
  const { elementType } = updates.type as RankedTensorType;
  const steps = [...buildKnownSteps(places, updates, written, rowCount, neutral(elementType)!)];
  const table = steps.reduce((a, b) => buildElementwise(builder, location, pair, [a, b], a.type as RankedTensorType));
  const ordered = buildReshape(builder, location, table, dims.map((dim) => shape[dim]!)); // prettier-ignore
  return buildPermutation(builder, location, ordered, shape.map((_, dim) => dims.indexOf(dim))); // prettier-ignore
}
