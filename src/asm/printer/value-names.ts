import { type Block } from '../../ir/block.ts';
import { IndexedTable } from '../../ir/indexed-table.ts';
import { type Location } from '../../ir/location.ts';
import { type OpHooks } from '../../ir/op-info.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { OpResult, type BlockArgument, type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { type PrintingFlags } from './flags.ts';
import { sanitizeIdentifier } from './identifiers.ts';
import { argumentMark, valueMark, type Counts } from './marks.ts';
import { numberedName, UsedNames, type NameScope } from './used-names.ts';

interface Counters {
  nextValue: number;
  nextArgument: number;
  nextConflict: number;
}

/** A region that is yet to be numbered, with the numbers and names of what is around it. */
interface PendingRegion {
  readonly region: Region;
  readonly counters: Counters;
  readonly scope: NameScope;
}

/**
 * The names of values and blocks in an operation. Values are numbered region by region: nested regions go on where the region
 * around them ended, sibling regions start from the same number. Operations suggest names for results and block arguments;
 * entry block arguments are `%arg0`, `%arg1`, ….
 * Source: SSANameState in mlir/lib/IR/AsmPrinter.cpp.
 */
export class ValueNames {
  readonly #names = new IndexedTable<Value, string>();
  readonly #blocks = new IndexedTable<Block, string>();
  readonly #blockNames: string[] = [];
  /** Where result groups start, for operations that name some of their later results. */
  #groups = new Map<Operation, number[]>();
  /** Suggestions, which many operations repeat, as they may stand in a name. */
  readonly #sanitized = new Map<string, string>();
  readonly #marks: boolean;
  readonly #useHooks: boolean;
  readonly #useLocations: boolean;
  /** Each region starts again from the number of the region around it; not so where values are numbered uniquely. */
  readonly #startAgain: boolean;
  /** The numbers of operations without results, which comments about users need; undefined where there are no comments. */
  #operationNumbers: Map<Operation, number> | undefined;
  #counters: Counters = { nextValue: 0, nextArgument: 0, nextConflict: 0 };
  readonly #used = new UsedNames();
  /** Where the values and blocks come from that have names; undefined where all have. */
  #shown: ShownOwners | undefined;

  /** With `marks`, where numbers go on through all regions, names have marks for their numbers. */
  constructor(flags: PrintingFlags, marks = false) {
    this.#marks = marks && flags.genericForm === true;
    this.#useHooks = flags.genericForm !== true;
    this.#useLocations = flags.useNameLocAsPrefix === true;
    if (flags.valueUsers) this.#operationNumbers = new Map();
    this.#startAgain = this.#useHooks && flags.uniqueSSAIds !== true;
  }

