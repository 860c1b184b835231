import { type OperandModel, type OpModel } from '../resolve/model.ts';
import { type FormatElement } from './elements.ts';

type Report = (element: FormatElement, message: string) => void;

/** Operands, or types, which text that follows could belong to. */
type Open = ReadonlySet<OperandModel>;

const none: Open = new Set();

/**
 * Finds groups of operands, or of types, that nothing separates from the next operand or type, so that what follows cannot be told from one more of
 * the group. A comma does not separate either where the group has commas of its own. mlir-tblgen accepts them; the parser that it makes takes all
 * for the first group.
 */
export function checkNeighbours(op: OpModel, elements: readonly FormatElement[], report: Report): void {
  const members = new Map([...op.operands, ...op.results].map((member) => [member.name, member]));
  for (const kind of ['variable', 'type'] as const) new Neighbours(members, kind, report).after(elements, none);
}

class Neighbours {
  private readonly members: ReadonlyMap<string, OperandModel>;
  private readonly kind: 'variable' | 'type';
  private readonly report: Report;

  constructor(members: ReadonlyMap<string, OperandModel>, kind: 'variable' | 'type', report: Report) {
    this.members = members;
    this.kind = kind;
    this.report = report;
  }

  /** Returns what is open behind the elements. */
  after(elements: readonly FormatElement[], open: Open): Open {
    return elements.reduce((before, element) => this.afterElement(element, before), open);
  }

  private afterElement(element: FormatElement, open: Open): Open {
    switch (element.kind) {
      // These may be nothing.
      case 'whitespace':
      case 'attr-dict':
      case 'attr-dict-with-keyword':
      case 'prop-dict':
      case 'ref':
        return open;
      case 'oilist':
        return union(open, ...element.clauses.map((clause) => this.after(clause.elements, none)));
      case 'literal':
        return element.text === ',' ? new Set([...open].filter((member) => member.quantity === 'variadic')) : none;
      case 'optional': {
        // Whether the group is there is decided by its first element.
        const [first] = element.then.filter((each) => each.kind !== 'whitespace');
        const member = first && this.memberOf(first);
        const absent = member ? union(open, new Set([member])) : open;
        return union(this.after(element.then, open), this.after(element.otherwise, absent));
      }
      default: {
        const member = this.memberOf(element);
        if (!member) return none;
        const [other] = open;
        if (other) {
          const message = `format ambiguity caused by ${this.words(member)} found after variable length ${this.words(other)}`;
          this.report(element, `${message}; put a literal other than \`,\` in front of it`);
        }
        return member.quantity === 'one' ? none : new Set([member]);
      }
    }
  }

  private words({ role, name }: OperandModel): string {
    return `${this.kind === 'type' ? 'type of ' : ''}${role} \`${name}\``;
  }

  private memberOf(element: FormatElement): OperandModel | undefined {
    if (element.kind !== this.kind) return undefined;
    return this.members.get(element.kind === 'variable' ? element.name : (element as { of: string }).of);
  }
}

function union(...sets: readonly Open[]): Open {
  return new Set(sets.flatMap((set) => [...set]));
}
