import { parseSafeInt64 } from '../../builtin/int64-syntax.ts';
import { printEach } from '../../builtin/print-each.ts';
import { SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type AsmParser } from '../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { AxisRefAttr, DimensionShardingAttr, MeshAttr, TensorShardingAttr } from './generated/sdy-attributes.gen.ts';
import { printMesh } from './mesh-syntax.ts';

type ShardingParameters = readonly [
  meshOrRef: Attribute,
  dimensions: DimensionShardingAttr[],
  replicatedAxes: AxisRefAttr[],
  unreducedAxes: AxisRefAttr[],
];

/**
 * Parses a sharding and returns the parameters of its attribute.
 *
 * ```
 * sharding  ::= `<` (symbol | `mesh` mesh) `,` `[` (dimension (`,` dimension)*)? `]`
 *               (`,` `replicated` `=` axes)? (`,` `unreduced` `=` axes)? `>`
 * axes      ::= `{` axis-ref (`,` axis-ref)* `}`
 * ```
 */
export function parseSharding(parser: AsmParser): ShardingParameters {
  const dimensions: DimensionShardingAttr[] = [];
  const axes: Record<'replicated' | 'unreduced', AxisRefAttr[]> = { replicated: [], unreduced: [] };
  parser.parsePunctuation('<');
  const mesh = parseMeshOrRef(parser);
  parser.parsePunctuation(',');
  parser.parseCommaSeparatedList('square', () =>
    dimensions.push(DimensionShardingAttr.get(parser.context, ...parseDimension(parser))),
  );
  while (parser.parseOptionalPunctuation(',')) {
    const kind = parser.parseOptionalKeyword('replicated') ? 'replicated' : 'unreduced';
    if (kind === 'unreduced') parser.parseKeyword('unreduced');
    parser.parsePunctuation('=');
    parser.parseCommaSeparatedList('braces', () =>
      axes[kind].push(AxisRefAttr.get(parser.context, ...parseAxisRef(parser))),
    );
  }
  parser.parsePunctuation('>');
  return [mesh, dimensions, axes.replicated, axes.unreduced];
}

function parseMeshOrRef(parser: AsmParser): Attribute {
  if (parser.parseOptionalKeyword('mesh')) return parser.parseAttributeOfRecord(MeshAttr.spec);
  return SymbolRefAttr.get(parser.context, parser.parseSymbolName());
}

export function printSharding(sharding: TensorShardingAttr, printer: AsmPrinter): void {
  const { meshOrRef, dimensions, replicatedAxes, unreducedAxes } = sharding;
  printer.print('<');
  if (meshOrRef instanceof MeshAttr) {
    printer.print('mesh');
    printMesh(meshOrRef, printer);
  } else {
    printer.printAttribute(meshOrRef);
  }
  printer.print(', [');
  printEach(dimensions, (dimension) => printDimension(dimension, printer), printer);
  printer.print(']');
  for (const [name, axes] of [
    ['replicated', replicatedAxes],
    ['unreduced', unreducedAxes],
  ] as const) {
    if (axes.length === 0) continue;
    printer.print(`, ${name}={`);
    printEach(axes, (axis) => printAxisRef(axis, printer), printer);
    printer.print('}');
  }
  printer.print('>');
}

/**
 * ```
 * dimension ::= `{` (axis-ref (`,` axis-ref)* (`,` `?`)? | `?`)? `}` (`p` integer)?
 * ```
 */
export function parseDimension(parser: AsmParser): readonly [axes: AxisRefAttr[], isClosed: boolean, priority: number] {
  const axes: AxisRefAttr[] = [];
  let isClosed = true;
  parser.parseCommaSeparatedList('braces', () => {
    if (!isClosed) parser.error(parser.currentOffset, "expected '}' behind '?'");
    if (parser.parseOptionalPunctuation('?')) isClosed = false;
    else axes.push(AxisRefAttr.get(parser.context, ...parseAxisRef(parser)));
  });
  const offset = parser.currentOffset;
  const priority = parser.parseOptionalAnyKeyword();
  if (priority === undefined) return [axes, isClosed, -1];
  if (!/^p\d{1,9}$/.test(priority))
    parser.error(offset, `expecting integer priority in format 'p[0-9]+', got: ${priority}`);
  return [axes, isClosed, Number(priority.slice(1))];
}

export function printDimension({ axes, isClosed, priority }: DimensionShardingAttr, printer: AsmPrinter): void {
  printer.print('{');
  printEach(axes, (axis) => printAxisRef(axis, printer), printer);
  if (!isClosed) printer.print(axes.length > 0 ? ', ?' : '?');
  printer.print(priority >= 0 ? `}p${priority}` : '}');
}

/**
 * ```
 * axis-ref ::= string (`:` `(` integer `)` integer)?
 * ```
 */
export function parseAxisRef(parser: AsmParser): readonly [name: string, preSize: number, size: number] {
  const name = parser.parseString();
  if (!parser.parseOptionalPunctuation(':')) return [name, 0, 0];
  const sizeAt = (message: string, least: number): number => {
    const offset = parser.currentOffset;
    const size = parseSafeInt64(parser);
    if (size < least) parser.error(offset, `${message}, got: ${size}`);
    return size;
  };
  parser.parsePunctuation('(');
  const preSize = sizeAt('sub-axis pre-size must be at least 1', 1);
  parser.parsePunctuation(')');
  return [name, preSize, sizeAt('sub-axis sizes must be greater than 1', 2)];
}

export function printAxisRef({ name, preSize, size }: AxisRefAttr, printer: AsmPrinter): void {
  printer.printString(name);
  if (size > 0) printer.print(`:(${preSize})${size}`);
}

/** Parses `[<…>, <…>]`. */
export function parseShardings(parser: AsmParser): TensorShardingAttr[] {
  const shardings: TensorShardingAttr[] = [];
  parser.parseCommaSeparatedList('square', () =>
    shardings.push(TensorShardingAttr.get(parser.context, ...parseSharding(parser))),
  );
  return shardings;
}

export function printShardings(shardings: readonly TensorShardingAttr[], printer: AsmPrinter): void {
  printer.print('[');
  printEach(shardings, (sharding) => printSharding(sharding, printer), printer);
  printer.print(']');
}
