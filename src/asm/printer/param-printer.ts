import { type AffineMap } from '../../affine/affine-map.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type DialectAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type AsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type Type } from '../../ir/type.ts';
import { type DialectType } from '../../ir/types/dialect-types.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { hasSelfType, writtenParameters, type AttrSpec } from '../../ods/attr-spec.ts';
import { stringifyBits } from '../../ods/enums.ts';
import { isDefaultValue, isToldByStart, recordOf, type ParamType } from '../../ods/parameters.ts';
import { doubleText } from '../../support/float-text.ts';
import { InternalError } from '../../support/invariant.ts';
import { isBareIdentifier, keywordOrString } from './identifiers.ts';

/**
 * Prints the parameters of a dialect attribute or type by its format. Blanks fall between elements as mlir-tblgen puts
 * them: before every element but closing punctuation, and not behind opening punctuation.
 * Source: AttrOrTypeFormatGen.cpp and shouldEmitSpaceBefore of FormatGen.cpp in mlir-tblgen.
 */
export function printParameters(
  spec: AttrSpec<DialectAttr | DialectType>,
  values: readonly unknown[],
  printer: AsmPrinter,
): void {
  if (spec.format) new ParamPrinter(spec, values, printer).elements(spec.format);
}

class ParamPrinter {
  readonly #spec: AttrSpec<DialectAttr | DialectType>;
  readonly #values: readonly unknown[];
  readonly #printer: AsmPrinter;
  // Formats of attributes start right behind the mnemonic; the first literal decides about its own blank.
  #shouldEmitSpace = true;
  #lastWasPunctuation = false;

  constructor(spec: AttrSpec<DialectAttr | DialectType>, values: readonly unknown[], printer: AsmPrinter) {
    this.#spec = spec;
    this.#values = values;
    this.#printer = printer;
  }

  elements(elements: readonly FormatElement[]): void {
    for (const element of elements) this.#element(element);
  }

  #element(element: FormatElement): void {
    switch (element.kind) {
      case 'literal':
        return this.#literal(element.text);
      case 'whitespace':
        this.#printer.print(element.text);
        this.#shouldEmitSpace = false;
        this.#lastWasPunctuation = true;
        return;
      case 'variable':
        return this.#variable(element);
      case 'params':
        this.#blank();
        return this.#params();
      case 'struct':
        return this.#struct(this.#namesOf(element));
      case 'custom':
        return this.#custom(element);
      case 'optional': {
        const anchor = (element.inverted ? element.otherwise : element.then)[element.anchor];
        const isThere = this.#namesOf(anchor).some((name) => this.#isPresent(name));
        this.elements(isThere !== (element.inverted === true) ? element.then : element.otherwise);
      }
    }
  }

  /** Returns the parameters that an element prints. */
  #namesOf(element: FormatElement | undefined): readonly string[] {
    switch (element?.kind) {
      case 'variable':
        return [element.name];
      case 'struct':
        return element.names === 'params' ? this.#written() : element.names;
      case 'params':
        return this.#written();
      case 'custom':
        return element.args.flatMap((arg) => this.#namesOf(arg));
      default:
        return [];
    }
  }

  #written(): readonly string[] {
    return writtenParameters(this.#spec).map(({ name }) => name);
  }

  #literal(text: string): void {
    if (this.#shouldEmitSpace && spaceBefore(text, this.#lastWasPunctuation)) this.#printer.print(' ');
    this.#printer.print(text);
    this.#shouldEmitSpace = !(text === '<' || text === '(' || text === '{' || text === '[');
    this.#lastWasPunctuation = !/^[a-zA-Z_]/.test(text);
  }

  #blank(isThere = true): void {
    if (isThere && (this.#shouldEmitSpace || !this.#lastWasPunctuation)) this.#printer.print(' ');
    this.#shouldEmitSpace = true;
    this.#lastWasPunctuation = false;
  }

  /** Blanks are decided on as if the parameter were there. */
  #variable({ name, qualified }: FormatElement & { kind: 'variable' }): void {
    const { type } = this.#spec.parameters.find((parameter) => parameter.name === name)!;
    const isThere = this.#isPresent(name) || (type.kind === 'default' && !isToldByStart(type));
    this.#blank(isThere);
    if (isThere) this.#value(name, qualified === true);
  }

  #params(): void {
    let first = true;
    for (const name of this.#written()) {
      if (!this.#isPresent(name)) continue;
      if (!first) this.#printer.print(', ');
      first = false;
      this.#value(name, false);
    }
  }

  #struct(names: readonly string[]): void {
    let first = true;
    for (const name of names) {
      if (!this.#isPresent(name)) continue;
      if (!first) this.#printer.print(',');
      if (!first || this.#shouldEmitSpace) this.#printer.print(' ');
      first = false;
      this.#printer.print(`${name} = `);
      this.#value(name, false);
    }
    this.#shouldEmitSpace = true;
    this.#lastWasPunctuation = false;
  }

  /** `DimensionList` prints one list; `VargDimensionList` prints each coordinate, with a blank before the first. */
  #custom(element: FormatElement & { kind: 'custom' }): void {
    const names = element.args.map((arg) => (arg.kind === 'variable' ? arg.name : ''));
    this.#blank();
    if (element.name === 'DimensionList') this.#printer.printDimensionList(this.#valueOf(names[0]!) as number[]);
    else this.#printer.printDimensionList(names.map((name) => this.#valueOf(name) as number));
  }

  #value(name: string, qualified: boolean): void {
    const { type } = this.#spec.parameters.find((parameter) => parameter.name === name)!;
    printParam(type, this.#valueOf(name), this.#printer, qualified, this.#spec.enumAttr === true);
  }

  #valueOf(name: string): unknown {
    return this.#values[this.#spec.parameters.findIndex((parameter) => parameter.name === name)];
  }

  #isPresent(name: string): boolean {
    const { type } = this.#spec.parameters.find((parameter) => parameter.name === name)!;
    return !isDefaultValue(type, this.#valueOf(name));
  }
}

