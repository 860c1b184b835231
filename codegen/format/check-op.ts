import { type Diagnostics } from '../diagnostics.ts';
import {
  type AttributeModel,
  type ConstraintUse,
  type OpModel,
  type OperandModel,
  type RegionModel,
} from '../resolve/model.ts';
import { type SourceLocation } from '../source.ts';
import { didYouMean } from '../../src/support/suggest.ts';
import { type FormatElement, type OptionalGroup } from './elements.ts';
import { checkGroupMembers, checkGroupStart } from './group.ts';
import { TypeInference } from './infer-types.ts';
import { checkNeighbours } from './neighbours.ts';
import { type ParsedFormat } from './parse.ts';
import { opElementText, operationStarts } from './op-text.ts';
import { StartsChecker, writtenElements, type ElementText } from './starts.ts';

type Member = OperandModel | AttributeModel | RegionModel;

/**
 * Checks that an op can be read back from its format: every operand, attribute, region and successor is bound once, and
 * every type is written or follows from others. Messages are those of mlir-tblgen.
 */
export function checkOpFormat(
  op: OpModel,
  format: ParsedFormat,
  location: SourceLocation,
  diagnostics: Diagnostics,
): void {
  new OpFormatChecker(op, format, location, diagnostics).check();
}

class OpFormatChecker {
  private readonly op: OpModel;
  private readonly format: ParsedFormat;
  private readonly location: SourceLocation;
  private readonly diagnostics: Diagnostics;
  private readonly members = new Map<string, Member>();
  private readonly textOf: (element: FormatElement) => ElementText;
  private readonly bound = new Set<Member>();
  private readonly typed = new Set<string>();
  private hasAttrDict = false;
  private hasUnknownNames = false;

  constructor(op: OpModel, format: ParsedFormat, location: SourceLocation, diagnostics: Diagnostics) {
    this.op = op;
    this.textOf = opElementText(op);
    this.format = format;
    this.location = location;
    this.diagnostics = diagnostics;
    for (const member of [...op.arguments, ...op.results, ...op.regions, ...op.successors])
      this.members.set(member.name, member);
  }

  check(): void {
    const earlier = this.diagnostics.count;
    this.elements(this.format.elements);
    this.format.elements.forEach((element, i) => this.adjacent(element, this.format.elements[i + 1]));
    checkNeighbours(this.op, this.format.elements, (element, message) => this.error(element, message));
    if (!this.hasAttrDict)
      this.diagnostics.error(this.location, "'attr-dict' directive not found in custom assembly format");
    // What an unknown name was meant to be is not missing.
    if (this.hasUnknownNames) return;
    this.allBound(this.op.operands, 'operand', '$');
    this.allBound(this.op.regions, 'region', '$');
    this.allBound(this.op.successors, 'successor', '$');
    this.allTyped();
    // Where names or places of elements are wrong, what follows them is too.
    if (this.diagnostics.count > earlier) return;
    const report = (element: FormatElement, message: string): void => this.error(element, message);
    new StartsChecker(this.textOf, report).check(
      this.format.elements,
      this.op.traits.some(({ name }) => name === 'Terminator') ? new Set() : operationStarts,
    );
    checkGroupMembers(this.format.elements, namesOf, (a, b) => this.isTied(a, b), report);
  }

  /** Tells whether members are there together because something checks that. */
  private isTied(a: string, b: string): boolean {
    const sameSize = { operand: 'SameVariadicOperandSize', result: 'SameVariadicResultSize' } as const;
    const [one, other] = [this.members.get(a), this.members.get(b)];
    if (this.op.hasVerifier) return true;
    if (one?.role !== 'operand' && one?.role !== 'result') return false;
    return one.role === other?.role && this.op.traits.some(({ name }) => name === sameSize[one.role]);
  }

  private at(element: FormatElement): SourceLocation {
    return this.format.locations.get(element) ?? this.location;
  }

  private error(element: FormatElement, message: string): void {
    this.diagnostics.error(this.at(element), message);
  }

  private elements(elements: readonly FormatElement[]): void {
    for (const element of elements) this.element(element);
  }

  private element(element: FormatElement): void {
    switch (element.kind) {
      case 'literal':
      case 'whitespace':
      case 'struct':
      case 'params':
        return;
      case 'variable':
        return this.variable(element);
      case 'type':
        return this.type(element, element.of);
      case 'functional-type':
        this.type(element, element.inputs);
        return this.type(element, element.results);
      case 'ref':
        return this.reference(element);
      case 'attr-dict':
      case 'attr-dict-with-keyword':
      case 'prop-dict':
        if (this.hasAttrDict && element.kind !== 'prop-dict')
          this.error(element, "'attr-dict' directive has already been seen");
        this.hasAttrDict ||= element.kind !== 'prop-dict';
        return;
      case 'operands':
        return this.all(element, 'operands', this.op.operands);
      case 'regions':
        return this.all(element, 'regions', this.op.regions);
      case 'successors':
        return this.all(element, 'successors', this.op.successors);
      case 'results':
        return this.error(element, "'results' directive can can only be used as a child to a 'type' directive");
      case 'custom':
        return this.elements(element.args);
      case 'oilist':
        for (const { elements } of element.clauses) {
          for (const each of elements) this.clauseElement(each);
          this.elements(elements);
        }
        return;
      case 'optional':
        this.optional(element);
    }
  }

