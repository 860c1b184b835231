import { type Diagnostics } from '../diagnostics.ts';
import { type OpModel } from '../resolve/model.ts';

/** Says what an op lacks for a trait, behind "so it needs". */
type Demand = (op: OpModel, isInherited: boolean) => string | undefined;

type Members = 'operands' | 'results' | 'regions' | 'successors';

const none =
  (members: Members): Demand =>
  (op) =>
    op[members].length === 0 ? undefined : `to have no ${members}`;

const one =
  (members: Members): Demand =>
  (op) => {
    const [only, ...others] = op[members];
    const isOne = only !== undefined && others.length === 0 && !hasAnyLength(only);
    return isOne ? undefined : `to have exactly one ${members.slice(0, -1)}`;
  };

const oneOrTwoOperands: Demand = ({ operands }) =>
  [1, 2].includes(operands.length) && !operands.some(hasAnyLength) ? undefined : 'to have one operand or two';

const someRegion: Demand = (op) =>
  op.regions.length > 0 ? undefined : 'a region; add it to regions, or drop the trait';

/** What a class says of the blocks of its ops may say nothing of those without. */
const someBlocks: Demand = (op, isInherited) => (isInherited ? undefined : someRegion(op, isInherited));

const symbolName: Demand = (op) =>
  op.attributes.some(({ name }) => name === 'sym_name')
    ? undefined
    : 'the attribute sym_name; add "SymbolNameAttr:$sym_name" to ins';

const folder: Demand = (op) => (op.hasFolder ? undefined : 'hasFolder: its constant is what it folds to');

const trait =
  (name: string): Demand =>
  (op) =>
    op.traits.some((use) => use.name === name) ? undefined : `the trait ${name} too`;

/** Source: the static assertions of each trait in mlir/IR/OpDefinition.h, mlir/IR/SymbolTable.h and mlir/Interfaces/ControlFlowInterfaces.h. */
const demands: Readonly<Record<string, readonly Demand[]>> = {
  AffineScope: [someRegion],
  AutomaticAllocationScope: [someRegion],
  ConstantLike: [none('operands'), one('results'), folder],
  Idempotent: [oneOrTwoOperands, one('results'), trait('SameOperandsAndResultType')],
  Involution: [one('operands'), one('results'), trait('SameOperandsAndResultType')],
  NoTerminator: [someBlocks],
  ReturnLike: [trait('Terminator'), none('results'), none('successors')],
  Scalarizable: [trait('Elementwise')],
  SingleBlock: [someBlocks],
  SingleBlockImplicitTerminator: [someBlocks],
  Symbol: [symbolName],
  SymbolTable: [one('regions')],
  Tensorizable: [trait('Elementwise')],
  Vectorizable: [trait('Elementwise')],
};

/** Ways to tell groups of operands or results apart, of which an op has one. */
const exclusive = [
  ['AttrSizedOperandSegments', 'SameVariadicOperandSize', 'operands'],
  ['AttrSizedResultSegments', 'SameVariadicResultSize', 'results'],
] as const;

/** Reports traits that the members of the op or its other traits do not allow. */
export function checkTraits(op: OpModel, diagnostics: Diagnostics): void {
  for (const { name, location, isInherited } of op.traits) {
    const [lacks] = (Object.hasOwn(demands, name) ? demands[name]! : []).flatMap(
      (demand) => demand(op, isInherited) ?? [],
    );
    if (lacks !== undefined) diagnostics.error(location, `op '${op.name}' has the trait ${name}, so it needs ${lacks}`);
  }
  for (const [segments, sameSize, members] of exclusive) {
    const uses = op.traits.filter(({ name }) => name === segments || name === sameSize);
    const [first, other] = uses;
    if (first !== undefined && other !== undefined)
      diagnostics.error(
        other.location,
        `trait '${other.name}' contradicts '${first.name}': groups of ${members} have either sizes of their own or one size; drop one of them`,
        [{ location: first.location, message: 'the other one' }],
      );
  }
}

function hasAnyLength(member: OpModel[Members][number]): boolean {
  return 'quantity' in member ? member.quantity !== 'one' : member.variadic;
}
