import type { AffineExpr } from '../../affine/affine-expr.ts';
import type { AffineMap } from '../../affine/affine-map.ts';
import type { Attribute, NamedAttributes } from '../attribute.ts';
import type { Block } from '../block.ts';
import type { Location } from '../location.ts';
import type { Operation } from '../operation.ts';
import type { Region } from '../region.ts';
import type { Type } from '../type.ts';
import type { BlockArgument, Value } from '../value.ts';

/** What a print hook of an attribute or type can do. All methods append to the output. */
export interface AsmPrinter {
  print(text: string): void;
  printType(type: Type): void;
  printAttribute(attribute: Attribute): void;
  /** Prints the attribute without the `: type` that a literal would carry. */
  printAttributeWithoutType(attribute: Attribute): void;
  /** Prints a dialect attribute or type without `#dialect.mnemonic` where its position says what it is. */
  printStripped(what: Attribute | Type): void;
  /** Prints `text` in quotes, escaped. */
  printString(text: string): void;
  /** Prints a bare identifier, or a quoted string where the text is not one. */
  printKeywordOrString(text: string): void;
  printSymbolName(name: string): void;
  printAffineMap(map: AffineMap): void;
  /** Prints the dimensions joined by `x`, `?` for dynamic ones. */
  printDimensionList(shape: readonly number[]): void;
}

export interface PrintRegionOptions {
  /** Print the argument list of the entry block; default true. */
  readonly printEntryBlockArgs?: boolean;
  /** Print the terminators of the blocks; default true. */
  readonly printBlockTerminators?: boolean;
  /** Print the entry block's label even if it has no arguments and no predecessors; default false. */
  readonly printEmptyBlock?: boolean;
}

/** What a print hook of an operation can do beyond AsmPrinter. */
export interface OpAsmPrinter extends AsmPrinter {
  printOperand(value: Value): void;
  printOperands(values: readonly Value[]): void;
  /** Prints the results of `map` joined by commas, its inputs being the operands: `%i + 3, symbol(%n) floordiv 2`. */
  printAffineMapOfSSAIds(map: AffineMap, operands: readonly Value[]): void;
  printAffineExprOfSSAIds(expr: AffineExpr, dims: readonly Value[], symbols: readonly Value[]): void;
  printTypes(types: readonly Type[]): void;
  /** Prints ` {…}` of the attributes that `elided` does not name, or nothing when none is left. */
  printOptionalAttrDict(attributes: NamedAttributes, elided?: readonly string[]): void;
  printOptionalAttrDictWithKeyword(attributes: NamedAttributes, elided?: readonly string[]): void;
  /** Prints `(inputs) -> results`. */
  printFunctionalType(inputs: readonly Type[], results: readonly Type[]): void;
  /** Prints ` -> results`, in parentheses unless there is exactly one that is no function type. */
  printArrowTypeList(types: readonly Type[]): void;
  printRegion(region: Region, options?: PrintRegionOptions): void;
  printRegionArgument(argument: BlockArgument, attributes?: NamedAttributes, omitType?: boolean): void;
  printSuccessor(block: Block): void;
  printSuccessorAndUseList(block: Block, operands: readonly Value[]): void;
  printOptionalLocation(location: Location): void;
  /** Prints the operation, without its results and its location. */
  printCustomOrGenericOp(op: Operation): void;
  /** Prints the operation in generic form. */
  printGenericOp(op: Operation, printOpName?: boolean): void;
  /** Gives the arguments of `region` the names of `values`, which they shadow. */
  shadowRegionArgs(region: Region, values: readonly Value[]): void;
  printNewline(): void;
  increaseIndent(): void;
  decreaseIndent(): void;
}
