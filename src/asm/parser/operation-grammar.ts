import { type IToken } from 'chevrotain';
import { wholeProperties, type Attribute } from '../../ir/attribute.ts';
import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { type Block } from '../../ir/block.ts';
import { FileLineColLoc } from '../../ir/location.ts';
import { type EarlierOp } from '../../ir/dialect.ts';
import { type OpInfo } from '../../ir/op-info.ts';
import { Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { type Value } from '../../ir/value.ts';
import { stringValue } from '../lexer/lexer.ts';
import * as t from '../lexer/tokens.ts';
import { type ModuleHeader } from './operation-sink.ts';
import {
  lookupOpOfText,
  type NamedOp,
  qualifiedOpName,
  unknownOpError,
  unregisteredOpError,
} from './operation-lookup.ts';
import { RegionGrammar } from './region-grammar.ts';
import { propertiesProblem, splitAttributes } from './split-attributes.ts';
import { dependsOnTextOnly, StatementMemory } from './statement-memory.ts';
import { recorded } from './token-stream.ts';
import { isIntegerTypeName } from './type-grammar.ts';
import { type ResultName, type ValueUse } from './value-use-grammar.ts';

/** Discardable attributes of unknown dialects' operations etc. share this when there are none. */
const noAttributes: ReadonlyMap<string, Attribute> = new Map();
const noResults: readonly ResultName[] = [];
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
  readonly earlier?: EarlierOp | undefined;
}

/** The grammar of operations. Source: LangRef, "Operations"; OperationParser of mlir/lib/AsmParser/Parser.cpp. */
export abstract class OperationGrammar extends RegionGrammar {
  /** The names on the left of the operation that is parsed now; its rule takes them first thing. */
  #pendingResults: readonly ResultName[] = [];
  /** The dialects whose prefix may be left out, innermost last. */
  protected readonly defaultDialects: string[] = ['builtin'];

  /** Parses what follows the name of an operation in custom assembly and returns the operation, in no block. */
  protected abstract customOperation(info: OpInfo, nameOffset: number, results: readonly ResultName[]): Operation;

  /**
   * ```
   * operation ::= op-result-list? (generic-operation | custom-operation) trailing-location?
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
    const successors: Block[] = [];
    for (let i = 0; i < nameOfSuccessor.length; i++) {
      const offset = statements.nameStart(nameOfSuccessor[i]!);
      const name = this.pooledText(offset, statements.nameEnd(nameOfSuccessor[i]!));
      successors.push(this.scopes.blockNamed(name, offset));
    }
    const operands: Value[] = [];
    for (let i = 0; i < nameOfOperand.length; i++) {
      const offset = statements.nameStart(nameOfOperand[i]!);
      const name = this.valueNameAt(offset, statements.nameEnd(nameOfOperand[i]!));
      operands.push(this.scopes.resolve(name, 0, offset, operandTypes[i]!));
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
    if (this.madeBefore.has(op)) return op;
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
      ? this.SUBRULE(this.operationProperties, { ARGS: [generic.info] })
      : undefined;
    let regions: Region[] | undefined;
    if (this.mayStart(t.LParen)) {
      if (!this.RECORDING_PHASE && this.scopes.depth === 1) {
        const location = FileLineColLoc.at(this.source, nameOffset);
        this.regionsAhead({ name: generic.name, location, properties });
      }
      regions = this.SUBRULE(this.regionList);
    }
    const attributes = this.mayStart(t.LBrace) ? this.SUBRULE(this.attributeDict) : noAttributes;
    this.CONSUME(t.Colon, { ERR_MSG: "expected ':' followed by operation type" });
    const typeOffset = this.currentOffset;
    const type = this.SUBRULE(this.operationType);
    if (this.RECORDING_PHASE) {
      return recorded;
    }
    const { name, info } = generic;
    const values = this.#resolveAll(operands, type, typeOffset);
    if (info && properties) this.#requireProperties(info, properties, nameOffset);
    const split = info && splitAttributes(this.context, info, properties, attributes, nameOffset);
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
    const op = info ? info.create(state) : new Operation(state);
    return generic.earlier ? this.replaceEarlier(op, name, generic.earlier, nameOffset) : op;
  });

  /** Hook for operations at the top level whose regions come next. */
  protected abstract regionsAhead(header: ModuleHeader): void;

