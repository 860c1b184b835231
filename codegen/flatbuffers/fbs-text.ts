import { invariant } from '../../src/support/invariant.ts';
import { type Declaration, type SchemaFile } from './fbs-ast.ts';
import { type SchemaSet } from './resolve.ts';

/** A complete schema in one file, as the template shows it. */
export interface SchemaTextView {
  readonly rootType: string;
  readonly fileIdentifier: string;
  readonly fileExtension: string;
  readonly parts: readonly {
    readonly namespace: string;
    readonly declarations: readonly DeclarationView[];
  }[];
}

interface DeclarationView {
  readonly doc: readonly string[];
  /** What stands before the brace. */
  readonly head: string;
  readonly lines: readonly string[];
}

/** Returns one schema per kind of file: its root file with everything that it includes, in an order without forward references. */
export function viewSchemaTexts(set: SchemaSet): readonly SchemaTextView[] {
  return set.schemas.flatMap((schema): SchemaTextView[] => {
    const { rootType, fileIdentifier, fileExtension } = schema;
    if (rootType === undefined) return [];
    invariant(fileIdentifier !== undefined && fileExtension !== undefined, 'the root type was not checked');
    return [
      {
        rootType: rootType.text,
        fileIdentifier: fileIdentifier.text,
        fileExtension: fileExtension.text,
        parts: withIncludes(schema, set).map(({ namespace, declarations }) => ({
          namespace,
          declarations: declarations.map(viewDeclaration),
        })),
      },
    ];
  });
}

/** Returns the file after the files that it includes, each once. */
function withIncludes(schema: SchemaFile, set: SchemaSet): readonly SchemaFile[] {
  const ordered = new Set<SchemaFile>();
  const open = new Set<SchemaFile>();
  const visit = (file: SchemaFile): void => {
    if (open.has(file)) return;
    open.add(file);
    for (const include of file.includes) visit(set.included(include)!);
    ordered.add(file);
  };
  visit(schema);
  return [...ordered];
}

function viewDeclaration(declaration: Declaration): DeclarationView {
  const { kind, doc } = declaration;
  const name = declaration.name.text;
  const described = (lines: readonly string[], text: string): string[] => [...lines.map(docLine), text];
  switch (declaration.kind) {
    case 'enum': {
      const flags = declaration.isBitFlags ? ' (bit_flags)' : '';
      const lines = declaration.values.flatMap((value) => described(value.doc, `${value.name.text} = ${value.value},`));
      return { doc, head: `enum ${name}: ${declaration.base.text}${flags}`, lines };
    }
    case 'union':
      return { doc, head: `union ${name}`, lines: declaration.members.map((member) => `${member.text},`) };
    case 'table':
    case 'struct': {
      const lines = declaration.fields.flatMap((field) => {
        const type = field.type.isVector ? `[${field.type.name.text}]` : field.type.name.text;
        return described(field.doc, `${field.name.text}: ${type}${field.isRequired ? ' (required)' : ''};`);
      });
      return { doc, head: `${kind} ${name}`, lines };
    }
  }
}

function docLine(text: string): string {
  return `/// ${text}`.trimEnd();
}
