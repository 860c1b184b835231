import { type Attribute } from '../../../ir/attribute.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import {
  type AnyMemRefType,
  MemRefType,
  RankedTensorType,
  type ShapedType,
  UnrankedMemRefType,
} from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { ConstantOp, IndexCastOp, SelectOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { CastOp, GetGlobalOp, GlobalOp } from '../../../dialects/memref/generated/memref-ops.gen.ts';
import { type BufferizationModel, equivalentTo, modelOf } from '../bufferizable-op.ts';
import { type Bufferization, fullyDynamicMemRef } from '../bufferization.ts';

/** Models of arith. Source: mlir/lib/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.cpp and mlir/lib/Dialect/Bufferization/Transforms/BufferUtils.cpp. */

const constant: BufferizationModel<ConstantOp> = {
  isWritable: () => false,

  bufferize(op, rewriter, bufferization) {
    const { type } = op.result();
    if (!(type instanceof RankedTensorType)) return false;
    const space = bufferization.memorySpace(op, type);
    const module = op.findParent(({ name }) => name === 'builtin.module');
    if (!space || !module) return false;
    const global = globalFor(op, type, module, bufferization, space.attribute);
    const get = GetGlobalOp.build(rewriter, op.location, { name: global.symName, resultType: global.type });
    bufferization.replaceOp(rewriter, op, get.results);
    return true;
  },
};

/** Returns the global of the module with a constant; makes one in front of all else where there is none. */
function globalFor(
  op: ConstantOp,
  type: RankedTensorType,
  module: Operation,
  bufferization: Bufferization,
  memorySpace: Attribute | undefined,
): GlobalOp {
  const alignment = bufferization.options.bufferAlignment || undefined;
  const { context } = op;
  const block = module.regions[0]!.firstBlock!;
  const known = bufferization.globals.find(module, op.value, alignment);
  if (known) return known;
  const name = `__constant_${type.shape.join('x')}x${context.printType(type.elementType)}`;
  const global = GlobalOp.build(new OpBuilder(context), op.location, {
    symName: name,
    symVisibility: 'private',
    type: MemRefType.get(type.shape, type.elementType, memorySpace),
    initialValue: op.value,
    constant: true,
    alignment,
  });
  bufferization.globals.insert(module, global);
  if (block.firstOp !== global) global.moveBefore(block.firstOp!);
  return global;
}

const indexCast: BufferizationModel<IndexCastOp> = {
  aliasingValues: (op) => equivalentTo(op.result()),

  bufferize(op, rewriter, bufferization) {
    const source = bufferization.getBuffer(rewriter, op.operand(0));
    if (!source) return false;
    const { shape, elementType } = op.result().type as ShapedType;
    const from = source.type as AnyMemRefType;
    const outType =
      from instanceof MemRefType
        ? MemRefType.get(shape!, elementType, from.memorySpace, from.layout)
        : UnrankedMemRefType.get(elementType, from.memorySpace);
    const cast = IndexCastOp.build(rewriter, op.location, { in: source, outType });
    bufferization.replaceOp(rewriter, op, cast.results);
    return true;
  },
};

const select: BufferizationModel<SelectOp> = {
  aliasingValues: (op) => equivalentTo(op.result(), false),

  bufferize(op, rewriter, bufferization) {
    const { condition, trueValue, falseValue, location } = op;
    if (!(condition.type instanceof IntegerType)) return op.emitOpError('only i1 condition values are supported');
    const buffers = bufferization.getBuffers(rewriter, [trueValue, falseValue]);
    if (!buffers) return false;
    let [left, right] = buffers as [Value, Value];
    if (left.type !== right.type) {
      const destType = bufferization.getBufferType(op.result());
      if (!destType) return false;
      const cast = (source: Value): Value =>
        source.type === destType ? source : CastOp.build(rewriter, location, { source, destType }).result(0);
      [left, right] = [cast(left), cast(right)];
    }
    const selected = SelectOp.build(rewriter, location, { condition, trueValue: left, falseValue: right });
    bufferization.replaceOp(rewriter, op, selected.results);
    return true;
  },

  bufferType(op, _value, bufferization, pending) {
    const left = bufferization.getBufferType(op.trueValue, pending);
    const right = left && bufferization.getBufferType(op.falseValue, pending);
    if (!right || left === right) return right;
    if (left.memorySpace !== right.memorySpace) {
      op.emitError('inconsistent memory space on true/false operands');
      return undefined;
    }
    return fullyDynamicMemRef(op.result().type as RankedTensorType, left.memorySpace);
  },
};

export const arithModels = [modelOf(ConstantOp, constant), modelOf(IndexCastOp, indexCast), modelOf(SelectOp, select)];
