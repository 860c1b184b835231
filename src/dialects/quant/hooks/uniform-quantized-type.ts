import { parseSafeInt64 } from '../../../builtin/int64-syntax.ts';
import { floatAttr, floatValue } from '../../../ir/attributes/float-values.ts';
import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { FloatType, type IntegerType } from '../../../ir/types/scalar-types.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type UniformQuantizedType } from '../generated/quant-types.gen.ts';
import { granularity } from '../quantized-type.ts';
import { parseScale, parseScaleList, printScale, printScaleTensor, type Scale } from '../scale-syntax.ts';
import { parseExpressedType, parseStorage, printStorage } from '../storage-syntax.ts';
import { verifyStorage } from '../verify-storage.ts';

type Parameters = Pick<
  UniformQuantizedType,
  'isSigned' | 'storageType' | 'storageMin' | 'storageMax' | 'quantizedDimensions' | 'blockSizes'
>;

/** The dimensions that have several scales, and for blocks their sizes. */
interface Distribution {
  readonly kind: (typeof granularity)[keyof typeof granularity];
  readonly dimensions: readonly number[];
  readonly blockSizes: readonly number[];
}

/** Source: UniformQuantizedType and its kin of mlir/lib/Dialect/Quant/IR/QuantTypes.cpp and TypeParser.cpp, texts verbatim. */
export const uniformQuantizedType = {
  verify(emitError: EmitError, parameters: Parameters): LogicalResult {
    if (!verifyStorage(emitError, parameters)) return false;
    const dimension = parameters.quantizedDimensions.find((candidate) => candidate < 0);
    if (dimension !== undefined) return emitError(`illegal quantized dimension: ${dimension}`);
    const size = parameters.blockSizes.find((candidate) => candidate <= 0);
    return size === undefined || emitError(`illegal block size: ${size}`);
  },

  /**
   * ```
   * uniform      ::= `uniform` `<` storage `:` expressed-type (`:` distribution)? `,` scales `>`
   * distribution ::= dimension | `{` (dimension `:` block-size (`,` …)*)? `}`
   * ```
   */
  parse(parser: AsmParser): readonly unknown[] {
    parser.parsePunctuation('<');
    const { isSigned, storageType, storageMin, storageMax } = parseStorage(parser);
    parser.parsePunctuation(':');
    const expressedType = parseExpressedType(parser);
    const { kind, dimensions, blockSizes } = parseDistribution(parser);
    parser.parsePunctuation(',');
    let scales: readonly Scale[];
    let shape: readonly number[] = [];
    if (kind === granularity.perTensor) scales = [parseScale(parser, expressedType)];
    else ({ scales, shape } = parseScaleList(parser, expressedType));
    if (kind === granularity.subChannel) scales = asElements(scales, expressedType, storageType);
    parser.parsePunctuation('>');
    return [
      isSigned,
      storageType,
      storageMin,
      storageMax,
      expressedType,
      kind,
      dimensions,
      blockSizes,
      kind === granularity.subChannel ? shape : [],
      scales.map(({ scale }) => scale),
      scales.map(({ zeroPoint }) => zeroPoint),
    ];
  },

  print(type: UniformQuantizedType, printer: AsmPrinter): void {
    const { isSigned, storageMin, storageMax, quantizedDimensions, blockSizes } = type;
    const double = FloatType.get(type.context, 'f64');
    const scales = type.scales.map((scale, i) => ({ scale, zeroPoint: type.zeroPoints[i]! }));
    printer.print('<');
    printStorage({ isSigned, storageType: type.storageType as IntegerType, storageMin, storageMax }, printer);
    printer.print(':');
    printer.printType(type.expressedType);
    if (type.granularity === granularity.perTensor) {
      printer.print(', ');
      printScale(scales[0]!, double, printer);
    } else if (type.granularity === granularity.perAxis) {
      printer.print(`:${quantizedDimensions[0]}, {`);
      scales.forEach((scale, i) => {
        if (i > 0) printer.print(',');
        printScale(scale, double, printer);
      });
      printer.print('}');
    } else {
      const blocks = quantizedDimensions.map((dimension, i) => `${dimension}:${blockSizes[i]}`);
      printer.print(`:{${blocks.join(', ')}}, `);
      printScaleTensor(scales, type.scalesShape, type.expressedType as FloatType, printer);
    }
    printer.print('>');
  },
};

/** Returns scales of blocks as the elements of tensors that they are: rounded to the expressed type, zero points as the signed numbers that the bits of the storage are. */
function asElements(scales: readonly Scale[], expressedType: FloatType, { width }: IntegerType): readonly Scale[] {
  return scales.map(({ scale, zeroPoint }) => ({
    scale: floatValue(floatAttr(expressedType, scale)),
    zeroPoint: Number(BigInt.asIntN(width, BigInt(zeroPoint))),
  }));
}

function parseDistribution(parser: AsmParser): Distribution {
  if (!parser.parseOptionalPunctuation(':')) return { kind: granularity.perTensor, dimensions: [], blockSizes: [] };
  if (!parser.parseOptionalPunctuation('{')) {
    return { kind: granularity.perAxis, dimensions: [parseSafeInt64(parser, 32)], blockSizes: [] };
  }
  const dimensions: number[] = [];
  const blockSizes: number[] = [];
  if (!parser.parseOptionalPunctuation('}')) {
    do {
      dimensions.push(parseSafeInt64(parser, 32));
      parser.parsePunctuation(':');
      blockSizes.push(parseSafeInt64(parser));
    } while (parser.parseOptionalPunctuation(','));
    parser.parsePunctuation('}');
  }
  return { kind: granularity.subChannel, dimensions, blockSizes };
}
