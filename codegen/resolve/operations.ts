import { attributeWrappers, interfaces, operandWrappers, traits } from '../builtin-names.ts';
import { type Diagnostics } from '../diagnostics.ts';
import {
  type Expression,
  type NameExpression,
  parseNamedExpression,
  parseNameExpression,
  printExpression,
} from '../expression.ts';
import { type SpecText } from '../nodes.ts';
import { type SourceLocation } from '../source.ts';
import { didYouMean } from '../../src/support/suggest.ts';
import { type ConstraintResolver } from './constraints.ts';
import { type SpecFile } from './declarations.ts';
import { type FieldReader, type ListedText } from './field-reader.ts';
import { countOf } from './inheritance.ts';
import {
  type AttributeModel,
  type ConstraintKind,
  type InterfaceModel,
  type OperandModel,
  type OpModel,
  type RecordModel,
  type RegionModel,
  type TraitUse,
} from './model.ts';
import { constraintKindOf } from './constraints.ts';

/** What is needed to resolve the members of an op. */
export interface OperationContext {
  readonly constraints: ConstraintResolver;
  /** The interfaces that specs declare, by name. */
  readonly interfaces: ReadonlyMap<string, InterfaceModel>;
  readonly diagnostics: Diagnostics;
}

/** Makes the model of an op; the assembly format is added when its members are known. */
export function buildOp(record: RecordModel, fields: FieldReader, context: OperationContext): OpModel {
  const members = new MemberBuilder(record.file, context);
  const args = fields.arguments('ins').flatMap((entry) => members.argument(entry.text, entry.description) ?? []);
  const results = fields.arguments('outs').flatMap((entry) => members.result(entry.text, entry.description) ?? []);
  const regions = fields
    .arguments('regions')
    .flatMap((entry) => members.region(entry.text, entry.description, 'region') ?? []);
  const successors = fields
    .arguments('successors')
    .flatMap((entry) => members.region(entry.text, entry.description, 'successor') ?? []);
  const flatbuffer = fields.object('flatbuffer');
  const elementwise = fields.object('elementwise');
  const scalarBody = fields.string('scalarBody');
  const mnemonic = fields.string('mnemonic') ?? '';
  return {
    ...record,
    complete: ['ins', 'outs', 'regions', 'successors'].every(
      (key, i) => fields.arguments(key).length === [args, results, regions, successors][i]?.length,
    ),
    mnemonic,
    mnemonicLocation: fields.text('mnemonic') ?? record.location,
    fullName: `${record.dialect}.${mnemonic}`,
    arguments: args,
    operands: args.filter((arg): arg is OperandModel => arg.role === 'operand'),
    attributes: args.filter((arg): arg is AttributeModel => arg.role === 'attribute'),
    results,
    regions,
    successors,
    traits: resolveTraits(fields.accumulatedTexts('traits'), context),
    format: undefined,
    formatText: fields.text('assemblyFormat'),
    dpsInits: fields.texts('dpsInits'),
    hasVerifier: fields.flag('hasVerifier'),
    hasRegionVerifier: fields.flag('hasRegionVerifier'),
    hasFolder: fields.flag('hasFolder'),
    hasCanonicalizer: fields.flag('hasCanonicalizer'),
    hasCustomAssemblyFormat: fields.flag('hasCustomAssemblyFormat'),
    hasAsmResultNames: fields.flag('hasAsmResultNames'),
    hasEarlierForms: fields.flag('hasEarlierForms'),
    skipDefaultBuilders: fields.flag('skipDefaultBuilders'),
    extension: fields.flag('extension'),
    convertFrom: fields.text('convertFrom'),
    flatbuffer: flatbuffer && {
      table: flatbuffer.string('table') ?? '',
      enum: flatbuffer.string('enum'),
      case: flatbuffer.string('case'),
      value: flatbuffer.integer('value'),
    },
    elementwise: elementwise && {
      arity: elementwise.integer('arity') ?? 0,
      function: elementwise.string('function') ?? '',
    },
    structured: scalarBody === undefined ? undefined : { maps: fields.string('indexingMaps'), body: scalarBody },
    hooks: fields.text('hooks'),
  };
}

/** Resolves trait uses; reports unknown names, wrong argument counts and names given twice in one list. */
export function resolveTraits(
  lists: readonly (readonly ListedText[])[],
  context: Pick<OperationContext, 'interfaces' | 'diagnostics'>,
): TraitUse[] {
  const { diagnostics } = context;
  const uses: TraitUse[] = [];
  for (const list of lists) {
    const own: TraitUse[] = [];
    for (const { text, isInherited, isLiteral } of list) {
      const expression = parseNameExpression(text, diagnostics);
      const use = expression && resolveTrait(expression, isInherited, context);
      if (use === undefined) continue;
      const earlier = own.find((other) => sameTrait(other, use));
      if (earlier === undefined) own.push(use);
      else if (isLiteral)
        diagnostics.error(use.location, `trait '${use.name}' is given twice; drop one of them`, [
          { location: earlier.location, message: 'first given here' },
        ]);
    }
    // A trait that a parent has too is kept once, where the record itself put it.
    uses.push(...own.filter((use) => !uses.some((other) => sameTrait(other, use))));
  }
  return uses;
}

function sameTrait(a: TraitUse, b: TraitUse): boolean {
  const text = ({ name, args }: TraitUse) => [name, ...args.map(printExpression)].join();
  return text(a) === text(b);
}

