import { type Diagnostics } from '../diagnostics.ts';
import { constraintFields, enumFields, fileFields, rootClasses } from '../fields.ts';
import { describeNode, type MapEntry, type MapNode, SpecText, textOf } from '../nodes.ts';
import { type SourceFile, type SourceLocation } from '../source.ts';
import { didYouMean } from '../../src/support/suggest.ts';
import { checkFields, checkRequiredFields } from './shapes.ts';

/** The section of a file that declares a name. */
export type DeclarationKind = 'class' | 'constraint' | 'enum' | 'record';

/** A name that a spec declares, as written: nothing is inherited or substituted yet. */
export interface Declaration {
  readonly kind: DeclarationKind;
  readonly name: string;
  /** Where the name is written. */
  readonly location: SourceLocation;
  readonly file: SpecFile;
  /** The parent of a class or record: `Name` or `Name<args>`. */
  readonly parent?: SpecText;
  /** The parameters of a class. */
  readonly parameters: readonly SpecText[];
  /** All keys but `parent` and the parameters of a class. */
  readonly fields: ReadonlyMap<string, MapEntry>;
}

/** A spec file after the names it declares were collected. */
export interface SpecFile {
  /** Path under dialects-td without `.yaml`, as includes write it. */
  readonly id: string;
  readonly source: SourceFile;
  /** Namespace of the dialect that its records belong to. */
  readonly dialect: string;
  readonly includes: readonly SpecText[];
  readonly declarations: readonly Declaration[];
}

/** Collects what a loaded file declares; checks the keys of the file, of constraints and of enums. */
export function declareFile(id: string, source: SourceFile, root: MapNode, diagnostics: Diagnostics): SpecFile {
  for (const [name, { key }] of root.entries) {
    if (!Object.hasOwn(fileFields, name))
      diagnostics.error(key, `unknown key '${name}' in a spec file${didYouMean(name, Object.keys(fileFields))}`);
  }
  const dialectNode = root.entries.get('dialect')?.value;
  const dialect = dialectNode?.kind === 'scalar' ? String(dialectNode.value) : undefined;
  if (dialectNode === undefined || dialect === undefined)
    diagnostics.error(dialectNode ?? root, "a spec file needs the key 'dialect' with a namespace");
  else if (!/^[a-z][a-z0-9_]*$/.test(dialect))
    diagnostics.error(dialectNode, `'${dialect}' is not a namespace: use lower case, digits and underscores`);
  const declarations: Declaration[] = [];
  const file: SpecFile = { id, source, dialect: dialect ?? '', includes: includesOf(root, diagnostics), declarations };
  for (const [section, kind] of sections) {
    for (const [name, entry] of sectionEntries(root, section, diagnostics)) {
      if (entry.value.kind !== 'map') {
        diagnostics.error(entry.value, `'${name}' must be a mapping, but got ${describeNode(entry.value)}`);
        continue;
      }
      if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name)) {
        diagnostics.error(entry.key, `'${name}' is not a name: use letters, digits and underscores`);
        continue;
      }
      declarations.push(...declare(kind, name, entry.key, entry.value, file, diagnostics));
    }
  }
  declarations.sort((a, b) => a.location.offset - b.location.offset);
  return file;
}

const sections: readonly (readonly [string, DeclarationKind])[] = [
  ['classes', 'class'],
  ['constraints', 'constraint'],
  ['enums', 'enum'],
  ['records', 'record'],
];

function sectionEntries(root: MapNode, section: string, diagnostics: Diagnostics): Iterable<[string, MapEntry]> {
  const node = root.entries.get(section)?.value;
  if (node === undefined) return [];
  if (node.kind === 'map') return node.entries;
  diagnostics.error(node, `'${section}' must be a mapping, but got ${describeNode(node)}`);
  return [];
}

function includesOf(root: MapNode, diagnostics: Diagnostics): SpecText[] {
  const node = root.entries.get('include')?.value;
  if (node === undefined) return [];
  if (node.kind !== 'list') {
    diagnostics.error(node, `'include' must be a list, but got ${describeNode(node)}`);
    return [];
  }
  const texts: SpecText[] = [];
  for (const item of node.items) {
    if (item.kind === 'scalar') texts.push(textOf(item));
    else diagnostics.error(item, `an include must be a path, but got ${describeNode(item)}`);
  }
  return texts;
}

function declare(
  kind: DeclarationKind,
  name: string,
  location: SourceLocation,
  node: MapNode,
  file: SpecFile,
  diagnostics: Diagnostics,
): Declaration[] {
  const base = { kind, name, location: { file: location.file, offset: location.offset }, file, parameters: [] };
  switch (kind) {
    case 'constraint':
      checkFields(node.entries, constraintFields, 'a constraint', diagnostics);
      return [{ ...base, fields: node.entries }];
    case 'enum':
      checkFields(node.entries, enumFields, 'an enum', diagnostics);
      checkRequiredFields(node, enumFields, 'an enum', diagnostics);
      return [{ ...base, fields: node.entries }, ...enumAttribute(name, node, file)];
    case 'class':
    case 'record':
      return [{ ...base, ...splitRecord(kind, node, diagnostics) }];
  }
}

// `attr` of an enum is short for a record that descends from EnumAttr.
function enumAttribute(name: string, node: MapNode, file: SpecFile): Declaration[] {
  const attr = node.entries.get('attr');
  if (attr?.value.kind !== 'map') return [];
  const { key } = attr;
  return [
    {
      kind: 'record',
      name: `${name}Attr`,
      location: { file: key.file, offset: key.offset },
      file,
      parent: new SpecText(`EnumAttr<${name}>`, key.file, () => key.offset),
      parameters: [],
      fields: attr.value.entries,
    },
  ];
}

function splitRecord(kind: 'class' | 'record', node: MapNode, diagnostics: Diagnostics) {
  const fields = new Map(node.entries);
  const parentNode = fields.get('parent')?.value;
  fields.delete('parent');
  let parent: SpecText | undefined;
  if (parentNode?.kind === 'scalar' && typeof parentNode.value === 'string') parent = textOf(parentNode);
  else if (parentNode !== undefined)
    diagnostics.error(parentNode, `'parent' must be a string, but got ${describeNode(parentNode)}`);
  else diagnostics.error(node, `a ${kind} needs the key 'parent'; the built-in classes are ${rootClasses.join(', ')}`);
  const parameters = kind === 'class' ? classParameters(fields) : [];
  if (parameters.length > 0) fields.delete('parameters');
  return { ...(parent && { parent }), parameters, fields };
}

// In a class, `parameters: [T, U]` are the parameters of the class itself; entries with `:$` are those of an attribute or type.
function classParameters(fields: ReadonlyMap<string, MapEntry>): SpecText[] {
  const node = fields.get('parameters')?.value;
  if (node?.kind !== 'list') return [];
  const texts: SpecText[] = [];
  for (const item of node.items) {
    if (item.kind !== 'scalar' || !/^[A-Za-z_][A-Za-z0-9_]*$/.test(String(item.value))) return [];
    texts.push(textOf(item));
  }
  return texts;
}
