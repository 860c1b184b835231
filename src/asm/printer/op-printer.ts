import { type AffineExpr } from '../../affine/affine-expr.ts';
import { type AffineMap } from '../../affine/affine-map.ts';
import { AffinePrinter } from '../../affine/affine-printer.ts';
import { wholeProperties, type NamedAttributes } from '../../ir/attribute.ts';
import { sortedNames } from '../../ir/attributes/container-attributes.ts';
import { type Block, type BlockOperand } from '../../ir/block.ts';
import { type Context } from '../../ir/context.ts';
import { type OpAsmPrinter, type PrintRegionOptions } from '../../ir/interfaces/op-asm-printer.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { type BlockArgument, type Value } from '../../ir/value.ts';
import { dialectOfKind } from '../../ods/attr-spec.ts';
import { opSpecOf } from '../../ods/op-spec.ts';
import { type Alias, type AliasCollector } from './aliases.ts';
import { AsmPrinterImpl } from './asm-printer.ts';
import { fileMetadataText } from './file-metadata-text.ts';
import { type PrintingFlags } from './flags.ts';
import { quoted } from './identifiers.ts';
import { printByFormat } from './op-format-printer.ts';
import { Recurring } from './recurring.ts';
import { argumentUsersComment, operationUsersComment } from './users-comment.ts';
import { scopeOfNames, ValueNames } from './value-names.ts';

const indentWidth = 2;

/** Prints operations with their regions. Source: OperationPrinter of mlir/lib/IR/AsmPrinter.cpp. */
export class OpPrinter extends AsmPrinterImpl implements OpAsmPrinter {
  /** Is told of every operation at which byte of the text it begins, and how far it is indented. */
  notePlace: ((op: Operation, start: number, indent: number) => void) | undefined;
  readonly #names: ValueNames;
  #indent = 0;
  /** How many operations this run has come to. */
  #printedOperations = 0;
  /** Takes note of what is printed when nothing has been collected before. */
  #visitor: AliasCollector | undefined;
  readonly #defaultDialects: string[] = ['builtin'];
  /** The names of operations as they are written where a dialect is the default one. */
  readonly #customNames = new Map<string, Map<string, string>>();
  readonly #dictionaryTexts = new Recurring<NamedAttributes, string>();
  /** Dictionaries whose attributes were visited in search of aliases. */
  readonly #collected = new Recurring<NamedAttributes, true>();

  constructor(flags: PrintingFlags, names = new ValueNames(flags)) {
    super(flags);
    this.#names = names;
  }

  /** Makes it ready for `root`: names the values in it. */
  protected turnTo(root: Operation): void {
    this.#names.number(this.flags.useEnclosingNames ? scopeOfNames(root) : root, root);
  }

  /** Gives `collector` what printing `root` comes to, in that order, and outputs nothing. Returns false if no alias can stand for any of that. */
  protected collectAliases(root: Operation, collector: AliasCollector): boolean {
    if (!this.#hasAliases(root)) return false;
    this.collector = collector;
    this.#printedOperations = 0;
    this.#op(root);
    this.collector = undefined;
    this.#printedOperations = 0;
    return true;
  }

  /** Prints `op` as a member of its module and gives `collector` meanwhile what `collectAliases` would. */
  protected printCollecting(op: Operation, collector: AliasCollector): void {
    this.#printedOperations = 0;
    this.#visitor = this.#hasAliases(op) ? collector : undefined;
    this.aliases = this.#visitor?.whilePrinting;
    this.printMember(op);
  }

  #hasAliases({ context }: Operation): boolean {
    return !this.flags.localScope && (this.flags.debugInfo === true || mayHaveAliases(context));
  }

  override print(text: string): void {
    if (!this.collector) super.print(text);
  }

  /** Prints what stands behind an operation at the top level: definitions of locations, and metadata. */
  protected printEnd({ resources }: Context, definitions: readonly Alias[]): void {
    if (this.flags.localScope) return;
    this.print('\n');
    this.printDefinitions(definitions);
    const { externalResources: external = resources.external, elideResourcesIfLarger } = this.flags;
    this.print(fileMetadataText({ ...resources, external }, this.usedResources, elideResourcesIfLarger));
  }

  protected printDefinitions(aliases: readonly Alias[]): void {
    for (const alias of aliases) {
      this.printAlias(alias);
      this.print(' = ');
      this.printDefinition(alias.what);
      this.print('\n');
    }
  }

  /** Prints the operation, without a line end. */
  protected printWhole(op: Operation): void {
    this.#op(op);
  }

  /** Prints the operation alone, without a line end. */
  printAlone(root: Operation): void {
    this.turnTo(root);
    this.#op(root);
  }

