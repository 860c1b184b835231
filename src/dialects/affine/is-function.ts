import { type Context } from '../../ir/context.ts';
import { FunctionOpInterface } from '../../ir/interfaces/calls.ts';

/** Tells whether operations of that name are functions. */
export function isFunction(opName: string, context: Context): boolean {
  return context.lookupOp(opName)?.traits.has(FunctionOpInterface.name) ?? false;
}
