import { type LogicalResult } from '../support/logical-result.ts';
import { type Attribute } from '../ir/attribute.ts';
import { DialectAttr } from '../ir/attributes/scalar-attributes.ts';
import { type Context } from '../ir/context.ts';
import { type AsmParser } from '../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../ir/interfaces/op-asm-printer.ts';
import { type Type } from '../ir/type.ts';
import { NoneType } from '../ir/types/scalar-types.ts';
import { type DialectType } from '../ir/types/dialect-types.ts';
import { type AssemblyFormat } from './assembly-format.ts';
import { wantedInstead } from './parameter-values.ts';
import { paramKey, type ParamType } from './parameters.ts';

export interface ParameterSpec {
  readonly name: string;
  /** The name of its property in TypeScript, where that is another one. */
  readonly member?: string;
  readonly type: ParamType;
}

/** Everything that a record says about an attribute or type. `T` is the generated class. */
export interface AttrSpec<T extends DialectAttr | DialectType = DialectAttr> {
  readonly dialect: string;
  readonly mnemonic: string;
  /** The record's name, as messages have it: `TT_LayoutAttr`. */
  readonly recordName: string;
  readonly className: string;
  readonly parameters: readonly ParameterSpec[];
  readonly format?: AssemblyFormat;
  /** The record is a bit or plain enum attribute: `<` keyword (`|` keyword)* `>`. */
  readonly enumAttr?: true;
  /** parse and print are hooks. */
  readonly customAssembly?: true;
  /** Elements of memrefs can have the type: the record has MemRefElementTypeInterface. */
  readonly memRefElement?: true;
  readonly create: (context: Context, parameters: readonly unknown[]) => T;
}

export type TypeSpec = AttrSpec<DialectType>;

/** The class that codegen makes of a record. */
export interface AttrClass {
  readonly spec: AttrSpec;
}

export interface TypeClass {
  readonly spec: TypeSpec;
}

/** Reports what is wrong with the parameters of an attribute or type; returns failure. */
export type EmitError = (message: string, ...notes: string[]) => false;

/** The hand-written part of an attribute or type. Parameters come by the names of their properties. */
export interface AttrHooks<Parameters = never> {
  verify?(emitError: EmitError, parameters: Parameters): LogicalResult;
  /** Checks a ranked tensor whose encoding the attribute is. Source: VerifiableTensorEncoding of mlir/IR/TensorEncoding.td. */
  verifyEncoding?(emitError: EmitError, attribute: never, shape: readonly number[], elementType: Type): LogicalResult;
  /** Parses what follows the mnemonic and returns the parameters in order. */
  parse?(parser: AsmParser): readonly unknown[];
  print?(what: never, printer: AsmPrinter): void;
}

/** What a dialect registers for an attribute or type. */
export interface RegisteredAttr<T extends DialectAttr | DialectType = DialectAttr> {
  readonly mnemonic: string;
  readonly spec: AttrSpec<T>;
  readonly hooks: AttrHooks;
}

/** Returns the one attribute or type with these parameters. Throws TypeError for one that is not what the record says. */
export function uniqueParametric<T extends DialectAttr | DialectType>(
  spec: AttrSpec<T>,
  context: Context,
  parameters: readonly unknown[],
): T {
  let key = parameters.length > 0 ? paramKey(parameters[0]) : '';
  for (let i = 1; i < parameters.length; i++) key += `;${paramKey(parameters[i])}`;
  return context.unique<T & (Attribute | Type)>(kindOf(spec), key, () => {
    checkParameters(spec, parameters);
    return spec.create(context, Object.freeze([...parameters])) as T & (Attribute | Type);
  });
}

function checkParameters(spec: AttrSpec<DialectAttr | DialectType>, values: readonly unknown[]): void {
  for (const [i, { name, type }] of spec.parameters.entries()) {
    const wanted = wantedInstead(type, values[i]);
    if (wanted === undefined) continue;
    const given = typeof values[i] === 'object' ? values[i]?.constructor.name : String(values[i]);
    throw new TypeError(`'${spec.dialect}.${spec.mnemonic}': parameter '${name}' must be ${wanted}, not ${given}`);
  }
}

const kinds = new WeakMap<object, string>();

/** Returns what the objects of a class are uniqued under. */
function kindOf<T extends DialectAttr | DialectType>(spec: AttrSpec<T>): string {
  let kind = kinds.get(spec);
  if (kind === undefined) kinds.set(spec, (kind = `${spec.className}:${spec.dialect}.${spec.mnemonic}`));
  return kind;
}

/** Returns the namespace of the dialect whose objects are uniqued under `kind`, undefined for those of no generated class. */
export function dialectOfKind(kind: string): string | undefined {
  const colon = kind.indexOf(':');
  return colon < 0 ? undefined : kind.slice(colon + 1, kind.indexOf('.', colon));
}

/** Checks a ranked tensor by the hook of its encoding, if that has one. */
export function verifyEncoding(
  emitError: EmitError,
  encoding: Attribute | undefined,
  shape: readonly number[],
  elementType: Type,
): LogicalResult {
  if (!(encoding instanceof DialectAttr)) return true;
  const { dialect, mnemonic } = specOf(encoding);
  const { hooks } = encoding.context.getOrLoadDialect(dialect)!.attributes.get(mnemonic) as RegisteredAttr;
  return hooks.verifyEncoding?.(emitError, encoding as never, shape, elementType) ?? true;
}

/** Returns the spec of the class that a dialect attribute or type belongs to. */
export function specOf<T extends DialectAttr | DialectType>(what: T): AttrSpec<T> {
  return (what.constructor as unknown as { spec: AttrSpec<T> }).spec;
}

/** Returns the parameters that a format writes, which `params` stands for. */
export function writtenParameters(spec: Pick<AttrSpec, 'parameters'>): readonly ParameterSpec[] {
  return spec.parameters.filter(({ type }) => type.kind !== 'self-type');
}

/** Tells whether the attribute has a type of its own, which stands behind it. */
export function hasSelfType(spec: AttrSpec): boolean {
  return spec.parameters.some(({ type }) => type.kind === 'self-type');
}

/** Returns the attribute with its own type, none unless given, where it has one. What reads an attribute by hand gives it its type. */
export function withSelfType(attribute: DialectAttr, type: Type | undefined): DialectAttr {
  const spec = specOf(attribute);
  const index = spec.parameters.findIndex((parameter) => parameter.type.kind === 'self-type');
  if (index < 0 || spec.customAssembly) return attribute;
  const { context } = attribute;
  return uniqueParametric(spec, context, attribute.parameters.with(index, type ?? NoneType.get(context)));
}

/** Returns the parameters as an object with the names of their properties, as verify hooks take them. */
export function parametersByName(spec: { readonly parameters: readonly ParameterSpec[] }, values: readonly unknown[]) {
  return Object.fromEntries(spec.parameters.map(({ name, member = name }, i) => [member, values[i]]));
}
