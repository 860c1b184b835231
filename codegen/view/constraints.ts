import { InternalError, invariant } from '../../src/support/invariant.ts';
import { confiningConstraints } from '../builtin-names.ts';
import { constantCase } from '../names.ts';
import { constraintKindOf, constraintSummary, enumCasesOf, enumOfUse, summaryOf } from '../resolve/constraints.ts';
import { type ConstraintArgument, type ConstraintModel, type ConstraintUse } from '../resolve/model.ts';
import { arrayCode, stringCode } from './code.ts';
import { type ImportSet } from './imports.ts';
import { cppName } from './cpp-name.ts';
import { casesCode } from './enum-values.ts';
import { dialectFolder, generatedPath } from './places.ts';

/** Native constraints of builtin whose names in TypeScript are taken by the classes of the types. */
const renamed: Readonly<Record<string, string>> = {
  NoneType: 'NoneTypeConstraint',
  FunctionType: 'FunctionTypeConstraint',
  TypedArrayAttrBase: 'TypedArrayAttr',
};

/** Returns the expression for a constraint as an op or another constraint uses it. */
export function constraintCode(use: ConstraintUse, imports: ImportSet): string {
  switch (use.kind) {
    case 'record':
      return imports.value(
        recordConstraintName(use.record.className),
        generatedPath(use.record.dialect, 'constraints'),
      );
    case 'enum': {
      const { enum: model } = use;
      const factory = imports.value(
        model.bitEnum ? 'bitEnumAsInteger' : 'enumAsInteger',
        'builtin/attr-constraints.ts',
      );
      const spec = imports.value(enumSpecName(model.className), generatedPath(model.dialect, 'enums'));
      const type = model.bitEnum ? '' : `<${imports.type(model.className, generatedPath(model.dialect, 'enums'))}>`;
      const isPlain = !model.bitEnum && !model.genSpecializedAttr;
      const width = model.width === 32 && !isPlain ? '' : `, ${model.width}`;
      return `${factory}${type}(${spec}, ${stringCode(summaryOf(use))}${width}${isPlain ? ', false' : ''})`;
    }
    case 'declared': {
      if (use.constraint.name === 'ConstantEnumCase') return constantCaseCode(use, imports);
      const name = constraintName(use.constraint, imports);
      return use.args.length === 0 ? name : `${name}(${use.args.map((arg) => argumentCode(arg, imports)).join(', ')})`;
    }
  }
}

/** A case of an enum is a constant whose plain value is the keyword, or the bits, and which messages call by its name in C++. */
function constantCaseCode(
  { constraint, args: [base, text] }: ConstraintUse & { readonly kind: 'declared' },
  imports: ImportSet,
): string {
  const model = base?.kind === 'constraint' ? enumOfUse(base.use) : undefined;
  const cases = model && text?.kind === 'string' ? enumCasesOf(model, text.value) : undefined;
  invariant(base && model && cases, 'the resolver has checked the cases of enums');
  const value = casesCode(model, cases);
  const name = stringCode(cases.map(({ symbol }) => `${cppName(model)}::${symbol}`).join('|'));
  return `${constraintName(constraint, imports)}(${argumentCode(base, imports)}, { value: ${value}, name: ${name} })`;
}

function constraintName(constraint: ConstraintModel, imports: ImportSet): string {
  const { name, dialect, definition } = constraint;
  if (definition.kind !== 'native') return imports.value(name, generatedPath(dialect, 'constraints'));
  const file = confiningConstraints.has(name) ? 'confining-constraints.ts' : constraintFiles[constraint.kind];
  const module = dialect === 'builtin' ? `builtin/${file}` : `${dialectFolder(dialect)}/constraints.ts`;
  return imports.value(dialect === 'builtin' ? (renamed[name] ?? name) : name, module);
}

const constraintFiles = {
  type: 'type-constraints.ts',
  attr: 'attr-constraints.ts',
  region: 'region-constraints.ts',
  successor: 'region-constraints.ts',
} as const;

function argumentCode(argument: ConstraintArgument, imports: ImportSet): string {
  switch (argument.kind) {
    case 'constraint':
      return constraintCode(argument.use, imports);
    case 'list':
      return arrayCode(argument.items.map((item) => argumentCode(item, imports)));
    case 'string':
      return stringCode(argument.value);
    case 'number':
      return String(argument.value);
  }
}

