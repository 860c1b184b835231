import { type Attribute } from '../../ir/attribute.ts';
import { positionText, type FileLineColLoc, type FusedLoc, type Location, type NameLoc } from '../../ir/location.ts';

/** What locations need of a printer. */
export interface LocationOutput {
  print(text: string): void;
  /** Prints the text in quotes. */
  printString(text: string): void;
  /** Prints an integer that is not negative. */
  printInteger(value: number): void;
  printAttribute(attribute: Attribute): void;
  /** Prints a location inside another one, by its alias if it has one. */
  printLocationInstance(location: Location): void;
}

/** Prints what stands between the brackets of `loc(...)`. Source: printLocationInternal in mlir/lib/IR/AsmPrinter.cpp. */
export function printLocationParts(location: Location, output: LocationOutput): void {
  switch (location.kind) {
    case 'unknown':
      return output.print('unknown');
    case 'file':
      output.printString(location.filename);
      output.print(':');
      return printPosition(location, output);
    case 'name':
      return printName(location, output);
    case 'callsite':
      output.print('callsite(');
      output.printLocationInstance(location.callee);
      output.print(' at ');
      output.printLocationInstance(location.caller);
      return output.print(')');
    case 'fused':
      output.print('fused');
      return printFused(location, output);
  }
}

/** Prints the location as `--mlir-pretty-debuginfo` wants it. */
export function printPrettyLocation(location: Location, output: LocationOutput): void {
  switch (location.kind) {
    case 'unknown':
      return output.print('[unknown]');
    case 'file':
      return output.print(`${location.filename}:${positionText(location)}`);
    case 'name':
      return printName(location, output);
    case 'callsite': {
      const { callee, caller } = location;
      output.printLocationInstance(callee);
      output.print(callee.kind === 'name' && caller.kind === 'file' ? ' at ' : '\n at ');
      return output.printLocationInstance(caller);
    }
    case 'fused':
      return printFused(location, output);
  }
}

function printPosition(location: FileLineColLoc, output: LocationOutput): void {
  if (location.end) return output.print(positionText(location));
  output.printInteger(location.line);
  output.print(':');
  output.printInteger(location.column);
}

function printName({ name, child }: NameLoc, output: LocationOutput): void {
  output.printString(name);
  if (child.kind === 'unknown') return;
  output.print('(');
  output.printLocationInstance(child);
  output.print(')');
}

function printFused({ metadata, locations }: FusedLoc, output: LocationOutput): void {
  if (metadata) {
    output.print('<');
    output.printAttribute(metadata);
    output.print('>');
  }
  output.print('[');
  locations.forEach((part, i) => {
    if (i > 0) output.print(', ');
    output.printLocationInstance(part);
  });
  output.print(']');
}
