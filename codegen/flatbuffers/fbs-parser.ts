/**
 * Parser of the part of the FlatBuffers schema language that this project's schemas use.
 *
 * Source: the FlatBuffers grammar. Differs: no default values, ids, services, includes of native headers, nested
 * flatbuffers or fixed-size arrays; the only attributes are `required` and `bit_flags`.
 */
import { type Diagnostics } from '../diagnostics.ts';
import { type SourceFile } from '../source.ts';
import {
  type Declaration,
  type EnumDecl,
  type EnumValueDecl,
  type FieldDecl,
  type Name,
  type RecordDecl,
  type SchemaFile,
  type TypeUse,
  type UnionDecl,
} from './fbs-ast.ts';
import { tokenize, type Token } from './fbs-lexer.ts';

/** Parses a schema file; reports the first syntax error and returns undefined then. */
export function parseSchema(file: SourceFile, diagnostics: Diagnostics): SchemaFile | undefined {
  try {
    return new FbsParser(file, tokenize(file, diagnostics)).schema();
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    diagnostics.error({ file, offset: error.offset }, error.message);
    return undefined;
  }
}

/** Leaves the parser at a syntax error. */
class SyntaxProblem extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

class FbsParser {
  private next = 0;

  constructor(
    private readonly file: SourceFile,
    private readonly tokens: readonly Token[],
  ) {}

  /** `schema ::= include* (namespace_decl | type_decl | enum_decl | union_decl | root_decl | file_info)*` */
  schema(): SchemaFile {
    const includes: Name[] = [];
    const declarations: Declaration[] = [];
    const single: { namespace?: Name; rootType?: Name; fileIdentifier?: Name; fileExtension?: Name } = {};
    const set = (key: keyof typeof single, value: Name): void => {
      if (single[key] !== undefined) this.fail(value, `this was already said`);
      single[key] = value;
      this.punctuation(';');
    };
    while (this.token.kind !== 'end') {
      const keyword = this.token;
      switch (keyword.text) {
        case 'include':
          this.advance();
          includes.push(this.string('the path of a schema file'));
          this.punctuation(';');
          break;
        case 'namespace':
          this.advance();
          if (declarations.length > 0) this.fail(keyword, `the namespace comes before the declarations`);
          set('namespace', this.name('a namespace'));
          break;
        case 'root_type':
          this.advance();
          set('rootType', this.name('the name of a table'));
          break;
        case 'file_identifier':
          this.advance();
          set('fileIdentifier', this.string('four characters in quotes'));
          break;
        case 'file_extension':
          this.advance();
          set('fileExtension', this.string('an extension in quotes'));
          break;
        default:
          declarations.push(this.declaration());
      }
    }
    const { namespace, ...rest } = single;
    return { file: this.file, includes, namespace: namespace?.text ?? '', declarations, ...rest };
  }

  private declaration(): Declaration {
    const keyword = this.advance();
    switch (keyword.kind === 'name' ? keyword.text : '') {
      case 'table':
        return this.record('table', keyword.doc);
      case 'struct':
        return this.record('struct', keyword.doc);
      case 'enum':
        return this.enumeration(keyword.doc);
      case 'union':
        return this.union(keyword.doc);
      default:
        return this.fail(keyword, `expected a declaration, found ${describe(keyword)}`);
    }
  }

  /** `type_decl ::= ("table" | "struct") ident "{" field_decl* "}"` */
  private record(kind: RecordDecl['kind'], doc: readonly string[]): RecordDecl {
    const name = this.name(`the name of a ${kind}`);
    this.punctuation('{');
    const fields: FieldDecl[] = [];
    while (!this.accept('}')) fields.push(this.field());
    return { kind, name, fields, doc };
  }

  /** `field_decl ::= ident ":" type metadata? ";"` */
  private field(): FieldDecl {
    const doc = this.token.doc;
    const name = this.name('the name of a field');
    this.punctuation(':');
    const type = this.typeUse();
    const isRequired = this.attribute('required');
    if (this.token.text === '=') this.fail(this.token, 'default values are not supported');
    this.punctuation(';');
    return { name, type, isRequired, doc };
  }

  /** `type ::= ident | "[" ident "]"` */
  private typeUse(): TypeUse {
    if (!this.accept('[')) return { name: this.name('a type'), isVector: false };
    const name = this.name('the type of an element');
    this.punctuation(']');
    return { name, isVector: true };
  }

  /** `enum_decl ::= "enum" ident ":" type metadata? "{" (enumval ("," enumval)* ","?)? "}"`, `enumval ::= ident ("=" int)?` */
  private enumeration(doc: readonly string[]): EnumDecl {
    const name = this.name('the name of an enum');
    this.punctuation(':');
    const base = this.name('an integer type');
    const isBitFlags = this.attribute('bit_flags');
    const values: EnumValueDecl[] = [];
    this.list((): void => {
      const doc = this.token.doc;
      const symbol = this.name('a symbol');
      const value = this.accept('=') ? this.integer() : (values.at(-1)?.value ?? -1) + 1;
      values.push({ name: symbol, value, doc });
    });
    return { kind: 'enum', name, base, isBitFlags, values, doc };
  }

  /** `union_decl ::= "union" ident "{" (ident ("," ident)* ","?)? "}"` */
  private union(doc: readonly string[]): UnionDecl {
    const name = this.name('the name of a union');
    const members: Name[] = [];
    this.list(() => void members.push(this.name('the name of a table')));
    return { kind: 'union', name, members, doc };
  }

  private list(element: () => void): void {
    this.punctuation('{');
    while (!this.accept('}')) {
      element();
      if (this.token.text !== '}') this.punctuation(',');
    }
  }

  /** `metadata ::= "(" ident ")"`, where only `name` is known. */
  private attribute(name: string): boolean {
    if (!this.accept('(')) return false;
    const attribute = this.name('an attribute');
    if (attribute.text !== name) this.fail(attribute, `unknown attribute '${attribute.text}', expected '${name}'`);
    this.punctuation(')');
    return true;
  }

  private get token(): Token {
    return this.tokens[Math.min(this.next, this.tokens.length - 1)]!;
  }

  private advance(): Token {
    const token = this.token;
    this.next++;
    return token;
  }

  private accept(punctuation: string): boolean {
    if (this.token.kind !== 'punctuation' || this.token.text !== punctuation) return false;
    this.advance();
    return true;
  }

  private punctuation(text: string): void {
    if (!this.accept(text)) this.fail(this.token, `expected '${text}', found ${describe(this.token)}`);
  }

  private name(what: string): Name {
    if (this.token.kind !== 'name') this.fail(this.token, `expected ${what}, found ${describe(this.token)}`);
    return this.advance();
  }

  private string(what: string): Name {
    if (this.token.kind !== 'string') this.fail(this.token, `expected ${what}, found ${describe(this.token)}`);
    return this.advance();
  }

  private integer(): number {
    if (this.token.kind !== 'number') this.fail(this.token, `expected an integer, found ${describe(this.token)}`);
    return Number(this.advance().text);
  }

  private fail(at: { readonly offset: number }, message: string): never {
    throw new SyntaxProblem(at.offset, message);
  }
}

function describe(token: Token): string {
  return token.kind === 'end' ? 'the end of the file' : `'${token.text}'`;
}
