import { type Attribute } from '../../ir/attribute.ts';
import {
  DenseElementsAttr,
  elementBytes,
  elementSizeBytes,
  isElementsAttr,
  splatElements,
} from '../../ir/attributes/elements-attributes.ts';
import { listedElements } from '../../ir/attributes/listed-elements.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../ir/op-info.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType, VectorType } from '../../ir/types/shaped-types.ts';
import { PoisonAttr } from '../ub/generated/ub-attributes.gen.ts';

/** Folding of constants, scalars, vectors and tensors alike. Source: mlir/Dialect/CommonFolders.h. */

type Constant = IntegerAttr | FloatAttr;
type Operands = readonly (Attribute | undefined)[];

/** Makes one constant from one per operand; undefined when the result is not known exactly. */
export type ElementFolder = (...elements: Attribute[]) => Constant | undefined;

/** Returns what `fold` makes of constant operands of one type, element by element; poison makes poison. */
export function foldElements(operands: Operands, fold: ElementFolder): Attribute | undefined {
  let areKnown = true;
  for (let i = 0; i < operands.length; i++) {
    const operand = operands[i];
    if (operand instanceof PoisonAttr) return operand;
    if (!operand) areKnown = false;
  }
  if (!areKnown) return undefined;
  const known = operands as readonly Attribute[];
  if (!known.some(isElementsAttr)) return fold(...known);
  const listed = known.map(listedElements).filter((operand) => operand !== undefined);
  if (listed.length < known.length) return undefined;
  const [{ type }] = listed as [DenseElementsAttr];
  const count = listed.every((operand) => operand.isSplat) ? 1 : type.numElements;
  const size = elementSizeBytes(type.elementType);
  const bytes = new Uint8Array(count * size);
  for (let i = 0; i < count; i++) {
    const element = fold(...listed.map((operand) => operand.attributeAt(i)));
    if (!element) return undefined;
    bytes.set(elementBytes(element.type, bitsOf(element)), i * size);
  }
  return DenseElementsAttr.get(type, bytes);
}

/** Returns the hooks of an operation whose constants `fold` folds. */
export function folding(fold: ElementFolder) {
  return {
    fold(_op: Operation, operands: Operands): FoldResult {
      const folded = foldElements(operands, fold);
      return folded && [folded];
    },
  };
}

/** Returns the i1, or the splat of it, that says what `test` says of a float constant or splat. */
export function foldTest([operand]: Operands, test: (value: FloatAttr) => boolean): Attribute | undefined {
  const answer = (value: Attribute): IntegerAttr | undefined =>
    value instanceof FloatAttr ? IntegerAttr.get(IntegerType.get(value.context, 1), test(value) ? 1 : 0) : undefined;
  if (!(operand instanceof DenseElementsAttr)) return operand && answer(operand);
  // Other tensors are left alone, as upstream.
  const { isSplat, type } = operand;
  if (!isSplat || !(type instanceof RankedTensorType || type instanceof VectorType)) return undefined;
  const element = answer(operand.attributeAt(0));
  return element && splatElements(withElement(type, element.type as IntegerType), element);
}

function withElement(type: RankedTensorType | VectorType, element: IntegerType): RankedTensorType | VectorType {
  return type instanceof VectorType
    ? VectorType.get(type.shape, element, type.scalableDims)
    : RankedTensorType.get(type.shape, element, type.encoding);
}

function bitsOf(constant: Constant): bigint {
  return constant instanceof FloatAttr ? constant.bits : constant.value;
}
