import { type Block } from '../../../ir/block.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { type AnyMemRefType, isMemRefType, isTensorType, type TensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Operation } from '../../../ir/operation.ts';
import { BlockArgument, type OpResult, type Value } from '../../../ir/value.ts';
import { ToTensorOp } from '../../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { buildFor } from '../../../dialects/scf/build-for.ts';
import { type ConditionOp, type ForOp, type WhileOp } from '../../../dialects/scf/generated/scf-ops.gen.ts';
import { constantIndex } from '../../../rewrite/mixed-indices.ts';
import { allocateTensor } from '../allocate-tensor.ts';
import { type AnalysisState } from '../analysis-state.ts';
import { type AliasingValue, type BufferizationModel } from '../bufferizable-op.ts';
import { castBuffer } from '../buffer-cast.ts';
import { type Bufferization, fullyDynamicMemRef } from '../bufferization.ts';
import { copyOperands } from '../insert-tensor-copies.ts';

/** Models of loops of scf. Source: mlir/lib/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.cpp. */

/** Returns a result that shares the memory of an init: the very buffer where it is that of all iterations. */
function tiedTo(result: OpResult, isEquivalent: boolean): readonly AliasingValue[] {
  return [{ value: result, isEquivalent, isDefinite: isEquivalent }];
}

/** Returns operands with memory for tensors; undefined after a diagnostic. */
function buffersOf(
  rewriter: PatternRewriter,
  operands: readonly Value[],
  bufferization: Bufferization,
): Value[] | undefined {
  const buffers: Value[] = [];
  for (const operand of operands) {
    const buffer = isTensorType(operand.type) ? bufferization.getBuffer(rewriter, operand) : operand;
    if (!buffer) return undefined;
    buffers.push(buffer);
  }
  return buffers;
}

/** Returns the memory that a loop starts with, as that of the values it is for; undefined after a diagnostic. */
function castedInits(
  rewriter: PatternRewriter,
  inits: readonly Value[],
  targets: readonly Value[],
  bufferization: Bufferization,
): Value[] | undefined {
  const buffers = buffersOf(rewriter, inits, bufferization);
  if (!buffers) return undefined;
  const casted: Value[] = [];
  for (const [i, buffer] of buffers.entries()) {
    const target = targets[i]!;
    if (!isTensorType(target.type)) {
      casted.push(buffer);
      continue;
    }
    const type = bufferization.getBufferType(target);
    if (!type) return undefined;
    casted.push(castBuffer(rewriter, buffer, type));
  }
  return casted;
}

/** Moves a block into another, whose arguments are memory where those of the first are tensors. */
function moveBody(rewriter: PatternRewriter, from: Block, to: Block): void {
  rewriter.setInsertionPointToStart(to);
  const values = to.arguments.map((argument, i) => {
    const { type: resultType } = from.arguments[i]!;
    if (!isTensorType(resultType)) return argument;
    return ToTensorOp.build(rewriter, argument.location, { buffer: argument, resultType }).result(0);
  });
  rewriter.inlineBlockBefore(from, to, null, values);
}

/** Returns the type of the memory of a value that is carried from one iteration to the next; undefined after a diagnostic. */
function carriedType(
  loop: Operation,
  argument: Value,
  init: Value,
  yielded: Value,
  bufferization: Bufferization,
  pending: Value[],
): AnyMemRefType | undefined {
  const first = bufferization.getBufferType(init, pending);
  if (!first) return undefined;
  // One that waits for itself twice is of the type of the first iteration.
  if (pending.filter((value) => value === argument).length >= 2) return first;
  const next = isMemRefType(yielded.type) ? yielded.type : bufferization.getBufferType(yielded, pending);
  if (!next || first === next) return next;
  if (first.memorySpace !== next.memorySpace) {
    loop.emitOpError('init_arg and yielded value bufferize to inconsistent memory spaces');
    return undefined;
  }
  return fullyDynamicMemRef(argument.type as TensorType, next.memorySpace);
}

