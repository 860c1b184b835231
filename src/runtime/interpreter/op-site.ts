import { type OpSite } from '../../device/scheduler.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';

/** Returns the name of the op and its location for fault messages. */
export function opSite(op: Operation): OpSite {
  return { opText: op.name, location: locationText(op.location) };
}

/** Returns the location without `loc(...)`, as `file:line:column` or the quoted name; undefined when it is unknown. */
export function locationText(location: Location): string | undefined {
  switch (location.kind) {
    case 'unknown':
      return undefined;
    case 'file':
      return `${location.filename}:${location.line}:${location.column}`;
    case 'name': {
      const child = locationText(location.child);
      return child === undefined ? `"${location.name}"` : `"${location.name}" (${child})`;
    }
    case 'callsite':
      return locationText(location.callee) ?? locationText(location.caller);
    case 'fused':
      return location.locations.map(locationText).find((text) => text !== undefined);
  }
}
