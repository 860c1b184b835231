import { type Diagnostics } from '../diagnostics.ts';
import { type AttrOrTypeModel, type OpModel, type ParameterModel } from '../resolve/model.ts';
import { type SourceLocation } from '../source.ts';
import { argumentNames } from '../view/build.ts';
import { isInherited, memberName, parameterName } from '../view/member-names.ts';

/** A name in TypeScript, and what of the spec it stands for. */
interface Member {
  readonly name: string;
  readonly location: SourceLocation;
  readonly property: string;
}

/** Reports members of an op, and arguments of its `build`, that have one name in TypeScript. */
export function checkMemberNames(op: OpModel, diagnostics: Diagnostics): void {
  const members = [...op.arguments, ...op.results, ...op.regions, ...op.successors];
  const accessors = members.filter((member) => member.role === 'attribute' || !isInherited(op, member));
  const isNew = checkNames(
    accessors.map((member) => ({ ...member, property: memberName(member) })),
    diagnostics,
  );
  if (isNew && !op.skipDefaultBuilders) checkArguments(op, diagnostics);
}

/** Reports parameters that have one name in TypeScript. */
export function checkParameterNames(parameters: readonly ParameterModel[], diagnostics: Diagnostics): void {
  checkNames(
    parameters.map((parameter) => ({ ...parameter, property: parameterName(parameter) })),
    diagnostics,
  );
}

/** Reports parameters whose type leads back to the attribute or type: generated classes cannot be in an order that defines each before its use. */
export function checkRecursion(record: AttrOrTypeModel, diagnostics: Diagnostics): void {
  for (const { name, type, location } of record.parameters) {
    if (leadsTo(record, type, new Set()))
      diagnostics.error(
        location,
        `parameter '${name}' leads back to '${record.name}'; give it the type Attribute or Type`,
      );
  }
}

function leadsTo(record: AttrOrTypeModel, type: ParameterModel['type'], seen: Set<AttrOrTypeModel>): boolean {
  switch (type.kind) {
    case 'array':
    case 'optional':
    case 'default':
      return leadsTo(record, type.of, seen);
    case 'record':
      if (type.record === record) return true;
      if (seen.has(type.record)) return false;
      seen.add(type.record);
      return type.record.parameters.some((parameter) => leadsTo(record, parameter.type, seen));
    default:
      return false;
  }
}

function checkNames(members: readonly Member[], diagnostics: Diagnostics): boolean {
  const seen = new Map<string, Member>();
  let isUnique = true;
  for (const member of members) {
    if (member.property === '') {
      isUnique = false;
      diagnostics.error(member.location, `'$${member.name}' has no name in TypeScript: use letters and digits`);
      continue;
    }
    const earlier = seen.get(member.property);
    if (earlier === undefined) {
      seen.set(member.property, member);
      continue;
    }
    isUnique = false;
    // That a name is used twice has been reported.
    if (earlier.name === member.name) continue;
    const message = `'$${member.name}' and '$${earlier.name}' are both '${member.property}' in TypeScript`;
    diagnostics.error(member.location, message, [{ location: earlier.location, message: 'the other one' }]);
  }
  return isUnique;
}

function checkArguments(op: OpModel, diagnostics: Diagnostics): void {
  const names = argumentNames(op);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    diagnostics.error(
      op.location,
      `'build' of op '${op.name}' has two arguments '${twice}'; give one of its members another name`,
    );
}
