import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Region } from '../../../ir/region.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { type Combiner } from '../../front-end/reductions/combiners.ts';
import { buildPair } from '../../front-end/windows/build-combined.ts';
import { bodyProblem, buildBody } from '../elements/map-body.ts';
import { combinerOfResult } from '../reductions/combiners.ts';

/** What a scatter makes of an element of one tensor and its update: it takes the update, or combines both. */
export interface ElementChange {
  readonly elementType: Type;
  readonly combine: 'set' | Combiner;
}

/** What a scatter makes of elements and their updates. */
export interface Change {
  readonly body: Region;
  /** By tensor; undefined where anything else is computed, of the elements of all tensors together. */
  readonly each: readonly ElementChange[] | undefined;
}

/** Returns what the computation of a scatter makes of elements and updates, or why nothing of TTIR does. */
export function changeOf(body: Region): Change | string {
  const block = body.firstBlock!;
  const count = block.arguments.length / 2;
  const changes = Array.from({ length: count }, (_, i): ElementChange | undefined => {
    const { elementType } = block.arguments[i]!.type as RankedTensorType;
    const isSet = block.lastOp!.operands[i] === block.arguments[count + i];
    const combine = isSet ? 'set' : combinerOfResult(body, i, elementType);
    return combine && { elementType, combine };
  });
  const each = changes.filter((change) => change !== undefined);
  if (each.length === count) return { body, each };
  return bodyProblem(body) ?? { body, each: undefined };
}

/** Makes what a change gives of tensors of the shape of their updates, `partOf` which is read where it counts. */
export function buildChanged(
  builder: OpBuilder,
  location: Location,
  { body, each }: Change,
  partOf: (i: number) => Value,
  updates: readonly Value[],
): Value[] {
  if (!each) return buildBody(builder, body, [...updates.map((_, i) => partOf(i)), ...updates], shapeOf(updates[0]!));
  return updates.map((update, i) => {
    const { combine } = each[i]!;
    if (combine === 'set') return update;
    return buildPair(builder, location, combine, [partOf(i), update], update.type as RankedTensorType);
  });
}
