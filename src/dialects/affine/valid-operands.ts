import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { segmentSizes } from '../../ir/traits/structure-traits.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { kDynamic, MemRefType } from '../../ir/types/shaped-types.ts';
import { BlockArgument, type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/**
 * Which values may be inputs of affine maps. Other dialects' operations are known by their names, since affine knows no dialect of
 * memory. Source: LangRef of the affine dialect, "Restrictions on Dimensions and Symbols"; mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
 */

/** Returns the region of the nearest operation around `op` that is an affine scope. */
export function affineScope(op: Operation): Region | undefined {
  let inner = op;
  for (let outer = op.parentOp; outer; outer = outer.parentOp) {
    if (outer.hasTrait('AffineScope')) return inner.parentRegion;
    inner = outer;
  }
  return undefined;
}

/** Returns the region that `value` is defined in. */
function regionOf(value: Value): Region | undefined {
  if (value instanceof BlockArgument) return value.owner.region ?? undefined;
  return value.definingOp?.parentRegion;
}

/** Tells whether `value` is defined at the top level of some affine scope. */
export function isTopLevelValue(value: Value): boolean {
  return regionOf(value)?.parentOp?.hasTrait('AffineScope') === true;
}

/** Tells whether `value` counts the iterations of an affine loop. */
export function isInductionVariable(value: Value): boolean {
  if (!(value instanceof BlockArgument)) return false;
  const owner = value.owner.parentOp?.name;
  return owner === 'affine.parallel' || (owner === 'affine.for' && value.owner.arguments[0] === value);
}

const isIndex = (value: Value): boolean => value.type instanceof IndexType;

/** Tells whether `value` may be a dimension within `scope`. */
export function isValidDim(value: Value, scope: Region | undefined): boolean {
  return isLoopCounter(value) || new OperandRules(scope).isDim(value);
}

/** Tells whether `value` may be a symbol within `scope`. */
export function isValidSymbol(value: Value, scope: Region | undefined): boolean {
  return isOfScope(value, scope) || new OperandRules(scope).isSymbol(value);
}

/** Tells whether the value may be a dimension wherever it is known. Most are such. */
function isLoopCounter(value: Value): boolean {
  return isIndex(value) && isInductionVariable(value);
}

/** Tells whether the value may be a symbol because it is defined right in the scope. Most are such. */
function isOfScope(value: Value, scope: Region | undefined): boolean {
  return scope !== undefined && isIndex(value) && regionOf(value) === scope;
}

/**
 * What values may be within a scope. Each is looked at once, however many ways lead to it; one that depends on itself, which is for the
 * dominance check to refuse, is as good as its other operands.
 */
class OperandRules {
  readonly #scope: Region | undefined;
  readonly #dims = new Map<Value, boolean>();
  readonly #symbols = new Map<Value, boolean>();

  constructor(scope: Region | undefined) {
    this.#scope = scope;
  }

  isDim(value: Value): boolean {
    return remembered(this.#dims, value, () => {
      if (!isIndex(value)) return false;
      if (this.isSymbol(value)) return true;
      const op = value.definingOp;
      if (!op) return isInductionVariable(value);
      switch (op.name) {
        case 'affine.apply':
        case 'affine.delinearize_index':
        case 'affine.linearize_index':
          return op.operands.every((operand) => this.isDim(operand));
        default:
          return isSizeOfShape(op) && isTopLevelValue(op.operand(0));
      }
    });
  }

  isSymbol(value: Value): boolean {
    return remembered(this.#symbols, value, () => {
      const scope = this.#scope;
      if (!isIndex(value)) return false;
      if (isOfScope(value, scope)) return true;
      const op = value.definingOp;
      if (op) {
        if (matchConstant(value)) return true;
        const areSymbols = (): boolean => op.operands.every((operand) => this.isSymbol(operand));
        if (op.hasTrait('Pure') && areSymbols()) return true;
        if (op.name === 'affine.apply') return areSymbols();
        if (isSizeOfShape(op)) return isSymbolicSize(op, scope);
      }
      // A value from outside of the scope.
      const scopeOp = scope?.parentOp;
      if (!scopeOp || scopeOp.hasTrait('IsolatedFromAbove')) return false;
      const outer = scopeOp.parentRegion;
      return outer !== undefined && isValidSymbol(value, outer);
    });
  }
}

