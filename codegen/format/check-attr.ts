import { type Diagnostics } from '../diagnostics.ts';
import { type AttrOrTypeModel, type ParameterModel, type ParameterType } from '../resolve/model.ts';
import { isDefaulted, isSelfType, isToldByStart, mayBeAbsent, writtenParameters } from '../resolve/parameter-kinds.ts';
import { type SourceLocation } from '../source.ts';
import { didYouMean } from '../../src/support/suggest.ts';
import { checkBrackets } from './brackets.ts';
import { type FormatElement, type OptionalGroup } from './elements.ts';
import { checkGroupMembers } from './group.ts';
import { type ParsedFormat } from './parse.ts';
import { namesOf, parameterElementText, parameterText, sequenceText } from './record-text.ts';
import { commonStart, StartsChecker } from './starts.ts';

interface CustomDirective {
  readonly words: string;
  fits(types: readonly (ParameterType | undefined)[]): boolean;
}

const isInt = (type: ParameterType | undefined): boolean =>
  type?.kind === 'builtin' && /int|^unsigned$/.test(type.name);

/** What the runtime knows of the custom directives of attributes and types. */
export const customDirectives: ReadonlyMap<string, CustomDirective> = new Map([
  [
    'DimensionList',
    {
      words: "one parameter of the type 'ArrayOf<int64>'",
      fits: ([type, ...rest]) => rest.length === 0 && isSizes(type),
    },
  ],
  [
    'VargDimensionList',
    { words: 'parameters that are integers', fits: (types) => types.length > 0 && types.every(isInt) },
  ],
]);

function isSizes(type: ParameterType | undefined): boolean {
  if (type?.kind === 'optional' || type?.kind === 'default') return isSizes(type.of);
  return type?.kind === 'array' && type.of.kind === 'builtin' && type.of.name === 'int64';
}

/** Checks that every parameter of an attribute or type is bound exactly once, and optional groups hold optional ones. */
export function checkAttrFormat(
  record: AttrOrTypeModel,
  format: ParsedFormat,
  location: SourceLocation,
  diagnostics: Diagnostics,
): void {
  new AttrFormatChecker(record, format, location, diagnostics).check();
}

class AttrFormatChecker {
  private readonly record: AttrOrTypeModel;
  private readonly format: ParsedFormat;
  private readonly location: SourceLocation;
  private readonly diagnostics: Diagnostics;
  private readonly bound = new Set<ParameterModel>();
  private hasUnknownNames = false;

  constructor(record: AttrOrTypeModel, format: ParsedFormat, location: SourceLocation, diagnostics: Diagnostics) {
    this.record = record;
    this.format = format;
    this.location = location;
    this.diagnostics = diagnostics;
  }

  check(): void {
    const earlier = this.diagnostics.count;
    for (const element of this.format.elements) this.element(element);
    for (const element of this.format.elements) this.outsideOfGroup(element);
    this.missing();
    // Where names or places of elements are wrong, what follows them is too.
    if (this.diagnostics.count > earlier) return;
    const report = (element: FormatElement, message: string): void => this.error(element, message);
    checkBrackets(this.format.elements, report);
    this.start();
    for (const element of this.format.elements) this.lists(element);
    for (const element of this.format.elements) this.ambiguousParams(element);
    if (this.diagnostics.count > earlier) return;
    const textOf = (element: FormatElement) => parameterElementText(this.record, element);
    new StartsChecker(textOf, report).check(this.format.elements, new Set(['>']));
    checkGroupMembers(
      this.format.elements,
      (element) => namesOf(element, this.record),
      () => this.record.hasVerifier,
      report,
    );
  }

  private missing(): void {
    if (this.hasUnknownNames) return;
    for (const parameter of this.record.parameters) {
      if (this.bound.has(parameter) || isSelfType(parameter.type)) continue;
      this.diagnostics.error(this.location, `format is missing reference to parameter: ${parameter.name}`, [
        { location: parameter.location, message: `suggest adding '$${parameter.name}' to the assembly format` },
      ]);
    }
  }

