import { type Attribute } from '../../ir/attribute.ts';
import { DenseElementsAttr, elementSizeBytes, littleEndian } from '../../ir/attributes/elements-attributes.ts';
import { floatAttr, floatValue } from '../../ir/attributes/float-values.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type FloatKind } from '../../ir/types/scalar-types.ts';

/** Folding of constants, scalars and tensors alike. Source: mlir/Dialect/CommonFolders.h. */

type Constant = IntegerAttr | FloatAttr;

/** Formats whose sums, products and quotients are right when computed in double precision and rounded once. */
const exactInDouble: readonly FloatKind[] = ['f16', 'bf16', 'f32', 'f64'];

/** Returns one integer from two, both signed; the result is taken modulo the width. */
export type IntegerFolder = (a: bigint, b: bigint) => bigint;
/** Returns one float from two. */
export type FloatFolder = (a: number, b: number) => number;

/** Returns the constant that `fold` makes of two integer constants of one type, element by element. */
export function foldIntegers(operands: readonly (Attribute | undefined)[], fold: IntegerFolder): Attribute | undefined {
  return foldElements(operands, (a, b) =>
    a instanceof IntegerAttr && b instanceof IntegerAttr ? IntegerAttr.get(a.type, fold(a.value, b.value)) : undefined,
  );
}

/** Returns the constant that `fold` makes of two float constants of one type, element by element, rounded to the type. */
export function foldFloats(operands: readonly (Attribute | undefined)[], fold: FloatFolder): Attribute | undefined {
  return foldElements(operands, (a, b) => {
    if (!(a instanceof FloatAttr && b instanceof FloatAttr) || !exactInDouble.includes(a.type.kind)) return undefined;
    return floatAttr(a.type, fold(floatValue(a), floatValue(b)));
  });
}

function foldElements(
  operands: readonly (Attribute | undefined)[],
  fold: (a: Attribute, b: Attribute) => Constant | undefined,
): Attribute | undefined {
  const [a, b] = operands;
  if (!a || !b) return undefined;
  if (!(a instanceof DenseElementsAttr && b instanceof DenseElementsAttr)) return sameType(a, b) && fold(a, b);
  if (a.type !== b.type) return undefined;
  const count = a.isSplat && b.isSplat ? 1 : a.type.numElements;
  const size = elementSizeBytes(a.elementType);
  const bytes = new Uint8Array(count * size);
  for (let i = 0; i < count; i++) {
    const element = fold(a.attributeAt(i), b.attributeAt(i));
    if (!element) return undefined;
    bytes.set(littleEndian(bitsOf(element), size), i * size);
  }
  return DenseElementsAttr.get(a.type, bytes);
}

function sameType(a: Attribute, b: Attribute): true | undefined {
  return 'type' in a && 'type' in b && a.type === b.type ? true : undefined;
}

function bitsOf(constant: Constant): bigint {
  return constant instanceof FloatAttr ? constant.bits : constant.value;
}

/** Returns the one element of a scalar or splat constant. */
function uniformElement(attribute: Attribute | undefined): Attribute | undefined {
  return attribute instanceof DenseElementsAttr
    ? attribute.isSplat
      ? attribute.attributeAt(0)
      : undefined
    : attribute;
}

/** Tells whether the constant is the integer `value`, alone or in every element. */
export function isInteger(attribute: Attribute | undefined, value: bigint): boolean {
  const element = uniformElement(attribute);
  return element instanceof IntegerAttr && element.value === value;
}

/** Tells whether the constant is the float `value` (zeros told apart by sign), alone or in every element. */
export function isFloat(attribute: Attribute | undefined, value: number): boolean {
  const element = uniformElement(attribute);
  return element instanceof FloatAttr && Object.is(floatValue(element), value);
}
