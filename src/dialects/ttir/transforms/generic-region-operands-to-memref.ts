import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { walk, walkOps } from '../../../ir/walk.ts';
import { hasExactPlaces } from '../../../layout/linear-map.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { BufferAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { BufferAccess } from '../../tt/generated/tt-enums.gen.ts';
import { layoutOf, scalarShardShape } from '../../tt/layout.ts';
import { GenericOp } from '../generated/ttir-ops.gen.ts';
import { TTIRGenericRegionOperandsToMemrefPassBase } from '../generated/ttir-passes.gen.ts';

/**
 * Retypes the arguments of a generic region, to a core's part of each tensor: the shard's shape in scalars, and the shard as an
 * alias. What is computed from them follows.
 */
function convertRegion(generic: GenericOp): LogicalResult {
  const block = generic.region.firstBlock;
  const [firstType] = block?.arguments.map(({ type }) => type) ?? [];
  if (!block || !(firstType instanceof RankedTensorType) || firstType.encoding) return true;
  const converted = new Map<Type, Type>();
  for (const [i, argument] of block.arguments.entries()) {
    const operandType = generic.operand(i).type;
    const layout = layoutOf(operandType);
    if (!layout) return generic.emitOpError('requires operands with a #tt.layout', `operand #${i} has none`);
    const shard = scalarShardShape(layout);
    if (!hasExactPlaces(shard)) {
      const memref = generic.context.printType(layout.memref);
      return generic.emitOpError('expected shards of known sizes below 2^53 scalars', `operand #${i} has '${memref}'`);
    }
    const { elementType, context } = operandType as RankedTensorType;
    const type = RankedTensorType.get(shard, elementType, BufferAttr.get(context, layout.memref, BufferAccess.Alias));
    converted.set(argument.type, type);
    argument.type = type;
  }
  walk(generic, {
    before: (op) => {
      if (op === generic) return;
      const inner = op.regions.flatMap((region) => region.blocks.flatMap(({ arguments: args }) => args));
      for (const value of [...op.results, ...inner]) value.type = converted.get(value.type) ?? value.type;
      followInits(op);
    },
  });
  return true;
}

/** Gives the tensors that a kernel in the region makes the types of its inits, which may differ from one another. */
function followInits(op: Operation): void {
  const inits = dpsInits(op)?.filter(({ value }) => value.type instanceof RankedTensorType) ?? [];
  const results = op.results.filter(({ type }) => type instanceof RankedTensorType);
  for (const [i, { value }] of inits.entries()) if (results[i]) results[i].type = value.type;
}

/**
 * `ttir-generic-region-operands-to-memref`. Source: ttmlir-facts, section 2.2.5. What is computed in a region has the type of the
 * last argument that had its type before, which is the init's. Differs: operands without layout, or with shards of unknown size, are an error;
 * each result of a kernel has the type of its own init.
 */
export class TTIRGenericRegionOperandsToMemrefPass extends TTIRGenericRegionOperandsToMemrefPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    let succeeded = true;
    walkOps(module, GenericOp, (generic) => {
      succeeded = convertRegion(generic) && succeeded;
    });
    return succeeded;
  }
}
