import { type Operation } from '../../ir/operation.ts';
import { TextBuffer } from '../../support/text-buffer.ts';
import { AliasCollector, AliasTable, type Alias } from './aliases.ts';
import { type PrintingFlags } from './flags.ts';
import { OpPrinter } from './op-printer.ts';

/** Prints an operation at the top level with the definitions of aliases and metadata around it. */
export class TopLevelPrinter extends OpPrinter {
  readonly #root: Operation;
  readonly #table: AliasTable | undefined;

  constructor(root: Operation, flags: PrintingFlags) {
    super(flags);
    this.#root = root;
    this.turnTo(root);
    const collector = new AliasCollector();
    if (this.collectAliases(root, collector)) this.aliases = this.#table = new AliasTable(collector);
  }

  /** Prints alias definitions, the operation, definitions of locations, and metadata; in local scope the operation only. */
  printTopLevel(): void {
    this.printDefinitions(this.#table?.leading);
    this.printWhole(this.#root);
    this.printEnd(this.#root.context, this.#table?.trailing);
  }
}

/**
 * Prints what is in a module, operation by operation, while there may be more to come. The numbers of aliases depend on all of them: until all are
 * known, marks stand in the text for them. No text of MLIR holds the character that they are made with, unless the input does.
 */
export class MemberPrinter extends OpPrinter {
  readonly #collector = new AliasCollector();

  /** Prints the next operation of the module. */
  printNext(op: Operation): void {
    this.turnTo(op);
    this.#collector.startAgain();
    if (this.collectAliases(op, this.#collector)) this.aliases = this.#collector;
    this.printMember(op);
  }

  /** Returns the text of `module`, whose operations were all printed and are no longer in it, and of what is around it. */
  textOf(module: Operation): Uint8Array[] {
    const frame = new FramePrinter(module, this.flags, this.#collector);
    const [before, behind] = frame.parts(module, this.usedResources);
    const { named } = this.#collector;
    if (named.length === 0) return [before, this.bytes, behind];
    const aliases: Alias[] = [];
    for (const alias of named) aliases[alias.place] = alias;
    return [before, withNames(this.bytes, aliases), behind];
  }

  protected override printAlias({ place }: Alias): void {
    this.print('\0');
    this.printInteger(place);
    this.print('\0');
  }
}

/** Prints a module whose operations are printed apart. */
class FramePrinter extends OpPrinter {
  readonly #table: AliasTable | undefined;

  /** Adds to `collector` what the module itself holds. */
  constructor(module: Operation, flags: PrintingFlags, collector: AliasCollector) {
    super(flags);
    this.turnTo(module);
    const own = new AliasCollector();
    if (!this.collectAliases(module, own)) return;
    collector.visitFirst(own.named);
    this.aliases = this.#table = new AliasTable(collector);
  }

  /** Returns what stands before the operations and what stands behind them, which use `resources`. */
  parts(module: Operation, resources: Iterable<string>): [Uint8Array, Uint8Array] {
    this.printDefinitions(this.#table?.leading);
    const start = this.bytes.length;
    this.printWhole(module);
    // An empty module holds one line end, behind the brace.
    const split = this.bytes.indexOf(lineFeed, start) + 1;
    for (const key of resources) this.usedResources.add(key);
    this.printEnd(module.context, this.#table?.trailing);
    return [this.bytes.subarray(0, split), this.bytes.subarray(split)];
  }
}

const lineFeed = 0x0a;
const digit0 = 0x30;

/** Returns the text with the names of aliases, by their places, instead of the marks. */
function withNames(text: Uint8Array, aliases: readonly Alias[]): Uint8Array {
  const named = new TextBuffer();
  let start = 0;
  for (let mark = text.indexOf(0); mark >= 0; mark = text.indexOf(0, start)) {
    named.appendBytes(text, start, mark);
    let place = 0;
    for (start = mark + 1; text[start] !== 0; start++) place = 10 * place + text[start]! - digit0;
    start++;
    const { prefix, number } = aliases[place]!;
    named.append(prefix);
    if (number > 0) named.appendInteger(number);
  }
  named.appendBytes(text, start, text.length);
  return named.bytes;
}
