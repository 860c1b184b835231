import { DenseElementsAttr, elementBytes } from '../../../ir/attributes/elements-attributes.ts';
import { attributeType, TypeAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type OpAsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { lookupSymbolIn, nearestSymbolTable } from '../../../ir/symbol-table.ts';
import { type Type } from '../../../ir/type.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType, ShapedType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { exactInt64 } from '../../../support/int64.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { VariableOp, type VariableReadOp, type VariableWriteOp } from '../generated/tosa-ops.gen.ts';
import { maxRank } from '../constant-shape.ts';
import { sizesIn, variableType } from '../variable-type.ts';
import { verifySameShapeAndElements } from '../verify-regions.ts';

/** Variables of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

/** The mark of unknown sizes that types have. */
const unknownSize = -(2n ** 63n);

/** Returns shape and element type as the operation keeps them. */
function parsed(parser: OpAsmParser, type: Type): [DenseElementsAttr, TypeAttr] {
  if (!(type instanceof ShapedType)) parser.error(parser.currentOffset, 'expected shaped type');
  const { shape, elementType } = type;
  if (!shape) parser.error(parser.currentOffset, 'expected ranked type');
  const stored = RankedTensorType.get([shape.length], IndexType.get(parser.context));
  const sizes = shape.map((size) => elementBytes(stored.elementType, isDynamic(size) ? -1n : exactInt64(size)));
  return [
    DenseElementsAttr.get(stored, Uint8Array.from(sizes.flatMap((bytes) => [...bytes]))),
    TypeAttr.get(elementType),
  ];
}

/**
 * ```
 * type-or-initial-value ::= `:` type | `=` typed-attribute
 * ```
 */
const typeOrInitialValue: OpDirective = {
  parse(parser: OpAsmParser) {
    if (!parser.parseOptionalPunctuation('=')) {
      const type = parser.withConsequence(
        () => parser.parseColonType(),
        () => 'expected type after colon',
      );
      return [...parsed(parser, type), undefined];
    }
    const value = parser.withConsequence(
      () => parser.parseAttribute(),
      () => 'expected attribute',
    );
    const type = attributeType(value);
    if (!type) parser.error(parser.currentOffset, 'expected Typed attr');
    return [...parsed(parser, type), value];
  },

  print(printer, args) {
    const [shape, elementType, value] = args as [DenseElementsAttr, TypeAttr, Attribute | undefined];
    const hasType = value !== undefined && attributeType(value) !== undefined;
    if (!hasType) {
      printer.print(': ');
      printer.printType(variableType(shape, elementType.value));
    }
    if (value === undefined) return;
    printer.print(hasType ? '= ' : ' = ');
    printer.printAttribute(value);
  },
};

export const variableOp = {
  directives: { VariableOpTypeOrInitialValue: typeOrInitialValue },

  /** Differs: mlir-opt makes a type of however many sizes a splat has, and prints negative ones, which it does not read. */
  verify(op: VariableOp): LogicalResult {
    if (!isSmall(op)) return op.emitOpError(`'var_shape' has more than ${maxRank} sizes`);
    return hasSizes(op) || op.emitOpError(`'var_shape' has a negative size`);
  },
};

const isSmall = (op: VariableOp): boolean => (op.varShape as DenseElementsAttr).type.numElements <= maxRank;

/** Tells whether the sizes are numbers from 0 or unknown, which is -1 or what types have for it. */
function hasSizes(op: VariableOp): boolean {
  return sizesIn(op.varShape as DenseElementsAttr).every((size) => size >= -1n || size === unknownSize);
}

function verifyUse(op: VariableReadOp | VariableWriteOp, value: Value, name: string): LogicalResult {
  const table = nearestSymbolTable(op);
  if (!table) return true;
  const variable = lookupSymbolIn(table, op.nameAttr);
  if (!(variable instanceof VariableOp)) {
    return op.emitOpError(`'${op.nameAttr}' has not been declared by 'tosa.variable'`);
  }
  if (!isSmall(variable) || !hasSizes(variable)) return true;
  const declared = variableType(variable.varShape as DenseElementsAttr, variable.type);
  return verifySameShapeAndElements(op, value.type, name, declared, 'the input tensor');
}

export const variableReadOp = {
  verify: (op: VariableReadOp): LogicalResult => verifyUse(op, op.result(), "'output1'"),
};

export const variableWriteOp = {
  verify: (op: VariableWriteOp): LogicalResult => verifyUse(op, op.input1, "'input1'"),
};
