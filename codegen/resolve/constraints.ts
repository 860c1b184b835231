import { attributeWrappers, confiningConstraints, operandWrappers, regionConstraints } from '../builtin-names.ts';
import { type Diagnostics } from '../diagnostics.ts';
import { type Expression, type NameExpression, parseNameExpression } from '../expression.ts';
import { type SpecText } from '../nodes.ts';
import { type SourceLocation } from '../source.ts';
import { type Declaration, type SpecFile } from './declarations.ts';
import { FieldReader } from './field-reader.ts';
import { countOf } from './inheritance.ts';
import {
  type AttrOrTypeModel,
  type ConstraintArgument,
  type ConstraintDefinition,
  type ConstraintKind,
  type ConstraintModel,
  type ConstraintUse,
  type EnumCase,
  type EnumModel,
} from './model.ts';
import { casesNamed } from './enums.ts';
import { type Scope } from './scope.ts';

/** Factories whose plain values are made of those of the attributes that their argument says. */
const ofAttributes: ReadonlySet<string> = new Set(['TypedArrayAttrBase', ...confiningConstraints]);

/** What the resolver of constraints needs of records and enums, which are resolved elsewhere. */
export interface RecordLookup {
  attrOrType(name: string): AttrOrTypeModel | undefined;
  enum(name: string): EnumModel | undefined;
}

/** What an entry of `ins`, `outs`, `regions` or `successors` may have around its constraint. */
const wrappers: readonly string[] = [
  ...operandWrappers,
  ...Object.keys(attributeWrappers),
  'VariadicRegion',
  'VariadicSuccessor',
];

/** What ODS's constraints that take others are here. */
const odsConstraints: ReadonlyMap<string, string> = new Map([
  ...['AnyTypeOf', 'AnyAttrOf'].map((name) => [name, "declare a constraint with 'anyOf'"] as const),
  ['ConfinedType', "declare a constraint with 'allOf'"],
  ['ConfinedAttr', 'what confines the constraint C is around it, as in IntPositive<C> and ArrayMinCount<C, 2>'],
  ['TypedArrayAttrBase', "declare a constraint with 'arrayOf'"],
  ...['Arg', 'Res'].map(
    (name) => [name, 'name its constraint alone; the description is the value of the entry'] as const,
  ),
]);

/** Resolves constraints and their uses; each constraint is resolved once, on first demand. */
export class ConstraintResolver {
  private readonly scope: Scope;
  private readonly records: RecordLookup;
  private readonly diagnostics: Diagnostics;
  private readonly resolved = new Map<Declaration, ConstraintModel | 'pending'>();

  constructor(scope: Scope, records: RecordLookup, diagnostics: Diagnostics) {
    this.scope = scope;
    this.records = records;
    this.diagnostics = diagnostics;
  }

  /** Returns the model of a declared constraint. A constraint defined by itself is an error. */
  resolve(declaration: Declaration): ConstraintModel {
    const known = this.resolved.get(declaration);
    if (known === 'pending') {
      this.diagnostics.error(declaration.location, `constraint '${declaration.name}' is defined by itself`);
      return this.model(declaration, 'type', { kind: 'native' }, undefined);
    }
    if (known !== undefined) return known;
    this.resolved.set(declaration, 'pending');
    const model = this.resolveNew(declaration);
    this.resolved.set(declaration, model);
    return model;
  }

