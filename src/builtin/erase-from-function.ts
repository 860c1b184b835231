import { ArrayAttr, DictionaryAttr } from '../ir/attributes/container-attributes.ts';
import { TypeAttr } from '../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../ir/operation.ts';
import { FunctionType } from '../ir/types/composite-types.ts';
import { functionTypeOf } from './function-op.ts';

/**
 * Takes arguments, which must have no uses, and results out of a function and its type: those with a true in `args` and `results`.
 * Attributes of arguments and of results go where none are left. The operands of its terminators stay. Source: FunctionOpInterface of mlir/Interfaces/FunctionInterfaces.td.
 */
export function eraseFromFunction(op: Operation, args: readonly boolean[], results: readonly boolean[]): void {
  const type = functionTypeOf(op);
  const kept = <T>(items: readonly T[], erased: readonly boolean[]): T[] => items.filter((_, i) => !erased[i]);
  const newType = FunctionType.get(op.context, kept(type.inputs, args), kept(type.results, results));
  for (const [name, erased] of [
    ['arg_attrs', args],
    ['res_attrs', results],
  ] as const) {
    const attributes = op.properties.get(name);
    if (!(attributes instanceof ArrayAttr)) continue;
    const left = kept(attributes.value, erased);
    const isEmpty = left.every((attribute) => attribute instanceof DictionaryAttr && attribute.value.size === 0);
    op.setProperty(name, isEmpty ? undefined : ArrayAttr.get(op.context, left));
  }
  op.setProperty('function_type', TypeAttr.get(newType));
  const entry = op.regions[0]!.firstBlock;
  entry?.eraseArguments(new Set(args.flatMap((isErased, i) => (isErased ? [i] : []))));
}
