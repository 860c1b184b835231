/** The variables that `-D` defines. */
import { Cursor } from './cursor.ts';
import { evaluate } from './numeric/expression.ts';
import { parseNumericBlock } from './numeric/parse-expression.ts';
import { type EvaluationError, PatternError } from './pattern-error.ts';
import { type Reporter } from './reporter.ts';
import { SourceBuffer, type Span, spanText } from './source-buffer.ts';
import { type Variables } from './variables.ts';

/**
 * Defines the variables `NAME=VALUE` and `#NAME=EXPRESSION`; false after reporting every one that is wrong.
 * Of two definitions of a string the first counts.
 */
export function defineOnCommandLine(defines: readonly string[], variables: Variables, reporter: Reporter): boolean {
  let ok = true;
  for (const definition of layOut(defines)) {
    try {
      if (spanText(definition).startsWith('#')) defineNumeric(definition, variables);
      else defineString(definition, variables);
    } catch (error) {
      ok = false;
      if (error instanceof PatternError) reporter.error(error);
      else if (error instanceof UndefinedValueError) error.messages.forEach((message) => reporter.line(message));
      else throw error;
    }
  }
  return ok;
}

/** The expression of a definition has no value. */
class UndefinedValueError extends Error {
  constructor(readonly messages: readonly string[]) {
    super(messages.join('; '));
  }
}

/** Writes the definitions below each other, numbered, as messages show them; returns where each one stands. */
function layOut(defines: readonly string[]): Span[] {
  let text = '';
  const places: (readonly [number, number])[] = [];
  defines.forEach((definition, i) => {
    const head = `Global define #${i + 1}: `;
    if (!definition.startsWith('#')) {
      text += head;
      places.push([text.length, text.length + definition.length]);
      text += `${definition}\n`;
      return;
    }
    text += `${head}${definition} (parsed as: [[`;
    places.push([text.length, text.length + definition.length]);
    text += `${definition.replace('=', ':')}]])\n`;
  });
  const buffer = new SourceBuffer('Global defines', text);
  return places.map(([start, end]) => ({ buffer, start, end }));
}

function defineString(definition: Span, variables: Variables): void {
  const cursor = new Cursor(definition);
  const equals = cursor.find('=');
  cursor.end = equals;
  const { name, isPseudo } = cursor.variableName();
  const { buffer, start, end } = definition;
  if (isPseudo || !cursor.isAtEnd) {
    const whole = buffer.text.slice(start, equals);
    throw cursor.operandError(`invalid name in string variable definition '${whole}'`, start);
  }
  if (variables.numerics.has(name))
    throw cursor.operandError(`numeric variable with name '${name}' already exists`, start);
  if (!variables.strings.has(name)) variables.strings.set(name, { buffer, start: equals + 1, end });
  variables.definedStrings.add(name);
}

function defineNumeric(definition: Span, variables: Variables): void {
  const block = { ...definition, start: definition.start + 1 };
  const parsed = parseNumericBlock(block, { variables, line: undefined, isLegacyLine: false });
  const variable = parsed.definition!;
  if (!parsed.expression)
    throw new Cursor({ ...definition, start: definition.end }).operandError('missing value of numeric variable');
  const errors: EvaluationError[] = [];
  const value = evaluate(parsed.expression, errors);
  if (value === undefined) {
    throw new UndefinedValueError(
      errors.map((e) => (e.is === 'undefined' ? `undefined variable: ${spanText(e.name)}` : 'overflow error')),
    );
  }
  variable.value = value;
  variables.numerics.set(variable.name, variable);
}
