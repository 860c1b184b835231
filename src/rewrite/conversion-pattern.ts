import { type LogicalResult } from '../support/logical-result.ts';
import { Operation } from '../ir/operation.ts';
import { OpOperand, type Value } from '../ir/value.ts';
import { type ConversionPatternRewriter } from './conversion-rewriter.ts';
import { type TypeConverter } from './type-converter.ts';

/**
 * A rewrite of one operation inside a dialect conversion. The adaptor has the operation's accessors, but its operands are the
 * converted ones. Source: ConversionPattern of mlir/Transforms/DialectConversion.h.
 */
export abstract class OpConversionPattern<T extends Operation = Operation> {
  /** The class of operations that the pattern applies to, or undefined for any operation. */
  abstract readonly root: (abstract new (...args: never[]) => T) | undefined;
  /** The interface or trait of operations that the pattern applies to, for patterns without a root. */
  readonly rootInterface: string | undefined = undefined;
  /** Patterns of greater benefit are tried first. */
  readonly benefit: number = 1;
  /** Whether what the pattern makes may be converted by it again, because that comes to an end. Source: setHasBoundedRewriteRecursion of mlir/IR/PatternMatch.h. */
  readonly hasBoundedRecursion: boolean = false;
  /** With a type converter, operands come in the types that it makes of their own. */
  readonly typeConverter: TypeConverter | undefined;

  constructor(typeConverter?: TypeConverter) {
    this.typeConverter = typeConverter;
  }

  /** Converts `op`; failure means that nothing was changed. */
  abstract matchAndRewrite(op: T, adaptor: T, rewriter: ConversionPatternRewriter): LogicalResult;
}

/** Returns `op` as seen with other operands, itself when it has them. The rest is that of `op`; the operands are no uses of their values, and what is written does not reach `op`. */
export function adaptorOf<T extends Operation>(op: T, operands: readonly Value[]): T {
  if (hasOperands(op, operands)) return op;
  const { context, name, info, location, block, properties, attributes, results, regions, blockOperands } = op;
  const opOperands = operands.map((value, i) => {
    const operand = new OpOperand(op, i, value);
    operand.drop();
    return operand;
  });
  const adaptor = new Operation({ context, name, location, properties, attributes }, info);
  return Object.assign(adaptor, { block, opOperands, results, regions, blockOperands }) as Operation as T;
}

function hasOperands({ opOperands }: Operation, values: readonly Value[]): boolean {
  for (let i = 0; i < opOperands.length; i++) if (opOperands[i]!.value !== values[i]) return false;
  return true;
}
