import { type Attribute } from '../../ir/attribute.ts';
import { attributeType, StringAttr, UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { denseI32Array } from '../../ir/attributes/elements-attributes.ts';
import {
  type OpAsmParser,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../ir/interfaces/op-asm-parser.ts';
import { InferTypeOpInterface, type InferTypeMethods } from '../../ir/interfaces/inference.ts';
import { type OpDirective } from '../../ir/interfaces/op-directive.ts';
import { ensureTerminator } from '../../ir/implicit-terminator.ts';
import { type OpInfo } from '../../ir/op-info.ts';
import { type Region } from '../../ir/region.ts';
import { Block } from '../../ir/block.ts';
import { type Type } from '../../ir/type.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { uniqueParametric } from '../../ods/attr-spec.ts';
import { type AttributeSpec, type OpSpec, type ValueSpec } from '../../ods/op-spec.ts';
import { inferTypes, type KnownTypes } from './type-inference.ts';
import { ParseError } from './parse-error.ts';
import { parseLiteral, parseOptionalLiteral, parseParameters } from './param-parser.ts';

/** What was read so far for each name of the record. */
interface Collected {
  readonly operands: Map<string, UnresolvedOperand[]>;
  readonly types: Map<string, Type[]>;
  readonly regions: Map<string, Region[]>;
  readonly successors: Map<string, Block[]>;
  /** Operands given by the `operands` directive, for all groups at once. */
  allOperands: UnresolvedOperand[] | undefined;
  allOperandTypes: Type[] | undefined;
  allResultTypes: Type[] | undefined;
}

/**
 * Parses an operation by its record's assembly format. Types that the format leaves out come from the constraints and traits.
 * Source: ODS, "Declarative Assembly Format"; OpFormatGen.cpp of mlir-tblgen.
 */
export function parseByFormat(info: OpInfo, spec: OpSpec, parser: OpAsmParser, state: ParsedOperationState): void {
  const collected: Collected = {
    operands: new Map(),
    types: new Map(),
    regions: new Map(),
    successors: new Map(),
    allOperands: undefined,
    allOperandTypes: undefined,
    allResultTypes: undefined,
  };
  new FormatRun(info, parser, state, collected).elements(spec.assemblyFormat!);
  finish(info, spec, parser, state, collected);
}

class FormatRun {
  readonly #spec: OpSpec;
  readonly #parser: OpAsmParser;
  readonly #state: ParsedOperationState;
  readonly #collected: Collected;
  readonly #directives: Readonly<Record<string, OpDirective>>;

  constructor(info: OpInfo, parser: OpAsmParser, state: ParsedOperationState, collected: Collected) {
    this.#spec = info.spec as OpSpec;
    this.#directives = info.hooks.directives ?? {};
    this.#parser = parser;
    this.#state = state;
    this.#collected = collected;
  }

  elements(elements: readonly FormatElement[]): void {
    for (const element of elements) this.#element(element);
  }

  #element(element: FormatElement): void {
    const parser = this.#parser;
    switch (element.kind) {
      case 'literal':
        return parseLiteral(parser, element.text);
      case 'whitespace':
      case 'ref':
        return;
      case 'variable':
        return this.#variable(element.name);
      case 'type':
        return this.#types(element.of, element.qualified === true);
      case 'attr-dict':
        return parser.parseOptionalAttrDict(this.#state.attributes);
      case 'attr-dict-with-keyword':
        return parser.parseOptionalAttrDictWithKeyword(this.#state.attributes);
      case 'prop-dict':
        if (parser.parseOptionalPunctuation('<')) {
          parser.parseOptionalAttrDict(this.#state.properties);
          parser.parsePunctuation('>');
        }
        return;
      case 'operands':
        this.#collected.allOperands = parser.parseOperandList();
        return;
      case 'functional-type': {
        const type = parser.parseFunctionType();
        this.#setTypes(element.inputs, [...type.inputs]);
        this.#setTypes(element.results, [...type.results]);
        return;
      }
      case 'custom':
        return this.#custom(element);
      case 'optional':
        return this.#optional(element);
      case 'oilist':
        return this.#oilist(element);
      default:
        parser.error(
          parser.currentOffset,
          `the assembly format of '${this.#spec.name}' cannot be parsed: ${element.kind}`,
        );
    }
  }

  #custom({ name, args }: FormatElement & { kind: 'custom' }): void {
    const parsed = this.#directives[name]!.parse(this.#parser);
    args.forEach((arg, i) => {
      if (arg.kind === 'type') return this.#setTypes(arg.of, parsed[i] as Type[]);
      if (arg.kind !== 'variable') return;
      const is = (member: { readonly name: string }): boolean => member.name === arg.name;
      const value = parsed[i];
      if (value === undefined) return;
      if (this.#spec.attributes.some(is)) this.#state.properties.set(arg.name, value as Attribute);
      else if (this.#spec.regions.some(is)) this.#collected.regions.set(arg.name, value as Region[]);
      else this.#collected.operands.set(arg.name, value as UnresolvedOperand[]);
    });
  }

  #variable(name: string): void {
    const operand = this.#spec.operands.find((candidate) => candidate.name === name);
    if (operand) {
      this.#collected.operands.set(name, this.#operandGroup(operand));
      return;
    }
    const attribute = this.#spec.attributes.find((candidate) => candidate.name === name);
    if (attribute) {
      this.#state.properties.set(name, this.#attribute(attribute));
      return;
    }
    const region = this.#spec.regions.find((candidate) => candidate.name === name);
    if (region) {
      this.#collected.regions.set(name, region.variadic ? this.#regions() : [this.#region()]);
      return;
    }
    const blocks = [this.#parser.parseSuccessor()];
    if (this.#spec.successors.find((candidate) => candidate.name === name)?.variadic) {
      while (this.#parser.parseOptionalPunctuation(',')) blocks.push(this.#parser.parseSuccessor());
    }
    this.#collected.successors.set(name, blocks);
  }

  /** Parses a region. One that always has one block has it, and its terminator, even where they are not written. */
  #region(): Region {
    const region = this.#parser.parseRegion();
    const trait = this.#spec.traits.find(({ name }) => name.startsWith('SingleBlock'));
    const terminator = trait?.args?.[0] as string | undefined;
    if (terminator !== undefined) ensureTerminator(this.#state.context, region, terminator, this.#state.location);
    else if (trait && region.isEmpty) region.append(new Block());
    return region;
  }

  #regions(): Region[] {
    if (!this.#parser.atRegion()) return [];
    const regions = [this.#region()];
    while (this.#parser.parseOptionalPunctuation(',')) regions.push(this.#region());
    return regions;
  }

  #operandGroup(operand: ValueSpec): UnresolvedOperand[] {
    if (!operand.group) return [this.#parser.parseOperand()];
    if (operand.group === 'variadic') return this.#parser.parseOperandList();
    const found = this.#parser.parseOptionalOperand();
    return found ? [found] : [];
  }

  #attribute({ name, constraint }: AttributeSpec): Attribute {
    const parser = this.#parser;
    const { context } = parser;
    switch (constraint.form) {
      case 'symbol-name':
        return constraint.wrap(context, parser.parseSymbolName() as never);
      case 'unit':
        return UnitAttr.get(context);
      case 'type':
        return constraint.wrap(context, parser.parseType() as never);
      case 'dense-array': {
        const values: bigint[] = [];
        parser.parseCommaSeparatedList('square', () => values.push(this.#arrayElement()));
        const isExact = values.every((value) => Number.isSafeInteger(Number(value)));
        return constraint.wrap(context, (isExact ? values.map(Number) : values) as never);
      }
      case 'enum': {
        const { all, fromKeyword } = constraint.keywords!;
        const offset = parser.currentOffset;
        const keyword = all.find((word) => parser.parseOptionalKeyword(word)) ?? parser.parseOptionalString();
        if (keyword === undefined) {
          const words = `expected string or keyword containing one of the following enum values for attribute '${name}'`;
          return parser.error(offset, `${words} [${all.join(', ')}]`);
        }
        return (
          fromKeyword(context, keyword) ?? parser.error(offset, `invalid ${name} attribute specification: "${keyword}"`)
        );
      }
    }
    const { attrSpec } = constraint;
    if (attrSpec && !parser.atHash()) return uniqueParametric(attrSpec, context, parseParameters(attrSpec, parser));
    return parser.parseAttribute(constraint.valueType?.(context));
  }

  /** An element of `[1, 2]` or `[true, false]`. */
  #arrayElement(): bigint {
    if (this.#parser.parseOptionalKeyword('true')) return 1n;
    if (this.#parser.parseOptionalKeyword('false')) return 0n;
    return this.#parser.parseInteger();
  }

  #types(of: string, qualified: boolean): void {
    const group = this.#groupOf(of);
    if (this.#isDirective(of)) this.#setTypes(of, this.#parser.parseTypeList());
    else if (group === 'variadic') this.#setTypes(of, this.#typeListIfAny());
    else if (group === 'optional') {
      const type = this.#parser.parseOptionalType();
      this.#setTypes(of, type ? [type] : []);
    } else this.#setTypes(of, [qualified ? this.#parser.parseType() : this.#typeOfClass(of)]);
  }

  /** Parses the type of an operand or result, which must be of the class that its constraint names, if any. */
  #typeOfClass(of: string): Type {
    const parser = this.#parser;
    const { typeClass } =
      [...this.#spec.operands, ...this.#spec.results].find(({ name }) => name === of)?.constraint ?? {};
    if (!typeClass) return parser.parseType();
    const offset = parser.currentOffset;
    const type = typeClass.spec ? parser.parseTypeOfRecord(typeClass.spec) : parser.parseType();
    if (typeClass.test(type)) return type;
    const expected = typeClass.name && `: expected ${typeClass.name}, but found '${parser.context.printType(type)}'`;
    return parser.error(offset, `invalid kind of type specified${expected ?? ''}`);
  }

  #typeListIfAny(): Type[] {
    const first = this.#parser.parseOptionalType();
    if (!first) return [];
    const types = [first];
    while (this.#parser.parseOptionalPunctuation(',')) types.push(this.#parser.parseType());
    return types;
  }

  #groupOf(name: string): ValueSpec['group'] {
    return [...this.#spec.operands, ...this.#spec.results].find((candidate) => candidate.name === name)?.group;
  }

  #setTypes(of: string, types: Type[]): void {
    if (!this.#isDirective(of)) this.#collected.types.set(of, types);
    else if (of === 'operands') this.#collected.allOperandTypes = types;
    else this.#collected.allResultTypes = types;
  }

  /** Tells whether the name means all operands or all results; a member of that name wins. */
  #isDirective(name: string): boolean {
    const isMember = [...this.#spec.operands, ...this.#spec.results].some((candidate) => candidate.name === name);
    return !isMember && (name === 'operands' || name === 'results');
  }

  #optional(element: FormatElement & { kind: 'optional' }): void {
    if (element.inverted) {
      if (this.#starts(element.otherwise)) this.elements(element.otherwise);
      else this.elements(element.then);
      return;
    }
    const [first, ...rest] = element.then.filter(({ kind }) => kind !== 'whitespace');
    if (first?.kind === 'literal') {
      if (!parseOptionalLiteral(this.#parser, first.text)) return this.elements(element.otherwise);
      this.#setUnitAnchor(element);
      this.elements(rest);
    } else if (first && (this.#optionalEnum(first) || this.#optionalString(first))) this.elements(rest);
    else if (this.#starts(element.then)) this.elements(element.then);
    else this.elements(element.otherwise);
  }

  /** Takes the keyword of an enum attribute if one of its values stands here; tells whether it did. */
  #optionalEnum(first: FormatElement): boolean {
    if (first.kind !== 'variable') return false;
    const attribute = this.#spec.attributes.find((candidate) => candidate.name === first.name);
    const keywords = attribute?.constraint.keywords;
    const found = keywords?.all.find((keyword) => this.#parser.parseOptionalKeyword(keyword));
    if (found === undefined) return false;
    this.#state.properties.set(first.name, keywords!.fromKeyword(this.#parser.context, found)!);
    return true;
  }

  /** Takes a string if one stands where a string attribute is optional; a symbol, an attribute too, is none. */
  #optionalString(first: FormatElement): boolean {
    if (first.kind !== 'variable') return false;
    const attribute = this.#spec.attributes.find((candidate) => candidate.name === first.name);
    const text = attribute?.constraint.form === 'string' ? this.#parser.parseOptionalString() : undefined;
    if (text === undefined) return false;
    this.#state.properties.set(first.name, StringAttr.get(this.#parser.context, text));
    return true;
  }

  /** A unit attribute that anchors a group is there when the group is, even if the group does not print it. */
  #setUnitAnchor(element: FormatElement & { kind: 'optional' }): void {
    const anchor = element.then[element.anchor];
    if (anchor?.kind !== 'variable') return;
    const attribute = this.#spec.attributes.find((candidate) => candidate.name === anchor.name);
    if (attribute?.constraint.form === 'unit') {
      this.#state.properties.set(anchor.name, UnitAttr.get(this.#parser.context));
    }
  }

  /** Tells whether the first element of a group stands here. */
  #starts(elements: readonly FormatElement[]): boolean {
    const first = elements.find((element) => element.kind !== 'whitespace');
    if (!first) return false;
    const parser = this.#parser;
    switch (first.kind) {
      case 'variable': {
        if (this.#spec.operands.some((operand) => operand.name === first.name)) return parser.atOperand();
        if (this.#spec.regions.some((region) => region.name === first.name)) return parser.atRegion();
        const attribute = this.#spec.attributes.find((candidate) => candidate.name === first.name);
        if (attribute?.constraint.form === 'symbol-name') return parser.atSymbol();
        return attribute !== undefined && attribute.constraint.form !== 'string' && parser.atAttribute();
      }
      case 'operands':
        return parser.atOperand();
      default:
        return false;
    }
  }

  #oilist(element: FormatElement & { kind: 'oilist' }): void {
    const seen = new Set<string>();
    for (;;) {
      const offset = this.#parser.currentOffset;
      const clause = element.clauses.find(({ keyword }) => this.#parser.parseOptionalKeyword(keyword));
      if (!clause) return;
      if (seen.has(clause.keyword)) {
        this.#parser.error(
          offset,
          `\`${clause.keyword}\` clause can appear at most once in the expansion of the oilist directive`,
        );
      }
      seen.add(clause.keyword);
      const [only] = clause.elements;
      if (clause.elements.length === 0) continue;
      if (clause.elements.length === 1 && only?.kind === 'variable') this.#variable(only.name);
      else this.elements(clause.elements);
    }
  }
}

/** Resolves operands, infers what types are left out, and fills in the state in the order of the record. */
function finish(
  info: OpInfo,
  spec: OpSpec,
  parser: OpAsmParser,
  state: ParsedOperationState,
  collected: Collected,
): void {
  distributeAll(spec, collected);
  const known: KnownTypes = new Map(collected.types);
  for (const { name } of spec.attributes) {
    const attribute = state.properties.get(name) ?? state.attributes.get(name);
    const type = attribute && attributeType(attribute);
    if (type) known.set(name, [type]);
  }
  requireSources(spec, parser, known);
  inferTypes(spec, parser.context, known, (name) => collected.operands.get(name)?.length);
  const sizes: number[] = [];
  for (const { name } of spec.operands) {
    const operands = collected.operands.get(name) ?? [];
    sizes.push(operands.length);
    const types = known.get(name);
    if (!types && operands.length > 0) {
      parser.error(operands[0]!.offset, `the type of operand '${name}' of '${spec.name}' cannot be inferred`);
    }
    state.operands.push(...parser.resolveOperands(operands, types ?? [], operands[0]?.offset));
  }
  if (spec.traits.some((trait) => trait.name === 'AttrSizedOperandSegments')) {
    state.properties.set('operandSegmentSizes', denseI32Array(parser.context, sizes));
  }
  for (const { name } of spec.regions) state.regions.push(...(collected.regions.get(name) ?? []));
  for (const { name } of spec.successors) state.successors.push(...(collected.successors.get(name) ?? []));
  pushResultTypes(info, spec, parser, state, collected, known);
}

/** Checks the types that others are a function of, before those are inferred. */
function requireSources(spec: OpSpec, parser: OpAsmParser, known: KnownTypes): void {
  for (const { name, args = [] } of spec.traits) {
    const [, from, to] = args as string[];
    if (name !== 'TypesMatchWith' || known.has(to!)) continue;
    const source = [...spec.operands, ...spec.results].find((member) => member.name === from);
    const wrong = source && known.get(from!)?.find((type) => !source.constraint.test(type));
    if (!wrong) continue;
    const text = parser.context.printType(wrong);
    parser.error(parser.nameOffset, `'${from}' must be ${source.constraint.summary}, but got '${text}'`);
  }
}

function pushResultTypes(
  info: OpInfo,
  spec: OpSpec,
  parser: OpAsmParser,
  state: ParsedOperationState,
  collected: Collected,
  known: KnownTypes,
): void {
  if (collected.allResultTypes) {
    state.resultTypes.push(...collected.allResultTypes);
    return;
  }
  const inference = info.hooks.interfaces?.[InferTypeOpInterface.name] as (() => InferTypeMethods) | undefined;
  const missing = spec.results.some(({ name, group }) => !known.has(name) && (!group || inference));
  if (missing) {
    const inferred = inference?.().inferReturnTypes(state);
    if (!inferred) throw new ParseError(parser.nameOffset, `'${spec.name}' op failed to infer returned types`);
    state.resultTypes.push(...inferred);
    return;
  }
  for (const { name } of spec.results) state.resultTypes.push(...(known.get(name) ?? []));
}

/** Spreads what the `operands` directive read over the groups of the record. */
function distributeAll(spec: OpSpec, collected: Collected): void {
  const { allOperands, allOperandTypes } = collected;
  const spread = <T>(all: readonly T[] | undefined, into: Map<string, T[]>): void => {
    if (!all) return;
    let at = 0;
    const fixed = spec.operands.filter((operand) => !operand.group).length;
    for (const { name, group } of spec.operands) {
      const count = group ? all.length - fixed : 1;
      into.set(name, all.slice(at, at + count));
      at += count;
    }
  };
  spread(allOperands, collected.operands);
  spread(allOperandTypes, collected.types);
}
