import { type PrintRegionOptions } from '../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { SinkRefusal } from '../parser/operation-sink.ts';
import {
  AliasCollector,
  canHaveAlias,
  nameAliases,
  type Alias,
  type AliasDefinitions,
  type AliasLookup,
} from './aliases.ts';
import { type PrintingFlags } from './flags.ts';
import { aliasMark, withoutMarks, type MarkedPart } from './marks.ts';
import { OpPrinter } from './op-printer.ts';
import { ValueNames } from './value-names.ts';

/** Prints an operation with the definitions of aliases around it. */
abstract class DefiningPrinter extends OpPrinter {
  /** What `nameAliases` found. */
  protected definitions: AliasDefinitions = { leading: [], trailing: [] };

  /** Prints what has an alias in `root`, or is known to `collector`, by its name from now on. */
  protected nameAliases(root: Operation, collector: AliasCollector): void {
    if (!this.collectAliases(root, collector)) return;
    this.definitions = nameAliases(collector.named);
    this.aliases = collector;
  }
}

/** Prints an operation at the top level with the definitions of aliases and metadata around it. */
export class TopLevelPrinter extends DefiningPrinter {
  readonly #root: Operation;

  constructor(root: Operation, flags: PrintingFlags) {
    super(flags);
    this.#root = root;
    this.turnTo(root);
    this.nameAliases(root, new AliasCollector());
  }

  /** Prints alias definitions, the operation, definitions of locations, and metadata; in local scope the operation only. */
  printTopLevel(): void {
    this.printDefinitions(this.definitions.leading);
    this.printWhole(this.#root);
    this.printEnd(this.#root.context, this.definitions.trailing);
  }
}

/**
 * Prints what is in a module, operation by operation, while there may be more to come. Marks stand for the numbers of aliases, and in generic form for those of values,
 * which depend on all operations.
 */
export class MemberPrinter extends OpPrinter {
  readonly #collector = new AliasCollector();
  readonly #names: ValueNames;
  /** Refuses what only something later may give an alias. */
  readonly #knownAliases: AliasLookup = {
    find: (what) => {
      const found = this.#collector.find(what);
      if (!found && canHaveAlias(what)) throw new SinkRefusal();
      return found;
    },
    ofOperation: (place, location) => this.#collector.ofOperation(place, location),
  };
  /** What each operation numbers, in generic form. */
  readonly #parts: MarkedPart[] = [];

  constructor(flags: PrintingFlags) {
    const names = new ValueNames(flags, true);
    super(flags, names);
    this.#names = names;
  }

  /** Prints the next operation of the module. */
  printNext(op: Operation): void {
    this.turnTo(op);
    if (this.flags.genericForm) this.#parts.push({ start: this.length, ...this.#names.counts });
    this.#collector.startAgain();
    this.printCollecting(op, this.#collector);
  }

  /** Returns the text of `module`, whose operations were all printed and are no longer in it, and of what is around it. */
  textOf(module: Operation): Uint8Array[] {
    // By their places, which what is around the operations does not change.
    const aliases = this.#collector.named;
    const frame = new FramePrinter(module, this.flags, this.#collector);
    const [before, behind] = frame.parts(module, this.usedResources);
    if (aliases.length === 0 && this.#parts.length === 0) return [before, this.bytes, behind];
    return [before, withoutMarks(this.bytes, aliases, this.#parts), behind];
  }

  protected override withKnownAliases(print: () => void): void {
    const { aliases } = this;
    if (aliases) this.aliases = this.#knownAliases;
    print();
    this.aliases = aliases;
  }

  protected override printAlias({ place }: Alias): void {
    this.print(aliasMark(place));
  }
}

/** Prints a module whose operations are printed apart. */
class FramePrinter extends DefiningPrinter {
  /** Where the operations belong, behind the brace. Attributes of unknown dialects, too, may hold line ends. */
  #start = 0;

  /** Adds to `collector`, which has seen the operations, what the module itself holds. */
  constructor(module: Operation, flags: PrintingFlags, collector: AliasCollector) {
    super(flags);
    this.turnTo(module);
    const first = new AliasCollector();
    // In generic form attributes come behind the operations.
    if (!flags.genericForm) this.collectAliases(module, first);
    collector.visitFirst(first.named);
    collector.startAgain();
    this.nameAliases(module, collector);
  }

  /** Returns what stands before the operations and what stands behind them, which use `resources`. */
  parts(module: Operation, resources: Iterable<string>): [Uint8Array, Uint8Array] {
    this.printDefinitions(this.definitions.leading);
    this.printWhole(module);
    const split = this.#start;
    for (const key of resources) this.usedResources.add(key);
    this.printEnd(module.context, this.definitions.trailing);
    return [this.bytes.subarray(0, split), this.bytes.subarray(split)];
  }

  override printRegion(region: Region, options?: PrintRegionOptions): void {
    this.#start = this.length + '{\n'.length;
    super.printRegion(region, options);
  }
}
