import { rootOf, type ParseOptions } from '../asm/parse-source.ts';
import { installPrinters } from '../asm/printer/diagnostic-printer.ts';
import { type Context } from '../ir/context.ts';
import { FileLineColLoc, type Location } from '../ir/location.ts';
import { type Operation } from '../ir/operation.ts';
import { BytecodeError } from './bytecode-error.ts';
import { type BytecodeFile } from './bytecode-file.ts';
import { magic, sectionNames, versions, type SectionName } from './encoding.ts';
import { ByteReader } from './reader/byte-reader.ts';
import { DialectTable } from './reader/dialect-table.ts';
import { EntryTable, ReportedError } from './reader/entry-table.ts';
import { OperationReader } from './reader/operation-reader.ts';
import { PropertyTable } from './reader/property-table.ts';
import { ResourceTable } from './reader/resource-table.ts';
import { StringTable } from './reader/string-table.ts';

const empty = new Uint8Array();

/** The sections that every file has. */
const requiredSections: readonly SectionName[] = ['String', 'Dialect', 'AttrType', 'AttrTypeOffset', 'IR'];

/**
 * Returns the module that MLIR bytecode holds, as `parseSource` does for text. Returns undefined after errors, which went to the context's diagnostics.
 * Differs: attributes and types that dialects other than builtin write in a way of their own are refused.
 */
export function readBytecode(
  { bytes, name }: BytecodeFile,
  context: Context,
  options: ParseOptions = {},
): Operation | undefined {
  installPrinters(context);
  const place = FileLineColLoc.get(name, 0, 0);
  const reader = new ByteReader(bytes);
  try {
    reader.bytes(magic.length);
    const version = readVersion(reader);
    const producer = reader.nullTerminatedText();
    return withNote(context, place, `in bytecode version ${version} produced by: ${producer}`, () => {
      const ops = readOperations(reader, version, context);
      return rootOf(ops, place, context, options);
    });
  } catch (error) {
    if (error instanceof ReportedError) return undefined;
    if (!(error instanceof BytecodeError)) throw error;
    context.emitError(place, error.message);
    return undefined;
  }
}

function readVersion(reader: ByteReader): number {
  const version = reader.varInt();
  if (version <= versions.current) return Number(version);
  throw new BytecodeError(`bytecode version ${version} is newer than the current version ${versions.current}`);
}

/** Attaches a note to what `body` says, and to what it throws. */
function withNote<T>(context: Context, location: Location, message: string, body: () => T): T | undefined {
  const { result, diagnostics } = context.diagnostics.collect(() => {
    try {
      return body();
    } catch (error) {
      if (error instanceof ReportedError) return undefined;
      if (!(error instanceof BytecodeError)) throw error;
      context.emitError(location, error.message);
      return undefined;
    }
  });
  for (const diagnostic of diagnostics) {
    const note = { location: diagnostic.location, message };
    context.diagnostics.emit({ ...diagnostic, notes: [...diagnostic.notes, note] });
  }
  return result;
}

function readOperations(reader: ByteReader, version: number, context: Context): readonly Operation[] {
  const sections = readSections(reader, version);
  const section = (name: SectionName): Uint8Array => sections.get(name) ?? empty;
  const strings = new StringTable(section('String'));
  const dialects = new DialectTable(section('Dialect'), version, strings, context);
  const offsets = sections.get('ResourceOffset');
  const resources = new ResourceTable(offsets, section('Resource'), dialects, strings, context);
  const sources = { context, strings, dialects, resources };
  const entries = new EntryTable(section('AttrTypeOffset'), section('AttrType'), sources);
  const properties = sections.get('Properties');
  const table = properties && new PropertyTable(properties, entries, version);
  const block = new OperationReader(section('IR'), {
    context,
    version,
    dialects,
    entries,
    properties: table,
  }).readTopLevel();
  const ops = [...block.operations()];
  for (const op of ops) block.remove(op);
  return ops;
}

function readSections(reader: ByteReader, version: number): Map<SectionName, Uint8Array> {
  const sections = new Map<SectionName, Uint8Array>();
  while (reader.left > 0) {
    const { name, data } = reader.section();
    if (sections.has(name)) throw new BytecodeError(`duplicate top-level section: ${titleOf(name)}`);
    sections.set(name, data);
  }
  const required: SectionName[] = [...requiredSections];
  if (version >= versions.nativeProperties) required.push('Properties');
  for (const name of required) {
    if (!sections.has(name)) throw new BytecodeError(`missing data for top-level section: ${titleOf(name)}`);
  }
  return sections;
}

function titleOf(name: SectionName): string {
  return `${name} (${sectionNames.indexOf(name)})`;
}
