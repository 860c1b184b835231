import { Block } from '../../ir/block.ts';
import { type Context } from '../../ir/context.ts';
import { FileLineColLoc } from '../../ir/location.ts';
import { Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type SourceFile } from '../../support/source-file.ts';
import { type UnresolvedOperand } from '../../ir/interfaces/op-asm-parser.ts';
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

/** What a name stands for: most often one value. */
class NamedValues {
  /** The scope in which it was given its values; in another it stands for nothing. */
  epoch: number;
  /** Result number 0, and where it was defined or first used. */
  value: Value | undefined;
  offset: number;
  /** The results of higher numbers. */
  others: (Definition | undefined)[] | undefined;

  constructor(epoch: number) {
    this.epoch = epoch;
    this.value = undefined;
    this.offset = 0;
    this.others = undefined;
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

/**
 * The values that are visible in one isolated region and in the regions nested in it. Scopes follow one another and give the
 * same few names to their values, so one that ends leaves its table to the next, where what it says is out of date.
 */
interface IsolatedScope {
  readonly values: Map<string, NamedValues>;
  /** Tells this scope from those that had the table before. */
  epoch: number;
  /** What each nested region has defined, innermost last. */
  readonly definedPerRegion: NamedValues[][];
}

/** The epoch of names whose region has ended; no scope has it. */
const endedRegion = -1;

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
  /** The tables of scopes that have ended, by how many scopes were around them. */
  readonly #ended: (IsolatedScope | undefined)[] = [];
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
    if (isolated) {
      const depth = this.#isolated.length;
      const scope = this.#ended[depth] ?? { values: new Map<string, NamedValues>(), epoch: 0, definedPerRegion: [] };
      this.#ended[depth] = undefined;
      scope.epoch = ++this.#epoch;
      this.#isolated.push(scope);
    }
    this.#scope.definedPerRegion.push([]);
    this.#blocks.push(undefined);
  }

  /** How many regions are open. */
  get depth(): number {
    return this.#blocks.length;
  }

  get #scope(): IsolatedScope {
    return this.#isolated[this.#isolated.length - 1]!;
  }

  /** Returns what `name` stands for in `scope`, undefined for nothing. */
  #find(scope: IsolatedScope, name: string): NamedValues | undefined {
    const named = scope.values.get(name);
    return named?.epoch === scope.epoch ? named : undefined;
  }

  /** Returns the entry of `name`, which stands for nothing in `scope` so far. */
  #enter(scope: IsolatedScope, name: string): NamedValues {
    let named = scope.values.get(name);
    if (named) named.reset(scope.epoch);
    else scope.values.set(name, (named = new NamedValues(scope.epoch)));
    return named;
  }

  /** Leaves a region. Throws for blocks that were named but not defined. */
  popRegion(isolated: boolean): void {
    const blocks = this.#blocks.pop();
    if (blocks) {
      const missing = [...blocks.values()].filter((entry) => !entry.defined);
      throwAll(missing.map(({ offset }) => ({ offset, message: 'reference to an undefined block' })));
    }
    if (isolated) {
      const ended = this.#isolated.pop()!;
      ended.definedPerRegion.length = 0;
      this.#ended[this.#isolated.length] = ended;
      return;
    }
    for (const named of this.#scope.definedPerRegion.pop()!) named.epoch = endedRegion;
  }

  /** Gives `value` the name `name` (with `%`) and number. A placeholder of that name is replaced. */
  define(name: string, number: number, value: Value, offset: number): void {
    const scope = this.#scope;
    const named = this.#find(scope, name) ?? this.#enter(scope, name);
    // The region that defines the name ends its life; one that only uses it ahead of its definition does not.
    if (number === 0) scope.definedPerRegion[scope.definedPerRegion.length - 1]!.push(named);
    const existing = named.get(number);
    if (existing) {
      if (!this.#placeholders.has(existing.value)) {
        throw new ParseError(offset, `redefinition of SSA value '${name}'`, [
          { location: this.#locationAt(existing.offset), message: 'previously defined here' },
        ]);
      }
      if (existing.value.type !== value.type) {
        const print = this.#context.printType;
        throw new ParseError(offset, `definition of SSA value '${name}#${number}' has type '${print(value.type)}'`, [
          {
            location: this.#locationAt(existing.offset),
            message: `previously used here with type '${print(existing.value.type)}'`,
          },
        ]);
      }
      existing.value.replaceAllUsesWith(value);
      this.#placeholders.delete(existing.value);
    }
    named.set(number, value, offset);
  }

  /** Returns the value that a use names, a placeholder when it is not defined yet. */
  resolve(use: UnresolvedOperand, type: Type): Value {
    const scope = this.#scope;
    let named = this.#find(scope, use.name);
    const found = named?.get(use.number);
    if (found) {
      const { value } = found;
      if (value.type === type) {
        this.uses?.push({ offset: use.offset, what: value });
        return value;
      }
      const print = this.#context.printType;
      throw new ParseError(
        use.offset,
        `use of value '${use.name}' expects different type than prior uses: '${print(type)}' vs '${print(value.type)}'`,
        [{ location: this.#locationAt(found.offset), message: 'prior use here' }],
      );
    }
    const first = named?.get(0);
    if (first && !this.#placeholders.has(first.value)) {
      throw new ParseError(use.offset, 'reference to invalid result number');
    }
    const value = this.#placeholder(type, use.offset);
    named ??= this.#enter(scope, use.name);
    named.set(use.number, value, use.offset);
    this.uses?.push({ offset: use.offset, what: value });
    return value;
  }

  /** Gives a region's entry argument its name, which nothing visible may have, not even a use that looks ahead. */
  defineEntryArgument({ name, number, offset }: UnresolvedOperand, value: Value): void {
    const existing = this.#find(this.#scope, name)?.get(number);
    if (existing) {
      throw new ParseError(offset, `region entry argument '${name}' is already in use`, [
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
