import { OpBuilder } from '../../ir/builder.ts';
import { cloneRegionInto, IRMapping } from '../../ir/clone.ts';
import { Region } from '../../ir/region.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { FuncOp } from '../func/generated/func-ops.gen.ts';
import { type DispatchOp } from './generated/ttmetal-ops.gen.ts';

/** Returns a new function, in no block yet, whose body is a copy of the kernel that is region `index` of a dispatch. */
export function kernelFunction(dispatch: DispatchOp, index: number, symName: string): FuncOp {
  const { context, location } = dispatch;
  const body = new Region();
  cloneRegionInto(dispatch.regions[index]!, body, new IRMapping());
  const types = body.firstBlock?.arguments.map(({ type }) => type) ?? [];
  const functionType = FunctionType.get(context, types, []);
  return FuncOp.build(new OpBuilder(context), location, { symName, functionType, regions: [body] });
}
