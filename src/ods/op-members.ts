import { Operation } from '../ir/operation.ts';
import { type OpClass, type OpSpec } from './op-spec.ts';

/** How the operations of some records have the member of one name. */
type Member = Map<unknown, PropertyDescriptor>;

const members = new Map<string, Member>();
const shared = new Set<OpSpec>();

/**
 * Gives all operations the members of a generated class. A member finds what its name means for the operation at hand, so
 * that the classes share their objects' layout; for operations of other classes it is undefined.
 */
export function shareMembers({ prototype, spec }: OpClass): void {
  if (shared.has(spec)) return;
  shared.add(spec);
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (name !== 'constructor') memberOf(name).set(spec, descriptor);
  }
}

function memberOf(name: string): Member {
  let member = members.get(name);
  if (member === undefined) {
    members.set(name, (member = new Map<OpSpec, PropertyDescriptor>()));
    define(name, member);
  }
  return member;
}

function define(name: string, member: Member): void {
  const of = (op: Operation) => member.get(op.info?.spec);
  Object.defineProperty(Operation.prototype, name, {
    configurable: true,
    get(this: Operation): unknown {
      return of(this)?.get?.call(this);
    },
    set(this: Operation, value: unknown) {
      of(this)!.set!.call(this, value);
    },
  });
}