  /** Returns the texts of operations in `root`, which is looked through for names once. */
  printEach(root: Operation, ops: readonly Operation[]): string[] {
    this.#names.number(scopeOfNames(root));
    return ops.map((op) => {
      this.#op(op);
      return this.takeText();
    });
  }

  /** Prints the operation on a line of its own, as it stands in the one around it. */
  protected printMember(op: Operation): void {
    this.#defaultDialects.push(op.parentOp!.info?.hooks.defaultDialect ?? '');
    this.#indent += indentWidth;
    this.#line(op);
    this.#indent -= indentWidth;
    this.#defaultDialects.pop();
  }

  #line(op: Operation): void {
    this.print(indentation(this.#indent));
    this.#op(op);
    this.print('\n');
  }

  #op(op: Operation): void {
    const place = this.#printedOperations++;
    if (this.flags.debugInfo) (this.collector ?? this.#visitor)?.visitOperation(op.location);
    if (!this.collector) {
      this.notePlace?.(op, this.length, this.#indent);
      if (op.results.length > 0) {
        this.print(this.#names.results(op));
        this.print(' = ');
      }
    }
    if (!this.#printCustom(op)) this.printGenericOp(op);
    if (this.collector) return;
    if (this.flags.debugInfo) this.#operationLocation(op.location, place);
    if (this.flags.valueUsers) this.print(operationUsersComment(op, this.#names));
  }

  printCustomOrGenericOp(op: Operation): void {
    // Counted as one that is printed as a whole, since aliases are told apart by these numbers.
    this.#printedOperations++;
    if (this.flags.debugInfo) (this.collector ?? this.#visitor)?.visitOperation(op.location);
    if (!this.#printCustom(op)) this.printGenericOp(op);
  }

  #operationLocation(location: Location, place: number): void {
    this.print(' ');
    const alias = this.flags.prettyDebugInfo ? undefined : this.aliases?.ofOperation(place, location);
    if (!alias) return this.printLocation(location);
    this.print('loc(');
    this.printAlias(alias);
    this.print(')');
  }

  /** Prints the custom form if there is one and it is wanted. */
  #printCustom(op: Operation): boolean {
    if (this.flags.genericForm) return false;
    const { info } = op;
    if (!info) return false;
    const { print } = info.hooks;
    if (!print && !opSpecOf(op)?.assemblyFormat) return false;
    this.print(this.#customName(info.name));
    if (print) print.call(info.hooks, op as never, this);
    else printByFormat(op, this);
    return true;
  }

  /** Returns the name as custom assembly has it here: without the prefix of the default dialect. */
  #customName(name: string): string {
    const defaultDialect = this.#defaultDialects[this.#defaultDialects.length - 1]!;
    let names = this.#customNames.get(defaultDialect);
    if (!names) this.#customNames.set(defaultDialect, (names = new Map()));
    let text = names.get(name);
    if (text === undefined) {
      const prefix = `${defaultDialect}.`;
      const isShort = name.startsWith(prefix) && name.indexOf('.', prefix.length) < 0;
      names.set(name, (text = isShort ? name.slice(prefix.length) : name));
    }
    return text;
  }

  printGenericOp(op: Operation, printOpName = true): void {
    if (this.collector) return this.#collectGeneric(op);
    const visitor = this.#visitor;
    if (visitor) this.#collectAhead(op, visitor);
    if (printOpName) this.print(quoted(op.name));
    this.print('(');
    const { opOperands } = op;
    for (let i = 0; i < opOperands.length; i++) {
      if (i > 0) this.print(', ');
      this.printOperand(opOperands[i]!.value);
    }
    this.print(')');
    if (op.blockOperands.length > 0) {
      this.print('[');
      this.list(op.successors, (block) => this.printSuccessor(block));
      this.print(']');
    }
    if (op.properties.size > 0) this.#properties(op);
    if (op.regions.length > 0) {
      this.print(' (');
      this.list(op.regions, (region) => this.printRegion(region, { printEmptyBlock: true }));
      this.print(')');
    }
    this.printOptionalAttrDict(op.attributes);
    this.print(' : (');
    for (let i = 0; i < opOperands.length; i++) {
      if (i > 0) this.print(', ');
      this.printType(opOperands[i]!.value.type);
    }
    this.print(')');
    this.printArrowTypeList(op.resultTypes);
    this.#visitor = visitor;
  }

  /** Collects what is in an operation in generic form, in an order that is not that of its text, until all of that is printed. */
  #collectAhead(op: Operation, visitor: AliasCollector): void {
    const place = this.#printedOperations;
    this.collector = visitor;
    this.#collectGeneric(op);
    this.collector = undefined;
    this.#printedOperations = place;
    this.#visitor = undefined;
  }

  #properties(op: Operation): void {
    const { properties } = op;
    const whole = properties.get(wholeProperties);
    this.print(whole ? ' <' : ' <{');
    if (op.isRegistered) this.#entries(properties);
    else this.withKnownAliases(() => (whole ? this.printAttribute(whole) : this.#entries(properties)));
    this.print(whole ? '>' : '}>');
  }

  /** Calls `print` for attributes in which MLIR looks for no aliases, but uses those that it found elsewhere. */
  protected withKnownAliases(print: () => void): void {
    print();
  }

  /** The order in which upstream's alias collection goes through an operation in generic form. */
  #collectGeneric(op: Operation): void {
    if (!this.flags.skipRegions) for (const region of op.regions) this.printRegion(region);
    for (const operand of op.opOperands) this.printType(operand.value.type);
    for (const result of op.results) this.printType(result.type);
    // Properties of unregistered operations are one opaque attribute for upstream, which gets no aliases.
    const { attributes, properties } = op;
    if (!op.isRegistered || properties.size === 0) this.#collectEntries(attributes);
    else this.#collectEntries(attributes.size === 0 ? properties : new Map([...properties, ...attributes]));
  }

  #collectEntries(attributes: NamedAttributes): void {
    if (attributes.size === 0 || this.#collected.get(attributes)) return;
    this.#collected.set(attributes, true);
    for (const name of sortedNames(attributes)) this.printAttribute(attributes.get(name)!);
  }

  printOperand(value: Value): void {
    if (!this.collector) this.print(this.#names.use(value));
  }

  printOperands(values: readonly Value[]): void {
    for (let i = 0; i < values.length; i++) {
      if (i > 0) this.print(', ');
      this.printOperand(values[i]!);
    }
  }

  printAffineMapOfSSAIds(map: AffineMap, operands: readonly Value[]): void {
    const [dims, symbols] = [operands.slice(0, map.numDims), operands.slice(map.numDims)];
    this.list(map.results, (result) => this.printAffineExprOfSSAIds(result, dims, symbols));
  }

  printAffineExprOfSSAIds(expr: AffineExpr, dims: readonly Value[], symbols: readonly Value[]): void {
    if (this.collector) return;
    const names = {
      dim: (position: number) => this.#names.use(dims[position]!),
      symbol: (position: number) => `symbol(${this.#names.use(symbols[position]!)})`,
    };
    new AffinePrinter({ append: (text) => this.print(text) }, names).expr(expr);
  }

  printTypes(types: readonly Type[]): void {
    for (let i = 0; i < types.length; i++) {
      if (i > 0) this.print(', ');
      this.printType(types[i]!);
    }
  }

  printFunctionalType(inputs: readonly Type[], results: readonly Type[]): void {
    this.print('(');
    this.printTypes(inputs);
    this.print(')');
    this.printArrowTypeList(results);
  }

  printOptionalAttrDict(attributes: NamedAttributes, elided: readonly string[] = []): void {
    this.#attrDict(attributes, elided, '');
  }

  printOptionalAttrDictWithKeyword(attributes: NamedAttributes, elided: readonly string[] = []): void {
    this.#attrDict(attributes, elided, ' attributes');
  }

  #attrDict(attributes: NamedAttributes, elided: readonly string[], keyword: string): void {
    if (attributes.size === 0) return;
    let shown = attributes;
    if (hasAnyOf(attributes, elided)) {
      shown = new Map([...attributes].filter(([name]) => !elided.includes(name)));
      if (shown.size === 0) return;
    }
    this.print(`${keyword} {`);
    this.#entries(shown);
    this.print('}');
  }

  /** The parser gives operations with equal dictionaries the same one, so that its text can be used again. */
  #entries(attributes: NamedAttributes): void {
    if (this.collector) this.#collectEntries(attributes);
    else this.remembered(this.#dictionaryTexts, attributes, () => this.printEntries(attributes));
  }

  printRegion(region: Region, options: PrintRegionOptions = {}): void {
    const { printEntryBlockArgs = true, printBlockTerminators = true, printEmptyBlock = false } = options;
    if (this.flags.skipRegions) return this.print('{...}');
    this.print('{\n');
    const { blocks } = region;
    const entry = blocks[0];
    if (entry) {
      this.#defaultDialects.push(region.parentOp?.info?.hooks.defaultDialect ?? '');
      const withLabel = (printEmptyBlock && entry.isEmpty) || (printEntryBlockArgs && entry.arguments.length > 0);
      this.#block(entry, withLabel, printBlockTerminators);
      for (let i = 1; i < blocks.length; i++) this.#block(blocks[i]!, true, true);
      this.#defaultDialects.pop();
    }
    this.print(indentation(this.#indent));
    this.print('}');
  }

  #block(block: Block, withLabel: boolean, withTerminator: boolean): void {
    if (withLabel) this.#blockLabel(block);
    this.#indent += indentWidth;
    if (this.flags.valueUsers && !this.collector) this.#argumentUsers(block);
    const last = block.lastOp;
    for (let op = block.firstOp; op; op = op.next) {
      if (op === last && !withTerminator && op.hasTrait('Terminator')) break;
      this.#line(op);
    }
    this.#indent -= indentWidth;
  }

  #argumentUsers(block: Block): void {
    for (const argument of block.arguments) {
      this.print(`${' '.repeat(this.#indent)}${argumentUsersComment(argument, this.#names)}\n`);
    }
  }

  #blockLabel(block: Block): void {
    this.print(indentation(this.#indent));
    this.print(this.#names.block(block));
    for (let i = 0; i < block.arguments.length; i++) {
      this.print(i === 0 ? '(' : ', ');
      this.printRegionArgument(block.arguments[i]!);
    }
    if (block.arguments.length > 0) this.print(')');
    this.print(':');
    if (!this.collector) this.print(this.#predecessors(block));
    this.print('\n');
  }

  #predecessors(block: Block): string {
    if (!block.firstUse) return block.isEntryBlock ? '' : '  // no predecessors';
    const names: string[] = [];
    for (let use: BlockOperand | null = block.firstUse; use; use = use.nextUse) {
      if (use.owner.block) names.push(this.#names.block(use.owner.block));
    }
    if (names.length === 0) return block.isEntryBlock ? '' : '  // no predecessors';
    if (names.length === 1) return `  // pred: ${names[0]}`;
    sortBlockNames(names);
    return `  // ${names.length} preds: ${names.join(', ')}`;
  }

  printRegionArgument(argument: BlockArgument, attributes?: NamedAttributes, omitType = false): void {
    this.printOperand(argument);
    if (!omitType) {
      this.print(': ');
      this.printType(argument.type);
    }
    if (attributes && !this.collector) this.withKnownAliases(() => this.printOptionalAttrDict(attributes));
    this.printOptionalLocation(argument.location);
  }

  printSuccessor(block: Block): void {
    if (!this.collector) this.print(this.#names.block(block));
  }

  printSuccessorAndUseList(block: Block, operands: readonly Value[]): void {
    this.printSuccessor(block);
    if (operands.length === 0) return;
    this.print('(');
    this.printOperands(operands);
    this.print(' : ');
    this.printTypes(operands.map((operand) => operand.type));
    this.print(')');
  }

  /** Locations of arguments are printed in full. */
  printOptionalLocation(location: Location): void {
    if (!this.flags.debugInfo) return;
    if (this.collector) return void this.collector.visit(location);
    this.#visitor?.visit(location);
    this.print(' ');
    this.printLocation(location, false);
  }

  shadowRegionArgs(region: Region, values: readonly Value[]): void {
    if (this.collector) return;
    region.firstBlock?.arguments.forEach((argument, i) => this.#names.alias(argument, values[i]!));
  }

  printNewline(): void {
    this.print(`\n${' '.repeat(this.#indent)}`);
  }

  increaseIndent(): void {
    this.#indent += indentWidth;
  }

  decreaseIndent(): void {
    this.#indent -= indentWidth;
  }
}

/** Sorts names of blocks by their numbers. Most often there are two, for which this costs less than a call of `sort`. */
function sortBlockNames(names: string[]): void {
  const number = (name: string): number => Number(name.slice('^bb'.length));
  if (names.length > 2) names.sort((a, b) => number(a) - number(b));
  else if (number(names[0]!) > number(names[1]!)) names.reverse();
}

/** The kinds of builtin attributes and types that can have aliases. */
const builtinKindsWithAliases = ['affine-map', 'affine-set', 'loc', 'distinct', 'tuple', 'opaque-attr'];

/** Tells whether anything that an alias could stand for was ever made; else there is nothing to look for. */
function mayHaveAliases(context: Context): boolean {
  if (builtinKindsWithAliases.some((kind) => context.hasAny(kind))) return true;
  for (const kind of context.kinds) {
    const dialect = dialectOfKind(kind);
    if (dialect !== undefined && dialect !== 'builtin' && context.getOrLoadDialect(dialect)?.hooks.alias) return true;
  }
  return false;
}

function hasAnyOf(attributes: NamedAttributes, names: readonly string[]): boolean {
  for (const name of names) if (attributes.has(name)) return true;
  return false;
}

const indentations: string[] = [];

/** Returns that many blanks. Only small numbers are kept, so that deep nesting does not fill the memory. */
function indentation(width: number): string {
  if (width >= 256) return ' '.repeat(width);
  return (indentations[width] ??= ' '.repeat(width));
}