  private at(element: FormatElement): SourceLocation {
    return this.format.locations.get(element) ?? this.location;
  }

  private error(element: FormatElement, message: string): void {
    this.diagnostics.error(this.at(element), message);
  }

  private element(element: FormatElement): void {
    switch (element.kind) {
      case 'variable':
        return this.bind(element, element.name);
      case 'ref':
        return this.reference(element);
      case 'params':
        return this.all(element);
      case 'struct':
        if (element.names === 'params') return this.all(element);
        for (const name of element.names) this.bind(element, name);
        return;
      case 'custom':
        this.custom(element);
        for (const arg of element.args) this.element(arg);
        return;
      case 'optional':
        return this.optional(element);
    }
  }

  private custom(directive: FormatElement & { kind: 'custom' }): void {
    const takes = customDirectives.get(directive.name);
    if (takes === undefined) {
      const names = [...customDirectives.keys()];
      this.error(
        directive,
        `attributes and types have no custom directive '${directive.name}'${didYouMean(directive.name, names) || `; there are ${names.join(' and ')}`}`,
      );
      return;
    }
    const types = directive.args.map((arg) => (arg.kind === 'variable' ? this.parameter(arg.name)?.type : undefined));
    if (this.hasUnknownNames || takes.fits(types)) return;
    this.error(directive, `custom directive '${directive.name}' takes ${takes.words}`);
  }

  private lookup(element: FormatElement, name: string): ParameterModel | undefined {
    const parameter = this.record.parameters.find((candidate) => candidate.name === name);
    if (parameter === undefined) {
      this.hasUnknownNames = true;
      const names = this.record.parameters.map((candidate) => candidate.name);
      this.error(element, `'${this.record.name}' has no parameter named '${name}'${didYouMean(name, names)}`);
    }
    return parameter;
  }

  private bind(element: FormatElement, name: string): void {
    const parameter = this.lookup(element, name);
    if (parameter === undefined) return;
    if (this.bound.has(parameter)) this.error(element, `duplicate parameter '${name}'`);
    this.notSelfType(element, parameter);
    this.bound.add(parameter);
  }

  private notSelfType(element: FormatElement, parameter: ParameterModel): void {
    if (isSelfType(parameter.type))
      this.error(element, `the type '${parameter.name}' of the attribute itself stands behind its format`);
  }

  private reference(element: FormatElement & { kind: 'ref' }): void {
    const parameter = this.lookup(element, element.name);
    if (parameter !== undefined && !this.bound.has(parameter))
      this.error(element, `parameter '${element.name}' must be bound before it is referenced`);
  }

  private all(element: FormatElement): void {
    for (const parameter of writtenParameters(this.record)) {
      if (this.bound.has(parameter)) this.error(element, `\`params\` captures duplicate parameter: ${parameter.name}`);
      this.bound.add(parameter);
    }
  }

  private optional(group: OptionalGroup): void {
    for (const element of group.then) {
      for (const name of namesOf(element, this.record)) {
        if (this.record.parameters.some((parameter) => parameter.name === name) && !this.isOptional(name))
          this.error(element, 'parameters in an optional group must be optional');
      }
    }
    const [first] = group.then.filter(({ kind }) => kind !== 'whitespace');
    if (first !== undefined && first.kind !== 'literal')
      this.error(first, 'an optional group of an attribute or type must start with a literal');
    const anchor = (group.inverted ? group.otherwise : group.then)[group.anchor];
    if (anchor !== undefined && namesOf(anchor, this.record).length === 0)
      this.error(anchor, 'optional group anchor must be a parameter or directive');
    for (const element of [...group.then, ...group.otherwise]) this.element(element);
  }

