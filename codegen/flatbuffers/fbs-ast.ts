/** What a schema file says, with the place of every part. */
import { type SourceFile } from '../source.ts';

/** A place in a schema file. */
export interface SourcePosition {
  /** Offset of the first character, in UTF-16 code units. */
  readonly offset: number;
}

/** A name as written, perhaps with dots. */
export interface Name extends SourcePosition {
  readonly text: string;
}

/** A type as written: `[T]` is a vector. */
export interface TypeUse {
  readonly name: Name;
  readonly isVector: boolean;
}

/** A field of a table or struct. */
export interface FieldDecl {
  readonly name: Name;
  readonly type: TypeUse;
  readonly isRequired: boolean;
  readonly doc: readonly string[];
}

/** A table or struct. */
export interface RecordDecl {
  readonly kind: 'table' | 'struct';
  readonly name: Name;
  readonly fields: readonly FieldDecl[];
  readonly doc: readonly string[];
}

/** A symbol of an enum; `value` is a bit position in an enum of flags. */
export interface EnumValueDecl {
  readonly name: Name;
  readonly value: number;
  readonly doc: readonly string[];
}

/** An enum. */
export interface EnumDecl {
  readonly kind: 'enum';
  readonly name: Name;
  readonly base: Name;
  readonly isBitFlags: boolean;
  readonly values: readonly EnumValueDecl[];
  readonly doc: readonly string[];
}

/** A union. */
export interface UnionDecl {
  readonly kind: 'union';
  readonly name: Name;
  readonly members: readonly Name[];
  readonly doc: readonly string[];
}

/** Anything that declares a type. */
export type Declaration = RecordDecl | EnumDecl | UnionDecl;

/** One schema file. */
export interface SchemaFile {
  readonly file: SourceFile;
  readonly includes: readonly Name[];
  readonly namespace: string;
  readonly declarations: readonly Declaration[];
  readonly rootType?: Name | undefined;
  readonly fileIdentifier?: Name | undefined;
  readonly fileExtension?: Name | undefined;
}
