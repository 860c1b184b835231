import { OpaqueAttr } from '../../dialects/emitc/generated/emitc-attributes.gen.ts';
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { LValueType } from '../../dialects/emitc/generated/emitc-types.gen.ts';
import { Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';

/** Makes a variable without initial value. */
export function buildVariable(builder: OpBuilder, location: Location, type: Type): Value {
  const value = OpaqueAttr.get(builder.context, '');
  const resultType = LValueType.get(builder.context, type);
  return emitc.VariableOp.build(builder, location, { value, resultType }).result();
}

export function buildAssignments(
  builder: OpBuilder,
  location: Location,
  variables: readonly Value[],
  values: readonly Value[],
): void {
  variables.forEach((variable, i) => emitc.AssignOp.build(builder, location, { var: variable, value: values[i]! }));
}

export function buildLoads(builder: OpBuilder, location: Location, variables: readonly Value[]): Value[] {
  return variables.map((operand) => {
    const resultType = (operand.type as LValueType).valueType;
    return emitc.LoadOp.build(builder, location, { operand, resultType }).result();
  });
}

/** Replaces an `scf.yield` by assignments of what it yields to the variables. */
export function lowerYield(yieldOp: Operation, variables: readonly Value[], rewriter: ConversionPatternRewriter): void {
  rewriter.withInsertionPoint(() => {
    rewriter.setInsertionPointBefore(yieldOp);
    const values = yieldOp.operands.map((value) => rewriter.getRemappedValue(value));
    buildAssignments(rewriter, yieldOp.location, variables, values);
    emitc.YieldOp.build(rewriter, yieldOp.location, {});
    rewriter.eraseOp(yieldOp);
  });
}

/** Moves a region, and makes its `scf.yield` assignments to the variables. */
export function moveRegion(
  from: Region,
  to: Region,
  variables: readonly Value[],
  rewriter: ConversionPatternRewriter,
): void {
  rewriter.inlineRegionBefore(from, to);
  const last = to.firstBlock?.lastOp;
  if (last) lowerYield(last, variables, rewriter);
}

/** Returns a region of one block without operations. */
export function regionOf(...argumentTypes: readonly (readonly [Type, Location])[]): Region & { firstBlock: Block } {
  const region = new Region();
  const block = new Block();
  for (const [type, location] of argumentTypes) block.addArgument(type, location);
  region.append(block);
  return region as Region & { firstBlock: Block };
}
