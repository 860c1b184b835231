import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { callsAnnotation, isPartitionBound } from './annotation-calls.ts';
import { type CustomCallOp } from './generated/stablehlo-ops.gen.ts';

/** Returns the shapes of what a call results in, where those of the operands and its attributes say them; undefined where they do not. */
export function calledShapes(op: CustomCallOp): readonly (readonly number[])[] | undefined {
  const { callTargetName: name, numOperands, numResults } = op;
  const type = numOperands === 1 ? op.operand(0).type : undefined;
  if (!(type instanceof RankedTensorType)) return undefined;
  const { shape } = type;
  if (callsAnnotation(op)) return isPartitionBound(name) ? undefined : [shape];
  if (!name.startsWith('mhlo.')) return undefined;
  // The others that XLA knows by such names are functions of elements.
  if (name !== 'mhlo.topk') return numResults === 1 ? [shape] : undefined;
  const attributes = op.getAttr('mhlo.attributes');
  const k = attributes instanceof DictionaryAttr ? attributes.value.get('k') : undefined;
  if (!(k instanceof IntegerAttr) || shape.length === 0 || numResults !== 2) return undefined;
  const found = shape.with(-1, Number(k.value));
  return [found, found];
}