function resolveTrait(
  expression: NameExpression,
  isInherited: boolean,
  { interfaces: declared, diagnostics }: Pick<OperationContext, 'interfaces' | 'diagnostics'>,
): TraitUse | undefined {
  const { name, args } = expression;
  const use = { name, args, location: expression, isInherited };
  const record = declared.get(name);
  const known = record !== undefined || (interfaces as readonly string[]).includes(name) || Object.hasOwn(traits, name);
  if (!known) {
    const hint = /^Declare\w+InterfaceMethods$/.test(name)
      ? '; name the interface itself: what it needs by hand is asked for as a hook'
      : didYouMean(name, [...Object.keys(traits), ...interfaces, ...declared.keys()]);
    diagnostics.error(expression, `unknown trait '${name}'${hint}`);
    return undefined;
  }
  const arity = Object.hasOwn(traits, name) ? traits[name] : 0;
  if (arity === undefined ? args.length === 0 : args.length !== arity) {
    const expected = arity === undefined ? 'at least one argument' : countOf(arity, 'argument');
    diagnostics.error(expression, `trait '${name}' takes ${expected}, but got ${args.length}`);
    return undefined;
  }
  return { ...use, interface: record };
}

class MemberBuilder {
  private readonly file: SpecFile;
  private readonly context: OperationContext;
  private readonly names = new Map<string, SourceLocation>();

  constructor(file: SpecFile, context: OperationContext) {
    this.file = file;
    this.context = context;
  }

  argument(text: SpecText, description: string): OperandModel | AttributeModel | undefined {
    const named = parseNamedExpression(text, this.context.diagnostics);
    if (named === undefined || !this.declare(named.name, named.location)) return undefined;
    const base = { name: named.name, location: named.location, description };
    const { expression } = named;
    if (Object.hasOwn(attributeWrappers, expression.name)) return this.wrappedAttribute(base, expression);
    if ((operandWrappers as readonly string[]).includes(expression.name))
      return this.operand(base, expression, 'operand');
    const constraint = this.use(expression, ['type', 'attr']);
    if (constraint === undefined) return undefined;
    if (constraintKindOf(constraint) === 'type') return { ...base, role: 'operand', quantity: 'one', constraint };
    const presence = expression.name === 'UnitAttr' ? 'unit' : 'required';
    return { ...base, role: 'attribute', presence, defaultText: undefined, constraint };
  }

  result(text: SpecText, description: string): OperandModel | undefined {
    const named = parseNamedExpression(text, this.context.diagnostics);
    if (named === undefined || !this.declare(named.name, named.location)) return undefined;
    return this.operand({ name: named.name, location: named.location, description }, named.expression, 'result');
  }

  region(text: SpecText, description: string, role: 'region' | 'successor'): RegionModel | undefined {
    const named = parseNamedExpression(text, this.context.diagnostics);
    if (named === undefined || !this.declare(named.name, named.location)) return undefined;
    const wrapper = role === 'region' ? 'VariadicRegion' : 'VariadicSuccessor';
    const variadic = named.expression.name === wrapper;
    const inner = variadic ? this.only(named.expression) : named.expression;
    const constraint = inner && this.use(inner, [role]);
    return constraint && { name: named.name, location: named.location, description, role, variadic, constraint };
  }

  private operand(
    base: Pick<OperandModel, 'name' | 'location' | 'description'>,
    expression: NameExpression,
    role: 'operand' | 'result',
  ): OperandModel | undefined {
    const wrapped = (operandWrappers as readonly string[]).includes(expression.name);
    const inner = wrapped ? this.only(expression) : expression;
    const constraint = inner && this.use(inner, ['type']);
    const quantity = !wrapped ? 'one' : expression.name === 'Variadic' ? 'variadic' : 'optional';
    return constraint && { ...base, role, quantity, constraint };
  }

  private wrappedAttribute(
    base: Pick<AttributeModel, 'name' | 'location' | 'description'>,
    expression: NameExpression,
  ): AttributeModel | undefined {
    const arity = attributeWrappers[expression.name] ?? 0;
    if (!this.checkArity(expression, arity)) return undefined;
    const [inner, text] = expression.args;
    const constraint = inner && this.use(inner, ['attr']);
    if (text !== undefined && text.kind === 'list') {
      this.context.diagnostics.error(text, 'a default value is IR text in double quotes');
      return undefined;
    }
    const defaultText = text === undefined ? undefined : text.kind === 'name' ? text.name : String(text.value);
    const presence =
      expression.name === 'OptionalAttr'
        ? 'optional'
        : expression.name === 'DefaultValuedAttr'
          ? 'default'
          : 'unsetDefault';
    return constraint && { ...base, role: 'attribute', presence, defaultText, constraint };
  }

  private only(expression: NameExpression): Expression | undefined {
    return this.checkArity(expression, 1) ? expression.args[0] : undefined;
  }

  private checkArity(expression: NameExpression, expected: number): boolean {
    if (expression.args.length === expected) return true;
    this.context.diagnostics.error(
      expression,
      `'${expression.name}' takes ${countOf(expected, 'argument')}, but got ${expression.args.length}`,
    );
    return false;
  }

  private use(expression: Expression, kinds: readonly ConstraintKind[]) {
    return this.context.constraints.use(expression, this.file, kinds);
  }

  /** Reports a name that is taken; its entry is then no part of the operation, which is not complete. */
  private declare(name: string, location: SourceLocation): boolean {
    const earlier = this.names.get(name);
    if (earlier !== undefined) {
      this.context.diagnostics.error(location, `'$${name}' is used twice in this operation`, [
        { location: earlier, message: 'first used here' },
      ]);
      return false;
    }
    this.names.set(name, location);
    return true;
  }
}
