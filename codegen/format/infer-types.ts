import { memberNameOf, memberNamesOf } from '../expression.ts';
import { type ConstraintUse, type OpModel } from '../resolve/model.ts';

/** Constraints that exactly one type satisfies, so that it need not be written. */
const buildable = /^(I\d+|SI\d+|UI\d+|Index|BF16|F\d+|F\d+E\d+M\d+\w*|TF32|NoneType)$/;

/** Tells whether exactly one type satisfies the constraint. */
export function isBuildable(use: ConstraintUse): boolean {
  if (use.kind === 'record') return use.record.kind === 'type' && use.record.parameters.length === 0;
  if (use.kind !== 'declared') return false;
  const { definition, name } = use.constraint;
  return definition.kind === 'alias'
    ? isBuildable(definition.of)
    : definition.kind === 'native' && buildable.test(name);
}

/** Finds the operands and results of an op whose types are known once some were written. */
export class TypeInference {
  private readonly op: OpModel;
  private readonly known: Set<string>;

  /** `typed` are the operands and results whose types are written, `bound` all members that are. */
  constructor(op: OpModel, typed: Iterable<string>, bound: Iterable<string>) {
    this.op = op;
    this.known = new Set(typed);
    const boundNames = new Set(bound);
    // How many results there are in a group, only their types say.
    for (const member of [...op.operands, ...op.results])
      if (isBuildable(member.constraint) && (member.role === 'operand' || member.quantity === 'one'))
        this.known.add(member.name);
    // An attribute in the text carries its type, so a trait can take the type of a value from it.
    for (const attribute of op.attributes) if (boundNames.has(attribute.name)) this.known.add(attribute.name);
    while (this.step());
  }

  isKnown(name: string): boolean {
    return this.known.has(name);
  }

  private step(): boolean {
    const before = this.known.size;
    const operands = this.op.operands.map((operand) => operand.name);
    const results = this.op.results.map((result) => result.name);
    for (const { name, args } of this.op.traits) {
      switch (name) {
        case 'SameOperandsAndResultType':
          this.equal([...operands, ...results]);
          break;
        case 'SameTypeOperands':
          this.equal(operands);
          break;
        case 'AllTypesMatch':
          this.equal(memberNamesOf(args[0]));
          break;
        case 'TypesMatchWith': {
          const [, from, to] = args.map(memberNameOf);
          if (from !== undefined && to !== undefined && this.known.has(from)) this.known.add(to);
          break;
        }
        case 'InferTypeOpInterface':
          if (operands.every((operand) => this.known.has(operand)))
            for (const result of results) this.known.add(result);
      }
    }
    return this.known.size > before;
  }

  private equal(names: readonly string[]): void {
    if (names.some((name) => this.known.has(name))) for (const name of names) this.known.add(name);
  }
}
