import { functionTypeOf } from '../../../builtin/function-op.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { AffineMapAttr, StridedLayoutAttr } from '../../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { withLayout } from '../../../ir/types/memref-layout.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import {
  type AnyMemRefType,
  isMemRefType,
  isTensorType,
  MemRefType,
  type TensorType,
} from '../../../ir/types/shaped-types.ts';
import { type BlockArgument, type OpOperand, type OpResult, type Value } from '../../../ir/value.ts';
import { ToBufferOp } from '../../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { setFunctionType } from '../../../dialects/func/function-type.ts';
import { CallOp, FuncOp, ReturnOp } from '../../../dialects/func/generated/func-ops.gen.ts';
import { returnsOf } from '../../../dialects/func/returns.ts';
import { type AnalysisState } from '../analysis-state.ts';
import { type BufferizationModel, modelOf } from '../bufferizable-op.ts';
import { bufferizeBlockSignature } from '../bufferize-op.ts';
import { castOrCopy } from '../buffer-cast.ts';
import { type Bufferization } from '../bufferization.ts';
import { argumentAttr, type FunctionSummary } from '../function-analysis.ts';
import { blockArgumentType, branchOperandsTo } from './unstructured-control-flow.ts';

/** Models of func. Source: mlir/lib/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.cpp. */

/** Returns the type of the memory of an argument of a function; undefined after a diagnostic. */
function argumentType(func: FuncOp, index: number, bufferization: Bufferization): AnyMemRefType | undefined {
  const type = bufferization.functionBoundaryType(func, functionTypeOf(func).inputs[index] as TensorType);
  const layout: Attribute | undefined = argumentAttr(func, index, 'bufferization.buffer_layout');
  const isLayout = layout instanceof AffineMapAttr || layout instanceof StridedLayoutAttr;
  return isLayout && type instanceof MemRefType ? withLayout(type, layout) : type;
}

const func: BufferizationModel<FuncOp> = {
  supportsSeveralBlocks: true,
  aliasingOperands: (_op, value) => branchOperandsTo(value as BlockArgument),

  hasTensorSemantics(op) {
    const { inputs, results } = functionTypeOf(op);
    return (
      [...inputs, ...results].some(isTensorType) ||
      op.body.blocks.some((block) => block.arguments.some(({ type }) => isTensorType(type)))
    );
  },

  isWritable(op, value) {
    const { owner, argNumber } = value as BlockArgument;
    if (!owner.isEntryBlock) return true;
    const writable = argumentAttr(op, argNumber, 'bufferization.writable');
    return !(writable instanceof IntegerAttr) || writable.value !== 0n;
  },

  bufferType(op, value, bufferization, pending) {
    const argument = value as BlockArgument;
    if (argument.owner.isEntryBlock) return argumentType(op, argument.argNumber, bufferization);
    return blockArgumentType(op, argument, bufferization, pending);
  },

  bufferize(op, rewriter, bufferization) {
    const { inputs, results } = functionTypeOf(op);
    const bufferized = (types: readonly Type[], typeOf: (type: TensorType, i: number) => Type | undefined) =>
      types.map((type, i) => (isTensorType(type) ? typeOf(type, i) : type));
    const isKnown = (types: readonly (Type | undefined)[]): types is Type[] => !types.includes(undefined);
    const argumentTypes = bufferized(inputs, (_, i) => argumentType(op, i, bufferization));
    if (!isKnown(argumentTypes)) return false;
    const resultTypes = bufferized(results, (type) => bufferization.functionBoundaryType(op, type));
    if (!isKnown(resultTypes)) return false;
    const type = FunctionType.get(op.context, argumentTypes, resultTypes);
    for (const block of op.body.blocks) {
      if (!bufferizeBlockSignature(block, rewriter, bufferization)) return false;
    }
    for (const terminator of op.body.isEmpty ? [] : returnsOf(op)) {
      rewriter.setInsertionPointBefore(terminator);
      for (const [i, tensor] of terminator.operands.entries()) {
        if (!isTensorType(tensor.type)) continue;
        const args = { tensor, bufferType: resultTypes[i]! };
        terminator.setOperand(i, ToBufferOp.build(rewriter, terminator.location, args).result(0));
      }
    }
    setFunctionType(op, type);
    return true;
  },
};

const returnModel: BufferizationModel<ReturnOp> = {
  reads: () => true,
  // They are bufferized with the function.
  bufferize: () => true,
};

/** Returns what is known of the function that is called, undefined before that was analyzed. */
function summaryOf(op: CallOp, state: AnalysisState): FunctionSummary | undefined {
  return state.functions.get(state.bufferization.calleeOf(op)!);
}

const call: BufferizationModel<CallOp> = {
  reads: (op, { operandNumber }, state) => summaryOf(op, state)?.readArguments.has(operandNumber) ?? true,
  writes: (op, { operandNumber }, state) => summaryOf(op, state)?.writtenArguments.has(operandNumber) ?? true,
  aliasingValues: (op, operand, state) => aliasingResults(op, operand, summaryOf(op, state)),

  bufferType(op, value, bufferization) {
    const callee = bufferization.calleeOf(op)!;
    const type = functionTypeOf(callee).results[(value as OpResult).resultNumber]!;
    return isMemRefType(type) ? type : bufferization.functionBoundaryType(callee, type as TensorType);
  },

  bufferize(op, rewriter, bufferization) {
    const resultTypes: Type[] = [];
    for (const result of op.results) {
      const type = isTensorType(result.type) ? bufferization.getBufferType(result) : result.type;
      if (!type) return false;
      resultTypes.push(type);
    }
    const callee = bufferization.calleeOf(op)!;
    const operands: Value[] = [];
    for (const [i, operand] of op.operands.entries()) {
      if (!isTensorType(operand.type)) {
        operands.push(operand);
        continue;
      }
      const buffer = bufferization.getBuffer(rewriter, operand);
      const type = functionTypeOf(callee).inputs[i]!;
      const target = isMemRefType(type) ? type : argumentType(callee, i, bufferization);
      if (!buffer || !target) return false;
      const isSame = buffer.type === target;
      const passed = isSame ? buffer : castOrCopy(rewriter, buffer, target as MemRefType, bufferization);
      if (!passed) return false;
      operands.push(passed);
    }
    const { name, location, properties, attributes } = op;
    const onBuffers = rewriter.create({ name, location, operands, resultTypes, properties, attributes });
    bufferization.replaceOp(rewriter, op, onBuffers.results);
    return true;
  },
};

function aliasingResults(op: CallOp, { operandNumber }: OpOperand, summary: FunctionSummary | undefined) {
  const maybe = { isEquivalent: false, isDefinite: false };
  if (!summary) return op.results.filter(({ type }) => isTensorType(type)).map((value) => ({ value, ...maybe }));
  const results = summary.aliasingResults[operandNumber] ?? [];
  const isOne = results.length === 1 && summary.equivalentArguments[results[0]!] !== undefined;
  return results.map((i) => ({ value: op.result(i), isEquivalent: isOne, isDefinite: isOne }));
}

export const funcModels = [modelOf(CallOp, call), modelOf(FuncOp, func), modelOf(ReturnOp, returnModel)];