  /** What may be absent outside of groups is told by what it starts with; only a comma in front of the last of `params` tells it too. */
  private outsideOfGroup(element: FormatElement): void {
    if (element.kind !== 'variable' && element.kind !== 'params') return;
    const parameters = namesOf(element, this.record).flatMap((name) => this.parameter(name) ?? []);
    const untold = parameters.find(
      ({ type }, i) =>
        (type.kind === 'optional' || (type.kind === 'default' && element.kind === 'params')) &&
        !isToldByStart(type.of) &&
        (i < parameters.length - 1 || parameters.slice(0, i).every(mayBeAbsent)),
    );
    if (untold === undefined) return;
    const message = `parameter \`${untold.name}\` may be absent, and so can only be used within an optional group`;
    this.error(element, element.kind === 'params' ? `${message}, or in \`struct\`` : message);
  }

  /**
   * Behind a name without brackets stands anything, which the parser would take for the start of what may be absent. Where the record is known, a sign
   * starts its name.
   */
  private start(): void {
    const [first] = this.format.elements.filter(({ kind }) => kind !== 'whitespace');
    if (first === undefined) return;
    const [noun, sign] = this.record.kind === 'attr' ? ['an attribute', '#'] : ['a type', '!'];
    const { starts, canBeNothing } = sequenceText(this.format.elements, (element) =>
      parameterElementText(this.record, element),
    );
    if (canBeNothing)
      this.error(
        first,
        `the text of ${noun} may be empty only in brackets; put \`<\` in front of it and \`>\` behind it`,
      );
    else if (starts.includes(sign))
      this.error(
        first,
        `the text of ${noun} cannot start with \`${sign}\`, as its name does; put a literal in front of it`,
      );
  }

  /** Reports lists in lists, and those that commas follow. */
  private lists(element: FormatElement): void {
    if (element.kind === 'optional') {
      for (const each of [...element.then, ...element.otherwise]) this.lists(each);
      return;
    }
    if (element.kind !== 'variable' && element.kind !== 'params' && element.kind !== 'struct') return;
    const parameters = namesOf(element, this.record).flatMap((name) => this.parameter(name) ?? []);
    const goesOn = (type: ParameterType): boolean => parameterText(type).continues?.includes(',') === true;
    for (const [i, { name, type }] of parameters.entries()) {
      const list = isDefaulted(type) ? type.of : type;
      if (list.kind === 'array' && goesOn(list.of))
        this.error(
          element,
          `the elements of parameter \`${name}\` go on with \`,\` as the list does; write it by hasCustomAssemblyFormat`,
        );
      else if (i < parameters.length - 1 && goesOn(type))
        this.error(
          element,
          `format ambiguity caused by parameter \`${name}\`, which goes on with \`,\` as what may follow it; put it last`,
        );
    }
  }

  /** Reports a parameter of `params` that may be absent and starts as one that may stand in its place. */
  private ambiguousParams(element: FormatElement): void {
    if (element.kind === 'optional')
      for (const each of [...element.then, ...element.otherwise]) this.ambiguousParams(each);
    if (element.kind !== 'params') return;
    const parameters = writtenParameters(this.record);
    for (const [i, { name, type }] of parameters.entries()) {
      if (!isDefaulted(type)) continue;
      const { starts, takes = starts } = parameterText(type);
      const behind = parameters.slice(i + 1);
      const end = behind.findIndex((parameter) => !mayBeAbsent(parameter));
      const like = behind
        .slice(0, end < 0 ? undefined : end + 1)
        .find((other) => commonStart(takes, new Set(parameterText(other.type).starts)) !== undefined);
      if (like === undefined) continue;
      const message = `format ambiguity caused by parameter \`${name}\`, which may be absent and starts as parameter \`${like.name}\` does`;
      this.error(element, `${message}; use \`struct(params)\``);
    }
  }

  private parameter(name: string): ParameterModel | undefined {
    return this.record.parameters.find((parameter) => parameter.name === name);
  }

  private isOptional(name: string): boolean {
    const parameter = this.parameter(name);
    return parameter === undefined || mayBeAbsent(parameter);
  }
}
