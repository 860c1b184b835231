import { type AffineMap } from '../../affine/affine-map.ts';
import { AffineConstantExpr } from '../../affine/affine-expr.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { lookupNearestSymbol } from '../../ir/symbol-table.ts';
import { type Value } from '../../ir/value.ts';

/**
 * Returns the element that a load at the results of `map` reads when `memref` is a constant global and either all its elements are the same
 * or the place is known; undefined otherwise. Source: AffineLoadOp::fold of mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
 */
export function elementOfGlobal(memref: Value, map: AffineMap): Attribute | undefined {
  const op = memref.definingOp;
  const name = op?.name === 'memref.get_global' ? op.getAttr('name') : undefined;
  const global = name instanceof SymbolRefAttr ? lookupNearestSymbol(op!, name) : undefined;
  if (global?.name !== 'memref.global' || !global.getAttr('constant')) return undefined;
  const elements = global.getAttr('initial_value');
  if (!(elements instanceof DenseElementsAttr)) return undefined;
  if (elements.isSplat) return elements.attributeAt(0);
  let index = 0;
  for (const [i, result] of map.results.entries()) {
    const size = elements.type.shape[i]!;
    if (!(result instanceof AffineConstantExpr) || result.value < 0 || result.value >= size) return undefined;
    index = index * size + result.value;
  }
  return elements.attributeAt(index);
}