  /**
   * Names what is in `root`, and forgets all other names. With `shown`, an operation in `root`, what it does not mention may stay without names:
   * where names are mere numbers, counting is enough, so that many diagnostics on one large function do not take the square of its length.
   */
  number(root: Operation, shown = root): void {
    const countsOnly = !this.#useHooks && !this.#useLocations && !this.#operationNumbers;
    this.#shown = shown !== root && countsOnly ? new ShownOwners(shown) : undefined;
    this.#names.clear();
    this.#blocks.clear();
    if (this.#groups.size > 0) this.#groups = new Map();
    if (this.#operationNumbers) this.#operationNumbers = new Map();
    this.#used.clear();
    this.#counters = { nextValue: 0, nextArgument: 0, nextConflict: 0 };
    const pending: PendingRegion[] = [];
    this.#postpone(root, pending);
    this.#numberOp(root);
    for (let next = pending.pop(); next && !this.#shown?.areFound; next = pending.pop()) {
      if (this.#startAgain) this.#counters = next.counters;
      this.#used.enter(next.scope);
      this.#numberRegion(next.region);
      for (const block of next.region.blocks) {
        for (let op = block.firstOp; op; op = op.next) this.#postpone(op, pending);
      }
    }
  }

  #postpone({ regions }: Operation, pending: PendingRegion[]): void {
    for (let i = 0; i < regions.length; i++) {
      pending.push({ region: regions[i]!, counters: { ...this.#counters }, scope: this.#used.current });
    }
  }

  /** How many values and arguments have numbers. */
  get counts(): Counts {
    const { nextValue: values, nextArgument: args } = this.#counters;
    return { values, arguments: args };
  }

  /** Returns how a use of the value is written. */
  use(value: Value): string {
    if (!(value instanceof OpResult)) return this.#names.get(value) ?? unknownValue;
    const { owner, resultNumber } = value;
    if (owner.results.length === 1) return this.#names.get(value) ?? unknownValue;
    const [start, count] = this.#groupOf(owner, resultNumber);
    const name = this.#names.get(owner.results[start]!);
    if (name === undefined) return unknownValue;
    return count === 1 ? name : `${name}#${resultNumber - start}`;
  }

  /** Returns the left-hand side of an operation with results: `%0`, `%0:2`, or `%a, %b:2`. */
  results(op: Operation): string {
    const { results } = op;
    if (results.length === 1) return this.#names.get(results[0]!) ?? unknownValue;
    const starts = this.#groups.get(op) ?? [0];
    return starts
      .map((start, i) => {
        const count = (starts[i + 1] ?? op.numResults) - start;
        const name = this.#names.get(op.results[start]!) ?? unknownValue;
        return count === 1 ? name : `${name}:${count}`;
      })
      .join(', ');
  }

  /** Returns the name that comments have for an operation without results. */
  operation(op: Operation): string {
    const number = this.#operationNumbers?.get(op);
    return number === undefined ? unknownOperation : `%${number}`;
  }

  block(block: Block): string {
    return this.#blocks.get(block) ?? '<<UNKNOWN BLOCK>>';
  }

  /** Makes `argument` print like `value`, for arguments that custom assembly hides behind the value given for them. */
  alias(argument: Value, value: Value): void {
    const name = this.use(value);
    this.#names.set(argument, name);
  }

  #numberRegion(region: Region): void {
    const { parentOp } = region;
    if (this.#useHooks && parentOp) {
      const suggest = parentOp.info?.hooks.asmBlockArgumentNames;
      suggest?.(parentOp as never, (value, name) => {
        if (value.parentBlock?.region === region) this.#setName(value, this.#nameOfLocation(value) ?? name);
      });
    }
    const { blocks } = region;
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[i]!;
      if (this.#shown && !this.#shown.finds(block)) {
        if (i === 0) this.#counters.nextArgument += block.arguments.length;
        else this.#counters.nextValue += block.arguments.length;
        for (let op = block.firstOp; op; op = op.next) this.#numberOp(op);
        continue;
      }
      this.#blocks.set(block, (this.#blockNames[i] ??= `^bb${i}`));
      for (const argument of block.arguments) {
        if (this.#names.has(argument)) continue;
        const number = i === 0 ? this.#counters.nextArgument++ : undefined;
        const name = this.#nameOfLocation(argument);
        if (name === undefined && number !== undefined) {
          this.#setUnique(argument, `arg${this.#marks ? argumentMark(number) : number}`);
        } else this.#setName(argument, name ?? '');
      }
      for (let op = block.firstOp; op; op = op.next) this.#numberOp(op);
    }
  }

  #numberOp(op: Operation): void {
    const { results } = op;
    if (results.length === 0) {
      if (this.#operationNumbers) this.#operationNumbers.set(op, this.#counters.nextValue++);
      return;
    }
    if (this.#shown && !this.#shown.finds(op)) {
      this.#counters.nextValue++;
      return;
    }
    const suggest = this.#useHooks ? op.info?.hooks.asmResultNames : undefined;
    if (suggest && results.length === 1) suggest(op as never, this.#takeSuggestion);
    else if (suggest) this.#takeSuggestions(op, suggest);
    const first = results[0]!;
    if (!this.#names.has(first)) this.#setName(first, this.#nameOfLocation(first) ?? '');
  }

  /** Takes the names of several results, which divide them into groups. */
  #takeSuggestions(op: Operation, suggest: NonNullable<OpHooks['asmResultNames']>): void {
    const groups = [0];
    suggest(op as never, (value, name) => {
      this.#takeSuggestion(value, name);
      if (value instanceof OpResult && value.resultNumber > 0) groups.push(value.resultNumber);
    });
    if (groups.length > 1) this.#groups.set(op, groups.sort((a, b) => a - b)); // prettier-ignore
  }

  readonly #takeSuggestion = (value: Value, name: string): void => {
    this.#setName(value, this.#nameOfLocation(value) ?? name);
  };

  /** Returns the name in the location of the value where names are taken from there. */
  #nameOfLocation(value: Value): string | undefined {
    if (!this.#useLocations) return undefined;
    return firstName(value instanceof OpResult ? value.owner.location : (value as BlockArgument).location);
  }

  #setNumber(value: Value): void {
    const number = this.#counters.nextValue++;
    this.#names.set(value, this.#marks ? `%${valueMark(number)}` : numberedName(number));
  }

  #setName(value: Value, suggestion: string): void {
    if (suggestion === '') return this.#setNumber(value);
    let name = this.#sanitized.get(suggestion);
    if (name === undefined) this.#sanitized.set(suggestion, (name = sanitizeIdentifier(suggestion)));
    this.#setUnique(value, name);
  }

  /** Names the value, which is numbered where another has that name. */
  #setUnique(value: Value, name: string): void {
    let unique = name;
    while (this.#used.has(unique)) unique = `${name}_${this.#counters.nextConflict++}`;
    this.#used.add(unique);
    this.#names.set(value, `%${unique}`);
  }

  #groupOf(op: Operation, resultNumber: number): [start: number, count: number] {
    const starts = this.#groups.get(op);
    if (!starts) return [0, op.numResults];
    let i = starts.length - 1;
    while (starts[i]! > resultNumber) i--;
    return [starts[i]!, (starts[i + 1] ?? op.numResults) - starts[i]!];
  }
}

/** The operations and blocks that an operation mentions: those that make or hold what it uses, where it goes on, and what is in it. */
class ShownOwners {
  readonly #owners = new Set<Operation | Block>();
  #missing: number;

