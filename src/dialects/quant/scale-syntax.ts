import { parseSafeInt64 } from '../../builtin/int64-syntax.ts';
import { type AsmParser } from '../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type FloatType } from '../../ir/types/scalar-types.ts';
import { scaleProblem } from './scale-range.ts';
import { printNumber } from './storage-syntax.ts';

/** A scale and the zero point that goes with it. */
export interface Scale {
  readonly scale: number;
  readonly zeroPoint: number;
}

/**
 * ```
 * scale ::= float-literal (`:` zero-point)?
 * ```
 * The scale must be a positive number of the expressed type.
 */
export function parseScale(parser: AsmParser, type: FloatType): Scale {
  const scale = parser.parseFloat();
  const problem = scaleProblem(scale, type);
  if (problem !== undefined) parser.error(parser.currentOffset, problem);
  return { scale, zeroPoint: parser.parseOptionalPunctuation(':') ? parseSafeInt64(parser) : 0 };
}

/**
 * ```
 * scale-list ::= `{` (scale-list | scale) (`,` (scale-list | scale))* `}`
 * ```
 * Returns the scales in row-major order and the shape that the braces give. Source: mlir/lib/Dialect/Quant/IR/TypeParser.cpp.
 */
export function parseScaleList(
  parser: AsmParser,
  type: FloatType,
): { scales: readonly Scale[]; shape: readonly number[] } {
  const scales: Scale[] = [];
  const parseLevel = (): readonly number[] => {
    let inner: readonly number[] | undefined;
    let count = 0;
    do {
      let shape: readonly number[] = [];
      if (parser.parseOptionalPunctuation('{')) shape = parseLevel();
      else scales.push(parseScale(parser, type));
      inner ??= shape;
      if (inner.join() !== shape.join()) {
        parser.error(parser.currentOffset, 'tensor literal is invalid; ranks are not consistent between elements');
      }
      count++;
    } while (parser.parseOptionalPunctuation(','));
    parser.parsePunctuation('}');
    return [count, ...inner];
  };
  parser.parsePunctuation('{');
  const shape = parseLevel();
  return { scales, shape };
}

/** Prints the scale as a number of this type; a zero point of 0 is left out. */
export function printScale({ scale, zeroPoint }: Scale, type: FloatType, printer: AsmPrinter): void {
  printNumber(scale, type, printer);
  if (zeroPoint !== 0) printer.print(`:${zeroPoint}`);
}

/** Prints the scales of blocks, one pair of braces per dimension and index. */
export function printScaleTensor(
  scales: readonly Scale[],
  shape: readonly number[],
  type: FloatType,
  printer: AsmPrinter,
): void {
  let next = 0;
  const printLevel = (depth: number): void => {
    if (depth === shape.length) return printScale(scales[next++]!, type, printer);
    printer.print('{');
    for (let i = 0; i < shape[depth]!; i++) {
      if (i > 0) printer.print(', ');
      printLevel(depth + 1);
    }
    printer.print('}');
  };
  printLevel(0);
}