  /**
   * ```
   * properties ::= `<` attribute `>`
   * ```
   */
  readonly operationProperties: (info?: OpInfo) => ReadonlyMap<string, Attribute> = this.RULE(
    'operationProperties',
    (info?: OpInfo) => {
      this.CONSUME(t.Less);
      const properties = this.RECORDING_PHASE ? recorded : this.#properties(info);
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
  #properties(info: OpInfo | undefined): ReadonlyMap<string, Attribute> {
    if (this.at(t.LBrace)) {
      const entries = this.propertyDict();
      if (info || entries.size > 0) return entries;
      return new Map([[wholeProperties, DictionaryAttr.get(this.context, entries)]]);
    }
    const properties = this.SUBRULE(this.attribute);
    if (properties instanceof DictionaryAttr && (info || properties.value.size > 0)) return properties.value;
    return new Map([[wholeProperties, properties]]);
  }

  /** Reports attributes that cannot be the properties of a registered operation, once its location is known to be right. */
  #requireProperties(info: OpInfo, properties: ReadonlyMap<string, Attribute>, nameOffset: number): void {
    const problem = propertiesProblem(this.context, info, properties);
    if (problem === undefined) return;
    if (this.atKeyword(t.BareId, 'loc')) this.SUBRULE(this.trailingLocation);
    throw this.errorAt(nameOffset, problem);
  }

  /** Returns the name in quotes and what is registered for it. */
  #genericName(image: string, offset: number): GenericName {
    let found = this.#genericNames.get(image);
    if (!found) {
      const name = stringValue(image);
      if (name === '') throw this.errorAt(offset, 'empty operation name is invalid');
      if (name.includes('\0')) throw this.errorAt(offset, 'null character not allowed in operation name');
      const named = this.#lookupGeneric(name);
      found = named?.earlier ? { name, ...named } : { name: named?.info.name ?? name, info: named?.info };
      this.#genericNames.set(image, found);
    }
    return found;
  }
  readonly #genericNames = new Map<string, GenericName>();

  protected override startText(text: string): void {
    super.startText(text);
    this.#genericNames.clear();
    this.#statements.clear();
  }

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
    const fullName = qualifiedOpName(name, this.#defaultDialect);
    const { info, earlier } = this.#lookupCustom(name, fullName, nameOffset);
    const op = this.customOperation(info, nameOffset, this.#pendingResults);
    return earlier ? this.replaceEarlier(op, fullName, earlier, nameOffset) : op;
  });

  #bindResults(op: Operation, results: readonly ResultName[]): void {
    if (results.length === 0) return;
    const { name, count, offset } = results[0]!;
    // Most operations that have names have one.
    if (results.length === 1 && count === 1 && op.numResults === 1) {
      this.scopes.define(name, 0, op.results[0]!, offset);
      return;
    }
    if (op.numResults === 0) throw this.errorAt(offset, 'cannot name an operation with no results');
    let named = 0;
    for (const result of results) named += Number(result.count);
    if (named !== op.numResults) {
      const exact = results.reduce((sum, { count }) => sum + BigInt(count), 0n);
      throw this.errorAt(offset, `operation defines ${op.numResults} results but was provided ${exact} to bind`);
    }
    let index = 0;
    for (const result of results) {
      for (let number = 0; number < result.count; number++) {
        this.scopes.define(result.name, number, op.results[index++]!, result.offset);
      }
    }
  }

  #lookupGeneric(name: string): NamedOp | undefined {
    const named = lookupOpOfText(this.context, name);
    const problem = named ? undefined : unregisteredOpError(this.context, name);
    if (problem !== undefined) throw this.errorHere(problem);
    return named;
  }

  /** Without a prefix, the default dialect's is tried: `fullName` has it. */
  #lookupCustom(name: string, fullName: string, offset: number): NamedOp {
    const named = lookupOpOfText(this.context, fullName);
    if (named) return named;
    throw unknownOpError(this.context, name, fullName, { offset, location: FileLineColLoc.at(this.source, offset) });
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
}
