import { Block } from '../../ir/block.ts';
import { type Context } from '../../ir/context.ts';
import { FileLineColLoc } from '../../ir/location.ts';
import { Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type SourceFile } from '../../support/source-file.ts';
import { SourceName } from '../lexer/name-table.ts';
import { ParseError, throwAll } from './parse-error.ts';

/** The value of a name and number. */
interface Definition {
  value: Value;
  offset: number;
}

/** A use of a value or block by its name, at an offset. */
export interface NameUse {
  readonly offset: number;
  readonly what: Value | Block;
}

/** The epoch of names whose region has ended; no scope has it. */
const endedRegion = -1;

/** The name of a value and what it stands for, in the innermost isolated region that gives it a meaning: most often one value. */
export class ValueName extends SourceName {
  /** The scope in which it was given its values; in another it stands for nothing. */
  epoch: number;
  /** Result number 0, and where it was defined or first used. */
  value: Value | undefined;
  offset: number;
  /** The results of higher numbers. */
  others: (Definition | undefined)[] | undefined;
  /** What was defined in the same region before it. */
  definedBefore: ValueName | undefined;

  /** Names what it passes on: a constructor that is left out lists its arguments, which costs more than the rest, for every value of a program. */
  constructor(source: string, start: number, end: number) {
    super(source, start, end);
    this.epoch = endedRegion;
    this.value = undefined;
    this.offset = 0;
    this.others = undefined;
    this.definedBefore = undefined;
  }

  /** Makes it stand for nothing in the scope `epoch`. */
  reset(epoch: number): void {
    this.epoch = epoch;
    this.value = undefined;
    this.others = undefined;
  }

  get(number: number): Definition | undefined {
    if (number === 0) return this.value ? (this as Definition) : undefined;
    return this.others?.[number];
  }

  set(number: number, value: Value, offset: number): void {
    if (number === 0) {
      this.value = value;
      this.offset = offset;
    } else (this.others ??= [])[number] = { value, offset };
  }
}

/** What a name stands for around an isolated region that gives it another meaning. */
interface HiddenMeaning {
  readonly name: ValueName;
  readonly epoch: number;
  readonly value: Value | undefined;
  readonly offset: number;
  readonly others: (Definition | undefined)[] | undefined;
  readonly definedBefore: ValueName | undefined;
}

/** The values that are visible in one isolated region and in the regions nested in it. */
interface IsolatedScope {
  /** Tells this scope from all others; of those that are open, inner ones have higher numbers. */
  readonly epoch: number;
  /** What each nested region has defined last, innermost last. */
  readonly definedPerRegion: (ValueName | undefined)[];
  /** What names stand for again where the scope ends. */
  hidden: HiddenMeaning[] | undefined;
}

interface BlockEntry {
  readonly block: Block;
  /** Where the block was first named; for forward references. */
  readonly offset: number;
  defined: boolean;
}

/**
 * What the names of values and blocks mean while operations are parsed. A value that is used before its definition is
 * stood in for by the result of a placeholder operation, which the definition replaces.
 * Source: OperationParser in mlir/lib/AsmParser/Parser.cpp.
 */
export class SSAScopes {
  readonly #context: Context;
  readonly #source: SourceFile;
  readonly #isolated: IsolatedScope[] = [];
  #epoch = 0;
  /** The named blocks of each region; most regions name none. */
  readonly #blocks: (Map<string, BlockEntry> | undefined)[] = [];
  /** Where given, a list of the uses that are resolved. */
  uses: NameUse[] | undefined;
  /** Placeholders by the value that stands in, with the offset of the first use. */
  readonly #placeholders = new Map<Value, number>();

  constructor(context: Context, source: SourceFile) {
    this.#context = context;
    this.#source = source;
    this.uses = undefined;
  }

  /** Enters a region; an isolated one sees no names from outside. */
  pushRegion(isolated: boolean): void {
    if (isolated) this.#isolated.push({ epoch: ++this.#epoch, definedPerRegion: [], hidden: undefined });
    this.#scope.definedPerRegion.push(undefined);
    this.#blocks.push(undefined);
  }

  /** How many regions are open. */
  get depth(): number {
    return this.#blocks.length;
  }