  private lookup(element: FormatElement, name: string): Member | undefined {
    const member = this.members.get(name);
    if (member === undefined) {
      this.hasUnknownNames = true;
      const hint = didYouMean(name, this.members.keys());
      this.error(element, `expected variable '$${name}' to refer to an argument, region, result, or successor${hint}`);
    }
    return member;
  }

  private variable(element: FormatElement & { kind: 'variable' }): void {
    const member = this.lookup(element, element.name);
    if (member === undefined) return;
    if (member.role === 'result')
      return this.error(element, "result variables can can only be used as a child to a 'type' directive");
    if (element.qualified && member.role !== 'attribute')
      this.error(element, "'qualified' directive expects an attribute or a `type` directive");
    this.bind(element, member);
  }

  private bind(element: FormatElement, member: Member): void {
    if (this.bound.has(member)) this.error(element, `${member.role} '${member.name}' is already bound`);
    this.bound.add(member);
  }

  private all(element: FormatElement, directive: string, members: readonly Member[]): void {
    if (members.some((member) => this.bound.has(member)))
      this.error(element, `'${directive}' directive creates overlap in format`);
    for (const member of members) this.bound.add(member);
  }

  private type(element: FormatElement, of: string): void {
    // A member that is called `operands` or `results` goes before the directive of that name.
    if ((of === 'operands' || of === 'results') && !this.members.has(of)) {
      const members = of === 'operands' ? this.op.operands : this.op.results;
      if (members.some((member) => this.typed.has(member.name))) this.error(element, `'${of}' 'type' is already bound`);
      for (const member of members) this.typed.add(member.name);
      return;
    }
    const member = this.lookup(element, of);
    if (member === undefined) return;
    if (member.role === 'attribute')
      return this.error(element, 'attributes cannot be used as children to a `type` directive');
    if (member.role !== 'operand' && member.role !== 'result')
      return this.error(element, "'type' directive operand expects variable or directive operand");
    if (this.typed.has(of)) this.error(element, `'type' of '${of}' is already bound`);
    this.typed.add(of);
  }

  private reference(element: FormatElement & { kind: 'ref' }): void {
    const member = this.lookup(element, element.name);
    if (member === undefined) return;
    if (element.isType ? !this.typed.has(element.name) : !this.bound.has(member))
      this.error(
        element,
        `${element.isType ? 'type of ' : ''}${member.role} '${element.name}' must be bound before it is referenced`,
      );
  }

  private optional(group: OptionalGroup): void {
    const anchored = group.inverted ? group.otherwise : group.then;
    const anchor = anchored[group.anchor];
    if (anchor !== undefined) this.anchor(anchor);
    for (const elements of [group.then, group.otherwise]) {
      for (const element of elements) this.optionalElement(element, element === anchor);
    }
    checkGroupStart(
      writtenElements(group, (element) => this.textOf(element).isUnit === true),
      (element) => this.at(element),
      this.diagnostics,
      (name) => this.isVariableLength(name),
    );
    this.elements(group.then);
    this.elements(group.otherwise);
  }

  private isVariableLength(name: string): boolean {
    const member = this.members.get(name);
    switch (member?.role) {
      case 'operand':
      case 'result':
        return member.quantity !== 'one';
      case 'attribute':
        return member.presence !== 'required';
      default:
        return true;
    }
  }

  private anchor(element: FormatElement): void {
    const name = element.kind === 'variable' ? element.name : element.kind === 'type' ? element.of : undefined;
    if (element.kind === 'custom') {
      if (element.args.some((arg) => arg.kind === 'variable' || arg.kind === 'type')) return;
      return this.error(element, '`custom` directive with no bound parameters cannot be used as optional group anchor');
    }
    if (name === undefined)
      return this.error(element, 'only variables and types can be used to anchor an optional group');
    const member = this.members.get(name);
    if (member?.role === 'attribute' && member.presence === 'required')
      this.error(element, 'only optional or default-valued attributes can be used to anchor an optional group');
  }

