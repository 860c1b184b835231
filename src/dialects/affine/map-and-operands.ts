import {
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineExpr,
} from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { shiftDims, shiftSymbols, usedPositions } from '../../affine/affine-walk.ts';
import { IntegerSet } from '../../affine/integer-set.ts';
import { simplifyAffineMap } from '../../affine/simplify-affine.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { ApplyOp, DelinearizeIndexOp } from './generated/affine-ops.gen.ts';
import { undoDelinearize, type MapInputs } from './undo-delinearize.ts';
import { isOnlyDim, isSymbol } from './valid-operands.ts';

/** An affine map with the values that are its dims and then its symbols. Source: mlir/lib/Dialect/Affine/IR/AffineOps.cpp. */
export interface MapAndOperands {
  readonly map: AffineMap;
  readonly operands: readonly Value[];
}

/** Tells whether both have the same map and operands. */
export function sameMapAndOperands(a: MapAndOperands, b: MapAndOperands): boolean {
  return (
    a.map.equals(b.map) &&
    a.operands.length === b.operands.length &&
    a.operands.every((operand, i) => operand === b.operands[i])
  );
}

/** Makes dims whose values are symbols to symbols, behind those that there are. */
function promoteDims({ map, operands }: MapAndOperands): MapAndOperands {
  const kept: Value[] = [];
  const promoted: Value[] = [];
  const dims = operands.slice(0, map.numDims).map((operand) => {
    if (!isSymbol(operand)) return getAffineDimExpr(kept.push(operand) - 1);
    return getAffineSymbolExpr(map.numSymbols + promoted.push(operand) - 1);
  });
  if (promoted.length === 0) return { map, operands };
  const symbols = operands.slice(map.numDims);
  return {
    map: map.replaceDimsAndSymbols(dims, [], kept.length, map.numSymbols + promoted.length),
    operands: [...kept, ...symbols, ...promoted],
  };
}

/** Makes symbols whose values can only be dims to dims. */
function demoteSymbols({ map, operands }: MapAndOperands): MapAndOperands {
  const dims = operands.slice(0, map.numDims);
  const kept: Value[] = [];
  const symbols = operands.slice(map.numDims).map((operand) => {
    return isOnlyDim(operand) ? getAffineDimExpr(dims.push(operand) - 1) : getAffineSymbolExpr(kept.push(operand) - 1);
  });
  if (dims.length === map.numDims) return { map, operands };
  return {
    map: map.replaceDimsAndSymbols([], symbols, dims.length, kept.length),
    operands: [...dims, ...kept],
  };
}

/** Tells whether the map has the operands that it names, which nobody asks of the bounds of `affine.for`. */
export const isComplete = ({ map, operands }: MapAndOperands): boolean => map.numInputs === operands.length;

/** Returns the same with each value once, without unused values, with symbols where possible and with constants filled in. */
export function canonicalizeMapAndOperands(from: MapAndOperands): MapAndOperands {
  if (from.operands.length === 0 || !isComplete(from)) return from;
  const { map, operands } = demoteSymbols(promoteDims(from));
  const zero = getAffineConstantExpr(0);
  const remap = (
    values: readonly Value[],
    used: ReadonlySet<number>,
    make: (value: Value) => AffineExpr,
  ): AffineExpr[] => values.map((value, i) => (used.has(i) ? make(value) : zero));
  const position = (values: Value[], value: Value): number => {
    const known = values.indexOf(value);
    return known >= 0 ? known : values.push(value) - 1;
  };
  const dims: Value[] = [];
  const newDims = remap(operands.slice(0, map.numDims), usedPositions(map.results, 'dim'), (value) =>
    getAffineDimExpr(position(dims, value)),
  );
  const symbols: Value[] = [];
  const newSymbols = remap(operands.slice(map.numDims), usedPositions(map.results, 'symbol'), (value) => {
    const constant = matchConstant(value);
    if (constant instanceof IntegerAttr) return getAffineConstantExpr(constant.value);
    return getAffineSymbolExpr(position(symbols, value));
  });
  return {
    map: map.replaceDimsAndSymbols(newDims, newSymbols, dims.length, symbols.length),
    operands: [...dims, ...symbols],
  };
}

