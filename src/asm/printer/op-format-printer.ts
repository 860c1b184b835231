import { type Attribute, type NamedAttributes } from '../../ir/attribute.ts';
import { type BlockOperand } from '../../ir/block.ts';
import { type Context } from '../../ir/context.ts';
import { type OpAsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type DirectiveArgument } from '../../ir/interfaces/op-directive.ts';
import { isTerminatorSignificant } from '../../ir/implicit-terminator.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { DenseArrayAttr } from '../../ir/attributes/elements-attributes.ts';
import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { operandGroup, operandRange, resultGroup } from '../../ods/accessors.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { defaultAttribute } from '../../ods/build.ts';
import { type TypeClass } from '../../ods/constraints.ts';
import {
  fixedPlace,
  indexOfName,
  opSpecOf,
  type AttributeSpec,
  type OpSpec,
  type ValueSpec,
} from '../../ods/op-spec.ts';
import { segmentAttributes } from '../../ods/segment-attributes.ts';
import { doubleText } from '../../support/float-text.ts';
import { anchorNames, listsAll, mentionedNames, saidAnchor } from './format-names.ts';
import { spaceBefore } from './param-printer.ts';

/** Prints an operation by its record's assembly format. Source: OpFormatGen.cpp of mlir-tblgen. */
export function printByFormat(op: Operation, printer: OpAsmPrinter): void {
  const spec = opSpecOf(op)!;
  let format = compiled.get(spec);
  if (!format) compiled.set(spec, (format = new FormatCompiler(spec).steps(spec.assemblyFormat!)));
  runSteps(format, { op, printer, shouldEmitSpace: true, lastWasPunctuation: false });
}

/** Formats are compiled when the first operation of their kind is printed; records are constants. */
const compiled = new Map<OpSpec, readonly Step[]>();

/** An operation that is being printed, and what the next element must know of the one before. */
interface Run {
  readonly op: Operation;
  readonly printer: OpAsmPrinter;
  shouldEmitSpace: boolean;
  lastWasPunctuation: boolean;
}

/** Prints one element of a format. */
type Step = (run: Run) => void;

function runSteps(steps: readonly Step[], run: Run): void {
  for (let i = 0; i < steps.length; i++) steps[i]!(run);
}

function blank(run: Run): void {
  if (run.shouldEmitSpace || !run.lastWasPunctuation) run.printer.print(' ');
  run.shouldEmitSpace = true;
  run.lastWasPunctuation = false;
}

/** Turns the elements of a format into functions, with the names in it resolved. */
class FormatCompiler {
  readonly #spec: OpSpec;
  /** Attributes that the format prints by itself, and so not in the dictionary. */
  readonly #elided: readonly string[];
  /** Inherent attributes that it does not. */
  readonly #others: readonly { readonly name: string; readonly attribute: AttributeSpec | undefined }[];

  constructor(spec: OpSpec) {
    this.#spec = spec;
    const mentioned = new Set(mentionedNames(spec.assemblyFormat!));
    // Discardable attributes may have the names of operands and results.
    const printed = spec.attributes.map(({ name }) => name).filter((name) => mentioned.has(name));
    const segments = segmentAttributes.filter(({ trait }) => spec.traits.some(({ name }) => name === trait));
    // The sizes of groups do not follow from a list of all operands or results.
    const isGiven = segments.filter(({ name }) => !listsAll(spec.assemblyFormat!, name));
    this.#elided = [...printed, ...isGiven.map(({ name }) => name)];
    this.#others = [
      ...spec.attributes.map((attribute) => ({ name: attribute.name, attribute })),
      ...segments.map(({ name }) => ({ name, attribute: undefined })),
    ].filter(({ name }) => !this.#elided.includes(name));
  }

