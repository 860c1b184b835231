import { type OpAsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type DirectiveArgument, type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType, TupleType } from '../../../ir/types/composite-types.ts';
import { ComplexType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';

/** Types that are written once where others follow from them. Source: stablehlo/dialect/AssemblyFormat.cpp, texts verbatim. */

const typesOf = (arg: DirectiveArgument): readonly Type[] => arg as readonly Type[];

/** Returns the types of operands and the result that a function type gives; there must be `count` operands. */
function splitFunctionType(parser: OpAsmParser, offset: number, type: FunctionType, count: number): Type[][] {
  if (type.inputs.length !== count) {
    parser.error(offset, `${count} operands present, but expected ${type.inputs.length}`);
  }
  if (type.results.length !== 1) parser.error(offset, 'expected single output');
  return [...type.inputs, ...type.results].map((each) => [each]);
}

function printFunctional(printer: OpAsmPrinter, types: readonly Type[]): void {
  printer.printFunctionalType(types.slice(0, -1), types.slice(-1));
}

/** One type for `operands` operands and the result, or a function type. */
export function sameOperandsAndResultType(operands: number): OpDirective {
  return {
    parse(parser) {
      const offset = parser.currentOffset;
      const type = parser.parseType();
      if (type instanceof FunctionType) return splitFunctionType(parser, offset, type, operands);
      return Array.from({ length: operands + 1 }, () => [type]);
    },
    print(printer, args) {
      const types = args.map((arg) => typesOf(arg)[0]!);
      if (types.every((type) => type === types[0])) printer.printType(types[0]!);
      else printFunctional(printer, types);
    },
  };
}

/** The type of the predicate and that of everything else, or a function type. */
export const selectOpType: OpDirective = {
  parse(parser) {
    const offset = parser.currentOffset;
    const [first, second, ...rest] = parser.parseTypeList();
    if (first instanceof FunctionType && !second) return splitFunctionType(parser, offset, first, 3);
    if (!second || rest.length > 0) return parser.error(offset, 'expected functional type or list of two types');
    return [[first!], [second], [second], [second]];
  },
  print(printer, args) {
    const [pred, onTrue, onFalse, result] = args.map((arg) => typesOf(arg)[0]!);
    if (onTrue === result && onFalse === result) printer.printTypes([pred!, result!]);
    else printFunctional(printer, [pred!, onTrue!, onFalse!, result!]);
  },
};

/** Returns the tensor of the parts of complex numbers; undefined for another type. */
function partsOf(type: Type): RankedTensorType | undefined {
  if (!(type instanceof RankedTensorType) || !(type.elementType instanceof ComplexType)) return undefined;
  return RankedTensorType.get(type.shape, type.elementType.elementType, type.encoding);
}

/** The type of the complex result, from which that of its parts follows, or a function type. */
export const complexOpType: OpDirective = {
  parse(parser) {
    const offset = parser.currentOffset;
    const type = parser.parseType();
    if (type instanceof FunctionType) return splitFunctionType(parser, offset, type, 2);
    const parts = partsOf(type) ?? parser.error(offset, 'expected tensor with complex element type');
    return [[parts], [parts], [type]];
  },
  print(printer, args) {
    const types = args.map((arg) => typesOf(arg)[0]!);
    const [lhs, rhs, result] = types;
    const parts = partsOf(result!);
    if (parts === lhs && parts === rhs) printer.printType(result!);
    else printFunctional(printer, types);
  },
};

/** The type of the tuple, which has those of its elements, or a function type. */
export const tupleOpType: OpDirective = {
  parse(parser) {
    const offset = parser.currentOffset;
    const type = parser.parseType();
    if (type instanceof FunctionType) return [type.inputs, type.results];
    if (!(type instanceof TupleType)) return parser.error(offset, 'expected tuple type');
    return [type.types, [type]];
  },
  print(printer, args) {
    const [elements, results] = args.map(typesOf);
    const [type] = results!;
    const isTupleOf =
      type instanceof TupleType && String(type.types.map(({ id }) => id)) === String(elements!.map(({ id }) => id));
    if (isTupleOf) printer.printType(type);
    else printer.printFunctionalType(elements!, results!);
  },
};
