import { type NamedAttributes } from '../../ir/attribute.ts';
import { sortedEntries } from '../../ir/attributes/container-attributes.ts';
import { type Block } from '../../ir/block.ts';
import { type OpAsmPrinter, type PrintRegionOptions } from '../../ir/interfaces/op-asm-printer.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { type BlockArgument, type Value } from '../../ir/value.ts';
import { opSpecOf } from '../../ods/op-spec.ts';
import { AliasCollector, AliasTable, type Alias } from './aliases.ts';
import { AsmPrinterImpl } from './asm-printer.ts';
import { type PrintingFlags } from './flags.ts';
import { quoted } from './identifiers.ts';
import { printByFormat } from './op-format-printer.ts';
import { ValueNames } from './value-names.ts';

const indentWidth = 2;

/** Prints operations with their regions. Source: OperationPrinter of mlir/lib/IR/AsmPrinter.cpp. */
export class OpPrinter extends AsmPrinterImpl implements OpAsmPrinter {
  #names: ValueNames;
  #indent = 0;
  readonly #defaultDialects: string[] = ['builtin'];
  readonly #dictionaryTexts = new Map<NamedAttributes, string>();
  /** Dictionaries whose attributes were visited in search of aliases. */
  readonly #collected = new Set<NamedAttributes>();

  constructor(root: Operation, flags: PrintingFlags) {
    super(flags);
    this.#names = new ValueNames(flags.useEnclosingNames ? outermostIsolated(root) : root, flags.genericForm === true);
    if (!flags.localScope) {
      // The first run finds out what is printed in which order; nothing is output.
      this.collector = new AliasCollector();
      this.#op(root);
      this.aliases = new AliasTable(this.collector);
      this.collector = undefined;
    }
  }

  override print(text: string): void {
    if (!this.collector) super.print(text);
  }

  /** Prints alias definitions, the operation, and definitions of locations. */
  printTopLevel(root: Operation): void {
    this.#definitions(this.aliases?.leading);
    this.#op(root);
    this.print('\n');
    this.#definitions(this.aliases?.trailing);
  }