  steps(elements: readonly FormatElement[]): Step[] {
    return elements.map((element) => this.#step(element)).filter((step) => step !== undefined);
  }

  /** Returns what prints the element; undefined for one that prints nothing. */
  #step(element: FormatElement): Step | undefined {
    switch (element.kind) {
      case 'literal':
        return literalStep(element.text);
      case 'whitespace': {
        const { text } = element;
        return (run) => {
          if (text === '\n') run.printer.printNewline();
          else run.printer.print(text);
          run.shouldEmitSpace = false;
          run.lastWasPunctuation = true;
        };
      }
      case 'variable':
        return this.#variable(element.name, element.qualified === true);
      case 'type':
        return this.#type(element.of, element.qualified === true);
      case 'operands':
        return (run) => {
          blank(run);
          run.printer.printOperands(run.op.operands);
        };
      case 'prop-dict':
        return this.#properties();
      case 'attr-dict':
        return this.#dictionary(false);
      case 'attr-dict-with-keyword':
        return this.#dictionary(true);
      case 'functional-type': {
        const inputs = this.#typesOf(element.inputs);
        const results = this.#typesOf(element.results);
        return (run) => {
          blank(run);
          run.printer.printFunctionalType(inputs(run.op), results(run.op));
        };
      }
      case 'regions':
        return (run) => this.#printRegions(run, run.op.regions);
      case 'successors':
        return (run) => printSuccessors(run, run.op.blockOperands);
      case 'custom': {
        const members = element.args.map((arg) => this.#argument(arg));
        return (run) => {
          blank(run);
          const directive = run.op.info!.hooks.directives![element.name]!;
          directive.print(
            run.printer,
            members.map((member) => member(run.op)),
          );
        };
      }
      case 'optional':
        return this.#optional(element);
      case 'oilist':
        return this.#oilist(element);
      default:
        return undefined;
    }
  }

  #variable(name: string, qualified: boolean): Step {
    const spec = this.#spec;
    const operand = indexOfName(spec.operands, name);
    if (operand >= 0) return operandStep(spec.operands, operand);
    const attribute = spec.attributes.find((candidate) => candidate.name === name);
    if (attribute) return attributeStep(attribute, qualified);
    if (indexOfName(spec.regions, name) >= 0) {
      const regions = this.#regions(name);
      return (run) => this.#printRegions(run, regions(run.op));
    }
    const successor = indexOfName(spec.successors, name);
    const isVariadic = spec.successors[successor]?.variadic === true;
    const end = isVariadic ? undefined : successor + 1;
    return (run) => printSuccessors(run, run.op.blockOperands.slice(successor, end));
  }

  #regions(name: string): (op: Operation) => readonly Region[] {
    const index = indexOfName(this.#spec.regions, name);
    if (this.#spec.regions[index]!.variadic) return ({ regions }) => regions.slice(index);
    return ({ regions }) => [regions[index]!];
  }

  #printRegions(run: Run, regions: readonly Region[]): void {
    blank(run);
    regions.forEach((region, i) => {
      if (i > 0) run.printer.print(', ');
      this.#region(run, region);
    });
  }

