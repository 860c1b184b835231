import { parseInt64 } from '../../../builtin/int64-syntax.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { DenseArrayAttr, DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr, StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AsmParser, type OpAsmParser, type UnresolvedOperand } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { uniqueParametric } from '../../../ods/attr-spec.ts';
import {
  ConvDimensionNumbers,
  DotAlgorithm,
  DotDimensionNumbers,
  PrecisionAttr,
} from '../generated/stablehlo-attributes.gen.ts';
import { precisionEnum, type Precision } from '../generated/stablehlo-enums.gen.ts';
import { parseConvolutionDimensions, printConvolutionDimensions } from './convolution-dimensions.ts';
import { dotAlgorithm } from './struct-attributes.ts';
import { parseDims } from './struct-fields.ts';

/** Attributes that custom assembly writes in a form of its own. Source: stablehlo/dialect/AssemblyFormat.cpp, texts verbatim. */

const i64 = (context: Context): IntegerType => IntegerType.get(context, 64);
const i64Array = (context: Context, values: readonly bigint[]): DenseArrayAttr =>
  DenseArrayAttr.get(i64(context), values);

/** Returns the pairs as a tensor of shape [pairs, 2]. */
export function pairsAttr(context: Context, pairs: readonly (readonly bigint[])[]): DenseElementsAttr {
  const words = BigInt64Array.from(pairs.flat());
  return DenseElementsAttr.get(RankedTensorType.get([pairs.length, 2], i64(context)), new Uint8Array(words.buffer));
}

/** `@target`, kept as a string. */
export const customCallTarget: OpDirective = {
  parse: (parser) => [StringAttr.get(parser.context, parser.parseSymbolName())],
  print: (printer, [target]) => printer.printSymbolName((target as StringAttr).value),
};

/** `e5m10`. */
export const exponentMantissa: OpDirective = {
  parse(parser) {
    const offset = parser.currentOffset;
    const text = parser.parseAnyKeyword();
    const found = /^e([0-9]+)m([0-9]+)$/.exec(text);
    if (!found) return parser.error(offset, `expected exponent mantissa in format e#m#, saw ${text}`);
    const bits = found.slice(1).map(Number);
    if (bits.some((count) => count > 0x7fffffff))
      return parser.error(offset, `unable to parse exponent/mantissa ${text}`);
    return bits.map((count) => IntegerAttr.get(IntegerType.get(parser.context, 32), count));
  },
  print(printer, [exponent, mantissa]) {
    printer.print(`e${(exponent as IntegerAttr).number}m${(mantissa as IntegerAttr).number}`);
  },
};

/** Operands before an attribute, each with a comma behind it. */
export const variadicOperandWithAttribute: OpDirective = {
  parse(parser) {
    const operands: UnresolvedOperand[] = [];
    for (let next = parser.parseOptionalOperand(); next; next = parser.parseOptionalOperand()) {
      operands.push(next);
      parser.parsePunctuation(',');
    }
    return [operands];
  },
  print(printer, [operands]) {
    const values = operands as readonly Value[];
    if (values.length === 0) return;
    printer.printOperands(values);
    printer.print(',');
  },
};

/** `[start:limit:stride, …]`; a stride of 1 is left out. */
export const sliceRanges: OpDirective = {
  parse(parser) {
    const ranges: [bigint, bigint, bigint][] = [];
    parser.parseCommaSeparatedList('square', () => {
      const start = parseInt64(parser);
      parser.parsePunctuation(':');
      const limit = parseInt64(parser);
      ranges.push([start, limit, parser.parseOptionalPunctuation(':') ? parseInt64(parser) : 1n]);
    });
    return [0, 1, 2].map((part) =>
      i64Array(
        parser.context,
        ranges.map((range) => range[part]!),
      ),
    );
  },
  print(printer, args) {
    const [starts, limits, strides] = args.map((arg) => (arg as DenseArrayAttr).values);
    const text = starts!.map((start, i) => {
      const stride = String(strides![i] ?? 1);
      return `${start}:${limits![i] ?? 0}${stride === '1' ? '' : `:${stride}`}`;
    });
    printer.print(`[${text.join(', ')}]`);
  },
};

function parsePrecisions(parser: AsmParser): ArrayAttr {
  parser.parsePunctuation('=');
  const found: PrecisionAttr[] = [];
  parser.parseCommaSeparatedList('square', () => {
    const offset = parser.currentOffset;
    const keyword = parser.parseAnyKeyword();
    if (!precisionEnum.cases.some(({ str }) => str === keyword)) {
      parser.error(
        offset,
        `expected ::mlir::stablehlo::Precision to be one of: ${precisionEnum.cases.map(({ str }) => str).join(', ')}`,
      );
    }
    found.push(PrecisionAttr.get(parser.context, keyword as Precision));
  });
  return ArrayAttr.get(parser.context, found);
}

function printPrecisions(printer: OpAsmPrinter, config: unknown): void {
  if (!(config instanceof ArrayAttr)) return;
  printer.print(`, precision = [${config.value.map((entry) => (entry as PrecisionAttr).value).join(', ')}]`);
}

/** `, precision = [DEFAULT, HIGH]`, or nothing. */
export const precisionConfig: OpDirective = {
  parse(parser) {
    if (!parser.parseOptionalPunctuation(',')) return [undefined];
    parser.parseKeyword('precision');
    return [parsePrecisions(parser)];
  },
  print: (printer, [config]) => printPrecisions(printer, config),
};

