import { type AffineExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { replaceDimsAndSymbols, shiftDims } from '../../affine/affine-walk.ts';
import { simplifyAffineExpr, simplifyAffineMap } from '../../affine/simplify-affine.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Value } from '../../ir/value.ts';
import { buildApply } from './composed-apply.ts';
import { type AccessOp } from './dependence/memory-access.ts';
import { type PrefetchOp } from './generated/affine-ops.gen.ts';
import { canonicalizeMapAndOperands, composeMapAndOperands } from './map-and-operands.ts';

/** Where in other memory a buffer for some of its elements starts, in terms of operands as dims. */
export interface BufferPlace {
  readonly offsets: readonly AffineExpr[];
  readonly operands: readonly Value[];
}

/** Makes an access use a buffer that has some elements of what it used. Source: replaceAllMemRefUsesWith of mlir/lib/Dialect/Affine/Utils/Utils.cpp. */
export function redirectAccess(op: AccessOp | PrefetchOp, buffer: Value, { offsets, operands }: BufferPlace): void {
  const remap = offsets.map((offset, i) => simplifyAffineExpr(getAffineDimExpr(operands.length + i).sub(offset)));
  const isMoved = !AffineMap.get(operands.length + offsets.length, 0, remap).isIdentity();
  const { value: map } = op.map;
  if (isMoved && !map.isIdentity()) buildIndices(op, map);
  const numDims = operands.length + map.numDims;
  const dims = operands.map((_, i) => getAffineDimExpr(i));
  const own = map.results.map((result) => shiftDims(result, map.numDims, operands.length));
  const results = remap.map((expr) => replaceDimsAndSymbols(expr, [...dims, ...own], []));
  const inputs = [...operands, ...op.indices];
  const composed = composeMapAndOperands({ map: AffineMap.get(numDims, map.numSymbols, results), operands: inputs });
  const canonical = canonicalizeMapAndOperands({ ...composed, map: simplifyAffineMap(composed.map) });
  const position = op.operands.indexOf(op.memref);
  op.setOperand(position, buffer);
  op.replaceOperands(position + 1, op.indices.length, canonical.operands);
  op.map = AffineMapAttr.get(op.context, canonical.map);
}

/** Computes the indices of an access, of which upstream leaves what it made to compute others of them. */
function buildIndices(op: AccessOp | PrefetchOp, map: AffineMap): void {
  const builder = OpBuilder.before(op);
  map.results.forEach((_, i) => buildApply(builder, op.location, { map: map.getSubMap([i]), operands: op.indices }));
}
