import { type Operation } from '../../../ir/operation.ts';
import { isTensorType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { FuncOp } from '../../../dialects/func/generated/func-ops.gen.ts';

const onlyStatic = 'only ranked tensors of static shape are supported';

/** Returns why an operation on tensors of unknown sizes is refused, and how to give those of arguments. */
export function onlyStaticTensors(op: Operation): string {
  const unknown = unknownArgument(op);
  if (unknown === undefined) return onlyStatic;
  return `${onlyStatic}; argument-shapes=arg${unknown}:SIZExSIZE, an option of pipelines, gives an argument the sizes that its type leaves open`;
}

/** Returns the number of the first argument of the function around an operation whose sizes are unknown. */
function unknownArgument(op: Operation): number | undefined {
  let func = op.parentOp;
  while (func && !(func instanceof FuncOp)) func = func.parentOp;
  const place = func?.functionType.inputs.findIndex(
    (type) => isTensorType(type) && !(type instanceof RankedTensorType && type.hasStaticShape),
  );
  return place === -1 ? undefined : place;
}