/** `, precision = […], algorithm = <…>`, each of which may be left out. */
export const precisionConfigAndAlgorithm: OpDirective = {
  parse(parser) {
    let precision: Attribute | undefined;
    if (!parser.parseOptionalPunctuation(',')) return [undefined, undefined];
    if (parser.parseOptionalKeyword('precision')) {
      precision = parsePrecisions(parser);
      if (!parser.parseOptionalPunctuation(',')) return [precision, undefined];
    }
    parser.parseKeyword('algorithm');
    parser.parsePunctuation('=');
    return [precision, parseAlgorithm(parser)];
  },
  print(printer, [config, algorithm]) {
    printPrecisions(printer, config);
    if (!algorithm) return;
    printer.print(', algorithm = ');
    printer.printStripped(algorithm as Attribute);
  },
};

/** Parses what follows the mnemonic of the algorithm. */
function parseAlgorithm(parser: OpAsmParser): Attribute {
  return uniqueParametric(DotAlgorithm.spec, parser.context, dotAlgorithm.parse(parser));
}

/** `batching_dims = [0] x [0], contracting_dims = [2] x [1]`; batching_dims is left out where there are none. */
export const dotDimensionNumbersDirective: OpDirective = {
  parse(parser) {
    const { context } = parser;
    const parsePair = (): [number[], number[]] => {
      parser.parsePunctuation('=');
      const lhs = parseDims(parser);
      parser.parseKeyword('x');
      return [lhs, parseDims(parser)];
    };
    let batching: [number[], number[]] = [[], []];
    if (parser.parseOptionalKeyword('batching_dims')) {
      batching = parsePair();
      parser.parsePunctuation(',');
    }
    parser.parseKeyword('contracting_dims');
    const contracting = parsePair();
    return [DotDimensionNumbers.get(context, ...batching, ...contracting)];
  },
  print(printer, [attribute]) {
    const numbers = attribute as DotDimensionNumbers;
    const printPair = (name: string, lhs: readonly number[], rhs: readonly number[]): void =>
      printer.print(`${name} = [${lhs.join(', ')}] x [${rhs.join(', ')}]`);
    if (numbers.lhsBatchingDimensions.length > 0 || numbers.rhsBatchingDimensions.length > 0) {
      printPair('batching_dims', numbers.lhsBatchingDimensions, numbers.rhsBatchingDimensions);
      printer.print(', ');
    }
    printPair('contracting_dims', numbers.lhsContractingDimensions, numbers.rhsContractingDimensions);
  },
};

/** `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`. */
export const convolutionDimensions: OpDirective = {
  parse: (parser) => [uniqueParametric(ConvDimensionNumbers.spec, parser.context, parseConvolutionDimensions(parser))],
  print: (printer, [attribute]) => printConvolutionDimensions(attribute as ConvDimensionNumbers, printer),
};

const windowNames = ['stride', 'pad', 'lhs_dilate', 'rhs_dilate', 'reverse'] as const;

/** Parses `[1, -2]`. */
function parseInt64s(parser: OpAsmParser): bigint[] {
  const values: bigint[] = [];
  parser.parseCommaSeparatedList('square', () => values.push(parseInt64(parser)));
  return values;
}

/** Parses truth values, which may be written as 0 and 1. */
function parseReversal(parser: OpAsmParser): DenseArrayAttr {
  const values: number[] = [];
  parser.parseCommaSeparatedList('square', () => {
    if (parser.parseOptionalKeyword('true')) values.push(1);
    else if (parser.parseOptionalKeyword('false')) values.push(0);
    else values.push(parseInt64(parser) === 0n ? 0 : 1);
  });
  return DenseArrayAttr.get(IntegerType.get(parser.context, 1), values);
}

function parsePadding(parser: OpAsmParser): DenseElementsAttr {
  const pairs: bigint[][] = [];
  parser.parseCommaSeparatedList('square', () => {
    const offset = parser.currentOffset;
    const pair = parseInt64s(parser);
    if (pair.length !== 2) parser.error(offset, 'Expected array of two elements');
    pairs.push(pair);
  });
  return pairsAttr(parser.context, pairs);
}

/** `{stride = [1, 1], pad = [[0, 0], [1, 1]]}` and so on; what is absent is left out. */
export const windowAttributes: OpDirective = {
  parse(parser) {
    const found: (Attribute | undefined)[] = windowNames.map(() => undefined);
    parser.parseCommaSeparatedList('braces', () => {
      const offset = parser.currentOffset;
      const index = windowNames.findIndex((name) => parser.parseOptionalKeyword(name));
      if (index < 0) parser.error(offset, `expected one of: ${windowNames.map((name) => `\`${name}\``).join(', ')}`);
      if (found[index]) parser.error(offset, `duplicated \`${windowNames[index]!}\` entry`);
      parser.parsePunctuation('=');
      const name = windowNames[index];
      if (name === 'pad') found[index] = parsePadding(parser);
      else if (name === 'reverse') found[index] = parseReversal(parser);
      else found[index] = i64Array(parser.context, parseInt64s(parser));
    });
    return found;
  },
  print(printer, args) {
    const parts = windowNames.flatMap((name, i) => {
      const value = args[i] as Attribute | undefined;
      return value ? [`${name} = [${windowText(name, value)}]`] : [];
    });
    printer.print(`{${parts.join(', ')}}`);
  },
};

function windowText(name: (typeof windowNames)[number], value: Attribute): string {
  if (name === 'pad') {
    const padding = value as DenseElementsAttr;
    const count = padding.type.numElements / 2;
    const textAt = (index: number): string => String((padding.attributeAt(index) as IntegerAttr).value);
    return Array.from({ length: count }, (_, i) => `[${textAt(2 * i)}, ${textAt(2 * i + 1)}]`).join(', ');
  }
  const { numbers, values } = value as DenseArrayAttr;
  return (name === 'reverse' ? numbers.map((flag) => flag !== 0) : values).join(', ');
}
