import { StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { type Operation } from '../../../ir/operation.ts';
import { Region } from '../../../ir/region.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { type Value } from '../../../ir/value.ts';
import { FuncOp, ReturnOp } from '../generated/shape-ops.gen.ts';

/** Returns what operations take from others, each value once. */
function inputsOf(cluster: readonly Operation[]): Value[] {
  const ops = new Set<Operation | undefined>(cluster);
  const inputs = cluster.flatMap(({ operands }) => operands.filter(({ definingOp }) => !ops.has(definingOp)));
  return [...new Set(inputs)];
}

/**
 * Makes a private function behind `func` that computes `shape` by copies of the operations of `cluster`; without any it gives its argument back. It has the
 * location of the value whose shape that is. Source: createFuncFromCluster of OutlineShapeComputation.cpp.
 */
export function buildShapeFunction(
  func: Operation,
  cluster: readonly Operation[],
  shape: Value,
  name: string,
  { location }: Value,
): Operation {
  const { context } = func;
  const inputs = cluster.length > 0 ? inputsOf(cluster) : [shape];
  const types = inputs.map(({ type }) => type);
  const [block, region] = [new Block(), new Region()];
  region.append(block);
  const mapping = new IRMapping();
  for (const input of inputs) mapping.map(input, block.addArgument(input.type, location));
  const builder = OpBuilder.before(func);
  builder.setInsertionPointAfter(func);
  const functionType = FunctionType.get(context, types, [shape.type]);
  const shapeFunc = FuncOp.build(builder, location, { symName: name, functionType, regions: [region] });
  builder.setInsertionPointToEnd(block);
  for (const op of cluster) builder.clone(op, mapping);
  ReturnOp.build(builder, location, { operands: [mapping.lookup(shape)] });
  shapeFunc.setProperty('sym_visibility', StringAttr.get(context, 'private'));
  return shapeFunc;
}
