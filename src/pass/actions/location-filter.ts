import { type Action, type IRUnit } from '../../ir/action.ts';
import { Block } from '../../ir/block.ts';
import { type Location } from '../../ir/location.ts';
import { Operation } from '../../ir/operation.ts';
import { parseIntegerLiteral } from '../../support/integer-literal.ts';

/** A file, or a line or a place in it. */
interface FilePlace {
  readonly file: string;
  /** -1 for any. */
  readonly line: bigint;
  readonly column: bigint;
}

/**
 * Tells which actions work on what comes from certain places.
 * Source: FileLineColLocBreakpointManager of mlir/Debug/BreakpointManagers.
 */
export class LocationFilter {
  readonly #places: ReadonlySet<string>;

  /** The places are written `file`, `file:line` or `file:line:column`; none is empty. */
  constructor(places: readonly string[]) {
    this.#places = new Set(places.map((text) => key(parsePlace(text))));
  }

  matches({ irUnits }: Action): boolean {
    return irUnits.some((unit) => locationsOf(unit).some((location) => this.#matchesLocation(location)));
  }

  #matchesLocation(location: Location): boolean {
    switch (location.kind) {
      case 'unknown':
        return false;
      case 'file': {
        const { filename: file } = location;
        const [line, column] = [BigInt(location.line), BigInt(location.column)];
        return [
          { file, line, column },
          { file, line, column: -1n },
          { file, line: -1n, column: -1n },
        ].some((place) => this.#places.has(key(place)));
      }
      case 'name':
        return this.#matchesLocation(location.child);
      case 'callsite':
        return this.#matchesLocation(location.callee) || this.#matchesLocation(location.caller);
      case 'fused':
        return location.locations.some((part) => this.#matchesLocation(part));
    }
  }
}

function key({ file, line, column }: FilePlace): string {
  return `${file}:${line}:${column}`;
}

function locationsOf(unit: IRUnit): readonly Location[] {
  if (unit instanceof Operation) return [unit.location];
  if (unit instanceof Block) return [...unit.operations()].map(({ location }) => location);
  return unit.parentOp ? [unit.parentOp.location] : [];
}

/** Numbers are taken off the end, as a name of a file may have colons. Source: FileLineColLocBreakpoint::parseFromString. */
function parsePlace(text: string): FilePlace {
  const [rest, last] = splitAtLastColon(text);
  const [file, middle] = splitAtLastColon(rest);
  const [line, column] = [parseIntegerLiteral(middle), parseIntegerLiteral(last)];
  if (line !== undefined && column !== undefined) return { file, line, column };
  if (line === undefined && column !== undefined) return { file: rest, line: column, column: -1n };
  return { file: text, line: -1n, column: -1n };
}

function splitAtLastColon(text: string): [string, string] {
  const colon = text.lastIndexOf(':');
  return colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
}
