import { type IToken } from 'chevrotain';
import { wholeProperties, type Attribute } from '../../ir/attribute.ts';
import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { Block } from '../../ir/block.ts';
import { isForeignDialect } from '../../ir/foreign-dialects.ts';
import { type ParsedArgument, type UnresolvedOperand } from '../../ir/interfaces/op-asm-parser.ts';
import { FileLineColLoc, type Location } from '../../ir/location.ts';
import { type OpInfo } from '../../ir/op-info.ts';
import { Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { compactDictionary } from '../../ir/short-dictionary.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import {
  areStoredAsGiven,
  inherentAttributeError,
  propertyConversionError,
  storedProperty,
} from '../../ods/property-conversion.ts';
import { segmentsNamed, setInherentAttribute } from '../../ods/segment-attributes.ts';
import { stringValue } from '../lexer/lexer.ts';
import { NameTable } from '../lexer/name-table.ts';
import { nestedTooDeeply } from '../../support/stack-overflow.ts';
import * as t from '../lexer/tokens.ts';
import { DialectSymbolGrammar } from './dialect-symbol-grammar.ts';
import { ParseError } from './parse-error.ts';
import { ValueName, type SSAScopes } from './ssa-scopes.ts';
import { dependsOnTextOnly, StatementMemory } from './statement-memory.ts';
import { recorded } from './token-stream.ts';
import { isIntegerTypeName } from './type-grammar.ts';

/** A name on the left of an operation: `%name` or `%name:count`. */
export interface ResultName {
  readonly name: ValueName;
  readonly count: number;
  readonly offset: number;
}

/** A use of a value as it is written. */
export interface ValueUse extends UnresolvedOperand {
  readonly name: ValueName;
}

/** Discardable attributes of unknown dialects' operations etc. share this when there are none. */
const noAttributes: ReadonlyMap<string, Attribute> = new Map();
const noOperands: readonly ValueUse[] = [];
const noValues: readonly Value[] = [];
const noBlocks: readonly Block[] = [];
const newline = 0x0a;

/** The name that is recorded with the grammar. */
const unnamed: GenericName = { name: '', info: undefined };

/** The name of an operation in generic form, and its definition if it is registered. */
interface GenericName {
  readonly name: string;
  readonly info: OpInfo | undefined;
}

/** The most levels that regions may nest: their lines are indented, so that the printed text grows with the square of the levels. */
const mostNestedRegions = 10_000;

/** The grammar of operations, regions and blocks. Source: LangRef, "Operations"; OperationParser of mlir/lib/AsmParser/Parser.cpp. */
export abstract class OperationGrammar extends DialectSymbolGrammar {
  protected scopes!: SSAScopes;
  /** The names on the left of the operation that is parsed now; its rule takes them first thing. */
  #pendingResults: readonly ResultName[] = [];
  /** The dialects whose prefix may be left out, innermost last. */
  protected readonly defaultDialects: string[] = ['builtin'];

  /** Parses what follows the name of an operation in custom assembly and returns the operation, in no block. */
  protected abstract customOperation(info: OpInfo, nameOffset: number, results: readonly ResultName[]): Operation;

  /**
   * ```
   * operation ::= op-result-list? (generic-operation | custom-operation) trailing-location?
   * op-result-list ::= op-result (`,` op-result)* `=`
   * ```
   */
  readonly operation: () => Operation = this.RULE('operation', (): Operation => {
    const results = this.mayStart(t.PercentId) ? this.SUBRULE(this.opResultList) : noResults;
    this.#pendingResults = results;
    if (this.RECORDING_PHASE) return this.#recordForms();
    const op = this.#knownOperation() ?? this.#newOperation();
    if (this.atKeyword(t.BareId, 'loc')) this.setLocation(op, this.SUBRULE(this.trailingLocation));
    this.#bindResults(op, results);
    return op;
  });

