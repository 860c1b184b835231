import { type Diagnostics } from '../diagnostics.ts';
import { typeFunctions } from '../builtin-names.ts';
import { type Expression, memberNameOf } from '../expression.ts';
import { type OperandModel, type OpModel, type TraitUse } from '../resolve/model.ts';
import { didYouMean } from '../../src/support/suggest.ts';
import { attributeDefaultCode, expectedDefault } from '../view/defaults.ts';
import { checkOpName, type KnownNames } from './known-names.ts';
import { checkMemberNames } from './members.ts';
import { checkTraits } from './traits.ts';

/** Reports fields of an op that contradict one another, or name ops that there are not. */
export function checkOp(op: OpModel, known: KnownNames | undefined, diagnostics: Diagnostics): void {
  if (op.formatText !== undefined && op.hasCustomAssemblyFormat)
    diagnostics.error(op.formatText, `op '${op.name}' has both assemblyFormat and hasCustomAssemblyFormat`);
  checkDescent(op, known, diagnostics);
  if (!op.complete) return;
  if (op.hasRegionVerifier && op.regions.length === 0)
    diagnostics.error(op.location, `op '${op.name}' has hasRegionVerifier but no regions`);
  if (op.hasAsmResultNames && op.results.length === 0)
    diagnostics.error(op.location, `op '${op.name}' has hasAsmResultNames but no results`);
  checkMemberNames(op, diagnostics);
  checkDpsInits(op, diagnostics);
  checkSegments(op, op.operands, 'operand', 'AttrSizedOperandSegments', diagnostics);
  checkSegments(op, op.results, 'result', 'AttrSizedResultSegments', diagnostics);
  checkVariadicPlaces(op, diagnostics);
  checkEffects(op, diagnostics);
  checkTerminator(op, diagnostics);
  checkTraits(op, diagnostics);
  for (const use of op.traits) {
    checkTraitMembers(op, use, diagnostics);
    checkTypeFunction(op, use, known, diagnostics);
    checkTraitOps(use, known, diagnostics);
  }
  for (const attribute of op.attributes) {
    const { constraint, defaultText } = attribute;
    // What is wrong with its record has been reported.
    if (constraint.kind === 'record' && !constraint.record.complete) continue;
    if (defaultText !== undefined && attributeDefaultCode(attribute) === undefined)
      diagnostics.error(
        attribute.location,
        `the default '${defaultText}' is not a value of this attribute${expectedDefault(constraint)}`,
      );
  }
}

function checkDpsInits(op: OpModel, diagnostics: Diagnostics): void {
  const names = op.operands.map((operand) => operand.name);
  for (const init of op.dpsInits) {
    if (!names.includes(init.text))
      diagnostics.error(
        init,
        `dpsInits: '${init.text}' is not an operand of '${op.name}'${didYouMean(init.text, names)}`,
      );
  }
  const isDestinationStyle = op.traits.some((use) => use.name === 'DestinationStyleOpInterface');
  const [first] = op.dpsInits;
  if (first !== undefined && !isDestinationStyle)
    diagnostics.error(first, `op '${op.name}' has dpsInits but not the trait DestinationStyleOpInterface`);
  if (first === undefined && isDestinationStyle)
    diagnostics.error(op.location, `op '${op.name}' has the trait DestinationStyleOpInterface, so it needs dpsInits`);
}

/** Traits that say that an op leaves memory alone, and those that say what it does to memory. */
const effectFree = ['Pure', 'NoMemoryEffect'];
const effects = ['MemRead', 'MemWrite', 'MemAlloc', 'MemoryEffectsOpInterface'];

function checkEffects(op: OpModel, diagnostics: Diagnostics): void {
  const free = op.traits.find((use) => effectFree.includes(use.name));
  const effect = op.traits.find((use) => effects.includes(use.name));
  if (free !== undefined && effect !== undefined)
    diagnostics.error(
      effect.location,
      `trait '${effect.name}' contradicts '${free.name}', which says that there are no memory effects`,
    );
}

/** Other ops must not be the last of a block, and only the last may have successors. */
function checkTerminator(op: OpModel, diagnostics: Diagnostics): void {
  const [first] = op.successors;
  if (first !== undefined && !op.traits.some((use) => use.name === 'Terminator'))
    diagnostics.error(first.location, `only terminators have successors, so '${op.name}' needs the trait Terminator`);
}