/** Makes copies of the values that a terminator hands over, but of those that `isKept` takes. */
function copyYielded(
  terminator: Operation,
  start: number,
  isKept: (value: Value, index: number) => boolean,
  rewriter: PatternRewriter,
  state: AnalysisState,
): boolean {
  rewriter.setInsertionPointBefore(terminator);
  for (const [i, value] of terminator.operands.slice(start).entries()) {
    if (!isTensorType(value.type) || isKept(value, i)) continue;
    const copy = allocateTensor(rewriter, terminator.location, value, state.bufferization, true);
    if (!copy) return false;
    terminator.setOperand(start + i, copy);
  }
  return true;
}

const iterArgs = (op: ForOp): readonly BlockArgument[] => op.region.firstBlock!.arguments.slice(1);

/** Tells whether the last iteration hands over the very buffer that the first took. */
function isSameInAllIterations(op: ForOp, index: number, state: AnalysisState): boolean {
  const block = op.region.firstBlock!;
  return state.areEquivalent(block.arguments[index + 1]!, block.lastOp!.operand(index));
}

function mayNotIterate({ lowerBound, upperBound }: ForOp): boolean {
  const [lower, upper] = [constantIndex(lowerBound), constantIndex(upperBound)];
  return lower === undefined || upper === undefined || upper <= lower;
}

/** Tells whether a value that an iteration hands over shares no memory with what is outside of the loop, or with what other values the iteration took. */
function isOfIteration(op: ForOp, value: Value, index: number, state: AnalysisState): boolean {
  const { region } = op;
  const argument = iterArgs(op)[index]!;
  return state.aliasesOf(value).every((alias) => {
    if (alias === argument) return true;
    const home = alias.parentBlock?.region ?? undefined;
    return region.isAncestorOf(home) && (home !== region || !(alias instanceof BlockArgument));
  });
}

export const forLoop: BufferizationModel<ForOp> = {
  // Without an iteration the result is the init.
  reads: (op, { operandNumber }, state) => mayNotIterate(op) || state.isRead(iterArgs(op)[operandNumber - 3]!),
  writes: () => true,

  aliasingValues(op, { operandNumber }, state) {
    const index = operandNumber - 3;
    return tiedTo(op.result(index), isSameInAllIterations(op, index, state));
  },

  // An argument of the body is of memory of its own, or of an init in place.
  isWritable: () => true,

  resolveConflicts(op, rewriter, state) {
    if (!copyOperands(op, rewriter, state)) return false;
    if (state.bufferization.options.copyBeforeWrite) return true;
    const { lastOp } = op.region.firstBlock!;
    return copyYielded(lastOp!, 0, (value, i) => isOfIteration(op, value, i, state), rewriter, state);
  },

  bufferize(op, rewriter, bufferization) {
    const inits = castedInits(rewriter, op.initArgs, op.results, bufferization);
    if (!inits) return false;
    const loop = buildFor(rewriter, op.location, op.lowerBound, op.upperBound, op.step, inits);
    loop.setProperties(op.properties);
    loop.setDiscardableAttrs(op.attributes);
    moveBody(rewriter, op.region.firstBlock!, loop.region.firstBlock!);
    bufferization.replaceOp(rewriter, op, loop.results);
    return true;
  },

  bufferType(op, value, bufferization, pending) {
    if (!(value instanceof BlockArgument)) {
      return bufferization.getBufferType(iterArgs(op)[(value as OpResult).resultNumber]!, pending);
    }
    const index = value.argNumber - 1;
    const yielded = op.region.firstBlock!.lastOp!.operand(index);
    return carriedType(op, value, op.initArgs[index]!, yielded, bufferization, pending);
  },

  verifyAnalysis(op, state) {
    if (state.bufferization.options.allowReturnAllocsFromLoops) return true;
    const { lastOp } = op.region.firstBlock!;
    for (const [i, { type }] of op.results.entries()) {
      if (!isTensorType(type) || isSameInAllIterations(op, i, state)) continue;
      return lastOp!.emitError(`Yield operand #${i} is not equivalent to the corresponding iter bbArg`);
    }
    return true;
  },
};