  #recordForms(): Operation {
    this.OR([{ ALT: () => this.SUBRULE(this.genericOperation) }, { ALT: () => this.SUBRULE(this.namedOperation) }]);
    this.OPTION(() => this.SUBRULE(this.trailingLocation));
    return recorded;
  }

  readonly #statements = new StatementMemory();

  /** Takes an operation whose text says what an earlier one said, but for the names of operands; undefined if none did. */
  #knownOperation(): Operation | undefined {
    const start = this.currentOffset;
    const statements = this.#statements;
    const statement = statements.find(this.source.text, start, this.#defaultDialect);
    if (!statement) return undefined;
    const { name, info, nameOfOperand, operandTypes, nameOfSuccessor, resultTypes, properties, attributes } = statement;
    let successors = noBlocks;
    if (nameOfSuccessor.length > 0) {
      successors = nameOfSuccessor.map((index) => {
        const offset = statements.nameStart(index);
        return this.scopes.blockNamed(this.pooledText(offset, statements.nameEnd(index)), offset);
      });
    }
    let operands = noValues;
    if (nameOfOperand.length > 0) {
      operands = nameOfOperand.map((index, i) => {
        const offset = statements.nameStart(index);
        const name = this.#valueNames.at(offset, statements.nameEnd(index));
        return this.scopes.resolve(name, 0, offset, operandTypes[i]!);
      });
    }
    this.skipTo(statements.end);
    const location = FileLineColLoc.at(this.source, start);
    const state = { context: this.context, name, location, operands, resultTypes, properties, attributes, successors };
    return info ? info.create(state) : new Operation(state);
  }

  /** Parses an operation in either form, and keeps in mind what it says if that seems to be said often. */
  #newOperation(): Operation {
    const start = this.currentOffset;
    const { isPromising } = this.#statements;
    // Operations inside of this one ask for uses of their own.
    this.scopes.uses = isPromising ? [] : undefined;
    // Told apart by hand: a choice by the recorded grammar costs a look-up of its table for every operation.
    let op: Operation;
    if (this.at(t.BareId)) op = this.SUBRULE(this.namedOperation);
    else if (this.at(t.StringLiteral)) op = this.SUBRULE(this.genericOperation);
    else throw this.wrongToken('expected operation name in quotes');
    const { uses } = this.scopes;
    if (!isPromising || !uses) return op;
    this.scopes.uses = undefined;
    const isGeneric = this.charAt(start) === '"';
    if (isGeneric || (op.info && dependsOnTextOnly(op.info))) {
      this.#statements.learn(this.source.text, start, this.lastEnd, this.#defaultDialect, op, uses);
    }
    return op;
  }

  /** The dialect whose prefix may be left out here. */
  get #defaultDialect(): string {
    return this.defaultDialects[this.defaultDialects.length - 1]!;
  }

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

  readonly resultCount = this.RULE('resultCount', (): number => {
    this.CONSUME(t.Colon);
    const number = this.CONSUME(t.Integer, { ERR_MSG: 'expected integer number of results' });
    const count = Number(number.image);
    if (count < 1) throw this.errorAt(number.startOffset, 'expected named operation to have at least 1 result');
    return count;
  });

  /**
   * ```
   * generic-operation ::= string `(` value-use-list? `)` successor-list? properties? region-list? dictionary? `:` function-type
   * ```
   */
  readonly genericOperation = this.RULE('genericOperation', (): Operation => {
    const nameToken: IToken = this.CONSUME(t.StringLiteral);
    const nameOffset = nameToken.startOffset;
    const image = nameToken.image;
    const generic = this.RECORDING_PHASE ? unnamed : this.#genericName(image, nameOffset);
    this.CONSUME(t.LParen, { ERR_MSG: "expected '(' to start operand list" });
    const operands = this.mayStart(t.PercentId) ? this.SUBRULE(this.valueUseList) : noOperands;
    this.CONSUME(t.RParen, { ERR_MSG: "expected ')' to end operand list" });
    let successors = noBlocks;
    if (this.mayStart(t.LSquare)) {
      if (generic.info && !generic.info.traits.has('Terminator')) throw this.errorHere('successors in non-terminator');
      successors = this.SUBRULE(this.successorList);
    }
    const properties = this.mayStart(t.Less)
      ? this.SUBRULE(this.operationProperties, { ARGS: [generic.info, nameOffset] })
      : undefined;
    const regions = this.mayStart(t.LParen) ? this.SUBRULE(this.regionList) : undefined;
    const attributes = this.mayStart(t.LBrace) ? this.SUBRULE(this.attributeDict) : noAttributes;
    this.CONSUME(t.Colon, { ERR_MSG: "expected ':' followed by operation type" });
    const typeOffset = this.currentOffset;
    const type = this.SUBRULE(this.operationType);
    if (this.RECORDING_PHASE) {
      return recorded;
    }
    const { name, info } = generic;
    const values = this.#resolveAll(operands, type, typeOffset);
    const split = info && this.#splitAttributes(info, properties, attributes, nameOffset);
    const state = {
      context: this.context,
      name,
      location: FileLineColLoc.at(this.source, nameOffset),
      operands: values,
      resultTypes: type.results,
      properties: split ? split.properties : (properties ?? noAttributes),
      attributes: split ? split.attributes : attributes,
      regions: regions ?? 0,
      successors,
    };
    return info ? info.create(state) : new Operation(state);
  });

  /**
   * ```
   * properties ::= `<` attribute `>`
   * ```
   */
  readonly operationProperties: (info?: OpInfo, nameOffset?: number) => ReadonlyMap<string, Attribute> = this.RULE(
    'operationProperties',
    (info?: OpInfo, nameOffset?: number) => {
      this.CONSUME(t.Less);
      const properties = this.RECORDING_PHASE ? recorded : this.#properties(info, nameOffset!);
      this.CONSUME(t.Greater, { ERR_MSG: "expected '>' to close properties" });
      return properties;
    },
  );

  /** The type of an operation in generic form, which must be a function type. */
  readonly operationType = this.RULE('operationType', (): FunctionType => {
    const offset = this.currentOffset;
    // Most often the type ends the line.
    return this.RECORDING_PHASE
      ? recorded
      : this.recalled(this.functionTypesByText, offset, newline, this.#functionType);
  });

  readonly #functionType = (): FunctionType => {
    const offset = this.currentOffset;
    const type = this.SUBRULE(this.type);
    if (type instanceof FunctionType) return type;
    throw this.errorAt(offset, 'expected function type');
  };

  /** Parses what stands between `<` and `>`: a dictionary, for unregistered operations any attribute. */
  #properties(info: OpInfo | undefined, nameOffset: number): ReadonlyMap<string, Attribute> {
    if (this.at(t.LBrace)) {
      const entries = this.propertyDict();
      if (info || entries.size > 0) return entries;
      return new Map([[wholeProperties, DictionaryAttr.get(this.context, entries)]]);
    }
    const properties = this.SUBRULE(this.attribute);
    if (properties instanceof DictionaryAttr && properties.value.size > 0) return properties.value;
    if (!info) return new Map([[wholeProperties, properties]]);
    if (properties instanceof DictionaryAttr) return properties.value;
    if (!this.at(t.Greater)) throw this.wrongToken("expected '>' to close properties");
    const text = this.context.printAttribute(properties);
    throw this.errorAt(
      nameOffset,
      `invalid properties ${text} for op ${info.name}: expected DictionaryAttr to set properties`,
    );
  }

  /** Returns the name in quotes and what is registered for it. */
  #genericName(image: string, offset: number): GenericName {
    let found = this.#genericNames.get(image);
    if (!found) {
      const name = stringValue(image);
      if (name === '') throw this.errorAt(offset, 'empty operation name is invalid');
      if (name.includes('\0')) throw this.errorAt(offset, 'null character not allowed in operation name');
      this.#genericNames.set(image, (found = { name, info: this.#lookupGeneric(name) }));
    }
    return found;
  }
  readonly #genericNames = new Map<string, GenericName>();

  #valueNames = new NameTable('', ValueName);

  /** Returns the name of a value that `token` is. */
  valueName({ startOffset, endOffset }: IToken): ValueName {
    return this.#valueNames.at(startOffset, endOffset!);
  }

  /** Returns the value that is used, which must be of `type`. */
  protected resolveUse({ name, number, offset }: ValueUse, type: Type): Value {
    return this.scopes.resolve(name, number, offset, type);
  }

  protected override startText(text: string): void {
    super.startText(text);
    this.#valueNames = new NameTable(text, ValueName);
    this.#genericNames.clear();
    this.#statements.clear();
  }

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

  /** `#0` is lexed as the name of an attribute. */
  readonly resultNumber = this.RULE('resultNumber', (): number => {
    const token = this.CONSUME(t.HashId);
    const offset = token.startOffset;
    const number = Number(token.image.slice(1));
    if (!this.RECORDING_PHASE && !Number.isInteger(number)) {
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
  readonly region: (entryArguments?: readonly ParsedArgument[], shadowNames?: boolean) => Region = this.RULE(
    'region',
    (entryArguments?: readonly ParsedArgument[], shadowNames?: boolean): Region => {
      this.CONSUME(t.LBrace, { ERR_MSG: "expected '{' to begin a region" });
      const region = this.ACTION(() => this.#regionBody(entryArguments ?? [], shadowNames ?? false));
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

  /** An operation by its name, in custom assembly. */
  readonly namedOperation = this.RULE('namedOperation', (): Operation => {
    const token = this.CONSUME(t.BareId);
    const nameOffset = token.startOffset;
    const name = token.image;
    if (this.RECORDING_PHASE) return recorded;
    if (isIntegerTypeName(name)) {
      this.moveTo(nameOffset);
      throw this.wrongToken('expected operation name in quotes');
    }
    return this.customOperation(this.#lookupCustom(name, nameOffset), nameOffset, this.#pendingResults);
  });

  /** Gives `target` the location that was written behind it; one that an alias stands for may come later. */
  protected abstract setLocation(target: { location: Location }, location: Location): void;

  #regionBody(entryArguments: readonly ParsedArgument[], shadowNames: boolean): Region {
    const region = new Region();
    this.scopes.pushRegion(shadowNames);
    if (this.scopes.depth > mostNestedRegions) throw this.errorHere(nestedTooDeeply);
    let block: Block | undefined;
    const entry = new Block();
    for (const argument of entryArguments) {
      const location = argument.location ?? FileLineColLoc.at(this.source, argument.operand.offset);
      const added = entry.addArgument(argument.type!, location);
      const { name, number, offset } = argument.operand as ValueUse;
      this.scopes.defineEntryArgument(name, number, offset, added);
      this.adoptLocation(argument.operand.offset, added);
    }
    const hasArguments = entryArguments.length > 0;
    if (this.at(t.CaretId)) {
      if (hasArguments) throw this.errorHere('invalid block name in region with named arguments');
    } else if (!this.at(t.RBrace) || hasArguments) {
      block = entry;
      region.append(block);
      this.#operationsInto(block);
    }
    while (this.at(t.CaretId)) {
      block = this.SUBRULE(this.blockLabel) as Block;
      region.append(block);
      this.#operationsInto(block);
    }
    this.scopes.popRegion(shadowNames);
    return region;
  }

  /** Hook for locations of entry arguments that are resolved later; see setLocation. */
  protected abstract adoptLocation(offset: number, argument: { location: Location }): void;

  #operationsInto(block: Block): void {
    while (!this.at(t.RBrace) && !this.at(t.CaretId)) block.append(this.SUBRULE(this.operation));
  }

  #bindResults(op: Operation, results: readonly ResultName[]): void {
    if (results.length === 0) return;
    const { offset } = results[0]!;
    if (op.numResults === 0) throw this.errorAt(offset, 'cannot name an operation with no results');
    let named = 0;
    for (const result of results) named += result.count;
    if (named !== op.numResults) {
      throw this.errorAt(offset, `operation defines ${op.numResults} results but was provided ${named} to bind`);
    }
    let index = 0;
    for (const result of results) {
      for (let number = 0; number < result.count; number++) {
        this.scopes.define(result.name, number, op.results[index++]!, result.offset);
      }
    }
  }

  #lookupGeneric(name: string): OpInfo | undefined {
    const info = this.context.lookupOp(name);
    if (info || this.context.allowUnregisteredDialects) return info;
    const dot = name.indexOf('.');
    const namespace = name.slice(0, Math.max(dot, 0));
    if (!this.context.getOrLoadDialect(namespace) && !isForeignDialect(namespace)) {
      throw this.errorHere(
        'operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used',
      );
    }
    return undefined;
  }

  #lookupCustom(name: string, offset: number): OpInfo {
    const dot = name.indexOf('.');
    // Without a prefix, the default dialect's is tried.
    const full = dot < 0 ? `${this.#defaultDialect}.${name}` : name;
    const info = this.context.lookupOp(full);
    if (info) return info;
    const alsoTried = full === name ? '' : ` (tried '${full}' as well)`;
    const namespace = full.slice(0, full.indexOf('.'));
    if (!this.context.getOrLoadDialect(namespace) && !isForeignDialect(namespace)) {
      const available = this.context.registry.namespaces.join(', ');
      throw new ParseError(offset, `Dialect \`${namespace}' not found for custom op '${name}' ${alsoTried}`, [
        { location: FileLineColLoc.at(this.source, offset), message: `Available dialects: ${available}${dialectHelp}` },
      ]);
    }
    throw this.errorAt(offset, `custom op '${name}' is unknown${alsoTried}`);
  }

  #resolveAll(operands: readonly ValueUse[], type: FunctionType, typeOffset: number): readonly Value[] {
    const { inputs } = type;
    if (inputs.length !== operands.length) {
      throw this.errorAt(
        typeOffset,
        `expected ${operands.length} operand type${operands.length === 1 ? '' : 's'} but had ${inputs.length}`,
      );
    }
    if (operands.length === 0) return noValues;
    if (operands.length === 1) return [this.resolveUse(operands[0]!, inputs[0]!)];
    return operands.map((operand, i) => this.resolveUse(operand, inputs[i]!));
  }

  /** Inherent attributes may stand in `<{}>` or, in the older form, in the trailing dictionary. */
  #splitAttributes(
    info: OpInfo,
    properties: ReadonlyMap<string, Attribute> | undefined,
    attributes: ReadonlyMap<string, Attribute>,
    nameOffset: number,
  ): { properties: ReadonlyMap<string, Attribute>; attributes: ReadonlyMap<string, Attribute> } {
    const inherent = new Map<string, Attribute>();
    if (properties) {
      const problem = propertyConversionError(info, properties);
      if (problem !== undefined) {
        const text = this.context.printAttribute(DictionaryAttr.get(this.context, properties));
        throw this.errorAt(nameOffset, `invalid properties ${text} for op ${info.name}: ${problem}`);
      }
      if (attributes.size === 0 && areStoredAsGiven(info, properties)) return { properties, attributes };
      // Names that the operation does not declare are dropped, as upstream does.
      for (const [name, value] of properties) {
        const stored = segmentsNamed(info, name)?.name ?? name;
        if (stored !== name && properties.has(stored)) continue;
        if (info.inherentAttributes.includes(stored)) inherent.set(stored, storedProperty(info, stored, value));
      }
    }
    if (attributes.size === 0) return { properties: compactDictionary(inherent), attributes };
    const problem = info.spec ? inherentAttributeError(info.spec as OpSpec, attributes) : undefined;
    if (problem !== undefined) throw this.errorAt(nameOffset, problem);
    const discardable = new Map<string, Attribute>();
    for (const [name, value] of attributes) {
      if (!setInherentAttribute(info, name, value, inherent)) discardable.set(name, value);
    }
    return { properties: compactDictionary(inherent), attributes: compactDictionary(discardable) };
  }
}

const noResults: ResultName[] = [];

const dialectHelp =
  ' ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management';
