import { getAffineDimExpr, getAffineSymbolExpr, type AffineExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { replaceDimsAndSymbols } from '../../affine/affine-walk.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { denseFromNumbers, type DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import {
  type OpAsmParser,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';

/**
 * The bounds of `affine.parallel`: one map has the candidates of all dimensions, and the groups say how many of its results each
 * dimension has. Source: parseAffineMapWithMinMax and printMinMaxBound of mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
 */

/** One of the bounds, with the names of its properties and the word before a list of candidates. */
export interface ParallelBound {
  readonly map: 'lowerBoundsMap' | 'upperBoundsMap';
  readonly groups: 'lowerBoundsGroups' | 'upperBoundsGroups';
  readonly prefix: 'max' | 'min';
}

export const lowerBounds: ParallelBound = { map: 'lowerBoundsMap', groups: 'lowerBoundsGroups', prefix: 'max' };
export const upperBounds: ParallelBound = { map: 'upperBoundsMap', groups: 'upperBoundsGroups', prefix: 'min' };

/** Returns how many candidates each dimension has. */
export function groupSizes(groups: DenseElementsAttr): number[] {
  return Array.from({ length: groups.type.numElements }, (_, i) => groups.numberAt(i));
}

/** Returns the candidates of each dimension. */
export function mapsOfGroups(map: AffineMap, groups: DenseElementsAttr): AffineMap[] {
  let next = 0;
  return groupSizes(groups).map((size) => {
    next += size;
    return map.getSliceMap(next - size, size);
  });
}

/** An expression over values, or several with the inputs in common. */
interface Candidates {
  readonly exprs: readonly AffineExpr[];
  readonly dims: readonly UnresolvedOperand[];
  readonly symbols: readonly UnresolvedOperand[];
}

/** Parses `(bound, …)`, sets map and groups and adds the operands, each value once as dim and once as symbol. */
export function parseParallelBounds(parser: OpAsmParser, state: ParsedOperationState, bound: ParallelBound): void {
  const groups: Candidates[] = [];
  parser.parsePunctuation('(');
  if (!parser.parseOptionalPunctuation(')')) {
    parser.parseCommaSeparatedList('none', () => groups.push(parseCandidates(parser, bound.prefix)));
    parser.parsePunctuation(')');
  }
  const indexType = IndexType.get(state.context);
  const position = (values: Value[], operand: UnresolvedOperand): number => {
    const value = parser.resolveOperand(operand, indexType);
    const known = values.indexOf(value);
    return known >= 0 ? known : values.push(value) - 1;
  };
  const dims: Value[] = [];
  const newDims = groups.map((group) => group.dims.map((operand) => getAffineDimExpr(position(dims, operand))));
  const symbols: Value[] = [];
  const newSymbols = groups.map((group) =>
    group.symbols.map((operand) => getAffineSymbolExpr(position(symbols, operand))),
  );
  const results = groups.flatMap(({ exprs }, i) =>
    exprs.map((expr) => replaceDimsAndSymbols(expr, newDims[i]!, newSymbols[i]!)),
  );
  state.operands.push(...dims, ...symbols);
  state.attributes.set(
    bound.map,
    AffineMapAttr.get(state.context, AffineMap.get(dims.length, symbols.length, results)),
  );
  state.attributes.set(
    bound.groups,
    denseFromNumbers(
      RankedTensorType.get([groups.length], IntegerType.get(state.context, 32)),
      groups.map(({ exprs }) => exprs.length),
    ),
  );
}

function parseCandidates(parser: OpAsmParser, prefix: string): Candidates {
  if (parser.parseOptionalKeyword(prefix)) {
    const { map, dims, symbols } = parser.parseAffineMapOfSSAIds('paren');
    return { exprs: map.results, dims, symbols };
  }
  const { expr, dims, symbols } = parser.parseAffineExprOfSSAIds();
  return { exprs: [expr], dims, symbols };
}

/** Prints the bounds without the parentheses around them. */
export function printParallelBounds(
  printer: OpAsmPrinter,
  map: AffineMap,
  groups: DenseElementsAttr,
  operands: readonly Value[],
  prefix: string,
): void {
  let printed = 0;
  for (const candidates of mapsOfGroups(map, groups)) {
    if (printed > 0) printer.print(', ');
    const isOnly = candidates.numResults === 1;
    if (!isOnly) printer.print(`${prefix}(`);
    printer.printAffineMapOfSSAIds(candidates, operands);
    if (!isOnly) printer.print(')');
    printed += candidates.numResults;
  }
}
