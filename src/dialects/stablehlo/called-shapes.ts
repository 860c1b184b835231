import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { callsAnnotation, isPartitionBound } from './annotation-calls.ts';
import { type CustomCallOp } from './generated/stablehlo-ops.gen.ts';

type Shape = readonly number[];

/** Of how many rows or columns there are fewer. */
const fewer = (shape: Shape): number => Math.min(shape.at(-2)!, shape.at(-1)!);

/** What is found of a matrix, [..., rows, columns], by calls that take nothing else. Source: jax/_src/lax/linalg.py. */
const callsOfMatrices: ReadonlyMap<string, (shape: Shape) => readonly Shape[]> = new Map([
  ['Qr', reflections],
  ['geqrf', reflections],
  ['potrf', (shape) => [shape, shape.slice(0, -2)]],
  ['getrf', (shape) => [shape, [...shape.slice(0, -2), fewer(shape)], shape.slice(0, -2)]],
  ['LuDecomposition', (shape) => [shape, [...shape.slice(0, -2), fewer(shape)], shape.slice(0, -1)]],
] satisfies [string, (shape: Shape) => readonly Shape[]][]);

function reflections(shape: Shape): readonly Shape[] {
  return [shape, [...shape.slice(0, -2), fewer(shape)]];
}

/** Returns the shapes of what a call results in, where those of the operands and its attributes say them; undefined where they do not. */
export function calledShapes(op: CustomCallOp): readonly (readonly number[])[] | undefined {
  const { callTargetName: name, numResults } = op;
  // Shapes of the results may stand behind.
  const numOperands = op.numOperands - (op.getAttr('indices_of_shape_operands') ? numResults : 0);
  const type = numOperands === 1 ? op.operand(0).type : undefined;
  if (!(type instanceof RankedTensorType)) return undefined;
  const { shape } = type;
  const matrixCall = callsOfMatrices.get(/^lapack_[sd](\w+)_ffi$/.exec(name)?.[1] ?? name);
  if (matrixCall) {
    const shapes = shape.length >= 2 ? matrixCall(shape) : undefined;
    return shapes?.length === numResults ? shapes : undefined;
  }
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