  /** Resolves the use of a constraint of one of `kinds`, or reports why it cannot. */
  use(expression: Expression, file: SpecFile, kinds: readonly ConstraintKind[]): ConstraintUse | undefined {
    if (expression.kind !== 'name') {
      this.diagnostics.error(expression, 'expected the name of a constraint');
      return undefined;
    }
    if (expression.name === 'I32EnumAsIntegerAttr') return this.enumUse(expression, file, kinds);
    if (Object.hasOwn(regionConstraints, expression.name)) return this.builtinUse(expression, file, kinds);
    if (wrappers.includes(expression.name)) {
      this.diagnostics.error(
        expression,
        `'${expression.name}' is no constraint: ${placeOfWrapper(expression.name, kinds)}`,
      );
      return undefined;
    }
    const instead = odsConstraints.get(expression.name);
    if (instead !== undefined && this.scope.find(expression.name) === undefined) {
      this.diagnostics.error(expression, `unknown constraint '${expression.name}'; ${instead}`);
      return undefined;
    }
    const declaration = this.scope.lookup(
      expression.name,
      ['constraint', 'record', 'enum'],
      { file, location: expression },
      'constraint',
      this.diagnostics,
      [...Object.keys(regionConstraints), 'I32EnumAsIntegerAttr', ...wrappers],
    );
    if (declaration === undefined) return undefined;
    if (declaration.kind === 'constraint') return this.declaredUse(expression, declaration, file, kinds);
    if (declaration.kind === 'enum') {
      this.diagnostics.error(
        expression,
        `'${expression.name}' is an enum, not a constraint; name its attribute record or write I32EnumAsIntegerAttr<${expression.name}>`,
      );
      return undefined;
    }
    const record = this.records.attrOrType(declaration.name);
    if (record === undefined) {
      this.diagnostics.error(expression, `'${expression.name}' is not a constraint: only attributes and types are`);
      return undefined;
    }
    if (!this.checkKind(expression.name, record.kind, kinds, expression)) return undefined;
    if (!this.checkArity(expression, 0)) return undefined;
    return { kind: 'record', record, location: expression };
  }

  private declaredUse(
    expression: NameExpression,
    declaration: Declaration,
    file: SpecFile,
    kinds: readonly ConstraintKind[],
  ): ConstraintUse | undefined {
    const constraint = this.resolve(declaration);
    if (!this.checkKind(constraint.name, constraint.kind, kinds, expression)) return undefined;
    if (!this.checkArity(expression, constraint.parameters)) return undefined;
    const argumentKinds = ofAttributes.has(expression.name) ? (['attr'] as const) : undefined;
    const args = expression.args.map((arg) => this.argument(arg, file, argumentKinds));
    if (args.some((arg) => arg === undefined)) return undefined;
    if (constraint.name === 'ConstantEnumCase' && !this.checkCase(expression, args)) return undefined;
    return { kind: 'declared', constraint, args: args.filter((arg) => arg !== undefined), location: expression };
  }

  /** Tells whether the second argument of ConstantEnumCase says cases of the enum that the first one is of. */
  private checkCase(expression: NameExpression, [base, text]: readonly (ConstraintArgument | undefined)[]): boolean {
    const [baseExpression, textExpression] = expression.args;
    const model = base?.kind === 'constraint' ? enumOfUse(base.use) : undefined;
    if (!model) {
      this.diagnostics.error(baseExpression!, "'ConstantEnumCase' takes the constraint of an enum");
      return false;
    }
    if (text?.kind === 'string' && enumCasesOf(model, text.value)) return true;
    const keywords = model.cases.map(({ keyword }) => `"${keyword}"`).join(', ');
    const many = model.bitEnum ? ', or several with | between' : '';
    this.diagnostics.error(textExpression!, `expected a case of the enum '${model.name}': ${keywords}${many}`);
    return false;
  }

  private argument(
    expression: Expression,
    file: SpecFile,
    kinds: readonly ConstraintKind[] = ['type', 'attr', 'region', 'successor'],
  ): ConstraintArgument | undefined {
    switch (expression.kind) {
      case 'string':
      case 'number':
        return expression;
      case 'list': {
        const items = expression.items.map((item) => this.argument(item, file));
        return items.some((item) => item === undefined)
          ? undefined
          : { kind: 'list', items: items.filter((item) => item !== undefined) };
      }
      case 'name': {
        const use = this.use(expression, file, kinds);
        return use && { kind: 'constraint', use };
      }
    }
  }

  private enumUse(
    expression: NameExpression,
    file: SpecFile,
    kinds: readonly ConstraintKind[],
  ): ConstraintUse | undefined {
    if (!this.checkKind(expression.name, 'attr', kinds, expression)) return undefined;
    const [argument] = expression.args;
    if (!this.checkArity(expression, 1) || argument === undefined) return undefined;
    const model = this.enum(argument, file);
    if (model && !model.isEnumAttr) {
      const message = `integer attributes cannot stand for values of '${model.name}', whose kind does not end in 'Attr'`;
      this.diagnostics.error(argument, message);
      return undefined;
    }
    return model && { kind: 'enum', enum: model, location: expression };
  }

