import { eraseFromFunction } from '../../builtin/erase-from-function.ts';
import { functionTypeOf } from '../../builtin/function-op.ts';
import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { symbolVisibility, SymbolTable } from '../../ir/symbol-table.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { hasIdentityLayout, stridedForm } from '../../ir/types/memref-layout.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { isDynamic, MemRefType } from '../../ir/types/shaped-types.ts';
import { BlockArgument, type Value } from '../../ir/value.ts';
import { walkOps } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { CloneOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { setFunctionType } from '../../dialects/func/function-type.ts';
import { CallOp, FuncOp, ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { AllocaOp, AllocOp, CastOp, CopyOp, ReallocOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { BufferResultsToOutParamsPassBase } from '../generated/conversion-passes.gen.ts';

/** By function, for each dynamic result whose memory the caller makes now, the numbers of the arguments that are its sizes; empty where these are not known. */
type HoistedSizes = Map<FuncOp, readonly (readonly number[])[]>;

/**
 * `buffer-results-to-out-params`. Source: mlir/lib/Dialect/Bufferization/Transforms/BufferResultsToOutParams.cpp, texts verbatim. Differs: mlir-opt crashes where
 * memory that callers make is returned twice.
 */
export class BufferResultsToOutParamsPass extends BufferResultsToOutParamsPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const sizes: HoistedSizes = new Map();
    for (const func of module.regions[0]!.operations()) {
      if (!(func instanceof FuncOp) || !this.#isChanged(func)) continue;
      const params = appendParams(func, this.options.addResultAttr);
      if (!params) return false;
      walkOps(func, ReturnOp, (op) => this.#updateReturn(op, func, params, sizes));
    }
    return this.#updateCalls(module, sizes);
  }

  #isChanged(func: FuncOp): boolean {
    return !func.body.isEmpty && (this.options.modifyPublicFunctions || symbolVisibility(func) !== 'public');
  }

  /** Copies memory that was returned to where the caller wants it, or has the function compute it there. */
  #updateReturn(op: ReturnOp, func: FuncOp, params: readonly BlockArgument[], sizes: HoistedSizes): void {
    const { location } = op;
    const builder = OpBuilder.before(op);
    const hoisted: (readonly number[])[] = [];
    const kept: Value[] = [];
    let next = 0;
    for (const { value } of op.opOperands) {
      const { type, definingOp } = value;
      if (!(type instanceof MemRefType)) {
        kept.push(value);
        continue;
      }
      const param = params[next++]!;
      const isStatic = !type.shape.some(isDynamic);
      const isHoisted = isStatic ? this.options.hoistStaticAllocs : this.options.hoistDynamicAllocs;
      if (!isHoisted || !definingOp || !allocates(definingOp)) {
        CopyOp.build(builder, location, { source: value, target: param });
        continue;
      }
      value.replaceAllUsesWith(param);
      if (!isStatic) hoisted.push(sizesFromArguments(definingOp, func));
      definingOp.erase();
    }
    ReturnOp.build(builder, location, { operands: kept });
    op.erase();
    if (!sizes.has(func)) sizes.set(func, hoisted);
  }

  #updateCalls(module: Operation, sizes: HoistedSizes): LogicalResult {
    const symbols = new SymbolTable(module);
    let isUpdated = true;
    walkOps(module, CallOp, (op) => {
      const callee = symbols.lookup(op.callee);
      if (!(callee instanceof FuncOp)) {
        isUpdated = op.emitError(`cannot find callee '${op.callee}' in symbol table`);
      } else if (this.#isChanged(callee) && !updateCall(op, sizes.get(callee) ?? [])) isUpdated = false;
    });
    return isUpdated;
  }
}

/** Tells whether memory in row-major order is of the type, or a cast of it. */
function isSupported(type: MemRefType): boolean {
  if (hasIdentityLayout(type)) return true;
  const form = stridedForm(type);
  return form !== undefined && isDynamic(form.offset) && form.strides.every(isDynamic);
}

/** Makes results that are memory arguments behind the others; undefined after a diagnostic. */
function appendParams(func: FuncOp, addsAttribute: boolean): readonly BlockArgument[] | undefined {
  const { context, location } = func;
  const { inputs, results } = functionTypeOf(func);
  const isErased = results.map((type) => type instanceof MemRefType);
  const types = results.filter((type) => type instanceof MemRefType);
  if (!types.every(isSupported)) {
    func.emitError('cannot create out param for result with unsupported layout');
    return undefined;
  }
  const none = DictionaryAttr.get(context, new Map());
  const resultAttrs = func.resAttrs ?? results.map(() => none);
  const added = resultAttrs.flatMap((attributes, i) => {
    if (!isErased[i]) return [];
    if (!addsAttribute) return [attributes];
    return [DictionaryAttr.get(context, new Map([...attributes.value, ['bufferize.result', UnitAttr.get(context)]]))];
  });
  const argAttrs = [...(func.argAttrs ?? inputs.map(() => none)), ...added];
  setFunctionType(func, FunctionType.get(context, [...inputs, ...types], results));
  func.argAttrs = argAttrs.some(({ value }) => value.size > 0) ? argAttrs : undefined;
  eraseFromFunction(func, [], isErased);
  return types.map((type) => func.body.firstBlock!.addArgument(type, location));
}

/** Tells whether an operation makes memory. */
function allocates(op: Operation): boolean {
  return op instanceof AllocOp || op instanceof AllocaOp || op instanceof ReallocOp || op instanceof CloneOp;
}

/** Returns the numbers of the arguments of a function that are the sizes of memory; none where other values are. */
function sizesFromArguments(alloc: Operation, func: FuncOp): readonly number[] {
  const numbers: number[] = [];
  for (const size of alloc.operands) {
    const isArgument = size instanceof BlockArgument && size.owner === func.body.firstBlock;
    if (!isArgument || !(size.type instanceof IndexType)) return [];
    numbers.push(size.argNumber);
  }
  return numbers;
}

/** Hands memory over to a function that returned it. */
function updateCall(op: CallOp, sizes: readonly (readonly number[])[]): LogicalResult {
  const { location, operands, callee } = op;
  const builder = OpBuilder.before(op);
  const params: Value[] = [];
  let nextSizes = 0;
  for (const result of op.results) {
    const { type } = result;
    if (!(type instanceof MemRefType)) continue;
    const isStatic = !type.shape.some(isDynamic);
    const numbers = isStatic ? [] : (sizes[nextSizes++] ?? []);
    if (!isStatic && numbers.length === 0) {
      return op.emitError('cannot create out param for dynamically shaped result');
    }
    const memrefType = MemRefType.get(type.shape, type.elementType, type.memorySpace);
    const dynamicSizes = numbers.map((number) => operands[number]!);
    const { memref } = AllocOp.build(builder, location, { dynamicSizes, symbolOperands: [], memrefType });
    const param =
      type === memrefType ? memref : CastOp.build(builder, location, { source: memref, destType: type }).result(0);
    result.replaceAllUsesWith(param);
    params.push(param);
  }
  const kept = op.results.filter(({ type }) => !(type instanceof MemRefType));
  const resultTypes = kept.map(({ type }) => type);
  const call = CallOp.build(builder, location, { callee, operands: [...operands, ...params], resultTypes });
  for (const [i, result] of kept.entries()) result.replaceAllUsesWith(call.result(i));
  op.erase();
  return true;
}
