import { isTensorType, type AnyMemRefType } from '../../../ir/types/shaped-types.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import {
  ConditionOp,
  ExecuteRegionOp,
  ForallOp,
  ForOp,
  IfOp,
  IndexSwitchOp,
  WhileOp,
  YieldOp,
} from '../../../dialects/scf/generated/scf-ops.gen.ts';
import { type BufferizationModel, modelOf } from '../bufferizable-op.ts';
import { castBuffer } from '../buffer-cast.ts';
import { type Bufferization } from '../bufferization.ts';
import { branches, executeRegion } from './scf-branches.ts';
import { forall } from './scf-forall.ts';
import { forLoop, whileLoop } from './scf-loops.ts';

/** Models of scf. Source: mlir/lib/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.cpp. */

/** Hands over memory rather than tensors, of the type of the value that takes it where `targetOf` names one. */
export function bufferizeOperands(
  op: Operation,
  start: number,
  targetOf: (index: number) => Value | undefined,
  rewriter: PatternRewriter,
  bufferization: Bufferization,
): boolean {
  const operands = op.operands.slice(0, start);
  for (const [i, value] of op.operands.slice(start).entries()) {
    let buffer: Value | undefined = value;
    if (isTensorType(value.type)) {
      buffer = bufferization.getBuffer(rewriter, value);
      if (!buffer) return false;
      const target = targetOf(i);
      if (target) {
        const type = isTensorType(target.type) ? bufferization.getBufferType(target) : (target.type as AnyMemRefType);
        if (!type) return false;
        buffer = castBuffer(rewriter, buffer, type);
      }
    }
    operands.push(buffer);
  }
  rewriter.create({ name: op.name, location: op.location, operands });
  rewriter.eraseOp(op);
  return true;
}

const yieldModel: BufferizationModel<YieldOp> = {
  reads: () => true,
  mustBeInPlace: () => true,

  aliasingValues(op, { operandNumber }) {
    const parent = op.parentOp!;
    const isExecuted = parent instanceof ExecuteRegionOp;
    if (!isExecuted && !(parent instanceof IfOp)) return [];
    return [{ value: parent.result(operandNumber), isEquivalent: true, isDefinite: isExecuted }];
  },

  bufferize(op, rewriter, bufferization) {
    const parent = op.parentOp!;
    if (parent instanceof WhileOp) {
      const { arguments: targets } = parent.before.firstBlock!;
      return bufferizeOperands(op, 0, (i) => targets[i], rewriter, bufferization);
    }
    if (parent instanceof ForOp || parent instanceof IfOp || parent instanceof IndexSwitchOp) {
      return bufferizeOperands(op, 0, (i) => parent.result(i), rewriter, bufferization);
    }
    if (!(parent instanceof ExecuteRegionOp)) return op.emitError('unsupported scf::YieldOp parent');
    return bufferizeOperands(op, 0, () => undefined, rewriter, bufferization);
  },
};

const condition: BufferizationModel<ConditionOp> = {
  reads: () => true,
  mustBeInPlace: () => true,

  bufferize(op, rewriter, bufferization) {
    const { arguments: targets } = (op.parentOp as WhileOp).after.firstBlock!;
    return bufferizeOperands(op, 1, (i) => targets[i], rewriter, bufferization);
  },
};

export const scfModels = [
  modelOf(ConditionOp, condition),
  modelOf(ExecuteRegionOp, executeRegion),
  modelOf(ForallOp, forall),
  modelOf(ForOp, forLoop),
  modelOf<Operation>(IfOp, branches),
  modelOf<Operation>(IndexSwitchOp, branches),
  modelOf(WhileOp, whileLoop),
  modelOf(YieldOp, yieldModel),
];