  /** Resolves an expression that names an enum. */
  enum(expression: Expression, file: SpecFile): EnumModel | undefined {
    if (expression.kind !== 'name') {
      this.diagnostics.error(expression, 'expected the name of an enum');
      return undefined;
    }
    const from = { file, location: expression };
    const declaration = this.scope.lookup(expression.name, ['enum'], from, 'enum', this.diagnostics);
    return declaration && this.records.enum(declaration.name);
  }

  private builtinUse(
    expression: NameExpression,
    file: SpecFile,
    kinds: readonly ConstraintKind[],
  ): ConstraintUse | undefined {
    const known = regionConstraints[expression.name];
    if (known === undefined || !this.checkKind(expression.name, known.kind, kinds, expression)) return undefined;
    if (!this.checkArity(expression, known.parameters)) return undefined;
    const wrong = expression.args.find((arg) => arg.kind !== 'number');
    if (wrong !== undefined) {
      this.diagnostics.error(wrong, `'${expression.name}' takes a number of blocks`);
      return undefined;
    }
    const args = expression.args.map((arg) => this.argument(arg, file)).filter((arg) => arg !== undefined);
    const constraint: ConstraintModel = {
      name: expression.name,
      dialect: 'builtin',
      file,
      location: expression,
      ...known,
      definition: { kind: 'native' },
      storage: undefined,
    };
    return { kind: 'declared', constraint, args, location: expression };
  }

  private checkKind(
    name: string,
    kind: ConstraintKind,
    kinds: readonly ConstraintKind[],
    location: SourceLocation,
  ): boolean {
    if (kinds.includes(kind)) return true;
    const expected = kinds.map((k) => kindNames[k]).join(' or ');
    this.diagnostics.error(location, `expected ${expected} constraint, but '${name}' is ${kindNames[kind]} constraint`);
    return false;
  }

  private checkArity(expression: NameExpression, expected: number): boolean {
    if (expression.args.length === expected) return true;
    this.diagnostics.error(
      expression,
      `'${expression.name}' takes ${countOf(expected, 'argument')}, but got ${expression.args.length}`,
    );
    return false;
  }

  private resolveNew(declaration: Declaration): ConstraintModel {
    const fields = FieldReader.of(
      { kind: 'map', entries: declaration.fields, ...declaration.location },
      this.diagnostics,
    );
    const ways = ['native', 'anyOf', 'allOf', 'arrayOf', 'attr', 'type'].filter((way) => fields.has(way));
    const [way] = ways;
    if (way === undefined || ways.length > 1) {
      this.diagnostics.error(
        declaration.location,
        `a constraint needs exactly one of native, anyOf, allOf, arrayOf, attr, type; '${declaration.name}' has ${ways.length === 0 ? 'none' : ways.join(' and ')}`,
      );
      return this.model(declaration, 'type', { kind: 'native' }, fields);
    }
    if (way === 'native')
      return this.model(declaration, this.nativeKind(declaration, fields), { kind: 'native' }, fields);
    if (fields.has('parameters'))
      this.diagnostics.error(fields.keyLocation('parameters'), 'only native constraints take parameters');
    const given = fields.string('kind') as ConstraintKind | undefined;
    if (way === 'anyOf' || way === 'allOf') {
      const uses = this.usesOf(fields.texts(way), declaration.file, ['type', 'attr']);
      const kind = given ?? uses[0]?.kind ?? 'type';
      for (const use of uses) this.checkKind(use.name, use.kind, [kind], use.use.location);
      return this.model(declaration, kind, { kind: way, of: uses.map((use) => use.use) }, fields);
    }
    const text = fields.text(way);
    const kinds: ConstraintKind[] = way === 'type' ? ['type'] : ['attr'];
    const use = text && this.usesOf([text], declaration.file, kinds)[0]?.use;
    const kind = way === 'type' ? 'type' : 'attr';
    if (use === undefined) return this.model(declaration, kind, { kind: 'native' }, fields);
    return this.model(declaration, kind, { kind: way === 'arrayOf' ? 'arrayOf' : 'alias', of: use }, fields);
  }

