/** Tells whether MLIR does not read the text, or reads another program, although it prints it, as is the case here, too. */
export function isUnreadableInMlir(text: string): boolean {
  return unreadable.some((pattern) => pattern.test(text)) || hasUndefinedLocation(text);
}

const unreadable = [
  // The location of an operation under a mask is not printed.
  /vector\.mask [^\n{]*\{ [^\n]* loc\(/,
  // A symbol without name.
  /<<INVALID EMPTY SYMBOL>>/,
  // The lowest number in an affine expression: "constant too large for index".
  /(?:affine_(?:map|set)<|affine\.\w+ |#tt\.layout<)[^\n]*-9223372036854775808/,
  // A bound that is a symbol of which the loop has no operand.
  /affine\.for [^\n]*<<UNKNOWN SSA VALUE>>/,
  // A sum whose second term begins with a negated one is read as a difference.
  /affine_(?:map|set)<[^\n]* \+ -/,
  // A sum that has a term twice, beside another one, is read as one that has it multiplied, or elsewhere.
  /affine_(?:map|set)<[^\n]*\b([ds]\d+) \+ (?:[^,()\n]* \+ )?\1\b/,
  // A value that is dimension and symbol is read as the first of them.
  /(%[\w#]+)\b[^\n]*symbol\(\1\)/,
  // tosa.variable prints any type as the element type of a tensor, and any attribute as its value.
  /tosa\.variable /,
  // The list of types behind the colon of tosa.yield may be empty.
  /tosa\.yield {2}:/,
  // The name of a file is printed without escapes.
  /emitc\.include .*["\\].*["\\].*["\\]/,
  // Decimals of f80 and f128 have more digits than the double that they are read as.
  /\d\.\d{17,}.*\bf(?:80|128)\b/,
  // Numbers of this attribute in hexadecimal are read as bits of doubles, and printed as those of the type.
  /#complex\.number<:(?!f64)\w+ .*\b0x/,
  // Numbers near the smallest of f128 are rounded to zero when they are read.
  /[eE]-49\d\d : f128/,
  // A named operation without operands: mlir-opt crashes.
  /^ *(?:%\w+ = )?linalg\.\w+(?: \{.*\})?$/m,
];

/** Tells from an error whether the program is one that MLIR accepts in generic form, and then prints so that it does not read it. */
export function isUnreadableMessage(message: string): boolean {
  // The verifier of affine.for does not count the operands of the bounds.
  return isAboutAgreeingShapes(message) || / operand count and affine map \w+ count must match$/.test(message);
}

/** Tells whether shapes of operands agree but are not equal (`4x?` and `?x?`): many forms give one type for all operands. */
function isAboutAgreeingShapes(message: string): boolean {
  const types = / expects different type than prior uses: '(.*)' vs '(.*)'$/.exec(message);
  return types !== null && withoutShape(types[1]!) === withoutShape(types[2]!);
}

function withoutShape(type: string): string {
  return type.replace(/(?:(?:\*|\?|\d+)x)+/g, '');
}

/** Tells whether an operation uses an alias of a location that is defined behind it. */
function hasUndefinedLocation(text: string): boolean {
  const end = text.indexOf('\n#loc');
  if (end < 0) return false;
  const uses = text
    .slice(0, end)
    .replace(/ loc\(#loc\d*\)/g, '')
    .match(/#loc\d*/g);
  return uses?.some((name) => text.includes(`\n${name} = `, end)) === true;
}