const conditionOf = (op: WhileOp): ConditionOp => op.before.firstBlock!.lastOp as ConditionOp;
const yieldOf = (op: WhileOp): Operation => op.after.firstBlock!.lastOp!;

/** Tells whether a block hands over the very buffer of its argument. */
function handsOverArgument(block: Block, index: number, handedOver: readonly Value[], state: AnalysisState): boolean {
  const argument = block.arguments[index];
  const value = handedOver[index];
  return argument !== undefined && value !== undefined && state.areEquivalent(argument, value);
}

function isSameInBothRegions(op: WhileOp, index: number, state: AnalysisState): boolean {
  return (
    handsOverArgument(op.before.firstBlock!, index, conditionOf(op).args, state) &&
    handsOverArgument(op.after.firstBlock!, index, yieldOf(op).operands, state)
  );
}

export const whileLoop: BufferizationModel<WhileOp> = {
  reads: () => true,
  writes: () => true,

  aliasingValues(op, { operandNumber, value }, state) {
    const result = op.results[operandNumber];
    if (!result || value.type !== result.type) return [];
    const argument = op.before.firstBlock!.arguments[operandNumber];
    const isTied = argument?.type === result.type && isSameInBothRegions(op, operandNumber, state);
    return tiedTo(result, isTied);
  },

  isWritable: () => true,

  resolveConflicts(op, rewriter, state) {
    if (!copyOperands(op, rewriter, state)) return false;
    if (state.bufferization.options.copyBeforeWrite) return true;
    return copyYielded(conditionOf(op), 1, (_value, i) => isSameInBothRegions(op, i, state), rewriter, state);
  },

  bufferize(op, rewriter, bufferization) {
    const { location } = op;
    const [before, after] = [op.before.firstBlock!, op.after.firstBlock!];
    const inits = castedInits(rewriter, op.inits, before.arguments, bufferization);
    if (!inits) return false;
    const resultTypes: Type[] = [];
    for (const argument of after.arguments) {
      const type = isTensorType(argument.type) ? bufferization.getBufferType(argument) : argument.type;
      if (!type) return false;
      resultTypes.push(type);
    }
    const regions = [new Region(), new Region()];
    const loop = rewriter.create({ name: op.name, location, operands: inits, resultTypes, regions });
    rewriter.withInsertionPoint(() => {
      const initTypes = inits.map(({ type }) => type);
      const newBlock = (region: number, types: readonly Type[]): Block =>
        rewriter.createBlock(
          loop.regions[region]!,
          types,
          types.map(() => location),
        );
      const newBefore = newBlock(0, initTypes);
      const newAfter = newBlock(1, resultTypes);
      moveBody(rewriter, before, newBefore);
      moveBody(rewriter, after, newAfter);
    });
    bufferization.replaceOp(rewriter, op, loop.results);
    return true;
  },

  bufferType(op, value, bufferization, pending) {
    const index = value instanceof BlockArgument ? value.argNumber : (value as OpResult).resultNumber;
    if (value.parentBlock === op.before.firstBlock) {
      const yielded = yieldOf(op).operand(index);
      return carriedType(op, value, op.inits[index]!, yielded, bufferization, pending);
    }
    const handedOver = conditionOf(op).args[index]!;
    return isMemRefType(handedOver.type) ? handedOver.type : bufferization.getBufferType(handedOver, pending);
  },

  verifyAnalysis(op, state) {
    if (state.bufferization.options.allowReturnAllocsFromLoops) return true;
    const check = (terminator: Operation, handedOver: readonly Value[], what: string): boolean => {
      const i = handedOver.findIndex(
        ({ type }, index) => isTensorType(type) && !handsOverArgument(terminator.block!, index, handedOver, state),
      );
      return i < 0 || terminator.emitError(`${what} #${i} is not equivalent to the corresponding iter bbArg`);
    };
    const condition = conditionOf(op);
    return (
      check(condition, condition.args, 'Condition arg') && check(yieldOf(op), yieldOf(op).operands, 'Yield operand')
    );
  },
};
