import { Block } from '../../ir/block.ts';
import { type ParsedArgument, type RegionOptions } from '../../ir/interfaces/op-asm-parser.ts';
import { FileLineColLoc, type Location } from '../../ir/location.ts';
import { type EarlierOp } from '../../ir/dialect.ts';
import { type OpHooks } from '../../ir/op-info.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { nestedTooDeeply } from '../../support/stack-overflow.ts';
import * as t from '../lexer/tokens.ts';
import { ValueUseGrammar, type ValueUse } from './value-use-grammar.ts';

/** The most levels that regions may nest: their lines are indented, so that the printed text grows with the square of the levels. */
const mostNestedRegions = 10_000;

/** How many regions are open between the operations of a module at the top level. */
const memberDepth = 2;

const nothing: readonly Operation[] = [];

/** The grammar of regions and blocks. Source: LangRef, "Regions"; OperationParser of mlir/lib/AsmParser/Parser.cpp. */
export abstract class RegionGrammar extends ValueUseGrammar {
  /** Parses an operation, which it puts in no block. */
  abstract readonly operation: () => Operation;

  /** Gives `target` the location that was written behind it; one that an alias stands for may come later. */
  protected abstract setLocation(target: { location: Location }, location: Location): void;

  /**
   * ```
   * region-list ::= `(` region (`,` region)* `)`
   * ```
   */
  readonly regionList = this.RULE('regionList', (): Region[] => {
    this.CONSUME(t.LParen);
    const regions = [this.SUBRULE1(this.region)];
    this.MANY(() => {
      this.CONSUME(t.Comma);
      regions.push(this.SUBRULE2(this.region));
    });
    this.CONSUME(t.RParen, { ERR_MSG: "expected ')' to end region list" });
    return regions;
  });

  /**
   * ```
   * region ::= `{` operation* block* `}`
   * ```
   */
  readonly region: (entryArguments?: readonly ParsedArgument[], options?: RegionOptions) => Region = this.RULE(
    'region',
    (entryArguments?: readonly ParsedArgument[], options?: RegionOptions): Region => {
      this.CONSUME(t.LBrace, { ERR_MSG: "expected '{' to begin a region" });
      const region = this.ACTION(() => this.#regionBody(entryArguments ?? [], options ?? {}));
      this.CONSUME(t.RBrace);
      return region;
    },
  );

  /**
   * Parses a block's label.
   * ```
   * block-label ::= block-id (`(` (value-id `:` type) (`,` value-id `:` type)* `)`)? `:`
   * ```
   */
  readonly blockLabel = this.RULE('blockLabel', (): Block => {
    const token = this.CONSUME(t.CaretId, { ERR_MSG: 'expected block name' });
    const offset = token.startOffset;
    const name = token.image;
    const block = this.ACTION(() => this.scopes.defineBlock(name, offset));
    this.OPTION(() => {
      this.CONSUME(t.LParen);
      this.ACTION(() => {
        if (this.at(t.RParen)) return;
        do this.SUBRULE(this.blockArgument, { ARGS: [block] });
        while (this.takeIf(t.Comma));
      });
      this.CONSUME(t.RParen);
    });
    this.CONSUME(t.Colon, { ERR_MSG: "expected ':' after block name" });
    return block;
  });

  readonly blockArgument = this.RULE('blockArgument', (block?: Block) => {
    const { offset, name, number } = this.SUBRULE(this.valueUse);
    this.CONSUME(t.Colon, { ERR_MSG: "expected ':' and type for SSA operand" });
    const type = this.SUBRULE(this.type);
    const argument = this.ACTION(() => {
      const added = block!.addArgument(type, FileLineColLoc.at(this.source, offset));
      this.scopes.define(name, number, added, offset);
      return added;
    });
    this.OPTION({
      GATE: () => this.atKeyword(t.BareId, 'loc'),
      DEF: () => {
        const location = this.SUBRULE(this.trailingLocation);
        this.ACTION(() => this.setLocation(argument, location));
      },
    });
  });

  #regionBody(
    entryArguments: readonly ParsedArgument[],
    { enableNameShadowing: shadowNames = false, maxEntryArguments = Infinity }: RegionOptions,
  ): Region {
    const region = new Region();
    this.scopes.pushRegion(shadowNames);
    if (this.scopes.depth > mostNestedRegions) throw this.errorHere(nestedTooDeeply);
    const hasArguments = entryArguments.length > 0;
    if (hasArguments && this.at(t.CaretId)) {
      throw this.errorHere('invalid block name in region with named arguments');
    }
    let block: Block | undefined;
    const entry = new Block();
    for (const argument of entryArguments) {
      const location = argument.location ?? FileLineColLoc.at(this.source, argument.operand.offset);
      const added = entry.addArgument(argument.type!, location);
      const { name, number, offset } = argument.operand as ValueUse;
      this.scopes.defineEntryArgument(name, number, offset, added);
      this.adoptLocation(argument.operand.offset, added);
    }
    if (hasArguments || !(this.at(t.CaretId) || this.at(t.RBrace))) {
      block = entry;
      region.append(block);
      this.#operationsInto(block);
    }
    while (this.at(t.CaretId)) {
      block = this.SUBRULE(this.blockLabel) as Block;
      region.append(block);
      this.#operationsInto(block);
      if (block === region.firstBlock && block.arguments.length > maxEntryArguments) {
        throw this.errorHere('entry block arguments were already defined');
      }
    }
    this.scopes.popRegion(shadowNames);
    return region;
  }

  /** Hook for operations directly in one at the top level. */
  protected abstract memberParsed(op: Operation, block: Block): void;

  /** Hook for locations of entry arguments that are resolved later; see setLocation. */
  protected abstract adoptLocation(offset: number, argument: { location: Location }): void;

  #operationsInto(block: Block): void {
    const isMember = this.scopes.depth === memberDepth;
    while (!this.at(t.RBrace) && !this.at(t.CaretId)) {
      const op = this.SUBRULE(this.operation);
      for (const added of this.#modernized(op)) {
        block.append(added);
        if (isMember) this.memberParsed(added, block);
      }
      block.append(op);
      if (isMember) this.memberParsed(op, block);
    }
  }

  /** Returns what stands before an operation in the form of an earlier version, which gets the present one, at its location. */
  #modernized(op: Operation): readonly Operation[] {
    const hooks: OpHooks | undefined = op.info?.hooks;
    const added = this.madeBefore.get(op) ?? hooks?.modernize?.(op) ?? nothing;
    for (const each of added) this.setLocation(each, op.location);
    return added;
  }

  /** What stands before operations that are the last of those that an operation of earlier versions became. */
  protected readonly madeBefore = new WeakMap<Operation, readonly Operation[]>();

  /** Returns the last of the operations that one of earlier versions becomes; `#modernized` finds the others. */
  protected replaceEarlier(read: Operation, name: string, earlier: EarlierOp, nameOffset: number): Operation {
    const replacement = earlier.replace(read);
    if (typeof replacement === 'string') throw this.errorAt(nameOffset, `'${name}' op ${replacement}`);
    read.dropAllReferences();
    const op = replacement.at(-1)!;
    this.madeBefore.set(op, replacement.slice(0, -1));
    return op;
  }
}
