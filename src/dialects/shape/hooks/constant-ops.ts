import { ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Value } from '../../../ir/value.ts';
import { exactInt64, staticIndex } from '../../../support/int64.ts';
import { signedValue } from '../../arith/constant-folding.ts';
import { extentsAttr, extentsOf, extentTensorType } from '../extents.ts';
import { type ConstShapeOp, type ConstSizeOp, type ConstWitnessOp } from '../generated/shape-ops.gen.ts';
import { ShapeType } from '../generated/shape-types.gen.ts';
import { constShapePatterns } from '../patterns/cast-patterns.ts';

/** Source: ConstShapeOp of mlir/lib/Dialect/Shape/IR/Shape.cpp. */
export const constShapeOp = {
  canonicalizationPatterns: constShapePatterns,

  fold: (op: ConstShapeOp): FoldResult => [op.properties.get('shape')!],

  interfaces: {
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes({ context, properties }) {
        const { type } = properties.get('shape') as DenseElementsAttr;
        return [extentTensorType(context, type.numElements)];
      },
      areCompatible: (inferred, actual) =>
        actual.some((type) => type instanceof ShapeType) || inferred[0] === actual[0],
    }),
  },

  /**
   * ```
   * const_shape ::= attribute-dict? `[` integer-list `]` `:` type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context, attributes } = state;
    parser.parseOptionalAttrDict(attributes);
    const start = parser.currentOffset;
    const extents = parser.parseAttribute();
    const integers = extents instanceof ArrayAttr ? extents.value : [undefined];
    const values = integers.filter((each) => each instanceof IntegerAttr);
    // Upstream stops without a word.
    if (values.length < integers.length) parser.error(start, 'expected a list of integers');
    attributes.set('shape', extentsAttr(context, values.map((value) => staticIndex(signedValue(value))))); // prettier-ignore
    state.resultTypes.push(parser.parseColonType());
  },

  print(op: ConstShapeOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOptionalAttrDict(op.attributes);
    printer.print(`[${extentsOf(op.properties.get('shape'))!.map(exactInt64).join(', ')}] : `);
    printer.printType(op.result().type);
  },
};

export const constSizeOp = {
  fold: (op: ConstSizeOp): FoldResult => [op.properties.get('value')!],

  asmResultNames(op: ConstSizeOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(), `c${(op.properties.get('value') as IntegerAttr).value}`);
  },
};

export const constWitnessOp = {
  fold: (op: ConstWitnessOp): FoldResult => [op.properties.get('passing')!],
};
