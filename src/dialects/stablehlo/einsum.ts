/** Returns the letters of the dimensions of each operand of an equation, then those of its result: of `ij,jk->ik` these are `i` `j`, `j` `k`, `i` `k`. */
export function einsumLetters(equation: string): readonly (readonly string[])[] {
  return equation.split(/,|->/).map((letters) => [...letters.replaceAll(' ', '')]);
}

/** Returns the shape that an equation gives the result of operands of these shapes; undefined where it does not name it by their dimensions. */
export function einsumShape(equation: string, shapes: readonly (readonly number[])[]): number[] | undefined {
  const lettersOf = einsumLetters(equation);
  const result = lettersOf.at(-1)!;
  if (lettersOf.length !== shapes.length + 1) return undefined;
  const sizes = new Map(shapes.flatMap((shape, i) => shape.map((size, dim) => [lettersOf[i]![dim], size] as const)));
  const shape = result.map((letter) => sizes.get(letter));
  return shape.every((size) => size !== undefined) ? shape : undefined;
}