/** Returns the expression that defines a derived constraint. */
export function derivedConstraintCode(constraint: ConstraintModel, imports: ImportSet): string {
  const { definition, kind } = constraint;
  const summary = stringCode(constraintSummary(constraint));
  const given = constraint.summary === undefined ? '' : `, ${summary}`;
  switch (definition.kind) {
    case 'native':
      throw new InternalError(`native constraint '${constraint.name}' is not defined by generated code`);
    case 'anyOf': {
      const of = arrayCode(definition.of.map((use) => constraintCode(use, imports)));
      return `${imports.value(kind === 'type' ? 'anyTypeOf' : 'anyAttrOf')}(${of}${given})`;
    }
    case 'allOf': {
      const of = arrayCode(definition.of.map((use) => constraintCode(use, imports)));
      return `${imports.value('allTypesOf')}(${of}${given})`;
    }
    case 'arrayOf': {
      const factory = imports.value('TypedArrayAttr', 'builtin/attr-constraints.ts');
      return `${factory}(${constraintCode(definition.of, imports)}, ${summary})`;
    }
    case 'alias': {
      const code = constraintCode(definition.of, imports);
      if (constraint.summary === undefined) return code;
      return kind === 'type'
        ? `{ ...${code}, summary: ${summary} }`
        : `${imports.value('attrInOtherWords')}(${code}, ${summary})`;
    }
  }
}

/** Returns the name of the constraint that only attributes or types of one record satisfy. */
export function recordConstraintName(className: string): string {
  return `${className}Constraint`;
}

/** Returns the name of an enum's spec: `memorySpaceEnum`. */
export function enumSpecName(className: string): string {
  return `${constantCase(className)}Enum`;
}

/** TypeScript types of the plain values of builtin's native attribute constraints; others have that of their storage. */
const nativeValueTypes: Readonly<Record<string, string>> = {
  I32ArrayAttr: 'readonly number[]',
  I64ArrayAttr: 'readonly number[]',
  IndexListArrayAttr: 'readonly (readonly number[])[]',
  F32ArrayAttr: 'readonly number[]',
  F64ArrayAttr: 'readonly number[]',
  BoolArrayAttr: 'readonly boolean[]',
  StrArrayAttr: 'readonly string[]',
  FlatSymbolRefArrayAttr: 'readonly string[]',
  DenseBoolArrayAttr: 'readonly boolean[]',
};

const storageValueTypes: Readonly<Record<string, string>> = {
  BoolAttr: 'boolean',
  UnitAttr: 'boolean',
  IntegerAttr: 'number',
  FloatAttr: 'number',
  StringAttr: 'string',
  FlatSymbolRefAttr: 'string',
  DenseArrayAttr: 'readonly number[]',
};

/** Returns the TypeScript type of the plain value of an attribute that satisfies the constraint. */
export function valueType(use: ConstraintUse, imports: ImportSet): string {
  invariant(constraintKindOf(use) === 'attr', 'only attribute constraints have a plain value');
  switch (use.kind) {
    case 'enum':
      return imports.type(use.enum.className, generatedPath(use.enum.dialect, 'enums'));
    case 'record': {
      const { enum: model, className, dialect } = use.record;
      return model === undefined
        ? imports.type(className, generatedPath(dialect, 'attributes'))
        : imports.type(model.className, generatedPath(model.dialect, 'enums'));
    }
    case 'declared':
      return declaredValueType(use.constraint, use.args, imports);
  }
}

function declaredValueType(
  { name, storage, definition }: ConstraintModel,
  args: readonly ConstraintArgument[],
  imports: ImportSet,
): string {
  if (definition.kind === 'arrayOf') return arrayType(valueType(definition.of, imports));
  if (definition.kind === 'alias') return valueType(definition.of, imports);
  if (definition.kind === 'anyOf' || definition.kind === 'allOf') return imports.type('Attribute');
  const [first] = args;
  if (name === 'TypedArrayAttrBase' && first?.kind === 'constraint') return arrayType(valueType(first.use, imports));
  if (confiningConstraints.has(name) && first?.kind === 'constraint') return valueType(first.use, imports);
  if (name === 'TypeAttrOf' && first?.kind === 'constraint' && nameOfUse(first.use) === 'FunctionType')
    return imports.type('FunctionType');
  if (name === 'TypeArrayAttr') return `readonly ${imports.type('Type')}[]`;
  if (name === 'DictArrayAttr') return `readonly ${imports.typeAs('DictionaryAttr', 'DictionaryAttribute')}[]`;
  if (name === 'AffineMapArrayAttr') return `readonly ${imports.typeAs('AffineMapAttr', 'AffineMapAttribute')}[]`;
  const known = nativeValueTypes[name] ?? (storage === undefined ? undefined : storageValueTypes[storage]);
  if (known !== undefined) return known;
  switch (storage) {
    case 'TypeAttr':
      return imports.type('Type');
    case 'ArrayAttr':
      return `readonly ${imports.type('Attribute')}[]`;
    case 'DictionaryAttr':
    case 'AffineMapAttr':
    case 'SymbolRefAttr':
      return imports.typeAs(storage, storage.replace(/Attr$/, 'Attribute'));
    default:
      return imports.type('Attribute');
  }
}

/** Returns the name of a declared constraint. */
function nameOfUse(use: ConstraintUse): string | undefined {
  return use.kind === 'declared' ? use.constraint.name : undefined;
}

/** Returns the type of a list of values of the given type. */
export function arrayType(element: string): string {
  return `readonly ${element.includes(' ') ? `(${element})` : element}[]`;
}
