import { parseSafeInt64 } from '../../../builtin/int64-syntax.ts';
import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type ConvDimensionNumbers } from '../generated/stablehlo-attributes.gen.ts';
import { parseFields, printFields, type Fields } from './struct-fields.ts';

/** What the dimensions of a convolution are: `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`. Source: stablehlo/dialect/StablehloOps.cpp. */

const rawFields: Fields = [
  ['input_batch_dimension', 'int'],
  ['input_feature_dimension', 'int'],
  ['input_spatial_dimensions', 'dims'],
  ['kernel_input_feature_dimension', 'int'],
  ['kernel_output_feature_dimension', 'int'],
  ['kernel_spatial_dimensions', 'dims'],
  ['output_batch_dimension', 'int'],
  ['output_feature_dimension', 'int'],
  ['output_spatial_dimensions', 'dims'],
];

/** The places of the two named dimensions, in the order of their letters, and of the spatial ones. */
type Places = readonly [first: number, second: number, spatial: readonly number[]];

function parsePlaces(parser: AsmParser, letters: readonly [string, string]): Places {
  const offset = parser.currentOffset;
  const named = new Map<string, number>();
  const spatial: number[] = [];
  let place = 0;
  parser.parseCommaSeparatedList('square', () => {
    const start = parser.currentOffset;
    const dim = place++;
    if (parser.parseOptionalPunctuation('?')) return;
    const letter = letters.find((candidate) => parser.parseOptionalKeyword(candidate));
    if (letter !== undefined) {
      if (named.has(letter)) parser.error(start, `Unexpected duplicate dimension ${letter}`);
      named.set(letter, dim);
      return;
    }
    if (parser.parseOptionalAnyKeyword() !== undefined) {
      parser.error(start, `Unexpected dimension, expecting ${letters.join(', ')}`);
    }
    const number = parseSafeInt64(parser);
    if (number < 0) parser.error(start, `Unexpected dimension ${number}`);
    if (spatial[number] !== undefined) parser.error(start, `Duplicate entries for spatial dimension ${number}`);
    // A number beyond the dimensions leaves a gap; the array must not grow as large as it.
    if (number > 1024) parser.error(start, `Missing entries for spatial dimensions before ${number}`);
    spatial[number] = dim;
  });
  for (const letter of letters) {
    if (!named.has(letter)) parser.error(offset, `Expected dimension ${letter} not specified`);
  }
  for (let i = 0; i < spatial.length; i++) {
    if (spatial[i] === undefined) parser.error(offset, `Missing entries for spatial dimension ${i}`);
  }
  return [named.get(letters[0])!, named.get(letters[1])!, spatial];
}

/** Parses the three lists of dimensions and returns the parameters of the attribute. */
export function parseConvolutionDimensions(parser: AsmParser): readonly unknown[] {
  const input = parsePlaces(parser, ['b', 'f']);
  parser.parseKeyword('x');
  const kernel = parsePlaces(parser, ['i', 'o']);
  parser.parsePunctuation('->');
  const output = parsePlaces(parser, ['b', 'f']);
  return [...input, ...kernel, ...output];
}

/** Returns a letter or number per dimension, or undefined where two are in one place or one is beyond them. */
function labels([first, second, spatial]: Places, letters: readonly [string, string]): string[] | undefined {
  const found: string[] = [];
  const entries: [number, string][] = [[first, letters[0]], [second, letters[1]]]; // prettier-ignore
  spatial.forEach((place, i) => entries.push([place, String(i)]));
  for (const [place, label] of entries) {
    if (place < 0 || place >= entries.length || found[place] !== undefined) return undefined;
    found[place] = label;
  }
  return found;
}

function listsOf(numbers: ConvDimensionNumbers): string[] | undefined {
  const lists = [
    labels([numbers.inputBatchDimension, numbers.inputFeatureDimension, numbers.inputSpatialDimensions], ['b', 'f']),
    labels(
      [numbers.kernelInputFeatureDimension, numbers.kernelOutputFeatureDimension, numbers.kernelSpatialDimensions],
      ['i', 'o'],
    ),
    labels([numbers.outputBatchDimension, numbers.outputFeatureDimension, numbers.outputSpatialDimensions], ['b', 'f']),
  ];
  const isWhole = lists.every((list) => list !== undefined);
  return isWhole ? lists.map((list) => `[${list.join(', ')}]`) : undefined;
}

/** Prints the lists of dimensions, or `raw` and the fields where lists cannot say it. */
export function printConvolutionDimensions(numbers: ConvDimensionNumbers, printer: AsmPrinter): void {
  const lists = listsOf(numbers);
  if (lists) return printer.print(`${lists[0]!}x${lists[1]!}->${lists[2]!}`);
  printer.print('raw ');
  printFields(printer, rawFields, numbers.parameters, true);
}

/** The attribute `#stablehlo.conv<…>`. */
export const convDimensionNumbers = {
  parse(parser: AsmParser): readonly unknown[] {
    parser.parsePunctuation('<');
    if (parser.parseOptionalKeyword('raw')) return parseFields(parser, rawFields);
    const parameters = parseConvolutionDimensions(parser);
    parser.parsePunctuation('>');
    return parameters;
  },

  print(numbers: ConvDimensionNumbers, printer: AsmPrinter): void {
    printer.print('<');
    printConvolutionDimensions(numbers, printer);
    printer.print('>');
  },
};
