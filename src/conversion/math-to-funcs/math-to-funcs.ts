/** Outlined implementations of math, and calls of them. Source: mlir/lib/Conversion/MathToFuncs/MathToFuncs.cpp. */
import { type Operation } from '../../ir/operation.ts';
import { type FloatType, type IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { walk } from '../../ir/walk.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { CallOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { FPowIOp, IPowIOp } from '../../dialects/math/generated/math-ops.gen.ts';
import { writeLeadingZeros } from './leading-zeros.ts';
import { OutlinedFunction } from './outlined-function.ts';
import { writeFloatPower, writeIntegerPower } from './powers.ts';

/** Writes the functions that the operations of a module need which are to be converted, in the order of these. */
export function outlineFunctions(module: Operation, isConverted: (op: Operation) => boolean): void {
  const needed = new Map<string, Operation>();
  walk(module, {
    before: (op) => {
      if (!isConverted(op)) return 'advance';
      const name = nameOfFunction(op);
      if (!needed.has(name)) needed.set(name, op);
      return 'advance';
    },
  });
  for (const [name, op] of needed) outline(module, name, op);
}

function outline(module: Operation, name: string, op: Operation): void {
  const types = op.operands.map(({ type }) => elementTypeOrSelf(type));
  const write = new OutlinedFunction(module, name, types, elementTypeOrSelf(op.result(0).type));
  if (op instanceof IPowIOp) writeIntegerPower(write, types[0] as IntegerType);
  else if (op instanceof FPowIOp) writeFloatPower(write, types[0] as FloatType, types[1] as IntegerType);
  else writeLeadingZeros(write, types[0] as IntegerType);
}

function nameOfFunction(op: Operation): string {
  const operands = op instanceof IPowIOp ? op.operands.slice(0, 1) : op.operands;
  const types = operands.map(({ type }) => op.context.printType(elementTypeOrSelf(type)));
  return [op.name.replace('math.', '__mlir_math_'), ...types].join('_');
}

/** Calls the function that `outlineFunctions` wrote. */
export class ConvertToOutlined extends OpConversionPattern {
  readonly root = undefined;

  constructor(private readonly isConverted: (op: Operation) => boolean) {
    super();
  }

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, resultTypes } = op;
    if (!this.isConverted(op)) return rewriter.notifyMatchFailure(op, 'there is no function for it');
    const type = op.result(0).type;
    if (elementTypeOrSelf(type) !== type) return rewriter.notifyMatchFailure(op, 'functions are of scalars');
    const callee = nameOfFunction(op);
    rewriter.replaceOp(op, CallOp.build(rewriter, location, { callee, operands, resultTypes }).results);
    return true;
  }
}
