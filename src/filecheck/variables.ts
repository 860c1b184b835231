/** The variables of a run. */
import { type ExpressionFormat, formatOf } from './numeric/expression-format.ts';
import { type NumericVariable } from './numeric/expression.ts';
import { type Span, spanText } from './source-buffer.ts';

/** All variables, string and numeric; a name is one or the other. */
export class Variables {
  /** Strings that have a value: where it stands. */
  readonly strings = new Map<string, Span>();
  /** Names that some directive or the command line defines as strings. */
  readonly definedStrings = new Set<string>();
  /** Numeric variables that some expression has named so far. */
  readonly numerics = new Map<string, NumericVariable>();
  /** `@LINE`. */
  readonly line: NumericVariable = numericVariable('@LINE', formatOf('unsigned'), undefined);

  /** Returns the value of a string variable. */
  stringValue(name: string): string | undefined {
    const span = this.strings.get(name);
    return span && spanText(span);
  }

  /** Returns the numeric variable of this name; a name never seen before gets a variable without value. */
  numericNamed(name: string): NumericVariable {
    let variable = this.numerics.get(name);
    if (!variable) {
      variable = numericVariable(name, formatOf('unsigned'), undefined);
      this.numerics.set(name, variable);
    }
    return variable;
  }

  /** Forgets the values of all variables whose name has no `$` in front. */
  clearLocals(): void {
    for (const name of [...this.strings.keys()]) if (!name.startsWith('$')) this.strings.delete(name);
    for (const [name, variable] of this.numerics) {
      if (name.startsWith('$')) continue;
      variable.value = undefined;
      variable.source = undefined;
    }
  }
}

/** Returns a numeric variable without value. */
export function numericVariable(
  name: string,
  format: ExpressionFormat | undefined,
  definitionLine: number | undefined,
): NumericVariable {
  return { name, format, definitionLine, value: undefined, source: undefined };
}
