import { getAffineDimExpr, getAffineSymbolExpr, type AffineExpr } from '../affine/affine-expr.ts';

/**
 * The inputs that all maps of layouts and devices are built from. What is made of them keeps its operands as they are written,
 * because the files and texts of tt-mlir do: `s1 * s0`. See AffineOperandOrder.
 */

/** Returns the dim `d<position>` of a layout's map. */
export function layoutDim(position: number): AffineExpr {
  return getAffineDimExpr(position, 'as-written');
}

/** Returns the symbol `s<position>` of a device's map. */
export function layoutSymbol(position: number): AffineExpr {
  return getAffineSymbolExpr(position, 'as-written');
}