function checkSegments(
  op: OpModel,
  members: readonly OperandModel[],
  noun: string,
  trait: string,
  diagnostics: Diagnostics,
): void {
  const several = members.filter((member) => member.quantity !== 'one').length > 1;
  const sameSize = op.traits.some((use) => use.name === `SameVariadic${noun === 'operand' ? 'Operand' : 'Result'}Size`);
  if (several && !sameSize && !op.traits.some((use) => use.name === trait))
    diagnostics.error(op.location, `op '${op.name}' has more than one variable length ${noun}, so it needs ${trait}`);
}

function checkVariadicPlaces(op: OpModel, diagnostics: Diagnostics): void {
  for (const members of [op.regions, op.successors]) {
    for (const member of members.slice(0, -1)) {
      if (member.variadic)
        diagnostics.error(member.location, `variadic ${member.role} '${member.name}' must be the last`);
    }
  }
}

/** Traits whose arguments name members of the op. */
const memberTraits = [
  'AllTypesMatch',
  'AllShapesMatch',
  'AllElementTypesMatch',
  'AllRanksMatch',
  'TensorAndBufferMatch',
  'TypesMatchWith',
];

function checkTraitMembers(op: OpModel, use: TraitUse, diagnostics: Diagnostics): void {
  if (!memberTraits.includes(use.name)) return;
  const names = [...op.arguments, ...op.results].map((member) => member.name);
  const references = use.name === 'TypesMatchWith' ? use.args.slice(1, 3) : use.args;
  for (const reference of references.flatMap(namesIn)) {
    if (!names.includes(reference.value))
      diagnostics.error(
        reference.expression,
        `trait '${use.name}': '${reference.value}' is not an operand, attribute or result of '${op.name}'${didYouMean(reference.value, names)}`,
      );
  }
}

function checkTypeFunction(op: OpModel, use: TraitUse, known: KnownNames | undefined, diagnostics: Diagnostics): void {
  const [expression] = use.name === 'TypesMatchWith' ? use.args.slice(3) : [];
  const name = expression && memberNameOf(expression);
  if (name === undefined || (typeFunctions as readonly string[]).includes(name)) return;
  const [, mnemonic] = /^parameterOf (\w+)$/.exec(name) ?? [];
  if (mnemonic !== undefined) {
    const types = known?.types.get(op.dialect);
    if (types && !types.has(mnemonic))
      diagnostics.error(
        expression!,
        `trait '${use.name}': dialect '${op.dialect}' has no type '${mnemonic}'${didYouMean(mnemonic, types)}`,
      );
    return;
  }
  diagnostics.error(
    expression!,
    `trait '${use.name}': unknown function '${name}'${didYouMean(name, typeFunctions) || `; there are ${typeFunctions.join(', ')}`}`,
  );
}

/** Traits whose arguments name ops. */
const opTraits = ['HasParent', 'SingleBlockImplicitTerminator'];

function checkTraitOps(use: TraitUse, known: KnownNames | undefined, diagnostics: Diagnostics): void {
  if (!opTraits.includes(use.name)) return;
  for (const { expression, value } of use.args.flatMap(namesIn))
    checkOpName(value, `trait '${use.name}'`, expression, known, diagnostics);
}

function namesIn(expression: Expression): { readonly expression: Expression; readonly value: string }[] {
  if (expression.kind === 'list') return expression.items.flatMap(namesIn);
  if (expression.kind === 'string') return [{ expression, value: expression.value }];
  if (expression.kind === 'name') return [{ expression, value: expression.name }];
  return [];
}

function checkDescent(op: OpModel, known: KnownNames | undefined, diagnostics: Diagnostics): void {
  const { convertFrom, flatbuffer, elementwise } = op;
  if (convertFrom !== undefined) checkOpName(convertFrom.text, 'convertFrom', convertFrom, known, diagnostics);
  if (flatbuffer !== undefined) {
    const given = [flatbuffer.enum, flatbuffer.case, flatbuffer.value].filter((field) => field !== undefined).length;
    if (given !== 0 && given !== 3)
      diagnostics.error(op.location, `flatbuffer of '${op.name}' needs enum, case and value together`);
  }
  if (elementwise !== undefined && elementwise.arity < 1)
    diagnostics.error(op.location, `elementwise of '${op.name}': arity must be at least 1`);
}
