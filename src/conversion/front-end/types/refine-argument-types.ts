import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { usedSymbolNames } from '../../../ir/symbol-uses.ts';
import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { isDynamic, isTensorType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type BlockArgument } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { FuncOp } from '../../../dialects/func/generated/func-ops.gen.ts';
import { TypeExtensions } from '../../../dialects/stablehlo/generated/stablehlo-attributes.gen.ts';
import { CastOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { RefineArgumentTypesPassBase } from '../../generated/conversion-passes.gen.ts';
import { type ArgumentShape, argumentShapeText } from './argument-shapes.ts';
import { infersTypes } from './before-casts.ts';

/** `refine-argument-types`. */
export class RefineArgumentTypesPass extends RefineArgumentTypesPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const { shapes } = this.options;
    if (shapes.length === 0) {
      this.markAllAnalysesPreserved();
      return true;
    }
    const programs = uncalledFunctions(module);
    return shapes.every((shape) => refine(module, programs, shape));
  }
}

/** Returns the functions that nothing calls, by name. */
function uncalledFunctions(module: Operation): ReadonlyMap<string, FuncOp> {
  const used = usedSymbolNames(module);
  const found = new Map<string, FuncOp>();
  walkOps(module, FuncOp, (func) => {
    if (!func.body.isEmpty && !used.has(func.symName)) found.set(func.symName, func);
  });
  return found;
}

function refine(module: Operation, programs: ReadonlyMap<string, FuncOp>, wanted: ArgumentShape): LogicalResult {
  const { context } = module;
  const text = argumentShapeText(wanted);
  const isClear = wanted.func !== undefined || programs.size === 1;
  const func = isClear ? programs.get(wanted.func ?? [...programs.keys()][0]!) : undefined;
  if (!func) {
    const names = [...programs.keys()].map((name) => `'${name}'`).join(', ');
    const message = isClear ? 'names no function that nothing calls' : 'does not say of which function the argument is';
    return context.emitError(module.location, `'${text}' ${message}`, `functions that nothing calls: ${names || 'none'}`); // prettier-ignore
  }
  const { arguments: all } = func.body.firstBlock!;
  const argument = all[wanted.argument];
  if (!argument) {
    return context.emitError(func.location, `'${text}' names no argument of '${func.symName}', which has ${all.length}`); // prettier-ignore
  }
  const { location, type } = argument;
  const isRanked = type instanceof RankedTensorType;
  if (!isTensorType(type) || (isRanked && !fits(type, wanted.shape))) {
    return context.emitError(location, `'${text}' gives a shape that does not fit '${context.printType(type)}'`);
  }
  // Sizes that are known have no bounds.
  const encoding = isRanked && !(type.encoding instanceof TypeExtensions) ? type.encoding : undefined;
  setType(func, argument, RankedTensorType.get(wanted.shape, type.elementType, encoding));
  return true;
}

/** Tells whether a tensor of these sizes may have the type, which may say how large they are at most. */
function fits({ encoding, shape }: RankedTensorType, sizes: readonly number[]): boolean {
  const bounds = encoding instanceof TypeExtensions ? encoding.bounds : [];
  return dimsAgree(shape, sizes) && bounds.every((bound, dim) => isDynamic(bound) || sizes[dim]! <= bound);
}

/** Gives an argument a type. What does not infer from it what follows gets a value of the type that there was. */
function setType(func: FuncOp, argument: BlockArgument, type: RankedTensorType): void {
  const { location, type: destType } = argument;
  if (type === destType) return;
  argument.type = type;
  const { inputs, results } = func.functionType;
  func.functionType = FunctionType.get(func.context, inputs.with(argument.argNumber, type), results);
  const others = [...argument.uses()].filter(({ owner }) => !infersTypes(owner));
  if (others.length === 0) return;
  const builder = OpBuilder.atBlockBegin(func.context, argument.owner);
  const cast = CastOp.build(builder, location, { source: argument, destType }).result();
  for (const use of others) use.set(cast);
}
