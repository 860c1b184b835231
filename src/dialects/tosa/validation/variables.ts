import { type DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { exactInt64 } from '../../../support/int64.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { VariableOp, VariableReadOp, VariableWriteOp } from '../generated/tosa-ops.gen.ts';
import { sizesIn } from '../variable-type.ts';

/** The variables of a module, which are declared before they are used, each name once. Source: CheckVariable and CheckVariableReadOrWrite of mlir/lib/Dialect/Tosa/Transforms/TosaValidation.cpp, texts verbatim. */
export class Variables {
  readonly #declared = new Map<string, VariableOp>();

  /** Demands that what an operation declares is new, and what it uses is of the type that was declared. */
  verify(op: Operation): LogicalResult {
    if (op instanceof VariableOp) {
      if (this.#declared.has(op.symName)) return op.emitOpError('name has already been declared');
      this.#declared.set(op.symName, op);
      return true;
    }
    if (!(op instanceof VariableReadOp) && !(op instanceof VariableWriteOp)) return true;
    const variable = this.#declared.get(op.nameAttr);
    if (!variable) return op.emitOpError('name has not been declared');
    const isWrite = op instanceof VariableWriteOp;
    const { type } = isWrite ? op.input1 : op.result();
    return (
      isDeclaredAs(variable, type) ||
      op.emitOpError(`${isWrite ? 'operand' : 'result'} type does not equal variable type`)
    );
  }
}

/** Tells whether a type is that of a variable. The mark of a size that is not known differs between them, so that it is not. */
function isDeclaredAs({ varShape, type: elementType }: VariableOp, type: Type): boolean {
  if (!(type instanceof RankedTensorType) || type.elementType !== elementType || type.encoding) return false;
  const sizes = sizesIn(varShape as DenseElementsAttr);
  const { shape } = type;
  return (
    shape.length === sizes.length &&
    shape.every((size, i) => (isDynamic(size) ? dynamicSize : exactInt64(size)) === sizes[i])
  );
}

/** What a type has for a size that is not known. */
const dynamicSize = -(2n ** 63n);