  #definitions(aliases: readonly Alias[] = []): void {
    for (const { name, what } of aliases) {
      this.print(`${name} = `);
      this.printDefinition(what);
      this.print('\n');
    }
  }

  /** Prints the operation alone, without a line end. */
  printAlone(root: Operation): void {
    this.#op(root);
  }

  #op(op: Operation): void {
    if (this.collector) {
      if (this.flags.debugInfo) this.collector.visit(op.location, true);
    } else if (op.numResults > 0) this.print(`${this.#names.results(op)} = `);
    if (!this.#printCustom(op)) this.printGenericOp(op);
    if (this.flags.debugInfo && !this.collector) {
      this.print(' ');
      this.printLocation(op.location);
    }
  }

  /** Prints the custom form if there is one and it is wanted. */
  #printCustom(op: Operation): boolean {
    if (this.flags.genericForm) return false;
    const { info } = op;
    const format = opSpecOf(op)?.assemblyFormat;
    if (!info || !(info.hooks.print || format)) return false;
    const defaultDialect = this.#defaultDialects.at(-1)!;
    const prefix = `${defaultDialect}.`;
    const short = op.name.startsWith(prefix) && op.name.indexOf('.', prefix.length) < 0;
    this.print(short ? op.name.slice(prefix.length) : op.name);
    if (info.hooks.print) info.hooks.print(op as never, this);
    else printByFormat(op, this);
    return true;
  }

  printGenericOp(op: Operation, printOpName = true): void {
    if (this.collector) return this.#collectGeneric(op);
    if (printOpName) this.print(quoted(op.name));
    this.print('(');
    this.printOperands(op.operands);
    this.print(')');
    if (op.blockOperands.length > 0) {
      this.print('[');
      this.list(op.successors, (block) => this.printSuccessor(block));
      this.print(']');
    }
    if (op.properties.size > 0) {
      this.print(' <{');
      this.#entries(op.properties);
      this.print('}>');
    }
    if (op.regions.length > 0) {
      this.print(' (');
      this.list(op.regions, (region) => this.printRegion(region, { printEmptyBlock: true }));
      this.print(')');
    }
    this.printOptionalAttrDict(op.attributes);
    this.print(' : ');
    this.printFunctionalType(
      op.operands.map((operand) => operand.type),
      op.resultTypes,
    );
  }

  /** The order in which upstream's alias collection goes through an operation in generic form. */
  #collectGeneric(op: Operation): void {
    if (!this.flags.skipRegions) for (const region of op.regions) this.printRegion(region);
    for (const operand of op.opOperands) this.printType(operand.value.type);
    for (const result of op.results) this.printType(result.type);
    // Properties of unregistered operations are one opaque attribute for upstream, which gets no aliases.
    let attributes = op.attributes;
    if (op.isRegistered && op.properties.size > 0) attributes = new Map([...op.properties, ...attributes]);
    if (attributes.size === 0 || this.#collected.has(attributes)) return;
    this.#collected.add(attributes);
    for (const [, attribute] of sortedEntries(attributes)) this.printAttribute(attribute);
  }

  printOperand(value: Value): void {
    if (!this.collector) this.print(this.#names.use(value));
  }

  printOperands(values: readonly Value[]): void {
    this.list(values, (value) => this.printOperand(value));
  }

  printTypes(types: readonly Type[]): void {
    this.list(types, (type) => this.printType(type));
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
    if (elided.some((name) => attributes.has(name))) {
      shown = new Map([...attributes].filter(([name]) => !elided.includes(name)));
      if (shown.size === 0) return;
    }
    this.print(`${keyword} {`);
    this.#entries(shown);
    this.print('}');
  }

  /** The parser gives operations with equal dictionaries the same one, so that its text can be used again. */
  #entries(attributes: NamedAttributes): void {
    if (this.collector) return this.list(sortedEntries(attributes), ([, value]) => this.printAttribute(value));
    this.remembered(this.#dictionaryTexts, attributes, () =>
      this.list(sortedEntries(attributes), ([name, value]) => this.printNamedAttribute(name, value)),
    );
  }

  printRegion(region: Region, options: PrintRegionOptions = {}): void {
    const { printEntryBlockArgs = true, printBlockTerminators = true, printEmptyBlock = false } = options;
    if (this.flags.skipRegions) return this.print('{...}');
    this.print('{\n');
    const [entry, ...others] = region.blocks;
    if (entry) {
      this.#defaultDialects.push(region.parentOp?.info?.hooks.defaultDialect ?? '');
      const withLabel = (printEmptyBlock && entry.isEmpty) || (printEntryBlockArgs && entry.arguments.length > 0);
      this.#block(entry, withLabel, printBlockTerminators);
      for (const block of others) this.#block(block, true, true);
      this.#defaultDialects.pop();
    }
    this.print(`${' '.repeat(this.#indent)}}`);
  }

  #block(block: Block, withLabel: boolean, withTerminator: boolean): void {
    if (withLabel) this.#blockLabel(block);
    this.#indent += indentWidth;
    const last = block.lastOp;
    for (let op = block.firstOp; op; op = op.next) {
      if (op === last && !withTerminator && op.hasTrait('Terminator')) break;
      this.print(' '.repeat(this.#indent));
      this.#op(op);
      this.print('\n');
    }
    this.#indent -= indentWidth;
  }

  #blockLabel(block: Block): void {
    this.print(' '.repeat(this.#indent) + this.#names.block(block));
    if (block.arguments.length > 0) {
      this.print('(');
      this.list(block.arguments, (argument) => this.printRegionArgument(argument));
      this.print(')');
    }
    this.print(':');
    if (!this.collector) this.print(this.#predecessors(block));
    this.print('\n');
  }

  #predecessors(block: Block): string {
    const names = [...block.predecessors()].map((predecessor) => this.#names.block(predecessor));
    if (names.length === 0) return block.isEntryBlock ? '' : '  // no predecessors';
    if (names.length === 1) return `  // pred: ${names[0]}`;
    const number = (name: string): number => Number(name.slice('^bb'.length));
    names.sort((a, b) => number(a) - number(b));
    return `  // ${names.length} preds: ${names.join(', ')}`;
  }

  printRegionArgument(argument: BlockArgument, attributes?: NamedAttributes, omitType = false): void {
    this.printOperand(argument);
    if (!omitType) {
      this.print(': ');
      this.printType(argument.type);
    }
    if (attributes) this.printOptionalAttrDict(attributes);
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

/** Returns the nearest operation at or around `op` that nothing inside looks out of: the scope of its value names. */
function outermostIsolated(op: Operation): Operation {
  let scope = op;
  for (let parent = op.parentOp; parent; parent = parent.parentOp) {
    if (scope.hasTrait('IsolatedFromAbove')) break;
    scope = parent;
  }
  return scope;
}
