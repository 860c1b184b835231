import { type Attribute } from '../ir/attribute.ts';
import { type OpAsmParser, type ParsedArgument } from '../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../ir/interfaces/op-asm-printer.ts';
import { type Location } from '../ir/location.ts';
import { type Region } from '../ir/region.ts';
import { type Type } from '../ir/type.ts';
import { FunctionType } from '../ir/types/composite-types.ts';

/** The text of function signatures. Source: mlir/lib/Interfaces/CallInterfaces.cpp, FunctionImplementation.cpp. */

type Attributes = ReadonlyMap<string, Attribute>;

/** A parsed argument; one without name has no `named`. */
interface SignatureArgument {
  readonly type: Type;
  readonly attributes: Attributes;
  readonly named: ParsedArgument | undefined;
  readonly location: Location | undefined;
}

/** `(arguments) -> results` with the attributes of each. */
export interface ParsedSignature {
  readonly argumentTypes: readonly Type[];
  readonly argumentAttributes: readonly Attributes[];
  readonly resultTypes: readonly Type[];
  readonly resultAttributes: readonly Attributes[];
  /** The arguments with their names, empty when they have none. */
  readonly entryArguments: readonly ParsedArgument[];
}

/**
 * Parses a signature. Either all arguments have names or none.
 * ```
 * signature ::= `(` (argument (`,` argument)*)? `)` (`->` results)?
 * argument  ::= (value-id `:`)? type attribute-dict? location?
 * results   ::= type | `(` (type attribute-dict? (`,` type attribute-dict?)*)? `)`
 * ```
 */
export function parseFunctionSignature(parser: OpAsmParser): ParsedSignature {
  const args: SignatureArgument[] = [];
  parser.parseCommaSeparatedList('paren', () => args.push(parseArgument(parser, args.at(-1))));
  const resultTypes: Type[] = [];
  const resultAttributes: Attributes[] = [];
  if (parser.parseOptionalPunctuation('->')) parseResults(parser, resultTypes, resultAttributes);
  return {
    argumentTypes: args.map((argument) => argument.type),
    argumentAttributes: args.map((argument) => argument.attributes),
    resultTypes,
    resultAttributes,
    entryArguments: args.map((argument) => argument.named).filter((named) => named !== undefined),
  };
}

function parseArgument(parser: OpAsmParser, previous: SignatureArgument | undefined): SignatureArgument {
  const offset = parser.currentOffset;
  const named = parser.parseOptionalArgument({ allowType: true, allowAttributes: true });
  if (named) {
    if (previous && !previous.named) parser.error(offset, 'expected type instead of SSA identifier');
    return { type: named.type!, attributes: named.attributes, named, location: named.location };
  }
  if (previous?.named) parser.error(offset, 'expected SSA identifier');
  const type = parser.parseType();
  return { type, attributes: parseAttributes(parser), named, location: parser.parseOptionalLocation() };
}

function parseResults(parser: OpAsmParser, types: Type[], attributes: Attributes[]): void {
  if (!parser.parseOptionalPunctuation('(')) {
    types.push(parser.parseType());
    attributes.push(none);
    return;
  }
  if (parser.parseOptionalPunctuation(')')) return;
  parser.parseCommaSeparatedList('none', () => {
    types.push(parser.parseType());
    attributes.push(parseAttributes(parser));
  });
  parser.parsePunctuation(')');
}

/** What has no attributes, as most have none, shares one dictionary. */
const none: Attributes = new Map();

function parseAttributes(parser: OpAsmParser): Attributes {
  if (!parser.atRegion()) return none;
  const attributes = new Map<string, Attribute>();
  parser.parseOptionalAttrDict(attributes);
  return attributes;
}

/** What printFunctionSignature prints; attribute lists are absent where no argument or result has any. */
export interface SignatureParts {
  readonly body: Region;
  readonly argumentTypes: readonly Type[];
  readonly argumentAttributes: readonly Attributes[] | undefined;
  readonly resultTypes: readonly Type[];
  readonly resultAttributes: readonly Attributes[] | undefined;
}

/** Prints a signature, with the names of the arguments when there is a body. */
export function printFunctionSignature(printer: OpAsmPrinter, parts: SignatureParts): void {
  const { body, argumentTypes, argumentAttributes, resultTypes, resultAttributes } = parts;
  const entry = body.firstBlock;
  printer.print('(');
  argumentTypes.forEach((type, i) => {
    if (i > 0) printer.print(', ');
    const argument = entry?.arguments[i];
    const attributes = argumentAttributes?.[i];
    if (argument) printer.printRegionArgument(argument, attributes);
    else {
      printer.printType(type);
      if (attributes) printer.printOptionalAttrDict(attributes);
    }
  });
  printer.print(')');
  if (resultTypes.length > 0) printResults(printer, resultTypes, resultAttributes);
}

function printResults(printer: OpAsmPrinter, types: readonly Type[], attributes: readonly Attributes[] | undefined) {
  const bare = types.length === 1 && !(types[0] instanceof FunctionType) && !attributes?.[0]?.size;
  printer.print(bare ? ' -> ' : ' -> (');
  types.forEach((type, i) => {
    if (i > 0) printer.print(', ');
    printer.printType(type);
    if (attributes?.[i]) printer.printOptionalAttrDict(attributes[i]);
  });
  if (!bare) printer.print(')');
}