/** Changes the map for what is known of the dim or symbol at a position, and tells whether there is anything to change. */
export type ReplaceInput = (inputs: MapInputs, kind: 'dim' | 'symbol', position: number) => boolean;

/**
 * Returns the same with results of `affine.apply` replaced by what they compute and indices that are put together again by the whole ones, and what `replace`
 * knows of others, canonicalized and simplified.
 */
export function composeMapAndOperands(from: MapAndOperands, replace: ReplaceInput = () => false): MapAndOperands {
  if (!isComplete(from)) return from;
  const inputs: MapInputs = {
    map: from.map,
    dims: from.operands.slice(0, from.map.numDims),
    symbols: from.operands.slice(from.map.numDims),
  };
  while (replaceInput(inputs, replace));
  const { map, dims, symbols } = inputs;
  const kept: Value[] = [];
  const compress = (values: readonly (Value | undefined)[], get: (position: number) => AffineExpr): AffineExpr[] => {
    let count = 0;
    return values.map((value) => {
      if (!value) return getAffineConstantExpr(0);
      kept.push(value);
      return get(count++);
    });
  };
  const newDims = compress(dims, getAffineDimExpr);
  const numDims = kept.length;
  const newSymbols = compress(symbols, getAffineSymbolExpr);
  const compressed = map.replaceDimsAndSymbols(newDims, newSymbols, numDims, kept.length - numDims);
  const canonical = canonicalizeMapAndOperands({ map: compressed, operands: kept });
  return { map: simplifyAffineMap(canonical.map), operands: canonical.operands };
}

/** Replaces the first input that can be, dims before symbols, and tells whether there is one. */
function replaceInput(inputs: MapInputs, replace: ReplaceInput): boolean {
  for (const values of [inputs.dims, inputs.symbols]) {
    for (const [position, value] of values.entries()) {
      if (replace(inputs, values === inputs.dims ? 'dim' : 'symbol', position)) return true;
      const op = value?.definingOp;
      if (op instanceof ApplyOp) {
        inlineApply(op, values, position, inputs);
        return true;
      }
      if (op instanceof DelinearizeIndexOp && value === op.results.at(-1) && undoDelinearize(op, inputs)) return true;
    }
  }
  return false;
}

/** Puts what the operation computes into the map for the input at a position of the dims or symbols. */
function inlineApply(op: ApplyOp, values: (Value | undefined)[], position: number, inputs: MapInputs): void {
  const { map, dims, symbols } = inputs;
  values[position] = undefined;
  const inner = canonicalizeMapAndOperands({ map: op.map.value, operands: op.mapOperands });
  const { numDims, numSymbols } = inner.map;
  const shifted = shiftSymbols(shiftDims(inner.map.result(0), numDims, dims.length), numSymbols, symbols.length);
  const replacement: AffineExpr[] = [];
  replacement[position] = shifted;
  const isDim = values === dims;
  dims.push(...inner.operands.slice(0, numDims));
  symbols.push(...inner.operands.slice(numDims));
  inputs.map = map.replaceDimsAndSymbols(
    isDim ? replacement : [],
    isDim ? [] : replacement,
    dims.length,
    symbols.length,
  );
}

/** Returns the set and operands with results of `affine.apply` replaced, if there are any, and canonicalized. */
export function canonicalizeSetAndOperands(
  set: IntegerSet,
  operands: readonly Value[],
): { readonly set: IntegerSet; readonly operands: readonly Value[] } {
  let current: MapAndOperands = { map: AffineMap.get(set.numDims, set.numSymbols, set.constraints), operands };
  if (operands.some((operand) => operand.definingOp instanceof ApplyOp)) current = composeMapAndOperands(current);
  const { map, operands: kept } = canonicalizeMapAndOperands(current);
  return { set: IntegerSet.get(map.numDims, map.numSymbols, map.results, set.eqFlags), operands: kept };
}
