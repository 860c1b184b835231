import { type AffineConstantExpr } from '../../affine/affine-expr.ts';
import { type AffineMap } from '../../affine/affine-map.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type FoldResult } from '../../ir/op-info.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { parseDimAndSymbolList, parseMap, printDimAndSymbolList } from './dim-and-symbol-list.ts';
import { constantIndices } from './constant-indices.ts';
import { MaxOp, MinOp } from './generated/affine-ops.gen.ts';
import { minMaxPatterns } from './min-max-patterns.ts';

type Choose = (a: bigint, b: bigint) => bigint;

/** Returns the hooks of `affine.min` or `affine.max`. */
function minMaxHooks(root: typeof MinOp | typeof MaxOp, choose: Choose) {
  return {
    ...assemblyAndVerifier,
    fold: (op: MinOp | MaxOp, operands: readonly (Attribute | undefined)[]) => foldChoice(op, operands, choose),
    canonicalizationPatterns: () => minMaxPatterns(root),
  };
}

/** Folds where all candidates are constants; else fills in those that are. */
function foldChoice(op: MinOp | MaxOp, operands: readonly (Attribute | undefined)[], choose: Choose): FoldResult {
  const map = op.map.value;
  const folded = map.partialConstantFold(constantIndices(operands));
  if (isFirstDimBesideSymbol(folded)) return [op.operand(0)];
  if (!folded.isConstant()) {
    if (folded.equals(map)) return undefined;
    op.map = AffineMapAttr.get(op.context, folded);
    return 'updated';
  }
  const values = folded.results.map((result) => BigInt((result as AffineConstantExpr).exact));
  return [IntegerAttr.get(op.result().type as IndexType, values.reduce(choose))];
}

/**
 * Tells whether the map is (d0, …)[s0] -> (d0). Upstream means to find the symbol here, but looks for dims; other single candidates are left to a
 * pattern. Source: AffineMap::isSymbolIdentity.
 */
function isFirstDimBesideSymbol({ numSymbols, results }: AffineMap): boolean {
  const [result] = results;
  return numSymbols === 1 && results.length === 1 && result?.kind === 'dim' && result.position === 0;
}

/** Source: mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
const assemblyAndVerifier = {
  verify(op: MinOp | MaxOp): LogicalResult {
    const map = op.map.value;
    if (op.numOperands !== map.numInputs) {
      return op.emitOpError('operand count and affine map dimension and symbol count must match');
    }
    return map.numResults > 0 || op.emitOpError('affine map expect at least one result');
  },

  /**
   * ```
   * min-max ::= affine-map `(` value-uses `)` (`[` value-uses `]`)? attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    state.attributes.set('map', parseMap(parser));
    parseDimAndSymbolList(parser, state);
    parser.parseOptionalAttrDict(state.attributes);
    state.resultTypes.push(IndexType.get(state.context));
  },
  parsesTextOnly: true,

  print(op: MinOp | MaxOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printAttribute(op.map);
    printDimAndSymbolList(printer, op.operands, op.map.value.numDims);
    printer.printOptionalAttrDict(op.attributes);
  },
};

/** Hooks of `affine.min`. */
export const minOp = minMaxHooks(MinOp, (a, b) => (b < a ? b : a));

/** Hooks of `affine.max`. */
export const maxOp = minMaxHooks(MaxOp, (a, b) => (b > a ? b : a));
