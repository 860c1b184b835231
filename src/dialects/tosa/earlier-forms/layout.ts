import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { PadOpQuantizationAttr } from '../generated/tosa-attributes.gen.ts';
import { type PadOp, ReshapeOp, type ResizeOp, type TransposeOp } from '../generated/tosa-ops.gen.ts';
import { storageElementType } from '../verify-element-types.ts';
import { constantIntegers, constantOf, dropAttributes, fits, integersOf, isNumber, shapeOf } from './made-operands.ts';

/** Shapes were attributes: returns what brings operations into the present form that have `names` as such, with one operand. */
function modernizesShapes(names: readonly string[]): {
  modernize(op: Operation): readonly Operation[];
  earlierProperties: readonly string[];
} {
  return {
    earlierProperties: names,
    modernize(op) {
      const lists = names.map((name) => integersOf(op.attributes.get(name)));
      if (op.numOperands !== 1 || !lists.every((list) => list !== undefined)) return [];
      const shapes = lists.map((list) => shapeOf(op, list));
      dropAttributes(op, ...names);
      op.insertOperands(1, shapes.flatMap(({ results }) => results)); // prettier-ignore
      return shapes;
    },
  };
}

/** `tosa.reshape %x {new_shape = array<i64: 2, 3>}`. */
export const earlierReshape = modernizesShapes(['new_shape']);

/** `tosa.tile %x {multiples = array<i64: 2, 3>}`. */
export const earlierTile = modernizesShapes(['multiples']);

/** `tosa.slice %x {start = array<i64: 0>, size = array<i64: 2>}`. */
export const earlierSlice = modernizesShapes(['start', 'size']);

/** `tosa.resize %x {scale = array<i64: 4, 2, 4, 2>, offset = …, border = …, mode = "BILINEAR"}`. */
export const earlierResize: { modernize(op: ResizeOp): readonly Operation[]; earlierProperties: readonly string[] } =
  modernizesShapes(['scale', 'offset', 'border']);

/** `tosa.transpose %x, %perms`: the permutation was a constant operand. */
export function modernizeTranspose(op: TransposeOp): readonly Operation[] {
  const permutation = op.numOperands === 2 ? constantIntegers(op.operand(1)) : undefined;
  if (!permutation || op.properties.has('perms')) return [];
  op.eraseOperand(1);
  op.perms = permutation;
  return [];
}

/** `tosa.pad %x, %padding {quantization_info = …}`: the padding was a constant tensor of [dimensions, 2], its value a scalar, or absent. */
export function modernizePad(op: PadOp): readonly Operation[] {
  const { numOperands } = op;
  const padding = numOperands === 2 || numOperands === 3 ? constantIntegers(op.operand(1)) : undefined;
  if (!padding) return [];
  const shape = shapeOf(op, padding);
  const made: Operation[] = [shape];
  if (numOperands === 2) {
    const element = storageElementType(op.operand(0).type);
    if (!isNumber(element)) return [];
    const info = op.attributes.get('quantization_info');
    const value = info instanceof PadOpQuantizationAttr ? Number(info.inputZp) : 0;
    if (!fits(element, value)) return [];
    made.push(constantOf(op, element, value));
    op.insertOperands(2, made[1]!.results);
  } else {
    const scalar = op.operand(2);
    if (scalar.type instanceof RankedTensorType && scalar.type.rank === 0) {
      const one = shapeOf(op, [1]);
      const resultType = RankedTensorType.get([1], elementTypeOrSelf(scalar.type));
      const reshaped = ReshapeOp.build(new OpBuilder(op.context), op.location, { input1: scalar, shape: one.result(), outputType: resultType }); // prettier-ignore
      made.push(one, reshaped);
      op.setOperand(2, reshaped.result());
    }
  }
  op.setOperand(1, shape.result());
  dropAttributes(op, 'quantization_info');
  return made;
}
