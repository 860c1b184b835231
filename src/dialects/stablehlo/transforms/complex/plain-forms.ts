import { DenseArrayAttr } from '../../../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../../../ir/builder.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { type RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import * as hlo from '../../generated/stablehlo-ops.gen.ts';
import { buildBroadcast, shapeOf } from '../../shape-builders.ts';
import { complexFunctionOf } from './functions-by-name.ts';

/** Operations of chlo, which this dialect does not know, that say in one what several of StableHLO do. */

const broadcasting = /^chlo\.broadcast_(\w+)$/;
/** What is done with parts, beside functions. */
const others: ReadonlySet<string> = new Set([hlo.CompareOp, hlo.ComplexOp, hlo.SelectOp].map(({ opName }) => opName));

/** Builds what stands for an operation of chlo before it, the last operation with its result; undefined for all other operations. */
export function buildPlainForm(op: Operation): readonly Operation[] | undefined {
  const built: Operation[] = [];
  const builder = OpBuilder.before(op);
  const { location } = op;
  const resultType = op.numResults === 1 ? (op.result().type as RankedTensorType) : undefined;
  if (!resultType) return undefined;
  if (op.name === 'chlo.constant') {
    return [hlo.ConstantOp.build(builder, location, { value: op.properties.get('value')!, outputType: resultType })];
  }
  const name = `stablehlo.${broadcasting.exec(op.name)?.[1] ?? ''}`;
  if (!complexFunctionOf({ name }) && !others.has(name)) return undefined;
  const dims = op.properties.get('broadcast_dimensions');
  const operands = op.operands.map((value) => {
    const { length: rank } = shapeOf(value);
    const isShort = dims instanceof DenseArrayAttr && rank < resultType.rank;
    const places = isShort ? dims.numbers : shapeOf(value).map((_, dim) => resultType.rank - rank + dim);
    const repeated = buildBroadcast(builder, location, value, places, resultType.shape);
    if (repeated !== value) built.push(repeated.definingOp!);
    return repeated;
  });
  return [...built, buildOperation(builder, op, name, operands)];
}

function buildOperation(builder: OpBuilder, op: Operation, name: string, operands: readonly Value[]): Operation {
  const { location, resultTypes } = op;
  if (name !== hlo.CompareOp.opName) return builder.create({ name, location, operands, resultTypes });
  // The words of both dialects are the same.
  const { comparisonDirection, compareType } = op as unknown as Pick<hlo.CompareOp, 'comparisonDirection' | 'compareType'>; // prettier-ignore
  const [lhs, rhs] = operands as readonly [Value, Value];
  return hlo.CompareOp.build(builder, location, { lhs, rhs, comparisonDirection, compareType, resultType: resultTypes[0]! }); // prettier-ignore
}
