import { invariant } from '../support/invariant.ts';
import { splitOptions } from './option-text.ts';
import { parseOptionValue, printOptionValue, type PipelineReader } from './option-values.ts';
import { type PassOptionSpec } from './pass-spec.ts';
import { type OptionErrors } from './pipeline-errors.ts';

/** Values of options by member name. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** The value of a list that is not given. One that is given as empty is another array, and prints otherwise. */
const notGiven: readonly unknown[] = [];

/** Returns the default value of every option. */
export function defaultOptions(specs: readonly PassOptionSpec[]): OptionValues {
  return Object.fromEntries(specs.map((spec) => [spec.member, defaultValue(spec)]));
}

function defaultValue(spec: PassOptionSpec): unknown {
  if (spec.type.kind === 'list' && spec.default === '') return notGiven;
  return parseOptionValue(spec.type, spec.default, (message) => {
    invariant(false, `default of option '${spec.name}': ${message}`);
  });
}

/**
 * Returns the values that the text `a=b c=d` gives, only of the options that it names; undefined after errors. A list that is
 * given twice is joined; of any other option the last value counts. Source: PassOptions::parseFromString.
 */
export function parseOptions(
  specs: readonly PassOptionSpec[],
  text: string,
  errors: OptionErrors,
  readPipeline?: PipelineReader,
): OptionValues | undefined {
  const values: Record<string, unknown> = {};
  for (const { name, value: valueText } of splitOptions(text)) {
    const spec = specs.find((candidate) => candidate.name === name);
    if (!spec) {
      errors.line(`<Pass-Options-Parser>: no such option ${name}`);
      return undefined;
    }
    if (valueText === undefined && spec.type.kind !== 'bool') {
      errors.option(name, 'requires a value!');
      return undefined;
    }
    const error = (message: string): undefined => void errors.option(name, message);
    const value = parseOptionValue(spec.type, valueText ?? '', error, readPipeline);
    if (value === undefined) return undefined;
    const before = values[spec.member];
    values[spec.member] = Array.isArray(value) && Array.isArray(before) ? [...before, ...value] : value;
  }
  return values;
}

/** Returns `{a=b c=d}` with all options sorted by name; a list that is not given leaves a blank, as in MLIR. */
export function printOptions(specs: readonly PassOptionSpec[], values: OptionValues): string {
  if (specs.length === 0) return '';
  const sorted = [...specs].sort((a, b) => (a.name < b.name ? -1 : 1));
  const texts = sorted.map((spec) => {
    const value = values[spec.member];
    if (value === notGiven) return '';
    return `${spec.name}=${printOptionValue(spec.type, value)}`;
  });
  return `{${texts.join(' ')}}`;
}
