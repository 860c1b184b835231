import { parameterTypes } from '../builtin-names.ts';
import { type Diagnostics } from '../diagnostics.ts';
import { type Expression, parseNamedExpression } from '../expression.ts';
import { type SpecFile } from './declarations.ts';
import { type FieldReader } from './field-reader.ts';
import { countOf } from './inheritance.ts';
import { type RecordLookup } from './constraints.ts';
import { type ParameterModel, type ParameterType } from './model.ts';
import { type Scope } from './scope.ts';

const wrappers: Readonly<Record<string, number>> = { ArrayOf: 1, Optional: 1, DefaultValued: 2 };

const wrapperTexts = ['ArrayOf<…>', 'Optional<…>', 'DefaultValued<…, text>'];

/** Names of types in C++, in ODS and in IR, and the parameter types that stand for them. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['i64', 'int64'],
  ['int64_t', 'int64'],
  ['i32', 'int'],
  ['int32_t', 'int'],
  ['uint64_t', 'uint64'],
  ['size_t', 'uint64'],
  ['uint32_t', 'unsigned'],
  ['uint32', 'unsigned'],
  ['uint', 'unsigned'],
  ['int32', 'int'],
  ['integer', 'int64'],
  ['int16_t', 'int'],
  ['int8_t', 'int'],
  ['uint16_t', 'unsigned'],
  ['boolean', 'bool'],
  ['float', 'f64'],
  ['f32', 'f64'],
  ['uint8_t', 'uint8'],
  ['i1', 'bool'],
  ['double', 'f64'],
  ['StringRef', 'string'],
  ['StringRefParameter', 'string'],
  ['StrAttr', 'StringAttr'],
  ['ArrayRef', 'ArrayOf'],
  ['ArrayRefParameter', 'ArrayOf'],
  ['OptionalArrayRefParameter', 'ArrayOf'],
  ['OptionalParameter', 'Optional'],
  ['DefaultValuedParameter', 'DefaultValued'],
  ['AttributeSelfTypeParameter', 'SelfType'],
]);

/** Resolves the parameters of an attribute or type; reports duplicates and unknown parameter types. */
export function resolveParameters(
  fields: FieldReader,
  file: SpecFile,
  scope: Scope,
  records: RecordLookup,
  diagnostics: Diagnostics,
): ParameterModel[] {
  const parameters: ParameterModel[] = [];
  for (const { text, description } of fields.arguments('parameters')) {
    const named = parseNamedExpression(text, diagnostics, 'ParamType');
    if (named === undefined) continue;
    if (parameters.some((parameter) => parameter.name === named.name))
      diagnostics.error(named.location, `duplicate parameter '${named.name}'`);
    const type = new ParameterResolver(file, scope, records, diagnostics).resolve(named.expression);
    if (type !== undefined) parameters.push({ name: named.name, location: named.location, description, type });
  }
  return parameters;
}

class ParameterResolver {
  private readonly file: SpecFile;
  private readonly scope: Scope;
  private readonly records: RecordLookup;
  private readonly diagnostics: Diagnostics;

  constructor(file: SpecFile, scope: Scope, records: RecordLookup, diagnostics: Diagnostics) {
    this.file = file;
    this.scope = scope;
    this.records = records;
    this.diagnostics = diagnostics;
  }

  resolve(expression: Expression): ParameterType | undefined {
    if (expression.kind !== 'name') {
      this.diagnostics.error(expression, 'expected a parameter type');
      return undefined;
    }
    const { name, args } = expression;
    const arity = wrappers[name] ?? 0;
    const isKnown = arity > 0 || (parameterTypes as readonly string[]).includes(name) || this.scope.find(name);
    if (isKnown && args.length !== arity) {
      this.diagnostics.error(expression, `'${name}' takes ${countOf(arity, 'argument')}, but got ${args.length}`);
      return undefined;
    }
    const [inner, text] = args;
    if (isKnown && inner !== undefined) {
      const of = this.resolve(inner);
      if (of === undefined) return undefined;
      if (name === 'ArrayOf') return { kind: 'array', of };
      if (name === 'Optional') return { kind: 'optional', of };
      return { kind: 'default', of, text: defaultText(text) };
    }
    if ((parameterTypes as readonly string[]).includes(name)) return { kind: 'builtin', name };
    const meant = otherNames.get(name);
    if (meant !== undefined && this.scope.find(name) === undefined) {
      this.diagnostics.error(expression, `unknown parameter type '${name}'; did you mean '${meant}'?`);
      return undefined;
    }
    const declaration = this.scope.lookup(
      name,
      ['record', 'enum'],
      { file: this.file, location: expression },
      'parameter type',
      this.diagnostics,
      [...parameterTypes, ...Object.keys(wrappers)],
      `; there are attributes, types, enums, ${[...parameterTypes, ...wrapperTexts].join(', ')}`,
    );
    if (declaration === undefined) return undefined;
    if (declaration.kind === 'enum') {
      const model = this.records.enum(name);
      return model && { kind: 'enum', enum: model };
    }
    const record = this.records.attrOrType(name);
    if (record !== undefined) return { kind: 'record', record };
    this.diagnostics.error(expression, `'${name}' is not a parameter type: only attributes, types and enums are`);
    return undefined;
  }
}

function defaultText(expression: Expression | undefined): string {
  switch (expression?.kind) {
    case 'name':
      return expression.name;
    case 'string':
      return expression.value;
    case 'number':
      return expression.text;
    default:
      return '';
  }
}
