import { DenseElementsAttr, DenseResourceElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { type IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType, UnrankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { opNamesOf } from '../../../ods/op-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { setFunctionType } from '../../func/function-type.ts';
import { FuncOp } from '../../func/generated/func-ops.gen.ts';
import { isQuantizedType } from '../../quant/quantized-type.ts';
import * as tosa from '../generated/tosa-ops.gen.ts';
import { TosaStripQuantTypesPassBase } from '../generated/tosa-passes.gen.ts';
import { storedInteger } from '../verify-element-types.ts';

/** Dialects whose operations do the same with integers as with the quantized numbers that these stand for. */
const dialects: readonly string[] = ['func', 'scf', 'tensor', 'tosa'];

/** The operations of TOSA that say apart from types that integers have no sign, or that do not depend on more than their order. */
const takesUnsigned = opNamesOf([
  tosa.ArgMaxOp,
  tosa.ConcatOp,
  tosa.ConstOp,
  tosa.EqualOp,
  tosa.GatherOp,
  tosa.GreaterEqualOp,
  tosa.GreaterOp,
  tosa.IdentityOp,
  tosa.IfOp,
  tosa.MaximumOp,
  tosa.MaxPool2dOp,
  tosa.MinimumOp,
  tosa.ReduceMaxOp,
  tosa.ReduceMinOp,
  tosa.RescaleOp,
  tosa.ReshapeOp,
  tosa.ReverseOp,
  tosa.ScatterOp,
  tosa.SelectOp,
  tosa.SliceOp,
  tosa.TileOp,
  tosa.TransposeOp,
  tosa.WhileOp,
  tosa.YieldOp,
]);

const isQuantized = (type: Type): boolean => isQuantizedType(elementTypeOrSelf(type));

/** Returns the type of the integers that stand for the elements of a tensor, any other type as it is. */
function stripped(type: Type): Type {
  const elementType = storedElement(type);
  if (!elementType) return type;
  if (type instanceof RankedTensorType) return RankedTensorType.get(type.shape, elementType, type.encoding);
  return type instanceof UnrankedTensorType ? UnrankedTensorType.get(elementType) : type;
}

/** Returns the integers that stand for quantized elements; undefined of other elements, and where nothing says what they are. */
function storedElement(type: Type): IntegerType | undefined {
  const element = elementTypeOrSelf(type);
  return isQuantizedType(element) ? storedInteger(element) : undefined;
}

const hasNoSign = (type: Type): boolean => storedElement(type)?.signedness === 'unsigned';

/** Returns the types of what an operation takes and makes, also in its regions, and of what a function declares. */
function typesOf(op: Operation): readonly Type[] {
  const values = [...op.operands, ...blockArguments(op), ...op.results].map(({ type }) => type);
  const signature = op instanceof FuncOp ? op.functionType : undefined;
  return signature ? [...values, ...signature.inputs, ...signature.results] : values;
}

const blockArguments = ({ regions }: Operation): readonly Value[] =>
  regions.flatMap(({ blocks }) => blocks.flatMap((block) => block.arguments));

/** `tosa-strip-quant-types`. Differs: TensorFlow's pass runs on functions, and leaves operations as invalid that it cannot convert. */
export class TosaStripQuantTypesPass extends TosaStripQuantTypesPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const ops: Operation[] = [];
    const canStrip = walk(module, {
      before(op) {
        const quantized = typesOf(op).filter(isQuantized);
        if (quantized.length === 0) return 'advance';
        ops.push(op);
        return dialects.includes(op.dialectNamespace) && quantized.every(storedElement) ? 'advance' : 'interrupt';
      },
    });
    if (!canStrip || ops.length === 0) {
      this.markAllAnalysesPreserved();
      return true;
    }
    if (!ops.every(verifySigns)) return false;
    for (const op of ops) strip(op);
    return true;
  }
}

/** Demands that an operation that computes with quantized numbers computes with those that have a sign, as TOSA has it. */
function verifySigns(op: Operation): LogicalResult {
  if (op.dialectNamespace !== 'tosa' || takesUnsigned.has(op.name) || !typesOf(op).some(hasNoSign)) return true;
  return op.emitOpError(
    'computes with quantized numbers whose storage has no sign',
    "a 'tosa.rescale' before it makes numbers with a sign of them",
  );
}

function strip(op: Operation): void {
  if (op instanceof FuncOp) {
    const { inputs, results } = op.functionType;
    setFunctionType(op, FunctionType.get(op.context, inputs.map(stripped), results.map(stripped)));
  }
  for (const value of [...blockArguments(op), ...op.results]) value.type = stripped(value.type);
  if (op instanceof tosa.ConstOp) retype(op);
}

/** Gives the elements of a constant the type of its result: they are the same bits, with or without a sign. */
function retype(op: tosa.ConstOp): void {
  const { values } = op;
  const typeOf = (shape: readonly number[]): RankedTensorType =>
    RankedTensorType.get(shape, elementTypeOrSelf(op.output.type));
  if (values instanceof DenseElementsAttr) op.values = DenseElementsAttr.get(typeOf(values.type.shape), values.bytes);
  if (values instanceof DenseResourceElementsAttr) {
    op.values = DenseResourceElementsAttr.get(typeOf(values.type.shape!), values.key);
  }
}
