import { type Operation } from '../../ir/operation.ts';
import { ResultAccuracyAttr } from './generated/stablehlo-attributes.gen.ts';

/** Tells whether an operation says how far its results may be off, which nothing made of other operations promises. */
export function asksForTolerance(op: Operation): boolean {
  const accuracy = op.properties.get('result_accuracy');
  return accuracy instanceof ResultAccuracyAttr && accuracy.mode.value === 'TOLERANCE';
}
