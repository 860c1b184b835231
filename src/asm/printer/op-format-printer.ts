import { type Attribute } from '../../ir/attribute.ts';
import { type OpAsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type DirectiveArgument } from '../../ir/interfaces/op-directive.ts';
import { isTerminatorSignificant } from '../../ir/implicit-terminator.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { DenseArrayAttr } from '../../ir/attributes/elements-attributes.ts';
import { TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { operandGroup, resultGroup } from '../../ods/accessors.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { opSpecOf, type AttributeSpec, type OpSpec } from '../../ods/op-spec.ts';
import { spaceBefore } from './param-printer.ts';

/** Prints an operation by its record's assembly format. Source: OpFormatGen.cpp of mlir-tblgen. */
export function printByFormat(op: Operation, printer: OpAsmPrinter): void {
  const spec = opSpecOf(op)!;
  new FormatPrinter(op, spec, printer).elements(spec.assemblyFormat!);
}

class FormatPrinter {
  readonly #op: Operation;
  readonly #spec: OpSpec;
  readonly #printer: OpAsmPrinter;
  #shouldEmitSpace = true;
  #lastWasPunctuation = false;
  /** Attributes that the format prints by itself, and so not in the dictionary. */
  readonly #elided: readonly string[];

  constructor(op: Operation, spec: OpSpec, printer: OpAsmPrinter) {
    this.#op = op;
    this.#spec = spec;
    this.#printer = printer;
    this.#elided = [...mentionedNames(spec.assemblyFormat!), 'operandSegmentSizes', 'resultSegmentSizes'];
  }

  elements(elements: readonly FormatElement[]): void {
    for (const element of elements) this.#element(element);
  }

  #element(element: FormatElement): void {
    const { printer } = this;
    switch (element.kind) {
      case 'literal':
        return this.#literal(element.text);
      case 'whitespace':
        if (element.text === '\n') printer.printNewline();
        else printer.print(element.text);
        this.#shouldEmitSpace = false;
        this.#lastWasPunctuation = true;
        return;
      case 'ref':
        return;
      case 'variable':
        return this.#variable(element.name, element.qualified === true);
      case 'type':
        this.#blank();
        return printer.printTypes(this.#typesOf(element.of));
      case 'operands':
        this.#blank();
        return printer.printOperands(this.#op.operands);
      case 'attr-dict':
      case 'attr-dict-with-keyword': {
        const shown = this.#dictionary();
        if (element.kind === 'attr-dict') printer.printOptionalAttrDict(shown, this.#elided);
        else printer.printOptionalAttrDictWithKeyword(shown, this.#elided);
        this.#shouldEmitSpace = true;
        this.#lastWasPunctuation = false;
        return;
      }
      case 'prop-dict':
        return;
      case 'functional-type':
        this.#blank();
        return printer.printFunctionalType(this.#typesOf(element.inputs), this.#typesOf(element.results));
      case 'regions':
        for (const region of this.#op.regions) {
          this.#blank();
          this.#region(region);
        }
        return;
      case 'custom':
        this.#blank();
        return this.#op.info!.hooks.directives![element.name]!.print(
          printer,
          element.args.map((arg) => (arg.kind === 'variable' ? this.#member(arg.name) : undefined)),
        );
      case 'optional':
        return this.#optional(element);
      case 'oilist':
        for (const { keyword, elements } of element.clauses) {
          const names = mentionedNames(elements);
          if (names.length > 0 ? !names.some((name) => this.#isPresent(name)) : true) continue;
          this.#literal(keyword);
          this.elements(elements.filter((inner) => !(inner.kind === 'variable' && this.#isUnit(inner.name))));
        }
    }
  }

  get printer(): OpAsmPrinter {
    return this.#printer;
  }

  #literal(text: string): void {
    if (this.#shouldEmitSpace && spaceBefore(text, this.#lastWasPunctuation)) this.#printer.print(' ');
    this.#printer.print(text);
    this.#shouldEmitSpace = !(text === '<' || text === '(' || text === '{' || text === '[');
    this.#lastWasPunctuation = !/^[a-zA-Z_]/.test(text);
  }

  #blank(): void {
    if (this.#shouldEmitSpace || !this.#lastWasPunctuation) this.#printer.print(' ');
    this.#shouldEmitSpace = true;
    this.#lastWasPunctuation = false;
  }

  #variable(name: string, qualified: boolean): void {
    const operand = this.#spec.operands.findIndex((candidate) => candidate.name === name);
    this.#blank();
    if (operand >= 0) return this.#printer.printOperands(operandGroup(this.#op, operand));
    const attribute = this.#spec.attributes.find((candidate) => candidate.name === name);
    if (attribute) return this.#attribute(attribute, qualified);
    if (this.#spec.regions.some((candidate) => candidate.name === name)) {
      return this.#regions(name).forEach((region, i) => {
        if (i > 0) this.#printer.print(', ');
        this.#region(region);
      });
    }
    const successor = this.#spec.successors.findIndex((candidate) => candidate.name === name);
    const blocks = this.#spec.successors[successor]?.variadic
      ? this.#op.successors.slice(successor)
      : [this.#op.successors[successor]!];
    blocks.forEach((block, i) => {
      if (i > 0) this.#printer.print(', ');
      this.#printer.printSuccessor(block);
    });
  }

  #regions(name: string): readonly Region[] {
    const { regions } = this.#op;
    const index = this.#spec.regions.findIndex((candidate) => candidate.name === name);
    return this.#spec.regions[index]!.variadic ? regions.slice(index) : [regions[index]!];
  }

  /** Prints a region, without a terminator that goes without saying. */
  #region(region: Region): void {
    const isImplicit = this.#spec.traits.some(({ name }) => name === 'SingleBlockImplicitTerminator');
    this.#printer.printRegion(region, { printBlockTerminators: !isImplicit || isTerminatorSignificant(region) });
  }

  /** Returns what an argument of a directive stands for. */
  #member(name: string): DirectiveArgument {
    const operand = this.#spec.operands.findIndex((candidate) => candidate.name === name);
    if (operand >= 0) return operandGroup(this.#op, operand);
    if (this.#spec.regions.some((candidate) => candidate.name === name)) return this.#regions(name);
    return this.#op.properties.get(name);
  }

  #attribute({ name, constraint }: AttributeSpec, qualified: boolean): void {
    const value = this.#op.properties.get(name);
    if (!value) return;
    const printer = this.#printer;
    if (constraint.form === 'symbol-name') return printer.printSymbolName(constraint.unwrap(value) as string);
    if (constraint.form === 'enum' && constraint.keywords) {
      return printer.printKeywordOrString(constraint.keywords.toKeyword(value));
    }
    if (constraint.form === 'type' && value instanceof TypeAttr) return printer.printType(value.value);
    if (constraint.form === 'dense-array' && value instanceof DenseArrayAttr) {
      const unwrapped = constraint.unwrap(value) as readonly unknown[];
      return printer.print(`[${(typeof unwrapped[0] === 'boolean' ? unwrapped : value.values).join(', ')}]`);
    }
    if (constraint.attrSpec && !qualified) return printer.printStripped(value);
    if (constraint.valueType) return printer.printAttributeWithoutType(value);
    return printer.printAttribute(value);
  }

  #optional(element: FormatElement & { kind: 'optional' }): void {
    const anchored = element.inverted ? element.otherwise : element.then;
    const anchor = anchored[element.anchor];
    const name = anchor?.kind === 'variable' ? anchor.name : anchor?.kind === 'type' ? anchor.of : undefined;
    const isThere = name !== undefined && this.#isPresent(name);
    if (isThere === (element.inverted === true)) return this.elements(element.otherwise);
    // A unit attribute that anchors a group is said by the group being there.
    this.elements(
      element.then.filter(
        (inner, i) =>
          !(i === element.anchor && inner.kind === 'variable' && this.#isUnit(inner.name) && element.then.length > 1),
      ),
    );
  }

  #isUnit(name: string): boolean {
    return this.#spec.attributes.find((candidate) => candidate.name === name)?.constraint.form === 'unit';
  }

  #isPresent(name: string): boolean {
    const operand = this.#spec.operands.findIndex((candidate) => candidate.name === name);
    if (operand >= 0) return operandGroup(this.#op, operand).length > 0;
    const result = this.#spec.results.findIndex((candidate) => candidate.name === name);
    if (result >= 0) return resultGroup(this.#op, result).length > 0;
    const region = this.#spec.regions.findIndex((candidate) => candidate.name === name);
    if (region >= 0) return (this.#op.regions[region]?.blocks.length ?? 0) > 0;
    if (name === 'operands') return this.#op.numOperands > 0;
    const value = this.#op.properties.get(name);
    return value !== undefined && !this.#isDefault(name, value);
  }

  #isDefault(name: string, value: Attribute): boolean {
    const spec = this.#spec.attributes.find((candidate) => candidate.name === name);
    return (
      spec?.defaultValue !== undefined && spec.constraint.wrap(this.#op.context, spec.defaultValue as never) === value
    );
  }

  /** What the dictionary shows: discardable attributes, and inherent ones that the format does not mention. */
  #dictionary(): Map<string, Attribute> {
    const shown = new Map(this.#op.attributes);
    for (const [name, value] of this.#op.properties) {
      if (!this.#elided.includes(name) && !this.#isDefault(name, value)) shown.set(name, value);
    }
    return shown;
  }

  #typesOf(name: string): Type[] {
    // A member of the name wins over the directive that means all operands or results.
    const operand = this.#spec.operands.findIndex((candidate) => candidate.name === name);
    if (operand >= 0) return operandGroup(this.#op, operand).map((value) => value.type);
    const result = this.#spec.results.findIndex((candidate) => candidate.name === name);
    if (result >= 0) return resultGroup(this.#op, result).map((value) => value.type);
    return name === 'operands' ? this.#op.operands.map((value) => value.type) : this.#op.resultTypes;
  }
}

/** Returns the names of the operands, attributes, regions and successors that a format prints. */
function mentionedNames(elements: readonly FormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.kind) {
      case 'variable':
        return [element.name];
      case 'optional':
        return [...mentionedNames(element.then), ...mentionedNames(element.otherwise)];
      case 'oilist':
        return element.clauses.flatMap((clause) => mentionedNames(clause.elements));
      case 'custom':
        return mentionedNames(element.args);
      default:
        return [];
    }
  });
}