  private optionalElement(element: FormatElement, isAnchor: boolean): void {
    const name = element.kind === 'variable' ? element.name : element.kind === 'type' ? element.of : undefined;
    const member = name === undefined ? undefined : this.members.get(name);
    if (member !== undefined && (member.role === 'operand' || member.role === 'result') && member.quantity === 'one')
      this.error(element, `only variable length ${member.role}s can be used within an optional group`);
    const allowed = ['literal', 'whitespace', 'variable', 'type', 'custom', 'functional-type', 'operands', 'regions'];
    if (!allowed.includes(element.kind) && !isAnchor)
      this.error(element, 'only literals, types, and variables can be used within an optional group');
  }

  // Any clause of an `oilist` may be left out.
  private clauseElement(element: FormatElement): void {
    const names =
      element.kind === 'functional-type'
        ? [element.inputs, element.results]
        : element.kind === 'variable'
          ? [element.name]
          : element.kind === 'type'
            ? [element.of]
            : [];
    for (const name of names) {
      const member = this.members.get(name);
      if (member?.role === 'attribute' && member.presence === 'required')
        this.error(element, 'only optional attributes can be used in an oilist parsing group');
      if ((member?.role === 'operand' || member?.role === 'result') && member.quantity === 'one')
        this.error(element, `only variable length ${member.role}s can be used within an oilist parsing group`);
    }
    const allowed = ['literal', 'whitespace', 'variable', 'type', 'custom', 'functional-type'];
    if (!allowed.includes(element.kind))
      this.error(element, 'only literals, types, and variables can be used within an oilist group');
  }

  // A `{` of a region right after the dictionary of attributes could be either, and so could a `:` after any attribute.
  private adjacent(element: FormatElement, next: FormatElement | undefined): void {
    this.outsideOfGroup(element);
    if (element.kind === 'variable' && next?.kind === 'literal' && next.text === ':') this.colon(element.name, next);
    if (element.kind !== 'attr-dict') return;
    const ambiguity = 'format ambiguity caused by `attr-dict` directive followed by';
    if (next?.kind === 'regions') this.error(next, `${ambiguity} \`regions\` directive; use attr-dict-with-keyword`);
    if (next?.kind !== 'variable') return;
    if (this.members.get(next.name)?.role === 'region')
      this.error(next, `${ambiguity} region \`${next.name}\`; use attr-dict-with-keyword`);
  }

  // mlir-tblgen accepts these; what its printer writes for an attribute that is absent, nothing reads.
  private outsideOfGroup(element: FormatElement): void {
    const member = element.kind === 'variable' ? this.members.get(element.name) : undefined;
    if (member?.role === 'attribute' && member.presence !== 'required' && member.presence !== 'default')
      this.error(
        element,
        `attribute \`${member.name}\` may be absent, and so can only be used within an optional group`,
      );
  }

  private colon(name: string, literal: FormatElement): void {
    const member = this.members.get(name);
    if (member?.role === 'attribute' && isAnyAttribute(member.constraint))
      this.error(
        literal,
        `format ambiguity caused by \`:\` literal found after attribute \`${name}\` which does not have a buildable type`,
      );
  }

  private allBound(members: readonly Member[], noun: string, prefix: string): void {
    members.forEach((member, i) => {
      if (this.bound.has(member)) return;
      this.diagnostics.error(this.location, `${noun} #${i}, named '${member.name}', not found`, [
        {
          location: member.location,
          message: `suggest adding a '${prefix}${member.name}' directive to the custom assembly format`,
        },
      ]);
    });
  }

  private allTyped(): void {
    const bound = [...this.bound].map((member) => member.name);
    const inference = new TypeInference(this.op, this.typed, bound);
    for (const member of [...this.op.operands, ...this.op.results]) {
      // That an operand is not bound has been reported.
      if (member.role === 'operand' && !this.bound.has(member)) continue;
      if (inference.isKnown(member.name)) continue;
      const index = (member.role === 'operand' ? this.op.operands : this.op.results).indexOf(member);
      this.diagnostics.error(
        this.location,
        `type of ${member.role} #${index}, named '${member.name}', is not buildable and a buildable type cannot be inferred`,
        [
          {
            location: member.location,
            message: `suggest adding a type constraint to the operation or adding a 'type($${member.name})' directive to the custom assembly format`,
          },
        ],
      );
    }
  }
}

/** Returns the names of the members that the element, which is in a group, prints. */
function namesOf(element: FormatElement): readonly string[] {
  switch (element.kind) {
    case 'variable':
      return [element.name];
    case 'type':
      return [element.of];
    case 'functional-type':
      return [element.inputs, element.results];
    case 'custom':
      return element.args.flatMap(namesOf);
    default:
      return [];
  }
}

/** Whether attributes of every class satisfy the constraint: numbers with their types too. */
function isAnyAttribute(use: ConstraintUse): boolean {
  return use.kind === 'declared' && use.constraint.definition.kind === 'native' && use.constraint.name === 'AnyAttr';
}