  constructor(shown: Operation) {
    walk(shown, { before: (op) => this.#mention(op) });
    this.#missing = this.#owners.size;
  }

  /** Whether all of them have been found. */
  get areFound(): boolean {
    return this.#missing === 0;
  }

  /** Tells whether `owner` is one of them, which is found then. To be called once for each. */
  finds(owner: Operation | Block): boolean {
    if (!this.#owners.has(owner)) return false;
    this.#missing--;
    return true;
  }

  #mention(op: Operation): void {
    const owners = this.#owners;
    if (op.numResults > 0) owners.add(op);
    for (const value of op.operands)
      owners.add(value instanceof OpResult ? value.owner : (value as BlockArgument).owner);
    for (const block of op.successors) owners.add(block);
    for (const region of op.regions) for (const block of region.blocks) owners.add(block);
  }
}

/** Returns the outermost, leftmost name in a location. */
function firstName(location: Location): string | undefined {
  switch (location.kind) {
    case 'name':
      return location.name;
    case 'callsite':
      return firstName(location.callee) ?? firstName(location.caller);
    case 'fused':
      for (const part of location.locations) {
        const name = firstName(part);
        if (name !== undefined) return name;
      }
      return undefined;
    default:
      return undefined;
  }
}

const unknownOperation = '<<UNKNOWN OPERATION>>';
const unknownValue = '<<UNKNOWN SSA VALUE>>';

/** Returns the nearest operation at or around `op` that nothing inside looks out of: the scope of its value names. */
export function scopeOfNames(op: Operation): Operation {
  let scope = op;
  for (let parent = op.parentOp; parent; parent = parent.parentOp) {
    if (scope.hasTrait('IsolatedFromAbove')) break;
    scope = parent;
  }
  return scope;
}
