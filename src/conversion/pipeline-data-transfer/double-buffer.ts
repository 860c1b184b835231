import { getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { simplifyAffineMap } from '../../affine/simplify-affine.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { isDynamic, MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildFoldedDim } from '../../dialects/memref/build-dim.ts';
import { AllocOp, DeallocOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { buildApply } from '../../dialects/affine/composed-apply.ts';
import {
  DmaStartOp,
  DmaWaitOp,
  type ForOp,
  LoadOp,
  PrefetchOp,
  StoreOp,
  VectorLoadOp,
  VectorStoreOp,
} from '../../dialects/affine/generated/affine-ops.gen.ts';
import { exactStep } from '../../dialects/affine/loop-step.ts';
import { canonicalizeMapAndOperands, composeMapAndOperands } from '../../dialects/affine/map-and-operands.ts';

/** Source: doubleBuffer of mlir/lib/Dialect/Affine/Transforms/PipelineDataTransfer.cpp. */

const accessClasses = [LoadOp, StoreOp, VectorLoadOp, VectorStoreOp, PrefetchOp, DmaStartOp, DmaWaitOp] as const;

/** Tells whether `op` reads or writes memory at a place that an affine map says. */
export const isAccess = (op: Operation): boolean => accessClasses.some((opClass) => op instanceof opClass);

/** Returns the operations in the loop that use the memory, those that free it left out. */
export function usersInside(loop: ForOp, memory: Value): Operation[] {
  const users = new Set([...memory.uses()].map(({ owner }) => owner).filter((op) => loop.isProperAncestorOf(op)));
  return [...users].filter((op) => !(op instanceof DeallocOp));
}

/** Tells whether two buffers can be made in front of the loop, each of which is used once by an operation. Differs: mlir-opt crashes on others. */
export function canBeDoubled(loop: ForOp, memory: Value): boolean {
  const { type, definingOp } = memory;
  if (!(type instanceof MemRefType)) return false;
  if (definingOp && loop.isProperAncestorOf(definingOp) && type.shape.some(isDynamic)) return false;
  return usersInside(loop, memory).every(
    (op) => !isAccess(op) || op.operands.filter((value) => value === memory).length === 1,
  );
}

/**
 * Has the loop use one of two buffers in turn, which are made in front of it. The memory itself is not made any more where nothing else uses it. Returns failure where there are other uses than
 * accesses of affine: the buffers are made then, too, and nothing uses them.
 */
export function doubleBuffer(loop: ForOp, memory: Value): LogicalResult {
  const { location, context } = loop;
  const { shape, elementType, memorySpace } = memory.type as MemRefType;
  const outer = OpBuilder.before(loop);
  const dynamicSizes = shape.flatMap((size, dim) =>
    isDynamic(size) ? [buildFoldedDim(outer, location, memory, dim)] : [],
  );
  const memrefType = MemRefType.get([2, ...shape], elementType, memorySpace);
  const buffers = AllocOp.build(outer, location, { dynamicSizes, symbolOperands: [], memrefType }).memref;
  const users = usersInside(loop, memory);
  if (!users.every(isAccess)) return false;
  const body = loop.region.firstBlock!;
  const inner = new OpBuilder(context);
  inner.setInsertionPointToStart(body);
  const iteration = getAffineDimExpr(0).floorDiv(getAffineConstantExpr(exactStep(loop)));
  const which = buildApply(inner, location, {
    map: AffineMap.get(1, 0, [iteration.mod(getAffineConstantExpr(2))]),
    operands: [body.arguments[0]!],
  });
  for (const op of users) redirect(op, memory, buffers, which);
  outer.setInsertionPointAfter(loop);
  DeallocOp.build(outer, location, { memref: buffers });
  eraseUnused(memory);
  return true;
}

function eraseUnused(memory: Value): void {
  const { definingOp } = memory;
  if (!definingOp) return;
  const users = [...memory.uses()].map(({ owner }) => owner);
  if (users.length > 1 || !users.every((op) => op instanceof DeallocOp)) return;
  for (const op of users) op.erase();
  definingOp.erase();
}

/** Has an access use the buffer that has number `which`. Source: replaceAllMemRefUsesWith of mlir/lib/Dialect/Affine/Utils/Utils.cpp. */
function redirect(op: Operation, memory: Value, buffers: Value, which: Value): void {
  const { name, map } = mapOf(op, memory);
  const place = op.operands.indexOf(memory);
  const inputs = op.operands.slice(place + 1, place + 1 + map.numInputs);
  // As upstream, which says the order of terms: indices are computed first, unless they are the inputs.
  const isIdentity = map.isIdentity() && map.numSymbols === 0;
  const builder = OpBuilder.before(op);
  const indices = isIdentity
    ? inputs
    : map.results.map((_, i) => buildApply(builder, op.location, { map: map.getSubMap([i]), operands: inputs }));
  const operands = [which, ...indices];
  const composed = composeMapAndOperands({ map: AffineMap.getMultiDimIdentityMap(operands.length), operands });
  const canonical = canonicalizeMapAndOperands({ ...composed, map: simplifyAffineMap(composed.map) });
  if (!isIdentity) for (const { definingOp } of indices) definingOp!.erase();
  const behind = op.operands.slice(place + 1 + map.numInputs);
  op.setOperands([...op.operands.slice(0, place), buffers, ...canonical.operands, ...behind]);
  const attribute = AffineMapAttr.get(op.context, canonical.map);
  op.setAttr(name, attribute);
}

/** Returns the map of the indices into one of the memrefs of an access. */
function mapOf(op: Operation, memory: Value): { readonly name: string; readonly map: AffineMap } {
  let name = 'map';
  if (op instanceof DmaWaitOp) name = 'tag_map';
  if (op instanceof DmaStartOp) name = mapNameOf(op, memory);
  const attribute = op.properties.get(name) ?? op.attributes.get(name);
  return { name, map: (attribute as AffineMapAttr).value };
}

function mapNameOf(op: DmaStartOp, memory: Value): string {
  let next = 0;
  for (const name of ['src_map', 'dst_map']) {
    if (op.operand(next) === memory) return name;
    next += 1 + (op.attributes.get(name) as AffineMapAttr).value.numInputs;
  }
  return 'tag_map';
}