  private nativeKind(declaration: Declaration, fields: FieldReader): ConstraintKind {
    if (!fields.flag('native'))
      this.diagnostics.error(fields.keyLocation('native'), "'native' can only be true; leave it out otherwise");
    // The words of a factory are made from its arguments, by the factory.
    for (const needed of fields.has('parameters') ? ['kind'] : ['kind', 'summary']) {
      if (!fields.has(needed))
        this.diagnostics.error(
          declaration.location,
          `the native constraint '${declaration.name}' needs the key '${needed}'`,
        );
    }
    return (fields.string('kind') as ConstraintKind | undefined) ?? 'type';
  }

  private usesOf(
    texts: readonly SpecText[],
    file: SpecFile,
    kinds: readonly ConstraintKind[],
  ): { readonly use: ConstraintUse; readonly kind: ConstraintKind; readonly name: string }[] {
    return texts.flatMap((text) => {
      const expression = parseNameExpression(text, this.diagnostics);
      const use = expression && this.use(expression, file, kinds);
      return use ? [{ use, kind: constraintKindOf(use), name: expression.name }] : [];
    });
  }

  private model(
    declaration: Declaration,
    kind: ConstraintKind,
    definition: ConstraintDefinition,
    fields: FieldReader | undefined,
  ): ConstraintModel {
    return {
      name: declaration.name,
      dialect: declaration.file.dialect,
      file: declaration.file,
      location: declaration.location,
      kind,
      summary: fields?.string('summary'),
      parameters: fields?.integer('parameters') ?? 0,
      definition,
      storage: fields?.string('storage'),
    };
  }
}

/** Says where a wrapper belongs; regions and successors have one of their own. */
function placeOfWrapper(name: string, kinds: readonly ConstraintKind[]): string {
  const [kind] = kinds;
  if (name === 'Variadic' && kinds.length === 1 && (kind === 'region' || kind === 'successor'))
    return `a group of ${kind}s is Variadic${kind === 'region' ? 'Region' : 'Successor'}<…>`;
  return 'it can only be around all of an entry';
}

const kindNames: Readonly<Record<ConstraintKind, string>> = {
  type: 'a type',
  attr: 'an attribute',
  region: 'a region',
  successor: 'a successor',
};

/** Returns the enum whose values satisfy the constraint, if it is one of an enum. */
export function enumOfUse(use: ConstraintUse): EnumModel | undefined {
  if (use.kind === 'enum') return use.enum;
  return use.kind === 'record' ? use.record.enum : undefined;
}

/** Returns the cases that `text` names by their keywords, of bits with `|` between; undefined where one is not there. */
export function enumCasesOf(model: EnumModel, text: string): readonly EnumCase[] | undefined {
  return casesNamed(model, model.bitEnum ? text.split('|') : [text]);
}

/** Returns what the constraint of a use is about. */
export function constraintKindOf(use: ConstraintUse): ConstraintKind {
  switch (use.kind) {
    case 'declared':
      return use.constraint.kind;
    case 'record':
      return use.record.kind;
    case 'enum':
      return 'attr';
  }
}

/** Returns the words that diagnostics use for the constraint. */
export function summaryOf(use: ConstraintUse): string {
  if (use.kind === 'enum') {
    const { bitEnum, summary, width, cases } = use.enum;
    if (bitEnum || summary !== '') return summary;
    const values = cases.filter((c) => !c.extension).map((c) => c.value);
    return `allowed ${width}-bit signless integer cases: ${values.join(', ')}`;
  }
  if (use.kind === 'record') return use.record.summary;
  return constraintSummary(use.constraint);
}

/** Returns the words of a declared constraint; without words of its own they come from its parts. */
export function constraintSummary(constraint: ConstraintModel): string {
  if (constraint.summary !== undefined) return constraint.summary;
  const { definition } = constraint;
  switch (definition.kind) {
    case 'native':
      return '';
    case 'anyOf':
      return definition.of.map(summaryOf).join(' or ');
    case 'allOf':
      return definition.of.map(summaryOf).join(' and ');
    case 'arrayOf':
      return `${summaryOf(definition.of)} array`;
    case 'alias':
      return summaryOf(definition.of);
  }
}