  /** Prints a region, without a terminator that goes without saying. */
  #region(run: Run, region: Region): void {
    const isImplicit = this.#spec.traits.some(({ name }) => name === 'SingleBlockImplicitTerminator');
    run.printer.printRegion(region, { printBlockTerminators: !isImplicit || isTerminatorSignificant(region) });
  }

  /** Returns what an argument of a directive stands for; a literal stands for its text. */
  #argument(arg: FormatElement): (op: Operation) => DirectiveArgument {
    switch (arg.kind) {
      case 'type':
        return this.#typesOf(arg.of);
      case 'ref':
        return arg.isType ? this.#typesOf(arg.name) : this.#member(arg.name);
      case 'variable':
        return this.#member(arg.name);
      default:
        return () => (arg.kind === 'literal' ? arg.text : undefined);
    }
  }

  /** Returns the operands, the attribute or the regions of that name. */
  #member(name: string): (op: Operation) => DirectiveArgument {
    const operand = indexOfName(this.#spec.operands, name);
    if (operand >= 0) return (op) => operandGroup(op, operand);
    if (indexOfName(this.#spec.regions, name) >= 0) return this.#regions(name);
    return (op) => op.properties.get(name);
  }

  #type(of: string, qualified: boolean): Step {
    const operand = indexOfName(this.#spec.operands, of);
    const { typeClass, group } = this.#value(of);
    // A type whose record is known is printed without its name.
    const isStripped = !qualified && !group && typeClass?.spec !== undefined;
    if (operand >= 0 && !group) {
      const fixed = fixedPlace(this.#spec.operands, operand);
      return (run) => {
        blank(run);
        const { type } = run.op.operand(fixed ?? operandRange(run.op, operand).start);
        if (isStripped && typeClass.test(type)) run.printer.printStripped(type);
        else run.printer.printType(type);
      };
    }
    const result = indexOfName(this.#spec.results, of);
    const place = operand < 0 && result >= 0 ? fixedPlace(this.#spec.results, result) : undefined;
    if (place !== undefined && !isStripped) {
      return (run) => {
        blank(run);
        run.printer.printType(run.op.result(place).type);
      };
    }
    const types = this.#typesOf(of);
    return (run) => {
      blank(run);
      const printed = types(run.op);
      if (isStripped && printed[0] && typeClass.test(printed[0])) run.printer.printStripped(printed[0]);
      else run.printer.printTypes(printed);
    };
  }

  /** Returns what is known of the operand or result of that name; nothing of groups that directives stand for. */
  #value(name: string): { readonly typeClass?: TypeClass | undefined; readonly group?: string | undefined } {
    const value = [...this.#spec.operands, ...this.#spec.results].find((candidate) => candidate.name === name);
    return { typeClass: value?.constraint.typeClass, group: value?.group };
  }

  #optional(element: FormatElement & { kind: 'optional' }): Step {
    const anchored = element.inverted ? element.otherwise : element.then;
    const anchor = anchored[element.anchor];
    const anchors = anchorNames(anchor).map((name) => this.#presence(name));
    const isPresent = (op: Operation) => anchors.some((isThere) => isThere(op));
    const said = saidAnchor(element, (name) => this.#isUnit(name));
    const then = this.steps(element.then.filter((inner) => inner !== said));
    const otherwise = this.steps(element.otherwise.filter((inner) => inner !== said));
    const inverted = element.inverted === true;
    return (run) => runSteps(isPresent(run.op) === inverted ? otherwise : then, run);
  }

  #oilist(element: FormatElement & { kind: 'oilist' }): Step {
    const clauses = element.clauses.map(({ keyword, elements }) => ({
      keyword: literalStep(keyword),
      presences: mentionedNames(elements).map((name) => this.#presence(name)),
      steps: this.steps(elements.filter((inner) => !(inner.kind === 'variable' && this.#isUnit(inner.name)))),
    }));
    return (run) => {
      for (const { keyword, presences, steps } of clauses) {
        if (!presences.some((isPresent) => isPresent(run.op))) continue;
        keyword(run);
        runSteps(steps, run);
      }
    };
  }

  #isUnit(name: string): boolean {
    return this.#spec.attributes.find((candidate) => candidate.name === name)?.constraint.form === 'unit';
  }

  /** Returns what tells whether the member of that name is there, and not the default. */
  #presence(name: string): (op: Operation) => boolean {
    const operand = indexOfName(this.#spec.operands, name);
    if (operand >= 0) return (op) => operandRange(op, operand).count > 0;
    const result = indexOfName(this.#spec.results, name);
    if (result >= 0) return (op) => resultGroup(op, result).length > 0;
    const region = indexOfName(this.#spec.regions, name);
    // A group of regions is there although they are empty.
    if (region >= 0 && this.#spec.regions[region]!.variadic) return (op) => op.regions.length > region;
    if (region >= 0) return (op) => (op.regions[region]?.blocks.length ?? 0) > 0;
    const successor = indexOfName(this.#spec.successors, name);
    if (successor >= 0) return (op) => op.blockOperands.length > successor;
    if (name === 'operands') return (op) => op.numOperands > 0;
    const attribute = this.#spec.attributes.find((candidate) => candidate.name === name);
    return (op) => {
      const value = op.properties.get(name);
      return value !== undefined && !isDefault(attribute, op.context, value);
    };
  }

  /** Prints inherent attributes that the format does not mention: ` < {a = 1}>`, ` <{a = 1}>` where it mentions none. */
  #properties(): Step {
    const isPartial = this.#elided.length > 0;
    return ({ op, printer }) => {
      const shown = this.#withUnmentioned(op, new Map());
      if (shown.size === 0) return;
      printer.print(' <');
      if (isPartial) printer.printOptionalAttrDict(shown);
      else printer.printAttribute(DictionaryAttr.get(op.context, shown));
      printer.print('>');
    };
  }

  /** Returns `attributes` with the inherent ones that the format does not mention and that are not their default. */
  #withUnmentioned(op: Operation, attributes: NamedAttributes): NamedAttributes {
    const others = this.#others;
    let shown = attributes;
    for (let i = 0; i < others.length; i++) {
      const { name, attribute } = others[i]!;
      const value = op.properties.get(name);
      if (value === undefined || isDefault(attribute, op.context, value)) continue;
      if (shown === attributes) shown = new Map(shown);
      (shown as Map<string, Attribute>).set(name, value);
    }
    return shown;
  }

  /** Prints discardable attributes, and inherent ones that the format does not mention unless `prop-dict` prints these. */
  #dictionary(withKeyword: boolean): Step {
    const elided = this.#elided;
    const hasOwnDictionary = this.#spec.assemblyFormat!.some(({ kind }) => kind === 'prop-dict');
    return (run) => {
      const { op, printer } = run;
      const shown = hasOwnDictionary ? op.attributes : this.#withUnmentioned(op, op.attributes);
      if (shown.size > 0) {
        if (withKeyword) printer.printOptionalAttrDictWithKeyword(shown, elided);
        else printer.printOptionalAttrDict(shown, elided);
      }
      run.shouldEmitSpace = true;
      run.lastWasPunctuation = false;
    };
  }

  /** Returns what gives the types of a member; one of that name wins over the directive that means all operands or results. */
  #typesOf(name: string): (op: Operation) => Type[] {
    const operand = indexOfName(this.#spec.operands, name);
    if (operand >= 0) return (op) => operandGroup(op, operand).map((value) => value.type);
    const result = indexOfName(this.#spec.results, name);
    if (result >= 0) return (op) => resultGroup(op, result).map((value) => value.type);
    if (name === 'operands') return (op) => op.opOperands.map((operand) => operand.value.type);
    return (op) => op.resultTypes;
  }
}

function literalStep(text: string): Step {
  const spaceBehindPunctuation = spaceBefore(text, true);
  const spaceBehindOther = spaceBefore(text, false);
  const opens = text === '<' || text === '(' || text === '{' || text === '[';
  const isPunctuation = !/^[a-zA-Z_]/.test(text);
  const spaced = ` ${text}`;
  return (run) => {
    const withSpace = run.shouldEmitSpace && (run.lastWasPunctuation ? spaceBehindPunctuation : spaceBehindOther);
    run.printer.print(withSpace ? spaced : text);
    run.shouldEmitSpace = !opens;
    run.lastWasPunctuation = isPunctuation;
  };
}

function printSuccessors(run: Run, successors: readonly BlockOperand[]): void {
  blank(run);
  successors.forEach(({ block }, i) => {
    if (i > 0) run.printer.print(', ');
    run.printer.printSuccessor(block);
  });
}

function operandStep(operands: readonly ValueSpec[], index: number): Step {
  if (operands[index]!.group !== undefined) {
    return (run) => {
      blank(run);
      run.printer.printOperands(operandGroup(run.op, index));
    };
  }
  const fixed = fixedPlace(operands, index);
  return (run) => {
    blank(run);
    run.printer.printOperand(run.op.operand(fixed ?? operandRange(run.op, index).start));
  };
}

function attributeStep({ name, constraint }: AttributeSpec, qualified: boolean): Step {
  const { form } = constraint;
  return (run) => {
    blank(run);
    const value = run.op.properties.get(name);
    if (!value) return;
    const { printer } = run;
    if (form === 'symbol-name') return printer.printSymbolName(constraint.unwrap(value) as string);
    if (form === 'enum' && constraint.keywords)
      return printer.printKeywordOrString(constraint.keywords.toKeyword(value));
    if (form === 'type' && value instanceof TypeAttr) return printer.printType(value.value);
    if (form === 'dense-array' && value instanceof DenseArrayAttr) {
      if (value.bits) return printer.print(`[${value.numbers.map(doubleText).join(', ')}]`);
      const unwrapped = constraint.unwrap(value) as readonly unknown[];
      return printer.print(`[${(typeof unwrapped[0] === 'boolean' ? unwrapped : value.values).join(', ')}]`);
    }
    if (constraint.attrSpec && !qualified) return printer.printStripped(value);
    if (constraint.valueType) return printer.printAttributeWithoutType(value);
    return printer.printAttribute(value);
  };
}

function isDefault(attribute: AttributeSpec | undefined, context: Context, value: Attribute): boolean {
  if (attribute?.defaultValue === undefined) return false;
  return defaultAttribute(attribute, context) === value;
}
