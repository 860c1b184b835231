import { AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { layoutMap } from '../../ir/types/memref-layout.ts';
import { isDynamic, type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { ApplyOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { type CallOp, type FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { buildReinterpretCast } from '../../dialects/memref/build-slice.ts';
import { AllocaOp, AllocOp, type ReinterpretCastOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { NormalizeMemRefsPassBase } from '../generated/conversion-passes.gen.ts';
import { ChangingValues, type FunctionFacts } from './changing-values.ts';
import { normalizedType } from './normalized-type.ts';
import { replaceMemRef } from './replace-memref.ts';
import { tilingOf } from './tiled-layout.ts';

/** `normalize-memrefs`. Source: mlir/lib/Dialect/MemRef/Transforms/NormalizeMemRefs.cpp. */
export class NormalizeMemRefsPass extends NormalizeMemRefsPassBase {
  override runOnOperation(root: Operation): void {
    const changing = new ChangingValues(root);
    const normalized = changing.functions.filter(({ func }) => changing.isNormalized(func));
    // What changes is found out before anything does.
    const types = normalized.map((facts) => newType(facts, changing));
    for (const { func, allocations, reinterpretations } of normalized) {
      for (const allocation of allocations) {
        if (changing.has(allocation.result(0))) normalizeAllocation(allocation);
      }
      for (const reinterpretation of reinterpretations) {
        if (changing.has(reinterpretation.result())) normalizeReinterpretation(reinterpretation);
      }
      normalizeArguments(func, changing);
    }
    for (const { calls } of normalized) {
      for (const call of calls) normalizeCall(call, changing);
    }
    normalized.forEach(({ func }, i) => (func.functionType = types[i]!));
  }
}

const typeIn = (type: Type): Type => normalizedType(type) ?? type;

const layoutOf = (value: Value): AffineMap => layoutMap(value.type as MemRefType)!;

/** Returns the type that the function is going to have. */
function newType({ func, returns }: FunctionFacts, changing: ChangingValues): FunctionType {
  const { inputs, results } = func.functionType;
  const isDeclaration = func.regions[0]!.isEmpty;
  const newResults = results.map((type, i) => {
    const isChanged = isDeclaration || (returns[0] && changing.has(returns[0].operand(i)));
    return isChanged ? typeIn(type) : type;
  });
  return FunctionType.get(func.context, inputs.map(typeIn), newResults);
}

function normalizeAllocation(op: AllocOp | AllocaOp): void {
  const { location, alignment } = op;
  const builder = OpBuilder.before(op);
  const memref = op.result(0);
  const memrefType = normalizedType(memref.type)!;
  const dynamicSizes = memrefType.shape.some(isDynamic) ? sizesOf(builder, op, memrefType) : [];
  const AllocationOp = op instanceof AllocOp ? AllocOp : AllocaOp;
  const replacement = AllocationOp.build(builder, location, {
    dynamicSizes,
    symbolOperands: [],
    alignment,
    memrefType,
  });
  replaceMemRef(memref, replacement.result(0), layoutOf(memref));
  op.erase();
}

/** Takes as many elements from the start on as the layout needs, and leaves the constants behind with which upstream computes how many that are. */
function normalizeReinterpretation(op: ReinterpretCastOp): void {
  const { location, source } = op;
  const builder = OpBuilder.before(op);
  const memref = op.result();
  for (const size of (memref.type as MemRefType).shape) buildIndexConstant(builder, location, size - 1);
  const type = normalizedType(memref.type)!;
  const slice = { offsets: [0], sizes: type.shape, strides: [1] };
  replaceMemRef(memref, buildReinterpretCast(builder, location, source, slice, type), layoutOf(memref));
  op.erase();
}

/** Computes the sizes that are not known: of how many tiles there are, and of how many places in a tile. Source: createNewDynamicSizes of mlir/lib/Dialect/Affine/Utils/Utils.cpp. */
function sizesOf(builder: OpBuilder, op: AllocOp | AllocaOp, { shape }: MemRefType): Value[] {
  const { context, location } = op;
  const type = op.result(0).type as MemRefType;
  const known = op.dynamicSizes.values();
  const sizes = type.shape.map((size) =>
    isDynamic(size) ? known.next().value! : buildIndexConstant(builder, location, size),
  );
  const layout = layoutMap(type)!;
  const { quotients, remainders } = tilingOf(layout)!;
  return layout.results.flatMap((expr, i) => {
    if (!isDynamic(shape[i]!)) return [];
    let size = expr;
    if (expr.kind === 'floordiv' && quotients.has(i)) size = expr.lhs.ceilDiv(expr.rhs);
    if (expr.kind === 'mod' && remainders.has(i)) size = expr.rhs;
    const map = AffineMapAttr.get(context, AffineMap.get(layout.numDims, 0, [size]));
    const resultType = sizes[0]!.type;
    return [ApplyOp.build(builder, location, { map, mapOperands: sizes, resultType }).result()];
  });
}

function normalizeArguments(func: FuncOp, changing: ChangingValues): void {
  const entry = func.regions[0]!.firstBlock;
  for (const argument of [...(entry?.arguments ?? [])]) {
    if (!changing.has(argument)) continue;
    const { argNumber } = argument;
    const replacement = entry!.insertArgument(argNumber, typeIn(argument.type), argument.location);
    replaceMemRef(argument, replacement, layoutOf(argument));
    entry!.eraseArgument(argNumber + 1);
  }
}

/** Makes the call anew, with nothing but its callee and operands. Source: updateFunctionSignature, for calls whose types stay, too. */
function normalizeCall(op: CallOp, changing: ChangingValues): void {
  const replacement = OpBuilder.before(op).create({
    name: op.name,
    location: op.location,
    operands: op.operands,
    resultTypes: op.results.map((result) => (changing.has(result) ? typeIn(result.type) : result.type)),
    properties: new Map([['callee', op.properties.get('callee')!]]),
  });
  op.results.forEach((result, i) => {
    const other = replacement.result(i);
    if (changing.has(result)) replaceMemRef(result, other, layoutOf(result));
    else result.replaceAllUsesWith(other);
  });
  op.erase();
}