/** Tells whether a blank belongs before a literal. Source: mlir-tblgen, shouldEmitSpaceBefore. */
export function spaceBefore(text: string, lastWasPunctuation: boolean): boolean {
  if (text.length !== 1 && text !== '->') return true;
  if (lastWasPunctuation) return !')>}],'.includes(text);
  return !'<>(){}[],'.includes(text);
}

/** Tells whether only what follows the mnemonic need be printed. Differs: mlir-opt does so where a type of its own follows too, and loses that. */
function isNameKnown(record: AttrSpec | undefined): boolean {
  return record !== undefined && !hasSelfType(record);
}

/** Prints one parameter. `standalone` is set for the value of an enum attribute. */
export function printParam(
  type: ParamType,
  value: unknown,
  printer: AsmPrinter,
  qualified = false,
  standalone = false,
): void {
  switch (type.kind) {
    case 'int':
    case 'bool':
      return printer.print(String(value));
    case 'float':
      return printer.print(doubleText(Number(value)));
    case 'string':
      return printer.printString(value as string);
    case 'affine-map':
      return printer.printAffineMap(value as AffineMap);
    case 'attribute':
      // The name can be left out only where it is known.
      if (qualified || !isNameKnown(recordOf(type))) return printer.printAttribute(value as Attribute);
      return printer.printStripped(value as Attribute);
    case 'type':
      if (qualified || !isNameKnown(recordOf(type))) return printer.printType(value as Type);
      return printer.printStripped(value as Type);
    case 'self-type':
      throw new InternalError('the type of an attribute stands behind its parameters');
    case 'enum': {
      // In an enum attribute the keywords of bits stand side by side; in quotes they are one string.
      const words = type.spec.bits ? stringifyBits(type.spec, value as number) : (value as string);
      const arePlain = (): boolean =>
        words.split((type.spec.separator ?? '|').trim()).every((word) => isBareIdentifier(word.trim()));
      const isBare = type.spec.bits && (type.spec.isField || (standalone && arePlain()));
      return printer.print(isBare ? words : keywordOrString(words));
    }
    case 'array':
      (value as readonly unknown[]).forEach((element, i) => {
        if (i > 0) printer.print(', ');
        printParam(type.of, element, printer);
      });
      return;
    case 'optional':
    case 'default':
      return printParam(type.of, value, printer, qualified, standalone);
  }
}
