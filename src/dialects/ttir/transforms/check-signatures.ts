import { functionTypeOf } from '../../../builtin/function-op.ts';
import { type Operation } from '../../../ir/operation.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { FuncOp } from '../../func/generated/func-ops.gen.ts';
import { dataTypeOf, unsupportedElement } from '../../tt/element-types.ts';

/** Returns the element type of a tensor without layout that no format has. Those of 64 bits are left to what narrows them. */
function unknownElement(type: Type): Type | undefined {
  if (!(type instanceof RankedTensorType) || type.encoding) return undefined;
  const { elementType } = type;
  const isNumber = elementType instanceof IntegerType || elementType instanceof FloatType;
  if (isNumber && elementType.width === 64) return undefined;
  return dataTypeOf(elementType) === undefined ? elementType : undefined;
}

/**
 * Emits an error at each function that takes or returns elements that neither tiles nor binaries can hold, whether or not anything is done with them: i4, f8E4M3FN, i48.
 * Source: ttmlir-facts, section 1.1.3, where upstream stops with these texts.
 */
export function checkSignatures(module: Operation): LogicalResult {
  let succeeded = true;
  const check = (op: FuncOp, kind: string, types: readonly Type[]): boolean => {
    for (const [i, type] of types.entries()) {
      const element = unknownElement(type);
      if (!element) continue;
      const print = (what: Type): string => op.context.printType(what);
      return op.emitOpError(
        unsupportedElement(element),
        `${kind} #${i} is '${print(type)}', and tiles cannot hold '${print(element)}'`,
      );
    }
    return true;
  };
  walk(module, {
    before: (op) => {
      if (!(op instanceof FuncOp)) return 'advance';
      const { inputs, results } = functionTypeOf(op);
      if (!check(op, 'argument', inputs) || !check(op, 'result', results)) succeeded = false;
      return 'skip';
    },
  });
  return succeeded;
}