/** Returns what is known of the value, or finds it out; meanwhile the answer is yes. */
function remembered(known: Map<Value, boolean>, value: Value, find: () => boolean): boolean {
  const before = known.get(value);
  if (before !== undefined) return before;
  known.set(value, true);
  const found = find();
  known.set(value, found);
  return found;
}

/** Tells whether `value` is a symbol in the scope that it is defined in. */
export function isSymbol(value: Value): boolean {
  if (!isIndex(value)) return false;
  if (isTopLevelValue(value)) return true;
  const op = value.definingOp;
  return op !== undefined && isValidSymbol(value, affineScope(op));
}

/** Tells whether `value` is a dimension, and no symbol, in the scope that it is defined in. */
export function isOnlyDim(value: Value): boolean {
  if (!isIndex(value) || isSymbol(value)) return false;
  const op = value.definingOp;
  return op ? isValidDim(value, affineScope(op)) : isInductionVariable(value);
}

/** Tells whether the operation gives the size of a dimension. */
export function isSizeOfShape(op: Operation): boolean {
  return op.name === 'memref.dim' || op.name === 'tensor.dim';
}

/** Tells whether a size is that of something at the top level, or one that was a symbol when memory was taken or viewed. */
function isSymbolicSize(op: Operation, scope: Region | undefined): boolean {
  const [shaped, dimension] = op.operands as [Value, Value];
  if (isTopLevelValue(shaped)) return true;
  const constant = matchConstant(dimension);
  if (!(constant instanceof IntegerAttr)) return false;
  let source = shaped.definingOp;
  while (source?.name === 'memref.cast') {
    if (!(source.operand(0).type instanceof MemRefType)) return false;
    source = source.operand(0).definingOp;
  }
  return source !== undefined && isSymbolicExtent(source, Number(constant.value), scope);
}

function isSymbolicExtent(op: Operation, dimension: number, scope: Region | undefined): boolean {
  const sizes = dynamicSizes(op);
  const type = op.results[0]?.type;
  if (!sizes || !(type instanceof MemRefType)) return false;
  if (dimension < 0 || dimension >= type.rank) return false;
  const isDynamic = (i: number): boolean => type.shape[i] === kDynamic;
  if (!isDynamic(dimension)) return true;
  const dynamicBefore = type.shape.slice(0, dimension).filter((_, i) => isDynamic(i)).length;
  const size = sizes[dynamicBefore];
  return size !== undefined && isValidSymbol(size, scope);
}

/** Returns the operands that say the dynamic sizes of the result. */
function dynamicSizes(op: Operation): readonly Value[] | undefined {
  switch (op.name) {
    case 'memref.alloc':
      return op.operands.slice(0, segmentSizes(op, 'operandSegmentSizes')?.[0]);
    case 'memref.view':
      return op.operands.slice(2);
    case 'memref.subview': {
      const [source = 1, offsets = 0, sizes = 0] = segmentSizes(op, 'operandSegmentSizes') ?? [];
      return op.operands.slice(source + offsets, source + offsets + sizes);
    }
    default:
      return undefined;
  }
}

/** Checks that the operands may be the dims, and behind the first `numDims` the symbols, of a map of `op`. */
export function verifyDimsAndSymbols(op: Operation, operands: readonly Value[], numDims: number): LogicalResult {
  if (numDims === operands.length && operands.every(isLoopCounter)) return true;
  const scope = affineScope(op);
  for (let i = 0; i < operands.length; i++) {
    const operand = operands[i]!;
    if (i < numDims) {
      if (!isValidDim(operand, scope)) return op.emitOpError('operand cannot be used as a dimension id');
    } else if (!isValidSymbol(operand, scope)) {
      return op.emitOpError('operand cannot be used as a symbol');
    }
  }
  return true;
}

/** Tells whether `value` may be an input of a map at all. */
export function isValidAffineIndex(value: Value, scope: Region | undefined): boolean {
  return isValidDim(value, scope) || isValidSymbol(value, scope);
}
