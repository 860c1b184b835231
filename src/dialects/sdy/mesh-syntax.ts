import { parseSafeInt64 } from '../../builtin/int64-syntax.ts';
import { printEach } from '../../builtin/print-each.ts';
import { type AsmParser } from '../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { MeshAxisAttr, type MeshAttr } from './generated/sdy-attributes.gen.ts';

/**
 * Parses a mesh and returns the parameters of its attribute.
 *
 * ```
 * mesh ::= `<` `[` (axis (`,` axis)*)? `]` (`,` `device_ids` `=` `[` integer (`,` integer)* `]`)? `>`
 * axis ::= string `=` integer
 * ```
 */
export function parseMesh(parser: AsmParser): readonly [axes: MeshAxisAttr[], deviceIds: number[]] {
  const axes: MeshAxisAttr[] = [];
  const deviceIds: number[] = [];
  parser.parsePunctuation('<');
  parser.parseCommaSeparatedList('square', () => axes.push(MeshAxisAttr.get(parser.context, ...parseAxis(parser))));
  if (parser.parseOptionalPunctuation(',')) {
    parser.parseKeyword('device_ids');
    parser.parsePunctuation('=');
    parser.parseCommaSeparatedList('square', () => deviceIds.push(parseSafeInt64(parser)));
  }
  parser.parsePunctuation('>');
  return [axes, deviceIds];
}

export function parseAxis(parser: AsmParser): readonly [name: string, size: number] {
  const name = parser.parseString();
  parser.parsePunctuation('=');
  return [name, parseSafeInt64(parser)];
}

export function printMesh({ axes, deviceIds }: Pick<MeshAttr, 'axes' | 'deviceIds'>, printer: AsmPrinter): void {
  printer.print('<[');
  printEach(axes, (axis) => printAxis(axis, printer), printer);
  printer.print(deviceIds.length > 0 ? `], device_ids=[${deviceIds.join(', ')}]>` : ']>');
}

export function printAxis({ name, size }: MeshAxisAttr, printer: AsmPrinter): void {
  printer.printString(name);
  printer.print(`=${size}`);
}

/** Returns what is wrong with a mesh. Source: MeshAttr::verify of shardy/dialect/sdy/ir/verifiers.cc. */
export function meshProblem({ axes, deviceIds }: Pick<MeshAttr, 'axes' | 'deviceIds'>): string | undefined {
  const names = new Set<string>();
  for (const { name, size } of axes) {
    if (names.has(name)) return `duplicate axis name: "${name}"`;
    names.add(name);
    if (size <= 0) return `axis size must be at least 1, got: ${size}`;
  }
  if (deviceIds.length === 0) return undefined;
  const negative = deviceIds.find((id) => id < 0);
  if (negative !== undefined) return `device id must be non-negative, got: ${negative}`;
  const devices = axes.reduce((product, { size }) => product * size, 1);
  if (devices !== deviceIds.length) {
    return `total product of axis sizes must match total number of device ids, got: ${devices} != ${deviceIds.length}`;
  }
  // One device without axes may be any; else the numbers are those from 0 on.
  if (axes.length === 0) return undefined;
  const sorted = [...deviceIds].sort((a, b) => a - b);
  return sorted.every((id, i) => id === i) ? undefined : `device ids must be those from 0 to ${devices - 1}`;
}
