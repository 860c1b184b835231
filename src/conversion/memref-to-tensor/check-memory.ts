import { OpBuilder } from '../../ir/builder.ts';
import { dpsInits } from '../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../ir/operation.ts';
import { MemRefType, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { SelectOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ReturnOp, type FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { LinalgStructuredInterface } from '../../dialects/linalg/interfaces.ts';
import * as bufferization from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import * as memref from '../../dialects/memref/generated/memref-ops.gen.ts';
import { ConditionOp, ForOp, IfOp, WhileOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type KnownGlobals } from './known-globals.ts';
import { type MemoryValues } from './memory-values.ts';
import { handlesMemory, isDealloc, isMemory, isView, rootOf, writtenBy } from './memory.ts';

const plain = [
  bufferization.CloneOp,
  bufferization.MaterializeInDestinationOp,
  bufferization.ToBufferOp,
  bufferization.ToTensorOp,
  memref.AllocOp,
  memref.AllocaOp,
  memref.CopyOp,
  memref.DimOp,
  memref.GetGlobalOp,
  memref.LoadOp,
  memref.StoreOp,
  ReturnOp,
  SelectOp,
  ForOp,
  WhileOp,
  IfOp,
  YieldOp,
  ConditionOp,
];

/** Checks that all that is done to memory in a function can be done to tensors; reports the first thing that cannot. */
export function checkMemory(func: FuncOp, globals: KnownGlobals): LogicalResult {
  if (func.body.blocks.length > 1) return func.emitOpError('branches between blocks that share memory');
  let isValid = true;
  walk(func, {
    before(op) {
      isValid = checkOperation(op, func, globals);
      return isValid ? 'advance' : 'interrupt';
    },
  });
  return isValid;
}

/** Checks that it is known what is in `roots`, which `op` handles, or that it can be known in front of `op` although another name has been written through. */
export function checkKnown(op: Operation, roots: Iterable<Value>, memory: MemoryValues): LogicalResult {
  for (const root of roots) {
    if (!memory.recall(root, OpBuilder.before(op)))
      return op.emitOpError('handles memory that may have been written to under another name');
  }
  return true;
}

function checkOperation(op: Operation, func: FuncOp, globals: KnownGlobals): LogicalResult {
  const inside = op.regions.flatMap(({ blocks }) => blocks.flatMap((block) => block.arguments));
  const unknown = [...op.operands, ...op.results, ...inside].find((value) => isMemory(value) && !hasTensorType(value));
  if (unknown) return op.emitOpError(`handles memory of type '${op.context.printType(unknown.type)}', which no tensor has`); // prettier-ignore
  if (op instanceof memref.GetGlobalOp && !globals.valueOf(op))
    return op.emitOpError('reads a global whose elements are not known');
  // What is written through it would have to be split again.
  if (op instanceof memref.CollapseShapeOp && !(op.src.type as MemRefType).hasStaticShape) {
    return op.emitOpError('joins dimensions of unknown size');
  }
  const tensor = tensorOfMemory(op);
  if (tensor && !(tensor.type instanceof RankedTensorType && tensor.type.encoding === undefined)) {
    return op.emitOpError(`handles a tensor of type '${op.context.printType(tensor.type)}', which no memory has`);
  }
  for (const target of writtenBy(op)) {
    if (rootOf(target).definingOp instanceof memref.GetGlobalOp) return op.emitOpError('writes to a global');
  }
  if (!handlesMemory(op)) return true;
  if (!isInLoopsAndBranches(op, func) && !(op instanceof memref.LoadOp && isInBody(op, func))) {
    return op.emitOpError(`handles memory inside of '${op.parentOp!.name}'`);
  }
  if (isDealloc(op)) {
    const isUsed = op.results.some((result) => !isForDeallocs(result));
    return !isUsed || op.emitOpError('gives conditions for other operations than those that give back memory');
  }
  if (op instanceof memref.ExtractStridedMetadataOp && op.results.every(isForDeallocs)) return true;
  if (plain.some((known) => op instanceof known) || isView(op)) return true;
  if (dpsInits(op)?.every(({ value }) => isMemory(value))) return true;
  return op.emitOpError('has no counterpart on tensors');
}

/** Returns the tensor that an operation makes of memory, or puts into it. */
function tensorOfMemory(op: Operation): Value | undefined {
  if (op instanceof bufferization.ToTensorOp) return op.result();
  if (op instanceof bufferization.ToBufferOp) return op.tensor;
  return op instanceof bufferization.MaterializeInDestinationOp && isMemory(op.dest) ? op.source : undefined;
}

/** Tells whether nothing but giving back memory, of which tensors have none, depends on `value`. */
function isForDeallocs(value: Value): boolean {
  return [...value.users()].every(isDealloc);
}

function hasTensorType({ type }: Value): boolean {
  return type instanceof MemRefType && !(type.elementType instanceof MemRefType);
}

/** Tells whether `op` is in the body of a structured operation, which reads memory as it was before. */
function isInBody(op: Operation, func: FuncOp): boolean {
  let outer = op.parentOp;
  while (outer && outer !== func && !LinalgStructuredInterface.isImplementedBy(outer)) outer = outer.parentOp;
  return outer !== undefined && outer !== func && isInLoopsAndBranches(outer, func);
}

/** Tells whether `op` is in `func`, or in regions of loops and branches that are, and have results for what is written. */
function isInLoopsAndBranches(op: Operation, func: FuncOp): boolean {
  let outer = op.parentOp;
  while (outer instanceof ForOp || outer instanceof WhileOp || outer instanceof IfOp) outer = outer.parentOp;
  return outer === func;
}
