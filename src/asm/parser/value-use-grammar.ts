import { type IToken } from 'chevrotain';
import { type Block } from '../../ir/block.ts';
import { type UnresolvedOperand } from '../../ir/interfaces/op-asm-parser.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { NameTable } from '../lexer/name-table.ts';
import * as t from '../lexer/tokens.ts';
import { DialectSymbolGrammar } from './dialect-symbol-grammar.ts';
import { ValueName, type SSAScopes } from './ssa-scopes.ts';
import { recorded } from './token-stream.ts';

/** A name on the left of an operation: `%name` or `%name:count`. */
export interface ResultName {
  readonly name: ValueName;
  /** How many results the name stands for; a bigint beyond 2^53. */
  readonly count: number | bigint;
  readonly offset: number;
}

/** A use of a value as it is written. */
export interface ValueUse extends UnresolvedOperand {
  readonly name: ValueName;
}

/** The grammar of names of values and blocks, where they are given and where they are used. Source: LangRef, "Operations". */
export abstract class ValueUseGrammar extends DialectSymbolGrammar {
  protected scopes!: SSAScopes;
  #valueNames = new NameTable('', ValueName);

  protected override startText(text: string): void {
    super.startText(text);
    this.#valueNames = new NameTable(text, ValueName);
  }

  /** Returns the name of a value that stands from `start` to `end`, which is the offset of its last character. */
  protected valueNameAt(start: number, end: number): ValueName {
    return this.#valueNames.at(start, end);
  }

  /** Returns the name of a value that `token` is. */
  valueName({ startOffset, endOffset }: IToken): ValueName {
    return this.RECORDING_PHASE ? recorded : this.valueNameAt(startOffset, endOffset!);
  }

  /** Returns the value that is used, which must be of `type`. */
  protected resolveUse({ name, number, offset }: ValueUse, type: Type): Value {
    return this.scopes.resolve(name, number, offset, type);
  }

  /**
   * ```
   * op-result-list ::= op-result (`,` op-result)* `=`
   * ```
   */
  readonly opResultList = this.RULE('opResultList', (): readonly ResultName[] => {
    const results = [this.SUBRULE1(this.opResult)];
    if (this.mayStart(t.Comma)) this.SUBRULE(this.furtherResults, { ARGS: [results] });
    this.CONSUME(t.Equal, { ERR_MSG: "expected '=' after SSA name" });
    return results;
  });

  readonly furtherResults = this.RULE('furtherResults', (results?: ResultName[]) => {
    this.MANY(() => {
      this.CONSUME(t.Comma);
      const result = this.SUBRULE(this.opResult);
      results?.push(result);
    });
  });

  /**
   * ```
   * op-result ::= value-id (`:` integer)?
   * ```
   */
  readonly opResult = this.RULE('opResult', (): ResultName => {
    const token = this.CONSUME(t.PercentId, { ERR_MSG: 'expected valid ssa identifier' });
    const offset = token.startOffset;
    const name = this.valueName(token);
    const count = this.mayStart(t.Colon) ? this.SUBRULE(this.resultCount) : 1;
    return this.RECORDING_PHASE ? recorded : { name, count, offset };
  });

  readonly resultCount = this.RULE('resultCount', (): number | bigint => {
    this.CONSUME(t.Colon);
    const number = this.CONSUME(t.Integer, { ERR_MSG: 'expected integer number of results' });
    const count = Number(number.image);
    const exact = count > Number.MAX_SAFE_INTEGER ? BigInt(number.image) : count;
    if (exact < 1 || exact >= 2n ** 64n)
      throw this.errorAt(number.startOffset, 'expected named operation to have at least 1 result');
    return exact;
  });

  /**
   * ```
   * value-use-list ::= value-use (`,` value-use)*
   * ```
   */
  readonly valueUseList = this.RULE('valueUseList', (): readonly ValueUse[] => {
    const uses = [this.SUBRULE(this.valueUse)];
    if (this.mayStart(t.Comma)) this.SUBRULE(this.furtherUses, { ARGS: [uses] });
    return uses;
  });

  readonly furtherUses = this.RULE('furtherUses', (uses?: ValueUse[]) => {
    this.MANY(() => {
      this.CONSUME(t.Comma);
      const use = this.SUBRULE(this.valueUse);
      uses?.push(use);
    });
  });

  /**
   * ```
   * value-use ::= value-id (`#` integer)?
   * ```
   */
  readonly valueUse = this.RULE('valueUse', (): ValueUse => {
    const token = this.CONSUME(t.PercentId, { ERR_MSG: 'expected SSA operand' });
    const offset = token.startOffset;
    const name = this.valueName(token);
    const number = this.mayStart(t.HashId) ? this.SUBRULE(this.resultNumber) : 0;
    return this.RECORDING_PHASE ? recorded : { offset, name, number };
  });

  /** `#0` is lexed as the name of an attribute; a number has 32 bits. */
  readonly resultNumber = this.RULE('resultNumber', (): number => {
    const token = this.CONSUME(t.HashId);
    const offset = token.startOffset;
    const number = Number(token.image.slice(1));
    // Behind the mark stands the rest of a name, so maybe a number with a sign.
    if (!this.RECORDING_PHASE && !(number < 2 ** 32 && token.image[1] !== '-')) {
      // What is said on top of that is said of the number.
      this.moveTo(offset);
      throw this.errorAt(offset, 'invalid SSA value result number');
    }
    return number;
  });

  /**
   * ```
   * successor-list ::= `[` successor (`,` successor)* `]`
   * ```
   */
  readonly successorList = this.RULE('successorList', (): Block[] => {
    this.CONSUME(t.LSquare);
    if (this.at(t.RSquare)) throw this.wrongToken('expected list element');
    const successors = [this.SUBRULE(this.successor)];
    if (!this.RECORDING_PHASE) while (this.takeIf(t.Comma)) successors.push(this.SUBRULE(this.successor));
    this.CONSUME(t.RSquare, { ERR_MSG: "expected ',' or ']'" });
    return successors;
  });

  readonly successor = this.RULE('successor', (): Block => {
    const token = this.CONSUME(t.CaretId, { ERR_MSG: 'expected block name' });
    const offset = token.startOffset;
    const name = token.image;
    return this.ACTION(() => this.scopes.blockNamed(name, offset));
  });
}
