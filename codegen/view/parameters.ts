import { type EnumModel, type ParameterType } from '../resolve/model.ts';
import { arrayCode, objectCode, stringCode } from './code.ts';
import { arrayType, enumSpecName } from './constraints.ts';
import { type ImportSet } from './imports.ts';
import { cppName } from './cpp-name.ts';
import { enumValueCode } from './enum-values.ts';
import { generatedPath } from './places.ts';

interface BuiltinParameter {
  /** Type of the value in TypeScript. */
  readonly type: string;
  /** The runtime's description. */
  readonly code: string;
  /** Name of the class to import, when `type` is one. */
  readonly class?: string;
  /** What integers it holds, when it does. */
  readonly integer?: IntegerKind;
}

interface IntegerKind {
  readonly bits: number;
  readonly signed: boolean;
  /** Those beyond 2^53 are bigints; else they are refused. */
  readonly exact: boolean;
}

function integer(bits: number, signed: boolean): BuiltinParameter {
  const code = `{ kind: 'int', bits: ${bits}, signed: ${signed} }`;
  return { type: 'number', code, integer: { bits, signed, exact: false } };
}

/** An integer of 64 bits whose values beyond 2^53 are bigints. */
function exactInteger(signed: boolean): BuiltinParameter {
  const code = `{ kind: 'int', bits: 64, signed: ${signed}, exact: true }`;
  return { type: 'number | bigint', code, integer: { bits: 64, signed, exact: true } };
}

function attribute(name: string, className = name): BuiltinParameter {
  return {
    type: className,
    class: className,
    code: `{ kind: 'attribute', cppType: '::mlir::${name}', of: ${className} }`,
  };
}

const builtins: Readonly<Record<string, BuiltinParameter>> = {
  int64: integer(64, true),
  exactInt64: exactInteger(true),
  uint64: exactInteger(false),
  unsigned: integer(32, false),
  uint8: integer(8, false),
  int: integer(32, true),
  bool: { type: 'boolean', code: "{ kind: 'bool' }" },
  f64: { type: 'number', code: "{ kind: 'float' }" },
  string: { type: 'string', code: "{ kind: 'string' }" },
  AffineMap: { type: 'AffineMap', class: 'AffineMap', code: "{ kind: 'affine-map' }" },
  AffineMapAsWritten: {
    type: 'AffineMap',
    class: 'AffineMap',
    code: "{ kind: 'affine-map', order: 'as-written' }",
  },
  Attribute: { type: 'Attribute', class: 'Attribute', code: "{ kind: 'attribute', cppType: '::mlir::Attribute' }" },
  Type: { type: 'Type', class: 'Type', code: "{ kind: 'type', cppType: 'Type' }" },
  SelfType: { type: 'Type', class: 'Type', code: "{ kind: 'self-type' }" },
  MemRefType: {
    type: 'MemRefType',
    class: 'MemRefType',
    code: "{ kind: 'type', cppType: '::mlir::MemRefType', of: MemRefType }",
  },
  RankedTensorType: {
    type: 'RankedTensorType',
    class: 'RankedTensorType',
    code: "{ kind: 'type', cppType: '::mlir::RankedTensorType', of: RankedTensorType }",
  },
  IntegerAttr: attribute('IntegerAttr'),
  FloatAttr: attribute('FloatAttr'),
  ArrayAttr: attribute('ArrayAttr'),
  DictionaryAttr: attribute('DictionaryAttr'),
  SymbolRefAttr: attribute('SymbolRefAttr'),
  FlatSymbolRefAttr: attribute('FlatSymbolRefAttr', 'SymbolRefAttr'),
  StringAttr: attribute('StringAttr'),
  TypeAttr: attribute('TypeAttr'),
};

/** Returns the TypeScript type of a parameter's value. */
export function parameterType(type: ParameterType, imports: ImportSet): string {
  switch (type.kind) {
    case 'builtin': {
      const builtin = builtins[type.name];
      if (builtin?.class !== undefined) imports.type(builtin.class);
      return builtin?.type ?? 'unknown';
    }
    case 'enum':
      return imports.type(type.enum.className, generatedPath(type.enum.dialect, 'enums'));
    case 'record':
      return imports.type(type.record.className, recordPath(type.record));
    case 'array':
      return arrayType(parameterType(type.of, imports));
    case 'optional':
      return `${parameterType(type.of, imports)} | undefined`;
    case 'default':
      return parameterType(type.of, imports);
  }
}

/** Returns the runtime's description of a parameter. */
export function parameterCode(type: ParameterType, imports: ImportSet): string {
  switch (type.kind) {
    case 'builtin': {
      const builtin = builtins[type.name];
      if (builtin?.code.includes(' of: ')) imports.value(builtin.class ?? '');
      return builtin?.code ?? '';
    }
    case 'enum':
      return `{ kind: 'enum', spec: ${enumSpec(type.enum, imports)} }`;
    case 'record': {
      const { record } = type;
      return objectCode([
        ['kind', stringCode(record.kind === 'attr' ? 'attribute' : 'type')],
        ['cppType', stringCode(cppName(record))],
        ['of', imports.value(record.className, recordPath(record))],
      ]);
    }
    case 'array':
    case 'optional':
      return `{ kind: '${type.kind}', of: ${parameterCode(type.of, imports)} }`;
    case 'default':
      return `{ kind: 'default', of: ${parameterCode(type.of, imports)}, value: ${parameterDefaultCode(type, imports)} }`;
  }
}

/** Returns the expression for the default value of a parameter, or undefined when its text is not a value of that type. */
export function parameterDefaultCode(
  { of, text }: ParameterType & { kind: 'default' },
  imports: ImportSet,
): string | undefined {
  switch (of.kind) {
    case 'enum':
      return enumValueCode(of.enum, text);
    case 'array':
      return text === '' ? arrayCode([]) : undefined;
    case 'builtin':
      if (builtins[of.name]?.integer) return integerCode(builtins[of.name]!.integer!, text);
      if (of.name === 'f64') return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? String(Number(text)) : undefined;
      if (of.name === 'bool') return /^(true|false)$/.test(text) ? text : undefined;
      if (of.name === 'string') return stringCode(text);
      if (builtins[of.name]?.type === 'AffineMap')
        return text === '() -> ()' ? `${imports.value('AffineMap')}.get(0, 0, [])` : undefined;
      return undefined;
    default:
      return undefined;
  }
}

/** Returns the expression for an integer, undefined for texts that are none and for numbers out of range. */
function integerCode({ bits, signed, exact }: IntegerKind, text: string): string | undefined {
  if (!/^-?\d+$/.test(text)) return undefined;
  const value = BigInt(text);
  if (value !== (signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value))) return undefined;
  if (Number.isSafeInteger(Number(value))) return String(value);
  return exact ? `${value}n` : undefined;
}

function enumSpec(model: EnumModel, imports: ImportSet): string {
  return imports.value(enumSpecName(model.className), generatedPath(model.dialect, 'enums'));
}

function recordPath(record: { readonly kind: 'attr' | 'type'; readonly dialect: string }): string {
  return generatedPath(record.dialect, record.kind === 'attr' ? 'attributes' : 'types');
}
