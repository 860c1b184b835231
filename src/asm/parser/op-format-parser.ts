import { StringAttr, UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import {
  type OpAsmParser,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../ir/interfaces/op-asm-parser.ts';
import { type OpInfo } from '../../ir/op-info.ts';
import { type Type } from '../../ir/type.ts';
import { type AttrSpec } from '../../ods/attr-spec.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { type TypeConstraint } from '../../ods/constraints.ts';
import { indexOfName, type AttributeSpec, type OpSpec, type ValueSpec } from '../../ods/op-spec.ts';
import { inherentAttributeError } from '../../ods/property-conversion.ts';
import { InternalError } from '../../support/invariant.ts';
import { mentionedNames, saidAnchor } from '../printer/format-names.ts';
import { compileInference } from './type-inference.ts';
import { isPunctuation } from './param-parser.ts';
import { compileDirective } from './op-format-directive.ts';
import { compileAttribute, enumAttribute, parseOptionalEnumKeyword } from './op-format-attributes.ts';
import { finish } from './op-format-finish.ts';
import { canBeLast, parseRegion, parseRegions, parseSuccessors } from './op-format-blocks.ts';
import { type CompiledFormat, type OptionalStep, type Run, type Step } from './op-format-run.ts';

/** Formats are compiled when the first operation of their kind is parsed; records are constants. */
const compiled = new Map<OpSpec, CompiledFormat>();

/**
 * Parses an operation by its record's assembly format. Types that the format leaves out come from the constraints and traits.
 * Source: ODS, "Declarative Assembly Format"; OpFormatGen.cpp of mlir-tblgen.
 */
export function parseByFormat(info: OpInfo, spec: OpSpec, parser: OpAsmParser, state: ParsedOperationState): void {
  let format = compiled.get(spec);
  if (!format) compiled.set(spec, (format = compile(spec)));
  const run: Run = {
    info,
    parser,
    state,
    // Of their final size, because a list that grows takes room for many elements.
    operands: format.noOperands.slice(),
    emptyGroupOffsets: undefined,
    types: format.noTypes.slice(),
    regions: undefined,
    allRegions: undefined,
    successors: undefined,
    allOperands: undefined,
    allOperandsOffset: undefined,
    allOperandTypes: undefined,
    allResultTypes: undefined,
  };
  runSteps(format.steps, run);
  finish(spec, format, run);
}

function compile(spec: OpSpec): CompiledFormat {
  const inference = compileInference(spec);
  return {
    steps: new FormatCompiler(spec).steps(spec.assemblyFormat!),
    inference,
    hasOperandSegments: spec.traits.some((trait) => trait.name === 'AttrSizedOperandSegments'),
    hasResultSegments: spec.traits.some((trait) => trait.name === 'AttrSizedResultSegments'),
    noOperands: Array.from({ length: spec.operands.length }, () => undefined),
    noTypes: Array.from({ length: inference.size }, () => undefined),
  };
}

function runSteps(steps: readonly Step[], run: Run): void {
  for (let i = 0; i < steps.length; i++) steps[i]!(run);
}

/** Turns the elements of a format into functions, with the names in it resolved. */
class FormatCompiler {
  readonly #spec: OpSpec;

  constructor(spec: OpSpec) {
    this.#spec = spec;
  }

  steps(elements: readonly FormatElement[]): Step[] {
    return elements.map((element) => this.#step(element)).filter((step) => step !== undefined);
  }

  /** Parses a dictionary; attributes of the record in it must satisfy their constraints already now. */
  #dictionary({ parser, state }: Run, parse: () => void): void {
    const offset = parser.currentOffset;
    parse();
    const problem = inherentAttributeError(this.#spec, state.attributes);
    if (problem !== undefined) parser.error(offset, problem);
  }

  /** Returns what parses the element; undefined for one that stands for nothing in the text. */
  #step(element: FormatElement): Step | undefined {
    switch (element.kind) {
      case 'literal': {
        const { text } = element;
        if (isPunctuation(text)) return ({ parser }) => parser.parsePunctuation(text);
        return ({ parser }) => parser.parseKeyword(text);
      }
      case 'whitespace':
      case 'ref':
        return undefined;
      case 'variable':
        return this.#variable(element.name, canBeLast(element, this.#spec.assemblyFormat!));
      case 'type':
        return this.#types(element.of, element.qualified === true);
      case 'attr-dict': {
        const parse = (run: Run): void =>
          this.#dictionary(run, () => run.parser.parseOptionalAttrDict(run.state.attributes));
        if (this.#hasRegionBehind(element))
          return (run) => {
            if (run.parser.atDictionary('attribute')) parse(run);
          };
        return (run) => {
          if (run.parser.atRegion()) parse(run);
        };
      }
      case 'attr-dict-with-keyword':
        return (run) => this.#dictionary(run, () => run.parser.parseOptionalAttrDictWithKeyword(run.state.attributes));
      case 'prop-dict':
        return ({ parser, state }) => {
          if (!parser.parseOptionalPunctuation('<')) return;
          parser.parseOptionalAttrDict(state.properties);
          parser.parsePunctuation('>');
        };
      case 'operands':
        return (run) => {
          run.allOperandsOffset = run.parser.currentOffset;
          run.allOperands = run.parser.parseOperandList();
        };
      case 'regions':
        return (run) => (run.allRegions = parseRegions(this.#spec, run));
      case 'successors':
        return (run) =>
          (run.successors = [parseSuccessors(run.parser, canBeLast(element, this.#spec.assemblyFormat!))]);
      case 'functional-type': {
        const inputs = this.#typeSetter(element.inputs);
        const results = this.#typeSetter(element.results);
        return (run) => {
          const type = run.parser.parseFunctionType();
          inputs(run, type.inputs);
          results(run, type.results);
        };
      }
      case 'custom': {
        const { name } = element;
        const parse = this.#directive(element);
        return (run) => {
          if (!parse(run)) throw new InternalError(`the directive '${name}' of '${run.info.name}' cannot be left out`);
        };
      }
      case 'optional':
        return this.#optional(element);
      case 'oilist':
        return this.#oilist(element);
      default: {
        const message = `the assembly format of '${this.#spec.name}' cannot be parsed: ${element.kind}`;
        return ({ parser }) => parser.error(parser.currentOffset, message);
      }
    }
  }

  /** Tells whether a region may follow the element, which is in no group. */
  #hasRegionBehind(element: FormatElement): boolean {
    const format = this.#spec.assemblyFormat!;
    const behind = format.slice(format.indexOf(element) + 1);
    const names = mentionedNames(behind);
    return behind.some(({ kind }) => kind === 'regions') || this.#spec.regions.some(({ name }) => names.includes(name));
  }

  #directive(element: FormatElement & { kind: 'custom' }): OptionalStep {
    return compileDirective(this.#spec, element, (of) => this.#typeSetter(of));
  }

  #variable(name: string, isLast: boolean): Step {
    const spec = this.#spec;
    const operand = indexOfName(spec.operands, name);
    if (operand >= 0) return operandStep(spec.operands[operand]!, operand);
    const attribute = spec.attributes.find((candidate) => candidate.name === name);
    if (attribute) {
      const parse = compileAttribute(attribute);
      return ({ parser, state }) => state.properties.set(name, parse(parser));
    }
    const region = indexOfName(spec.regions, name);
    if (region >= 0) {
      const isVariadic = spec.regions[region]!.variadic === true;
      return (run) => {
        const regions = isVariadic ? parseRegions(spec, run) : [parseRegion(spec, run)];
        (run.regions ??= [])[region] = regions;
      };
    }
    const successor = indexOfName(spec.successors, name);
    const isVariadic = spec.successors[successor]?.variadic === true;
    return (run) => {
      const blocks = isVariadic ? parseSuccessors(run.parser, isLast) : [run.parser.parseSuccessor()];
      (run.successors ??= [])[successor] = blocks;
    };
  }

  #types(of: string, qualified: boolean): Step {
    const set = this.#typeSetter(of);
    const value = [...this.#spec.operands, ...this.#spec.results].find(({ name }) => name === of);
    const { group } = value ?? {};
    // Like the parsers that mlir-tblgen makes, which demand a type even where no value is.
    if (group === 'variadic' || this.#isDirective(of)) return (run) => set(run, run.parser.parseTypeList());
    if (group === 'optional') {
      return (run) => {
        const type = run.parser.parseOptionalType();
        set(run, type ? [type] : []);
      };
    }
    const typeClass = qualified ? undefined : value?.constraint.typeClass;
    return (run) => set(run, [typeClass ? parseTypeOfClass(run.parser, typeClass) : run.parser.parseType()]);
  }

  /** Returns what notes types that were read for a member, or for all operands or results. */
  #typeSetter(of: string): (run: Run, types: readonly Type[]) => void {
    if (this.#isDirective(of)) {
      if (of === 'operands') return (run, types) => (run.allOperandTypes = types);
      return (run, types) => (run.allResultTypes = types);
    }
    const index = [...this.#spec.operands, ...this.#spec.results].findIndex(({ name }) => name === of);
    return (run, types) => (run.types[index] = types);
  }

  /** Tells whether the name means all operands or all results; a member of that name wins. */
  #isDirective(name: string): boolean {
    const isMember = [...this.#spec.operands, ...this.#spec.results].some((candidate) => candidate.name === name);
    return !isMember && (name === 'operands' || name === 'results');
  }

  /** What decides is the first element of the branch that has one to tell it by: the first branch, or the other where that is the anchored one. */
  #optional(element: FormatElement & { kind: 'optional' }): Step {
    const said = saidAnchor(element, (name) => this.#isUnit(name));
    const [then, otherwise] = [element.then, element.otherwise].map((branch) =>
      branch.filter((inner) => inner !== said && inner.kind !== 'whitespace'),
    ) as [FormatElement[], FormatElement[]];
    const inverted = element.inverted === true;
    const isOtherDecisive = inverted && then[0]?.kind !== 'literal';
    const [decisive, other] = isOtherDecisive ? [otherwise, then] : [then, otherwise];
    const [first, ...rest] = decisive;
    const takeFirst = this.#optionalStart(first);
    const starts = this.#starts(first);
    const whole = this.steps(decisive);
    const behindFirst = this.steps(rest);
    const others = this.steps(other);
    // A unit attribute that anchors a group is there when the group is, although the group does not print it.
    const setAnchor = said?.kind === 'variable' ? unitStep(said.name) : undefined;
    return (run) => {
      const isTaken = takeFirst?.(run) === true;
      const isThere = isTaken || starts(run.parser);
      if (setAnchor && isThere === (inverted === isOtherDecisive)) setAnchor(run);
      runSteps(isTaken ? behindFirst : isThere ? whole : others, run);
    };
  }

  /** Returns what takes the first element of a group that is known only when it was read. */
  #optionalStart(first: FormatElement | undefined): OptionalStep | undefined {
    if (first?.kind === 'literal') return optionalLiteral(first.text);
    if (first?.kind === 'custom') return this.#directive(first);
    return first?.kind === 'variable' ? this.#optionalAttribute(first.name) : undefined;
  }

  #isUnit(name: string): boolean {
    return this.#spec.attributes.find((candidate) => candidate.name === name)?.constraint.form === 'unit';
  }

  /** Returns what takes the keyword of an enum attribute or the string of a string attribute if one stands here. */
  #optionalAttribute(name: string): OptionalStep | undefined {
    const attribute = this.#spec.attributes.find((candidate) => candidate.name === name);
    const keywords = attribute?.constraint.keywords;
    if (this.#isUnit(name)) {
      const set = unitStep(name);
      return (run) => {
        const isThere = run.parser.parseOptionalKeyword('unit');
        if (isThere) set(run);
        return isThere;
      };
    }
    if (keywords) {
      return ({ parser, state }) => {
        const offset = parser.currentOffset;
        const found = parseOptionalEnumKeyword(parser, keywords.all);
        if (found === undefined) return false;
        // An empty string takes the place of the attribute and sets none.
        if (found !== '') state.properties.set(name, enumAttribute(parser, name, keywords, found, offset));
        return true;
      };
    }
    // A symbol, an attribute too, is no string.
    if (!isString(attribute)) return undefined;
    return ({ parser, state }) => {
      const text = parser.parseOptionalString();
      if (text === undefined) return false;
      state.properties.set(name, StringAttr.get(parser.context, text));
      return true;
    };
  }

  /** Returns what tells whether the first element of a group stands here. */
  #starts(first: FormatElement | undefined): (parser: OpAsmParser) => boolean {
    if (first?.kind === 'operands') return (parser) => parser.atOperand();
    const atRegion = (parser: OpAsmParser): boolean => parser.atRegion() && !parser.atDictionary('operation');
    if (first?.kind === 'regions') return atRegion;
    if (first?.kind === 'successors') return (parser) => parser.atSuccessor();
    if (first?.kind !== 'variable' || this.#isUnit(first.name)) return () => false;
    if (indexOfName(this.#spec.operands, first.name) >= 0) return (parser) => parser.atOperand();
    if (indexOfName(this.#spec.regions, first.name) >= 0) return atRegion;
    if (indexOfName(this.#spec.successors, first.name) >= 0) return (parser) => parser.atSuccessor();
    const attribute = this.#spec.attributes.find((candidate) => candidate.name === first.name);
    if (attribute?.constraint.form === 'symbol-name') return (parser) => parser.atSymbol();
    const { attrSpec, form } = attribute?.constraint ?? {};
    if (form === 'symbol-ref') return (parser) => parser.atSymbol() || parser.atHash();
    if (form === 'dense-array') return (parser) => parser.atLiteral('[') || parser.atHash();
    if (attrSpec) return startsAttributeOfRecord(attrSpec);
    const canStart = attribute !== undefined && !isString(attribute) && !attribute.constraint.keywords;
    return canStart ? (parser) => parser.atAttribute() : () => false;
  }

  #oilist(element: FormatElement & { kind: 'oilist' }): Step {
    const clauses = element.clauses.map(({ keyword, elements }) => ({
      keyword,
      isNext: optionalLiteral(keyword),
      steps: elements.flatMap((inner) =>
        inner.kind === 'variable' && this.#isUnit(inner.name) ? unitStep(inner.name) : this.steps([inner]),
      ),
    }));
    return (run) => {
      const seen = new Set<string>();
      for (;;) {
        const offset = run.parser.currentOffset;
        const clause = clauses.find(({ isNext }) => isNext(run));
        if (!clause) return;
        if (seen.has(clause.keyword)) {
          run.parser.error(
            offset,
            `\`${clause.keyword}\` clause can appear at most once in the expansion of the oilist directive`,
          );
        }
        seen.add(clause.keyword);
        runSteps(clause.steps, run);
      }
    };
  }
}

/** Returns what tells whether an attribute of the record stands here: with its name, or only its parameters. */
function startsAttributeOfRecord({ format }: AttrSpec): (parser: OpAsmParser) => boolean {
  const first = format?.find(({ kind }) => kind !== 'whitespace');
  if (first?.kind !== 'literal') return (parser) => parser.atHash();
  return (parser) => parser.atHash() || parser.atLiteral(first.text);
}

/** Sets a unit attribute of which nothing is written. */
function unitStep(name: string): Step {
  return ({ parser, state }) => state.properties.set(name, UnitAttr.get(parser.context));
}

function optionalLiteral(text: string): OptionalStep {
  return isPunctuation(text)
    ? ({ parser }) => parser.parseOptionalPunctuation(text)
    : ({ parser }) => parser.parseOptionalKeyword(text);
}

function operandStep({ group }: ValueSpec, index: number): Step {
  if (!group) return ({ parser, operands }) => (operands[index] = [parser.parseOperand()]);
  const parseGroup =
    group === 'variadic'
      ? (parser: OpAsmParser) => parser.parseOperandList()
      : (parser: OpAsmParser) => optionalOperand(parser);
  return (run) => {
    const offset = run.parser.currentOffset;
    const operands = parseGroup(run.parser);
    run.operands[index] = operands;
    if (operands.length === 0) (run.emptyGroupOffsets ??= [])[index] = offset;
  };
}

function optionalOperand(parser: OpAsmParser): UnresolvedOperand[] {
  const operand = parser.parseOptionalOperand();
  return operand ? [operand] : [];
}

/** Parses the type of an operand or result whose constraint names a class. */
function parseTypeOfClass(parser: OpAsmParser, typeClass: NonNullable<TypeConstraint['typeClass']>): Type {
  const offset = parser.currentOffset;
  const type = typeClass.spec ? parser.parseTypeOfRecord(typeClass.spec) : parser.parseType();
  if (typeClass.test(type)) return type;
  const expected = typeClass.name && `: expected ${typeClass.name}, but found '${parser.context.printType(type)}'`;
  return parser.error(offset, `invalid kind of type specified${expected ?? ''}`);
}

function isString(attribute: AttributeSpec | undefined): boolean {
  return (attribute?.constraint.form as string | undefined) === 'string';
}
