import { ArrayAttr } from '../../ir/attributes/container-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { ArgumentAllocationAttr } from './generated/tt-attributes.gen.ts';

/** The function attribute with the address of each argument. */
export const argAllocAttrName = 'tt.arg_alloc';

/** Returns where the arguments of a function are; undefined when it does not say. */
export function argAllocationsOf(func: Operation): readonly ArgumentAllocationAttr[] | undefined {
  const attribute = func.getAttr(argAllocAttrName);
  if (!(attribute instanceof ArrayAttr)) return undefined;
  const { value } = attribute;
  return value.every((element) => element instanceof ArgumentAllocationAttr) ? value : undefined;
}
