import { SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { lookupNearestSymbol } from '../../ir/symbol-table.ts';
import { type Type } from '../../ir/type.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type AxisRefAttr, type MeshAttr, type TensorShardingAttr } from './generated/sdy-attributes.gen.ts';
import { MeshOp } from './generated/sdy-ops.gen.ts';

/** Returns the mesh that the sharding names, or has. */
export function meshOf(op: Operation, { meshOrRef }: TensorShardingAttr): MeshAttr | undefined {
  if (!(meshOrRef instanceof SymbolRefAttr)) return meshOrRef as MeshAttr;
  const named = lookupNearestSymbol(op, meshOrRef);
  return named instanceof MeshOp ? named.mesh : undefined;
}

/** Checks that the sharding fits a tensor of the type. Source: verifyTensorShardingAttr of shardy/dialect/sdy/ir/verifiers.cc. */
export function verifySharding(op: Operation, sharding: TensorShardingAttr, type: Type): LogicalResult {
  const mesh = meshOf(op, sharding);
  if (!mesh) return op.emitOpError(`unknown mesh: ${op.context.printAttribute(sharding.meshOrRef)}`);
  const { dimensions, replicatedAxes, unreducedAxes } = sharding;
  const { rank } = type as RankedTensorType;
  if (type instanceof RankedTensorType && dimensions.length !== rank) {
    return op.emitOpError(`sharding doesn't match tensor rank: ${dimensions.length} != ${rank}`);
  }
  return verifyAxes(op, [...dimensions.flatMap(({ axes }) => axes), ...replicatedAxes, ...unreducedAxes], mesh);
}

function verifyAxes(op: Operation, axes: readonly AxisRefAttr[], mesh: MeshAttr): LogicalResult {
  const seen = new Set<AxisRefAttr>();
  for (const axis of axes) {
    const text = JSON.stringify(axis.name);
    const { size } = mesh.axes.find(({ name }) => name === axis.name) ?? {};
    if (size === undefined) return op.emitOpError(`unknown axis name: ${text}`);
    if (seen.has(axis)) return op.emitOpError(`duplicate axis ref: ${text}`);
    seen.add(axis);
    if (axis.size > 0 && size % (axis.preSize * axis.size) !== 0) {
      return op.emitOpError(`sub-axis of ${text} must divide its size ${size}, got: (${axis.preSize})${axis.size}`);
    }
  }
  return true;
}
