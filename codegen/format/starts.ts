import {
  type AttributeModel,
  type ConstraintUse,
  type OperandModel,
  type OpModel,
  type RegionModel,
} from '../resolve/model.ts';
import { type FormatElement, type OptionalGroup } from './elements.ts';

type Member = OperandModel | AttributeModel | RegionModel;

/** What text can start with: literals as they are, and words in brackets for the rest. */
type Starts = ReadonlySet<string>;

const typeStarts = ['!', '(', '[type]'];
const attributeStarts = ['#', '@', '"', '[', '{', '-', '[number]', 'true', 'false', 'unit', ...typeStarts];

/**
 * Finds optional groups and clauses that start as what may follow when they are not there, so that the parser, which decides by the first token, takes
 * one for the other. mlir-tblgen accepts them. What follows the whole operation is not looked at, nor what `custom` directives take.
 */
export function checkStarts(
  op: OpModel,
  elements: readonly FormatElement[],
  report: (element: FormatElement, message: string) => void,
): void {
  new StartsChecker(op, report).check(elements, new Set());
}

class StartsChecker {
  private readonly members: ReadonlyMap<string, Member>;
  private readonly report: (element: FormatElement, message: string) => void;

  constructor(op: OpModel, report: (element: FormatElement, message: string) => void) {
    this.members = new Map(
      [...op.arguments, ...op.results, ...op.regions, ...op.successors].map((each) => [each.name, each]),
    );
    this.report = report;
  }

  /** Checks the elements, which `behind` follows; returns what they and what is behind can start with. */
  check(elements: readonly FormatElement[], behind: Starts): Starts {
    return elements.reduceRight<Starts>((after, element, i) => {
      if (element.kind === 'optional') return this.group(element, after);
      if (element.kind === 'oilist') return this.clauses(element, after);
      const starts = new Set(this.startsOf(element));
      const next = elements[i + 1];
      // Regions and attributes that start so are looked at elsewhere.
      if (element.kind === 'attr-dict' && next?.kind === 'literal') this.refuse(element, starts, new Set([next.text]));
      return this.canBeNothing(element) ? union(starts, after) : starts;
    }, behind);
  }

  private group(group: OptionalGroup, after: Starts): Starts {
    const then = this.check(group.then, after);
    const otherwise = this.check(group.otherwise, after);
    const [start] = group.then.filter(({ kind }) => kind !== 'whitespace');
    const isInverted = group.inverted && start?.kind !== 'literal';
    const [decisive, other] = isInverted ? [group.otherwise, then] : [group.then, otherwise];
    const first = decisive.find(({ kind }) => kind !== 'whitespace');
    if (first) this.refuse(first, new Set(this.startsOf(first)), other);
    return union(then, otherwise);
  }

  private clauses(list: FormatElement & { kind: 'oilist' }, after: Starts): Starts {
    const keywords = new Set(list.clauses.map(({ keyword }) => keyword));
    for (const { elements } of list.clauses) this.check(elements, union(keywords, after));
    this.refuse(list, keywords, after);
    return union(keywords, after);
  }

  private refuse(element: FormatElement, starts: Starts, other: Starts): void {
    // Operands are told apart by checkNeighbours.
    const common = [...starts].find((start) => start !== '%' && other.has(start));
    if (common === undefined) return;
    const words = { '[number]': 'a number', '[type]': 'a type' }[common] ?? `\`${common}\``;
    const what = element.kind === 'attr-dict' ? '`attr-dict` directive' : 'an optional element';
    const remedy = element.kind === 'attr-dict' ? 'use attr-dict-with-keyword' : 'put a literal in front of it';
    this.report(
      element,
      `format ambiguity caused by ${what}, which starts with ${words} as what may follow it; ${remedy}`,
    );
  }

  private canBeNothing(element: FormatElement): boolean {
    if (element.kind === 'type') return quantityOf(this.members.get(element.of)) === 'optional';
    if (element.kind !== 'variable')
      return [
        'whitespace',
        'attr-dict',
        'attr-dict-with-keyword',
        'prop-dict',
        'operands',
        'regions',
        'successors',
        'ref',
      ].includes(element.kind);
    const member = this.members.get(element.name);
    if (member?.role === 'attribute') return member.presence !== 'required';
    return member !== undefined && (quantityOf(member) !== 'one' || ('variadic' in member && member.variadic));
  }

  private startsOf(element: FormatElement): readonly string[] {
    switch (element.kind) {
      case 'literal':
        return [element.text];
      case 'variable':
        return this.startsOfMember(this.members.get(element.name));
      case 'type':
        return typeStarts;
      case 'functional-type':
        return ['('];
      case 'attr-dict':
      case 'regions':
        return ['{'];
      case 'attr-dict-with-keyword':
        return ['attributes'];
      case 'prop-dict':
        return ['<'];
      case 'operands':
        return ['%'];
      case 'successors':
        return ['^'];
      default:
        return [];
    }
  }

  private startsOfMember(member: Member | undefined): readonly string[] {
    switch (member?.role) {
      case 'operand':
        return ['%'];
      case 'region':
        return ['{'];
      case 'successor':
        return ['^'];
      case 'attribute':
        return startsOfAttribute(member.constraint);
      default:
        return [];
    }
  }
}

/** What the parser takes for the start of an attribute with the constraint; as in MLIR, that of any attribute where nothing is said of it. */
function startsOfAttribute(use: ConstraintUse): readonly string[] {
  if (use.kind === 'enum') return ['"', ...use.enum.cases.map(({ keyword }) => keyword)];
  if (use.kind === 'record') {
    const first = use.record.format?.find(({ kind }) => kind !== 'whitespace');
    return first?.kind === 'literal' ? ['#', first.text] : ['#'];
  }
  const { definition, name, storage } = use.constraint;
  if (definition.kind === 'alias') return startsOfAttribute(definition.of);
  switch (storage) {
    case 'StringAttr':
      return name === 'SymbolNameAttr' ? ['@'] : ['"'];
    case 'SymbolRefAttr':
    case 'FlatSymbolRefAttr':
      return ['#', '@'];
    case 'DenseArrayAttr':
      return ['#', '['];
    default:
      return attributeStarts;
  }
}

function quantityOf(member: Member | undefined): OperandModel['quantity'] | undefined {
  return member?.role === 'operand' || member?.role === 'result' ? member.quantity : undefined;
}

function union(a: Starts, b: Starts): Starts {
  return new Set([...a, ...b]);
}
