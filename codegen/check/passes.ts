import { type Diagnostics } from '../diagnostics.ts';
import { type OptionType, type PassModel } from '../resolve/model.ts';
import { didYouMean } from '../../src/support/suggest.ts';
import { checkDialectNames, checkOpName, type KnownNames } from './known-names.ts';

/**
 * Reports names of a pass and its options that cannot be given on a command line, defaults of the wrong type, and an anchor or
 * dialects that there are not.
 */
export function checkPass(pass: PassModel, known: KnownNames | undefined, diagnostics: Diagnostics): void {
  if (pass.argument !== '' && !/^[a-z][a-z0-9-]*$/.test(pass.argument))
    diagnostics.error(
      pass.argumentLocation,
      `'${pass.argument}' is not a pass argument: use lower case, digits and dashes`,
    );
  if (pass.anchor !== undefined) checkOpName(pass.anchor.text, 'anchor', pass.anchor, known, diagnostics);
  checkDialectNames(pass.dependentDialects, known, diagnostics);
  for (const option of pass.options) {
    if (!/^[a-z][a-z0-9_-]*$/.test(option.name))
      diagnostics.error(
        option.location,
        `'${option.name}' is not an option name: use lower case, digits, dashes and underscores`,
      );
    const mistake = option.default === undefined ? undefined : defaultMistake(option.default, option.type);
    if (mistake !== undefined)
      diagnostics.error(option.defaultLocation, `default of option '${option.name}' ${mistake}`);
  }
}

function defaultMistake(text: string, type: OptionType): string | undefined {
  if (type.kind === 'enum') {
    const keywords = type.enum.cases.map((enumCase) => enumCase.keyword);
    return keywords.includes(text)
      ? undefined
      : `is not a case of ${type.enum.name}: '${text}'${didYouMean(text, keywords)}`;
  }
  if (type.kind === 'list') {
    const items = text === '' ? [] : text.split(',');
    return items.map((item) => defaultMistake(item, type.of)).find((mistake) => mistake !== undefined);
  }
  const patterns = {
    bool: /^(true|false)$/,
    int: /^-?\d+$/,
    int64: /^-?\d+$/,
    uint: /^\d+$/,
    uint64: /^\d+$/,
    double: /^-?\d+(\.\d+)?$/,
    string: /^/,
    gridOverrides: /^/,
    layoutOverrides: /^/,
    argumentShapes: /^/,
    pipeline: /^/,
  };
  return patterns[type.name].test(text) ? undefined : `is not of type ${type.name}: '${text}'`;
}
