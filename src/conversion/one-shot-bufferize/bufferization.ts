import { isMemRefElement } from '../../asm/parser/part-types.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { StridedLayoutAttr, type SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type PatternRewriter } from '../../ir/pattern-match.ts';
import { SymbolTableCollection } from '../../ir/symbol-table.ts';
import {
  type AnyMemRefType,
  isTensorType,
  kDynamic,
  MemRefType,
  RankedTensorType,
  type TensorType,
  UnrankedMemRefType,
} from '../../ir/types/shaped-types.ts';
import { type BlockArgument, OpResult, type Value } from '../../ir/value.ts';
import { ToBufferOp, ToTensorOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { type CallOp, FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { AllocOp, CopyOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { LayoutMapOption } from '../generated/conversion-enums.gen.ts';
import { AnalysisState } from './analysis-state.ts';
import { type BufferizationModel, type BufferizationModels } from './bufferizable-op.ts';
import { Globals } from './globals.ts';
import { type BufferizationOptions } from './options.ts';
import { runsAgain } from './region-reachability.ts';

/** One bufferization: its options, the models of operations, and what it makes everywhere. Source: mlir/lib/Dialect/Bufferization/IR/BufferizableOpInterface.cpp. */
export class Bufferization {
  readonly options: BufferizationOptions;
  readonly globals: Globals;
  readonly #models: BufferizationModels;
  readonly #symbols = new SymbolTableCollection();

  constructor(options: BufferizationOptions, models: BufferizationModels, globals = new Globals()) {
    this.options = options;
    this.#models = models;
    this.globals = globals;
  }

  /** Returns one with other options. */
  with(options: Partial<BufferizationOptions>): Bufferization {
    return new Bufferization({ ...this.options, ...options }, this.#models, this.globals);
  }

  /** Tells whether an operation is to be bufferized where it has a model. */
  isAllowed(op: Operation): boolean {
    const { bufferizeFunctionBoundaries, dialectFilter, skippedFunctions } = this.options;
    if (skippedFunctions.length > 0 && skippedFunctions.includes(functionAround(op)?.symName ?? '')) return false;
    if (!bufferizeFunctionBoundaries && op.info && op.dialectNamespace === 'func') return false;
    return dialectFilter.length === 0 || dialectFilter.includes(op.dialectNamespace);
  }

  /** Returns the model of an operation, be that to be bufferized or not. */
  anyModelOf(op: Operation): BufferizationModel | undefined {
    return op.info && this.#models.get(op.name);
  }

  /** Returns the model of an operation that is to be bufferized. */
  modelOf(op: Operation | undefined): BufferizationModel | undefined {
    return op && this.isAllowed(op) ? this.anyModelOf(op) : undefined;
  }

  hasTensorSemantics(op: Operation): boolean {
    return this.anyModelOf(op)?.hasTensorSemantics?.(op) ?? hasTensors(op);
  }

  isRepetitiveRegion(op: Operation, index: number): boolean {
    const model = this.modelOf(op);
    if (!model) return false;
    return model.isRepetitiveRegion?.(op, index) ?? runsAgain(op, index);
  }

  /** Returns the memory of a tensor: what the tensor was made of, else what stands for its future memory. Undefined after a diagnostic. */
  getBuffer(rewriter: PatternRewriter, tensor: Value): Value | undefined {
    const { definingOp } = tensor;
    if (definingOp instanceof ToTensorOp) return definingOp.buffer;
    return rewriter.withInsertionPoint(() => {
      if (definingOp) rewriter.setInsertionPointAfter(definingOp);
      else rewriter.setInsertionPointToStart((tensor as BlockArgument).owner);
      const bufferType = this.getBufferType(tensor);
      return bufferType && ToBufferOp.build(rewriter, tensor.location, { tensor, bufferType }).result(0);
    });
  }

  /** Returns the memory of each of the values; undefined after a diagnostic. */
  getBuffers(rewriter: PatternRewriter, tensors: readonly Value[]): Value[] | undefined {
    const buffers: Value[] = [];
    for (const tensor of tensors) {
      const buffer = this.getBuffer(rewriter, tensor);
      if (!buffer) return undefined;
      buffers.push(buffer);
    }
    return buffers;
  }

  /** Returns the type of the future memory of a tensor; undefined after a diagnostic. `pending` has the values whose types wait for it. */
  getBufferType(tensor: Value, pending: Value[] = []): AnyMemRefType | undefined {
    const op = ownerOf(tensor)!;
    const model = this.modelOf(op);
    pending.push(tensor);
    const type = model
      ? model.bufferType
        ? model.bufferType(op, tensor, this, pending)
        : this.defaultBufferType(tensor, pending)
      : this.unknownType(op, tensor.type as TensorType);
    pending.pop();
    return type;
  }

  /** Returns the type of the memory that a tensor shares with an operand, else one of which nothing is known. */
  defaultBufferType(tensor: Value, pending: Value[]): AnyMemRefType | undefined {
    const type = tensor.type as TensorType;
    const { elementType } = type;
    if (!isMemRefElement(elementType)) {
      const { printType } = elementType.context;
      const reason = `element type '${printType(elementType)}' is not a valid memref element type`;
      ownerOf(tensor)!.emitError(`cannot bufferize value of type '${printType(type)}': ${reason}`);
      return undefined;
    }
    if (!(tensor instanceof OpResult)) return this.memRefType(type);
    const [alias] = new AnalysisState(this).aliasingOperands(tensor);
    if (alias?.isEquivalent) return this.getBufferType(alias.operand.value, pending);
    return this.unknownType(tensor.owner, type);
  }

  /** Returns the type of memory of which nothing is known; undefined after a diagnostic. */
  unknownType(op: Operation, type: TensorType): AnyMemRefType | undefined {
    const space = this.memorySpace(op, type);
    return space && this.memRefType(type, space.attribute);
  }

  /** Returns the memory space of memory of which nothing is known, or of what a function takes or returns; undefined after a diagnostic. */
  memorySpace(
    op: Operation,
    type: TensorType,
    isOfFunction = false,
  ): { readonly attribute: Attribute | undefined } | undefined {
    const space = this.options.memorySpaceOf(type, isOfFunction);
    if (space === 'unknown') {
      op.emitError('could not infer memory space');
      return undefined;
    }
    return { attribute: space === 'default' ? undefined : space };
  }

  /** Returns the type of memory in a memory space, of a layout of which nothing is known. */
  memRefType(type: TensorType, memorySpace?: Attribute): AnyMemRefType {
    return this.options.unknownLayout === LayoutMapOption.IdentityLayoutMap
      ? identityMemRef(type, memorySpace)
      : fullyDynamicMemRef(type, memorySpace);
  }

  /** Returns the type of memory that a function takes or returns; undefined after a diagnostic. */
  functionBoundaryType(op: Operation, type: TensorType): AnyMemRefType | undefined {
    const space = this.memorySpace(op, type, true);
    if (!space) return undefined;
    return this.options.functionBoundaryLayout === LayoutMapOption.IdentityLayoutMap
      ? identityMemRef(type, space.attribute)
      : fullyDynamicMemRef(type, space.attribute);
  }

  /** Returns the function that is called, undefined where there is none of that name. */
  calleeOf(op: CallOp): FuncOp | undefined {
    const callee = this.#symbols.lookupNearest(op, op.properties.get('callee') as SymbolRefAttr);
    return callee instanceof FuncOp ? callee : undefined;
  }

  /** Makes new memory. */
  createAlloc(builder: OpBuilder, location: Location, memrefType: MemRefType, dynamicSizes: readonly Value[]): Value {
    const alignment = this.options.bufferAlignment || undefined;
    return AllocOp.build(builder, location, { dynamicSizes, symbolOperands: [], memrefType, alignment }).memref;
  }

  createCopy(builder: OpBuilder, location: Location, source: Value, target: Value): void {
    CopyOp.build(builder, location, { source, target });
  }

  /** Replaces an operation by values; what uses a result that is a tensor gets one made of the value, which is memory. */
  replaceOp(rewriter: PatternRewriter, op: Operation, values: readonly Value[]): void {
    rewriter.withInsertionPoint(() => {
      rewriter.setInsertionPointAfter(op);
      const replacements = op.results.map(({ type: resultType }, i) => {
        const value = values[i]!;
        if (!isTensorType(resultType)) return value;
        const toTensor = ToTensorOp.build(rewriter, value.location, { buffer: value, resultType });
        rewriter.setInsertionPointAfter(op);
        return toTensor.result(0);
      });
      rewriter.replaceOp(op, replacements);
    });
  }
}

/** Returns the operation that makes a value, or whose region has the block of an argument. */
export function ownerOf(value: Value): Operation | undefined {
  return value instanceof OpResult ? value.owner : value.parentBlock?.parentOp;
}

/** Tells whether operands, results or arguments of blocks are tensors. */
export function hasTensors(op: Operation): boolean {
  const areTensors = (values: readonly Value[]): boolean => values.some(({ type }) => isTensorType(type));
  return (
    op.regions.some(({ blocks }) => blocks.some((block) => areTensors(block.arguments))) ||
    areTensors(op.results) ||
    areTensors(op.operands)
  );
}

/** Returns the type of memory whose offset and strides are not known. */
export function fullyDynamicMemRef(type: TensorType, memorySpace?: Attribute): AnyMemRefType {
  const { elementType } = type;
  if (!(type instanceof RankedTensorType)) return UnrankedMemRefType.get(elementType, memorySpace);
  const strides = type.shape.map(() => kDynamic);
  const layout = StridedLayoutAttr.get(elementType.context, kDynamic, strides);
  return MemRefType.get(type.shape, elementType, memorySpace, layout);
}

/** Returns the type of memory in row-major order. */
export function identityMemRef(type: TensorType, memorySpace?: Attribute): AnyMemRefType {
  const { elementType } = type;
  if (!(type instanceof RankedTensorType)) return UnrankedMemRefType.get(elementType, memorySpace);
  return MemRefType.get(type.shape, elementType, memorySpace);
}

/** Returns the function that the operation is or stands in. */
function functionAround(op: Operation): FuncOp | undefined {
  let around: Operation | undefined = op;
  while (around && !(around instanceof FuncOp)) around = around.parentOp;
  return around;
}