  get #scope(): IsolatedScope {
    return this.#isolated[this.#isolated.length - 1]!;
  }

  /** Gives `name`, which stands for nothing in `scope` so far, to the scope. */
  #enter(scope: IsolatedScope, name: ValueName): void {
    const { epoch, value, offset, others, definedBefore } = name;
    if (epoch !== endedRegion && this.#isOpen(epoch))
      (scope.hidden ??= []).push({ name, epoch, value, offset, others, definedBefore });
    name.reset(scope.epoch);
  }

  /** Tells whether the scope of that number has not ended yet. */
  #isOpen(epoch: number): boolean {
    const scopes = this.#isolated;
    let low = 0;
    let high = scopes.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (scopes[middle]!.epoch < epoch) low = middle + 1;
      else high = middle;
    }
    return scopes[low]!.epoch === epoch;
  }

  /** Leaves a region. Throws for blocks that were named but not defined. */
  popRegion(isolated: boolean): void {
    const blocks = this.#blocks.pop();
    if (blocks) {
      const missing = [...blocks.values()].filter((entry) => !entry.defined);
      throwAll(missing.map(({ offset }) => ({ offset, message: 'reference to an undefined block' })));
    }
    // What names stood for may be garbage by now.
    for (let name = this.#scope.definedPerRegion.pop(); name; name = name.definedBefore) name.reset(endedRegion);
    if (!isolated) return;
    const { hidden } = this.#isolated.pop()!;
    if (hidden) for (const { name, ...meaning } of hidden) Object.assign(name, meaning);
  }

  /** Gives `value` the name `name` (with `%`) and number. A placeholder of that name is replaced. */
  define(name: ValueName, number: number, value: Value, offset: number): void {
    const scope = this.#scope;
    if (name.epoch !== scope.epoch) this.#enter(scope, name);
    const existing = name.get(number);
    if (existing) {
      if (!this.#placeholders.has(existing.value)) {
        throw new ParseError(offset, `redefinition of SSA value '${name.text}'`, [
          { location: this.#locationAt(existing.offset), message: 'previously defined here' },
        ]);
      }
      if (existing.value.type !== value.type) {
        const print = this.#context.printType;
        throw new ParseError(
          offset,
          `definition of SSA value '${name.text}#${number}' has type '${print(value.type)}'`,
          [
            {
              location: this.#locationAt(existing.offset),
              message: `previously used here with type '${print(existing.value.type)}'`,
            },
          ],
        );
      }
      existing.value.replaceAllUsesWith(value);
      this.#placeholders.delete(existing.value);
    }
    name.set(number, value, offset);
    // The region that defines the name ends its life; one that only uses it ahead of its definition does not.
    if (number === 0) {
      const { definedPerRegion } = scope;
      name.definedBefore = definedPerRegion[definedPerRegion.length - 1];
      definedPerRegion[definedPerRegion.length - 1] = name;
    }
  }

  /** Returns the value that a use of `name` at `offset` means, a placeholder when it is not defined yet. */
  resolve(name: ValueName, number: number, offset: number, type: Type): Value {
    const scope = this.#scope;
    const isKnown = name.epoch === scope.epoch;
    const found = isKnown ? name.get(number) : undefined;
    if (found) {
      const { value } = found;
      if (value.type === type) {
        this.uses?.push({ offset, what: value });
        return value;
      }
      const print = this.#context.printType;
      throw new ParseError(
        offset,
        `use of value '${name.text}' expects different type than prior uses: '${print(type)}' vs '${print(value.type)}'`,
        [{ location: this.#locationAt(found.offset), message: 'prior use here' }],
      );
    }
    const first = isKnown ? name.get(0) : undefined;
    if (first && !this.#placeholders.has(first.value)) {
      throw new ParseError(offset, 'reference to invalid result number');
    }
    const value = this.#placeholder(type, offset);
    if (!isKnown) this.#enter(scope, name);
    name.set(number, value, offset);
    this.uses?.push({ offset, what: value });
    return value;
  }

  /** Gives a region's entry argument its name, which nothing visible may have, not even a use that looks ahead. */
  defineEntryArgument(name: ValueName, number: number, offset: number, value: Value): void {
    const existing = name.epoch === this.#scope.epoch ? name.get(number) : undefined;
    if (existing) {
      throw new ParseError(offset, `region entry argument '${name.text}' is already in use`, [
        { location: this.#locationAt(existing.offset), message: 'previously referenced here' },
      ]);
    }
    this.define(name, number, value, offset);
  }

  /** Returns the block named `name`, to be defined later if it is not yet. */
  blockNamed(name: string, offset: number): Block {
    const blocks = (this.#blocks[this.#blocks.length - 1] ??= new Map());
    let entry = blocks.get(name);
    if (!entry) blocks.set(name, (entry = { block: new Block(), offset, defined: false }));
    this.uses?.push({ offset, what: entry.block });
    return entry.block;
  }

  /** Returns the block that the label `name` defines. */
  defineBlock(name: string, offset: number): Block {
    const blocks = (this.#blocks[this.#blocks.length - 1] ??= new Map());
    const entry = blocks.get(name);
    if (!entry) {
      const block = new Block();
      blocks.set(name, { block, offset, defined: true });
      return block;
    }
    if (entry.defined) throw new ParseError(offset, `redefinition of block '${name}'`);
    entry.defined = true;
    return entry.block;
  }

  /** Whether all values that were used so far are defined. */
  get isComplete(): boolean {
    return this.#placeholders.size === 0;
  }

  /** Throws when values were used but never defined. */
  requireDefinedValues(): void {
    const offsets = [...this.#placeholders.values()].sort((a, b) => a - b);
    throwAll(offsets.map((offset) => ({ offset, message: 'use of undeclared SSA value name' })));
  }

  #placeholder(type: Type, offset: number): Value {
    const op = new Operation({
      context: this.#context,
      name: 'builtin.unrealized_conversion_cast',
      location: this.#locationAt(offset),
      resultTypes: [type],
    });
    const value = op.result();
    this.#placeholders.set(value, offset);
    return value;
  }

  #locationAt(offset: number): FileLineColLoc {
    return FileLineColLoc.at(this.#source, offset);
  }
}
