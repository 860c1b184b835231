import { type AffineExpr, getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { simplifyAffineMap } from '../../../affine/simplify-affine.ts';
import { AffineMapAttr } from '../../../ir/attributes/container-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { buildEmptyLoop } from '../build-loop.ts';
import { buildApply } from '../composed-apply.ts';
import { ApplyOp, type ForOp, LoadOp, StoreOp } from '../generated/affine-ops.gen.ts';
import { setLowerBound, setUpperBound } from '../loop-bounds.ts';
import { canonicalizeMapAndOperands, composeMapAndOperands, type MapAndOperands } from '../map-and-operands.ts';
import { dropDuplicateResults } from '../operand-bounds.ts';
import { type BufferPlace } from '../redirect-access.ts';
import { type CopyBounds } from './copy-bounds.ts';

/** A memref and the buffer for some of its elements. */
export interface Buffered {
  readonly memref: Value;
  readonly buffer: Value;
  readonly place: BufferPlace;
}

/** Makes loops that copy element by element, into the buffer or back, and returns the outermost one. Source: generatePointWiseCopy of mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp. */
export function buildCopyNest(
  builder: OpBuilder,
  location: Location,
  { memref, buffer, place }: Buffered,
  bounds: readonly CopyBounds[],
  isCopyOut: boolean,
): ForOp {
  const { context } = builder;
  const { offsets, operands } = place;
  const applied: Value[] = [];
  const indices: Value[] = [];
  let root: ForOp | undefined;
  let inner = builder;
  bounds.forEach(({ lower, upper }, i) => {
    const loop = buildEmptyLoop(inner, location);
    setLowerBound(loop, canonicalBound({ map: AffineMap.get(operands.length, 0, lower), operands }));
    setUpperBound(loop, canonicalBound({ map: AffineMap.get(operands.length, 0, upper), operands }));
    root ??= loop;
    const body = loop.region.firstBlock!;
    inner = OpBuilder.before(body.lastOp!);
    applied.push(buildApply(inner, location, { map: AffineMap.get(operands.length, 0, [offsets[i]!]), operands }));
    indices.push(body.arguments[0]!);
  });
  const differences = bounds.map((_, i): AffineExpr => getAffineDimExpr(2 * i + 1).sub(getAffineDimExpr(2 * i)));
  const composed = composeMapAndOperands({
    map: AffineMap.get(2 * bounds.length, 0, differences),
    operands: bounds.flatMap((_, i) => [applied[i]!, indices[i]!]),
  });
  const inBuffer = canonicalizeMapAndOperands({ ...composed, map: simplifyAffineMap(composed.map) });
  for (const { definingOp } of applied) definingOp!.erase();
  const inMemRef = { map: AffineMap.getMultiDimIdentityMap(bounds.length), operands: indices };
  const [[from, fromPlace], [to, toPlace]] = isCopyOut
    ? ([[buffer, inBuffer], [memref, inMemRef]] as const) // prettier-ignore
    : ([[memref, inMemRef], [buffer, inBuffer]] as const); // prettier-ignore
  const load = LoadOp.build(inner, location, {
    memref: from,
    indices: fromPlace.operands,
    map: AffineMapAttr.get(context, fromPlace.map),
    resultType: (memref.type as MemRefType).elementType,
  });
  StoreOp.build(inner, location, {
    value: load.result(),
    memref: to,
    indices: toPlace.operands,
    map: AffineMapAttr.get(context, toPlace.map),
  });
  return root!;
}

/** Returns the bound as createCanonicalizedAffineForOp has it. */
function canonicalBound(bound: MapAndOperands): MapAndOperands {
  const { map, operands } = canonicalizeMapAndOperands(composed(bound));
  return { map: dropDuplicateResults(map), operands };
}

/** Puts what `affine.apply` computes into the map, if there is any. Source: fullyComposeAffineMapAndOperands. */
export function composed(of: MapAndOperands): MapAndOperands {
  return of.operands.some((operand) => operand.definingOp instanceof ApplyOp) ? composeMapAndOperands(of) : of;
}
