import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type BlockArgument, OpResult, type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { FuncOp, ReturnOp } from '../../../dialects/func/generated/func-ops.gen.ts';
import { BitcastConvertOp, RngBitGeneratorOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';

/** Returns the words of 32 bits that numbers of 64 are made of, [n, 2]; undefined for another type. */
function wordsType({ type }: Value): RankedTensorType | undefined {
  if (!(type instanceof RankedTensorType) || type.rank !== 1 || !type.hasStaticShape) return undefined;
  if (!(type.elementType instanceof IntegerType) || type.elementType.width !== 64) return undefined;
  return RankedTensorType.get([...type.shape, 2], IntegerType.get(type.context, 32, 'unsigned'));
}

const isOnlyState = (argument: Value): boolean =>
  argument.hasUses && [...argument.users()].every((user) => user instanceof RngBitGeneratorOp);

const isNextState = (value: Value): boolean =>
  value instanceof OpResult && value.owner instanceof RngBitGeneratorOp && value.resultNumber === 0;

/**
 * Lets functions take and return the states of random generators as words of 32 bits, the lowest first, which are the same bytes: the device has no integers
 * of 64 bits, which other arguments and results of such types lose their upper half for.
 */
export function splitStates(module: Operation): void {
  walkOps(module, FuncOp, (func) => {
    const block = func.body.firstBlock;
    const terminator = block?.lastOp;
    if (!block || func.body.blocks.length > 1 || !(terminator instanceof ReturnOp)) return;
    for (const argument of block.arguments) {
      const type = isOnlyState(argument) ? wordsType(argument) : undefined;
      if (type) takeWords(argument, type);
    }
    for (const [i, value] of terminator.operands.entries()) {
      const resultType = isNextState(value) ? wordsType(value) : undefined;
      if (!resultType) continue;
      const builder = OpBuilder.before(terminator);
      terminator.setOperand(i, BitcastConvertOp.build(builder, terminator.location, { operand: value, resultType }).result()); // prettier-ignore
    }
    const [inputs, results] = [block.arguments, terminator.operands].map((values) => values.map(({ type }) => type));
    func.functionType = FunctionType.get(func.context, inputs!, results!);
  });
}

/** Puts an argument of words in the place of one of numbers of 64 bits. */
function takeWords(argument: BlockArgument, type: RankedTensorType): void {
  const { parentBlock: block, location, argNumber } = argument;
  const operand = block.insertArgument(argNumber, type, location);
  const builder = OpBuilder.atBlockBegin(argument.type.context, block);
  const { type: resultType } = argument;
  argument.replaceAllUsesWith(BitcastConvertOp.build(builder, location, { operand, resultType }).result());
  block.eraseArgument(argument.argNumber);
}
